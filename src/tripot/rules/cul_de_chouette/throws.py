"""Three dice have fallen: their points are booked, then what the combination opens begins (C1 to C10, N3, B3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tripot.rules.agenda import Step
from tripot.rules.cul_de_chouette.bleu_rouge import BleuRouge, Rethrow
from tripot.rules.cul_de_chouette.booking import book
from tripot.rules.cul_de_chouette.combinations import Combination, Reading, read
from tripot.rules.cul_de_chouette.races import ChouetteVelute, PelicanRace
from tripot.rules.cul_de_chouette.sirotage import offer_sirotage
from tripot.rules.cul_de_chouette.soufflette import SouffletteOffered
from tripot.rules.cul_de_chouette.suite import all_bang
from tripot.rules.cul_de_chouette.table import Cast, Result, Table, leave_open


def land(table: Table, lanceur: int, dice: tuple[int, ...], *, bought: bool = False) -> Table:
    """What was first on the agenda ends in a throw of three dice that counts in full for `lanceur`."""
    cast = Cast(lanceur, dice, read(dice, table.options), bought)
    table, booked = book(table.showing(cast), cast)
    return open_up(table, cast, booked)


def open_up(table: Table, cast: Cast, booked: int) -> Table:
    """What a combination opens once its points are booked: a race, a Suite, an offer, a token."""
    lanceur, reading, bought = cast.lanceur, cast.reading, cast.bought
    result = Result(reading)
    match reading.combination:
        case Combination.PELICAN:
            return leave_open(table, PelicanRace(lanceur, bought=bought), result)
        case Combination.CHOUETTE_VELUTE:
            return leave_open(table, ChouetteVelute(lanceur, reading.value, bought=bought), result)
        case Combination.BLEU_ROUGE:
            return table.then(BleuRouge(lanceur, bought), CountRethrow(), StillBleuRouge(reading))
        case Combination.SUITE | Combination.SUITE_VELUTE:
            return all_bang(table, result)
        case Combination.SOUFFLETTE:
            return leave_open(table, SouffletteOffered(lanceur), result)
        case Combination.CHOUETTE:
            return offer_sirotage(table, cast, booked)
        case Combination.NEANT:
            return neant(table, cast)
        case Combination.VELUTE | Combination.CUL_DE_CHOUETTE:
            return table.done(result)


def neant(table: Table, cast: Cast) -> Table:
    """The lanceur gains a Grelottine unless he holds one, and is exposed to a challenge (C10)."""
    if table.options.grelottine:
        table = table.give_grelottine(cast.lanceur)
    return table.done(Result(cast.reading, exposes=cast.lanceur))


@dataclass(frozen=True)
class CountRethrow(Step):
    """If a total of the lanceur's was right, the new combination opens what it opens; else nothing more (B3, B4)."""

    def settle(self, table: Table, result: Rethrow | None) -> Table:
        if result is None:
            return table.done(Result(Reading(Combination.BLEU_ROUGE)))
        return open_up(table, result.cast, result.booked)


@dataclass(frozen=True)
class StillBleuRouge(Step):
    """Whatever the second throw made, the throw itself is judged as the Bleu-Rouge it was (S7, N5)."""

    reading: Reading

    def settle(self, table: Table, result: Result) -> Table:
        return table.done(replace(result, reading=self.reading, sipped=None))

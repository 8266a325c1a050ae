"""The chances that are shown at the table, counted over all the throws there are with the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from typing import get_args

from tripot.rules.cul_de_chouette import civet, grelottine
from tripot.rules.cul_de_chouette.combinations import Combination, Reading, read
from tripot.rules.cul_de_chouette.moves import Staked
from tripot.rules.cul_de_chouette.options import Options
from tripot.rules.cul_de_chouette.table import Result
from tripot.rules.dice import FACES

THROWS = tuple(product(FACES, repeat=3))
CIVET_ON: tuple[str, ...] = get_args(Staked)
SIPPED_ON = frozenset({"sirop-grelot", "cul-de-chouette-sirote"})
"""What can only be made by a Sirotage; in a challenge it is compulsory then (N5)."""

Satisfies = Callable[[str, Result], bool]


@cache
def challenge_odds(options: Options) -> Mapping[str, Fraction]:
    """The chance of the challenged for each combination that can be imposed, in the order of their rates (N5).

    He sips where that alone can still make it, and never where it would unmake it.
    """
    imposed = (on for on in grelottine.RATES if options.sirotage or on not in SIPPED_ON)
    return {on: _chance(on, grelottine.satisfies, options) for on in imposed}


@cache
def civet_odds(options: Options) -> Mapping[str, Fraction]:
    """The chance of each combination a Civet may be staked on (S7)."""
    return {on: _chance(on, civet.satisfies, options) for on in CIVET_ON}


@cache
def sipped_die_odds() -> Fraction:
    """The chance of one named face of the die thrown again: the Cul of a Sirotage, a bird (S2, S4)."""
    return Fraction(1, len(FACES))


@cache
def total_odds() -> Mapping[int, Fraction]:
    """The chance of each total of three dice, 3 to 18 (B2)."""
    totals = [sum(dice) for dice in THROWS]
    return {total: Fraction(totals.count(total), len(THROWS)) for total in sorted(set(totals))}


def any_total_odds(totals: Iterable[int]) -> Fraction:
    """The chance that one of several totals comes; one that three dice cannot make adds nothing (B2, B5)."""
    return sum((total_odds().get(total, Fraction()) for total in set(totals)), Fraction())


def _chance(on: str, satisfies: Satisfies, options: Options) -> Fraction:
    chances = (_of_throw(on, satisfies, read(dice, options), options) for dice in THROWS)
    return sum(chances, Fraction()) / len(THROWS)


def _of_throw(on: str, satisfies: Satisfies, made: Reading, options: Options) -> Fraction:
    """0 or 1 as the dice lie, or the chance of the Sirotage that is left."""
    if satisfies(on, Result(made)):
        return Fraction(1)
    if made.combination is not Combination.CHOUETTE or not options.sirotage:
        return Fraction()
    won = [die for die in FACES if satisfies(on, _sipped(made, die, options))]
    return Fraction(len(won), len(FACES))


def _sipped(chouette: Reading, die: int, options: Options) -> Result:
    """What a Sirotage comes to with `die`: the Cul de Chouette, or a Chouette that is none any more (S2, S3)."""
    if die == chouette.value:
        return Result(read((die, die, die), options), sipped=True)
    return Result(chouette, sipped=False)

"""The Suite: all bang the table, the last loses (C6, R2, R4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tripot.rules.agenda import Phase
from tripot.rules.cul_de_chouette import lots
from tripot.rules.cul_de_chouette.lots import Thrown
from tripot.rules.cul_de_chouette.moves import Cry, Last, Nobody, Throw, Tie
from tripot.rules.cul_de_chouette.table import Conclude, Result, Table
from tripot.rules.moves import Offer
from tripot.rules.table import all_but

CRY = "grelotte-ca-picote"


def all_bang(table: Table, result: Result) -> Table:
    """Who is at the table bangs it; one alone, the others having gone home, has nobody to race (C6, R2)."""
    racing = table.at_the_table
    return table.then(Suite(racing), Conclude(result)) if len(racing) > 1 else table.done(result)


def lost_by(table: Table, loser: int) -> Table:
    """The last loses 10 (C6)."""
    return table.lose(loser, table.options.suite_points, "suite").done()


@dataclass(frozen=True)
class Suite(Phase):
    """« Grelotte ça picote ! »: every seat bangs; the race ends as soon as one is left (R2)."""

    racing: tuple[int, ...]
    banged: tuple[int, ...] = ()

    def moment(self) -> Suite:
        return replace(self, banged=())

    def without(self, table: Table, seat: int) -> Table:
        """The others go on; nobody loses when he alone was still to bang, or when one alone is left."""
        heard = Suite(all_but(seat, self.racing), all_but(seat, self.banged))
        return self._next(table, heard) if len(heard.racing) > 1 else table.done()

    def still_to_bang(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.racing if seat not in self.banged)

    def offers(self, table: Table) -> Iterator[Offer]:
        yield Offer(Cry, self.still_to_bang(), {"cry": CRY})
        yield Offer(Last, self.racing)
        yield Offer(Tie, self.racing)
        yield Offer(Nobody)

    def play(self, table: Table, move: Cry | Last | Tie | Nobody) -> Table:
        match move:
            case Cry(seat=seat):
                return self._next(table, replace(self, banged=(*self.banged, seat)))
            case Last(seat=loser):
                return lost_by(table, loser)
            case Tie(seats=seats):
                return table.then(SuiteTie(tuple(seat for seat in self.racing if seat in seats)))
            case Nobody():
                return table.done()

    def _next(self, table: Table, heard: Suite) -> Table:
        match heard.still_to_bang():
            case ():
                return table.done()
            case (last,):
                return lost_by(table, last)
            case _:
                return table.then(heard)


@dataclass(frozen=True)
class SuiteTie(Phase):
    """« Sans fin est la moisissure des bières bretonnes ! »: the tied last throw a die each, the lowest loses (R4)."""

    tied: tuple[int, ...]
    thrown: Thrown = ()
    tries: int = 1

    def moment(self) -> SuiteTie:
        return replace(self, thrown=())

    def without(self, table: Table, seat: int) -> Table:
        """The others throw on; one alone was the last."""
        if seat not in self.tied:
            return table
        tied = all_but(seat, self.tied)
        if len(tied) == 1:
            return lost_by(table, tied[0])
        return self._next(table, replace(self, tied=tied, thrown=lots.without_die_of(seat, self.thrown)))

    def still_to_throw(self) -> tuple[int, ...]:
        return lots.still_to_throw(self.tied, self.thrown)

    def offers(self, table: Table) -> Iterator[Offer]:
        yield Offer(Throw, self.still_to_throw(), {"dice": [1]})
        yield Offer(Last, self.tied)
        yield Offer(Nobody)

    def play(self, table: Table, move: Throw | Last | Nobody) -> Table:
        match move:
            case Throw(seat=seat, dice=dice):
                return self._next(table, replace(self, thrown=(*self.thrown, (seat, dice[0]))))
            case Last(seat=loser):
                return lost_by(table, loser)
            case Nobody():
                return table.done()

    def _next(self, table: Table, now: SuiteTie) -> Table:
        if now.still_to_throw():
            return table.then(now)
        match lots.lowest(now.thrown):
            case (loser,):
                return lost_by(table, loser)
            case tied:
                again = tuple(seat for seat in now.tied if seat in tied)
                return table.then(SuiteTie(again, tries=self.tries + 1))

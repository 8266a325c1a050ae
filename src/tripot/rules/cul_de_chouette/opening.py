"""The opening: each player throws one die, the lowest starts (G1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tripot.rules.agenda import Phase
from tripot.rules.cul_de_chouette import lots
from tripot.rules.cul_de_chouette.lots import Thrown
from tripot.rules.cul_de_chouette.moves import Opening as OpeningDie
from tripot.rules.cul_de_chouette.table import Table
from tripot.rules.cul_de_chouette.turn import turn_of
from tripot.rules.moves import Offer
from tripot.rules.table import all_but


@dataclass(frozen=True)
class Opening(Phase):
    """Who throws the lowest die starts; the tied lowest throw again, only they."""

    throwing: tuple[int, ...]
    thrown: Thrown = ()
    tries: int = 1

    def moment(self) -> Opening:
        return replace(self, thrown=())

    def still_to_throw(self) -> tuple[int, ...]:
        return lots.still_to_throw(self.throwing, self.thrown)

    def offers(self, table: Table) -> Iterator[Offer]:
        yield Offer(OpeningDie, self.still_to_throw())

    def play(self, table: Table, move: OpeningDie) -> Table:
        return self._next(table, replace(self, thrown=(*self.thrown, (move.seat, move.die))))

    def _next(self, table: Table, now: Opening) -> Table:
        """Waits for who has still to throw, lets the tied throw again, or lets the lowest start."""
        if now.still_to_throw():
            return table.then(now)
        match lots.lowest(now.thrown):
            case (starter,):
                return starts(table, starter)
            case tied:
                return table.then(Opening(tuple(sorted(tied)), tries=self.tries + 1))

    def without(self, table: Table, seat: int) -> Table:
        """Somebody goes home before the game has begun."""
        if seat not in self.throwing:
            return table
        thrown = lots.without_die_of(seat, self.thrown)
        throwing = all_but(seat, self.throwing)
        if not throwing:
            return table.then(Opening(table.present, tries=self.tries + 1))
        return self._next(table, replace(self, throwing=throwing, thrown=thrown))


def starts(table: Table, seat: int) -> Table:
    """`seat` has the first turn; rounds are counted from there."""
    return replace(table, turn=seat, first=seat, agenda=turn_of(seat))

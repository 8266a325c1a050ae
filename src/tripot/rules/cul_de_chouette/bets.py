"""Side bets: 5 points on a die, a challenge or a total (S4, N6, B2)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from tripot.rules.agenda import Phase
from tripot.rules.cul_de_chouette.table import Table

STAKE = 5
REASON = "pari"

Bets = tuple[tuple[int, int | str], ...]
"""Who has bet, and on what."""


@dataclass(frozen=True)
class Betting(Phase):
    """A phase that waits for dice, and takes side bets until they fall; its parties lay none (S4)."""

    bets: Bets = field(default=(), kw_only=True)

    def moment(self) -> Self:
        return replace(self, bets=())

    def with_bet(self, seat: int, on: int | str) -> Self:
        """The same phase once `seat` has bet."""
        return replace(self, bets=(*self.bets, (seat, on)))

    def barred(self, table: Table) -> tuple[int, ...]:
        """The parties, of what hangs on these dice too: they lay no bets (S4)."""
        hanging = table.settlement
        return (*self.parties(), *(hanging.parties() if hanging else ()))

    def bettors(self, table: Table) -> tuple[int, ...]:
        """Not the parties, nobody twice, never with fewer than 5 points; a team is one player (S4, D1)."""
        others = table.others(*self.barred(table), *(seat for seat, _ in self.bets))
        return tuple(seat for seat in others if table.score_of(seat) >= STAKE)


def win_bet(table: Table, seat: int) -> Table:
    """A bet that was right (S4): +25, capped (G5)."""
    return table.gain(seat, table.options.bet_gain, REASON, outside=True)


def lose_bet(table: Table, seat: int) -> Table:
    """A bet that was wrong (S4): −5."""
    return table.lose(seat, STAKE, REASON)

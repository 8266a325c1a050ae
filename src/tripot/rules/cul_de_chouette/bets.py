"""Side bets: 5 points on a die, a challenge or a total (S4, N6, B2)."""

from __future__ import annotations

from collections.abc import Iterable

from tripot.rules.cul_de_chouette.table import Table

STAKE = 5
REASON = "pari"


def bettors(table: Table, laid: Iterable[int], *but: int) -> tuple[int, ...]:
    """Not the parties, nobody twice, never with fewer than 5 points; a team is one player (S4, D1)."""
    settlement = table.settlement
    parties = settlement.parties() if settlement else ()
    others = table.others(*but, *parties, *laid)
    return tuple(seat for seat in others if table.score_of(seat) >= STAKE)


def win_bet(table: Table, seat: int) -> Table:
    """A bet that was right (S4): +25, capped (G5)."""
    return table.gain(seat, table.options.bet_gain, REASON, outside=True)


def lose_bet(table: Table, seat: int) -> Table:
    """A bet that was wrong (S4): −5."""
    return table.lose(seat, STAKE, REASON)

"""« Le perdant boit » (T14)."""

from __future__ import annotations

from tripot.rules.el_cacho.table import Table


def drinkers(table: Table) -> list[int]:
    """Who drinks once the game is over: the last, all the tied last; everybody where nobody lost."""
    if not table.over:
        return []
    losers = [seat for seat in table.present if seat not in table.winners]
    lowest = min((table.score_of(seat) for seat in losers), default=None)
    last = [seat for seat in losers if table.score_of(seat) == lowest]
    return last or list(table.present)

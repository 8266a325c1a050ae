"""Bévue: a fault against the rules costs 10 points (E1, E2)."""

from __future__ import annotations

from tripot.rules.cul_de_chouette.table import Table

REASON = "bevue"


def book_bevue(table: Table, seat: int) -> Table:
    """−10, any player, any time (E1)."""
    return table.lose(seat, table.options.bevue_points, REASON)

"""« Je m'arrête »: when a turn may be stopped, and what comes of it (V8, V9, V12)."""

from __future__ import annotations

from tripot.rules.errors import IllegalMove
from tripot.rules.vache_qui_rit.table import HUNDRED, Sale, Table


def why_not_stop(table: Table, seat: int, *, main_pleine: bool) -> IllegalMove | None:
    """What forbids to stop on the turn's total, with what is missing; None when it is allowed."""
    if main_pleine and table.options.main_pleine_must_go_on:
        return IllegalMove("main-pleine-goes-on", total=table.total)
    lacks = {"total": table.total, "missing": table.missing}
    if not table.entered[seat] and table.total < table.options.entry:
        return IllegalMove("under-the-threshold", entry=table.options.entry, **lacks)
    return IllegalMove("not-a-hundred", **lacks) if table.total % HUNDRED else None


def stop(table: Table, seat: int) -> Table:
    """The turn's total is booked, who was not in is; the next player may buy (V12, V15)."""
    booked = table.score(seat, table.total, "tour").with_entered(seat, entered=True)
    if table.options.bars_in_a_row:
        booked = booked.with_bars(seat, 0)
    return booked.done(Sale(seat, table.total, table.dice_left))

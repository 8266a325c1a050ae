"""Somebody goes home: he is skipped from now on, and what can go on without him does."""

from __future__ import annotations

from dataclasses import replace

from tripot.rules.cul_de_chouette.table import Table
from tripot.rules.cul_de_chouette.turn import BeforeThrow, pass_dice


def leave(table: Table, seat: int) -> Table:
    """His score stays. What waits for him is over, a race goes on, and what hangs on a throw is settled."""
    gone = _unexposed(replace(table, left=table.left | {seat}), seat)
    return _skip(table.phase.without(gone, seat), seat)


def _unexposed(table: Table, seat: int) -> Table:
    """His Néant is challenged no more; a tie of cries he had won is open again (N1, R7)."""
    exposure = table.exposure
    if exposure is None or seat not in (exposure.seat, exposure.only):
        return table
    return replace(table, exposure=None if exposure.seat == seat else replace(exposure, only=None))


def _skip(table: Table, seat: int) -> Table:
    """The turn he had not begun goes to the next; what is open before it stays open."""
    for at, task in enumerate(table.agenda):
        if isinstance(task, BeforeThrow) and task.lanceur == seat:
            passed = pass_dice(table)
            return replace(passed, agenda=(*table.agenda[:at], *passed.agenda))
    return table

"""A game to take away: all of it as JSON, its ledger as a table for a spreadsheet."""

from __future__ import annotations

import csv
import io
from typing import Any

from tripot.games.snapshot import Line, Snapshot
from tripot.rules.moves import Change

FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
"""What makes a spreadsheet take a cell for a formula."""


def line_as_dict(line: Line) -> dict[str, Any]:
    """One line of the log as the interface shows it (api)."""
    return {
        "seq": line.seq,
        "at": line.at.isoformat(timespec="milliseconds"),
        "move": line.move.model_dump(mode="json", exclude_unset=True),
        "changes": changes_as_dicts(line.changes),
        "undone": line.undone,
        "amended": line.amended,
    }


def changes_as_dicts(changes: tuple[Change, ...]) -> list[dict[str, Any]]:
    """Seat, points really applied, and the rule's name (api)."""
    return [{"seat": change.seat, "points": change.points, "reason": change.reason} for change in changes]


def as_json(game: Snapshot, log: tuple[Line, ...]) -> dict[str, Any]:
    """The state and the whole log."""
    return {"state": game.state(), "moves": [line_as_dict(line) for line in log]}


def as_csv(game: Snapshot, log: tuple[Line, ...]) -> str:
    """One row a move: what was said, and each player's points. A spreadsheet computes no cell of it (S11)."""
    names = game.table.names
    written = io.StringIO()
    rows = csv.writer(written, lineterminator="\r\n")
    rows.writerow([_inert(cell) for cell in ("seq", "at", "move", "seat", "undone", *names)])
    for line in log:
        said = line.move.model_dump(mode="json", exclude_unset=True)
        seat = said.get("seat", "")
        points = [_points(line, other) for other in game.table.seats]
        rows.writerow([line.seq, line.at.isoformat(), said["move"], seat, int(line.undone), *points])
    return written.getvalue()


def _points(line: Line, seat: int) -> int:
    return sum(change.points for change in line.changes if change.seat == seat)


def _inert(cell: str) -> str:
    return f"'{cell}" if cell.startswith(FORMULA_STARTS) else cell

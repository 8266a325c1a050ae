"""A game to take away: all of it as JSON, its ledger as a table for a spreadsheet."""

from __future__ import annotations

import csv
import io
from typing import Any

from tripot.games.snapshot import Line, Snapshot

FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")


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


def changes_as_dicts(changes: tuple[Any, ...]) -> list[dict[str, Any]]:
    """Seat, points really applied, and the rule's name."""
    return [{"seat": it.seat, "points": it.points, "reason": it.reason} for it in changes]


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
        points = [sum(it.points for it in line.changes if it.seat == seat) for seat in range(len(names))]
        seat = said.get("seat", "")
        rows.writerow([line.seq, line.at.isoformat(), said["move"], seat, int(line.undone), *points])
    return written.getvalue()


def _inert(cell: str) -> str:
    return f"'{cell}" if cell.startswith(FORMULA_STARTS) else cell

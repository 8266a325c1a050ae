"""Which moves of a log still count: undo, redo and amend are entries of it too, and nothing is ever taken out."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum


class Kind(StrEnum):
    """What an entry of the log is."""

    START = "start"
    MOVE = "move"
    UNDO = "undo"
    REDO = "redo"
    AMEND = "amend"


def effective(entries: Iterable[tuple[int, Kind]]) -> tuple[int, ...]:
    """The seqs of the moves that count, in order; `entries` are `(seq, kind)` in order.

    A new move drops what could be redone, and so does an amend: what was taken back had been played in another game.
    """
    counted: list[int] = []
    undone: list[int] = []
    for seq, kind in entries:
        match kind:
            case Kind.START:
                pass
            case Kind.MOVE:
                counted.append(seq)
                undone.clear()
            case Kind.UNDO:
                undone.append(counted.pop())
            case Kind.REDO:
                counted.append(undone.pop())
            case Kind.AMEND:
                undone.clear()
    return tuple(counted)

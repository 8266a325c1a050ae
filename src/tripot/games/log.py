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


def effective(entries: Iterable[tuple[int, Kind, int | None]]) -> dict[int, int]:
    """The moves that count, in order: the seq of each, and of the entry that says what was played there now.

    Entries are `(seq, kind, target)` in order. A new move drops what could be redone, and so does an amend: what was
    taken back had been played in another game.
    """
    counted: dict[int, int] = {}
    undone: list[tuple[int, int]] = []
    for seq, kind, target in entries:
        match kind:
            case Kind.START:
                pass
            case Kind.MOVE:
                counted[seq] = seq
                undone.clear()
            case Kind.UNDO:
                undone.append(counted.popitem())
            case Kind.REDO:
                move, said = undone.pop()
                counted[move] = said
            case Kind.AMEND:
                assert target is not None
                counted[target] = seq
                undone.clear()
    return counted

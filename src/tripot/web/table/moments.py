"""What has just happened, by the sound it has: the same few for every game, told from moves and changes alone.

Only a move that was just made is heard: after undo, redo and a correction the newest entry is another.
"""

from __future__ import annotations

from collections.abc import Callable

from tripot.games import Line, Snapshot
from tripot.web.french.saying import has_just_barred
from tripot.web.table.races import is_a_race


def just_made(game: Snapshot) -> Line | None:
    """The last move, if nothing has come after it."""
    return game.last if game.last is not None and game.last.seq == game.version else None


def has_just_won(game: Snapshot) -> bool:
    """Whether the last move has won the game, and nothing has come after it."""
    return just_made(game) is not None and game.since == game.version and bool(game.table.winners)


def sound_of(game: Snapshot) -> str:
    """`chord`, `crack`, `bell`, `fist`, `coin` or nothing; a die has clicked already, as it was tapped."""
    line = just_made(game)
    if line is None:
        return ""
    return next((sound for sound, is_it in _SOUNDS.items() if is_it(game, line)), "")


def _is_glory(game: Snapshot, line: Line) -> bool:
    """A victory, or a Pélican as it falls."""
    is_a_pelican = hasattr(line.move, "dice") and "pelican" in _reasons(line)
    return is_a_pelican or has_just_won(game)


def _is_a_fault(game: Snapshot, line: Line) -> bool:
    """A Bévue, or a bar and whoever cries it."""
    return "bevue" in _reasons(line) or has_just_barred(game, line) or line.move.move_name() == "barre_cry"


def _opens_a_race(game: Snapshot, _line: Line) -> bool:
    return game.since == game.version and is_a_race(game.ruleset.offers(game.table))


def _reasons(line: Line) -> frozenset[str]:
    return frozenset(change.reason for change in line.changes)


_SOUNDS: dict[str, Callable[[Snapshot, Line], bool]] = {
    "chord": _is_glory,
    "crack": _is_a_fault,
    "bell": lambda _game, line: line.move.move_name() == "grelottine",
    "fist": _opens_a_race,
    "coin": lambda _game, line: any(change.points for change in line.changes),
}
"""The first that fits."""

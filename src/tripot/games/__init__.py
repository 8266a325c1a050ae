"""What one can do with a game: create, play, undo, redo, amend, read, list, hand over.

`Games` is the one door; the web holds it as `request.app.state.games`. Every function is awaited and raises only
`TripotError` (rules.errors, games.errors), a stable reason and its values put into French by `web.reasons`, or
`CannotWrite` when the disk takes nothing.
"""

from __future__ import annotations

from tripot.games.access import new_token
from tripot.games.amending import Effect
from tripot.games.errors import AmendBreaks, KeyUsed, Malformed, NoSuchGame, NoToken, NotYours, Stale
from tripot.games.games import Games, rematch
from tripot.games.history import Told
from tripot.games.snapshot import Created, Line, Played, Snapshot
from tripot.store import CannotWrite

__all__ = [
    "AmendBreaks",
    "CannotWrite",
    "Created",
    "Effect",
    "Games",
    "KeyUsed",
    "Line",
    "Malformed",
    "NoSuchGame",
    "NoToken",
    "NotYours",
    "Played",
    "Snapshot",
    "Stale",
    "Told",
    "new_token",
    "rematch",
]

"""What one can do with a game: create, play, undo, redo, read, list, hand over.

`Games` is the one door; the web holds it as `request.app.state.games`. Every function is awaited and raises only
`TripotError` (rules.errors, games.errors): a stable reason and its values, put into French by `web.reasons`.
"""

from __future__ import annotations

from tripot.games.errors import KeyUsed, Malformed, NoSuchGame, NoToken, NotYours, Stale
from tripot.games.games import Games, rematch
from tripot.games.snapshot import Created, Line, Played, Snapshot

__all__ = [
    "Created",
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
    "rematch",
]

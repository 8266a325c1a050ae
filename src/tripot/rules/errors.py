"""What can be wrong with a wish at the table: a stable reason, and the values its sentence needs.

The sentences themselves are French and live in `tripot.web.french.reasons`.
"""

from __future__ import annotations


class TripotError(Exception):
    """Something the player must be told; nothing has changed."""

    def __init__(self, reason: str, **values: object) -> None:
        super().__init__(reason, values)
        self.reason = reason
        self.values = values


class IllegalMove(TripotError):
    """The move is well formed, but the rules do not offer it now."""


class MalformedMove(TripotError):
    """The move, the game or the option asked for makes no sense, whatever lies on the table."""

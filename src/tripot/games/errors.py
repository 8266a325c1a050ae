"""What can be wrong with a wish about a game, beside what the rules refuse."""

from __future__ import annotations

from tripot.rules.errors import TripotError


class NoSuchGame(TripotError):
    """Nobody plays under this code here."""

    def __init__(self, code: str) -> None:
        super().__init__("no-such-game", code=code)


class NoToken(TripotError):
    """Whoever asks has shown no secret at all."""

    def __init__(self) -> None:
        super().__init__("no-token")


class NotYours(TripotError):
    """Whoever asks may watch this game, but not act in it."""

    def __init__(self) -> None:
        super().__init__("not-yours")


class Stale(TripotError):
    """The phase that the wish saw is over."""

    def __init__(self, version: int, since: int) -> None:
        super().__init__("stale", version=version, since=since)


class KeyUsed(TripotError):
    """The key against repeats came with another body before."""

    def __init__(self) -> None:
        super().__init__("key-used")


class Malformed(TripotError):
    """What was sent makes no sense, whatever lies on the table; `field` tells where."""

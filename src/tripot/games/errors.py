"""What can be wrong with a wish about a game, beside what the rules refuse."""

from __future__ import annotations

from tripot.games.snapshot import Line
from tripot.rules.errors import IllegalMove, TripotError


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


class AmendBreaks(IllegalMove):
    """With the amended move, a later one could not have been made: which, and why not."""

    def __init__(self, later: Line, refusal: TripotError, name: str) -> None:
        told = {"seq": later.seq, "move": later.move.move_name(), "name": name, "why": refusal.reason}
        super().__init__("amend-breaks", **told)
        self.later, self.refusal = later, refusal


class KeyUsed(TripotError):
    """The key against repeats came with another body before."""

    def __init__(self) -> None:
        super().__init__("key-used")


class Malformed(TripotError):
    """What was sent makes no sense, whatever lies on the table; `field` tells where."""

"""What a request finds in this house: the one door to its games, and where the house stands."""

from __future__ import annotations

from starlette.requests import Request

from tripot.games import Games


def games_of(request: Request) -> Games:
    """The games of this house, once it is open (lifespan)."""
    games: Games = request.app.state.games
    return games


def root_of(request: Request) -> str:
    """Where the house is mounted: empty, or a sub-path of a reverse proxy."""
    return str(request.scope.get("root_path", "")).rstrip("/")

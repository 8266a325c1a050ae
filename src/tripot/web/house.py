"""What a request finds in this house: the one door to its games."""

from __future__ import annotations

from starlette.requests import Request

from tripot.games import Games


def games_of(request: Request) -> Games:
    """The games of this house, once it is open (lifespan)."""
    games: Games = request.app.state.games
    return games

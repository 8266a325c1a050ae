"""What a press on the table's page comes to: one move, or one and at once another."""

from __future__ import annotations

from tripot.games import Games
from tripot.web import forms


async def play(games: Games, code: str, who: str | None, said: forms.Said) -> None:
    """The move of a form; « Je m’arrête » first keeps the dice selected, and keeps none where it is refused."""
    moves = [said.move]
    if said.then:
        stop = {"move": said.then, "seat": said.move.get("seat")}
        moves = [*moves, stop] if said.has_dice else [stop]
    await games.play_in_turn(code, moves, token=who, version=said.version, key=said.key)

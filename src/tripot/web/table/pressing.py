"""What a press on the table's page comes to: one move, or one and at once another."""

from __future__ import annotations

from typing import Any

from tripot.games import Games
from tripot.web import forms

ROLLED: dict[str, dict[str, Any]] = {"throw": {"roll": True}}
"""A throw that follows at once has no dice yet: they are the house's."""


async def play(games: Games, code: str, who: str | None, said: forms.Said) -> None:
    """The move of a form; « Je m’arrête » first keeps the dice selected, and keeps none where it is refused.

    So does « Relancer » where the house throws: its dice come with the same press.
    """
    moves = [said.move]
    if said.then:
        then = {"move": said.then, "seat": said.move.get("seat")} | ROLLED.get(said.then, {})
        moves = [*moves, then] if said.has_dice else [then]
    await games.play_in_turn(code, moves, token=who, version=said.version, key=said.key)

"""Games that come with the house: demo data, each made once however often it is asked for."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tripot.games import creating
from tripot.games.games import Games
from tripot.games.snapshot import Snapshot


@dataclass(frozen=True)
class Seeded:
    """A game of the seeds as it stands, and the secret of a fresh link that hands its table over."""

    game: Snapshot
    link: str


def seeds_in(folder: Path) -> dict[str, dict[str, Any]]:
    """The games kept in a folder, by name: `{"wish": {…}, "moves": […], "scores": […]}`."""
    return {file.stem: json.loads(file.read_text()) for file in sorted(folder.glob("*.json"))}


async def seed(games: Games, name: str, told: dict[str, Any]) -> Seeded:
    """The game of a seed, played to its last move unless it is there already."""
    made = await games.create(told["wish"], key=f"seed {name}")
    missing = told["moves"][made.game.version :]
    for move in missing:
        await games.play(made.game.code, move, token=made.token)
    if missing:  # whoever reads the seeds could make the same token
        await games.store.writing(lambda connection: creating.withdraw(connection, made.game.code))
    link = await games.store.writing(lambda connection: creating.make_link(connection, made.game.code))
    return Seeded(await games.read(made.game.code), link)

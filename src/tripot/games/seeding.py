"""Games that come with the house: demo data, each made once however often it is asked for."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from tripot.games import creating, playing, rows
from tripot.games.admitting import Ask
from tripot.games.snapshot import Snapshot


@dataclass(frozen=True)
class Seeded:
    """A game of the seeds as it stands, and the secret of a fresh link that hands its table over."""

    game: Snapshot
    link: str


def seeds_in(folder: Path) -> dict[str, dict[str, Any]]:
    """The games kept in a folder, by name: `{"wish": {…}, "moves": […], "scores": […]}`."""
    return {file.stem: json.loads(file.read_text()) for file in sorted(folder.glob("*.json"))}


def seed(connection: Connection, name: str, kept: dict[str, Any], syllables: int) -> Seeded:
    """The game of a seed, made unless it is there already. It runs in the writer: all of it is kept, or nothing."""
    made = creating.create(connection, kept["wish"], syllables=syllables, device=None, key=f"seed {name}")
    code = made.game.code
    if made.game.version == 0:
        for move in kept["moves"]:
            playing.play(connection, Ask(code, made.token, None, None), move)
        creating.withdraw(connection, code)  # whoever reads the seeds could make the same token
    link = creating.make_link(connection, code)
    return Seeded(rows.read_snapshot(connection, code), link)

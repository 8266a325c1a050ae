"""The cast at a table of El Cacho: `at_table({PERCEVAL: {"full": 30}})` is Perceval's turn, his full being filled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tests.rules.any_game import AnyGame
from tests.rules.cast import BOHORT, CAST, KARADOC, PERCEVAL

from tripot.rules.el_cacho import ElCacho
from tripot.rules.el_cacho.boxes import boxes
from tripot.rules.el_cacho.options import Options
from tripot.rules.el_cacho.table import Table

__all__ = ["BOHORT", "BOXES", "KARADOC", "PERCEVAL", "RULES", "Game", "at_table", "full", "full_but"]

RULES = ElCacho()
BOXES = boxes(Options())
BEST = {
    "1": 5,
    "2": 10,
    "3": 15,
    "4": 20,
    "5": 25,
    "6": 30,
    "suite": 25,
    "full": 35,
    "poker": 45,
    "grande": 55,
}


class Game(AnyGame[Table]):
    """A table of El Cacho."""

    rules = RULES

    def dice(self, seat: int, *dice: int, first_throw: bool = False) -> None:
        """The five final dice lie on the table."""
        self.play("dice", seat, dice=list(dice), first_throw=first_throw)

    def grid(self, seat: int) -> dict[str, int]:
        """The filled boxes."""
        told = self.state["players"][seat]["grid"]
        return {box: value for box, value in told.items() if value is not None}

    @property
    def preview(self) -> dict[str, int]:
        return dict(self.bounds("mark")["points"])


def at_table(
    grids: Mapping[int, Mapping[str, int]] | None = None,
    *,
    players: int = 3,
    first: int | None = 0,
    **options: Any,
) -> Game:
    """A game whose grids are filled so far as said, before the dice of who starts."""
    table = RULES.start(CAST[:players], options, None, first)
    for seat, grid in (grids or {}).items():
        for box, value in grid.items():
            table = table.write(seat, box, value, reason="correction")  # type: ignore[arg-type]
    return Game(replace(table, changes=()))


def full(value: int | None = None) -> dict[str, int]:
    """A full grid, as good as can be, or of one value throughout."""
    return {box: best if value is None else value for box, best in BEST.items()}


def full_but(*boxes: str, value: int = 0) -> dict[str, int]:
    """A grid of `value` throughout, open at `boxes`."""
    return {box: value for box in BEST if box not in boxes}

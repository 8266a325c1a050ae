"""What lies on the table of a game of El Cacho: one grid a seat, and the score is the grid (T2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from tripot.rules import table as any_game
from tripot.rules.el_cacho.boxes import Box, boxes
from tripot.rules.el_cacho.options import Options
from tripot.rules.table import with_one


@dataclass(frozen=True, kw_only=True)
class Table(any_game.Table):
    """The table of El Cacho. A grid holds a value for each box, in the order of `boxes`; None where it is open."""

    options: Options
    grids: tuple[tuple[int | None, ...], ...]

    @property
    def boxes(self) -> tuple[Box, ...]:
        return boxes(self.options)

    def grid(self, seat: int) -> dict[Box, int | None]:
        return dict(zip(self.boxes, self.grids[seat], strict=True))

    def open_boxes(self, seat: int) -> list[Box]:
        """The boxes not filled yet; one that holds 0 is filled (T11)."""
        return [box for box, value in self.grid(seat).items() if value is None]

    @property
    def still_playing(self) -> Sequence[int]:
        """Who is here and has an open box (T13)."""
        return [seat for seat in self.present if self.open_boxes(seat)]

    def write(self, seat: int, box: Box, value: int | None, reason: str) -> Self:
        """`value` stands in the box; the score, being the sum of the grid, follows."""
        grid = self.grid(seat)
        changed = self.score(seat, (value or 0) - (grid[box] or 0), reason)
        grid[box] = value
        return replace(changed, grids=with_one(self.grids, seat, tuple(grid.values())))

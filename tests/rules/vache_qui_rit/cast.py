"""The cast at a table of Vache qui rit Tour.

`at_table((800, 500, 0), out={BOHORT})` is Perceval's turn before his dice, Bohort alone not having entered;
`at_table(..., total=300, dice_left=2)` is his turn after he has kept dice for 300.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from tests.rules.any_game import AnyGame
from tests.rules.cast import BOHORT, CAST, KARADOC, PERCEVAL

from tripot.rules.moves import Change
from tripot.rules.vache_qui_rit import VacheQuiRit
from tripot.rules.vache_qui_rit.table import Table
from tripot.rules.vache_qui_rit.turn import AfterKeep, MainPleine

__all__ = ["BOHORT", "CAST", "KARADOC", "PERCEVAL", "RULES", "Game", "at_table"]

RULES = VacheQuiRit()


class Game(AnyGame[Table]):
    """A table of Vache qui rit Tour."""

    rules = RULES

    def throw(self, seat: int, *dice: int) -> tuple[Change, ...]:
        return self.play("throw", seat, dice=list(dice))

    def keep(self, seat: int, *dice: int) -> tuple[Change, ...]:
        return self.play("keep", seat, dice=list(dice))

    @property
    def bars(self) -> tuple[int, ...]:
        return self.table.bars

    @property
    def so_far(self) -> tuple[int, int]:
        """The turn's total and the dice left."""
        return self.turn["total"], self.turn["dice_left"]


def at_table(
    scores: tuple[int, ...] = (800, 800, 800),
    *,
    bars: Mapping[int, int] | None = None,
    out: Collection[int] = (),
    first: int = 0,
    total: int | None = None,
    dice_left: int = 5,
    **options: Any,
) -> Game:
    """A game of as many players as `scores`, all of them in but those `out`."""
    table = RULES.start(CAST[: len(scores)], options, None, first)
    table = replace(table, scores=scores, entered=tuple(seat not in out for seat in table.seats))
    for seat, number in (bars or {}).items():
        table = table.with_bars(seat, number)
    if total is not None:
        kind = MainPleine if dice_left == 5 else AfterKeep
        table = replace(table.then(kind(first, throws=1)), total=total, dice_left=dice_left)
    return Game(table)

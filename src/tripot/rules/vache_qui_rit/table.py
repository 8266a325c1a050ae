"""What lies on the table of a game of Vache qui rit Tour, besides the scores."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from tripot.rules import table as any_game
from tripot.rules.table import with_one
from tripot.rules.vache_qui_rit.options import Options
from tripot.rules.vache_qui_rit.scoring import DICE, Kept

HUNDRED = 100
BARS = 3
"""How many bars cost points; then they go back to none (V11)."""


@dataclass(frozen=True)
class Sale:
    """A turn that was stopped, and that the next player may take over (V15)."""

    seller: int
    total: int
    dice_left: int


@dataclass(frozen=True, kw_only=True)
class Table(any_game.Table):
    """The table of Vache qui rit Tour.

    `total` and `dice_left` are the turn's so far, `kept` what was kept of each of its throws. `barre` is who has just
    taken a bar (V14), `criers` and `polluters` those who have had their say about it, and about this turn (V16).
    """

    options: Options
    bars: tuple[int, ...]
    entered: tuple[bool, ...]
    total: int = 0
    dice_left: int = DICE
    kept: tuple[Kept, ...] = ()
    sale: Sale | None = None
    barre: int | None = None
    criers: frozenset[int] = frozenset()
    polluters: frozenset[int] = frozenset()

    @property
    def floor(self) -> int | None:
        """Where losses stop (V13)."""
        return 0 if self.options.floor else None

    @property
    def missing(self) -> int:
        """What the turn's total lacks to the next one that may be stopped on (V8, V12)."""
        least = HUNDRED if self.entered[self.turn] else max(HUNDRED, self.options.entry)
        return max(least, -(-self.total // HUNDRED) * HUNDRED) - self.total

    def with_bars(self, seat: int, bars: int) -> Self:
        return replace(self, bars=with_one(self.bars, seat, bars))

    def with_entered(self, seat: int, *, entered: bool) -> Self:
        return replace(self, entered=with_one(self.entered, seat, entered))

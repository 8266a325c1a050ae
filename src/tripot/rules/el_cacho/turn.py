"""The turn: up to three throws, then exactly one box is filled (T3, T4, T11, T12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tripot.rules.agenda import Phase, Step, Task
from tripot.rules.anytime import best_placed
from tripot.rules.el_cacho.boxes import DICE, Box, points, possible_values, wins_at_once
from tripot.rules.el_cacho.moves import Dice, Mark, Throw, Write
from tripot.rules.el_cacho.table import Table
from tripot.rules.moves import Offer

THROWS = 3
"""How often the dice may be thrown in a turn (T3)."""


@dataclass(frozen=True)
class BeforeThrow(Phase):
    """The dice are in his cup; a sheet kept on paper may be copied instead (T4)."""

    seat: int

    def parties(self) -> tuple[int, ...]:
        return (self.seat,)

    def offers(self, table: Table) -> Iterator[Offer]:
        values = {box: possible_values(box, table.options) for box in table.open_boxes(self.seat)}
        yield Offer(Throw, (self.seat,), {"dice": [DICE], "kept": []})
        yield Offer(Dice, (self.seat,), {"dice": [DICE]})
        yield Offer(Write, (self.seat,), {"values": values})

    def play(self, table: Table, move: Throw | Dice | Write) -> Table:
        match move:
            case Throw(dice=dice):
                return table.then(DiceOnTable(self.seat, dice, throws_left=THROWS - 1, first_throw=True))
            case Dice(dice=dice, first_throw=first_throw):
                return table.then(DiceOnTable(self.seat, dice, throws_left=0, first_throw=first_throw))
            case Write(box=box, value=value):
                return fill(table, self.seat, box, value)


@dataclass(frozen=True)
class DiceOnTable(Phase):
    """Every open box shows what the dice would score; he throws some of them again, or fills one (T3, T15)."""

    seat: int
    dice: tuple[int, ...]
    throws_left: int
    first_throw: bool

    def parties(self) -> tuple[int, ...]:
        return (self.seat,)

    def points(self, table: Table) -> dict[Box, int]:
        """What each open box would score (T15)."""
        return {
            box: points(box, self.dice, table.options, first_throw=self.first_throw)
            for box in table.open_boxes(self.seat)
        }

    def offers(self, table: Table) -> Iterator[Offer]:
        worth = self.points(table)
        if self.throws_left:
            yield Offer(Throw, (self.seat,), {"dice": [DICE], "kept": list(self.dice)})
        yield Offer(Mark, (self.seat,), {"points": worth, "boxes": fillable(table, worth)})

    def play(self, table: Table, move: Throw | Mark) -> Table:
        match move:
            case Throw(dice=dice):
                left = self.throws_left - 1
                return table.then(DiceOnTable(self.seat, dice, throws_left=left, first_throw=False))
            case Mark(box=box):
                return fill(table, self.seat, box, self.points(table)[box])


def fillable(table: Table, worth: dict[Box, int]) -> list[Box]:
    """The boxes that score; all of them where none does, or where the house lets 0 be written anywhere (T12)."""
    scoring = [box for box, value in worth.items() if value]
    return list(worth) if table.options.zero_anywhere or not scoring else scoring


def fill(table: Table, seat: int, box: Box, value: int) -> Table:
    """The turn's one box is filled; the turn is over, or by house rule the game (T9, T11)."""
    written = table.write(seat, box, value, reason=box)
    return written.finish([seat]) if wins_at_once(box, value, table.options) else written.done()


@dataclass(frozen=True)
class PassTurn(Step):
    """The turn comes to the next who has an open box; with all grids full the game is over (T13)."""

    def settle(self, table: Table, result: object) -> Table:
        still_playing = table.still_playing
        if not still_playing:
            return table.finish(best_placed(table))
        comes_to = table.after(table.turn, still_playing)
        return replace(table.turn_to(comes_to), agenda=turn_of(comes_to))


def turn_of(seat: int) -> tuple[Task, ...]:
    """All a turn has to do."""
    return (BeforeThrow(seat), PassTurn())

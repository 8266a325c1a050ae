"""El Cacho: the rules of the Bolivian grid, a figure or a number a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tripot.rules.describe import describe
from tripot.rules.el_cacho import anytime, feats, refusals
from tripot.rules.el_cacho.boxes import DICE, boxes
from tripot.rules.el_cacho.drink import drinkers
from tripot.rules.el_cacho.moves import MOVES
from tripot.rules.el_cacho.options import Options
from tripot.rules.el_cacho.table import Table
from tripot.rules.el_cacho.turn import THROWS, DiceOnTable, turn_of
from tripot.rules.engine import Ruleset
from tripot.rules.errors import IllegalMove
from tripot.rules.feats import Deed, Feat
from tripot.rules.moves import Move, Offer


class ElCacho(Ruleset[Table]):
    """Ten boxes, five dice, up to three throws, two to twelve players (T1 to T15)."""

    name = "el-cacho"
    version = 1
    table_type = Table
    options_type = Options
    moves = MOVES
    dice = DICE
    fewest_players = 2
    most_players = 12

    def lay_table(
        self, names: tuple[str, ...], sides: tuple[int, ...], options: Options, first: int | None
    ) -> Table:
        """The first seat starts, unless the table has said who does."""
        starter = 0 if first is None else first
        return Table(
            names=names,
            sides=sides,
            scores=(0,) * len(names),
            turn=starter,
            first=starter,
            agenda=turn_of(starter),
            options=options,
            grids=((None,) * len(boxes(options)),) * len(names),
        )

    def anytime_offers(self, table: Table) -> Iterator[Offer]:
        return anytime.anytime_offers(table)

    def anytime(self, table: Table, move: Move) -> Table | None:
        return anytime.anytime(table, move)

    def explain(self, table: Table, move: Move) -> IllegalMove | None:
        return refusals.explain(table, move)

    def feats(self, deeds: Sequence[Deed]) -> Iterator[Feat | None]:
        return feats.feats(deeds)

    def describe(self, table: Table) -> dict[str, Any]:
        told = describe(
            table,
            table.options,
            self.offers(table),
            players=[{"grid": table.grid(seat)} for seat in table.seats],
            turn=_describe_dice(table),
        )
        everybody_may = table.options.who_drinks == "everybody-when-the-winner-does"
        return told | {"drinkers": drinkers(table), "everybody_when_the_winner_drinks": everybody_may}


def _describe_dice(table: Table) -> dict[str, Any]:
    """The dice as they lie, how often they may still be thrown, and whether they fell so at once."""
    match table.phase:
        case DiceOnTable(dice=dice, throws_left=left, first_throw=first_throw):
            return {"dice": list(dice), "throws_left": left, "first_throw": first_throw}
        case _:
            return {"dice": [], "throws_left": THROWS, "first_throw": False}

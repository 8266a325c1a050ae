"""Vache qui rit Tour: the rules of keeping, stopping and barring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tripot.rules.describe import describe
from tripot.rules.engine import Ruleset
from tripot.rules.errors import IllegalMove
from tripot.rules.feats import Deed, Feat
from tripot.rules.moves import Move, Offer
from tripot.rules.vache_qui_rit import anytime, feats, refusals, scoring
from tripot.rules.vache_qui_rit.moves import MOVES
from tripot.rules.vache_qui_rit.options import Options
from tripot.rules.vache_qui_rit.passing import turn_of
from tripot.rules.vache_qui_rit.scoring import DICE
from tripot.rules.vache_qui_rit.table import Table
from tripot.rules.vache_qui_rit.turn import Keeping


class VacheQuiRit(Ruleset[Table]):
    """Multiples of 100, five dice, two to six players (V1 to V18)."""

    name = "vache-qui-rit"
    version = 1
    table_type = Table
    options_type = Options
    moves = MOVES
    dice = DICE
    fewest_players = 2
    most_players = 6

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
            bars=(0,) * len(names),
            entered=(not options.entry,) * len(names),
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
        players = [
            {"bars": bars, "entered": entered}
            for bars, entered in zip(table.bars, table.entered, strict=True)
        ]
        told = describe(table, table.options, self.offers(table), players=players, turn=_describe_turn(table))
        return told | {"barre": table.barre}


def _describe_turn(table: Table) -> dict[str, Any]:
    """The turn's total and dice, what it lacks to a stop, what was kept of each throw, and the dice that lie there."""
    return {
        "total": table.total,
        "dice_left": table.dice_left,
        "missing": table.missing,
        "kept": [{"dice": list(kept), "points": scoring.points(kept)} for kept in table.kept],
        "dice": list(table.phase.dice) if isinstance(table.phase, Keeping) else [],
    }

"""Cul de Chouette: the rules, one module a section of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tripot.rules.cul_de_chouette import anytime, doublette, feats, refusals
from tripot.rules.cul_de_chouette.describe import describe_players, next_thrower, status_of
from tripot.rules.cul_de_chouette.moves import MOVES
from tripot.rules.cul_de_chouette.opening import Opening, starts
from tripot.rules.cul_de_chouette.options import Options
from tripot.rules.cul_de_chouette.table import MOST_PLAYERS, Table, Tokens
from tripot.rules.describe import describe
from tripot.rules.engine import Ruleset
from tripot.rules.errors import IllegalMove
from tripot.rules.feats import Deed, Feat
from tripot.rules.moves import Move, Offer


class CulDeChouette(Ruleset[Table]):
    """343 points, three dice, two to twelve players (G1 to G9)."""

    name = "cul-de-chouette"
    version = 1
    table_type = Table
    options_type = Options
    moves = MOVES
    dice = 3
    fewest_players = 2
    most_players = MOST_PLAYERS

    def sides_of(self, players: int, teams: Sequence[Sequence[int]] | None) -> tuple[int, ...]:
        return doublette.sides_of(players, teams)

    def lay_table(
        self, names: tuple[str, ...], sides: tuple[int, ...], options: Options, first: int | None
    ) -> Table:
        """The lowest die starts, unless the table has said who does (G1)."""
        everybody = tuple(range(len(names)))
        table = Table(
            names=names,
            sides=sides,
            scores=(0,) * len(set(sides)),
            agenda=(Opening(everybody),),
            options=options,
            tokens=(Tokens.to_begin_with(options),) * len(names),
            accounts=(0,) * len(names),
            casts=(None,) * len(names),
        )
        return table if first is None else starts(table, first)

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
            players=describe_players(table),
            turn={"seat": next_thrower(table)},
        )
        return told | {"status": status_of(table)}

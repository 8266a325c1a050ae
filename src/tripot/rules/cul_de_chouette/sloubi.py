"""Chante-Sloubi: a player joins a running game as the last seat (L1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tripot.rules.cul_de_chouette.moves import ChanteSloubi
from tripot.rules.cul_de_chouette.table import MOST_PLAYERS, Table, Tokens
from tripot.rules.moves import Offer
from tripot.rules.people import refuse_a_name_taken

DIVISOR = 10


def starting_points(table: Table, *, sung: bool) -> int:
    """(first − second) × completed rounds / 10, rounded down; sung up to that number, × 1.5 rounded down."""
    best, second = sorted((table.score_of(seat) for seat in table.present), reverse=True)[:2]
    points = (best - second) * (table.round - 1) // DIVISOR
    return points * 3 // 2 if sung else points


def sloubi_offers(table: Table) -> Iterator[Offer]:
    """At any time, up to twelve players, without teams; what he would have, the ceiling counted in (G5)."""
    if len(table.names) < MOST_PLAYERS and not table.has_teams:
        ceiling = table.options.ceiling
        points = {
            "points": min(starting_points(table, sung=False), ceiling),
            "sung_points": min(starting_points(table, sung=True), ceiling),
        }
        yield Offer(ChanteSloubi, (), points)


def join(table: Table, move: ChanteSloubi) -> Table:
    """The newcomer takes no part in what is running; his points are capped (L1, G5). Raises MalformedMove."""
    refuse_a_name_taken(move.name, table.names)
    points = starting_points(table, sung=move.sung)
    seat = len(table.names)
    joined = replace(
        table,
        names=(*table.names, move.name),
        sides=(*table.sides, len(table.scores)),
        scores=(*table.scores, 0),
        tokens=(*table.tokens, Tokens.to_begin_with(table.options)),
        accounts=(*table.accounts, 0),
        casts=(*table.casts, None),
        newcomers=table.newcomers | {seat},
    )
    return joined.gain(seat, points, "chante-sloubi", outside=True)

"""A throw is booked when it falls (G9)."""

from __future__ import annotations

from tripot.rules.cul_de_chouette.boucliette import regain_boucliette
from tripot.rules.cul_de_chouette.combinations import Combination, points
from tripot.rules.cul_de_chouette.table import Cast, Table

REASONS = {Combination.SUITE_VELUTE: "suite"}
"""The rule a gain is booked under, where it is not the combination's own name (C5)."""


def book(table: Table, cast: Cast) -> tuple[Table, int]:
    """The combination's own points for the lanceur, and how many were really applied (B1: and his Boucliette)."""
    combination = cast.reading.combination
    if combination is Combination.BLEU_ROUGE:
        table = regain_boucliette(table, cast.lanceur)
    won = points(cast.reading)
    if won == 0:
        return table, 0
    table = table.gain(cast.lanceur, won, REASONS.get(combination, combination.value), outside=cast.bought)
    return table, table.changes[-1].points

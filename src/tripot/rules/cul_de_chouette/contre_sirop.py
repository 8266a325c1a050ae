"""Contre-Sirop: after a Sirotage that failed, the first fist of the others takes a share of the Cul (S5, R5)."""

from __future__ import annotations

from dataclasses import dataclass

from tripot.rules.cul_de_chouette.combinations import cul_de_chouette_points
from tripot.rules.cul_de_chouette.races import FirstWins
from tripot.rules.cul_de_chouette.table import Table

SHARE = 5
"""Twice a tenth of the Cul tried for (S5)."""


@dataclass(frozen=True)
class ContreSirop(FirstWins):
    """« J'apprécie les fruits au sirop ! »: the first fist takes twice a tenth of the Cul tried for (S5)."""

    cry = "fruits-au-sirop"
    reason = "contre-sirop"

    value: int

    def racers(self, table: Table) -> tuple[int, ...]:
        return table.others(self.lanceur)

    def prize(self) -> int:
        return cul_de_chouette_points(self.value) // SHARE

    def tied(self, table: Table, seats: tuple[int, ...]) -> Table:
        """Nobody wins (R5)."""
        return table.done()

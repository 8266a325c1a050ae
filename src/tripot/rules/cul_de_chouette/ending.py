"""The end of a throw: victory is tested, then what the throw leaves open is laid beside the next dice (G6, G8)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tripot.rules.agenda import Step
from tripot.rules.cul_de_chouette.table import Exposure, Result, Table
from tripot.rules.cul_de_chouette.victory import declare_victory


@dataclass(frozen=True)
class EndOfThrow(Step):
    """All that must be settled is: the victory, then the windows."""

    def settle(self, table: Table, result: Result | None) -> Table:
        table = declare_victory(table)
        if table.over:
            return table
        table = table.done()
        if result is None:
            return table
        if result.exposes is not None and table.options.grelottine:
            table = replace(table, exposure=Exposure(result.exposes))
        return table if result.window is None else table.before(result.window)

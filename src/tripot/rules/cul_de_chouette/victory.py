"""Victory: 343 or more, on one's own turn, once all that must be settled is (G6)."""

from __future__ import annotations

from tripot.rules.cul_de_chouette.table import Table


def declare_victory(table: Table) -> Table:
    """The whole side of whose own turn it is wins with the target reached, unless something hangs on the throw (G6)."""
    if table.own is None or table.over or table.settlement is not None:
        return table
    if table.score_of(table.own) < table.options.target:
        return table
    winners = [seat for seat in table.members(table.sides[table.own]) if seat not in table.left]
    return table.finish(winners) if winners else table

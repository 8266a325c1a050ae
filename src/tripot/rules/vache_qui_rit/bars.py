"""A throw without any scoring die: the bust, the bars, and « BARRE ! » (V10, V11, V13, V14)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tripot.rules.moves import Offer
from tripot.rules.vache_qui_rit.moves import BarreCry
from tripot.rules.vache_qui_rit.table import BARS, Table

PENALTY = 200


def bust(table: Table, seat: int) -> Table:
    """The turn's points are lost, the turn ends, and who has entered takes a bar (V10)."""
    return (take_bar(table, seat) if table.entered[seat] else table).done()


def take_bar(table: Table, seat: int) -> Table:
    """At the third bar −200 at once, and the bars go back to none (V11)."""
    barred = replace(table, barre=seat, criers=frozenset())
    bars = table.bars[seat] + 1
    if bars < BARS:
        return barred.with_bars(seat, bars)
    return barred.with_bars(seat, 0).score(seat, -PENALTY, "barres", floor=table.floor)


def cry_offers(table: Table) -> Iterator[Offer]:
    """From the bust to the next throw any other player may cry, each once a bar (V14)."""
    if table.barre is not None:
        yield Offer(
            BarreCry, tuple(seat for seat in table.present if seat not in {table.barre, *table.criers})
        )

"""Boucliette: spent, it cancels a challenge that is announced and not yet thrown (N9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tripot.rules.cul_de_chouette.moves import SpendBoucliette
from tripot.rules.cul_de_chouette.table import Table
from tripot.rules.moves import Offer


def boucliette_offers(table: Table) -> Iterator[Offer]:
    """Any player who holds one may spend it (N9)."""
    holders = tuple(seat for seat in table.at_the_table if table.tokens[seat].boucliette)
    if holders and table.options.boucliette:
        yield Offer(SpendBoucliette, holders)


def spend_boucliette(table: Table, seat: int) -> Table:
    """It is gone, whatever it cancels."""
    return table.with_tokens(seat, lambda tokens: replace(tokens, boucliette=0))


def regain_boucliette(table: Table, seat: int) -> Table:
    """One at most (N9); a Bleu-Rouge gives it back (B1)."""
    if not table.options.boucliette:
        return table
    return table.with_tokens(seat, lambda tokens: replace(tokens, boucliette=1))

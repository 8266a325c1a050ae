"""Pollution Dédé: who is off turn may shake the card of who is on it (V16)."""

from __future__ import annotations

from collections.abc import Iterator

from tripot.rules.errors import IllegalMove
from tripot.rules.moves import Offer
from tripot.rules.vache_qui_rit.moves import Pollution
from tripot.rules.vache_qui_rit.table import Table


def why_no_pollution(table: Table, seat: int) -> IllegalMove | None:
    """What forbids `seat` to pollute; None when he may: once a turn, and never his own."""
    if not table.options.pollution:
        return IllegalMove("rule-not-played", option="pollution")
    if seat == table.turn:
        return IllegalMove("own-turn", seat=seat)
    return IllegalMove("already-polluted", seat=seat) if seat in table.polluters else None


def pollution_offers(table: Table) -> Iterator[Offer]:
    """It changes no score and leaves the turn alone."""
    yield Offer(Pollution, tuple(seat for seat in table.present if why_no_pollution(table, seat) is None))

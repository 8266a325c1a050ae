"""What an evening of Vache qui rit Tour is remembered for: the best turn and the worst, bars, rachats, pollution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tripot.rules.feats import Deed, Feat, Mark, best_throw, greatest, most
from tripot.rules.vache_qui_rit.turn import MainPleine

BY_HAND = frozenset({"correction", "rachat"})
"""What a rachat pays nobody played for (V15)."""
BUSTED = frozenset({"throw", "bust"})


def feats(deeds: Sequence[Deed]) -> Iterator[Feat | None]:
    """The best turn, the greatest that was lost, then who had most mains pleines, rachats, bars, pollution."""
    yield best_throw(deeds, by_hand=BY_HAND)
    yield greatest("lost-turn", _lost(deeds))
    yield most("mains-pleines", (Mark(it.move.seat) for it in deeds if _fills_the_hand(it)))
    yield most("rachats", _rachats(deeds), tells_among=True)
    yield most("bars", _bars(deeds))
    yield most("polluter", (Mark(it.move.seat) for it in deeds if it.name == "pollution"))


def _fills_the_hand(deed: Deed) -> bool:
    """The last die of five that scores is kept (V9)."""
    return deed.name == "keep" and isinstance(deed.after.phase, MainPleine)


def _lost(deeds: Sequence[Deed]) -> Iterator[tuple[int, Mark]]:
    """What the turn had come to when it was lost (V10)."""
    for at, deed in enumerate(deeds):
        if deed.name in BUSTED and deed.before.total and not deed.after.total:
            yield at, Mark(deed.move.seat, -deed.before.total)


def _bars(deeds: Sequence[Deed]) -> Iterator[Mark]:
    """Every bar, and what the third ones cost (V10, V11)."""
    for deed in deeds:
        if deed.name in BUSTED and deed.after.barre == deed.move.seat:
            yield Mark(deed.move.seat, deed.points(deed.move.seat, {"barres"}))


def _rachats(deeds: Sequence[Deed]) -> Iterator[Mark]:
    """Every turn bought, what was paid and what it brought in the end; won where it brought more than it cost (V15)."""
    for at, deed in enumerate(deeds):
        if deed.name == "rachat":
            buyer = deed.move.seat
            paid = deed.points(buyer)
            brought = _stopped_on(deeds[at + 1 :], buyer)
            yield Mark(buyer, paid + brought, won=brought + paid > 0)


def _stopped_on(deeds: Sequence[Deed], seat: int) -> int:
    """What the turn that now goes on comes to: its stop, or nothing."""
    for deed in deeds:
        if deed.before.turn != seat:
            break
        if deed.name == "stop":
            return deed.points(seat, {"tour"})
    return 0

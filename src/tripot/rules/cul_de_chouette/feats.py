"""What an evening of Cul de Chouette is remembered for: Bévues, challenges, races and Sirotages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tripot.rules.cul_de_chouette.sirotage import Sirotage
from tripot.rules.feats import Deed, Feat, Mark, best_throw, most
from tripot.rules.moves import Change

BY_HAND = frozenset({"correction", "banque_depot", "banque_retrait", "chante_sloubi"})
CHALLENGES = frozenset({"grelottine", "soufflette"})
RACES = frozenset({"chouette-velute", "pelican", "contre-sirop"})
RACED = frozenset({"cry", "award"})
SIPPED = frozenset({"sirotage", "cul-de-chouette", "pelican"})
"""What the odd die taken up again brings and costs."""


def feats(deeds: Sequence[Deed]) -> Iterator[Feat | None]:
    """The best throw, then who had most Bévues, Sirotages, challenges and races."""
    changes = [change for deed in deeds for change in deed.changes]
    yield best_throw(deeds, by_hand=BY_HAND)
    yield most("bonne-poire", (Mark(it.seat, it.points) for it in changes if it.reason == "bevue"))
    yield most("sipper", _sipped(deeds), tells_among=True, by_among=True)
    yield most("challenges", _challenges(changes), tells_among=True)
    yield most("races", _races(deeds))


def _challenges(changes: Sequence[Change]) -> Iterator[Mark]:
    """Both sides of every Grelottine and Soufflette that was settled."""
    for change in changes:
        if change.reason in CHALLENGES:
            yield Mark(change.seat, change.points, won=change.nominal > 0)


def _races(deeds: Sequence[Deed]) -> Iterator[Mark]:
    """Races won, by a cry or by the table's word."""
    for deed in deeds:
        for change in deed.changes:
            if deed.name in RACED and change.reason in RACES and change.nominal > 0:
                yield Mark(change.seat, change.points)


def _sipped(deeds: Sequence[Deed]) -> Iterator[Mark]:
    """The odd die taken up again, and what came of it."""
    for deed in deeds:
        if deed.name == "throw" and isinstance(deed.before.phase, Sirotage):
            seat = deed.move.seat
            made = len(set(deed.after.casts[seat].dice)) == 1
            yield Mark(seat, deed.points(seat, SIPPED), won=made)

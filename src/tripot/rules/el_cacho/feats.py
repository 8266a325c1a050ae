"""What an evening of El Cacho is remembered for: the best box, figures, numbers, and boxes crossed out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tripot.rules.el_cacho.boxes import BASE_POINTS, NUMBERS, Box
from tripot.rules.el_cacho.moves import Mark as Filled
from tripot.rules.el_cacho.moves import Write
from tripot.rules.feats import Deed, Feat, Mark, best_throw, most

BY_HAND = frozenset({"correction"})
FEWEST_FIGURES = 2
"""One alone is what the best box says already."""


def feats(deeds: Sequence[Deed]) -> Iterator[Feat | None]:
    """The best box, then who had most figures, most at once, most in the numbers, most boxes crossed out."""
    filled = list(_filled(deeds))
    figures = [(mark, box) for mark, box in filled if box not in NUMBERS and mark.points]
    numbers = [mark for mark, box in filled if box in NUMBERS and mark.points]
    yield best_throw(deeds, by_hand=BY_HAND)
    found = most("figures", (mark for mark, _box in figures))
    yield found if found is not None and found.number >= FEWEST_FIGURES else None
    yield most("at-once", (mark for mark, box in figures if mark.points > BASE_POINTS[box]))
    yield _richest_in_numbers(numbers)
    yield most("crossed-out", (mark for mark, _box in filled if not mark.points))


def _filled(deeds: Sequence[Deed]) -> Iterator[tuple[Mark, Box]]:
    """Every box that was filled, however it was entered, with what stands there since (T4, T11)."""
    for deed in deeds:
        if isinstance(deed.move, Filled | Write):
            value = deed.after.grid(deed.move.seat)[deed.move.box]
            yield Mark(deed.move.seat, value), deed.move.box


def _richest_in_numbers(marks: Sequence[Mark]) -> Feat | None:
    """Who got most points out of the boxes of numbers (T5)."""
    sums = {
        seat: [it.points for it in marks if it.seat == seat] for seat in sorted({it.seat for it in marks})
    }
    best = max((sum(points) for points in sums.values()), default=0)
    seats = tuple(seat for seat, points in sums.items() if sum(points) == best)
    return Feat("numbers", seats, len(sums[seats[0]]), best) if seats else None

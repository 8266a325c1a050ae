"""What an evening is remembered for: who did what most often, and the one move that brought most.

Here is how it is counted; what is counted each game says itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from typing import Any

from tripot.rules.moves import Change


@dataclass(frozen=True, slots=True)
class Deed:
    """A move that counts, between the table it found and the one it led to."""

    before: Any
    move: Any
    after: Any

    @property
    def name(self) -> str:
        return str(self.move.move_name())

    @property
    def changes(self) -> tuple[Change, ...]:
        return tuple(self.after.changes)

    def points(self, seat: int, reasons: Set[str] | None = None) -> int:
        """What it brought or cost a seat, for these reasons or for any."""
        mine = (change for change in self.changes if change.seat == seat)
        return sum(change.points for change in mine if reasons is None or change.reason in reasons)


@dataclass(frozen=True, slots=True)
class Feat:
    """Something worth telling, of one seat, or of several that are level.

    `number` counts, out of `among` where that says more; `points` is their sum. `at`: which of the deeds it is about,
    where it is about one, counted from 0.
    """

    name: str
    seats: tuple[int, ...]
    number: int
    points: int
    among: int | None = None
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Mark:
    """One stroke in somebody's favour, or against him: `won` is False for a try that came to nothing."""

    seat: int
    points: int = 0
    won: bool = True


def best_throw(deeds: Iterable[Deed], *, by_hand: Set[str]) -> Feat | None:
    """The move that brought somebody most, the first of several; `by_hand`: moves whose points nobody played for."""
    gains = [
        (deed.points(seat), at, seat)
        for at, deed in enumerate(deeds)
        if deed.name not in by_hand
        for seat in dict.fromkeys(change.seat for change in deed.changes)
        if deed.points(seat) > 0
    ]
    return _the_one("best-throw", gains)


def greatest(name: str, marks: Iterable[tuple[int, Mark]]) -> Feat | None:
    """Of marks, each with the place of its deed, the one with most points to it; the first of several."""
    return _the_one(name, [(mark.points, at, mark.seat) for at, mark in marks])


def _the_one(name: str, found: Sequence[tuple[int, int, int]]) -> Feat | None:
    if not found:
        return None
    points, at, seat = max(found, key=lambda each: abs(each[0]))
    return Feat(name, (seat,), 1, points, at=at)


def most(
    name: str, marks: Iterable[Mark], *, tells_among: bool = False, by_among: bool = False
) -> Feat | None:
    """The seats with most marks, by what they came to where they are level; nobody where nothing was won.

    `tells_among`: how many were tried is worth telling; `by_among`: the tries are what is counted.
    """
    kept: dict[int, list[Mark]] = {}
    for mark in marks:
        kept.setdefault(mark.seat, []).append(mark)
    ranks = {seat: _rank(mine, by_among=by_among) for seat, mine in sorted(kept.items())}
    first = max(ranks.values(), default=(0,))
    if not first[0]:
        return None
    seats = tuple(seat for seat, rank in ranks.items() if rank == first)
    best = kept[seats[0]]
    return Feat(name, seats, _won(best), _sum(best), len(best) if tells_among else None)


def _rank(marks: Sequence[Mark], *, by_among: bool) -> tuple[int, ...]:
    if by_among:
        return (len(marks), _won(marks), _sum(marks))
    return (_won(marks), abs(_sum(marks)))


def _won(marks: Sequence[Mark]) -> int:
    return sum(mark.won for mark in marks)


def _sum(marks: Sequence[Mark]) -> int:
    return sum(mark.points for mark in marks)

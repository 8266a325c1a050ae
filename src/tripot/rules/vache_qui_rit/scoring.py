"""What kept dice are worth, and which sets may be kept of a throw (V2 to V6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement

from tripot.rules.dice import FACES

DICE = 5
SINGLES = {1: 100, 5: 50}
TRIPLES = {1: 700, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}
TRIPLE = 3
FURTHER_DIE = 100
SUITES = ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))
SUITE_POINTS = 1000

Kept = tuple[int, ...]


def points_alike(face: int, count: int) -> int:
    """`count` dice of one face in one throw; 0 where one of them does not count (V2, V3)."""
    if count >= TRIPLE:
        return TRIPLES[face] + FURTHER_DIE * (count - TRIPLE)
    return SINGLES.get(face, 0) * count


def idle(dice: Sequence[int]) -> list[int]:
    """The dice that do not count in the best reading of them all (V6)."""
    if tuple(sorted(dice)) in SUITES:
        return []
    return sorted(
        die
        for face, count in Counter(dice).items()
        if not points_alike(face, count)
        for die in (face,) * count
    )


def points(kept: Sequence[int]) -> int:
    """A kept set in its best reading; 0 where a die in it does not count (V2 to V6)."""
    if tuple(sorted(kept)) in SUITES:
        return SUITE_POINTS
    return 0 if idle(kept) else sum(points_alike(face, count) for face, count in Counter(kept).items())


def legal_sets(dice: Sequence[int]) -> dict[Kept, int]:
    """Every set that may be kept of these dice, sorted, with its points; none at a throw that busts (V6, V10)."""
    ordered = sorted(dice)
    sets = {kept for size in range(1, len(ordered) + 1) for kept in combinations(ordered, size)}
    return {kept: points(kept) for kept in sorted(sets) if points(kept)}


def legal_sets_of(most: int) -> dict[Kept, int]:
    """Every set that may be kept of some throw of `most` dice that nobody entered (V6b)."""
    sizes = (combinations_with_replacement(FACES, size) for size in range(1, most + 1))
    return {kept: points(kept) for sets in sizes for kept in sets if points(kept)}


@cache
def named_sets_of(most: int) -> dict[str, int]:
    """Every set that may be kept of some throw of `most` dice, as the offers tell it (V6b)."""
    return named(legal_sets_of(most))


def named(sets: dict[Kept, int]) -> dict[str, int]:
    """The sets as the offers tell them: their dice as digits, smallest first, and their points."""
    return {name_of(kept): worth for kept, worth in sets.items()}


def name_of(dice: Sequence[int]) -> str:
    """Dice as digits, smallest first: "115"."""
    return "".join(str(die) for die in sorted(dice))

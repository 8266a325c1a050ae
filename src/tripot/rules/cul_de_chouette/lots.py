"""A die each, and the lowest is found: who starts (G1), who of the tied has banged last (R4)."""

from __future__ import annotations

from collections.abc import Sequence

Thrown = tuple[tuple[int, int], ...]
"""Who has thrown, and which die (1 to 6)."""


def still_to_throw(seats: Sequence[int], thrown: Thrown) -> tuple[int, ...]:
    """The seats of those who have not thrown yet."""
    return tuple(seat for seat in seats if seat not in dict(thrown))


def lowest(thrown: Thrown) -> tuple[int, ...]:
    """Who has thrown the lowest die, in the order of the throws; several when they are tied."""
    least = min(die for _, die in thrown)
    return tuple(seat for seat, die in thrown if die == least)


def without_die_of(seat: int, thrown: Thrown) -> Thrown:
    """The same throws but for those of somebody who has gone home."""
    return tuple((other, die) for other, die in thrown if other != seat)

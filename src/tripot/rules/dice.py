"""Dice as they lie on a table: 1 to 6 each, in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from tripot.rules.errors import IllegalMove
from tripot.rules.moves import Offer

Die = Annotated[int, Field(ge=1, le=6)]
FACES = (1, 2, 3, 4, 5, 6)


def missing_from(dice: Sequence[int], wanted: Sequence[int]) -> list[int]:
    """The dice of `wanted` that do not lie among `dice`, each die counted once."""
    return sorted((Counter(wanted) - Counter(dice)).elements())


def wrong_number(dice: Sequence[int], offer: Offer) -> IllegalMove | None:
    """`wrong-number-of-dice` unless the bounds of `offer` accept so many."""
    expected = list(offer.bounds["dice"])
    return None if len(dice) in expected else IllegalMove("wrong-number-of-dice", expected=expected)

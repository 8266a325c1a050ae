"""The dice of the house: thrown here, since the rules know no chance.

What falls depends on the key against repeats and on a secret of this process, so that the same press sent twice throws
the same dice once, and nobody can tell beforehand what they will be.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from typing import Any

FACES = 6
MOST_DICE = 5
_SECRET = secrets.token_bytes(32)


def fallen(key: str | None, count: int) -> list[int]:
    """`count` dice, 1 to 6 each."""
    drawn = hmac.digest(_SECRET, (key or secrets.token_hex()).encode(), "sha512")
    return [int.from_bytes(drawn[8 * at : 8 * at + 8]) % FACES + 1 for at in range(min(count, MOST_DICE))]


def rolled(move: Mapping[str, Any], key: str | None) -> dict[str, Any]:
    """A throw that asks for the dice of the house, with the dice; any other move as it is."""
    count = move.get("n")
    if not move.get("roll") or not isinstance(count, int):
        return dict(move)
    said = {name: value for name, value in move.items() if name not in ("roll", "n")}
    return said | {"dice": fallen(key, count)}

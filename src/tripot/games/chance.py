"""The dice of the house: thrown here, since the rules know no chance.

`"roll": true` stands for the dice in a body. They are thrown before the rules see the move, in the writer: what the log
keeps are dice like any others, and a repeat of the same wish finds those that fell the first time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from secrets import randbelow
from typing import Any

from tripot.games.errors import Malformed
from tripot.rules.dice import FACES
from tripot.rules.engine import Ruleset
from tripot.rules.table import Table

Below = Callable[[int], int]
"""A whole number from 0 up to the one given, which is left out, each as likely as any other."""

BY_CHANCE: Below = randbelow
"""The system's randomness."""
THROWN = {"throw": "dice", "opening": "die"}
"""The moves whose dice the house may throw, and the field they stand in."""


def asks_for_dice(given: Mapping[str, Any]) -> bool:
    """Whether the house is to throw. `roll` in any other move is left for the rules to refuse. Raises Malformed."""
    if "roll" not in given or _thrown_in(given) is None:
        return False
    if type(given["roll"]) is not bool:
        raise Malformed("not-yes-or-no", field="roll")
    if not given["roll"]:
        raise Malformed("not-among", field="roll")
    if _thrown_in(given) in given:
        raise Malformed("dice-and-roll", field=_thrown_in(given))
    return True


def with_dice(ruleset: Ruleset[Any], table: Table, given: Mapping[str, Any], below: Below) -> dict[str, Any]:
    """The same wish with dice that have fallen, those kept (`kept`) lying still; none of it is checked yet.

    `n`: how many dice are thrown, needed where several numbers are on offer. Raises Malformed.
    """
    said = {name: value for name, value in given.items() if name != "roll"}
    if _thrown_in(given) == "die":
        return said | {"die": fallen(1, below)[0]}
    kept = _lying_still(given.get("kept"))
    count = _count(said.pop("n"), ruleset) if "n" in said else _due(ruleset, table, given) - len(kept)
    return said | {"dice": kept + fallen(max(count, 0), below)}


def fallen(count: int, below: Below = BY_CHANCE) -> list[int]:
    """`count` dice, 1 to 6 each."""
    return [FACES[below(len(FACES))] for _ in range(count)]


def _thrown_in(given: Mapping[str, Any]) -> str | None:
    move = given.get("move")
    return THROWN.get(move) if isinstance(move, str) else None


def _lying_still(kept: object) -> list[int]:
    """The dice among what is said to be kept; whatever else stands there is for the rules to refuse."""
    if not isinstance(kept, list | tuple):
        return []
    return [die for die in kept if type(die) is int and die in FACES]


def _count(said: object, ruleset: Ruleset[Any]) -> int:
    if type(said) is not int:
        raise Malformed("not-a-whole-number", field="n")
    if said < 1:
        raise Malformed("too-small", field="n", least=1)
    if said > ruleset.dice:
        raise Malformed("too-large", field="n", most=ruleset.dice)
    return said


def _due(ruleset: Ruleset[Any], table: Table, given: Mapping[str, Any]) -> int:
    """The only number of dice on offer to this seat; all the dice of the game where none is due."""
    seat = given.get("seat")
    due = (
        list(offer.bounds["dice"])
        for offer in ruleset.offers(table)
        if offer.move.move_name() == given["move"] and seat in offer.seats
    )
    counts = next(due, [ruleset.dice])
    if len(counts) > 1:
        raise Malformed("missing-field", field="n")
    return int(counts[0])

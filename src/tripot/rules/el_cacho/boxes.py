"""The boxes of the grid, and what five dice are worth in each (T2, T5 to T10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, get_args

from tripot.rules.el_cacho.options import Options

Number = Literal["1", "2", "3", "4", "5", "6"]
Grande = Literal["grande", "grande2"]
Box = Literal[Number, "suite", "full", "poker", Grande]

NUMBERS: tuple[Number, ...] = get_args(Number)
GRANDES: tuple[Grande, ...] = get_args(Grande)
DICE = 5
BASE_POINTS: dict[Box, int] = {"suite": 20, "full": 30, "poker": 40, "grande": 50, "grande2": 50}
FIRST_THROW_BONUS = 5
WRAPPED_ONCE = {1, 3, 4, 5, 6}
"""3-4-5-6-1: the only suite round the corner, unless the house plays none or every one (T6)."""


def boxes(options: Options) -> tuple[Box, ...]:
    """The boxes of every grid, in the order they are told (T2)."""
    all_boxes: tuple[Box, ...] = (*NUMBERS, *BASE_POINTS)
    return all_boxes if options.second_grande else all_boxes[:-1]


def is_suite(dice: Sequence[int], options: Options) -> bool:
    """Five in a row: 1-2-3-4-5, 2-3-4-5-6, 3-4-5-6-1 (T6)."""
    values = set(dice)
    if len(values) < DICE:
        return False
    match options.straights:
        case "every-wrap":
            return True
        case "with-34561" if values == WRAPPED_ONCE:
            return True
        case _:
            return all(high - low == 1 for low, high in pairwise(sorted(values)))


def makes(box: Box, dice: Sequence[int], options: Options) -> bool:
    """Whether five dice make the figure of `box` (T6 to T9)."""
    alike = sorted(Counter(dice).values(), reverse=True)
    match box:
        case "suite":
            return is_suite(dice, options)
        case "full":
            return alike == [3, 2] or (alike == [5] and options.full_with_five)
        case "poker":
            return alike == [4, 1] or (alike == [5] and options.poker_with_five)
        case "grande" | "grande2":
            return alike == [5]
        case _:
            return False


def points(box: Box, dice: Sequence[int], options: Options, *, first_throw: bool) -> int:
    """What five dice score in `box`; a figure is worth more where it lay there after the first throw (T5 to T10)."""
    if box in NUMBERS:
        face = int(box)
        return face * list(dice).count(face)
    if not makes(box, dice, options):
        return 0
    return BASE_POINTS[box] + (first_throw_bonus(box, options) if first_throw else 0)


def first_throw_bonus(box: Box, options: Options) -> int:
    """5 for every figure; by house rule none for the grande (T10)."""
    return 0 if box in GRANDES and options.grande_first_throw == "50" else FIRST_THROW_BONUS


def possible_values(box: Box, options: Options) -> list[int]:
    """All that can ever stand in `box`, 0 first (T4)."""
    if box in NUMBERS:
        return [int(box) * count for count in range(DICE + 1)]
    base = BASE_POINTS[box]
    return sorted({0, base, base + first_throw_bonus(box, options)})


def wins_at_once(box: Box, value: int, options: Options) -> bool:
    """House rule: a grande on the first throw ends the game (T9)."""
    is_first_throw = box in GRANDES and value == BASE_POINTS[box] + FIRST_THROW_BONUS
    return is_first_throw and options.grande_first_throw == "wins-at-once"

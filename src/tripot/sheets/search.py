"""« Quels dés sur la table ? »: the cards that apply to the dice, each game reading them in its own way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from tripot.rules.cul_de_chouette.combinations import read
from tripot.rules.el_cacho.boxes import Box, makes
from tripot.rules.rulesets import RULESETS
from tripot.rules.vache_qui_rit import scoring
from tripot.sheets.deck import Sheet
from tripot.sheets.reading import deck_of

TWO_DICE, THREE_DICE, FIVE_DICE = 2, 3, 5
FIGURES: tuple[Box, ...] = ("grande", "poker", "full", "suite")
"""The rarest first."""


@dataclass(frozen=True)
class Reading:
    """How a game reads dice: how few say something, and what they are in the words of its sheets."""

    fewest: int
    read: Callable[[Sequence[int], Any], Iterator[str]]


def how_many(game: str) -> tuple[int, int]:
    """How few dice of a game say something, and how many it throws."""
    return READINGS[game].fewest, RULESETS[game].dice


def as_written(game: str) -> BaseModel:
    """The house rules of the sheets themselves: everything by default."""
    return RULESETS[game].options_type()


def cards_for(
    dice: Sequence[int], options: Any = None, *, game: str = "cul-de-chouette"
) -> tuple[Sheet, ...]:
    """The sheets of a game for the dice (1 to 6 each, as many as it throws or fewer), their own card first.

    `options` are the house rules of that game; None: as the sheets are written.
    """
    house_rules = as_written(game) if options is None else options
    return deck_of(game).of_throw(*READINGS[game].read(dice, house_rules))


def cards_played_for(
    dice: Sequence[int], options: Any, *, game: str = "cul-de-chouette"
) -> tuple[Sheet, ...]:
    """Those of them whose rule is played under these house rules."""
    return tuple(sheet for sheet in cards_for(dice, options, game=game) if sheet.is_played(options))


def _chouettes(dice: Sequence[int], options: Any) -> Iterator[str]:
    """Two dice by their sum, three by their combination and its value."""
    if len(dice) == TWO_DICE:
        yield "deux dés"
        yield from (f"deux dés au-dessus de {most}" for most in range(sum(dice)))
    elif len(dice) == THREE_DICE:
        reading = read(dice, options)
        yield reading.combination
        yield f"{reading.combination} de {reading.value}"


def _boxes(dice: Sequence[int], options: Any) -> Iterator[str]:
    """The figures five dice make, the rarest first; any dice count in the boxes of their numbers."""
    if len(dice) == FIVE_DICE:
        yield from (box for box in FIGURES if makes(box, dice, options))
    if dice:
        yield "nombres"


def _kept(dice: Sequence[int], _options: Any) -> Iterator[str]:
    """What scores among one to five dice of one throw, the best first; or that nothing does."""
    if not dice:
        return
    count = Counter(dice)
    if tuple(sorted(dice)) in scoring.SUITES:
        yield "suite"
    if max(count.values()) >= scoring.TRIPLE:
        yield "triple"
    if any(0 < count[face] < scoring.TRIPLE for face in scoring.SINGLES):
        yield "dés seuls"
    if len(dice) == FIVE_DICE and scoring.points(dice):
        yield "main pleine"
    if not scoring.legal_sets(dice):
        yield "rien"


READINGS = {
    "cul-de-chouette": Reading(TWO_DICE, _chouettes),
    "el-cacho": Reading(FIVE_DICE, _boxes),
    "vache-qui-rit": Reading(1, _kept),
}
"""By the name of the game."""

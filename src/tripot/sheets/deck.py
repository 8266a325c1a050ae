"""A deck of rule sheets: one card a rule, in four families."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

SUITS = {"♠": "pique", "♥": "coeur", "♦": "carreau", "♣": "trefle"}
"""The suits of a French pack, by their sign, as the house's icons name them."""
LETTERS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
"""The suits as addresses have them."""
OFF = (False, "off")
"""The values of an option whose rule is not played."""


@dataclass(frozen=True)
class Example:
    """A worked example: what is said at the table one thing after the other, and what has changed at the end."""

    before: tuple[str, ...]
    moves: tuple[str, ...]
    house_rules: tuple[str, ...]
    after: tuple[str, ...]


@dataclass(frozen=True)
class HouseRule:
    """A choice that is not the default: its French name, the option and its value, and what it changes."""

    name: str
    option: str
    value: Any
    text: str


@dataclass(frozen=True)
class Sheet:
    """One card. `throws` are the readings of dice that bring it up in a search (`sheets.search`).

    `figure` is a short text or the name of an icon where there are no dice; `verdicts` are the names on the table that
    link here: a combination, the reason of a change, a token. `options` are those without which the card is idle: it is
    played while any of them is.
    """

    index: str
    title: str
    ids: tuple[str, ...]
    options: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    figure: str = ""
    verdicts: tuple[str, ...] = ()
    throws: tuple[str, ...] = ()
    cries: tuple[str, ...] = ()
    paragraphs: tuple[str, ...] = ()
    house_rules: tuple[HouseRule, ...] = ()
    examples: tuple[Example, ...] = ()

    @property
    def rank(self) -> str:
        """A, 2, 3 … 10."""
        return self.index[:-1]

    @property
    def suit(self) -> str:
        """One of the four signs."""
        return self.index[-1]

    @property
    def is_red(self) -> bool:
        return self.suit in "♥♦"

    @property
    def anchor(self) -> str:
        """The fragment of its address: `d4` for 4♦."""
        return f"{LETTERS[self.suit]}{self.rank.lower()}"

    def is_played(self, options: object) -> bool:
        """Whether the rule of this card is played under the house rules of a table."""
        return not self.options or any(getattr(options, name) not in OFF for name in self.options)


@dataclass(frozen=True)
class Family:
    """The cards of one suit, under a title."""

    suit: str
    title: str
    sheets: tuple[Sheet, ...]

    @property
    def anchor(self) -> str:
        return SUITS[self.suit]


@dataclass(frozen=True)
class Deck:
    """All the sheets of a game."""

    title: str
    paragraphs: tuple[str, ...]
    families: tuple[Family, ...]

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        return tuple(sheet for family in self.families for sheet in family.sheets)

    @cached_property
    def house_rules(self) -> dict[str, HouseRule]:
        """Every choice by its French name."""
        return {rule.name: rule for sheet in self.sheets for rule in sheet.house_rules}

    @cached_property
    def _by_verdict(self) -> dict[str, Sheet]:
        return {verdict: sheet for sheet in self.sheets for verdict in sheet.verdicts}

    def of_verdict(self, name: str) -> Sheet | None:
        """The card that explains a verdict: a `Combination`, the reason of a change, a token."""
        return self._by_verdict.get(name.replace("_", "-"))

    def of_throw(self, *readings: str) -> tuple[Sheet, ...]:
        """The cards that any of these readings of dice brings up, those of the first reading first."""
        found = (sheet for reading in readings for sheet in self.sheets if reading in sheet.throws)
        return tuple(dict.fromkeys(found))

    def __iter__(self) -> Iterator[Sheet]:
        return iter(self.sheets)

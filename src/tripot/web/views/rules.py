"""What the page of the rules gets: one frozen dataclass for each part, ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RuleLink:
    """A name that leads to its card."""

    name: str
    url: str


@dataclass(frozen=True, slots=True)
class FigureDie:
    """A die of a card's picture; the Cul is red."""

    value: int
    is_red: bool


@dataclass(frozen=True, slots=True)
class RuleId:
    """The id of a rule, and the fragment it can be linked by; none where another card has it already."""

    name: str
    anchor: str


@dataclass(frozen=True, slots=True)
class HouseRuleView:
    """A choice that is not the default: what it changes, whether this table plays it, and its card."""

    name: str
    text: str
    is_played: bool
    card: RuleLink


@dataclass(frozen=True, slots=True)
class ExampleView:
    """A worked example: who starts with what, what happens one after the other, what has changed."""

    before: str
    moves: tuple[str, ...]
    house_rules: str
    after: str


@dataclass(frozen=True, slots=True)
class RuleCardView:
    """A rule as a playing card. `spoken` says its picture; `icon` is one of the house's, where there are no dice."""

    anchor: str
    rank: str
    suit: str
    is_red: bool
    title: str
    dice: tuple[FigureDie, ...]
    spoken: str
    figure: str
    icon: str
    cries: tuple[str, ...]
    paragraphs: tuple[str, ...]
    house_rules: tuple[HouseRuleView, ...]
    examples: tuple[ExampleView, ...]
    ids: tuple[RuleId, ...]
    is_played: bool


@dataclass(frozen=True, slots=True)
class FamilyView:
    """The cards of one suit."""

    anchor: str
    suit: str
    is_red: bool
    title: str
    tab: str
    url: str
    cards: tuple[RuleCardView, ...]


@dataclass(frozen=True, slots=True)
class FoundDie:
    """A die of the search: a press asks for `dice`, the whole search with it added or taken out."""

    value: int
    label: str
    dice: str
    is_red: bool = False


@dataclass(frozen=True, slots=True)
class FinderView:
    """« Quels dés sur la table ? »: the dice said so far and the six faces.

    `asked`: enough of them to search. After `most` dice the next begins anew.
    """

    action: str
    table: str
    chosen: tuple[FoundDie, ...]
    faces: tuple[FoundDie, ...]
    most: int
    asked: bool
    says: str


@dataclass(frozen=True, slots=True)
class SheetsView:
    """The whole page. `url` is its address with the search, `all_url` without; `back` leads to the table or home."""

    title: str
    game: str
    url: str
    all_url: str
    back: RuleLink
    table: str
    paragraphs: tuple[str, ...]
    tabs: tuple[FamilyView, ...]
    finder: FinderView
    families: tuple[FamilyView, ...]
    found: tuple[RuleCardView, ...]
    played: tuple[HouseRuleView, ...]
    house_rules: tuple[HouseRuleView, ...]

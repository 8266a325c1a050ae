"""The rule sheets as a page of playing cards, as written or as one table plays them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tripot.games import Snapshot
from tripot.rules.rulesets import RULESETS
from tripot.sheets import Deck, Example, Family, HouseRule, Sheet, deck_of, house_rules_of
from tripot.sheets.search import as_written, cards_for, cards_played_for, how_many
from tripot.web.french import gettext as _
from tripot.web.french import phrases
from tripot.web.halves import told
from tripot.web.rule_links import sheets_url
from tripot.web.rules.finder import draw_finder
from tripot.web.table.faces import FACES
from tripot.web.views.rules import (
    ExampleView,
    FamilyView,
    FigureDie,
    HouseRuleView,
    RuleCardView,
    RuleId,
    RuleLink,
    SheetsView,
)

ARTICLE = "Les "


@dataclass(frozen=True)
class Pack:
    """The sheets of a game in somebody's hand; with `table` they are read as that table plays them."""

    root: str
    game: str
    table: Snapshot | None = None

    @property
    def deck(self) -> Deck:
        return deck_of(self.game)

    @property
    def code(self) -> str:
        return "" if self.table is None else self.table.code

    @property
    def options(self) -> Any:
        """The house rules of the table, or those of the sheets themselves."""
        if self.table is None:
            return as_written(self.game)
        table: Any = self.table.table
        return table.options

    def is_played(self, sheet: Sheet) -> bool:
        """Whether the table plays the rule of a card; nobody is told so without a table."""
        return self.table is None or sheet.is_played(self.options)

    def found_by(self, dice: Sequence[int]) -> tuple[Sheet, ...]:
        """The cards that apply to dice, where they are enough to say something."""
        if not self.is_searched(dice):
            return ()
        find = cards_for if self.table is None else cards_played_for
        return find(dice, self.options, game=self.game)

    def is_searched(self, dice: Sequence[int]) -> bool:
        """Whether so many dice bring up cards."""
        return len(dice) >= how_many(self.game)[0]

    def url(self, anchor: str = "", dice: str = "") -> str:
        """Where these sheets stand, for the same table."""
        return sheets_url(self.root, self.game, table=self.code, dice=dice, anchor=anchor)


def draw_sheets(pack: Pack, dice: Sequence[int]) -> SheetsView:
    """The whole pack, or only the cards that dice bring up."""
    found = pack.found_by(dice)
    said = told(dice)
    families = tuple(_family(pack, family) for family in pack.deck.families)
    cards = {card.anchor: card for family in families for card in family.cards}
    choices = tuple(_house_rules(pack, pack.deck.sheets))
    return SheetsView(
        title=_("Les règles"),
        game=pack.deck.title,
        url=pack.url(dice=said),
        all_url=pack.url(),
        back=_back(pack),
        table=pack.code,
        paragraphs=pack.deck.paragraphs,
        tabs=families,
        finder=draw_finder(
            pack.url().partition("?")[0],
            pack.code,
            dice,
            [it.title for it in found],
            how_many(pack.game),
            has_a_red_die=FACES[pack.game].has_a_red_die,
        ),
        families=() if pack.is_searched(dice) else families,
        found=tuple(cards[sheet.anchor] for sheet in found),
        played=tuple(choice for choice in choices if choice.is_played),
        house_rules=tuple(sorted(choices, key=lambda choice: not choice.is_played)),
    )


def _back(pack: Pack) -> RuleLink:
    if pack.table is None:
        return RuleLink(_("Retour à l’accueil"), f"{pack.root}/")
    return RuleLink(_("Retour à la table"), f"{pack.root}/t/{pack.code}")


def _family(pack: Pack, family: Family) -> FamilyView:
    short = family.title.removeprefix(ARTICLE)
    return FamilyView(
        anchor=family.anchor,
        suit=family.suit,
        is_red=family.sheets[0].is_red,
        title=family.title,
        tab=short[:1].upper() + short[1:],
        url=pack.url(family.anchor),
        cards=tuple(_card(pack, sheet) for sheet in family.sheets),
    )


def _card(pack: Pack, sheet: Sheet) -> RuleCardView:
    is_icon = sheet.figure.isidentifier()
    return RuleCardView(
        anchor=sheet.anchor,
        rank=sheet.rank,
        suit=sheet.suit,
        is_red=sheet.is_red,
        title=sheet.title,
        dice=tuple(_figure(pack.game, sheet.dice)),
        spoken=phrases.spoken(sheet.dice),
        figure="" if is_icon else sheet.figure,
        icon=sheet.figure if is_icon else "",
        cries=sheet.cries,
        paragraphs=sheet.paragraphs,
        house_rules=tuple(_house_rules(pack, (sheet,))),
        examples=tuple(_example(example) for example in sheet.examples),
        ids=tuple(_ids(pack.deck, sheet)),
        is_played=pack.is_played(sheet),
    )


def _figure(game: str, dice: Sequence[int]) -> Iterator[FigureDie]:
    """Of a game with a red die the last one is."""
    red = RULESETS[game].dice - 1 if FACES[game].has_a_red_die else None
    yield from (FigureDie(die, at == red) for at, die in enumerate(dice))


def _ids(deck: Deck, sheet: Sheet) -> Iterator[RuleId]:
    """Only the first card with an id can be linked by it."""
    for name in sheet.ids:
        first = next(other for other in deck if name in other.ids)
        yield RuleId(name, f"regle-{name}" if first is sheet else "")


def _house_rules(pack: Pack, sheets: Sequence[Sheet]) -> Iterator[HouseRuleView]:
    """Every choice of these cards; one that the table plays stands there as the table plays it."""
    played = house_rules_of(pack.deck, pack.options)
    for sheet in sheets:
        card = RuleLink(f"{sheet.index} {sheet.title}", pack.url(sheet.anchor))
        for rule in sheet.house_rules:
            chosen = next((it for it in played if _is_the_same(it, rule)), None)
            now = chosen or rule
            yield HouseRuleView(now.name, now.text, chosen is not None, card)


def _is_the_same(played: HouseRule, rule: HouseRule) -> bool:
    return (played.option, played.text) == (rule.option, rule.text)


def _example(example: Example) -> ExampleView:
    return ExampleView(
        before=" · ".join(example.before),
        moves=example.moves,
        house_rules=" · ".join(example.house_rules),
        after=" · ".join(example.after),
    )

"""Every rule, house rule and verdict has its card, and the dice on the table find theirs."""

from itertools import combinations_with_replacement, product
from pathlib import Path
from typing import Any

import pytest

from tripot.rules.cul_de_chouette.combinations import Combination
from tripot.rules.cul_de_chouette.moves import CorrectTokens
from tripot.rules.cul_de_chouette.options import Options
from tripot.sheets import Deck, SheetError, read_deck
from tripot.sheets.search import cards_for

RULE_IDS = (
    (Path(__file__).parents[1] / "data" / "rule_ids_cul_de_chouette.txt").read_text(encoding="utf-8").split()
)
SCHEMA: dict[str, dict[str, Any]] = Options.model_json_schema()["properties"]
OTHER_CHOICES = {
    (option, choice)
    for option, field in SCHEMA.items()
    for choice in field.get("enum", [not field["default"]] if field["type"] == "boolean" else [])
    if choice != field["default"]
}


def titles(dice: tuple[int, ...]) -> list[str]:
    return [sheet.title for sheet in cards_for(dice)]


def test_every_rule_has_a_place_on_the_sheets(deck: Deck) -> None:
    placed = {rule for sheet in deck for rule in sheet.ids}
    assert [rule for rule in RULE_IDS if rule not in placed] == []
    assert placed <= set(RULE_IDS)


def test_every_card_says_something_and_shows_it(deck: Deck) -> None:
    for sheet in deck:
        assert sheet.ids, sheet.title
        assert 1 <= len(sheet.paragraphs) <= 2, sheet.title
        assert sheet.examples, sheet.title
        assert bool(sheet.dice) != bool(sheet.figure), sheet.title


def test_the_cards_of_a_family_follow_each_other(deck: Deck) -> None:
    assert [family.suit for family in deck.families] == ["♠", "♥", "♦", "♣"]
    for family in deck.families:
        ranks = ["A", *map(str, range(2, 11))][: len(family.sheets)]
        assert [sheet.index for sheet in family.sheets] == [f"{rank}{family.suit}" for rank in ranks]
    assert deck.families[2].sheets[3].anchor == "d4"


def test_every_house_rule_is_explained(deck: Deck) -> None:
    explained = {rule.option for rule in deck.house_rules.values()}
    assert set(Options.model_fields) - explained == set()


def test_every_choice_that_is_not_the_default_is_explained(deck: Deck) -> None:
    explained = {(rule.option, rule.value) for rule in deck.house_rules.values()}
    assert OTHER_CHOICES - explained == set()
    for option, value in explained:
        assert getattr(Options.model_validate({option: value}), option) == value
        assert value != SCHEMA[option]["default"]


def test_every_house_rule_is_shown_in_an_example(deck: Deck) -> None:
    shown = {name for sheet in deck for example in sheet.examples for name in example.house_rules}
    assert shown == set(deck.house_rules)


@pytest.mark.parametrize(
    "verdict", [*Combination, *CorrectTokens.model_fields, "contre-sirop", "pari", "bevue"]
)
def test_a_verdict_has_its_card(deck: Deck, verdict: str) -> None:
    assert deck.of_verdict(verdict) is not None


def test_no_two_cards_claim_the_same_verdict(deck: Deck) -> None:
    verdicts = [verdict for sheet in deck for verdict in sheet.verdicts]
    assert sorted(verdicts) == sorted(set(verdicts))


@pytest.mark.parametrize("dice", list(combinations_with_replacement(range(1, 7), 3)))
def test_the_first_card_found_by_three_dice_is_that_of_their_combination(
    deck: Deck, dice: tuple[int, ...]
) -> None:
    found = cards_for(dice)
    assert {cards_for(order) for order in product(dice, repeat=3) if tuple(sorted(order)) == dice} == {found}
    own = next(sheet for sheet in deck if found[0] is sheet)
    assert any(verdict in own.throws for verdict in own.verdicts)


def test_dice_bring_up_what_they_may_lead_to() -> None:
    assert titles((4, 4, 1)) == ["La Chouette", "Le Sirotage", "Le Contre-Sirop"]
    assert titles((6, 2, 6)) == ["La Chouette", "Le Sirotage", "Le Contre-Sirop", "Le Civet"]
    assert titles((1, 3, 6)) == ["Le Néant", "La Grelottine", "Ce qu’un défi impose"]
    assert titles((4, 5)) == ["L’Achat de Dé"]
    assert titles((6, 5)) == ["L’Achat de Dé", "La Raitournelle et l’Artichette"]


def test_a_house_rule_changes_what_the_dice_find() -> None:
    assert cards_for((3, 4, 3))[0].title == "Le Bleu-Rouge"
    assert cards_for((3, 4, 3), Options(bleu_rouge=False))[0].title == "La Chouette"


@pytest.mark.parametrize(
    "markdown",
    [
        "no title",
        "# Jeu\n\n## no suit",
        "# Jeu\n\n## ♠ La base\n\n### A♥ Elsewhere",
        "# Jeu\n\n## ♠ La base\n\n### A♠ Le but\n\n- Régles : G6",
        "# Jeu\n\n## ♠ La base\n\n### A♠ Le but\n\n| Règle maison |\n|---|\n| Sans | rien | du tout |",
    ],
)
def test_a_sheet_written_wrongly_is_refused(markdown: str) -> None:
    with pytest.raises(SheetError):
        read_deck(markdown)

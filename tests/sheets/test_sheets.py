"""Every rule, house rule and verdict of every game has its card."""

import pytest
from tests.sheets.conftest import Book, same

from tripot.rules.cul_de_chouette.combinations import Combination
from tripot.rules.cul_de_chouette.moves import CorrectTokens
from tripot.rules.el_cacho.boxes import boxes
from tripot.rules.el_cacho.options import Options as GridOptions
from tripot.rules.vache_qui_rit.options import Ending
from tripot.sheets import SheetError, deck_of, read_deck

VERDICTS = {
    "cul-de-chouette": [*Combination, *CorrectTokens.model_fields, "contre-sirop", "pari", "bevue", "correction"],
    "el-cacho": [*boxes(GridOptions(second_grande=True)), "correction"],
    "vache-qui-rit": ["tour", "barres", "rachat", "correction"],
}  # fmt: skip


def test_every_rule_has_a_place_on_the_sheets(book: Book) -> None:
    placed = {rule for sheet in book.deck for rule in sheet.ids}
    assert [rule for rule in book.rule_ids if rule not in placed] == []
    assert placed <= set(book.rule_ids)


def test_every_card_says_something_and_shows_it(book: Book) -> None:
    for sheet in book.deck:
        assert sheet.ids, sheet.title
        assert 1 <= len(sheet.paragraphs) <= 2, sheet.title
        assert sheet.examples, sheet.title
        assert bool(sheet.dice) != bool(sheet.figure), sheet.title


def test_the_cards_of_a_family_follow_each_other(book: Book) -> None:
    assert [family.suit for family in book.deck.families] == ["♠", "♥", "♦", "♣"]
    for family in book.deck.families:
        ranks = ["A", *map(str, range(2, 11))][: len(family.sheets)]
        assert [sheet.index for sheet in family.sheets] == [f"{rank}{family.suit}" for rank in ranks]
    assert book.deck.families[2].sheets[3].anchor == "d4"


def test_every_house_rule_is_explained(book: Book) -> None:
    explained = {rule.option for rule in book.deck.house_rules.values()}
    assert set(book.options.model_fields) - explained == set()


def test_every_choice_that_is_not_the_default_is_explained(book: Book) -> None:
    rules = book.deck.house_rules.values()
    assert book.other_choices() - {(rule.option, same(rule.value)) for rule in rules} == set()
    for rule in rules:
        played = book.options.model_validate({rule.option: rule.value})
        assert played.model_dump(mode="json", exclude_none=True)[rule.option] == rule.value
        assert rule.value != book.defaults[rule.option]


def test_every_kind_of_end_is_explained() -> None:
    kinds = {
        rule.value["kind"]
        for rule in deck_of("vache-qui-rit").house_rules.values()
        if rule.option == "end"
    }  # fmt: skip
    assert kinds == set(Ending.model_json_schema()["properties"]["kind"]["enum"])


def test_every_house_rule_is_shown_in_an_example(book: Book) -> None:
    shown = {name for sheet in book.deck for example in sheet.examples for name in example.house_rules}
    assert shown == set(book.deck.house_rules)


def test_a_verdict_has_its_card(book: Book) -> None:
    assert [verdict for verdict in VERDICTS[book.rules] if book.deck.of_verdict(verdict) is None] == []


def test_no_two_cards_claim_the_same_verdict(book: Book) -> None:
    verdicts = [verdict for sheet in book.deck for verdict in sheet.verdicts]
    assert sorted(verdicts) == sorted(set(verdicts))


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

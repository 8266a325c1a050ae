"""« Quels dés sur la table ? »: the dice find their cards, in every game."""

from collections.abc import Sequence
from itertools import combinations_with_replacement, product

import pytest

from tripot.rules.cul_de_chouette.options import Options
from tripot.rules.el_cacho.options import Options as GridOptions
from tripot.sheets import Deck, deck_of
from tripot.sheets.search import READINGS, cards_for

ANY_FIVE = list(combinations_with_replacement(range(1, 7), 5))


def titles(dice: Sequence[int], options: object = None, game: str = "cul-de-chouette") -> list[str]:
    return [sheet.title for sheet in cards_for(dice, options, game=game)]


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
    with_five = GridOptions(full_with_five=True, poker_with_five=False)
    assert titles((2, 2, 2, 2, 2), with_five, "el-cacho")[:2] == ["La grande", "Le premier jet"]
    assert "Le full" in titles((2, 2, 2, 2, 2), with_five, "el-cacho")
    assert "Le poker" not in titles((2, 2, 2, 2, 2), with_five, "el-cacho")


@pytest.mark.parametrize(
    ("dice", "found"),
    [
        ((4, 4, 4, 4, 4), ["La grande", "Le premier jet", "Le poker", "Les nombres"]),
        ((6, 1, 6, 6, 6), ["Le poker", "Le premier jet", "Les nombres"]),
        ((2, 6, 2, 6, 2), ["Le full", "Le premier jet", "Les nombres"]),
        ((3, 4, 5, 6, 1), ["La suite", "Le premier jet", "Les nombres"]),
        ((4, 5, 6, 1, 2), ["Les nombres"]),
        ((4, 4), ["Les nombres"]),
        ((), []),
    ],
)
def test_five_dice_find_their_figures_and_their_numbers(dice: tuple[int, ...], found: list[str]) -> None:
    assert titles(dice, game="el-cacho") == found


@pytest.mark.parametrize(
    ("dice", "found"),
    [
        ((1, 2, 3, 4, 5), ["Les suites", "Les dés seuls", "La main pleine"]),
        ((6, 5, 4, 3, 2), ["Les suites", "Les dés seuls", "La main pleine"]),
        ((5, 5, 5, 1, 2), ["Les triples", "Les dés seuls"]),
        ((1, 1, 1, 5, 5), ["Les triples", "Les dés seuls", "La main pleine"]),
        ((3, 3, 3, 3), ["Les triples"]),
        ((1, 1), ["Les dés seuls"]),
        ((2, 2, 3, 4, 6), ["La barre"]),
        ((4,), ["La barre"]),
        ((), []),
    ],
)
def test_one_to_five_dice_find_what_may_be_kept_of_them(dice: tuple[int, ...], found: list[str]) -> None:
    assert titles(dice, game="vache-qui-rit") == found


@pytest.mark.parametrize("game", ["el-cacho", "vache-qui-rit"])
def test_any_five_dice_find_a_card(game: str) -> None:
    assert [dice for dice in ANY_FIVE if not cards_for(dice, game=game)] == []


@pytest.mark.parametrize("game", READINGS)
def test_every_card_with_dice_to_search_by_is_found(game: str) -> None:
    throws = [dice for count in range(1, 6) for dice in combinations_with_replacement(range(1, 7), count)]
    found = {sheet for dice in throws for sheet in cards_for(dice, game=game)}
    assert {sheet.title for sheet in deck_of(game) if sheet.throws} == {sheet.title for sheet in found}

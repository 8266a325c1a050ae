"""What of the sheets a table plays."""

import pytest
from pydantic import BaseModel

from tripot.rules.cul_de_chouette.options import Options
from tripot.rules.el_cacho.options import Options as GridOptions
from tripot.rules.vache_qui_rit.options import Ending
from tripot.rules.vache_qui_rit.options import Options as TurnOptions
from tripot.sheets import Deck, deck_of, house_rules_of
from tripot.sheets.search import cards_played_for

SWITCHES = [name for name, info in Options.model_fields.items() if info.annotation is bool]
EVERYTHING = Options(banque=True)
BLEUSAILLE = Options(
    soufflette=False, sirotage=False, grelottine=False, boucliette=False, bleu_rouge=False, achat_de_de=False
)


def idle(deck: Deck, options: Options) -> list[str]:
    return [sheet.index for sheet in deck if not sheet.is_played(options)]


def names(deck: Deck, options: Options) -> list[str]:
    return [rule.name for rule in house_rules_of(deck, options)]


def test_by_default_all_is_played_but_the_banque(deck: Deck) -> None:
    assert idle(deck, Options()) == ["9♣", "10♣"]
    assert idle(deck, EVERYTHING) == []


@pytest.mark.parametrize("option", sorted({*SWITCHES, "pelican"} - {"floor"}))
def test_a_rule_that_is_off_leaves_a_card_idle(deck: Deck, option: str) -> None:
    off = EVERYTHING.model_dump() | {option: "off" if option == "pelican" else False}
    follow = {"sirotage": ("contre_sirop", "civet"), "grelottine": ("passe_grelot",)}.get(option, ())
    assert idle(deck, Options.model_validate(off | dict.fromkeys(follow, False)))


def test_a_card_names_only_options_there_are(deck: Deck) -> None:
    assert {option for sheet in deck for option in sheet.options} <= set(Options.model_fields)


def test_bets_are_played_while_there_is_anything_to_bet_on(deck: Deck) -> None:
    assert "8♦" not in idle(deck, Options(sirotage=False, grelottine=False))
    assert "8♦" in idle(deck, BLEUSAILLE)


def test_a_table_by_the_cards_has_no_house_rule(deck: Deck) -> None:
    assert names(deck, Options()) == []


def test_house_rules_are_told_in_the_order_of_the_cards(deck: Deck) -> None:
    options = Options(banque=True, floor=False, bet_gain=20, pelican="only-bleu-rouge", sirotage=False)
    assert names(deck, options) == [
        "Sans plancher",
        "Pélican au Bleu-Rouge seulement",
        "Paris à 20 points",
        "Sans Sirotage",
        "Sans Contre-Sirop",
        "Sans Civet",
        "Avec Banque",
    ]


def test_a_number_of_the_tables_own_stands_in_the_name(deck: Deck) -> None:
    assert names(deck, Options(target=500, suite_points=15)) == ["Partie en 500 points", "Suite à 15 points"]


def test_dice_bring_up_only_what_the_table_plays() -> None:
    assert [sheet.title for sheet in cards_played_for((4, 4, 1), Options(sirotage=False))] == ["La Chouette"]
    assert [sheet.title for sheet in cards_played_for((1, 3, 6), BLEUSAILLE)] == ["Le Néant"]
    assert [sheet.title for sheet in cards_played_for((6, 5), Options())] == ["L’Achat de Dé"]
    assert cards_played_for((4, 5), BLEUSAILLE) == ()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (TurnOptions(), []),
        (TurnOptions(entry=700), ["Entrée à 700"]),
        (TurnOptions(entry=0), ["Sans seuil d’entrée"]),
        (TurnOptions(end=Ending(kind="target", value=2000)), ["Partie en 2\u00a0000 points"]),
        (TurnOptions(end=Ending(kind="target", value=12500)), ["Partie en 12\u00a0500 points"]),
        (TurnOptions(end=Ending(kind="rounds", value=10)), ["Partie en 10 tours de table"]),
        (TurnOptions(end=Ending(kind="free"), rachat=False), ["Sans rachat", "Partie libre"]),
        (GridOptions(), []),
        (
            GridOptions(straights="plain", second_grande=True, grande_first_throw="wins-at-once"),
            ["Seconde grande", "Suites droites", "Grande du premier jet gagnante"],
        ),
    ],
)
def test_each_choice_of_a_table_has_one_name(options: BaseModel, told: list[str]) -> None:
    game = "el-cacho" if isinstance(options, GridOptions) else "vache-qui-rit"
    assert [rule.name for rule in house_rules_of(deck_of(game), options)] == told


def test_without_threshold_or_rachat_their_cards_are_idle() -> None:
    options = TurnOptions(entry=0, rachat=False, pollution=False)
    assert idle(deck_of("vache-qui-rit"), options) == ["A♦", "A♣", "2♣"]
    assert idle(deck_of("vache-qui-rit"), TurnOptions()) == []

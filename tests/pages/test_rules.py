"""The rules as playing cards: dice bring up their cards, a table's house rules are told."""

import re

import pytest
from tests.pages.conftest import CAST

from tripot.rules.cul_de_chouette.combinations import Combination
from tripot.sheets import deck_of

DECK = deck_of("cul-de-chouette")
SHEETS = "/regles/cul-de-chouette"
TAVERNE = {
    f"option.{name}": "oui"
    for name in (
        "soufflette", "sirotage", "contre_sirop", "civet", "grelottine", "passe_grelot", "boucliette",
        "bleu_rouge", "achat_de_de", "floor",
    )
}  # fmt: skip


def cards(device):
    """The cards shown, by their anchors, each with its classes."""
    shown = [given for tag, given in device.page.tags if tag == "article"]
    return {given["id"]: given["class"].split() for given in shown}


def anchors(device):
    return [given["id"] for _tag, given in device.page.tags if given.get("id")]


def links(device):
    return {given["href"] for tag, given in device.page.tags if tag == "a"}


def finder(device):
    return device.page.form("finder")


def key(device, face):
    return finder(device).buttons[-6:][face - 1]


def with_house_rules(device, **options):
    played = TAVERNE | {f"option.{name}": said for name, said in options.items()}
    return device.new_game(CAST, regles="oui", **played)


def test_suits_are_tabs_that_lead_to_their_family(device):
    device.get(SHEETS)
    families = [f"{SHEETS}#{family.anchor}" for family in DECK.families]
    assert {*families, f"{SHEETS}#maison"} <= links(device)
    assert {family.anchor for family in DECK.families} | {"maison"} <= set(anchors(device))


def test_three_dice_bring_up_their_cards_key_by_key(device):
    device.get(SHEETS)
    for face in (4, 1):
        device.press(finder(device), key(device, face))
    assert device.url.endswith(f"{SHEETS}?des=4-1")
    assert list(cards(device)) == ["c6"]
    device.press(finder(device), key(device, 4))
    assert device.url.endswith(f"{SHEETS}?des=4-1-4")
    assert list(cards(device)) == ["ha", "ca", "c2"]
    assert device.page.texts["found"] == "4-1-4\u00a0: La Chouette, Le Sirotage, Le Contre-Sirop."


def test_a_die_is_taken_out_again_and_a_fourth_begins_anew(device):
    device.get(f"{SHEETS}?des=4-1-4")
    device.press(finder(device), finder(device).buttons[1])
    assert device.url.endswith("?des=4-4")
    device.get(f"{SHEETS}?des=4-1-4")
    device.press(finder(device), key(device, 6))
    assert device.url.endswith("?des=6")
    device.press(finder(device), finder(device).buttons[0])
    assert len(cards(device)) == len(DECK.sheets)


def test_a_single_die_leaves_the_pack_whole(device):
    device.get(f"{SHEETS}?des=4")
    assert len(cards(device)) == len(DECK.sheets)


@pytest.mark.parametrize("dice", ["", "7-8-9", "a", "4-4-1-6-6", "-", "²-4-4", "4 4 1"])
def test_any_nonsense_instead_of_dice_is_no_fault(device, dice):
    assert device.get(f"{SHEETS}?des={dice}").status == 200


@pytest.mark.parametrize("game", ["belote", "%2e%2e", "a%00b", "cul-de-chouette.md", "CUL-DE-CHOUETTE"])
def test_an_unknown_game_has_no_rules(device, game):
    assert device.get(f"/regles/{game}").status == 404


def test_without_a_table_no_rule_is_left_out(device):
    device.get(SHEETS)
    assert not [anchor for anchor, classes in cards(device).items() if "idle" in classes]
    device.get(f"{SHEETS}?des=6-5")
    assert list(cards(device)) == ["c6", "c10"]


def test_a_table_dims_what_it_does_not_play_and_says_so(device):
    code = with_house_rules(device, sirotage="", contre_sirop="", civet="").code
    device.get(f"{SHEETS}?table={code}")
    assert [it for it, classes in cards(device).items() if "idle" in classes] == [
        "ca",
        "c2",
        "c3",
        "c9",
        "c10",
    ]
    assert device.text.count("Ne se joue pas à cette table") == 5
    device.get(f"{SHEETS}?table={code}&des=4-4-1")
    assert list(cards(device)) == ["ha"]


def test_a_table_tells_its_house_rules_first(device):
    code = with_house_rules(device, suite_points="15", banque="oui").code
    device.get(f"{SHEETS}?table={code.lower()}")
    names = re.findall(r"<li class=\"panel\"( data-played)?><h3>(.*?)[ <]*(?:<small|</h3)", device.text)
    assert [name for is_played, name in names if is_played] == ["Suite à 15 points", "Avec Banque"]
    assert all(is_played for is_played, _name in names[:2])
    assert "Sans plancher" in {name for _is_played, name in names}


def test_the_search_and_the_way_back_stay_with_the_table(device):
    code = device.new_game().code
    device.get(f"{SHEETS}?table={code}")
    assert f"/t/{code}" in links(device)
    device.press(finder(device), key(device, 4))
    assert device.url.endswith(f"{SHEETS}?table={code}&des=4")
    assert f"{SHEETS}?table={code}#coeur" in links(device)


def test_a_table_that_is_not_there_has_no_rules(device):
    assert device.get(f"{SHEETS}?table=ZUZUZU").status == 404


def test_the_table_leads_to_its_rules(device):
    code = device.new_game().code
    assert {f"{SHEETS}?table={code}", f"{SHEETS}?table={code}#maison"} <= links(device)
    assert "On joue les cartes telles quelles" in device.text


def test_the_menu_names_the_house_rules_played(device):
    code = with_house_rules(device, civet="", bet_gain="20").code
    assert {f"{SHEETS}?table={code}#c3", f"{SHEETS}?table={code}#d8"} <= links(device)
    assert ">Sans Civet</a>" in device.text
    assert ">Paris à 20 points</a>" in device.text


DICE_OF = {
    Combination.PELICAN: (6, 6, 6), Combination.CUL_DE_CHOUETTE: (5, 5, 5), Combination.CHOUETTE_VELUTE: (2, 2, 4),
    Combination.BLEU_ROUGE: (3, 4, 3), Combination.SUITE_VELUTE: (1, 2, 3), Combination.SUITE: (2, 3, 4),
    Combination.SOUFFLETTE: (4, 2, 1), Combination.VELUTE: (1, 4, 5), Combination.CHOUETTE: (4, 4, 1),
    Combination.NEANT: (1, 3, 6),
}  # fmt: skip


@pytest.mark.parametrize("combination", list(Combination))
def test_a_verdicts_name_leads_to_its_card(table, combination):
    table.throw(*DICE_OF[combination])
    card = f'href="{SHEETS}?table={table.code}#{DECK.of_verdict(combination).anchor}"'
    tray = table.text[table.text.index('<section class="tray"') :]
    assert card in tray


def test_what_is_asked_of_the_dice_leads_to_its_own_card(table):
    table.throw(4, 4, 1)
    table.press(table.page.of_move("sirotage", 0))
    assert f"{SHEETS}?table={table.code}#ca" in links(table)
    table.throw(2)
    tray = table.text[table.text.index('<section class="tray"') :]
    assert f'href="{SHEETS}?table={table.code}#c2"' in tray


def test_the_new_table_shows_the_rules_beside_the_house_rules(device):
    device.get("/nouvelle/cul-de-chouette")
    assert f"{SHEETS}#maison" in links(device)


def test_names_at_the_table_never_reach_the_cards(device):
    code = device.new_game(("<b>Séli</b>", "Karadoc")).code
    assert "Séli</b>" not in device.get(f"{SHEETS}?table={code}").text

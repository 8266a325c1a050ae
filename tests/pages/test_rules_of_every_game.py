"""The page of the rules serves every game alike."""

import re

import pytest
from tests.pages.test_rules import anchors, cards, finder, key, links

from tripot.sheets import deck_of

GAMES = ["cul-de-chouette", "el-cacho", "vache-qui-rit"]


@pytest.fixture(params=GAMES)
def game(request):
    return request.param


def of_table(house, game, **options):
    """A table of the game, made by a program."""
    wish = {"rules": game, "players": ["Perceval", "Karadoc"], "options": options}
    return house.post("/api/v1/games", json=wish).json()["code"]


def press(device, *faces):
    for face in faces:
        device.press(finder(device), key(device, face))


def test_every_card_is_there_with_the_ids_of_its_rules(device, game):
    device.get(f"/regles/{game}")
    assert device.status == 200
    assert list(cards(device)) == [sheet.anchor for sheet in deck_of(game)]
    there = anchors(device)
    assert {f"regle-{rule}" for sheet in deck_of(game) for rule in sheet.ids} <= set(there)
    assert sorted(there) == sorted(set(there))


def test_a_card_says_all_of_its_sheet(house, game):
    html = house.get(f"/regles/{game}").text
    for sheet in deck_of(game):
        card = re.search(rf'<article[^>]*id="{sheet.anchor}".*?</article>', html, re.DOTALL)[0]
        text = re.sub(r"\s*<[^>]+>\s*", " ", card).replace("&#39;", "'")
        said = [sheet.title, *sheet.cries, *sheet.paragraphs]
        said += [part for rule in sheet.house_rules for part in (rule.name, rule.text)]
        said += [
            part for it in sheet.examples for part in (*it.before, *it.moves, *it.house_rules, *it.after)
        ]
        assert [part for part in said if part not in text] == []
        assert not re.search(r"\d [;:!?]", text)


def test_only_a_game_with_three_dice_has_a_red_one(house, game):
    assert ("red-die" in house.get(f"/regles/{game}").text) is (game == "cul-de-chouette")


def test_a_picture_is_dice_an_icon_or_a_few_letters(house, device, game):
    device.get(f"/regles/{game}")
    sprite = house.get(next(given["href"] for tag, given in device.page.tags if tag == "use")).text
    for sheet in deck_of(game):
        assert sheet.dice or not sheet.figure.isidentifier() or f'id="{sheet.figure}"' in sprite


def test_five_dice_bring_up_the_cards_of_el_cacho(device):
    device.get("/regles/el-cacho")
    assert device.page.texts["found"] == "Cinq dés, et leurs cartes sortent du paquet."
    press(device, 2, 6, 2, 6)
    assert device.page.texts["found"] == "Encore un dé."
    assert len(cards(device)) == len(deck_of("el-cacho").sheets)
    press(device, 2)
    assert device.url.endswith("?des=2-6-2-6-2")
    assert list(cards(device)) == ["h3", "da", "ha"]
    press(device, 4)
    assert device.url.endswith("?des=4")


def test_one_to_five_dice_bring_up_the_cards_of_vache_qui_rit(device):
    device.get("/regles/vache-qui-rit")
    assert device.page.texts["found"] == "De un à cinq dés, et leurs cartes sortent du paquet."
    press(device, 4)
    assert list(cards(device)) == ["d2"]
    press(device, 4, 4)
    assert list(cards(device)) == ["h2"]


def test_a_table_dims_and_names_what_it_plays_otherwise(house, device):
    code = of_table(house, "vache-qui-rit", entry=0, end={"kind": "rounds", "value": 10})
    device.get(f"/regles/vache-qui-rit?table={code}")
    assert [it for it, classes in cards(device).items() if "idle" in classes] == ["da"]
    assert "Partie en 10 tours de table" in device.text
    code = of_table(house, "el-cacho", straights="every-wrap")
    device.get(f"/regles/el-cacho?table={code}&des=4-5-6-1-2")
    assert list(cards(device)) == ["h2", "da", "ha"]
    assert f"/regles/el-cacho?table={code}#coeur" in links(device.get(f"/regles/el-cacho?table={code}"))


def test_the_rules_of_one_game_are_not_those_of_another_table(house, device):
    assert device.get(f"/regles/el-cacho?table={of_table(house, 'vache-qui-rit')}").status == 404

"""« Lancer » on the page: the house throws the dice that are due, around those kept."""

import json

import pytest
from tests.pages.conftest import THREE

DICE = {"cul-de-chouette": 2, "el-cacho": 5, "vache-qui-rit": 5}
"""How many dice the first press throws; the Chouettes alone where somebody may want to buy the Cul."""


def last_move(device):
    return device.client.get(f"/api/v1/games/{device.code}/moves").json()["moves"][-1]["move"]


@pytest.mark.parametrize("rules", DICE)
def test_a_press_throws_and_says_that_the_house_did(device, rules):
    device.new_game(THREE, rules=rules)
    roll = device.page.form("roll")
    device.press(roll)
    assert device.status == 200, device.refusal
    thrown = last_move(device)
    assert (thrown["move"], len(thrown["dice"]), thrown["rolled"]) == ("throw", DICE[rules], True)
    assert device.announcement.startswith("Perceval, dés de la maison")
    device.press(roll)
    assert device.state()["version"] == 1


def test_dice_kept_on_the_page_of_el_cacho_lie_still(device):
    device.new_game(THREE, rules="el-cacho")
    device.press(device.page.form("roll"))
    lying = last_move(device)["dice"]
    for die in lying[:2]:
        device.tap("garde", str(die))
    device.press(device.page.form("roll"))
    assert device.status == 200, device.refusal
    thrown = last_move(device)
    assert sorted(thrown["kept"]) == sorted(lying[:2])
    assert thrown["dice"][:2] == thrown["kept"]
    device.press(device.page.form("roll"))
    assert sorted(last_move(device)["kept"]) == sorted(lying[:2])
    assert "roll" not in {form.id for form in device.page.forms}


def test_dice_kept_once_are_kept_again_until_they_are_let_go(device):
    device.new_game(THREE, rules="el-cacho")
    said = {"move": "throw", "seat": "0", "several": "kept"}
    device.client.post(f"/t/{device.code}/coups", data=said | {"dice": "5-5-5-1-2"})
    device.client.post(f"/t/{device.code}/coups", data=said | {"dice": "5-5-5-6-6", "kept": ["5", "5", "5"]})
    device.get(f"/t/{device.code}")
    pressed = [given["aria-pressed"] for _tag, given in device.page.tags if "data-lies" in given]
    assert pressed == ["true", "true", "true", "false", "false"]
    for _die in range(3):
        device.tap("lache", "5")
    assert "true" not in [given["aria-pressed"] for _tag, given in device.page.tags if "data-lies" in given]
    device.press(device.page.form("roll"))
    assert last_move(device)["kept"] == []


def test_the_house_throws_the_dice_that_are_left(device):
    device.new_game(THREE, rules="vache-qui-rit", **{"option.entry": "0"})
    said = {"move": "keep", "seat": "0", "dice": "1-1"}
    device.client.post(f"/t/{device.code}/coups", data=said)
    device.get(f"/t/{device.code}")
    device.press(device.page.form("roll"))
    assert device.status == 200, device.refusal
    assert len(last_move(device)["dice"]) == 3


def test_where_the_house_throws_relancer_throws_at_once(device):
    device.new_game(THREE, rules="vache-qui-rit", **{"option.entry": "0"})
    device.press(device.page.form("roll"))
    while device.state()["phase"] != "keeping":
        device.press(device.page.form("undo"))
        device.press(device.page.form("roll"))
    helps = json.loads(next(given["data-helps"] for _tag, given in device.page.tags if "data-helps" in given))
    for die in min(filter(None, helps), key=len):
        device.tap("garde", die)
    version = device.state()["version"]
    device.tap("puis", "throw")
    moves = device.client.get(f"/api/v1/games/{device.code}/moves").json()["moves"][-2:]
    assert [each["move"]["move"] for each in moves] == ["keep", "throw"]
    assert moves[1]["move"]["rolled"] is True
    assert device.state()["version"] == version + 2

"""Moves of El Cacho and Vache qui rit Tour corrected in the registre, as plain forms without JavaScript."""

import re

import pytest
from tests.pages.conftest import THREE, say

NB = "\u00a0"


def effect(device):
    found = re.search(r'<p class="effect" role="status">(.*?)</p>', device.text)
    return found and found[1]


def pad(device, seq):
    return device.page.form(f"pad-{seq}")


def press(device, seq, name, value):
    form = pad(device, seq)
    return device.press(form, next(it for it in form.buttons if (it.name, it.value) == (name, value)))


def refusal(device):
    (said,) = re.findall(r'<p class="refusal" role="alert">(.*?)</p>', device.text)
    return said


@pytest.fixture
def turn(device):
    """Perceval has kept a 1, then two more dice worth 100, and stopped on 200."""
    device.new_game(THREE, rules="vache-qui-rit", **{"option.entry": "0"})
    say(device, "keep", 0, dice="1")
    say(device, "keep", 0, dice="5-5")
    say(device, "stop", 0)
    return device


@pytest.mark.rule("V6", "V6b")
def test_more_dice_than_were_kept_take_the_place_of_a_keep(turn):
    turn.get(f"/t/{turn.code}/registre?seq=1")
    assert turn.page.texts["correction-title"].startswith(f"Corriger{NB}: Garde")
    assert pad(turn, 1).hidden["des"] == "1"
    assert len([it for it in pad(turn, 1).buttons if it.name == "efface"]) == 5, "as many as could be kept"
    press(turn, 1, "de", "1")
    assert (pad(turn, 1).hidden["des"], refusal(turn)) == ("1-1", "")
    assert effect(turn) == f"Perceval 200 → 300{NB}; rien d’autre ne change."
    assert turn.scores() == [200, 0, 0]
    turn.press(turn.page.form("save"))
    assert turn.scores() == [300, 0, 0]
    assert turn.state()["version"] == 4


@pytest.mark.rule("V6")
def test_fewer_dice_than_were_kept_take_the_place_of_a_keep(turn):
    say(turn, "keep", 1, dice="3-3-3")
    turn.get(f"/t/{turn.code}/registre?seq=4")
    for _ in range(3):
        press(turn, 4, "efface", "1")
    assert pad(turn, 4).hidden["des"] == ""
    press(turn, 4, "de", "5")
    assert effect(turn) == "Ce qui est en cours change."
    turn.press(turn.page.form("save"))
    assert (turn.state()["turn"]["total"], turn.state()["turn"]["dice_left"]) == (50, 4)


def test_no_dice_at_all_ask_nothing(turn):
    turn.get(f"/t/{turn.code}/registre?seq=1")
    press(turn, 1, "efface", "1")
    assert (effect(turn), refusal(turn)) == (None, "")


def test_dice_that_may_not_be_kept_are_refused_with_a_word_and_nothing_is_kept(turn):
    turn.get(f"/t/{turn.code}/registre?seq=1&des=1-4")
    assert effect(turn) is None
    assert refusal(turn) == f"Ces dés ne marquent pas{NB}: 4."
    assert not [form for form in turn.page.forms if form.id == "save"]
    assert turn.scores() == [200, 0, 0]


def test_a_keep_that_makes_a_later_move_impossible_says_which(turn):
    turn.get(f"/t/{turn.code}/registre?seq=2&des=5")
    assert effect(turn) is None
    assert "ne serait plus possible" in refusal(turn)


def test_dice_thrown_and_kept_are_corrected_within_the_throw(turn):
    say(turn, "throw", 1, dice="1-1-5-2-3")
    say(turn, "keep", 1, dice="1")
    turn.get(f"/t/{turn.code}/registre?seq=5&des=1-1-5")
    assert effect(turn) == "Ce qui est en cours change."
    turn.press(turn.page.form("save"))
    assert turn.state()["turn"]["total"] == 250
    turn.get(f"/t/{turn.code}/registre?seq=5&des=5-5")
    assert effect(turn) is None
    assert refusal(turn)


def test_a_stop_becomes_another_answer_of_its_moment(device):
    device.new_game(THREE, rules="vache-qui-rit", **{"option.entry": "500"})
    say(device, "keep", 0, dice="1-1-1")
    say(device, "stop", 0)
    device.get(f"/t/{device.code}/registre?seq=2")
    device.press(next(form for form in device.page.forms if form.hidden.get("move") == "bust"))
    assert effect(device) == f"Perceval 700 → 0{NB}; Perceval{NB}: la feuille change aussi."


@pytest.fixture
def sheet(device):
    """Perceval has written a Full of 30, Karadoc marked a Poker of his dice."""
    device.new_game(THREE, rules="el-cacho")
    say(device, "write", 0, box="full", value=30)
    say(device, "dice", 1, dice="4-4-4-4-2")
    say(device, "mark", 1, box="poker")
    return device


def pressed(device):
    """What stands there now: of a box its name, then its value."""
    return re.findall(r'value="([^"]*)" aria-pressed="true"', device.text)


def written(device):
    return [player["grid"] for player in device.state()["players"]]


@pytest.mark.rule("T4")
def test_a_value_written_is_written_anew(sheet):
    sheet.get(f"/t/{sheet.code}/registre?seq=1")
    assert pressed(sheet) == ["full", "30"]
    sheet.tap("value", "35")
    assert pressed(sheet) == ["full", "35"]
    assert effect(sheet) == f"Perceval 30 → 35{NB}; Perceval{NB}: la feuille change aussi."
    assert sheet.scores() == [30, 40, 0]
    sheet.press(sheet.page.form("save"))
    assert (sheet.scores(), written(sheet)[0]["full"]) == ([35, 40, 0], 35)


@pytest.mark.rule("T4")
def test_what_was_written_goes_to_another_box(sheet):
    sheet.get(f"/t/{sheet.code}/registre?seq=1")
    sheet.tap("box", "5")
    assert (pressed(sheet), effect(sheet), refusal(sheet)) == (["5"], None, ""), (
        "its value is still to be said"
    )
    sheet.tap("value", "15")
    assert pressed(sheet) == ["5", "15"]
    sheet.press(sheet.page.form("save"))
    assert (written(sheet)[0]["full"], written(sheet)[0]["5"]) == (None, 15)


def test_a_value_no_dice_make_is_refused_with_a_word(sheet):
    sheet.get(f"/t/{sheet.code}/registre?seq=1&move=write&seat=0&box=full&value=31")
    assert effect(sheet) is None
    assert refusal(sheet)
    assert sheet.scores() == [30, 40, 0]


def test_a_box_marked_becomes_another_one(sheet):
    sheet.get(f"/t/{sheet.code}/registre?seq=3")
    sheet.tap("box", "4")
    assert effect(sheet).startswith("Karadoc 40 → 16")
    assert pressed(sheet) == ["4"]
    assert f"Poker{NB}: 40" in sheet.text
    sheet.press(sheet.page.form("save"))
    assert (written(sheet)[1]["poker"], written(sheet)[1]["4"]) == (None, 16)


@pytest.mark.rule("T4")
def test_five_dice_that_would_not_score_where_they_were_marked_are_refused_with_the_later_move(sheet):
    sheet.get(f"/t/{sheet.code}/registre?seq=2&des=4-4-1-1-2")
    assert effect(sheet) is None
    assert "ne serait plus possible" in refusal(sheet)
    sheet.get(f"/t/{sheet.code}/registre?seq=2&des=2-2-2-2-4")
    assert effect(sheet) == "Rien ne change sur la feuille."


@pytest.mark.rule("T4", "T10")
def test_whether_five_dice_fell_on_the_first_throw_is_corrected_with_their_dice_left_alone(sheet):
    sheet.get(f"/t/{sheet.code}/registre?seq=2")
    assert pressed(sheet) == ["non"]
    sheet.tap("first_throw", "oui")
    assert effect(sheet) == f"Karadoc 40 → 45{NB}; Karadoc{NB}: la feuille change aussi."
    sheet.press(sheet.page.form("save"))
    assert (sheet.scores(), written(sheet)[1]["poker"]) == ([30, 45, 0], 45)
    sheet.get(f"/t/{sheet.code}/registre?seq=2")
    assert pressed(sheet) == ["oui"]
    sheet.tap("first_throw", "oui")
    assert effect(sheet) is None, "so it stands there already"


@pytest.mark.rule("T4", "T10")
def test_the_first_throw_said_anew_stays_said_while_its_dice_are_entered_anew(sheet):
    sheet.get(f"/t/{sheet.code}/registre?seq=2")
    sheet.tap("first_throw", "oui")
    for die in "33335":
        press(sheet, 2, "de", die)
        assert pressed(sheet) == ["oui"]
    assert effect(sheet) == f"Karadoc 40 → 45{NB}; Karadoc{NB}: la feuille change aussi."
    sheet.tap("first_throw", "non")
    assert effect(sheet) == "Rien ne change sur la feuille."

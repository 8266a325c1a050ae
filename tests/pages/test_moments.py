"""What the drawn table says was just to be heard, and the switches for it, as plain forms."""

import pytest
from tests.pages.conftest import THREE, say

TASTES = "/gouts"


def drawn(device):
    return next(given for _tag, given in device.page.tags if given.get("id") == "table")


def sound(device):
    return drawn(device).get("data-sound", "")


def back(device, which):
    return device.press(device.page.form(which))


@pytest.fixture
def cul(device):
    device.new_game(THREE)
    for seat, points in enumerate((100, 60, 60)):
        say(device, "correction", seat, points=points)
    return device


@pytest.mark.parametrize(
    ("dice", "heard"),
    [
        ("1-4-5", "coin"), ("4-4-2", "coin"), ("5-5-5", "coin"), ("6-6-6", "chord"), ("1-3-6", ""), ("4-2-1", ""),
        ("2-3-4", "fist"), ("1-2-3", "fist"), ("2-2-4", "fist"), ("3-4-3", "coin"),
    ],
)  # fmt: skip
def test_a_throw_sounds_as_what_came_of_it(cul, dice, heard):
    assert sound(say(cul, "throw", 0, des=dice, assez=3)) == heard


def test_the_chouettes_alone_are_silent(cul):
    assert sound(say(cul, "throw", 0, des="4-4", assez=2)) == ""


def test_a_race_sounds_as_it_opens_and_pays_as_it_ends(cul):
    say(cul, "throw", 0, des="2-3-4", assez=3)
    assert sound(say(cul, "cry", 1, cry="grelotte-ca-picote")) == ""
    assert sound(say(cul, "last", 2)) == "coin"


def test_the_pelican_is_heard_as_it_falls_and_its_race_pays(cul):
    say(cul, "throw", 0, des="6-6-6", assez=3)
    assert sound(say(cul, "award", 1)) == "coin"


def test_a_grelottine_jingles(cul):
    say(cul, "correction", 2, **{"tokens.grelottine": "1"})
    say(cul, "throw", 0, des="1-3-6", assez=3)
    assert sound(say(cul, "grelottine", 2, on="velute", stake=10)) == "bell"


def test_a_bevue_cracks_wherever_it_comes_from(cul):
    assert sound(say(cul, "bevue", 1)) == "crack"
    say(cul, "throw", 0, des="3-4-3", assez=3)
    assert sound(say(cul, "bet", 0, on=["-1", "9", "10"], several="on")) == "crack"


def test_a_victory_has_its_chord(cul):
    say(cul, "correction", 0, points=200)
    assert sound(say(cul, "throw", 0, des="5-5-5", assez=3)) == "chord"
    assert "Cul de Chouette de 5" in cul.text.partition('class="stroke')[2].partition("</p>")[0]


def test_a_game_that_is_closed_has_no_winning_throw_to_hold(cul):
    say(cul, "end")
    assert "stroke" not in cul.text


def test_undo_and_redo_are_silent_and_a_correction_of_an_old_move_too(cul):
    say(cul, "correction", 0, points=200)
    say(cul, "throw", 0, des="5-5-5", assez=3)
    assert sound(back(cul, "undo")) == ""
    assert sound(back(cul, "redo")) == ""
    assert "stroke" not in cul.text
    cul._show(
        cul.client.post(
            f"/t/{cul.code}/registre", data={"seq": 1, "move": "correction", "seat": 0, "points": 90}
        )
    )
    assert sound(cul.get(f"/t/{cul.code}")) == ""


def test_a_game_not_begun_is_silent(device):
    assert sound(device.new_game(THREE)) == ""


def test_el_cacho_rings_for_points_only(device):
    device.new_game(THREE, rules="el-cacho")
    assert sound(device.tap("value", "35", move="write")) == "coin"
    assert sound(say(device, "write", 1, box="1", value=0)) == ""
    assert sound(say(device, "throw", 2, dice="1-1-2-3-4")) == ""


def test_vache_qui_rit_cracks_for_a_bar_its_cries_and_nothing_less(device):
    device.new_game(THREE, rules="vache-qui-rit", **{"option.entry": "0"})
    assert sound(say(device, "bust", 0)) == "crack"
    assert sound(say(device, "barre_cry", 2)) == "crack"
    assert sound(say(device, "keep", 1, dice="1")) == ""
    assert sound(say(device, "stop", 1)) == "coin"


def test_before_the_entry_a_bust_takes_no_bar_and_makes_no_sound(device):
    device.new_game(THREE, rules="vache-qui-rit")
    assert sound(say(device, "bust", 0)) == ""


def tastes(device):
    return next(form for form in device.page.forms if form.action == TASTES)


def press(device, name):
    form = tastes(device)
    return device.press(form, next(it for it in form.buttons if it.name == name))


def scripts(device):
    return {given["src"].rsplit("/", 1)[-1] for tag, given in device.page.tags if tag == "script"}


def test_nothing_is_on_until_it_is_asked_for(device):
    device.new_game(THREE)
    assert drawn(device)["data-senses"] == ""
    assert "senses.js" not in scripts(device)


@pytest.mark.parametrize(("name", "other"), [("sons", "vibrations"), ("vibrations", "sons")])
def test_each_sense_is_switched_on_and_off_and_leaves_the_other_alone(device, name, other):
    url = device.new_game(THREE).url
    press(device, name)
    assert device.url == url
    assert drawn(device)["data-senses"] == name
    assert "senses.js" in scripts(device)
    press(device, other)
    assert drawn(device)["data-senses"] == "sons vibrations"
    press(device, name)
    assert drawn(device)["data-senses"] == other


def test_the_other_tastes_of_the_device_stay(device):
    device.get("/")
    device.press(tastes(device), next(it for it in tastes(device).buttons if it.value == "jour"))
    press(device, "sons")
    assert ("html", "jour") in {(tag, given.get("data-theme")) for tag, given in device.page.tags}
    device.new_game(THREE, mode="tablette")
    assert drawn(device)["data-senses"] == "sons"


def test_a_cookie_of_before_and_one_of_nonsense_are_silent(device):
    for kept in ("jour.tablette.non", "nuit.telephone.oui.loud.5.6.7"):
        device.client.cookies.set("tripot-gouts", kept)
        device.new_game(THREE)
        assert drawn(device)["data-senses"] == ""


def test_the_menu_says_that_the_screen_may_go_dark_until_a_script_knows_better(device):
    device.new_game(THREE)
    assert "L’écran peut s’éteindre" in device.text

"""Screens between a phone and a large tablet, and a phone on its side: the same things in sight, at the same places."""

from __future__ import annotations

import pytest
from tests.browser.conftest import PHONE, TABLET, Player
from tests.browser.crowds import LONG_NAMES
from tests.browser.sight import APART, COVERED, CUT, OVER, SIDEWAYS
from tests.browser.stages import STAGES, table, throw
from tests.browser.stages_of_five_dice import cacho, vache
from tests.browser.test_five_dice import sit_down

SMALL_TABLET = {"width": 1024, "height": 768}
LOW = {"width": 900, "height": 600}
TURNED = {"width": 844, "height": 390}
LARGE_TURNED = {"width": 932, "height": 430}
WAYS = {name: STAGES[name] for name in ("table", "cul", "verdict", "neant", "challenge", "sloubi-sung")}
WAYS |= {"cacho": cacho, "vache": vache}
MIDDLES = """() => [...document.querySelectorAll(".key")].map(it => {
  const { left, right, top, bottom } = it.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
})"""
AT = "([x, y]) => document.elementFromPoint(x, y)?.closest('.key')?.value"


@pytest.mark.parametrize("way", WAYS)
def test_nothing_is_cut_off_or_out_of_reach(player, way):
    WAYS[way](player)
    for size in (SMALL_TABLET, LOW, TURNED, LARGE_TURNED):
        player.page.set_viewport_size(size)
        checks = (SIDEWAYS, CUT, COVERED, OVER) if way == "sloubi-sung" else (SIDEWAYS, COVERED)
        assert [player.page.evaluate(check) for check in checks] == [[]] * len(checks), size


def begun(player: Player) -> Player:
    """With points in the account, so that there are three answers before the dice and two after them."""
    return table(player, banque="oui").say(move="banque_depot", seat=0, steps=3).see()


def answered(player: Player) -> Player:
    """A Chouette that nobody has sipped at: the next dice keep it."""
    return throw(table(player), 0, "4-4-2").see()


@pytest.mark.parametrize("size", [PHONE, TABLET, SMALL_TABLET])
@pytest.mark.parametrize("way", [begun, answered])
def test_the_last_die_of_a_throw_finds_its_key_where_it_was(player, way, size):
    player.page.set_viewport_size(size)
    way(player)
    player.listens()
    middles = player.page.evaluate(MIDDLES)
    for die in (4, 4):
        player.key(die).tap()
    player.is_at("before-cul")
    player.listens()
    assert [player.page.evaluate(AT, middle) for middle in middles] == list("123456")


def test_once_the_throw_is_booked_the_keys_have_their_room_again(player):
    rows = "it => getComputedStyle(it).gridTemplateColumns.split(' ').length"
    answered(player)
    player.throw(1, 3, 6)
    assert player.page.locator(".keys").evaluate(rows) == 3


def test_a_finger_scrolls_to_the_zones_that_are_out_of_sight(player):
    throw(player.new_game([f"Joueur {number}" for number in range(1, 13)]), 0, "2-2-4").see()
    player.page.locator("#press-2 button").tap(trial=True)
    finger = player.page.context.new_cdp_session(player.page)
    for what, y in (("touchStart", 400), *(("touchMove", 400 - step) for step in range(20, 300, 20))):
        finger.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": [{"x": 100, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    player.page.wait_for_function("document.querySelector('main').scrollTop > 0")


@pytest.mark.parametrize("many", [4, 6])
@pytest.mark.parametrize(
    "size", [LOW, SMALL_TABLET, {"width": 1199, "height": 600}, {"width": 1280, "height": 600}]
)
def test_at_vache_qui_rit_nothing_lies_over_a_name_nor_over_what_is_kept(player, many, size):
    player.page.set_viewport_size(size)
    sit_down(player, "vache-qui-rit", LONG_NAMES[:many], entry="0").give(3_400, 9_900, 1_200, 700)
    for dice in ("1", "5", "5", "1-5"):
        player.say(move="keep", seat=0, dice=dice)
    assert player.see().page.evaluate(APART) == []
    tray = player.page.locator(".tray").bounding_box()
    player.say(move="bust", seat=0).say(move="correction", seat=2, points=9_400).see()
    assert player.page.evaluate(APART) == []
    assert player.page.locator(".tray").bounding_box() == tray

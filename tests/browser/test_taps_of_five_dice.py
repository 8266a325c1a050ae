"""How many taps each way of playing El Cacho and Vache qui rit Tour costs, counted in Chromium."""

from __future__ import annotations

import sys

import pytest
from playwright.sync_api import expect
from tests.browser.test_five_dice import box, cacho, go, keep, stop, vache, write

TAPS: dict[str, int] = {}
LEFT_OPEN = {f"grid.{name}": "0" for name in ("1", "2", "3", "4", "5", "6", "poker", "grande")}
RICH = {"points": "500", "entered": "oui"}


def is_next(player):
    expect(player.page.locator("#card-1[aria-current]")).to_be_visible()


def dice(player, *thrown):
    for die in thrown:
        player.tap(player.key(die))


def the_first_throw(player):
    player.tap(player.page.get_by_text("1er lancer", exact=True))
    dice(player, 5, 5, 5, 1, 2)
    expect(player.page.locator(".slot[data-lies]")).to_have_count(5)


def offered(player, name):
    """A box that the dice on the table light."""
    expect(player.page.locator(f".lit .box[data-box='{name}'][data-state=offer]")).to_be_visible()
    player.tap(box(player, name))


def hold(player, *places):
    for at in places:
        player.tap(player.page.locator(".slot").nth(at))
    player.listens()


def a_value(player):
    write(cacho(player), "5", 15, player.tap)


def a_figure(player):
    write(cacho(player), "full", 30, player.tap)


def five_dice(player):
    dice(cacho(player), 5, 5, 5, 3, 3)
    offered(player, "full")


def five_dice_of_the_first_throw(player):
    cacho(player)
    the_first_throw(player)
    offered(player, "5")


def three_throws_dice_kept(player):
    cacho(player)
    the_first_throw(player)
    hold(player, 0, 1, 2)
    dice(player, 5, 3)
    expect(player.page.locator("#table[data-version='2']")).to_be_visible()
    expect(player.page.locator(".slot[aria-pressed=true]")).to_have_count(3)
    hold(player, 3)
    dice(player, 5)
    expect(player.page.locator("#table[data-version='3']")).to_be_visible()
    offered(player, "poker")


def crossing_out(player):
    cacho(player).say(move="correction", seat=0, **LEFT_OPEN)
    player.say(move="dice", seat=0, dice="1-1-4-4-6", first_throw="non").see()
    player.tap(box(player, "suite"))
    player.tap(box(player, "suite"))


def another_grid(player):
    cacho(player)
    player.tap(player.page.locator("#card-1 .chip"))
    expect(player.page.locator("#card-1 .grid")).to_be_visible()
    player.page.locator("#card-1 .unpeek").tap()
    player.say(move="write", seat=0, box="6", value=6).see()


def keep_throw_again_keep_stop(player):
    keep(vache(player), player.tap, 1)
    player.tap(go(player))
    player.listens()
    keep(player, player.tap, 1)
    player.tap(stop(player))


def a_triple(player):
    keep(vache(player), player.tap, 3)
    expect(stop(player)).to_contain_text("encore deux")
    keep(player, player.tap, 3, 3)
    player.tap(stop(player))


def a_suite(player):
    keep(vache(player), player.tap, 1, 2, 3, 4, 5)
    player.tap(stop(player))


def a_bar(player):
    player.tap(vache(player).page.get_by_role("button", name="Barre · Perceval"))
    expect(player.page.locator(".flash")).to_contain_text("BARRE")


def stopped_on_100(player):
    vache(player, rachat="oui").say(move="correction", seat=1, **RICH)
    player.say(move="keep", seat=0, dice="1").say(move="stop", seat=0).see()


def a_rachat(player):
    stopped_on_100(player)
    player.tap(player.page.get_by_role("button", name="Racheter −200"))
    player.is_at("taken-over")


def no_rachat(player):
    stopped_on_100(player)
    expect(player.page.locator(".tray")).to_contain_text("Karadoc rachète")
    expect(player.page.locator(".key").first).to_be_enabled()


def pollution(player):
    vache(player, pollution="oui")
    player.tap(player.page.locator("#pollution-1 button"))
    expect(player.page.locator("#card-0[data-shaken]")).to_be_visible()


PATHS = {
    a_value: 2, a_figure: 2, five_dice: 6, five_dice_of_the_first_throw: 7, three_throws_dice_kept: 14,
    crossing_out: 2, another_grid: 1, keep_throw_again_keep_stop: 4, a_triple: 4, a_suite: 6, a_bar: 1, a_rachat: 1,
    no_rachat: 0, pollution: 1,
}  # fmt: skip
STAYS = frozenset({pollution})
"""After these the turn goes on."""


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.__name__)
def test_a_way_of_playing_costs_few_taps(player, path):
    path(player)
    if path not in STAYS:
        is_next(player)
    TAPS[path.__name__.replace("_", " ")] = player.taps
    assert player.taps == PATHS[path]


def test_the_taps_are_told(capsys):
    """What the tests above have counted; alone it has nothing to tell."""
    with capsys.disabled():
        print("", *(f"  {path:<34}{taps:>3}" for path, taps in TAPS.items()), sep="\n", file=sys.stderr)
    assert max(TAPS.values(), default=0) <= 15

"""A careless double tap, as quick as a finger or as slow as a drunk one, does what one tap does and nothing else."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.tapping import counts_once, settle, twice
from tests.browser.test_five_dice import box, cacho, vache

GAPS = (80, 300, 350)


@pytest.mark.parametrize("gap", GAPS)
def test_on_a_challenge_of_a_soufflette(player, gap):
    player.new_game().say(move="throw", seat=0, des="4-2-1", assez=3).see()
    counts_once(player, player.page.locator("#card-1").get_by_role("button", name="Défier"), gap)
    assert player.state()["phase"] == "soufflette"


@pytest.mark.parametrize("gap", GAPS)
def test_on_a_raitournelle(player, gap):
    player.new_game(banque="oui").give(50, 50, 50, 50)
    player.say(move="throw", seat=0, des="6-5", assez=2).see()
    counts_once(player, player.page.get_by_role("button", name="Raitournelle").first, gap)


@pytest.mark.parametrize("gap", GAPS)
def test_on_a_sirotage(player, gap):
    player.new_game().say(move="throw", seat=0, des="4-4-2", assez=3).see()
    counts_once(player, player.page.get_by_role("button", name="Siroter"), gap)
    assert player.state()["phase"] == "sirotage"


@pytest.mark.parametrize("gap", GAPS)
def test_on_je_m_arrete(player, gap):
    vache(player).say(move="keep", seat=0, dice="1").see()
    counts_once(player, player.page.get_by_role("button", name="Je m’arrête"), gap)
    assert player.scores() == [100, 0]


@pytest.mark.parametrize("gap", GAPS)
def test_on_je_m_arrete_with_dice_selected(player, gap):
    vache(player)
    player.page.locator(".key[value='1']").tap()
    version = settle(player)
    first, second = twice(player.page.locator("button.stop"), gap)
    assert second in ("", first)
    assert (settle(player), player.scores()) == (version + 2, [100, 0])


@pytest.mark.parametrize("gap", GAPS)
def test_on_a_box_that_scores(player, gap):
    cacho(player).say(move="dice", seat=0, dice="5-5-5-3-3").see()
    counts_once(player, box(player, "full"), gap)
    assert player.scores() == [30, 0]


@pytest.mark.parametrize("gap", GAPS)
def test_on_a_box_to_be_crossed_out_it_arms_and_crosses_out_nothing(player, gap):
    cacho(player, zero_anywhere="oui").say(move="dice", seat=0, dice="5-5-5-3-3").see()
    version = settle(player)
    _first, second = twice(box(player, "poker"), gap)
    assert second == ""
    assert settle(player) == version
    expect(player.page.locator(".lit .box[data-box=poker]")).to_have_attribute("data-state", "armed")
    box(player, "poker").tap()
    expect(player.page.locator("#card-1[aria-current]")).to_be_visible()
    assert player.state()["players"][0]["grid"]["poker"] == 0


@pytest.mark.parametrize("gap", GAPS)
def test_on_a_box_from_the_paper_it_opens_its_values_and_writes_none(player, gap):
    cacho(player)
    version = settle(player)
    _first, second = twice(box(player, "poker"), gap)
    assert second == ""
    assert settle(player) == version
    expect(player.page.locator(".sheet:visible")).to_have_count(1)


@pytest.mark.parametrize("gap", GAPS)
def test_on_a_value_from_the_paper(player, gap):
    cacho(player)
    box(player, "full").tap()
    counts_once(player, player.page.locator(".sheet:visible button[name=value][value='30']"), gap)
    assert player.scores() == [30, 0]


def test_on_the_name_of_a_verdict_it_leads_to_its_card_and_plays_nothing(player):
    player.new_game().say(move="throw", seat=0, des="4-4-2", assez=3).see()
    version, table = settle(player), player.page.url
    link = player.page.locator(".verdict .says a")
    link.tap(trial=True)
    spot = link.bounding_box()
    for _tap in range(2):
        player.page.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        expect(player.page).to_have_url(re.compile("/regles/cul-de-chouette"))
    player.page.goto(table)
    assert settle(player) == version
    assert player.state()["phase"] == "sirotage-offered"


@pytest.mark.parametrize("gap", GAPS)
def test_on_the_last_die_nobody_follows_the_verdict_that_appears(player, gap):
    player.new_game().say(move="throw", seat=0, des="4-4", assez=2).see()
    counts_once(player, player.key(2), gap)
    expect(player.page.locator(".verdict")).to_be_visible()
    assert "/t/" in player.page.url


@pytest.mark.parametrize("gap", GAPS)
def test_on_a_button_that_puts_its_sheet_in_the_place_of_another(player, gap):
    cacho(player)
    box(player, "poker").tap()
    version = settle(player)
    _first, second = twice(player.page.locator("#correction-0 > summary"), gap)
    assert second == ""
    assert settle(player) == version
    expect(player.page.locator("#correction-0 > .sheet")).to_be_visible()

"""A keep of Vache qui rit Tour corrected by tapping, with more dice and with fewer, seen and reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Player
from tests.browser.sight import everywhere
from tests.browser.test_five_dice import vache

NB = "\u00a0"


def kept(player: Player) -> Player:
    vache(player).say(move="keep", seat=0, dice="1").say(move="keep", seat=0, dice="1")
    player.say(move="stop", seat=0)
    player.page.goto(f"/t/{player.code}/registre?seq=1")
    return player


@pytest.mark.parametrize("javascript", [True, False])
def test_two_fives_take_the_place_of_an_ace(browser, house, browser_context_args, javascript):
    context = browser.new_context(**browser_context_args, java_script_enabled=javascript)
    player = kept(Player(context.new_page(), house))
    page = player.page
    page.locator(".pad .slot").first.tap()
    for die in (5, 5):
        player.key(die).tap()
    expect(page.locator(".pad .slot:not(:disabled)")).to_have_count(2)
    page.get_by_role("button", name="Voir l’effet").tap()
    expect(page.locator(".effect")).to_have_text("Rien ne change sur la feuille.")
    player.key(1).tap()
    page.get_by_role("button", name="Voir l’effet").tap()
    expect(page.locator(".effect")).to_have_text(f"Perceval 200 → 300{NB}; rien d’autre ne change.")
    page.get_by_role("button", name="Corriger").tap()
    expect(page.locator("#coup-1")).to_contain_text("corrigé")
    assert player.scores() == [300, 0]
    context.close()


def test_everybody_can_see_and_reach_the_pad_of_a_keep(player):
    assert list(everywhere(kept(player).page)) == []

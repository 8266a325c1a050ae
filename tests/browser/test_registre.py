"""The registre in Chromium: corrected by tapping, and without JavaScript too."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Player
from tests.browser.stages_of_pages import registre

NB = "\u00a0"


def evening(player: Player) -> Player:
    player.new_game()
    for seat, dice in enumerate(("4-4-2", "1-4-5", "1-3-6")):
        player.say(move="throw", seat=seat, des=dice, assez=3)
    return player.see()


def correct_by_tapping(player: Player) -> None:
    """Perceval's 4-4-2 was a 4-4-4."""
    page = player.page
    page.get_by_role("link", name=f"Corriger{NB}: Chouette de 4 · Perceval").click()
    page.locator(".pad .slot:not([data-lying])").nth(2).click()
    player.key(4).click()
    expect(page.locator(".effect")).to_have_text(f"Perceval 16 → 80{NB}; rien d’autre ne change.")
    assert player.scores()[0] == 16
    page.get_by_role("button", name="Corriger").click()
    expect(page.locator("#coup-1")).to_contain_text("corrigé")
    assert player.scores()[0] == 80


def test_a_throw_is_corrected_in_five_taps(player):
    evening(player)
    player.page.locator("#menu > summary").click()
    player.page.get_by_role("link", name="Le registre").click()
    correct_by_tapping(player)


def test_a_key_on_the_full_pad_begins_the_throw_anew(player):
    evening(player)
    player.page.goto(f"/t/{player.code}/registre?seq=2")
    for die in (6, 6, 1):
        player.key(die).click()
    expect(player.page.locator(".effect")).to_have_text(f"Karadoc 50 → 36{NB}; rien d’autre ne change.")


def test_the_move_being_corrected_is_in_sight(player):
    evening(player)
    for _ in range(12):
        player.say(move="bevue", seat=3)
    player.page.goto(f"/t/{player.code}/registre?seq=1")
    expect(player.page.locator("#coup-1")).to_be_in_viewport()
    expect(player.page.locator("#correction-title")).to_be_focused()


def test_without_javascript_the_same_taps_correct(browser, house, complaints):
    context = browser.new_context(base_url=house, viewport=PHONE, java_script_enabled=False, locale="fr-FR")
    player = evening(Player(context.new_page(), house))
    player.page.goto(f"/t/{player.code}/registre")
    correct_by_tapping(player)
    context.close()


def test_a_later_move_that_becomes_impossible_is_said(player):
    registre(player, "?seq=5&des=1-3-6")
    expect(player.page.locator(".correction [role=alert]")).to_contain_text("ne serait plus possible")
    expect(player.page.get_by_role("button", name="Corriger")).to_have_count(0)


def test_the_winning_throw_leads_to_the_curve_and_the_feats(player):
    player.new_game().give(300)
    player.throw(5, 5, 5)
    expect(player.page.locator(".winner h2")).to_have_text("Perceval")
    curve = player.page.get_by_role("img", name="La course aux 343")
    expect(curve).to_have_accessible_description("Perceval 390, Karadoc 0, Léodagan 0, Guenièvre 0")
    expect(curve.locator("polyline")).to_have_count(4)
    expect(player.page.locator(".feats")).to_contain_text("Coup de la soirée")
    assert player.page.locator(".feats").evaluate("it => getComputedStyle(it).display") == "grid"

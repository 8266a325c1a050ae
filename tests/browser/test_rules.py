"""The rules as cards in a browser: a quick hand, the keyboard, no JavaScript, and the way back to the table."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, SMALL, TABLET

SHEETS = "/regles/cul-de-chouette"


def face(page, die):
    return page.locator(f".finder .key[data-face='{die}']")


def shown(page):
    return page.locator("article.rule").evaluate_all("cards => cards.map(card => card.id)")


def found(page, said):
    expect(page.locator("#found")).to_have_text(said)


CHOUETTE = "4-4-1\u00a0: La Chouette, Le Sirotage, Le Contre-Sirop."


def test_dice_bring_up_their_cards_without_a_new_page(player):
    page = player.page
    page.goto(SHEETS)
    page.evaluate("() => { window.same = true }")
    for die in (4, 4, 1):
        face(page, die).tap()
    found(page, CHOUETTE)
    assert shown(page) == ["ha", "ca", "c2"]
    assert page.url.endswith(f"{SHEETS}?des=4-4-1")
    assert page.evaluate("() => window.same")
    page.get_by_role("button", name="Retirer le dé\u00a0: un").tap()
    found(page, "4-4\u00a0: L’Achat de Dé.")
    page.reload()
    found(page, "4-4\u00a0: L’Achat de Dé.")
    page.get_by_role("link", name="Toutes les cartes").tap()
    expect(page.locator("article.rule")).to_have_count(31)


def test_a_hand_quicker_than_the_network_loses_no_die(player):
    page = player.page
    page.goto(SHEETS)
    slow = []

    def hold(route):
        slow.append(route)

    page.route(re.compile(r"\?.*des="), hold, times=1)
    for die in (6, 5, 6):
        face(page, die).tap()
    slow[0].continue_()
    found(page, "6-5-6\u00a0: La Chouette, Le Sirotage, Le Contre-Sirop, Le Civet.")


def test_the_keyboard_keeps_its_place(player):
    page = player.page
    page.goto(SHEETS)
    face(page, 4).focus()
    for chosen in (1, 2):
        page.keyboard.press("Enter")
        expect(page.locator(".chosen .slot")).to_have_count(chosen)
    found(page, "4-4\u00a0: L’Achat de Dé.")
    assert page.evaluate("() => document.activeElement.dataset.face") == "4"
    page.keyboard.press("Shift+Tab")
    assert not page.evaluate("() => document.activeElement.matches('.finder .key:first-child, body')")
    summary = page.locator("#c6 summary")
    summary.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#c6 .examples li").first).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, SMALL, TABLET], ids=["phone", "small", "tablet"])
def test_a_link_shows_its_card_under_the_suits(player, size):
    page = player.page
    page.set_viewport_size(size)
    page.goto(f"{SHEETS}#c4")
    card, suits = page.locator("#c4"), page.locator(".suits")
    expect(card).to_be_in_viewport()
    assert card.bounding_box()["y"] >= suits.bounding_box()["y"] + suits.bounding_box()["height"]
    page.locator(".suits a", has_text="Combinaisons").click()
    expect(page.locator("#coeur h2")).to_be_in_viewport()


def test_a_verdict_opens_its_card_and_the_way_back_is_the_table(player):
    player.new_game()
    player.throw(4, 4, 2)
    page = player.page
    page.locator(".verdict").get_by_role("link", name="Chouette de 4").tap()
    expect(page.locator("#ha:target")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Garder 16").wait_for()
    page.locator(".verdict").get_by_role("link", name="Chouette de 4").tap()
    page.get_by_role("link", name="Retour à la table").tap()
    page.get_by_role("button", name="Garder 16").wait_for()
    assert player.scores() == [16, 0, 0, 0]


def test_a_thumb_beside_the_keys_leaves_no_half_entered_throw(player):
    player.new_game(achat_de_de="")
    player.throw(1, 3, 4)
    page = player.page
    expect(page.locator(".pad .says a")).to_have_css("pointer-events", "auto")
    player.listens()
    player.key(2).tap()
    expect(page.locator(".pad .says a")).to_have_css("pointer-events", "none")


def test_without_javascript(browser, browser_context_args, complaints):
    context = browser.new_context(**browser_context_args | {"java_script_enabled": False})
    context.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("link", name="Règles : Cul de Chouette").click()
    for die in (4, 4, 1):
        face(page, die).click()
    found(page, CHOUETTE)
    assert page.url.endswith(f"{SHEETS}?des=4-4-1")
    page.locator("#ha summary").click()
    expect(page.locator("#ha .examples li").first).to_be_visible()
    context.close()


def test_the_new_table_keeps_what_was_typed_while_one_reads(player, context, complaints):
    page = player.page
    page.goto("/nouvelle/cul-de-chouette")
    page.locator("#nom-1").fill("Séli")
    page.locator("#regles summary").click()
    with context.expect_page() as opened:
        page.get_by_role("link", name="Ce que dit chaque règle").click()
    expect(opened.value.locator("#maison h2")).to_be_in_viewport()
    expect(page.locator("#nom-1")).to_have_value("Séli")

"""The keyboard at the two games of five dice: dice by their numbers, Enter for the main button, U to undo."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.test_five_dice import cacho, go, stop, vache

FOCUSED = "() => document.activeElement.tagName"


def test_five_dice_by_their_numbers_and_back(player):
    page, keyboard = cacho(player).page, player.page.keyboard
    for die in "5556":
        keyboard.press(die)
    keyboard.press("Backspace")
    expect(page.locator(".pad .slot:not(:disabled)")).to_have_count(3)
    for die in "33":
        keyboard.press(die)
    expect(page.locator(".lit .box[data-state=offer]")).to_have_count(3)
    assert page.evaluate(FOCUSED) != "BODY"
    page.locator(".lit .box[data-box=full] button").focus()
    keyboard.press("Enter")
    expect(page.locator("#card-1[aria-current]")).to_be_visible()
    assert player.scores() == [30, 0]
    keyboard.press("u")
    expect(page.locator("#card-0[aria-current]")).to_be_visible()
    assert player.scores() == [0, 0]


def test_enter_throws_again_and_what_is_kept_is_typed(player):
    page, keyboard = vache(player).page, player.page.keyboard
    keyboard.press("1")
    expect(go(player)).to_be_enabled()
    keyboard.press("Enter")
    expect(page.locator(".groups li")).to_have_count(1)
    player.listens()
    for key in ("5", "Backspace", "1"):
        keyboard.press(key)
    expect(page.locator(".sum b")).to_have_text("200")
    assert page.evaluate(FOCUSED) != "BODY"
    stop(player).focus()
    keyboard.press("Enter")
    expect(page.locator("#card-1[aria-current]")).to_be_visible()
    keyboard.press("u")
    expect(page.locator("#card-0[aria-current]")).to_be_visible()
    assert player.scores() == [0, 0]


def test_enter_takes_no_answer_that_is_not_there_yet(player):
    vache(player)
    player.page.keyboard.press("3")
    expect(stop(player)).to_contain_text("encore deux")
    player.page.keyboard.press("Enter")
    expect(go(player)).to_be_disabled()
    assert player.version == 0

"""The screen stays on where the browser allows it; where it does not, the menu says so."""

import pytest
from playwright.sync_api import expect

GIVES = """
window.locks = [];
const request = async () => { locks.push({released: false}); return locks.at(-1) };
Object.defineProperty(navigator, "wakeLock", {value: {request}});
window.hide = hidden => {
  Object.defineProperty(document, "visibilityState", {value: hidden ? "hidden" : "visible", configurable: true});
  if (hidden) locks.at(-1).released = true;
  document.dispatchEvent(new Event("visibilitychange"));
};
"""
REFUSES = """
const request = () => Promise.reject(new DOMException("", "NotAllowedError"));
Object.defineProperty(navigator, "wakeLock", {value: {request}});
"""
HAS_NONE = "Object.defineProperty(navigator, 'wakeLock', {value: undefined})"


def menu(player):
    player.page.locator("#menu > summary").click()
    expect(player.page.locator("#menu > .sheet")).to_be_visible()
    return player.page.locator("#menu").get_by_text("L’écran peut s’éteindre")


def test_it_is_kept_on_and_asked_again_after_the_page_was_hidden(player):
    player.page.add_init_script(GIVES)
    player.new_game()
    player.page.wait_for_function("locks.length == 1")
    player.page.evaluate("hide(true)")
    assert player.page.evaluate("locks.length") == 1
    player.page.evaluate("hide(false)")
    player.page.wait_for_function("locks.length == 2")
    expect(menu(player)).to_be_hidden()
    assert player.page.evaluate("locks.length") == 2, "one lock is enough"


@pytest.mark.parametrize("browser_has", [REFUSES, HAS_NONE], ids=["refuses", "has none"])
def test_where_it_cannot_be_kept_on_the_menu_says_what_to_do(player, browser_has):
    player.page.add_init_script(browser_has)
    player.new_game()
    expect(menu(player)).to_be_visible()
    expect(menu_of_a_move(player)).to_be_visible()


def menu_of_a_move(player):
    """The same after the table was drawn again."""
    player.page.keyboard.press("Escape")
    player.page.locator("#bevue-0 button").tap()
    expect(player.page.locator("#undo button")).to_be_visible()
    return menu(player)


def test_a_browser_that_gives_it_only_to_a_tap_gets_another_chance(player):
    player.page.add_init_script(
        GIVES.replace("async () => {", "async () => { if (!navigator.userActivation.isActive) throw Error();")
    )
    player.new_game()
    assert player.page.evaluate("locks.length") == 0
    expect(menu(player)).to_be_hidden()
    assert player.page.evaluate("locks.length") == 1

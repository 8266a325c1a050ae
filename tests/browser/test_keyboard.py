"""The keyboard: dice by their numbers, undo by U, an off switch; focus is never lost."""

from playwright.sync_api import expect

FOCUSED = "() => document.activeElement.tagName + '#' + document.activeElement.id"


def test_a_throw_by_its_numbers(player):
    player.new_game()
    keyboard = player.page.keyboard
    keyboard.press("1")
    keyboard.press("3")
    player.is_at("before-cul")
    keyboard.press("6")
    player.is_at("before-throw")
    expect(player.page.locator("#annonce")).to_have_text("Perceval\u00a0: un, trois, six. Néant. À Karadoc.")


def test_backspace_clears_and_enter_takes_the_main_answer(player):
    player.new_game(achat_de_de="")
    keyboard = player.page.keyboard
    keyboard.press("6")
    expect(player.page.locator(".slot[aria-label^='Chouette 1\u00a0: six']")).to_be_visible()
    keyboard.press("Backspace")
    for die in "442":
        keyboard.press(die)
    player.page.get_by_role("button", name="Garder 16").wait_for()
    keyboard.press("Enter")
    expect(player.page.get_by_role("button", name="Garder 16")).to_have_count(0)
    keyboard.press("u")
    player.page.get_by_role("button", name="Garder 16").wait_for()
    assert player.scores() == [16, 0, 0, 0]


def test_the_single_keys_have_an_off_switch(player):
    player.new_game(achat_de_de="")
    player.page.locator("#menu > summary").click()
    player.page.get_by_role("button", name="Muettes").click()
    player.page.locator("#table[data-keys=non]").wait_for()
    player.page.keyboard.press("4")
    expect(player.page.locator(".pad[data-entered]")).to_have_count(0)


def test_focus_stays_in_the_table_through_a_whole_turn(player):
    player.new_game()
    page = player.page
    player.key(4).focus()
    for die in (4, 4, 2):
        player.listens()
        player.key(die).focus()
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Garder 16").wait_for()
    assert not page.evaluate(FOCUSED).startswith("BODY")
    page.get_by_role("button", name="Garder 16").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#card-1[aria-current]")).to_be_visible()
    assert not page.evaluate(FOCUSED).startswith("BODY")


def test_somebody_elses_change_does_not_move_the_focus(player):
    player.new_game()
    page = player.page
    page.locator("#menu > summary").focus()
    player.say(move="correction", seat=0, points=70)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("#card-0 .score summary b")).to_have_text("70")
    assert page.evaluate("() => document.activeElement.parentElement.id") == "menu"


def test_escape_closes_a_sheet_and_gives_the_focus_back(player):
    player.new_game()
    page = player.page
    page.locator("#correction-1 summary").click()
    page.locator(".sheet:visible").get_by_label("Points en plus").fill("5")
    page.keyboard.press("Escape")
    expect(page.locator(".sheet:visible")).to_have_count(0)
    assert page.evaluate("() => document.activeElement.parentElement.id") == "correction-1"


def test_every_control_is_reached_by_tab(player):
    player.new_game()
    page = player.page
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("() => document.activeElement.closest('[id]')?.id"))
    assert {"undo", "menu", "correction-3", "bevue-3", "roll"} - {"undo"} <= reached
    assert any(str(at).startswith("key-") for at in reached)

"""The focus: after each change it is somewhere that can be seen, and what has it is not covered."""

import pytest
from playwright.sync_api import expect
from tests.browser.stages import end, in_the_menu, opened, table, throw
from tests.browser.stages_of_five_dice import cacho, vache

IN_SIGHT = """() => {
  const it = document.activeElement;
  const { top, bottom } = it.getBoundingClientRect();
  return it !== document.body && it.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < innerHeight;
}"""
LINE = """() => {
  const it = document.activeElement;
  return Math.round(it.getBoundingClientRect().top + (it.closest(".sheet")?.scrollTop ?? 0));
}"""
AT = "() => document.activeElement.closest('[id]').id"
RING = "it => getComputedStyle(it).outlineStyle + ' ' + getComputedStyle(it).outlineWidth"


def press_by_keyboard(player, button):
    version = player.version
    button.focus()
    player.page.keyboard.press("Enter")
    player.drawn_after(version)


def test_it_stays_in_sight_through_an_undo_and_back(player):
    throw(table(player), 0, "1-3-6").see()
    press_by_keyboard(player, player.page.locator("#undo button"))
    assert player.page.evaluate(IN_SIGHT)
    press_by_keyboard(player, player.page.locator("#redo button"))
    assert player.page.evaluate(IN_SIGHT)


def test_it_goes_to_the_tray_where_the_last_undo_takes_its_button_along(player):
    throw(player.new_game(), 0, "1-3-6").see()
    press_by_keyboard(player, player.page.locator("#undo button"))
    expect(player.page.locator("#undo button")).to_have_count(0)
    expect(player.page.locator(".tray")).to_be_focused()
    assert player.page.locator(".tray").evaluate(RING) == "solid 3px"


def test_a_sheet_that_was_answered_gives_it_back(player):
    opened(table(player), "#correction-1 summary")
    sheet = player.page.locator("#correction-1 .sheet")
    sheet.get_by_label("Points en plus").fill("5")
    press_by_keyboard(player, sheet.get_by_role("button", name="Corriger"))
    expect(sheet).to_be_hidden()
    assert player.page.evaluate(AT) == "correction-1"
    assert player.page.evaluate(IN_SIGHT)


def test_a_sheet_within_a_sheet_gives_it_back_to_what_is_still_seen(player):
    in_the_menu(table(player), "rename")
    sheet = player.page.locator("#rename > .sheet")
    sheet.get_by_role("textbox").fill("Bohort")
    press_by_keyboard(player, sheet.get_by_role("button").last)
    expect(sheet).to_be_hidden()
    assert player.page.evaluate(AT) == "menu"
    assert player.page.evaluate(IN_SIGHT)


def test_a_refused_form_gives_it_back_beside_the_word(player):
    opened(table(player), "#correction-1 summary")
    player.page.locator("#correction-1 form button").focus()
    player.page.keyboard.press("Enter")
    expect(player.page.locator("#refusal")).not_to_be_empty()
    assert player.page.evaluate(AT) == "correction-1"
    assert player.page.evaluate(IN_SIGHT)


def test_a_refused_table_says_why_first(player):
    player.page.goto("/nouvelle/cul-de-chouette")
    for field in player.page.locator("#seats input").all():
        field.fill("Bohort")
    player.page.locator("#creer").click()
    expect(player.page.locator("#refusal")).not_to_be_empty()
    expect(player.page.locator("#refusal")).to_be_focused()


def test_a_wrong_code_is_there_to_be_put_right(player):
    player.page.goto("/rejoindre?code=nadano")
    code = player.page.locator("#code")
    expect(code).to_be_focused()
    expect(code).to_have_accessible_description(player.page.locator("#refusal").inner_text())


def test_at_the_end_it_is_at_what_comes_next(player):
    player.new_game().give(300)
    for _ in range(3):
        player.listens()
        player.key(5).focus()
        player.page.keyboard.press("Enter")
    expect(player.page.locator(".winner")).to_be_visible()
    expect(player.page.locator(".after")).to_be_focused()
    player.page.keyboard.press("Tab")
    assert player.page.evaluate(AT).startswith("rematch")


def test_back_from_the_end_it_is_in_sight(player):
    press_by_keyboard(end(player), player.page.locator("#undo button"))
    assert player.page.evaluate(IN_SIGHT)


@pytest.mark.parametrize("way", [table, cacho, vache], ids=["cul-de-chouette", "el-cacho", "vache-qui-rit"])
def test_tab_goes_through_a_sheet_from_top_to_bottom_and_leaves_it_closed(player, way):
    page = opened(way(player), "#menu > summary").page
    lines = []
    while page.locator("#menu[open]").count():
        page.keyboard.press("Tab")
        lines.append(page.evaluate(LINE))
        assert len(lines) < 40
    assert lines[:-1] == sorted(lines[:-1])
    assert len(lines) > 8
    assert page.evaluate(IN_SIGHT)


def test_a_grid_that_was_looked_at_gives_it_back(player):
    page = cacho(player).page
    chip = page.locator("#card-2 .chip")
    chip.focus()
    page.keyboard.press("Enter")
    page.locator("#card-2 .unpeek").focus()
    page.keyboard.press("Enter")
    expect(chip).to_be_focused()


def test_whoever_tabs_on_out_of_a_grid_closes_it(player):
    page = cacho(player).page
    page.locator("#card-2 .chip").focus()
    page.keyboard.press("Enter")
    page.locator("#card-2 .unpeek").focus()
    page.keyboard.press("Tab")
    expect(page.locator("#card-2 > article")).to_be_hidden()
    assert page.evaluate(IN_SIGHT)
    assert page.evaluate(AT) != "card-2"


def test_the_off_switch_of_the_single_keys_holds_after_a_reload(player):
    in_menu = opened(table(player, achat_de_de=""), "#menu > summary").page
    in_menu.get_by_role("button", name="Muettes").click()
    in_menu.locator("#table[data-keys=non]").wait_for()
    page = player.see().page
    for key in ("4", "u", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".pad[data-entered]")).to_have_count(0)
    assert player.scores() == [211, 187, 143, 96]


def test_where_the_system_chooses_the_colours_the_lit_card_has_an_edge(player):
    table(player).page.emulate_media(forced_colors="active")
    assert player.page.locator(".card.lit").evaluate(RING) == "solid 4px"
    assert player.page.locator(".card:not(.lit)").first.evaluate(RING).startswith("none")
    assert player.page.locator(".key").first.evaluate(RING) == "solid 1px"
    opened(player, "#menu > summary")
    assert player.page.locator(".sheet [aria-pressed=true]").first.evaluate(RING) == "solid 3px"

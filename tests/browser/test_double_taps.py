"""The second tap of a double tap comes after the answer to the first is drawn, and hits nothing."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import TABLET, Player
from tests.browser.tapping import counts_once, settle, twice

GAPS = (120, 220)


@pytest.mark.parametrize("gap", GAPS)
def test_on_a_bevue(player, gap):
    player.new_game().give(50)
    counts_once(player, player.page.locator("#bevue-0 button"), gap)
    assert player.scores()[0] == 40


@pytest.mark.parametrize("gap", GAPS)
def test_on_a_zone_of_a_race(player, gap):
    player.new_game().give(50, 50, 50, 50)
    player.throw(2, 3, 4)
    counts_once(player, player.page.locator("#press-3 button"), gap)


@pytest.mark.parametrize("gap", GAPS)
def test_on_a_sheet_that_closes(player, gap):
    player.new_game(banque="oui").give(96)
    player.page.locator("[id^=banque_depot] summary").tap()
    counts_once(player, player.page.locator(".sheet:visible .main"), gap)
    expect(player.page.locator(".sheet:visible")).to_have_count(0)


@pytest.mark.parametrize("gap", GAPS)
def test_on_a_button_that_opens_a_sheet(player, gap):
    player.new_game().give(211, 187, 143, 96).say(move="correction", seat=2, **{"tokens.grelottine": "1"})
    player.say(move="throw", seat=0, des="1-3-6", assez=3)
    player.say(move="grelottine", seat=2, on="velute", stake="10").see()
    version = player.version
    twice(player.page.locator("details[id^=bet] summary").first, gap)
    assert player.version == player.state()["version"] == version
    expect(player.page.locator(".sheet:visible")).to_have_count(1)


@pytest.mark.parametrize("gap", GAPS)
def test_on_a_purchase(player, gap):
    player.new_game().give(50, 50, 50, 50).say(move="throw", seat=0, des="4-4", assez=2).see()
    player.page.locator("#achat summary").tap()
    counts_once(player, player.page.locator("#card-1").get_by_role("button", name="Acheter"), gap)


@pytest.mark.parametrize("gap", GAPS)
def test_on_undo(player, gap):
    player.new_game().give(50, 50)
    counts_once(player, player.page.locator("#undo button"), gap)
    assert player.scores() == [50, 0, 0, 0]


@pytest.mark.parametrize("gap", GAPS)
def test_on_the_last_opening_die_that_makes_a_tie(player, gap):
    player.new_game(first="")
    for seat in range(3):
        player.say(move="opening", seat=seat, die=1)
    player.see()
    counts_once(player, player.page.locator("#row-3 .row button").first, gap)


def test_undo_stays_where_it_is_when_redo_appears(player):
    for size in (None, TABLET):
        if size:
            player.page.set_viewport_size(size)
        player.new_game().give(50, 50)
        before = player.page.locator("#undo button").bounding_box()
        version = player.version
        for taken_back in range(2):
            player.page.locator("#undo button").tap(trial=True)
            player.page.touchscreen.tap(before["x"] + 24, before["y"] + 24)
            player.drawn_after(version + taken_back)
        assert player.scores() == [0, 0, 0, 0]
        redo = player.page.locator("#redo button")
        expect(redo).to_be_visible()
        after = redo.bounding_box()
        assert after["x"] + after["width"] <= before["x"]


@pytest.mark.parametrize("dice", [(4, 4, 2), (5, 5, 5)])
def test_three_quick_dice_of_one_throw_all_count(player, dice):
    player.new_game()
    player.listens()
    version = player.version
    for die in dice:
        box = player.key(die).bounding_box()
        player.page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
    player.drawn_after(version)
    player.drawn_after(version + 1)
    assert settle(player) == version + 2


def test_a_key_held_down_is_one_die(player):
    player.new_game(achat_de_de="")
    player.page.keyboard.down("6")
    for _repeat in range(3):
        player.page.keyboard.down("6")
    player.page.keyboard.up("6")
    expect(player.page.locator(".slot[aria-label*='six']")).to_have_count(1)
    assert player.state()["version"] == 0


def test_the_second_tap_hits_nothing_without_javascript_either(
    browser, house, browser_context_args, complaints
):
    context = browser.new_context(**browser_context_args, java_script_enabled=False)
    player = Player(context.new_page(), house).new_game().give(50)
    box = player.page.locator("#bevue-0 button").bounding_box()
    player.page.locator("#bevue-0 button").tap(trial=True)
    for _tap in range(2):
        player.page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
    expect(player.page.locator("#card-0")).to_contain_text("40")
    assert player.scores()[0] == 40
    context.close()


@pytest.mark.parametrize("javascript", [True, False])
@pytest.mark.parametrize("which", ["chante_sloubi", "rename", "leave"])
def test_what_lies_in_the_menu_opens(browser, house, browser_context_args, javascript, which):
    context = browser.new_context(**browser_context_args, java_script_enabled=javascript)
    player = Player(context.new_page(), house).new_game()
    for _throw in range(4):
        player.say(move="throw", seat=player.state()["turn"]["seat"], des="1-3-6", assez=3)
    player.see().page.locator("#menu > summary").tap()
    player.page.locator(f"#{which} > summary").tap()
    expect(player.page.locator(f"#{which} .sheet")).to_be_visible()
    expect(player.page.locator(f"#{which} form :is(input, button):visible").first).to_be_in_viewport()
    context.close()


@pytest.mark.parametrize("javascript", [True, False])
def test_a_rematch_leads_to_the_new_table(browser, house, browser_context_args, javascript):
    context = browser.new_context(**browser_context_args, java_script_enabled=javascript)
    player = Player(context.new_page(), house).new_game().give(300)
    player.say(move="throw", seat=0, des="5-5-5", assez=3).see()
    code = player.code
    player.page.get_by_role("button", name="Revanche").last.tap()
    expect(player.page.locator("#table:not([data-stage=end])")).to_be_visible()
    assert player.code != code
    assert player.page.locator("#table").get_attribute("data-url").endswith(player.code)
    context.close()

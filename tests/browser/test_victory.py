"""The winning throw is held for 1.2 seconds before the end comes, where motion is welcome; « Annuler » is there."""

import pytest
from playwright.sync_api import expect

HELD = """() => document.getAnimations().filter(one => ["stroke", "held"].includes(one.animationName))
  .map(one => one.effect.getComputedTiming().endTime)"""
STAND_STILL = """addEventListener("animationstart", ({animationName}) => {
  if (["stroke", "held"].includes(animationName)) for (const one of document.getAnimations())
    if (["stroke", "held"].includes(one.animationName)) { one.currentTime = 600; one.pause() }
}, true)"""


@pytest.fixture
def browser_context_args(browser_context_args, request):
    return browser_context_args | {"reduced_motion": getattr(request, "param", "no-preference")}


def win(player):
    player.new_game().give(300)
    player.throw(5, 5, 5)
    player.page.locator("#table[data-stage=end]").wait_for()
    return player.page


def opacity(page, what):
    return float(page.locator(what).evaluate("it => getComputedStyle(it).opacity"))


def test_the_winning_dice_are_held_and_then_the_end_comes(player):
    player.page.add_init_script(STAND_STILL)
    page = win(player)
    stroke = page.locator(".stroke")
    expect(stroke).to_be_visible()
    expect(stroke.locator(".die")).to_have_count(3)
    expect(stroke).to_contain_text("Cul de Chouette de 5")
    assert set(page.evaluate(HELD)) == {1200}
    assert (opacity(page, ".winner"), opacity(page, ".after")) == (0, 0)
    page.evaluate("document.getAnimations().forEach(one => one.finish())")
    expect(stroke).to_be_hidden()
    assert (opacity(page, ".winner"), opacity(page, ".after")) == (1, 1)


def test_a_mistyped_die_is_taken_back_while_it_is_held(player):
    player.page.add_init_script(STAND_STILL)
    page = win(player)
    expect(page.locator(".stroke")).to_be_visible()
    page.locator("#undo button").tap()
    player.is_at("before-cul")
    assert player.scores() == [300, 0, 0, 0]


def test_neither_a_reload_nor_redo_holds_it_again(player):
    page = win(player)
    page.reload()
    expect(page.locator(".stroke")).to_be_hidden()
    assert page.evaluate(HELD) == []
    page.locator("#undo button").tap()
    player.is_at("before-cul")
    page.locator("#redo button").tap()
    page.locator("#table[data-stage=end]").wait_for()
    expect(page.locator(".stroke")).to_have_count(0)


@pytest.mark.parametrize("browser_context_args", ["reduce"], indirect=True)
def test_who_wants_no_motion_sees_the_end_at_once(player):
    page = win(player)
    expect(page.locator(".stroke")).to_be_hidden()
    assert page.evaluate(HELD) == []
    assert opacity(page, ".winner") == 1

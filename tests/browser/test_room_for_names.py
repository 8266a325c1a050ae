"""A long name, a change and a Banque keep to their places."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, QUIET, TABLET, Player, listen
from tests.browser.crowds import LONG_NAMES
from tests.browser.sight import APART
from tests.browser.test_five_dice import sit_down

LONG = "Wwwwwwwwwwwwwwwwwwwwwwww"
OUTSIDE = """() => [...document.querySelectorAll('.table :is(b, span, small, h1, h2, p, ins)')]
  .filter(it => it.offsetParent && !it.closest('.unseen, .sheet') && it.getBoundingClientRect().right > innerWidth + 1)
  .map(it => it.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("size", [PHONE, TABLET, {"width": 320, "height": 640}])
@pytest.mark.parametrize("dice", [None, "4-4", "4-4-2"])
def test_a_long_name_stays_on_the_page(player, size, dice):
    player.page.set_viewport_size(size)
    player.new_game([LONG, "Karadoc", "Bohort"])
    if dice:
        player.say(move="throw", seat=0, des=dice, assez=len(dice.split("-"))).see()
    assert player.page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_change_lies_over_nothing_else(player, size):
    player.page.set_viewport_size(size)
    player.new_game(banque="oui").give(211, 52)
    player.say(move="correction", seat=1, account=48)
    player.say(move="correction", seat=1, points=50).see()
    card = player.page.locator("#card-1")
    delta, edge = card.locator("ins").bounding_box(), card.bounding_box()
    score = card.locator(".score summary > b").bounding_box()
    name, account = card.locator(".name").first.bounding_box(), card.locator(".account").bounding_box()
    assert score["x"] + score["width"] <= edge["x"] + edge["width"]
    assert delta["y"] >= name["y"] + name["height"] - 2
    assert delta["x"] >= account["x"] + account["width"] or delta["y"] + delta["height"] <= account["y"] + 1
    expect(card.locator("ins")).to_have_text("+50")


@pytest.fixture
def twice_as_large(launch_browser, browser_context_args, house, complaints):
    """A phone whose owner has set text to 200 %."""
    browser = launch_browser(args=[*QUIET, "--blink-settings=defaultFontSize=32"])
    context = browser.new_context(**browser_context_args)
    listen(context, complaints)
    yield Player(context.new_page(), house)
    browser.close()


@pytest.mark.parametrize("rules", ["cul-de-chouette", "vache-qui-rit"])
def test_text_twice_as_large_leaves_a_name_beside_its_points(twice_as_large, rules):
    sit_down(twice_as_large, rules, LONG_NAMES[:6]).give(300, 211, 187, 143, 96, 320)
    page = twice_as_large.page
    assert page.evaluate(APART) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    seen = page.locator(".card h2 > span").evaluate_all(
        "all => all.map(it => it.getBoundingClientRect().width)"
    )
    assert min(seen) > 48

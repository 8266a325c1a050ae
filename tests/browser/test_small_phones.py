"""The smallest phones: however many sit at the table the tray leaves the lit card whole, and all others in reach."""

import pytest
from tests.browser.conftest import SMALL
from tests.browser.crowds import crowd, gathered

LAST_IN_VIEW = """() => {
  const cards = [...document.querySelectorAll(".card")].filter(it => it.checkVisibility());
  const order = it => it.getBoundingClientRect().bottom * 10000 + it.getBoundingClientRect().right;
  const last = cards.sort((one, other) => order(one) - order(other)).at(-1);
  last.scrollIntoView({ block: "end" });
  return last.id;
}"""


def turn_of(player, rules, many, seat, dice=""):
    gathered(player, rules, crowd(many))
    for before in range(seat):
        nothing = (
            {"move": "bust"} if rules == "vache-qui-rit" else {"move": "write", "box": "6", "value": "0"}
        )
        player.say(seat=before, **nothing)
    if dice:
        player.say(move="throw", seat=seat, dice=dice)
    return player.see().page


@pytest.mark.parametrize("seat", [0, 5])
@pytest.mark.parametrize("dice", ["", "1-5-5-2-3"])
def test_the_lit_card_of_six_at_vache_qui_rit_stands_above_the_tray(player, seat, dice):
    player.page.set_viewport_size(SMALL)
    stands_above_the_tray(turn_of(player, "vache-qui-rit", 6, seat, dice))


@pytest.mark.parametrize(("many", "seat"), [(7, 0), (7, 6), (12, 5)])
@pytest.mark.parametrize("dice", ["", "5-5-5-3-3"])
def test_the_lit_card_of_seven_and_more_at_el_cacho_stands_above_the_tray(player, many, seat, dice):
    player.page.set_viewport_size(SMALL)
    stands_above_the_tray(turn_of(player, "el-cacho", many, seat, dice))


def stands_above_the_tray(page):
    bar, lit, tray = (page.locator(part).bounding_box() for part in (".bar", ".card.lit", ".tray"))
    assert bar["y"] + bar["height"] <= lit["y"]
    assert lit["y"] + lit["height"] <= tray["y"]
    last = page.locator(f"#{page.evaluate(LAST_IN_VIEW)}").bounding_box()
    assert 0 <= last["x"] < last["x"] + last["width"] <= SMALL["width"]
    assert last["y"] + last["height"] <= tray["y"] + 1


@pytest.mark.parametrize("rules", ["el-cacho", "vache-qui-rit"])
def test_both_rematches_stand_side_by_side_and_leave_the_page_its_room(player, rules):
    player.page.set_viewport_size(SMALL)
    gathered(player, rules, crowd(4))
    page = player.say(move="end").see().page
    one, other = (button.bounding_box() for button in page.locator(".after .button").all())
    assert one["x"] + one["width"] < other["x"]
    assert (one["y"], one["height"]) == (other["y"], other["height"])
    assert 48 <= one["height"] <= 60
    assert one["width"] == pytest.approx(other["width"], abs=1)


@pytest.mark.parametrize("rules", ["cul-de-chouette", "el-cacho"])
def test_of_twelve_only_the_cards_scroll_and_never_the_bar_and_the_tray(player, rules):
    player.page.set_viewport_size(SMALL)
    page = gathered(player, rules, crowd(12)).page
    page.evaluate("scrollTo(0, 999)")
    assert page.evaluate("[scrollY, document.documentElement.scrollHeight]") == [0, SMALL["height"]]
    assert page.locator(".bar").bounding_box()["y"] == 0

"""A race on one device: several fingers, the arbiter, and a tie."""

from playwright.sync_api import expect
from tests.browser.conftest import TABLET


def touch(page, *buttons):
    """Fingers come down one after the other and stay."""
    client = page.context.new_cdp_session(page)
    boxes = []
    for button in buttons:
        expect(button).to_be_visible()
        boxes.append(button.bounding_box())
    points = []
    for number, box in enumerate(boxes):
        points.append({"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": number})
        client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def press(page, seat):
    return page.locator(f"#press-{seat} button")


def test_the_first_of_several_fingers_wins(player):
    page = player.page
    page.set_viewport_size(TABLET)
    player.new_game(mode="tablette")
    player.throw(2, 2, 4)
    touch(page, press(page, 2), press(page, 0), press(page, 3))
    player.is_at("before-throw")
    assert player.scores() == [0, 0, 32, 0]
    expect(page.get_by_role("alert")).to_be_empty()


def test_in_a_suite_the_finger_that_stays_away_loses(player):
    page = player.page
    page.set_viewport_size(TABLET)
    player.new_game(mode="tablette").give(50, 50, 50, 50)
    player.throw(2, 3, 4)
    touch(page, press(page, 3), press(page, 0), press(page, 1))
    player.is_at("before-throw")
    assert player.scores() == [50, 50, 40, 50]


def test_all_fingers_at_once_leave_the_last_one_down(player):
    page = player.page
    page.set_viewport_size(TABLET)
    player.new_game(mode="tablette").give(50, 50, 50, 50)
    player.throw(2, 3, 4)
    touch(page, press(page, 1), press(page, 3), press(page, 0), press(page, 2))
    player.is_at("before-throw")
    assert player.scores() == [50, 50, 40, 50]
    expect(page.get_by_role("alert")).to_be_empty()


def test_a_keyboard_may_cry_too(player):
    page = player.page
    page.set_viewport_size(TABLET)
    player.new_game(mode="tablette")
    player.throw(2, 2, 4)
    press(page, 1).focus()
    page.keyboard.press("Enter")
    player.is_at("before-throw")
    assert player.scores() == [0, 32, 0, 0]


def test_on_a_phone_the_arbiter_comes_first_and_the_cry_is_beside(player):
    page = player.page
    player.new_game()
    player.throw(2, 2, 4)
    expect(page.get_by_role("button", name="Karadoc · Premier")).to_be_visible()
    page.get_by_role("button", name="Pas mou le caillou\u00a0! · Guenièvre").tap()
    player.is_at("before-throw")
    assert player.scores() == [0, 0, 0, 32]


def test_a_tie_of_a_suite_is_thrown_out(player):
    page = player.page
    player.new_game().give(50, 50, 50, 50)
    player.throw(2, 3, 4)
    page.locator(".tray summary", has_text="Égalité").tap()
    page.locator(".sheet:visible").get_by_text("Karadoc").tap()
    page.locator(".sheet:visible").get_by_text("Guenièvre").tap()
    page.locator(".sheet:visible").get_by_role("button", name="Valider").tap()
    player.is_at("suite-tie")
    page.get_by_role("button", name="Karadoc\u00a0: cinq").tap()
    expect(page.locator("#row-1 [aria-current]")).to_be_visible()
    page.get_by_role("button", name="Guenièvre\u00a0: deux").tap()
    player.is_at("before-throw")
    assert player.scores() == [50, 50, 50, 40]

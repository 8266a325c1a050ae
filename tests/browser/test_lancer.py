"""« Lancer » under a thumb: the house throws the dice that are not kept, and the cards of five dice are found."""

from playwright.sync_api import expect


def moves(player):
    return player.page.request.get(f"{player.house}/api/v1/games/{player.code}/moves").json()["moves"]


def test_dice_kept_by_a_tap_lie_still_when_the_house_throws(player):
    names = ["Perceval", "Karadoc"]
    player.page.goto(player.post("/nouvelle/el-cacho", nom=names, premier="0", mode="telephone").url)
    player.say(move="throw", seat=0, dice="5-5-3-1-2").see()
    slots = player.page.locator(".pad .slot[data-lies='5']")
    for at in range(2):
        player.tap(slots.nth(at))
        expect(slots.nth(at)).to_have_attribute("aria-pressed", "true")
    version = player.version
    player.tap(player.page.locator("#roll button"))
    player.drawn_after(version)
    thrown = moves(player)[-1]["move"]
    assert (thrown["kept"], thrown["dice"][:2], thrown["rolled"]) == ([5, 5], [5, 5], True)
    player.tap(player.page.locator("#roll button"))
    player.drawn_after(version + 1)
    assert moves(player)[-1]["move"]["kept"] == [5, 5], "they stay kept until they are let go"


def test_five_dice_in_quick_taps_find_their_cards(player):
    page = player.page
    page.goto("/regles/el-cacho")
    for die in ("deux", "six", "deux", "six", "deux"):
        page.locator(".finder .keys").get_by_role("button", name=f"Dé\u00a0: {die}").tap()
    expect(page.locator("#found")).to_have_text("2-6-2-6-2\u00a0: Le full, Le premier jet, Les nombres.")

"""A whole game, once with JavaScript and once without: the same dice, the same sheet."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Player, listen

DICE = [
    (4, 4, 2), (1, 4, 5), (2, 3, 4),
    (5, 5, 5), (1, 3, 6), (2, 2, 4),
    (1, 4, 6), (1, 1, 4), (2, 5, 6),
    (3, 3, 3),
]  # fmt: skip
SHEET = [16 + 90 + 70, 50 + 32 + 1, 0]


def play(player, *, tap):
    """Perceval, Karadoc and Bohort to 120 points; Bohort loses the Suite, Karadoc wins the Chouette Velute."""
    page = player.page
    for dice in DICE:
        for die in dice:
            tap(player.key(die))
        if dice == (2, 3, 4):
            tap(page.get_by_role("button", name="Bohort · Dernier"))
        if dice == (2, 2, 4):
            tap(page.get_by_role("button", name="Karadoc · Premier"))
        if player.state()["status"] == "finished":
            return


NAMES = ("Perceval", "Karadoc", "Bohort")


def check_the_end(player):
    expect(player.page.locator(".winner h2")).to_have_text("Perceval")
    assert player.scores() == SHEET
    expect(player.page.locator(".ranks li")).to_have_count(3)


def test_a_whole_game_with_javascript(player):
    player.new_game(NAMES, target="120", achat_de_de="")

    taps = iter(range(1, 1000))

    def tap(what):
        version = player.version
        if what.get_attribute("class") != "key":
            what.tap()
            player.drawn_after(version)
            return
        is_the_last = next(taps) % 3 == 0
        player.listens()
        what.tap()
        if is_the_last:
            player.drawn_after(version)

    play(player, tap=tap)
    check_the_end(player)
    player.page.locator("#undo button").tap()
    player.is_at("before-throw")
    player.throw(3, 3, 3)
    check_the_end(player)


@pytest.fixture
def plain(browser, browser_context_args, house, complaints):
    context = browser.new_context(**browser_context_args, java_script_enabled=False)
    listen(context, complaints)
    yield Player(context.new_page(), house)
    context.close()


def test_a_whole_game_without_javascript(plain):
    """From the front door: each key is a submit button, each answer a page."""
    page = plain.page
    page.goto("/")
    page.locator(".fan").get_by_role("link", name="Cul de Chouette").click()
    for number, name in enumerate(NAMES, 1):
        page.get_by_label(f"Nom, place {number}").fill(name)
    page.get_by_label("Qui commence").select_option("0")
    page.locator("#regles summary").click()
    page.get_by_label("Achat de Dé").uncheck()
    page.get_by_label("Points pour gagner").fill("120")
    page.get_by_role("button", name="À table").click()
    play(plain, tap=lambda what: what.click())
    check_the_end(plain)
    page.locator("#undo button").click()
    expect(page.locator("#table[data-phase=before-throw]")).to_be_visible()
    page.locator("#redo button").click()
    check_the_end(plain)
    page.get_by_role("button", name="qui a perdu commence").click()
    expect(page.locator("#card-2[aria-current]")).to_be_visible()

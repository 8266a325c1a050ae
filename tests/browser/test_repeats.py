"""Double taps, the back button, reloads and two tabs: never a second score."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Player


def test_a_double_tap_on_the_last_die_throws_once(player):
    player.new_game()
    version = player.version
    for die in (4, 4):
        player.key(die).tap()
    player.is_at("before-cul")
    player.key(2).dblclick()
    player.drawn_after(version + 1)
    assert player.scores() == [16, 0, 0, 0]
    expect(player.page.locator(".pad[data-entered]")).to_have_count(0)
    assert player.state()["version"] == 2


def test_a_triple_tap_on_an_answer_counts_once(player):
    player.new_game()
    player.throw(4, 4, 2)
    player.page.get_by_role("button", name="Siroter").click(click_count=3)
    player.is_at("sirotage")
    assert player.state()["version"] == 3


def test_a_double_tap_on_undo_takes_back_one_move(player):
    player.new_game()
    player.throw(5, 5, 5)
    player.page.locator("#undo button").dblclick()
    player.is_at("before-cul")
    assert player.state()["phase"] == "before-cul"


def test_a_double_tap_on_a_bevue_is_one(player):
    player.new_game().give(50)
    player.page.get_by_role("button", name="Bévue −10 : Perceval".replace(" :", "\u00a0:")).dblclick()
    expect(player.page.locator("#card-0 .score summary b")).to_have_text("40")
    assert player.scores()[0] == 40


def test_the_back_button_and_a_reload_change_nothing(player):
    player.page.goto("/")
    player.new_game()
    player.throw(4, 4, 2)
    before = player.state()
    player.page.reload()
    player.page.go_back()
    player.page.go_forward()
    expect(player.page.locator("#card-0 .score summary b")).to_have_text("16")
    assert player.state() == before


def test_of_two_tabs_the_second_to_throw_is_told_why_not(player, context, house):
    player.new_game()
    other = Player(context.new_page(), house)
    other.page.goto(player.page.url)
    player.throw(4, 4, 2)
    other.key(1).tap()
    other.key(5).tap()
    expect(other.page.get_by_role("alert")).not_to_be_empty()
    expect(other.page.locator("#card-0 .score summary b")).to_have_text("16")
    assert player.scores() == [16, 0, 0, 0]


def test_what_is_half_entered_survives_a_bevue_for_somebody_else(player):
    player.new_game(achat_de_de="").give(0, 50)
    player.key(4).tap()
    player.key(4).tap()
    player.page.get_by_role("button", name="Bévue −10\u00a0: Karadoc").tap()
    expect(player.page.locator("#card-1 .score summary b")).to_have_text("40")
    expect(player.page.locator(".slot[aria-label='Chouette 2\u00a0: quatre. Effacer']")).to_be_visible()
    player.key(2).tap()
    expect(player.page.locator("#card-0 .score summary b")).to_have_text("16")


def test_a_tap_without_network_is_kept_and_sent_once(player, context):
    player.new_game().give(50)
    context.set_offline(True)
    player.page.get_by_role("button", name="Bévue −10\u00a0: Perceval").tap()
    expect(player.page.locator("#waiting")).to_contain_text("Pas de réseau")
    context.set_offline(False)
    expect(player.page.locator("#card-0 .score summary b")).to_have_text("40")
    expect(player.page.locator("#waiting")).to_be_empty()
    assert player.scores()[0] == 40


def test_a_page_that_comes_back_is_drawn_again(player, context, house):
    player.new_game()
    other = Player(context.new_page(), house)
    other.page.goto(player.page.url)
    player.say(move="correction", seat=0, points=70)
    other.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(other.page.locator("#card-0 .score summary b")).to_have_text("70")


@pytest.mark.parametrize("name", ["👩‍👩‍👧 Séli", "<b>x</b><script>", "Léo & \"Lui\" 'l'"])
def test_any_name_is_text(player, name):
    page = player.page
    page.goto("/nouvelle/cul-de-chouette")
    page.get_by_label("Nom, place 1").fill(name)
    page.get_by_label("Nom, place 2").fill("Karadoc")
    page.get_by_label("Qui commence").select_option("0")
    page.get_by_role("button", name="À table").tap()
    expect(page.locator("#card-0 h2 span").first).to_have_text(name)
    player.throw(4, 4, 2)
    expect(page.locator("#annonce")).to_contain_text(name)


def test_a_turned_name_is_refused_and_stays_to_be_mended(player):
    page = player.page
    page.goto("/nouvelle/cul-de-chouette")
    page.get_by_label("Nom, place 1").fill("Perce\u202eval")
    page.get_by_label("Nom, place 2").fill("Karadoc")
    page.get_by_role("button", name="À table").tap()
    expect(page.get_by_role("alert")).to_contain_text("interdit")
    expect(page.get_by_label("Nom, place 2")).to_have_value("Karadoc")

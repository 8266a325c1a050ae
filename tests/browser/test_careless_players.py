"""An evening with careless players: taps that get lost, scripts that do not come, the end of the game, the way back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Player, listen
from tests.browser.test_five_dice import box, cacho, sit_down, vache

NB = "\u00a0"
LOST = "Ce coup n’est pas parti\u00a0: un autre attend le réseau."


def bevue(player, name):
    return player.page.get_by_role("button", name=f"Bévue −10{NB}: {name}")


def test_a_tap_lost_while_another_waits_for_the_network_says_so_and_is_not_sent_later(player, context):
    player.new_game().give(50, 50)
    version = player.state()["version"]
    context.set_offline(True)
    bevue(player, "Perceval").tap()
    expect(player.page.locator("#waiting")).to_contain_text("Pas de réseau")
    bevue(player, "Karadoc").tap()
    expect(player.page.locator("#refusal")).to_have_text(LOST)
    context.set_offline(False)
    expect(player.page.locator("#card-0 .score summary b")).to_have_text("40")
    expect(player.page.locator("#waiting")).to_be_empty()
    assert (player.scores(), player.state()["version"]) == ([40, 50, 0, 0], version + 1)


def test_dice_lost_while_another_tap_waits_are_taken_off_the_pad(player, context):
    player.new_game(achat_de_de="").give(50)
    context.set_offline(True)
    bevue(player, "Perceval").tap()
    expect(player.page.locator("#waiting")).to_contain_text("Pas de réseau")
    for die in (4, 4, 2):
        player.key(die).tap()
    expect(player.page.locator("#refusal")).to_have_text(LOST)
    expect(player.page.locator(".pad[data-entered]")).to_have_count(0)
    context.set_offline(False)
    expect(player.page.locator("#card-0 .score summary b")).to_have_text("40")
    player.throw(4, 4, 2)
    assert player.scores()[0] == 56


def test_the_same_button_again_while_it_waits_is_one_tap(player, context):
    player.new_game().give(50)
    context.set_offline(True)
    bevue(player, "Perceval").tap()
    expect(player.page.locator("#waiting")).to_contain_text("Pas de réseau")
    bevue(player, "Perceval").tap()
    context.set_offline(False)
    expect(player.page.locator("#card-0 .score summary b")).to_have_text("40")
    expect(player.page.locator("#waiting")).to_be_empty()
    assert player.scores()[0] == 40


AGAIN_AT_ONCE = """button => new Promise(done => {
  const again = () => setTimeout(() => done(button.click()));
  document.addEventListener("tripot:gone", again, { once: true });
  button.click();
})"""


def test_the_same_button_again_once_the_house_is_back_is_one_tap(player, context):
    player.new_game().give(50)
    answers = [lambda route: route.abort("internetdisconnected")]
    context.route("**/coups", lambda route: answers.pop()(route) if answers else route.continue_())
    bevue(player, "Perceval").evaluate(AGAIN_AT_ONCE)
    expect(player.page.locator("#card-0 .score summary b")).to_have_text("40")
    expect(player.page.locator("#waiting")).to_be_empty()
    assert (answers, player.scores()[0]) == ([], 40)


def test_a_tap_the_house_has_heard_is_one_though_its_answer_is_lost_and_the_table_drawn_anew(player, context):
    player.new_game().give(50, 50)
    held = []

    def hold(route):
        held.append(route)

    context.route("**/coups", hold, times=1)
    bevue(player, "Perceval").tap()
    bevue(player, "Karadoc").tap()
    expect(player.page.locator("#card-1 .score summary b")).to_have_text("40")
    held[0].fetch(max_redirects=0)
    held[0].abort("internetdisconnected")
    expect(player.page.locator("#waiting")).to_contain_text("Pas de réseau")
    expect(player.page.locator("#card-0 .score summary b")).to_have_text("40")
    expect(player.page.locator("#waiting")).to_be_empty()
    assert player.scores() == [40, 40, 0, 0]


def test_another_button_of_what_waits_for_the_network_is_lost_and_says_so(player, context):
    vache(player)
    for _twice in range(2):
        player.page.locator(".key[value='1']").tap()
    context.set_offline(True)
    player.page.locator(".go").tap()
    expect(player.page.locator("#waiting")).to_contain_text("Pas de réseau")
    player.page.locator(".stop").evaluate("button => button.click()")
    expect(player.page.locator("#refusal")).to_have_text(LOST)
    context.set_offline(False)
    expect(player.page.locator(".groups li")).to_have_count(1)
    expect(player.page.locator("#waiting")).to_be_empty()
    assert (player.state()["version"], player.state()["turn"]["seat"]) == (1, 0)


def test_the_end_of_the_game_has_the_focus_and_undo_leads_it_back_to_the_tray(player):
    player.new_game().give(300)
    player.throw(5, 5, 5)
    expect(player.page.locator(".winner")).to_be_visible()
    expect(player.page.locator(".after")).to_be_focused()
    player.page.locator("#undo button").tap()
    expect(player.page.locator(".winner")).to_have_count(0)
    assert player.page.evaluate("document.activeElement !== document.body")


@pytest.fixture
def without_htmx(context, player, complaints):
    """The script is lost on the way; what the browser says of it is no news."""
    context.route("**/vendor/htmx-*", lambda route: route.abort())
    yield player
    told = ("htmx is not defined", "net::ERR_FAILED")
    assert any(told[0] in said for said in complaints)
    complaints[:] = [said for said in complaints if not any(known in said for known in told)]


def test_without_htmx_dice_bevues_and_undo_are_plain_forms(without_htmx):
    player = without_htmx.new_game().give(50)
    for die in (4, 4, 2):
        player.key(die).tap()
    expect(player.page.locator(".verdict")).to_be_visible()
    bevue(player, "Perceval").tap()
    expect(player.page.locator("#card-0 .score summary b")).to_have_text("56")
    player.page.locator("#undo button").tap()
    expect(player.page.locator("#card-0 .score summary b")).to_have_text("66")
    player.page.locator("#correction-1 summary").tap()
    player.page.locator("#correction-1 [name=points]").fill("20")
    player.page.locator("#correction-1 form button").tap()
    expect(player.page.locator("#card-1 .score summary b")).to_have_text("20")
    player.page.get_by_role("button", name="Siroter").tap()
    player.is_at("sirotage")
    assert player.scores() == [66, 20, 0, 0]


def test_without_htmx_a_race_is_pressed(without_htmx):
    player = (
        without_htmx.new_game().give(50, 50, 50, 50).say(move="throw", seat=0, des="2-3-4", assez=3).see()
    )
    player.page.locator("#press-2 button").tap()
    player.is_at("before-throw")
    assert player.scores() == [50, 50, 40, 50]


def test_without_htmx_a_box_is_filled_and_another_crossed_out(without_htmx):
    player = cacho(without_htmx)
    for die in (5, 5, 5, 3, 3):
        player.key(die).tap()
    box(player, "full").tap()
    expect(player.page.locator("#card-1[aria-current]")).to_be_visible()
    player.say(move="correction", seat=1, **{f"grid.{name}": "0" for name in ("1", "2", "4", "6")})
    player.say(move="dice", seat=1, dice="1-2-2-4-6").see()
    box(player, "poker").tap()
    expect(player.page.locator(".lit .box[data-box=poker]")).to_have_attribute("data-state", "armed")
    box(player, "poker").tap()
    expect(player.page.locator("#card-0[aria-current]")).to_be_visible()
    assert player.scores() == [30, 0]


def test_without_htmx_dice_are_kept_and_a_turn_is_stopped(without_htmx):
    player = sit_down(without_htmx, "vache-qui-rit", entry="0")
    player.key(1).tap()
    player.page.locator("button.go").tap()
    expect(player.page.locator(".groups li")).to_have_count(1)
    player.key(1).tap()
    player.page.locator("button.stop").tap()
    expect(player.page.locator("#card-1[aria-current]")).to_be_visible()
    assert player.scores() == [200, 0]


def test_an_artichette_that_cannot_matter_lies_in_the_menu_and_cries_nowhere(player):
    player.new_game(banque="oui").give(50, 50, 50, 50)
    cries = player.page.locator(".card .cry", has_text="Artichette")
    inside = player.page.locator("#menu .offer", has_text="Artichette")
    expect(cries).to_have_count(0)
    expect(inside).to_have_count(1)
    expect(inside).not_to_be_visible()
    expect(inside).to_have_attribute("data-tone", "")
    player.say(move="throw", seat=0, des="6-5", assez=2).see()
    expect(cries).to_have_count(3)
    expect(inside).to_have_count(0)


@pytest.mark.parametrize("form", ["leave", "end", "rename"])
def test_the_menu_closes_once_what_lay_in_it_is_answered(player, form):
    player.new_game().give(50, 50)
    version = player.version
    player.page.locator("#menu > summary").tap()
    if player.page.locator(f"#{form} > summary").count():
        player.page.locator(f"#{form} > summary").tap()
        if form == "rename":
            player.page.locator("#rename input[name=name]").fill("Yvain")
        player.page.locator(f"#{form} form button").last.tap()
    else:
        player.page.locator(f"#menu form#{form} button").tap()
    player.drawn_after(version)
    expect(player.page.locator(".sheet:visible")).to_have_count(0)


@pytest.fixture
def plain(browser, browser_context_args, house, complaints):
    context = browser.new_context(**browser_context_args, java_script_enabled=False)
    listen(context, complaints)
    yield Player(context.new_page(), house)
    context.close()


def test_without_javascript_a_bevue_then_back_then_a_bevue_are_two_gestures(plain):
    plain.new_game().give(50)
    bevue(plain, "Perceval").tap()
    expect(plain.page.locator("#card-0 .score summary b")).to_have_text("40")
    plain.page.go_back()
    bevue(plain, "Perceval").tap()
    expect(plain.page.locator("#card-0 .score summary b")).to_have_text("30")
    assert plain.scores()[0] == 30


def test_without_javascript_reloads_on_the_way_back_and_forth_are_no_gesture(plain):
    plain.new_game().give(50)
    bevue(plain, "Perceval").tap()
    expect(plain.page.locator("#card-0 .score summary b")).to_have_text("40")
    for go in (
        plain.page.reload,
        plain.page.go_back,
        plain.page.reload,
        plain.page.go_forward,
        plain.page.reload,
    ):
        go()
        expect(plain.page.locator("#card-0 .score summary b")).to_have_text("40")
    assert plain.scores()[0] == 40


def test_without_javascript_the_reload_of_a_refusal_is_refused_again(plain):
    plain.new_game().say(move="throw", seat=0, des="4-4-2", assez=3).see()
    plain.say(move="decline", seat=0).say(move="throw", seat=1, des="5-5-2", assez=3)
    before = plain.state()
    plain.page.get_by_role("button", name="Siroter").tap()
    expect(plain.page.get_by_role("alert")).not_to_be_empty()
    plain.page.reload()
    assert plain.state() == before

"""El Cacho and Vache qui rit Tour under a thumb: the taps of a turn, and whole games with and without JavaScript."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Player, listen

NAMES = ("Perceval", "Karadoc")


@pytest.fixture
def plain(browser, browser_context_args, house, complaints):
    context = browser.new_context(**browser_context_args, java_script_enabled=False)
    listen(context, complaints)
    yield Player(context.new_page(), house)
    context.close()


def sit_down(player, rules, names=NAMES, **options):
    form = {"regles": "oui"} | {f"option.{name}": said for name, said in options.items()} if options else {}
    answer = player.post(f"/nouvelle/{rules}", nom=names, premier="0", **form)
    player.page.goto(answer.url)
    return player


def cacho(player, **options):
    return sit_down(player, "el-cacho", **options)


def vache(player, **options):
    return sit_down(player, "vache-qui-rit", **({"entry": "0"} | options))


def box(player, name):
    return player.page.locator(f".lit .box[data-box='{name}'] :is(summary, form > button)").first


def write(player, name, value, tap):
    tap(box(player, name))
    tap(player.page.locator(f".sheet:visible button[name=value][value='{value}']"))


def test_five_dice_and_a_box_cost_six_taps(player):
    cacho(player)
    for die in (5, 5, 5, 3, 3):
        player.tap(player.key(die))
    expect(player.page.locator(".lit .box[data-state=offer]")).to_have_count(3)
    player.tap(box(player, "full"))
    expect(player.page.locator("#card-1[aria-current]")).to_be_visible()
    assert (player.taps, player.scores()) == (6, [30, 0])


def test_the_first_throw_is_one_tap_more_and_dice_are_kept_by_a_tap(player):
    cacho(player)
    page = player.page
    page.get_by_text("1er lancer", exact=True).tap()
    for die in (5, 5, 5, 1, 2):
        page.locator(f".key[value='{die}']").tap()
    expect(page.locator(".slot[data-lies]")).to_have_count(5)
    for at in range(3):
        page.locator(".slot").nth(at).tap()
    expect(page.locator(".slot[aria-pressed=true]")).to_have_count(3)
    player.listens()
    page.locator(".key[value='6']").tap()
    expect(page.locator(".slot[aria-pressed=false]:not(:disabled)")).to_have_count(1)
    page.locator(".key[value='6']").tap()
    expect(page.locator("#table[data-version='2']")).to_be_visible()
    assert player.state()["turn"]["dice"] == [5, 5, 5, 6, 6]
    assert player.state()["turn"]["throws_left"] == 1


def test_a_box_is_armed_by_a_tap_and_crossed_out_by_another(player):
    cacho(player)
    filled = {f"grid.{name}": "0" for name in ("1", "2", "3", "4", "5", "6", "poker", "grande")}
    player.say(move="correction", seat=0, **filled)
    player.say(move="dice", seat=0, dice="1-1-4-4-6", first_throw="non").see()
    version = player.version
    box(player, "full").tap()
    expect(box(player, "full").get_by_text("Barrer")).to_be_visible()
    box(player, "suite").tap()
    expect(player.page.locator("[data-state=armed]")).to_have_count(1)
    assert player.version == version
    box(player, "suite").tap()
    player.drawn_after(version)
    assert player.state()["players"][0]["grid"]["suite"] == 0


def test_the_other_grids_are_a_tap_away_on_a_phone_and_beside_it_on_a_tablet(player):
    cacho(player)
    page = player.page
    other = page.locator("#card-1 .grid")
    expect(other).to_be_hidden()
    page.locator("#card-1 .chip").tap()
    expect(other).to_be_visible()
    page.locator("#card-1 .unpeek").tap()
    expect(other).to_be_hidden()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(other).to_be_visible()
    widths = [page.locator(f"#card-{seat}").bounding_box()["width"] for seat in (0, 1)]
    assert widths[0] > 1.5 * widths[1]


def test_a_grid_that_was_looked_at_does_not_come_back_after_its_players_turn(player):
    cacho(player)
    page, other = player.page, player.page.locator("#card-1 .grid")
    page.locator("#card-1 .chip").tap()
    write(player, "1", 3, player.tap)
    expect(page.locator("#card-1[aria-current]")).to_be_visible()
    write(player, "1", 2, player.tap)
    expect(page.locator("#card-0[aria-current]")).to_be_visible()
    expect(other).to_be_hidden()
    assert player.scores() == [3, 2]
    page.go_back()
    expect(other).to_be_hidden()


def test_the_way_back_does_not_open_a_grid_that_was_closed(player):
    cacho(player)
    page, other = player.page, player.page.locator("#card-1 .grid")
    page.locator("#card-1 .chip").tap()
    page.locator("#card-1 .unpeek").tap()
    expect(other).to_be_hidden()
    page.go_back()
    expect(page).to_have_url(f"{player.house}/t/{player.code}")
    expect(other).to_be_hidden()


ROUNDS = [
    ("1", 3), ("2", 6), ("3", 9), ("4", 12), ("5", 15), ("6", 18), ("suite", 25), ("full", 30), ("poker", 40),
    ("grande", 0),
]  # fmt: skip


def play_cacho(player, tap):
    for name, value in ROUNDS:
        for seat in (0, 1):
            expect(player.page.locator(f"#card-{seat}[aria-current]")).to_be_visible()
            write(player, name, value if seat == 0 or value else 50, tap)
    expect(player.page.locator(".winner h2")).to_have_text("Karadoc")
    expect(player.page.get_by_text("La tournée est pour Perceval")).to_be_visible()
    assert player.scores() == [158, 208]


def test_a_whole_game_of_el_cacho(player):
    play_cacho(cacho(player), lambda it: it.tap())


def test_a_whole_game_of_el_cacho_without_javascript(plain):
    play_cacho(cacho(plain), lambda it: it.click())
    plain.page.locator("#undo button").click()
    expect(plain.page.locator("#card-1[aria-current]")).to_be_visible()


def go(player):
    return player.page.locator(".go")


def stop(player):
    return player.page.locator(".stop")


def keep(player, tap, *dice):
    for die in dice:
        tap(player.page.locator(f".key[value='{die}']"))


def test_a_bar_costs_one_tap_and_flashes(player):
    vache(player)
    player.tap(player.page.get_by_role("button", name="Barre · Perceval"))
    expect(player.page.locator(".flash")).to_contain_text("BARRE")
    assert player.taps == 1
    player.page.locator("#card-1").get_by_role("button", name="BARRE").tap()
    expect(player.page.locator("#card-1 .cry")).to_have_count(0)
    expect(player.page.locator(".flash")).to_be_visible()


def test_the_help_is_live(player):
    vache(player)
    page = player.page
    expect(stop(player)).to_be_disabled()
    keep(player, lambda it: it.tap(), 3)
    expect(stop(player)).to_contain_text("encore deux")
    keep(player, lambda it: it.tap(), 3, 3)
    expect(stop(player)).to_be_enabled()
    expect(page.locator(".sum b")).to_have_text("300")
    keep(player, lambda it: it.tap(), 5)
    expect(stop(player)).to_contain_text("encore 50")
    keep(player, lambda it: it.tap(), 5)
    expect(go(player)).to_contain_text("Relancer 5 dés")
    expect(go(player)).to_contain_text("les 5 reviennent")
    page.locator(".keep .slot").last.tap()
    keep(player, lambda it: it.tap(), 6)
    expect(go(player)).to_be_disabled()
    assert player.version == 0


def test_dice_of_the_house_are_kept_where_they_lie(player):
    vache(player)
    player.say(move="throw", seat=0, dice="1-5-5-2-3").see()
    slots = player.page.locator(".keep .slot")
    slots.nth(2).tap()
    expect(slots.nth(2)).to_have_attribute("aria-pressed", "true")
    slots.nth(0).tap()
    expect(player.page.locator(".sum b")).to_have_text("150")
    slots.nth(2).tap()
    stop(player).tap()
    expect(player.page.locator("#card-1[aria-current]")).to_be_visible()
    assert player.scores() == [100, 0]


def play_vache(player, tap):
    """Perceval stops on 500; Karadoc buys, and a bar takes it all; the target ends it with the round."""
    page = player.page
    keep(player, tap, 5, 5, 5)
    tap(stop(player))
    expect(page.locator("#card-1[aria-current]")).to_be_visible()
    tap(page.get_by_role("button", name="Barre · Karadoc"))
    expect(page.locator("#card-0[aria-current]")).to_be_visible()
    keep(player, tap, 1, 1, 1)
    tap(go(player))
    expect(page.locator(".groups li")).to_have_count(1)
    if page.locator(".pad[data-deaf]").count():
        player.listens()
    keep(player, tap, 1, 1)
    tap(stop(player))
    expect(page.locator("#card-1[aria-current]")).to_be_visible()
    tap(page.get_by_role("button", name="Barre · Karadoc"))
    expect(page.locator(".winner h2")).to_have_text("Perceval")
    assert player.scores() == [1400, 0]


OPTIONS = {"rachat": "oui", "end": "target", "end.value": "1000", "finish_round": "oui", "floor": "oui"}


def test_a_whole_game_of_vache_qui_rit(player):
    def tap(it):
        version = player.version
        it.tap()
        if "key" not in (it.get_attribute("class") or "") and player.version == version:
            player.drawn_after(version)
            if player.page.locator(".pad").count():
                player.listens()

    play_vache(vache(player, **OPTIONS), tap)


def test_a_whole_game_of_vache_qui_rit_without_javascript(plain):
    play_vache(vache(plain, **OPTIONS), lambda it: it.click())
    plain.page.locator("#undo button").click()
    expect(plain.page.locator("#card-1[aria-current]")).to_be_visible()


def test_pollution_shakes_a_second_only_where_movement_is_welcome(player):
    vache(player, pollution="oui")
    player.page.locator("#pollution-1 button").tap()
    expect(player.page.locator("#card-0[data-shaken]")).to_be_visible()
    name = "() => getComputedStyle(document.getElementById('card-0')).animationName"
    assert player.page.evaluate(name) == "none"
    player.page.emulate_media(reduced_motion="no-preference")
    assert player.page.evaluate(name).startswith("shake")

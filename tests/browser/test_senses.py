"""What is heard and felt: each moment once, nothing by default, nothing again."""

import pytest
from playwright.sync_api import expect

LONGEST_SOUND = 0.3
EAVESDROP = """
window.heard = []; window.felt = []; window.pitches = []; window.made = 0;
Object.defineProperty(navigator, "vibrate", {value: pattern => felt.push(pattern)});
function tapped(owner, name, listen) {
  const told = owner.prototype[name];
  owner.prototype[name] = function (...said) { listen(this, ...said); return told.apply(this, said) };
}
tapped(AudioScheduledSourceNode, "stop", (note, when) => heard.push([note.type, when - note.context.currentTime]));
tapped(AudioParam, "setValueAtTime", (_, value) => { if (value > 20) pitches.push(value) });
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.made += navigator.userActivation.isActive }
};
"""
DIE, COIN, FIST, CRACK = 10, 20, 200, 150
BELL = [30] * 7
CHORD = [100, 50, 100, 50, 300]


@pytest.fixture
def table(player):
    """A table on a device that listens, with somebody who counts what it feels."""
    player.page.add_init_script(EAVESDROP)
    player.post("/gouts", sons="oui", vibrations="oui")
    return player


def felt(player, *moments):
    """Waits for the last of them; more or other ones have no place."""
    player.page.wait_for_function("many => felt.length >= many", arg=len(moments))
    assert player.page.evaluate("felt") == list(moments)


def bevue(player, seat):
    player.page.locator(f"#bevue-{seat} button").tap()


def test_every_die_clicks_a_little_higher_and_points_ring(table):
    table.new_game()
    table.throw(1, 4, 5)
    felt(table, DIE, DIE, DIE, COIN)
    heard = table.page.evaluate("heard.map(([wave]) => wave)")
    assert heard == ["triangle", "triangle", "triangle", "square", "square"]
    first, second, third = table.page.evaluate("pitches.slice(0, 3)")
    assert first < second < third


def test_a_throw_that_books_nothing_clicks_and_no_more(table):
    table.new_game()
    table.throw(1, 3, 6)
    bevue(table, 0)
    felt(table, DIE, DIE, DIE, CRACK)


@pytest.mark.parametrize(
    ("dice", "moment"),
    [((2, 2, 4), FIST), ((2, 3, 4), FIST), ((6, 6, 6), CHORD)],
    ids=["chouette-velute", "suite", "pelican"],
)
def test_a_race_opens_with_a_fist_and_a_pelican_with_a_chord(table, dice, moment):
    table.new_game()
    table.throw(*dice)
    felt(table, DIE, DIE, DIE, moment)
    table.page.locator("#press-1 button").tap()
    table.is_at("before-throw")
    if dice != (2, 3, 4):
        felt(table, DIE, DIE, DIE, moment, COIN)


def test_a_grelottine_jingles(table):
    table.new_game().give(40, 40, 40, 40).say(move="correction", seat=2, **{"tokens.grelottine": "1"})
    table.say(move="throw", seat=0, des="1-3-6", assez=3).see()
    table.page.locator("#grelottine-2 summary").tap()
    table.page.get_by_role("button", name="Défier pour").tap()
    table.is_at("challenge")
    felt(table, BELL)


def test_a_victory_has_its_chord(table):
    table.new_game().give(300)
    table.throw(5, 5, 5)
    table.page.locator(".winner").wait_for()
    felt(table, DIE, DIE, DIE, CHORD)


def test_a_bar_cracks_and_so_does_every_cry_of_it(table):
    answer = table.post(
        "/nouvelle/vache-qui-rit", nom=("Perceval", "Karadoc"), regles="oui", **{"option.entry": "0"}
    )
    table.page.goto(answer.url)
    table.page.get_by_role("button", name="Barre · Perceval").tap()
    expect(table.page.locator(".flash")).to_contain_text("BARRE")
    felt(table, CRACK)
    table.page.locator("#card-1").get_by_role("button", name="BARRE").tap()
    felt(table, CRACK, CRACK)


def test_a_box_of_el_cacho_rings_and_one_crossed_out_is_quiet(table):
    answer = table.post("/nouvelle/el-cacho", nom=("Perceval", "Karadoc"))
    table.page.goto(answer.url)
    for value, card in (("0", 1), ("3", 0)):
        table.page.locator(".lit .box[data-box='1'] summary").tap()
        table.page.locator(f".sheet:visible button[name=value][value='{value}']").tap()
        expect(table.page.locator(f"#card-{card}[aria-current]")).to_be_visible()
    felt(table, COIN)


def test_a_die_of_everybodys_and_those_of_the_house_click_where_they_are_tapped(table):
    table.new_game(first="")
    table.page.locator("#row-0 .row button").first.tap()
    expect(table.page.locator("#row-0 [aria-current]")).to_be_visible()
    felt(table, DIE)
    table.new_game()
    table.page.locator("#roll button").tap()
    felt(table, DIE)


def test_undo_redo_and_a_reload_are_silent(table):
    table.new_game().give(50)
    version = table.version
    bevue(table, 0)
    felt(table, CRACK)
    for at, way in enumerate(("undo", "redo"), 1):
        table.page.locator(f"#{way} button").tap()
        table.drawn_after(version + at)
    bevue(table, 0)
    felt(table, CRACK, CRACK)
    table.page.reload()
    table.page.locator(".pad").wait_for()
    bevue(table, 0)
    felt(table, CRACK)


def test_a_repeat_of_what_is_known_is_silent(table):
    table.new_game()
    bevue(table, 0)
    felt(table, CRACK)
    with table.page.expect_response(lambda answer: answer.request.headers.get("hx-request") == "true"):
        table.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    bevue(table, 0)
    felt(table, CRACK, CRACK)


def test_a_sound_is_short_and_the_first_tap_unlocks_it(table):
    table.new_game().give(300)
    assert table.page.evaluate("made") == 0
    table.throw(6, 6, 6)
    felt(table, DIE, DIE, DIE, CHORD)
    assert table.page.evaluate("made") == 1
    assert max(end for _, end in table.page.evaluate("heard")) <= LONGEST_SOUND + 0.01


def test_nothing_is_heard_or_felt_by_default_nor_any_script_of_it_sent(player):
    player.page.add_init_script(EAVESDROP)
    asked = []
    player.page.on("request", lambda request: asked.append(request.url))
    player.new_game()
    player.throw(6, 6, 6)
    assert player.page.evaluate("[heard, felt, made]") == [[], [], 0]
    assert any(url.endswith("pad.js") for url in asked)
    assert not any(url.endswith("senses.js") for url in asked)


@pytest.mark.parametrize("only", ["sons", "vibrations"])
def test_each_is_a_switch_of_its_own_in_the_menu(player, only):
    player.page.add_init_script(EAVESDROP)
    player.new_game()
    player.page.locator("#menu > summary").tap()
    player.page.get_by_role("button", name=only.capitalize()).tap()
    expect(player.page.locator(f"#table[data-senses={only}]")).to_be_visible()
    player.throw(1, 4, 5)
    count = player.page.evaluate("[heard.length > 0, felt.length > 0]")
    assert count == [only == "sons", only == "vibrations"]
    player.page.locator("#menu > summary").tap()
    expect(player.page.get_by_role("button", name=only.capitalize())).to_have_attribute(
        "aria-pressed", "true"
    )
    player.page.get_by_role("button", name=only.capitalize()).tap()
    expect(player.page.locator("#table[data-senses='']")).to_be_visible()


def test_where_a_browser_has_neither_the_game_goes_on(player):
    player.page.add_init_script("delete window.AudioContext; delete Navigator.prototype.vibrate")
    player.post("/gouts", sons="oui", vibrations="oui")
    player.new_game()
    player.throw(1, 4, 5)
    assert player.scores() == [50, 0, 0, 0]

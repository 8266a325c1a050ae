"""How many taps a turn costs, counted in Chromium and weighed over the 216 throws."""

import sys
from collections import Counter
from itertools import product

import pytest
from playwright.sync_api import expect

from tripot.rules.cul_de_chouette.combinations import read
from tripot.rules.cul_de_chouette.options import Options

MOST_ON_AVERAGE = 4
PLAIN = 3
THROWS = {
    "chouette": (4, 4, 2),
    "neant": (1, 3, 6),
    "velute": (1, 4, 5),
    "suite": (2, 3, 4),
    "suite-velute": (1, 2, 3),
    "chouette-velute": (2, 2, 4),
    "soufflette": (4, 2, 1),
    "cul-de-chouette": (5, 5, 5),
    "bleu-rouge": (3, 4, 3),
    "pelican": (6, 6, 6),
}
TAPS: dict[str, int] = {}
ON_STAGES: dict[str, int] = {}


def answer(player, combination):
    """What is left to tap after the dice, when the table wants everything settled by a tap."""
    page = player.page
    match combination:
        case "chouette":
            player.tap(page.get_by_role("button", name="Garder 16"))
        case "suite" | "suite-velute" | "chouette-velute" | "pelican":
            player.tap(page.locator("#press-1 button"))
        case "soufflette":
            player.tap(page.locator("#card-1").get_by_role("button", name="Défier"))
            player.is_at("soufflette")
            player.tap(page.get_by_role("button", name="Raté −30"))
        case "bleu-rouge":
            for total in (8, 10, 11):
                player.tap(page.locator("label.total", has=page.get_by_text(str(total), exact=True)))
            player.tap(page.get_by_role("button", name="Relancer"))
            expect(player.key(1)).to_be_visible()
            for die in (1, 3, 5):
                player.tap(player.key(die))


def count(player, combination):
    """Taps a throw and all it asks for, until the dice are the next player's."""
    before = player.taps
    player.new_game().give(40, 40, 40, 40)
    player.throw(*THROWS[combination])
    answer(player, combination)
    player.is_at("before-throw")
    expect(player.page.locator("#card-1[aria-current]")).to_be_visible()
    TAPS[combination] = player.taps - before


@pytest.mark.parametrize("combination", THROWS)
def test_a_throw_costs_few_taps(player, combination):
    count(player, combination)
    most = {"chouette": 4, "soufflette": 5, "bleu-rouge": 10}.get(combination, 4)
    assert TAPS[combination] <= (PLAIN if combination in ("neant", "velute", "cul-de-chouette") else most)


def grelottine(player):
    player.say(move="correction", seat=2, **{"tokens.grelottine": "1"}).see()
    player.say(move="throw", seat=0, des="1-3-6", assez=3).see()
    page = player.page
    player.tap(
        page.get_by_role("button", name="Grelottine ! · Léodagan").or_(page.locator("#grelottine-2 summary"))
    )
    player.tap(page.locator(".combo", has_text="Velute").first)
    player.tap(page.get_by_role("button", name="Défier pour"))
    player.is_at("challenge")


def civet(player):
    player.say(move="correction", seat=0, **{"tokens.civet": "1"}).see()
    player.tap(player.page.locator(".tray summary", has_text="Jouer le Civet"))
    player.tap(player.page.locator(".combo", has_text="Suite"))
    player.tap(player.page.get_by_role("button", name="Miser 40"))
    expect(player.page.locator(".tray summary", has_text="Jouer le Civet")).to_have_count(0)


def purchase(player):
    player.say(move="throw", seat=0, des="4-4", assez=2).see()
    player.tap(player.page.locator("#achat summary"))
    player.tap(player.page.locator("#card-1").get_by_role("button", name="Acheter"))
    expect(player.page.locator("#achat")).to_have_count(0)
    expect(player.page.locator(".effects li")).to_have_count(2)


def three_bets(player):
    player.say(move="throw", seat=0, des="4-4-2", assez=3).say(move="sirotage", seat=0).see()
    for seat in (1, 2, 3):
        version = player.version
        player.tap(player.page.locator(f"#row-{seat} .row button").nth(seat))
        player.drawn_after(version)
    player.tap(player.key(4))
    player.is_at("before-throw")


def three_totals(player):
    player.say(move="throw", seat=0, des="3-4-3", assez=3)
    player.say(move="bet", seat=0, on=["9", "10", "12"], several="on").see()
    for total in (9, 11, 12):
        version = player.version
        player.tap(player.page.get_by_role("button", name=f"{total}\u00a0: plus"))
        player.drawn_after(version)


def song(player):
    for _throw in range(4):
        seat = player.state()["turn"]["seat"]
        player.say(move="throw", seat=seat, des="1-3-6", assez=3)
    player.say(move="correction", seat=0, points=40).see()
    page = player.page
    player.tap(page.locator("#menu > summary"))
    player.tap(page.locator("#chante_sloubi > summary"))
    page.get_by_label("Qui rejoint la table").fill("Séli")
    for _sloubi in range(4):
        player.tap(page.locator(".sing"))
    player.is_at("before-throw")
    expect(page.locator("#card-4")).to_be_visible()
    assert player.scores()[-1] == 6


STAGES = {grelottine: 3, civet: 3, purchase: 2, three_bets: 4, three_totals: 3, song: 6}


@pytest.mark.parametrize("play", STAGES)
def test_a_stage_costs_few_taps(player, play):
    player.new_game().give(40, 40, 40, 40)
    play(player)
    ON_STAGES[play.__name__] = player.taps
    assert player.taps == STAGES[play]


def test_the_next_dice_keep_a_chouette_without_a_tap(player):
    player.new_game()
    player.throw(4, 4, 2)
    player.throw(1, 4, 5)
    assert player.taps == 2 * PLAIN
    assert player.scores()[:2] == [16, 50]


def test_the_mean_over_the_216_throws(player, capsys):
    """Weighs what the tests above have counted, and counts what they have not."""
    for combination in sorted(THROWS.keys() - TAPS.keys()):
        count(player, combination)
    often = Counter(str(read(dice, Options()).combination) for dice in product(range(1, 7), repeat=3))
    mean = sum(TAPS[name] * count for name, count in often.items()) / often.total()
    with capsys.disabled():
        print(*_table(often, mean), sep="\n", file=sys.stderr)  # what a worker says here reaches the terminal
    assert mean <= MOST_ON_AVERAGE


def _table(often, mean):
    yield "\n  throw             of 216   taps"
    for name, count in often.most_common():
        yield f"  {name:<18}{count:>5}{TAPS[name]:>7}"
    yield f"  weighted mean          {mean:>7.2f}"
    yield from (f"  {name.replace('_', ' '):<23}{taps:>7}" for name, taps in ON_STAGES.items())
    yield ""

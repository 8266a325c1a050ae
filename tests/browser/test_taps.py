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


def answer(player, combination):
    """What is left to tap after the dice, when the table wants everything settled by a tap."""
    page = player.page
    match combination:
        case "chouette":
            player.tap(page.get_by_role("button", name="Garder 16"))
        case "suite" | "suite-velute" | "chouette-velute" | "pelican":
            player.tap(page.locator("#press-1 button"))
        case "soufflette":
            player.tap(page.locator(".tray summary", has_text="Défier"))
            player.tap(page.locator(".sheet:visible").get_by_role("button", name="Karadoc"))
            player.is_at("soufflette")
            player.tap(page.locator(".tray summary", has_text="Résultat"))
            player.tap(page.locator(".sheet:visible").get_by_role("button", name="Raté"))
        case "bleu-rouge":
            player.tap(page.locator("#card-0 summary", has_text="Nommer les totaux"))
            player.tap(page.locator(".sheet:visible").get_by_text("10", exact=True))
            player.tap(page.locator(".sheet:visible").get_by_role("button", name="Valider"))
            expect(player.key(1)).to_be_visible()
            for die in (1, 3, 5):
                player.tap(player.key(die))


@pytest.mark.parametrize("combination", THROWS)
def test_a_throw_costs_few_taps(player, combination):
    player.new_game().give(40, 40, 40, 40)
    player.throw(*THROWS[combination])
    answer(player, combination)
    player.is_at("before-throw")
    expect(player.page.locator("#card-1[aria-current]")).to_be_visible()
    TAPS[combination] = player.taps
    most = {"chouette": 4, "soufflette": 12, "bleu-rouge": 12}.get(combination, 4)
    assert player.taps <= (PLAIN if combination in ("neant", "velute", "cul-de-chouette") else most)


def test_the_next_dice_keep_a_chouette_without_a_tap(player):
    player.new_game()
    player.throw(4, 4, 2)
    player.throw(1, 4, 5)
    assert player.taps == 2 * PLAIN
    assert player.scores()[:2] == [16, 50]


def test_the_mean_over_the_216_throws(capsys):
    """Weighs what the tests above have counted; alone it has nothing to weigh."""
    if len(TAPS) < len(THROWS):
        pytest.skip("the throws were tapped in another process")
    often = Counter(str(read(dice, Options()).combination) for dice in product(range(1, 7), repeat=3))
    mean = sum(TAPS[name] * count for name, count in often.items()) / often.total()
    with capsys.disabled():
        print(*_table(often, mean), sep="\n", file=sys.stderr)  # what a worker says here reaches the terminal
    assert mean <= MOST_ON_AVERAGE


def _table(often, mean):
    yield "\n  throw             of 216   taps"
    for name, count in often.most_common():
        yield f"  {name:<18}{count:>5}{TAPS[name]:>7}"
    yield f"  weighted mean          {mean:>7.2f}\n"

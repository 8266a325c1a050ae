"""What five dice score in a box, and how often of the 7,776 throws they score there."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest
from tests.rules.el_cacho.cast import BOXES, PERCEVAL, at_table

from tripot.rules.el_cacho.boxes import Box, points, possible_values
from tripot.rules.el_cacho.options import Options

THROWS = list(product(range(1, 7), repeat=5))
SUITES = {tuple(sorted(suite)) for suite in ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6), (3, 4, 5, 6, 1))}
WRAPPED = {tuple(sorted((start + step) % 6 + 1 for step in range(5))) for start in range(6)}
PLAIN = SUITES - {(1, 3, 4, 5, 6)}
BASES = {"suite": 20, "full": 30, "poker": 40, "grande": 50}


def worth(box: Box, *dice: int, first_throw: bool = False, **options: Any) -> int:
    return points(box, dice, Options(**options), first_throw=first_throw)


def scoring_throws(box: Box, **options: Any) -> int:
    return sum(points(box, dice, Options(**options), first_throw=False) > 0 for dice in THROWS)


def by_another_way(box: str, dice: tuple[int, ...]) -> bool:
    """Each figure told by where its dice lie, not by how many are alike."""
    low = sorted(dice)
    match box:
        case "suite":
            return tuple(low) in SUITES
        case "full":
            pair_then_three = low[0] == low[1] != low[2] == low[4]
            return pair_then_three or low[0] == low[2] != low[3] == low[4]
        case "poker":
            return low[0] == low[3] or low[1] == low[4]
        case _:
            return low[0] == low[4]


@pytest.mark.rule("T6", "T7", "T8", "T9", "T10")
@pytest.mark.parametrize("box", ["suite", "full", "poker", "grande"])
def test_every_throw_of_the_7776_makes_a_figure_or_none_as_another_way_of_looking_says(box: Box) -> None:
    for dice in THROWS:
        base = BASES[box] if by_another_way(box, dice) else 0
        assert worth(box, *dice) == base
        assert worth(box, *dice, first_throw=True) == (base + 5 if base else 0)


@pytest.mark.rule("T5")
@pytest.mark.parametrize("face", range(1, 7))
def test_every_throw_of_the_7776_scores_its_dice_of_a_number_and_nothing_else(face: int) -> None:
    box: Any = str(face)
    for dice in THROWS:
        expected = sum(die for die in dice if die == face)
        assert worth(box, *dice) == worth(box, *dice, first_throw=True) == expected


@pytest.mark.rule("T5")
@pytest.mark.parametrize("box", ["1", "2", "3", "4", "5", "6"])
def test_a_number_comes_as_often_as_chance_has_it(box: Box) -> None:
    counts = Counter(worth(box, *dice) // int(box) for dice in THROWS)
    assert counts == {0: 3125, 1: 3125, 2: 1250, 3: 250, 4: 25, 5: 1}


@pytest.mark.rule("T6", "T7", "T8", "T9")
@pytest.mark.parametrize(
    ("box", "options", "expected"),
    [
        ("suite", {}, 360),
        ("suite", {"straights": "plain"}, 240),
        ("suite", {"straights": "every-wrap"}, 720),
        ("full", {}, 300),
        ("full", {"full_with_five": True}, 306),
        ("poker", {}, 156),
        ("poker", {"poker_with_five": False}, 150),
        ("grande", {}, 6),
        ("grande2", {}, 6),
    ],
)
def test_a_figure_is_made_by_so_many_throws(box: Box, options: dict[str, Any], expected: int) -> None:
    assert scoring_throws(box, **options) == expected


@pytest.mark.rule("T5")
def test_the_other_dice_never_count() -> None:
    """The seed: four dice of 2 and another, 8 in the box 2."""
    assert worth("2", 2, 2, 2, 2, 1) == 8
    assert worth("6", 6, 6, 6, 2, 2) == 18


@pytest.mark.rule("T5", "T10")
def test_a_number_has_no_bonus_on_the_first_throw() -> None:
    assert worth("6", 6, 6, 1, 2, 3, first_throw=True) == 12
    assert worth("3", 3, 3, 3, 3, 3, first_throw=True) == 15


@pytest.mark.rule("T5")
def test_a_number_that_does_not_lie_there_scores_nothing() -> None:
    assert worth("5", 1, 2, 3, 4, 6) == 0


@pytest.mark.rule("T6")
@pytest.mark.parametrize("dice", sorted(SUITES))
def test_a_suite_scores_in_whatever_order_its_dice_lie(dice: tuple[int, ...]) -> None:
    assert {worth("suite", *order) for order in permutations(dice)} == {20}


@pytest.mark.rule("T6")
@pytest.mark.parametrize("dice", [(4, 5, 6, 1, 2), (5, 6, 1, 2, 3), (6, 1, 2, 3, 4), (1, 2, 3, 4, 4)])
def test_what_goes_round_the_corner_otherwise_or_has_a_hole_is_no_suite(dice: tuple[int, ...]) -> None:
    assert worth("suite", *dice, first_throw=True) == 0


@pytest.mark.rule("T6")
@pytest.mark.parametrize(
    ("straights", "suites"), [("plain", PLAIN), ("with-34561", SUITES), ("every-wrap", WRAPPED)]
)
def test_the_house_says_which_five_in_a_row_are_suites(straights: str, suites: set[tuple[int, ...]]) -> None:
    made = {tuple(sorted(dice)) for dice in THROWS if worth("suite", *dice, straights=straights)}
    assert made == suites


@pytest.mark.rule("T7")
@pytest.mark.parametrize("dice", [(6, 6, 6, 1, 2), (4, 4, 4, 4, 1), (2, 2, 3, 3, 1)])
def test_three_alike_alone_four_alike_or_two_pairs_are_no_full(dice: tuple[int, ...]) -> None:
    assert worth("full", *dice) == 0


@pytest.mark.rule("T7")
def test_a_full_scores_30_and_on_the_first_throw_35() -> None:
    """The seed: 5-5-5 and 3-3."""
    assert worth("full", 3, 5, 3, 5, 5) == 30
    assert worth("full", 3, 5, 3, 5, 5, first_throw=True) == 35


@pytest.mark.rule("T7")
def test_five_alike_are_a_full_only_by_house_rule() -> None:
    assert worth("full", 3, 3, 3, 3, 3) == 0
    assert worth("full", 3, 3, 3, 3, 3, full_with_five=True) == 30
    assert worth("full", 3, 3, 3, 3, 3, first_throw=True, full_with_five=True) == 35


@pytest.mark.rule("T8")
def test_a_poker_scores_40_and_on_the_first_throw_45() -> None:
    assert worth("poker", 4, 4, 1, 4, 4) == 40
    assert worth("poker", 4, 4, 1, 4, 4, first_throw=True) == 45


@pytest.mark.rule("T8")
def test_three_alike_are_no_poker() -> None:
    assert worth("poker", 4, 4, 4, 1, 1) == 0


@pytest.mark.rule("T8")
def test_five_alike_are_a_poker_unless_the_house_says_otherwise() -> None:
    assert worth("poker", 4, 4, 4, 4, 4) == 40
    assert worth("poker", 4, 4, 4, 4, 4, first_throw=True) == 45
    assert worth("poker", 4, 4, 4, 4, 4, first_throw=True, poker_with_five=False) == 0


@pytest.mark.rule("T9")
@pytest.mark.parametrize("face", range(1, 7))
def test_five_alike_score_50_and_on_the_first_throw_55_whatever_they_show(face: int) -> None:
    assert worth("grande", *(face,) * 5) == 50
    assert worth("grande", *(face,) * 5, first_throw=True) == 55


@pytest.mark.rule("T9")
def test_four_alike_are_no_grande() -> None:
    assert worth("grande", 2, 2, 2, 2, 3, first_throw=True) == 0


@pytest.mark.rule("T9", "T10")
def test_by_house_rule_a_grande_scores_50_on_the_first_throw_too() -> None:
    assert worth("grande", 2, 2, 2, 2, 2, first_throw=True, grande_first_throw="50") == 50
    assert worth("grande2", 2, 2, 2, 2, 2, first_throw=True, grande_first_throw="50") == 50
    assert worth("poker", 2, 2, 2, 2, 2, first_throw=True, grande_first_throw="50") == 45


@pytest.mark.rule("T9", "T13")
def test_by_house_rule_a_grande_on_the_first_throw_wins_at_once() -> None:
    game = at_table(grande_first_throw="wins-at-once")
    game.dice(PERCEVAL, 2, 2, 2, 2, 2, first_throw=True)
    assert game.booked("mark", PERCEVAL, box="grande") == [(PERCEVAL, 55, "grande")]
    assert game.state["status"] == "finished"
    assert game.table.winners == (PERCEVAL,)


@pytest.mark.rule("T9")
def test_under_that_house_rule_a_later_grande_is_one_like_any_other() -> None:
    game = at_table(grande_first_throw="wins-at-once")
    game.dice(PERCEVAL, 2, 2, 2, 2, 2)
    game.play("mark", PERCEVAL, box="grande")
    assert (game.scores, game.state["status"]) == ((50, 0, 0), "playing")


@pytest.mark.rule("T4", "T5", "T6", "T7", "T8", "T9")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("options", [{}, {"grande_first_throw": "50"}, {"full_with_five": True}])
def test_the_values_a_box_can_have_are_those_some_throw_gives_it(box: Box, options: dict[str, Any]) -> None:
    played = Options.model_validate(options)
    found = {points(box, dice, played, first_throw=first) for dice in THROWS for first in (False, True)}
    assert possible_values(box, played) == sorted(found)

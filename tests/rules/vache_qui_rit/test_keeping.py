"""What is kept of a throw, and how it is entered."""

from __future__ import annotations

import pytest
from pydantic import ValidationError
from tests.rules.vache_qui_rit.cast import KARADOC, PERCEVAL, RULES, at_table


@pytest.mark.rule("V2", "V6", "V18")
@pytest.mark.parametrize(
    ("dice", "kept", "total", "left"),
    [
        ([5, 2, 2, 3, 6], [5], 50, 4),
        ([1, 5, 2, 2, 3], [1], 100, 4),
        ([1, 5, 2, 2, 3], [5, 1], 150, 3),
        ([2, 2, 2, 3, 4], [2, 2, 2], 200, 2),
        ([1, 1, 1, 1, 2], [1, 1, 1, 1], 800, 1),
        ([1, 2, 3, 4, 5], [1, 5], 150, 3),
    ],
)
def test_what_is_kept_counts_for_the_turn_and_the_other_dice_are_left(
    dice: list[int], kept: list[int], total: int, left: int
) -> None:
    game = at_table()
    game.throw(PERCEVAL, *dice)
    assert game.phase == "keeping"
    assert game.keep(PERCEVAL, *kept) == ()
    assert (game.phase, game.so_far) == ("after-keep", (total, left))


@pytest.mark.rule("V5")
def test_a_1_and_later_two_more_are_no_triple() -> None:
    game = at_table()
    game.keep(PERCEVAL, 1)
    game.keep(PERCEVAL, 1, 1)
    assert game.so_far == (300, 2)


@pytest.mark.rule("V5")
def test_a_triple_is_not_lengthened_by_a_later_throw() -> None:
    game = at_table()
    game.keep(PERCEVAL, 3, 3, 3)
    game.throw(PERCEVAL, 3, 4)
    assert (game.bars, game.turn["seat"]) == ((1, 0, 0), KARADOC)


@pytest.mark.rule("V5")
def test_a_suite_is_not_completed_by_a_later_throw() -> None:
    game = at_table()
    game.keep(PERCEVAL, 1)
    game.throw(PERCEVAL, 2, 3, 4, 5)
    assert game.bounds("keep")["points"] == {"5": 50}


@pytest.mark.rule("V5")
def test_the_turn_shows_what_was_kept_throw_by_throw() -> None:
    game = at_table()
    game.keep(PERCEVAL, 3, 3, 3)
    game.keep(PERCEVAL, 5, 1)
    assert game.turn["kept"] == [{"dice": [3, 3, 3], "points": 300}, {"dice": [1, 5], "points": 150}]


@pytest.mark.rule("V5")
def test_three_alike_over_three_throws_score_one_by_one() -> None:
    game = at_table()
    for _ in range(3):
        game.keep(PERCEVAL, 5)
    assert game.so_far == (150, 2)


@pytest.mark.rule("V6")
@pytest.mark.parametrize(("kept", "idle"), [([2], [2]), ([1, 2], [2]), ([2, 2], [2, 2]), ([1, 3, 4], [3, 4])])
def test_dice_that_do_not_score_are_not_kept(kept: list[int], idle: list[int]) -> None:
    game = at_table()
    game.throw(PERCEVAL, 1, 2, 2, 3, 4)
    refusal = game.refusal("keep", PERCEVAL, dice=kept)
    assert (refusal.reason, refusal.values) == ("does-not-score", {"dice": idle})


@pytest.mark.rule("V6")
@pytest.mark.parametrize(("kept", "strange"), [([5], [5]), ([1, 1], [1]), ([1, 5, 5], [5, 5])])
def test_dice_that_were_not_thrown_are_not_kept(kept: list[int], strange: list[int]) -> None:
    game = at_table()
    game.throw(PERCEVAL, 1, 2, 2, 3, 4)
    refusal = game.refusal("keep", PERCEVAL, dice=kept)
    assert (refusal.reason, refusal.values) == ("not-thrown", {"dice": strange})


@pytest.mark.rule("V6")
def test_one_die_at_least_is_kept_before_the_next_throw_or_the_stop() -> None:
    game = at_table(total=100, dice_left=4)
    game.throw(PERCEVAL, 1, 2, 3, 4)
    assert game.refuse("throw", PERCEVAL, dice=[2, 2, 3]) == "keep-first"
    assert game.refuse("stop", PERCEVAL) == "keep-first"
    with pytest.raises(ValidationError):
        game.read("keep", PERCEVAL, dice=[])


@pytest.mark.rule("V6")
def test_a_scoring_die_may_be_left() -> None:
    game = at_table()
    game.throw(PERCEVAL, 1, 1, 5, 2, 3)
    assert game.bounds("keep")["points"] == {"1": 100, "11": 200, "115": 250, "15": 150, "5": 50}
    game.keep(PERCEVAL, 1)
    assert game.so_far == (100, 4)


@pytest.mark.rule("V6b")
def test_only_what_is_kept_need_be_entered() -> None:
    game = at_table()
    game.keep(PERCEVAL, 1, 5)
    game.keep(PERCEVAL, 2, 2, 2)
    assert (game.phase, game.so_far) == ("main-pleine", (350, 5))


@pytest.mark.rule("V6b")
def test_no_more_is_kept_than_dice_are_left() -> None:
    game = at_table(total=300, dice_left=2)
    refusal = game.refusal("keep", PERCEVAL, dice=[1, 1, 1])
    assert (refusal.reason, refusal.values) == ("too-many-dice", {"max": 2})


@pytest.mark.rule("V6b")
def test_what_is_kept_of_a_throw_nobody_entered_must_score() -> None:
    for game in (at_table(), at_table(total=300, dice_left=2)):
        refusal = game.refusal("keep", PERCEVAL, dice=[1, 4])
        assert (refusal.reason, refusal.values) == ("does-not-score", {"dice": [4]})


@pytest.mark.rule("V6b")
def test_there_is_one_keep_a_throw() -> None:
    game = at_table()
    game.throw(PERCEVAL, 1, 1, 1, 2, 3)
    game.keep(PERCEVAL, 1, 1)
    assert game.refuse("keep", PERCEVAL, dice=[1]) == "one-keep-a-throw"
    assert game.so_far == (200, 3)


@pytest.mark.rule("V6b")
def test_a_second_keep_on_an_entered_throw_is_late_even_after_a_main_pleine() -> None:
    game = at_table()
    game.throw(PERCEVAL, 1, 1, 1, 1, 1)
    game.keep(PERCEVAL, 1, 1, 1, 1, 1)
    assert game.refuse("keep", PERCEVAL, dice=[1]) == "one-keep-a-throw"


@pytest.mark.rule("V6b")
def test_every_keep_begins_a_new_moment_so_that_a_second_tap_is_too_late() -> None:
    game = at_table()
    game.keep(PERCEVAL, 1)
    before = game.table
    game.keep(PERCEVAL, 1)
    assert not RULES.same_moment(before, game.table)


@pytest.mark.rule("V6b")
def test_the_same_dice_thrown_and_kept_again_are_a_new_moment_too() -> None:
    game = at_table()
    seen = []
    for dice in ([1, 2, 3, 4, 6], [1, 2, 3, 4]):
        game.throw(PERCEVAL, *dice)
        game.keep(PERCEVAL, 1)
        seen.append(game.table)
    assert not RULES.same_moment(*seen)

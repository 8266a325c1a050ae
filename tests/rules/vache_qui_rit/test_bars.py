"""Busts, bars, « BARRE ! » and the threshold of entry."""

from __future__ import annotations

import pytest
from pydantic import ValidationError
from tests.rules.vache_qui_rit.cast import BOHORT, CAST, KARADOC, PERCEVAL, RULES, at_table


@pytest.mark.rule("V10")
def test_a_throw_without_any_scoring_die_loses_the_turns_points() -> None:
    game = at_table(total=150, dice_left=3)
    assert game.throw(PERCEVAL, 2, 3, 4) == ()
    assert (game.scores, game.turn["seat"], game.so_far) == ((800, 800, 800), KARADOC, (0, 5))


@pytest.mark.rule("V10")
def test_who_has_entered_takes_a_bar() -> None:
    game = at_table()
    game.throw(PERCEVAL, 2, 2, 3, 3, 4)
    assert game.bars == (1, 0, 0)


@pytest.mark.rule("V10", "V12")
def test_who_has_not_entered_takes_none() -> None:
    game = at_table(out={PERCEVAL})
    game.throw(PERCEVAL, 2, 2, 3, 3, 4)
    assert (game.bars, game.turn["seat"]) == ((0, 0, 0), KARADOC)


@pytest.mark.rule("V10")
def test_a_bust_may_be_declared_when_its_dice_were_not_entered() -> None:
    game = at_table(total=300, dice_left=2)
    game.play("bust", PERCEVAL)
    assert (game.scores, game.bars, game.turn["seat"]) == ((800, 800, 800), (1, 0, 0), KARADOC)


@pytest.mark.rule("V10")
def test_no_bust_is_declared_while_scoring_dice_lie_there() -> None:
    game = at_table()
    game.throw(PERCEVAL, 1, 2, 2, 3, 4)
    assert game.refuse("bust", PERCEVAL) == "dice-score"
    assert game.bars == (0, 0, 0)


@pytest.mark.rule("V10")
def test_a_triple_of_another_number_is_no_bust() -> None:
    game = at_table(total=200, dice_left=3)
    game.throw(PERCEVAL, 2, 2, 2)
    assert (game.phase, game.bars) == ("keeping", (0, 0, 0))


@pytest.mark.rule("V11")
def test_the_third_bar_costs_200_at_once_and_the_bars_go_back_to_none() -> None:
    game = at_table(bars={PERCEVAL: 2})
    assert game.booked("throw", PERCEVAL, dice=[2, 3, 4, 6, 6]) == [(PERCEVAL, -200, "barres")]
    assert (game.scores, game.bars) == ((600, 800, 800), (0, 0, 0))


@pytest.mark.rule("V11")
def test_the_second_bar_costs_nothing() -> None:
    game = at_table(bars={PERCEVAL: 1})
    assert game.booked("bust", PERCEVAL) == []
    assert game.bars == (2, 0, 0)


@pytest.mark.rule("V11")
def test_after_the_penalty_bars_are_counted_from_one_again() -> None:
    game = at_table((800, 800), bars={PERCEVAL: 2})
    game.play("bust", PERCEVAL)
    game.play("bust", KARADOC)
    assert game.booked("bust", PERCEVAL) == []
    assert (game.scores, game.bars) == ((600, 800), (1, 1))


@pytest.mark.rule("V11")
def test_bars_add_up_over_the_game() -> None:
    game = at_table(bars={PERCEVAL: 2}, total=200, dice_left=2)
    game.play("stop", PERCEVAL)
    assert game.bars == (2, 0, 0)


@pytest.mark.rule("V11")
def test_by_house_rule_only_bars_in_a_row_add_up() -> None:
    game = at_table(bars={PERCEVAL: 2}, total=200, dice_left=2, bars_in_a_row=True)
    game.play("stop", PERCEVAL)
    assert game.bars == (0, 0, 0)
    game = at_table(bars={PERCEVAL: 2}, bars_in_a_row=True)
    assert game.booked("bust", PERCEVAL) == [(PERCEVAL, -200, "barres")]


@pytest.mark.rule("V12")
@pytest.mark.parametrize("entry", [500, 700, 1000])
def test_nobody_is_in_at_first_where_there_is_a_threshold(entry: int) -> None:
    table = RULES.start(CAST[:2], {"entry": entry})
    assert [player["entered"] for player in RULES.describe(table)["players"]] == [False, False]


@pytest.mark.rule("V12")
def test_without_a_threshold_all_are_in_from_the_start_bars_too() -> None:
    table = RULES.start(CAST[:2], {"entry": 0})
    assert [player["entered"] for player in RULES.describe(table)["players"]] == [True, True]
    game = at_table((0, 0), entry=0)
    game.play("bust", PERCEVAL)
    assert game.bars == (1, 0)


@pytest.mark.rule("V12")
@pytest.mark.parametrize("threshold", [1, 300, 5000, "500", 500.0, False])
def test_only_the_thresholds_of_the_rulebook_are_played(threshold: object) -> None:
    with pytest.raises(ValidationError):
        RULES.start(CAST[:2], {"entry": threshold})


@pytest.mark.rule("V12")
@pytest.mark.parametrize(
    ("entry", "total", "missing"), [(500, 400, 100), (500, 250, 250), (700, 500, 200), (1000, 950, 50)]
)
def test_under_the_threshold_nobody_stops(entry: int, total: int, missing: int) -> None:
    game = at_table((0, 0), out={PERCEVAL}, total=total, dice_left=2, entry=entry)
    refusal = game.refusal("stop", PERCEVAL)
    assert refusal.reason == "under-the-threshold"
    assert refusal.values == {"entry": entry, "total": total, "missing": missing}


@pytest.mark.rule("V12")
@pytest.mark.parametrize("total", [500, 600])
def test_the_threshold_reached_or_passed_that_turn_counts_and_he_is_in(total: int) -> None:
    game = at_table((0, 0), out={PERCEVAL}, total=total, dice_left=2)
    assert game.booked("stop", PERCEVAL) == [(PERCEVAL, total, "tour")]
    assert game.table.entered == (True, True)


@pytest.mark.rule("V12")
def test_past_the_threshold_a_total_ending_in_50_must_throw_on_all_the_same() -> None:
    game = at_table((0, 0), out={PERCEVAL}, total=550, dice_left=2)
    refusal = game.refusal("stop", PERCEVAL)
    assert (refusal.reason, refusal.values) == ("not-a-hundred", {"total": 550, "missing": 50})


@pytest.mark.rule("V12")
def test_the_threshold_reached_and_then_a_bust_is_no_entry_and_no_bar() -> None:
    game = at_table((0, 0), out={PERCEVAL}, total=600, dice_left=2)
    game.throw(PERCEVAL, 3, 4)
    assert (game.scores, game.bars, game.table.entered) == ((0, 0), (0, 0), (False, True))


@pytest.mark.rule("V12")
def test_once_in_a_player_may_stop_on_100_and_stays_in_whatever_he_loses() -> None:
    game = at_table((500, 800), bars={PERCEVAL: 2})
    game.play("bust", PERCEVAL)
    game.play("bust", KARADOC)
    game.keep(PERCEVAL, 1)
    game.play("stop", PERCEVAL)
    assert (game.scores, game.table.entered) == ((400, 800), (True, True))


@pytest.mark.rule("V12")
def test_under_the_threshold_a_turn_may_be_given_up_before_a_throw() -> None:
    game = at_table((0, 0), out={PERCEVAL})
    assert game.booked("give_up", PERCEVAL) == []
    assert (game.turn["seat"], game.bars) == (KARADOC, (0, 0))


@pytest.mark.rule("V12")
def test_under_the_threshold_a_turn_may_be_given_up_while_the_dice_lie_there_and_later() -> None:
    game = at_table((0, 0), out={PERCEVAL, KARADOC})
    game.throw(PERCEVAL, 1, 2, 2, 3, 4)
    game.play("give_up", PERCEVAL)
    game.keep(KARADOC, 1)
    game.play("give_up", KARADOC)
    assert (game.turn["seat"], game.so_far, game.scores) == (PERCEVAL, (0, 5), (0, 0))


@pytest.mark.rule("V12")
def test_once_in_no_turn_is_given_up() -> None:
    refusal = at_table().refusal("give_up", PERCEVAL)
    assert (refusal.reason, refusal.values) == ("already-in", {"seat": PERCEVAL})


@pytest.mark.rule("V13")
@pytest.mark.parametrize(("score", "lost"), [(100, -100), (200, -200), (0, 0)])
def test_the_penalty_stops_at_0(score: int, lost: int) -> None:
    game = at_table((score, 800), bars={PERCEVAL: 2})
    assert game.booked("bust", PERCEVAL) == [(PERCEVAL, lost, "barres")]
    assert game.scores == (score + lost, 800)


@pytest.mark.rule("V13")
def test_a_change_keeps_what_it_would_have_been() -> None:
    game = at_table((100, 800), bars={PERCEVAL: 2})
    (change,) = game.play("bust", PERCEVAL)
    assert (change.points, change.nominal) == (-100, -200)


@pytest.mark.rule("V13")
def test_by_house_rule_there_is_no_floor() -> None:
    game = at_table((100, 800), bars={PERCEVAL: 2}, floor=False)
    game.play("bust", PERCEVAL)
    assert game.scores == (-100, 800)


@pytest.mark.rule("V13")
def test_a_correction_stops_at_the_floor_too() -> None:
    game = at_table((100, 800))
    assert game.booked("correction", PERCEVAL, points=-300) == [(PERCEVAL, -100, "correction")]


@pytest.mark.rule("V13")
def test_without_a_floor_a_correction_goes_below_0() -> None:
    game = at_table((100, 800), floor=False)
    assert game.booked("correction", PERCEVAL, points=-300) == [(PERCEVAL, -300, "correction")]


@pytest.mark.rule("V14")
def test_from_the_bust_to_the_next_throw_a_bar_shows() -> None:
    game = at_table()
    assert game.state["barre"] is None
    game.play("bust", PERCEVAL)
    assert game.state["barre"] == PERCEVAL
    game.throw(KARADOC, 1, 2, 3, 4, 6)
    assert game.state["barre"] is None


@pytest.mark.rule("V14")
def test_a_turn_given_up_is_no_throw_and_leaves_the_bar_on_show() -> None:
    game = at_table(out={KARADOC})
    game.play("bust", PERCEVAL)
    game.play("give_up", KARADOC)
    assert game.state["barre"] == PERCEVAL
    game.keep(BOHORT, 1)
    assert game.state["barre"] is None


@pytest.mark.rule("V14")
def test_any_other_player_may_cry_barre_and_nothing_else_changes() -> None:
    game = at_table()
    game.play("bust", PERCEVAL)
    assert game.may("barre_cry") == {KARADOC, BOHORT}
    before = game.table
    assert game.booked("barre_cry", BOHORT) == []
    assert RULES.same_moment(before, game.table)
    assert game.may("barre_cry") == {KARADOC}


@pytest.mark.rule("V14")
def test_nobody_cries_at_his_own_bar_nor_twice() -> None:
    game = at_table()
    game.play("bust", PERCEVAL)
    game.play("barre_cry", BOHORT)
    assert game.refuse("barre_cry", PERCEVAL) == "own-bar"
    assert game.refuse("barre_cry", BOHORT) == "already-cried"


@pytest.mark.rule("V14")
def test_without_a_bar_there_is_nothing_to_cry() -> None:
    game = at_table(out={PERCEVAL})
    assert game.refuse("barre_cry", KARADOC) == "no-bar-to-cry"
    game.play("bust", PERCEVAL)
    assert (game.state["barre"], game.may("barre_cry")) == (None, set())


@pytest.mark.rule("V14")
def test_the_next_bar_may_be_cried_by_all_again() -> None:
    game = at_table()
    game.play("bust", PERCEVAL)
    game.play("barre_cry", BOHORT)
    game.play("bust", KARADOC)
    assert game.may("barre_cry") == {PERCEVAL, BOHORT}

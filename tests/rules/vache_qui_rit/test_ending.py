"""Pollution Dédé, the three kinds of end, and the table's own moves."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError
from tests.rules.vache_qui_rit.cast import BOHORT, CAST, KARADOC, PERCEVAL, RULES, at_table


@pytest.mark.rule("V16")
def test_any_player_off_turn_may_pollute_and_no_score_changes() -> None:
    game = at_table(total=300, dice_left=2)
    assert game.may("pollution") == {KARADOC, BOHORT}
    before = game.table
    assert game.booked("pollution", BOHORT) == []
    assert RULES.same_moment(before, game.table)
    assert (game.so_far, game.turn["seat"]) == ((300, 2), PERCEVAL)


@pytest.mark.rule("V16")
def test_nobody_pollutes_his_own_turn() -> None:
    refusal = at_table().refusal("pollution", PERCEVAL)
    assert (refusal.reason, refusal.values) == ("own-turn", {"seat": PERCEVAL})


@pytest.mark.rule("V16")
def test_each_pollutes_once_a_turn() -> None:
    game = at_table()
    game.play("pollution", BOHORT)
    assert game.refuse("pollution", BOHORT) == "already-polluted"
    assert game.may("pollution") == {KARADOC}


@pytest.mark.rule("V16")
def test_the_next_turn_may_be_polluted_by_the_same_player() -> None:
    game = at_table()
    game.play("pollution", BOHORT)
    game.play("bust", PERCEVAL)
    assert game.may("pollution") == {PERCEVAL, BOHORT}


@pytest.mark.rule("V16")
def test_pollution_can_be_switched_off() -> None:
    game = at_table(pollution=False)
    refusal = game.refusal("pollution", BOHORT)
    assert (refusal.reason, refusal.values) == ("rule-not-played", {"option": "pollution"})
    assert game.offers("pollution") == []


@pytest.mark.rule("V17")
def test_a_target_reached_ends_the_game_when_all_have_played_equally() -> None:
    game = at_table((4900, 800, 800), total=100, dice_left=4)
    game.play("stop", PERCEVAL)
    game.play("bust", KARADOC)
    assert game.state["status"] == "playing"
    game.play("bust", BOHORT)
    assert (game.state["status"], game.table.winners, game.scores) == (
        "finished",
        (PERCEVAL,),
        (5000, 800, 800),
    )


@pytest.mark.rule("V17")
def test_who_passes_the_first_within_the_round_wins() -> None:
    game = at_table((4900, 4900), total=100, dice_left=4)
    game.play("stop", PERCEVAL)
    game.keep(KARADOC, 1, 1)
    game.play("stop", KARADOC)
    assert (game.table.winners, game.scores) == ((KARADOC,), (5000, 5100))


@pytest.mark.rule("V17")
def test_equal_scores_share() -> None:
    game = at_table((4900, 4900), total=100, dice_left=4)
    game.play("stop", PERCEVAL)
    game.keep(KARADOC, 1)
    game.play("stop", KARADOC)
    assert game.table.winners == (PERCEVAL, KARADOC)


@pytest.mark.rule("V17")
def test_the_target_is_tested_on_the_scores_at_the_end_of_the_round() -> None:
    """A transfer undoes it: the seller loses the turn that brought him there."""
    game = at_table((4500, 800), total=600, dice_left=2, rachat_points="transferred")
    game.play("stop", PERCEVAL)
    assert game.scores == (5100, 800)
    game.play("rachat", KARADOC)
    game.play("bust", KARADOC)
    assert (game.scores, game.turn["round"], game.state["status"]) == ((4700, 600), 2, "playing")


@pytest.mark.rule("V17")
def test_the_200_of_a_rachat_count_for_the_target() -> None:
    game = at_table((4600, 800), total=200, dice_left=4)
    game.play("stop", PERCEVAL)
    game.play("rachat", KARADOC)
    assert game.state["status"] == "playing"
    game.play("bust", KARADOC)
    assert (game.state["status"], game.table.winners, game.scores) == ("finished", (PERCEVAL,), (5000, 600))


@pytest.mark.rule("V17")
def test_by_house_rule_the_target_ends_the_game_at_the_stop() -> None:
    game = at_table((4900, 800, 800), finish_round=False)
    game.keep(PERCEVAL, 1)
    assert game.booked("stop", PERCEVAL) == [(PERCEVAL, 100, "tour")]
    assert (game.state["status"], game.table.winners) == ("finished", (PERCEVAL,))
    assert (game.so_far, game.turn["kept"], game.turn["seat"]) == ((0, 5), [], PERCEVAL)


@pytest.mark.rule("V17")
def test_under_that_house_rule_only_a_stop_ends_the_game() -> None:
    game = at_table((4900, 800), finish_round=False)
    game.play("correction", PERCEVAL, points=100)
    game.play("bust", PERCEVAL)
    game.play("bust", KARADOC)
    assert game.state["status"] == "playing"


@pytest.mark.rule("V17")
def test_another_target_may_be_chosen() -> None:
    game = at_table((900, 0), first=1, total=300, dice_left=2, end={"kind": "target", "value": 1000})
    game.play("stop", KARADOC)
    game.keep(PERCEVAL, 1)
    game.play("stop", PERCEVAL)
    assert game.table.winners == (PERCEVAL,)


@pytest.mark.rule("V17")
def test_a_number_of_rounds_may_be_chosen() -> None:
    game = at_table((800, 700), end={"kind": "rounds", "value": 2})
    for seat in (PERCEVAL, KARADOC, PERCEVAL):
        game.play("bust", seat)
        assert game.state["status"] == "playing"
    game.play("bust", KARADOC)
    assert (game.state["status"], game.table.winners, game.turn["round"]) == ("finished", (PERCEVAL,), 2)


@pytest.mark.rule("V17")
def test_a_free_game_goes_on_until_the_table_ends_it() -> None:
    game = at_table((9000, 8000), end={"kind": "free"})
    game.play("bust", PERCEVAL)
    game.play("bust", KARADOC)
    assert game.state["status"] == "playing"
    game.play("end")
    assert (game.state["status"], game.table.winners) == ("finished", (PERCEVAL,))


@pytest.mark.rule("V17")
@pytest.mark.parametrize(
    "end",
    [
        {"kind": "rounds"},
        {"kind": "free", "value": 3},
        {"kind": "rounds", "value": 0},
        {"kind": "never"},
        {"value": 5000},
        {"kind": "target", "value": "5000"},
        "free",
    ],
)
def test_an_end_that_makes_no_sense_is_refused(end: Any) -> None:
    with pytest.raises(ValidationError):
        RULES.start(CAST[:2], {"end": end})


@pytest.mark.rule("V17")
def test_the_state_tells_the_end_that_was_chosen_and_not_the_usual_one() -> None:
    chosen = {"kind": "rounds", "value": 10}
    assert RULES.describe(RULES.start(CAST[:2], {"end": chosen}))["options"] == {"end": chosen}
    for usual in ({"kind": "target", "value": 5000}, {"kind": "target", "value": None}, {"kind": "target"}):
        assert RULES.describe(RULES.start(CAST[:2], {"end": usual}))["options"] == {}


@pytest.mark.rule("V17")
def test_when_the_last_of_a_round_goes_home_the_round_is_complete() -> None:
    game = at_table((5000, 800, 800), first=0)
    game.play("bust", PERCEVAL)
    game.play("bust", KARADOC)
    game.play("leave", BOHORT)
    assert (game.state["status"], game.table.winners) == ("finished", (PERCEVAL,))


@pytest.mark.rule("V17")
def test_who_has_gone_home_neither_wins_nor_ends_the_game() -> None:
    game = at_table((800, 900, 6000))
    game.play("leave", BOHORT)
    game.play("bust", PERCEVAL)
    game.play("bust", KARADOC)
    assert game.state["status"] == "playing"
    game.play("end")
    assert game.table.winners == (KARADOC,)


@pytest.mark.rule("V11", "V12")
def test_a_correction_puts_bars_and_entry_right() -> None:
    game = at_table(out={KARADOC})
    assert game.booked("correction", KARADOC, points=300, bars=2, entered=True) == [
        (KARADOC, 300, "correction")
    ]
    assert (game.bars, game.table.entered, game.scores) == ((0, 2, 0), (True, True, True), (800, 1100, 800))
    game.play("correction", KARADOC, entered=False, bars=0)
    assert (game.table.entered, game.bars) == ((True, False, True), (0, 0, 0))


@pytest.mark.rule("V12")
def test_where_there_is_no_threshold_nobody_is_put_out_again() -> None:
    assert at_table(entry=0).refuse("correction", KARADOC, entered=False) == "rule-not-played"
    assert at_table(entry=0).bounds("correction")["entered"] is False
    assert at_table().bounds("correction")["entered"] is True


@pytest.mark.rule("V11")
@pytest.mark.parametrize("bars", [-1, 3])
def test_three_bars_never_stand_on_a_sheet(bars: int) -> None:
    with pytest.raises(ValidationError):
        at_table().read("correction", KARADOC, bars=bars)


@pytest.mark.rule("V17")
def test_a_correction_never_wins_by_itself() -> None:
    game = at_table((4900, 800), finish_round=False)
    game.play("correction", PERCEVAL, points=500)
    assert (game.state["status"], game.scores) == ("playing", (5400, 800))


@pytest.mark.rule("V1")
def test_a_correction_hands_the_turn_to_another_seat_and_what_was_open_falls() -> None:
    game = at_table(total=300, dice_left=2)
    game.play("correction", BOHORT, turn=True)
    assert (game.turn["seat"], game.turn["round"], game.so_far) == (BOHORT, 1, (0, 5))
    game.play("leave", KARADOC)
    assert game.refuse("correction", KARADOC, turn=True) == "has-left"


@pytest.mark.rule("V1")
def test_the_turn_of_who_goes_home_passes_on_without_a_bar() -> None:
    game = at_table(total=300, dice_left=2)
    game.play("leave", PERCEVAL)
    assert (game.turn["seat"], game.so_far, game.bars) == (KARADOC, (0, 5), (0, 0, 0))
    assert game.refuse("throw", PERCEVAL, dice=[1, 2, 3, 4, 5]) == "has-left"


@pytest.mark.rule("V1")
def test_two_stay_at_the_table_and_a_seat_that_is_not_there_plays_nothing() -> None:
    game = at_table((800, 800))
    assert game.refuse("leave", PERCEVAL) == "two-must-stay"
    assert game.refuse("leave", 5) == "no-such-seat"
    assert game.refuse("stop", 5) == "no-such-seat"

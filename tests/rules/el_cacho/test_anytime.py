"""The table's own moves: a correction of the sheet, a name, somebody who goes home, the end."""

from __future__ import annotations

import pytest
from pydantic import ValidationError
from tests.rules.el_cacho.cast import BOHORT, KARADOC, PERCEVAL, at_table, full, full_but


@pytest.mark.rule("T2")
def test_a_correction_writes_boxes_as_they_should_be_and_the_score_follows() -> None:
    game = at_table({KARADOC: {"1": 3, "full": 30}})
    booked = game.booked("correction", KARADOC, grid={"1": 5, "full": None, "poker": 0})
    assert booked == [(KARADOC, 2, "correction"), (KARADOC, -30, "correction"), (KARADOC, 0, "correction")]
    assert (game.scores, game.grid(KARADOC)) == ((0, 5, 0), {"1": 5, "poker": 0})
    assert game.turn["seat"] == PERCEVAL


@pytest.mark.rule("T2")
def test_a_correction_of_points_is_refused_for_the_score_is_the_grid() -> None:
    with pytest.raises(ValidationError, match="sum of the grid"):
        at_table().read("correction", PERCEVAL, points=10)


@pytest.mark.rule("T2")
def test_a_correction_of_nothing_is_refused() -> None:
    with pytest.raises(ValidationError, match="nothing to correct"):
        at_table().read("correction", PERCEVAL, note="rien")


@pytest.mark.rule("T4")
def test_a_correction_writes_only_values_a_box_can_have() -> None:
    refusal = at_table().refusal("correction", PERCEVAL, grid={"4": 10})
    assert refusal.reason == "impossible-value"
    assert refusal.values == {"box": "4", "value": 10, "among": [0, 4, 8, 12, 16, 20]}


@pytest.mark.rule("T4")
@pytest.mark.parametrize("value", [-1, 3.0, "3", True])
def test_a_corrected_value_is_a_whole_number_from_0_up(value: object) -> None:
    with pytest.raises(ValidationError):
        at_table().read("correction", PERCEVAL, grid={"1": value})


@pytest.mark.rule("T4")
def test_a_correction_writes_only_boxes_there_are() -> None:
    assert at_table().refuse("correction", PERCEVAL, grid={"grande2": 50}) == "rule-not-played"
    with pytest.raises(ValidationError):
        at_table().read("correction", PERCEVAL, grid={"7": 7})


@pytest.mark.rule("T13")
def test_a_correction_that_fills_the_grid_of_who_has_the_turn_passes_him_over() -> None:
    game = at_table({PERCEVAL: full_but("1")})
    game.dice(PERCEVAL, 1, 1, 2, 3, 4)
    game.play("correction", PERCEVAL, grid={"1": 2})
    assert (game.turn["seat"], game.phase) == (KARADOC, "before-throw")


@pytest.mark.rule("T13")
def test_a_box_opened_again_gives_its_player_turns_again() -> None:
    game = at_table({KARADOC: full(0)})
    game.play("correction", KARADOC, grid={"6": None})
    game.play("write", PERCEVAL, box="1", value=4)
    assert game.turn["seat"] == KARADOC


@pytest.mark.rule("T9")
def test_a_correction_never_wins_at_once() -> None:
    game = at_table(grande_first_throw="wins-at-once")
    game.play("correction", PERCEVAL, grid={"grande": 55})
    assert (game.scores, game.state["status"]) == ((55, 0, 0), "playing")


@pytest.mark.rule("T3")
def test_a_correction_hands_the_turn_to_another_seat_and_the_dice_fall() -> None:
    game = at_table()
    game.dice(PERCEVAL, 1, 2, 3, 4, 5)
    game.play("correction", BOHORT, turn=True)
    assert (game.turn["seat"], game.turn["round"], game.phase) == (BOHORT, 1, "before-throw")


@pytest.mark.rule("T13")
def test_the_turn_is_not_handed_to_who_has_no_open_box_or_has_left() -> None:
    game = at_table({KARADOC: full(0)})
    assert game.refuse("correction", KARADOC, turn=True) == "grid-is-full"
    game.play("leave", BOHORT)
    assert game.refuse("correction", BOHORT, turn=True) == "has-left"


@pytest.mark.rule("T13")
def test_who_goes_home_is_skipped_and_not_ranked() -> None:
    game = at_table({PERCEVAL: full_but("1"), KARADOC: full(0), BOHORT: full_but("grande") | {"6": 30}})
    game.play("leave", BOHORT)
    game.play("write", PERCEVAL, box="1", value=4)
    assert (game.state["status"], game.table.winners) == ("finished", (PERCEVAL,))
    assert game.scores == (4, 0, 30)


@pytest.mark.rule("T13")
def test_the_turn_of_who_goes_home_passes_on() -> None:
    game = at_table()
    game.dice(PERCEVAL, 1, 2, 3, 4, 5)
    game.play("leave", PERCEVAL)
    assert (game.turn["seat"], game.phase) == (KARADOC, "before-throw")
    assert game.refuse("throw", PERCEVAL, dice=[1, 2, 3, 4, 5]) == "has-left"


@pytest.mark.rule("T13")
def test_when_the_only_one_with_an_open_box_goes_home_the_game_is_over() -> None:
    game = at_table({KARADOC: full(0), BOHORT: full(0) | {"1": 1}})
    game.play("leave", PERCEVAL)
    assert (game.state["status"], game.table.winners) == ("finished", (BOHORT,))


@pytest.mark.rule("T1")
def test_two_stay_at_the_table() -> None:
    game = at_table(players=2)
    assert game.may("leave") == set()
    assert game.refuse("leave", PERCEVAL) == "two-must-stay"
    assert game.refuse("leave", 5) == "no-such-seat"


@pytest.mark.rule("T13")
def test_the_table_ends_the_game_and_the_best_score_wins() -> None:
    game = at_table({KARADOC: {"6": 18}, BOHORT: {"6": 18}})
    game.play("end")
    assert (game.table.winners, game.state["drinkers"]) == ((KARADOC, BOHORT), [PERCEVAL])


@pytest.mark.rule("T1")
def test_a_name_is_put_right_unless_it_is_taken() -> None:
    game = at_table()
    game.play("rename", KARADOC, name="Karadoc de Vannes")
    assert game.table.names[KARADOC] == "Karadoc de Vannes"
    assert game.refuse("rename", BOHORT, name="perceval") == "name-taken"


@pytest.mark.rule("T1")
def test_nobody_plays_from_a_seat_that_is_not_there() -> None:
    assert at_table().refuse("throw", 7, dice=[1, 2, 3, 4, 5]) == "no-such-seat"

"""The table, the three throws and how they are entered, the preview."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError
from tests.rules.cast import CAST
from tests.rules.el_cacho.cast import BOHORT, BOXES, KARADOC, PERCEVAL, RULES, Game, at_table, full_but

from tripot.rules.errors import MalformedMove


@pytest.fixture
def game() -> Game:
    return at_table()


@pytest.mark.rule("T1")
def test_seat_0_starts_unless_the_table_says_otherwise() -> None:
    assert RULES.start(CAST[:3]).turn == PERCEVAL
    assert RULES.start(CAST[:3], first=BOHORT).turn == BOHORT


@pytest.mark.rule("T1")
def test_two_to_twelve_sit_at_the_table() -> None:
    assert (RULES.fewest_players, RULES.most_players) == (2, 12)
    assert at_table(players=12).may("throw") == {PERCEVAL}


@pytest.mark.rule("T1")
@pytest.mark.parametrize("dice", [[1, 2, 3, 4], [1, 2, 3, 4, 5, 6], [0, 2, 3, 4, 5], [1, 2, 3, 4, 7], []])
@pytest.mark.parametrize("move", ["throw", "dice"])
def test_the_game_is_played_with_five_dice(game: Game, move: str, dice: list[int]) -> None:
    more: dict[str, Any] = {"first_throw": False} if move == "dice" else {}
    with pytest.raises(ValidationError):
        game.read(move, PERCEVAL, dice=dice, **more)


@pytest.mark.rule("T1")
def test_a_seat_to_start_must_be_one_of_the_table() -> None:
    with pytest.raises(MalformedMove, match="no-such-seat"):
        RULES.start(CAST[:3], first=3)


@pytest.mark.rule("T1")
def test_everybody_plays_for_himself() -> None:
    with pytest.raises(MalformedMove, match="no-teams"):
        RULES.start(CAST[:4], teams=[[0, 2], [1, 3]])


@pytest.mark.rule("T1")
def test_the_turn_goes_round_and_past_the_starter_a_round_is_complete() -> None:
    game = at_table(first=KARADOC)
    for seat in (KARADOC, BOHORT, PERCEVAL):
        assert (game.turn["seat"], game.turn["round"]) == (seat, 1)
        game.play("write", seat, box="1", value=3)
    assert (game.turn["seat"], game.turn["round"]) == (KARADOC, 2)


@pytest.mark.rule("T2")
def test_a_grid_has_ten_open_boxes_in_the_order_of_the_sheet(game: Game) -> None:
    order = ["1", "2", "3", "4", "5", "6", "suite", "full", "poker", "grande"]
    assert [list(player["grid"]) for player in game.state["players"]] == [order] * 3
    assert {value for player in game.state["players"] for value in player["grid"].values()} == {None}


@pytest.mark.rule("T2")
def test_by_house_rule_an_eleventh_box_takes_a_second_grande() -> None:
    game = at_table(second_grande=True)
    assert list(game.state["players"][PERCEVAL]["grid"])[-1] == "grande2"
    game.dice(PERCEVAL, 4, 4, 4, 4, 4, first_throw=True)
    assert game.booked("mark", PERCEVAL, box="grande2") == [(PERCEVAL, 55, "grande2")]


@pytest.mark.rule("T2")
def test_without_that_house_rule_there_is_no_such_box(game: Game) -> None:
    game.dice(PERCEVAL, 4, 4, 4, 4, 4)
    refusal = game.refusal("mark", PERCEVAL, box="grande2")
    assert (refusal.reason, refusal.values) == ("rule-not-played", {"option": "second_grande"})


@pytest.mark.rule("T2")
def test_ten_turns_each_fill_the_grids() -> None:
    game = at_table(players=2)
    for turn, box in enumerate(BOXES, start=1):
        for seat in (PERCEVAL, KARADOC):
            assert (game.turn["seat"], game.turn["round"]) == (seat, turn)
            game.play("write", seat, box=box, value=0)
    assert game.state["status"] == "finished"


@pytest.mark.rule("T2")
def test_the_score_is_the_sum_of_the_grid() -> None:
    game = at_table({PERCEVAL: {"1": 3, "full": 30, "poker": 0}})
    game.play("write", PERCEVAL, box="suite", value=25)
    assert game.scores == (58, 0, 0)
    assert game.grid(PERCEVAL) == {"1": 3, "full": 30, "poker": 0, "suite": 25}


@pytest.mark.rule("T3")
def test_after_the_first_and_the_second_throw_any_dice_may_be_thrown_again(game: Game) -> None:
    game.play("throw", PERCEVAL, dice=[2, 2, 3, 5, 6])
    assert (game.turn["dice"], game.turn["throws_left"]) == ([2, 2, 3, 5, 6], 2)
    game.play("throw", PERCEVAL, dice=[2, 2, 2, 5, 6], kept=[2, 2])
    assert (game.turn["dice"], game.turn["throws_left"]) == ([2, 2, 2, 5, 6], 1)
    game.play("throw", PERCEVAL, dice=[1, 3, 4, 4, 6], kept=[])
    assert (game.turn["dice"], game.turn["throws_left"]) == ([1, 3, 4, 4, 6], 0)


@pytest.mark.rule("T3")
def test_the_throws_of_the_seed_make_8_in_the_box_2(game: Game) -> None:
    game.play("throw", PERCEVAL, dice=[2, 2, 3, 5, 6])
    game.play("throw", PERCEVAL, dice=[2, 2, 2, 5, 6], kept=[2, 2])
    game.play("throw", PERCEVAL, dice=[2, 2, 2, 2, 1], kept=[2, 2, 2])
    assert game.booked("mark", PERCEVAL, box="2") == [(PERCEVAL, 8, "2")]


@pytest.mark.rule("T3")
def test_there_is_no_fourth_throw(game: Game) -> None:
    for _ in range(3):
        game.play("throw", PERCEVAL, dice=[1, 2, 3, 4, 6])
    refusal = game.refusal("throw", PERCEVAL, dice=[1, 2, 3, 4, 5])
    assert (refusal.reason, refusal.values) == ("no-throw-left", {"throws": 3})


@pytest.mark.rule("T3")
def test_the_same_dice_thrown_again_are_a_new_moment() -> None:
    """A tap that was meant for the throw before comes too late."""
    game = at_table()
    seen = []
    for _ in range(3):
        game.play("throw", PERCEVAL, dice=[1, 2, 3, 4, 6])
        seen.append(game.table)
    assert not RULES.same_moment(seen[0], seen[1])
    assert not RULES.same_moment(seen[1], seen[2])


@pytest.mark.rule("T3")
@pytest.mark.parametrize("throws", [1, 2])
def test_stopping_earlier_is_allowed(game: Game, throws: int) -> None:
    for _ in range(throws):
        game.play("throw", PERCEVAL, dice=[1, 2, 3, 4, 6])
    game.play("mark", PERCEVAL, box="6")
    assert (game.scores, game.turn["seat"]) == ((6, 0, 0), KARADOC)


@pytest.mark.rule("T3")
def test_only_who_has_the_turn_throws_and_writes(game: Game) -> None:
    refusal = game.refusal("throw", KARADOC, dice=[1, 2, 3, 4, 5])
    assert (refusal.reason, refusal.values) == ("not-your-turn", {"seat": KARADOC, "thrower": PERCEVAL})
    assert game.refuse("write", KARADOC, box="1", value=0) == "not-your-turn"
    game.dice(PERCEVAL, 1, 2, 3, 4, 6)
    assert game.refuse("mark", KARADOC, box="1") == "not-your-turn"


@pytest.mark.rule("T4")
def test_the_five_final_dice_may_be_entered_at_once_and_are_not_thrown_again(game: Game) -> None:
    game.dice(PERCEVAL, 3, 3, 3, 5, 5)
    assert game.refuse("throw", PERCEVAL, dice=[1, 2, 3, 4, 5]) == "no-throw-left"
    assert game.refuse("dice", PERCEVAL, dice=[1, 2, 3, 4, 5], first_throw=True) == "dice-on-the-table"
    assert game.may("mark") == {PERCEVAL}


@pytest.mark.rule("T4")
def test_a_die_said_to_be_kept_must_have_lain_there(game: Game) -> None:
    game.play("throw", PERCEVAL, dice=[2, 2, 3, 5, 6])
    refusal = game.refusal("throw", PERCEVAL, dice=[2, 2, 2, 5, 5], kept=[2, 2, 2])
    assert (refusal.reason, refusal.values) == ("kept-not-thrown", {"dice": [2]})
    assert game.refuse("throw", PERCEVAL, dice=[2, 2, 2, 4, 5], kept=[4]) == "kept-not-thrown"


@pytest.mark.rule("T4")
def test_nothing_is_kept_at_the_first_throw(game: Game) -> None:
    assert game.refuse("throw", PERCEVAL, dice=[2, 2, 3, 5, 6], kept=[2]) == "kept-not-thrown"
    game.play("throw", PERCEVAL, dice=[2, 2, 3, 5, 6], kept=[])


@pytest.mark.rule("T4")
@pytest.mark.parametrize("kept", [[2, 2], [1, 2, 3, 4, 5]])
def test_a_die_said_to_be_kept_must_still_lie_there_and_one_at_least_is_thrown(kept: list[int]) -> None:
    with pytest.raises(ValidationError):
        at_table().read("throw", PERCEVAL, dice=[1, 2, 3, 4, 5], kept=kept)


@pytest.mark.rule("T4")
def test_a_box_and_its_value_are_copied_from_a_paper_sheet(game: Game) -> None:
    assert game.booked("write", PERCEVAL, box="poker", value=45) == [(PERCEVAL, 45, "poker")]
    assert (game.grid(PERCEVAL), game.turn["seat"]) == ({"poker": 45}, KARADOC)


@pytest.mark.rule("T4")
@pytest.mark.parametrize(
    ("box", "value", "among"),
    [
        ("4", 10, [0, 4, 8, 12, 16, 20]),
        ("1", 6, [0, 1, 2, 3, 4, 5]),
        ("suite", 30, [0, 20, 25]),
        ("full", 25, [0, 30, 35]),
        ("poker", 50, [0, 40, 45]),
        ("grande", 60, [0, 50, 55]),
    ],
)
def test_only_values_a_box_can_have_are_copied(game: Game, box: str, value: int, among: list[int]) -> None:
    refusal = game.refusal("write", PERCEVAL, box=box, value=value)
    assert refusal.reason == "impossible-value"
    assert refusal.values == {"box": box, "value": value, "among": among}
    assert game.bounds("write")["values"][box] == among


@pytest.mark.rule("T4")
@pytest.mark.parametrize("value", [-1, 3.0, "3", True, None])
def test_a_value_is_a_whole_number_from_0_up(game: Game, value: object) -> None:
    with pytest.raises(ValidationError):
        game.read("write", PERCEVAL, box="1", value=value)


@pytest.mark.rule("T4")
def test_nothing_is_copied_while_dice_lie_on_the_table(game: Game) -> None:
    game.play("throw", PERCEVAL, dice=[1, 2, 3, 4, 6])
    assert game.refuse("write", PERCEVAL, box="1", value=3) == "dice-on-the-table"


@pytest.mark.rule("T10")
def test_a_figure_after_the_very_first_throw_has_its_bonus(game: Game) -> None:
    game.play("throw", PERCEVAL, dice=[5, 3, 5, 3, 5])
    assert game.turn["first_throw"] is True
    assert game.booked("mark", PERCEVAL, box="full") == [(PERCEVAL, 35, "full")]


@pytest.mark.rule("T10")
def test_a_figure_completed_by_a_second_throw_has_none(game: Game) -> None:
    game.play("throw", PERCEVAL, dice=[5, 3, 5, 3, 1])
    game.play("throw", PERCEVAL, dice=[5, 3, 5, 3, 5], kept=[5, 5, 3, 3])
    assert game.turn["first_throw"] is False
    assert game.booked("mark", PERCEVAL, box="full") == [(PERCEVAL, 30, "full")]


@pytest.mark.rule("T10")
def test_the_table_says_whether_the_final_dice_fell_on_the_first_throw(game: Game) -> None:
    game.dice(PERCEVAL, 1, 2, 3, 4, 5, first_throw=True)
    assert game.preview["suite"] == 25


@pytest.mark.rule("T10")
def test_thrown_again_the_same_figure_is_no_first_throw_any_more(game: Game) -> None:
    game.play("throw", PERCEVAL, dice=[4, 4, 4, 4, 1])
    assert game.preview["poker"] == 45
    game.play("throw", PERCEVAL, dice=[4, 4, 4, 4, 2], kept=[4, 4, 4, 4])
    assert game.preview["poker"] == 40


@pytest.mark.rule("T15")
def test_every_open_box_shows_what_the_dice_would_score(game: Game) -> None:
    game.dice(PERCEVAL, 3, 3, 3, 3, 3, first_throw=True)
    numbers = {"1": 0, "2": 0, "3": 15, "4": 0, "5": 0, "6": 0}
    assert game.preview == numbers | {"suite": 0, "full": 0, "poker": 45, "grande": 55}


@pytest.mark.rule("T15")
def test_a_filled_box_shows_nothing() -> None:
    game = at_table({PERCEVAL: full_but("2", "grande")})
    game.dice(PERCEVAL, 2, 2, 2, 2, 1)
    assert game.preview == {"2": 8, "grande": 0}


@pytest.mark.rule("T15")
def test_the_preview_follows_every_throw(game: Game) -> None:
    game.play("throw", PERCEVAL, dice=[1, 2, 3, 4, 6])
    assert (game.preview["suite"], game.preview["1"]) == (0, 1)
    game.play("throw", PERCEVAL, dice=[1, 2, 3, 4, 5], kept=[1, 2, 3, 4])
    assert (game.preview["suite"], game.preview["1"]) == (20, 1)


@pytest.mark.rule("T15")
def test_before_the_dice_there_is_nothing_to_show(game: Game) -> None:
    assert game.offers("mark") == []
    assert game.refuse("mark", PERCEVAL, box="1") == "no-dice-yet"


@pytest.mark.rule("T15")
def test_the_preview_follows_the_house_rules() -> None:
    game = at_table(full_with_five=True, poker_with_five=False, grande_first_throw="50")
    game.dice(PERCEVAL, 3, 3, 3, 3, 3, first_throw=True)
    shown = {box: value for box, value in game.preview.items() if value}
    assert shown == {"3": 15, "full": 35, "grande": 50}

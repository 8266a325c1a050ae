"""One box a turn, and the zero."""

from __future__ import annotations

import pytest
from tests.rules.el_cacho.cast import BOHORT, BOXES, KARADOC, PERCEVAL, at_table, full, full_but


@pytest.mark.rule("T11")
def test_marking_a_box_ends_the_turn() -> None:
    game = at_table()
    game.dice(PERCEVAL, 6, 6, 6, 1, 2)
    assert game.booked("mark", PERCEVAL, box="6") == [(PERCEVAL, 18, "6")]
    assert (game.turn["seat"], game.phase, game.turn["dice"]) == (KARADOC, "before-throw", [])
    assert game.refuse("mark", PERCEVAL, box="1") == "not-your-turn"


@pytest.mark.rule("T11")
def test_a_filled_box_is_never_played_again() -> None:
    game = at_table({PERCEVAL: {"grande": 50}})
    game.dice(PERCEVAL, 5, 5, 5, 5, 5)
    refusal = game.refusal("mark", PERCEVAL, box="grande")
    assert (refusal.reason, refusal.values) == ("box-is-filled", {"box": "grande", "value": 50})


@pytest.mark.rule("T11")
def test_a_box_holding_0_is_filled() -> None:
    game = at_table({PERCEVAL: {"grande": 0}})
    assert game.refuse("write", PERCEVAL, box="grande", value=50) == "box-is-filled"
    game.dice(PERCEVAL, 5, 5, 5, 5, 5)
    assert game.refuse("mark", PERCEVAL, box="grande") == "box-is-filled"


@pytest.mark.rule("T11")
def test_no_turn_is_passed() -> None:
    game = at_table()
    assert {offer["move"] for offer in game.state["offers"] if PERCEVAL in offer.get("seats", [])} == {
        "throw", "dice", "write", "correction", "rename", "leave",
    }  # fmt: skip
    game.dice(PERCEVAL, 1, 2, 3, 4, 6)
    assert {offer["move"] for offer in game.state["offers"] if PERCEVAL in offer.get("seats", [])} == {
        "mark", "correction", "rename", "leave",
    }  # fmt: skip


@pytest.mark.rule("T11")
def test_a_second_grande_goes_into_another_box_that_is_open() -> None:
    game = at_table({PERCEVAL: {"grande": 50}})
    game.dice(PERCEVAL, 3, 3, 3, 3, 3)
    assert {box: worth for box, worth in game.preview.items() if worth} == {"3": 15, "poker": 40}
    assert game.booked("mark", PERCEVAL, box="3") == [(PERCEVAL, 15, "3")]


@pytest.mark.rule("T12")
def test_when_no_open_box_would_score_any_of_them_takes_a_0() -> None:
    game = at_table({PERCEVAL: full_but("1", "suite", "grande")})
    game.dice(PERCEVAL, 2, 2, 3, 5, 6)
    assert game.preview == {"1": 0, "suite": 0, "grande": 0}
    assert game.bounds("mark")["boxes"] == ["1", "suite", "grande"]
    assert game.booked("mark", PERCEVAL, box="suite") == [(PERCEVAL, 0, "suite")]
    assert game.grid(PERCEVAL)["suite"] == 0


@pytest.mark.rule("T12")
def test_the_last_open_box_takes_what_the_dice_give_it() -> None:
    sheet = {"1": 3, "2": 8, "3": 9, "4": 12, "5": 15, "6": 18, "suite": 20, "full": 30, "poker": 0}
    game = at_table({PERCEVAL: sheet})
    game.dice(PERCEVAL, 1, 1, 2, 3, 5)
    game.play("mark", PERCEVAL, box="grande")
    assert game.scores == (115, 0, 0)
    assert game.grid(PERCEVAL)["grande"] == 0


@pytest.mark.rule("T12")
def test_while_an_open_box_would_score_no_other_is_crossed_out() -> None:
    game = at_table({PERCEVAL: full_but("1", "6", "grande")})
    game.dice(PERCEVAL, 6, 6, 2, 3, 4)
    assert game.bounds("mark")["boxes"] == ["6"]
    refusal = game.refusal("mark", PERCEVAL, box="1")
    assert (refusal.reason, refusal.values) == ("another-box-scores", {"box": "1", "among": ["6"]})


@pytest.mark.rule("T12")
def test_by_house_rule_a_box_is_crossed_out_anywhere() -> None:
    game = at_table({PERCEVAL: full_but("1", "6", "grande")}, zero_anywhere=True)
    game.dice(PERCEVAL, 6, 6, 2, 3, 4)
    assert game.bounds("mark")["boxes"] == ["1", "6", "grande"]
    assert game.booked("mark", PERCEVAL, box="1") == [(PERCEVAL, 0, "1")]


@pytest.mark.rule("T12")
def test_a_box_that_scores_is_never_crossed_out_not_even_by_house_rule() -> None:
    game = at_table(zero_anywhere=True)
    game.dice(PERCEVAL, 6, 6, 2, 3, 4)
    game.play("mark", PERCEVAL, box="6")
    assert game.grid(PERCEVAL) == {"6": 12}


@pytest.mark.rule("T12")
def test_a_0_is_copied_from_a_paper_sheet_which_the_dice_of_nobody_contradict() -> None:
    game = at_table()
    assert game.booked("write", PERCEVAL, box="grande", value=0) == [(PERCEVAL, 0, "grande")]


@pytest.mark.rule("T13")
def test_the_game_ends_when_all_grids_are_full_and_the_highest_total_wins() -> None:
    grids = {PERCEVAL: full_but("grande", value=0), KARADOC: full(0) | {"6": 30}, BOHORT: full(0)}
    game = at_table(grids)
    game.play("write", PERCEVAL, box="grande", value=50)
    assert (game.scores, game.table.winners) == ((50, 30, 0), (PERCEVAL,))
    assert (game.state["status"], game.state["offers"]) == ("finished", [])
    assert game.refuse("write", KARADOC, box="1", value=0) == "finished"


@pytest.mark.rule("T13")
def test_equal_totals_share_the_win() -> None:
    game = at_table({PERCEVAL: full_but("1"), KARADOC: full(0) | {"1": 4}, BOHORT: full(0)})
    game.play("write", PERCEVAL, box="1", value=4)
    assert game.table.winners == (PERCEVAL, KARADOC)


@pytest.mark.rule("T13")
def test_a_seat_whose_grid_is_full_is_passed_over() -> None:
    game = at_table({KARADOC: full(0)})
    game.play("write", PERCEVAL, box="1", value=4)
    assert (game.turn["seat"], game.turn["round"]) == (BOHORT, 1)


@pytest.mark.rule("T13")
def test_who_alone_has_an_open_box_plays_on_alone_a_round_a_turn() -> None:
    game = at_table({KARADOC: full(0), BOHORT: full(0)})
    before = game.table
    game.play("write", PERCEVAL, box="1", value=4)
    assert (game.turn["seat"], game.turn["round"], game.phase) == (PERCEVAL, 2, "before-throw")
    assert not game.rules.same_moment(before, game.table)


@pytest.mark.rule("T13")
def test_a_game_ends_however_the_grids_were_filled() -> None:
    game = at_table({PERCEVAL: full(0), KARADOC: full_but("1"), BOHORT: full(0)}, first=KARADOC)
    game.play("correction", KARADOC, grid={"1": 5})
    assert (game.state["status"], game.table.winners) == ("finished", (KARADOC,))


@pytest.mark.rule("T13")
def test_nobody_scores_more_than_265() -> None:
    game = at_table({KARADOC: full(0), BOHORT: full(0)}, first=PERCEVAL)
    for box in BOXES:
        if box in "123456":
            game.play("write", PERCEVAL, box=box, value=5 * int(box))
        else:
            game.play("write", PERCEVAL, box=box, value=max(game.bounds("write")["values"][box]))
    assert game.scores[PERCEVAL] == 105 + 25 + 35 + 45 + 55 == 265


@pytest.mark.rule("T14")
def test_nobody_drinks_while_the_game_goes_on() -> None:
    assert at_table().state["drinkers"] == []


@pytest.mark.rule("T14")
@pytest.mark.parametrize(
    ("ones", "drinkers"),
    [((4, 2, 1), [BOHORT]), ((4, 1, 1), [KARADOC, BOHORT]), ((4, 4, 0), [BOHORT]), ((2, 2, 2), [0, 1, 2])],
)
def test_the_last_drink_and_everybody_where_all_are_equal(
    ones: tuple[int, int, int], drinkers: list[int]
) -> None:
    grids = {seat: full(0) | {"1": value} for seat, value in enumerate(ones)}
    del grids[PERCEVAL]["1"]
    game = at_table(grids)
    game.play("write", PERCEVAL, box="1", value=ones[PERCEVAL])
    assert game.state["drinkers"] == drinkers


@pytest.mark.rule("T14")
def test_who_has_gone_home_drinks_there() -> None:
    game = at_table({PERCEVAL: full_but("1"), KARADOC: full(0) | {"1": 1}, BOHORT: full(0)})
    game.play("leave", BOHORT)
    game.play("write", PERCEVAL, box="1", value=4)
    assert game.state["drinkers"] == [KARADOC]


@pytest.mark.rule("T14")
def test_a_winner_at_once_with_fewer_points_has_not_lost() -> None:
    game = at_table(
        {KARADOC: {"poker": 45, "full": 35}, BOHORT: {"poker": 45, "full": 30}},
        grande_first_throw="wins-at-once",
    )
    game.play("write", PERCEVAL, box="grande", value=55)
    assert (game.table.winners, game.state["drinkers"]) == ((PERCEVAL,), [BOHORT])


@pytest.mark.rule("T14")
@pytest.mark.parametrize(
    ("who_drinks", "everybody"), [("loser", False), ("everybody-when-the-winner-does", True)]
)
def test_the_house_says_whether_everybody_drinks_when_the_winner_does(
    who_drinks: str, *, everybody: bool
) -> None:
    assert at_table(who_drinks=who_drinks).state["everybody_when_the_winner_drinks"] is everybody

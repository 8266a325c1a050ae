"""Where two rules meet: the zero and a correction, the second grande and the end, who goes home and who drinks."""

from __future__ import annotations

import pytest
from tests.rules.el_cacho.cast import BOHORT, KARADOC, PERCEVAL, at_table, full, full_but


@pytest.mark.rule("T12")
def test_a_correction_that_fills_the_only_box_that_scores_lets_another_be_crossed_out() -> None:
    game = at_table({PERCEVAL: full_but("1", "6", "grande")})
    game.dice(PERCEVAL, 6, 6, 2, 3, 4)
    assert game.refuse("mark", PERCEVAL, box="grande") == "another-box-scores"
    game.play("correction", PERCEVAL, grid={"6": 18})
    assert (game.turn["dice"], game.preview) == ([6, 6, 2, 3, 4], {"1": 0, "grande": 0})
    assert game.booked("mark", PERCEVAL, box="grande") == [(PERCEVAL, 0, "grande")]


@pytest.mark.rule("T12", "T15")
def test_a_box_opened_by_a_correction_counts_for_the_dice_that_lie_there() -> None:
    game = at_table({PERCEVAL: full_but("1", "grande")})
    game.dice(PERCEVAL, 6, 6, 2, 3, 4)
    game.play("correction", PERCEVAL, grid={"6": None})
    assert (game.preview, game.bounds("mark")["boxes"]) == ({"1": 0, "6": 12, "grande": 0}, ["6"])


@pytest.mark.rule("T11", "T12")
def test_by_house_rule_a_figure_of_the_first_throw_may_be_let_go_for_a_zero() -> None:
    game = at_table(zero_anywhere=True)
    game.play("throw", PERCEVAL, dice=[4, 4, 4, 4, 1])
    assert game.preview["poker"] == 45
    assert game.booked("mark", PERCEVAL, box="suite") == [(PERCEVAL, 0, "suite")]
    assert game.grid(PERCEVAL) == {"suite": 0}


@pytest.mark.rule("T9", "T12")
def test_a_second_grande_that_is_open_must_be_filled_before_another_is_crossed_out() -> None:
    sheet = full_but("suite") | {"4": 16, "poker": 40, "grande": 50}
    game = at_table({PERCEVAL: sheet}, second_grande=True)
    game.dice(PERCEVAL, 4, 4, 4, 4, 4)
    assert game.bounds("mark")["boxes"] == ["grande2"]
    assert game.refuse("mark", PERCEVAL, box="suite") == "another-box-scores"
    assert game.booked("mark", PERCEVAL, box="grande2") == [(PERCEVAL, 50, "grande2")]


@pytest.mark.rule("T2", "T9")
def test_the_second_grande_may_be_filled_first() -> None:
    game = at_table(second_grande=True)
    game.play("throw", PERCEVAL, dice=[4, 4, 4, 4, 4])
    assert (game.preview["grande"], game.preview["grande2"]) == (55, 55)
    game.play("mark", PERCEVAL, box="grande2")
    assert game.grid(PERCEVAL) == {"grande2": 55}


@pytest.mark.rule("T2", "T13")
def test_with_a_second_grande_there_are_eleven_turns_and_the_best_is_320() -> None:
    game = at_table({PERCEVAL: full(), KARADOC: full(0), BOHORT: full(0)}, second_grande=True)
    for seat, value in ((PERCEVAL, 55), (KARADOC, 50)):
        game.play("write", seat, box="grande2", value=value)
        assert game.state["status"] == "playing"
    game.play("write", BOHORT, box="grande2", value=0)
    assert (game.scores, game.state["status"], game.table.winners) == ((320, 50, 0), "finished", (PERCEVAL,))


@pytest.mark.rule("T9", "T13", "T14")
@pytest.mark.parametrize("box", ["grande", "grande2"])
def test_either_grande_of_the_first_throw_wins_at_once_by_house_rule(box: str) -> None:
    game = at_table({KARADOC: {"poker": 45}}, second_grande=True, grande_first_throw="wins-at-once")
    game.play("throw", PERCEVAL, dice=[2, 2, 2, 2, 2])
    game.play("mark", PERCEVAL, box=box)
    assert (game.table.winners, game.state["drinkers"]) == ((PERCEVAL,), [BOHORT])


@pytest.mark.rule("T9", "T10")
@pytest.mark.parametrize("grande_first_throw", ["55", "50"])
def test_without_that_house_rule_a_grande_of_the_first_throw_ends_nothing(grande_first_throw: str) -> None:
    game = at_table(grande_first_throw=grande_first_throw)
    game.play("throw", PERCEVAL, dice=[2, 2, 2, 2, 2])
    game.play("mark", PERCEVAL, box="grande")
    assert (game.state["status"], game.scores[PERCEVAL]) == ("playing", int(grande_first_throw))


@pytest.mark.rule("T9", "T10")
def test_a_grande_that_fell_at_once_and_is_thrown_again_wins_nothing_at_once() -> None:
    game = at_table(grande_first_throw="wins-at-once")
    game.play("throw", PERCEVAL, dice=[2, 2, 2, 2, 2])
    game.play("throw", PERCEVAL, dice=[3, 3, 3, 3, 3], kept=[])
    assert game.booked("mark", PERCEVAL, box="grande") == [(PERCEVAL, 50, "grande")]
    assert game.state["status"] == "playing"


@pytest.mark.rule("T8", "T9")
def test_five_alike_are_worth_their_number_alone_where_the_house_wants_four_and_the_grande_is_taken() -> None:
    game = at_table({PERCEVAL: {"grande": 0}}, poker_with_five=False)
    game.dice(PERCEVAL, 3, 3, 3, 3, 3, first_throw=True)
    assert {box: worth for box, worth in game.preview.items() if worth} == {"3": 15}


@pytest.mark.rule("T13")
def test_the_last_box_filled_by_a_correction_shares_the_win_at_equal_totals() -> None:
    game = at_table({PERCEVAL: full_but("1"), KARADOC: full(0) | {"1": 4}, BOHORT: full(0)})
    game.play("correction", PERCEVAL, grid={"1": 4})
    assert (game.table.winners, game.state["drinkers"]) == ((PERCEVAL, KARADOC), [BOHORT])


@pytest.mark.rule("T13")
def test_a_correction_that_hands_the_turn_on_does_not_end_a_game_with_open_boxes_left() -> None:
    game = at_table({PERCEVAL: full_but("1"), KARADOC: full(0), BOHORT: full_but("1")})
    game.play("correction", BOHORT, turn=True)
    game.play("correction", PERCEVAL, grid={"1": 4})
    assert (game.turn["seat"], game.state["status"]) == (BOHORT, "playing")
    game.play("write", BOHORT, box="1", value=5)
    assert game.table.winners == (BOHORT,)


@pytest.mark.rule("T13", "T14")
def test_who_leads_and_goes_home_neither_wins_nor_drinks() -> None:
    game = at_table({PERCEVAL: {"6": 30}, KARADOC: {"6": 24}, BOHORT: {"6": 18}})
    game.play("leave", PERCEVAL)
    game.play("end")
    assert (game.table.winners, game.state["drinkers"]) == ((KARADOC,), [BOHORT])


@pytest.mark.rule("T13")
def test_the_grid_of_who_has_gone_home_is_corrected_without_a_turn_coming_back_to_him() -> None:
    game = at_table()
    game.play("leave", KARADOC)
    game.play("correction", KARADOC, grid={"6": 30})
    game.play("write", PERCEVAL, box="1", value=4)
    assert (game.scores, game.turn["seat"]) == ((4, 30, 0), BOHORT)

"""Leaving: whoever goes home is skipped from now on, and his score stays."""

import pytest
from tests.rules.cul_de_chouette.cast import (
    A_VELUTE_OF_4,
    BOHORT,
    GUENIEVRE,
    KARADOC,
    LEODAGAN,
    PERCEVAL,
    RULES,
    at_table,
)
from tests.rules.cul_de_chouette.evenings import SCORES, alone_but_for_a_newcomer


@pytest.mark.rule("G2")
def test_a_round_is_complete_past_the_seat_that_started_even_if_it_is_empty() -> None:
    game = at_table((100, 150, 40))
    game.play("leave", PERCEVAL)
    assert (game.thrower, game.table.round) == (KARADOC, 1)
    game.throw(KARADOC, 1, 3, 4)
    game.throw(BOHORT, 1, 3, 4)
    assert (game.thrower, game.table.round) == (KARADOC, 2)


def test_two_players_at_least_stay() -> None:
    game = at_table((100, 150, 40))
    game.play("leave", KARADOC)
    assert game.may("leave") == set()
    assert game.refuse("leave", BOHORT) == "two-must-stay"


@pytest.mark.rule("D1")
def test_two_teams_at_least_stay() -> None:
    game = at_table((100, 150) * 2, teams=[[0, 2], [1, 3]])
    game.play("leave", PERCEVAL)
    assert game.may("leave") == {KARADOC, LEODAGAN}
    assert game.refuse("leave", BOHORT) == "two-teams-must-stay"
    assert game.thrower == KARADOC


@pytest.mark.rule("G1")
def test_in_the_opening_the_others_throw_on() -> None:
    game = at_table(SCORES, first=None)
    game.play("opening", PERCEVAL, die=1)
    game.play("opening", KARADOC, die=3)
    game.play("opening", BOHORT, die=2)
    game.play("leave", PERCEVAL)
    assert (game.phase, game.may("opening")) == ("opening", {LEODAGAN})
    game.play("opening", LEODAGAN, die=4)
    assert (game.phase, game.thrower) == ("before-throw", BOHORT)


@pytest.mark.rule("G6")
def test_who_has_left_does_not_win() -> None:
    game = at_table((335, 150, 40))
    game.throw(PERCEVAL, 1, 2, 3)
    game.play("leave", PERCEVAL)
    game.play("last", BOHORT)
    assert (game.scores, game.winners) == ((353, 150, 30), ())
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("D1", "G6")
def test_the_team_of_who_has_left_wins_by_what_he_has_thrown() -> None:
    game = at_table((335, 150) * 2, teams=[[0, 2], [1, 3]])
    game.throw(PERCEVAL, 1, 2, 3)
    game.play("leave", PERCEVAL)
    game.play("last", KARADOC)
    assert game.winners == (BOHORT,)


def test_who_has_left_bets_cries_and_buys_no_more() -> None:
    game = at_table((100, 150, 40, 80, 90))
    game.play("leave", GUENIEVRE)
    game.throw(PERCEVAL, 4, 4)
    assert game.may("achat_de_de") == {KARADOC, BOHORT, LEODAGAN}
    game.throw(PERCEVAL, 1)
    game.play("sirotage", PERCEVAL)
    assert game.may("bet") == {KARADOC, BOHORT, LEODAGAN}
    game.throw(PERCEVAL, 2)
    assert game.may("cry") == {KARADOC, BOHORT, LEODAGAN}
    assert game.refuse("cry", GUENIEVRE, cry="fruits-au-sirop") == "has-left"


@pytest.mark.rule("L1", "C6", "R2")
def test_one_alone_has_nobody_to_bang_against() -> None:
    game = alone_but_for_a_newcomer(3, 4, 3)
    game.play("bet", PERCEVAL, on=[9])
    game.throw(PERCEVAL, 2, 3, 4)
    assert (game.phase, game.thrower, game.scores) == ("before-throw", 3, (163, 150, 40, 0))


@pytest.mark.rule("L1", "F1")
def test_one_alone_has_nobody_to_challenge() -> None:
    game = alone_but_for_a_newcomer(4, 2, 1)
    assert (game.may("soufflette"), game.may("decline"), game.thrower) == (set(), {PERCEVAL}, 3)


@pytest.mark.rule("L1", "K4")
def test_one_alone_ties_with_nobody() -> None:
    game = alone_but_for_a_newcomer(5, 6)
    assert game.may("tie") == set()
    assert game.may("award") == {PERCEVAL}


@pytest.mark.rule("G2")
def test_who_leaves_is_skipped_from_now_on_and_his_score_stays() -> None:
    game = at_table((10, 20, 30))
    assert game.play("leave", KARADOC) == ()
    game.throw(PERCEVAL, *A_VELUTE_OF_4)
    assert (game.thrower, game.scores) == (BOHORT, (42, 20, 30))
    assert game.refuse("bevue", KARADOC) == "has-left"
    assert game.refuse("throw", KARADOC, dice=[1, 2]) == "has-left"
    described = RULES.describe(game.table)["players"]
    assert [player["left"] for player in described] == [False, True, False]


@pytest.mark.rule("G1")
def test_who_leaves_in_the_opening_throws_no_die() -> None:
    game = at_table((0, 0, 0), first=None)
    game.play("opening", PERCEVAL, die=3)
    game.play("opening", KARADOC, die=5)
    game.play("leave", BOHORT)
    assert (game.phase, game.thrower) == ("before-throw", PERCEVAL)

"""Bévue: a fault against the rules costs 10 points (E1, E2)."""

from collections.abc import Callable

import pytest
from tests.rules.cul_de_chouette.cast import (
    BOHORT,
    CAST,
    KARADOC,
    NEANT,
    PERCEVAL,
    RULES,
    Game,
    at_table,
    ledger,
)

SCORES = (100, 150, 40)


def before_the_cul() -> Game:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 4, 4)
    return game


def in_a_suite() -> Game:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 2, 3, 4)
    return game


def in_a_challenge() -> Game:
    game = at_table(SCORES, tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="velute", stake=25)
    return game


def in_a_race() -> Game:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 2, 2, 4)
    return game


def in_a_bleu_rouge() -> Game:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 3, 4, 3)
    return game


# E1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("E1")
@pytest.mark.parametrize("seat", [PERCEVAL, KARADOC, BOHORT])
def test_any_player_may_be_given_one(seat: int) -> None:
    game = at_table(SCORES)
    assert game.may("bevue") == {PERCEVAL, KARADOC, BOHORT}
    assert ledger(game.play("bevue", seat)) == [(seat, -10, "bevue")]


@pytest.mark.rule("E1")
@pytest.mark.parametrize("begin", [before_the_cul, in_a_suite, in_a_challenge, in_a_race, in_a_bleu_rouge])
def test_a_bevue_comes_at_any_time_and_disturbs_nothing(begin: Callable[[], Game]) -> None:
    game = begin()
    before = game.table
    assert ledger(game.play("bevue", BOHORT, note="dé tombé de la table")) == [(BOHORT, -10, "bevue")]
    assert game.table.agenda == before.agenda
    assert RULES.same_moment(before, game.table)


@pytest.mark.rule("E1")
def test_a_bevue_comes_in_the_opening_too() -> None:
    game = Game(RULES.start(CAST[:3], {"floor": False}))
    game.play("bevue", KARADOC)
    assert (game.scores, game.phase) == ((0, -10, 0), "opening")


@pytest.mark.rule("E1", "G4")
def test_a_bevue_stops_at_0() -> None:
    game = at_table((100, 150, 4))
    assert ledger(game.play("bevue", BOHORT)) == [(BOHORT, -4, "bevue")]
    assert ledger(game.play("bevue", BOHORT)) == [(BOHORT, 0, "bevue")]


@pytest.mark.rule("E1")
def test_the_house_may_make_it_5() -> None:
    game = at_table(SCORES, bevue_points=5)
    game.play("bevue", BOHORT)
    assert game.scores == (100, 150, 35)


@pytest.mark.rule("E1", "G6")
def test_a_bevue_before_all_is_settled_may_cost_a_victory() -> None:
    game = at_table((330, 150, 40))
    game.throw(PERCEVAL, 1, 2, 3)
    assert game.scores[PERCEVAL] == 348
    game.play("bevue", PERCEVAL, note="grelotte trop tôt")
    game.play("last", BOHORT)
    assert (game.scores, game.winners) == ((338, 150, 30), ())


@pytest.mark.rule("E1", "G6")
def test_after_a_victory_there_is_no_bevue() -> None:
    game = at_table((330, 150, 40))
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.winners == (PERCEVAL,)
    assert game.refuse("bevue", PERCEVAL) == "finished"


@pytest.mark.rule("E1")
def test_who_has_left_makes_no_bevue() -> None:
    game = at_table(SCORES)
    game.play("leave", BOHORT)
    assert game.refuse("bevue", BOHORT) == "has-left"


# E2 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("E2", "B5")
def test_each_impossible_total_is_a_bevue_at_once() -> None:
    game = in_a_bleu_rouge()
    assert ledger(game.play("bet", PERCEVAL, on=[2, 19, 10])) == [
        (PERCEVAL, -10, "bevue"),
        (PERCEVAL, -10, "bevue"),
    ]
    game.throw(PERCEVAL, *NEANT)
    assert game.scores == (145, 150, 40)  # 109 − 20, then 36 + 20 for the total that stands


@pytest.mark.rule("E2", "B5")
def test_an_impossible_total_of_another_is_a_bevue_and_no_bet_lost() -> None:
    game = in_a_bleu_rouge()
    assert ledger(game.play("bet", KARADOC, on=19)) == [(KARADOC, -10, "bevue")]
    game.play("bet", PERCEVAL, on=[10])
    game.throw(PERCEVAL, 1, 1, 5)
    assert game.scores == (109, 140, 40)


@pytest.mark.rule("E2", "K6")
def test_artichette_out_of_place_is_a_bevue_at_once() -> None:
    game = at_table(SCORES, banque=True)
    assert ledger(game.play("cry", KARADOC, cry="artichette")) == [(KARADOC, -10, "bevue")]
    assert game.scores == (100, 140, 40)


@pytest.mark.rule("E2")
def test_the_houses_5_holds_for_the_programs_own_bevues_too() -> None:
    game = at_table(SCORES, banque=True, bevue_points=5)
    game.play("cry", KARADOC, cry="artichette")
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", BOHORT, on=2)
    assert game.scores == (109, 145, 35)


@pytest.mark.rule("E2")
@pytest.mark.parametrize(
    "cry", ["pas-mou-le-caillou", "grelotte-ca-picote", "pelican", "fruits-au-sirop", "raitournelle"]
)
def test_any_other_cry_out_of_place_is_refused_and_left_to_the_table(cry: str) -> None:
    game = at_table(SCORES, banque=True)
    assert game.refuse("cry", KARADOC, cry=cry) == "no-such-race"
    assert game.scores == SCORES


@pytest.mark.rule("E2")
def test_dice_out_of_turn_are_refused_and_left_to_the_table() -> None:
    game = at_table(SCORES)
    assert game.refuse("throw", BOHORT, dice=[6, 6]) == "not-your-dice"
    assert game.scores == SCORES

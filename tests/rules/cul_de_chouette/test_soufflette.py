"""Soufflette: on 4-2-1 the lanceur challenges an opponent to make it again (F1 to F3)."""

from typing import Any

import pytest
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, PERCEVAL, Game, at_table, ledger

SCORES = (100, 150, 40)
MADE = (2, 4, 1)
MISSED = (4, 4, 1)


def with_4_2_1(scores: tuple[int, ...] = SCORES, **options: Any) -> Game:
    """Perceval has thrown 4-2-1."""
    game = at_table(scores, **options)
    game.throw(PERCEVAL, 4, 2, 1)
    return game


def challenged(scores: tuple[int, ...] = SCORES, **options: Any) -> Game:
    """Perceval has challenged Bohort."""
    game = with_4_2_1(scores, **options)
    game.play("soufflette", PERCEVAL, target=BOHORT)
    return game


# F1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("F1", "C7")
def test_the_lanceur_of_4_2_1_challenges_any_opponent() -> None:
    game = with_4_2_1()
    (offer,) = game.offers("soufflette")
    assert (offer.seats, offer.bounds["among"]) == ((PERCEVAL,), [KARADOC, BOHORT])
    assert game.refuse("soufflette", PERCEVAL, target=PERCEVAL) == "cannot-be-challenged"
    assert game.refuse("soufflette", KARADOC, target=BOHORT) == "not-this-seat"


@pytest.mark.rule("F1", "C7")
def test_4_2_1_itself_brings_neither_points_nor_a_grelottine() -> None:
    game = with_4_2_1()
    assert (game.scores, game.table.changes, game.holds(PERCEVAL).grelottine) == (SCORES, (), 0)


@pytest.mark.rule("F1")
def test_the_lanceur_may_let_it_go() -> None:
    game = with_4_2_1()
    game.play("decline", PERCEVAL)
    assert (game.phase, game.thrower, game.may("soufflette")) == ("before-throw", KARADOC, set())


@pytest.mark.rule("F1", "G8")
def test_the_next_dice_close_a_soufflette_that_is_not_announced() -> None:
    game = with_4_2_1()
    game.throw(KARADOC, 1, 3)
    assert (game.phase, game.may("soufflette")) == ("before-cul", set())


@pytest.mark.rule("F1", "G8")
def test_an_announced_soufflette_is_played_before_the_next_turn() -> None:
    game = challenged()
    assert (game.phase, game.thrower) == ("soufflette", BOHORT)
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "not-your-dice"


@pytest.mark.rule("F1")
def test_the_challenged_cannot_refuse() -> None:
    game = challenged()
    assert game.refuse("decline", BOHORT) == "not-now"


@pytest.mark.rule("F1", "C7")
def test_without_the_rule_4_2_1_challenges_nobody() -> None:
    game = with_4_2_1(soufflette=False)
    assert (game.phase, game.may("soufflette")) == ("before-throw", set())
    assert game.holds(PERCEVAL).grelottine == 1


# F2 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("F2")
@pytest.mark.parametrize(("misses", "prize"), [(0, 50), (1, 40), (2, 30)])
def test_4_2_1_made_again_is_paid_by_the_challenger(misses: int, prize: int) -> None:
    game = challenged()
    for _ in range(misses):
        assert game.throw(BOHORT, *MISSED) == ()
        assert (game.phase, game.thrower) == ("soufflette", BOHORT)
    assert ledger(game.throw(BOHORT, *MADE)) == [
        (PERCEVAL, -prize, "soufflette"),
        (BOHORT, prize, "soufflette"),
    ]
    assert game.scores == (100 - prize, 150, 40 + prize)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("F2")
def test_three_misses_cost_the_challenged_30() -> None:
    game = challenged()
    game.throw(BOHORT, *MISSED)
    game.throw(BOHORT, *MISSED)
    assert ledger(game.throw(BOHORT, *MISSED)) == [(BOHORT, -30, "soufflette"), (PERCEVAL, 30, "soufflette")]
    assert game.scores == (130, 150, 10)


@pytest.mark.rule("F2", "G4")
def test_who_misses_with_too_few_points_falls_to_0_and_the_challenger_gains_30() -> None:
    game = challenged((100, 150, 12))
    game.play("soufflette_outcome", BOHORT, jet=0)
    assert game.scores == (130, 150, 0)


@pytest.mark.rule("F2", "G4")
def test_the_challenger_with_too_few_points_falls_to_0_and_the_challenged_gains_all() -> None:
    game = challenged((20, 150, 40))
    game.play("soufflette_outcome", BOHORT, jet=1)
    assert game.scores == (0, 150, 90)


@pytest.mark.rule("F2", "G4")
def test_by_house_rule_the_challenged_gains_only_what_was_paid() -> None:
    game = challenged((20, 150, 40), transfer="what-was-paid")
    game.play("soufflette_outcome", BOHORT, jet=1)
    assert game.scores == (0, 150, 60)


@pytest.mark.rule("F2", "G5")
def test_both_are_capped_the_lanceur_on_his_own_turn_too() -> None:
    game = challenged((320, 150, 40))
    game.play("soufflette_outcome", BOHORT, jet=0)
    assert (game.scores, game.winners) == ((332, 150, 10), ())
    game = challenged((100, 150, 310))
    game.play("soufflette_outcome", BOHORT, jet=1)
    assert (game.scores, game.winners) == ((50, 150, 332), ())


@pytest.mark.rule("F2")
def test_its_throws_count_for_nothing_else() -> None:
    game = challenged()
    assert game.throw(BOHORT, 6, 6, 6) == ()
    assert game.throw(BOHORT, 2, 3, 4) == ()
    assert (game.phase, game.scores) == ("soufflette", SCORES)
    game.throw(BOHORT, 1, 3, 6)
    assert (game.scores, game.holds(BOHORT).grelottine) == ((130, 150, 10), 0)
    assert game.phase == "before-throw"


# F3 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("F3")
@pytest.mark.parametrize(
    ("jet", "expected"), [(1, (50, 150, 90)), (2, (60, 150, 80)), (3, (70, 150, 70)), (0, (130, 150, 10))]
)
def test_the_table_may_enter_just_the_outcome(jet: int, expected: tuple[int, ...]) -> None:
    game = challenged()
    game.play("soufflette_outcome", BOHORT, jet=jet)
    assert game.scores == expected
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("F3")
def test_the_outcome_is_entered_before_the_first_die_only() -> None:
    game = challenged()
    game.throw(BOHORT, *MISSED)
    assert game.refuse("soufflette_outcome", BOHORT, jet=2) == "not-now"


@pytest.mark.rule("F3")
def test_the_outcome_is_the_challengeds() -> None:
    assert challenged().refuse("soufflette_outcome", PERCEVAL, jet=1) == "not-this-seat"


@pytest.mark.rule("F3")
def test_the_three_dice_are_entered_as_they_lie() -> None:
    game = challenged()
    assert game.refuse("throw", BOHORT, dice=[2]) == "wrong-number-of-dice"
    assert game.refuse("throw", PERCEVAL, dice=[4, 2, 1]) == "not-your-dice"


@pytest.mark.rule("F3")
def test_the_outcomes_on_offer_are_the_three_throws_and_missed() -> None:
    (offer,) = challenged().offers("soufflette_outcome")
    assert (offer.seats, offer.bounds["jets"]) == ((BOHORT,), [1, 2, 3, 0])

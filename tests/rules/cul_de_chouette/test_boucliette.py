"""Boucliette: spent, it cancels a Grelottine or a Soufflette that is announced and not yet thrown (N9)."""

from typing import Any

import pytest
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, NEANT, PERCEVAL, Game, at_table
from tests.rules.cul_de_chouette.challenges import grelottines

SCORES = (100, 150, 40)


def challenged(**options: Any) -> Game:
    """Karadoc has challenged Perceval's Néant; Bohort holds a Grelottine too."""
    game = at_table(SCORES, tokens={KARADOC: {"grelottine": 1}, BOHORT: {"grelottine": 1}}, **options)
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="chouette", stake=33)
    return game


def boucliettes(game: Game) -> tuple[int, ...]:
    return tuple(game.holds(seat).boucliette for seat in game.table.seats)


@pytest.mark.rule("N9")
def test_everybody_has_one_at_the_start() -> None:
    assert boucliettes(at_table(SCORES)) == (1, 1, 1)


@pytest.mark.rule("N9")
def test_without_the_rule_nobody_has_one_nor_spends_one() -> None:
    game = challenged(boucliette=False)
    assert boucliettes(game) == (0, 0, 0)
    assert game.refuse("boucliette", PERCEVAL) == "rule-not-played"


@pytest.mark.rule("N9", "B1")
def test_a_bleu_rouge_gives_it_back_and_never_a_second() -> None:
    game = challenged()
    game.play("boucliette", KARADOC)
    game.throw(KARADOC, 3, 4, 3)
    assert boucliettes(game) == (1, 1, 1)
    game.play("bet", KARADOC, on=[10])
    game.throw(KARADOC, 3, 4, 3)
    assert (boucliettes(game), game.scores[KARADOC]) == ((1, 1, 1), 224)  # 150 + 9 + 9 + 36 + 20


@pytest.mark.rule("N9")
@pytest.mark.parametrize("seat", [PERCEVAL, KARADOC, BOHORT])
def test_any_player_may_cancel_a_challenge_once_it_is_announced(seat: int) -> None:
    game = challenged()
    assert game.may("boucliette") == {PERCEVAL, KARADOC, BOHORT}
    assert game.play("boucliette", seat) == ()
    assert (game.scores, game.phase, game.thrower) == (SCORES, "before-throw", KARADOC)
    assert boucliettes(game) == tuple(int(other != seat) for other in range(3))


@pytest.mark.rule("N9")
def test_a_cancelled_challenge_leaves_the_grelottines_and_is_not_cried_again_on_that_neant() -> None:
    game = challenged()
    game.play("boucliette", PERCEVAL)
    assert grelottines(game) == (1, 1, 1)
    assert game.refuse("grelottine", BOHORT, on="chouette", stake=1) == "no-neant-to-challenge"
    assert game.refuse("grelottine", KARADOC, on="chouette", stake=1) == "no-neant-to-challenge"


@pytest.mark.rule("N9", "N6")
def test_the_bets_on_a_cancelled_challenge_cost_nothing() -> None:
    game = challenged()
    game.play("bet", BOHORT, on="reussite")
    assert game.play("boucliette", PERCEVAL) == ()
    assert game.scores == SCORES


@pytest.mark.rule("N9")
def test_nothing_is_cancelled_before_it_is_announced() -> None:
    game = at_table(SCORES, tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    assert game.refuse("boucliette", PERCEVAL) == "not-now"


@pytest.mark.rule("N9")
def test_nothing_is_cancelled_once_the_dice_have_fallen() -> None:
    game = challenged()
    game.throw(PERCEVAL, 2, 3, 4)
    assert game.phase == "suite"
    assert game.refuse("boucliette", PERCEVAL) == "not-now"


@pytest.mark.rule("N9")
def test_who_has_spent_his_cancels_nothing_more() -> None:
    game = challenged()
    game.play("boucliette", BOHORT)
    game.throw(KARADOC, *NEANT)
    game.play("grelottine", BOHORT, on="chouette", stake=1)
    assert game.may("boucliette") == {PERCEVAL, KARADOC}
    assert game.refuse("boucliette", BOHORT) == "no-boucliette"


@pytest.mark.rule("N9", "F1")
@pytest.mark.parametrize("seat", [PERCEVAL, KARADOC, BOHORT])
def test_any_player_may_cancel_a_soufflette_before_its_first_die(seat: int) -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 4, 2, 1)
    assert game.may("boucliette") == set()
    game.play("soufflette", PERCEVAL, target=BOHORT)
    assert game.play("boucliette", seat) == ()
    assert (game.scores, game.phase, game.thrower) == (SCORES, "before-throw", KARADOC)
    assert game.may("soufflette") == set()


@pytest.mark.rule("N9", "F2")
def test_a_soufflette_is_not_cancelled_after_its_first_throw() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 4, 2, 1)
    game.play("soufflette", PERCEVAL, target=BOHORT)
    game.throw(BOHORT, 4, 4, 1)
    assert game.refuse("boucliette", BOHORT) == "not-now"


@pytest.mark.rule("N9", "B1")
def test_without_the_rule_a_bleu_rouge_gives_none() -> None:
    game = at_table(SCORES, boucliette=False)
    game.throw(PERCEVAL, 3, 4, 3)
    assert (boucliettes(game), game.scores) == ((0, 0, 0), (109, 150, 40))

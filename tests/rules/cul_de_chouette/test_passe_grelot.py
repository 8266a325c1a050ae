"""Passe-Grelot: who has succeeded in a challenge he had to throw may hand a later one on, once a game (N8)."""

from typing import Any

import pytest
from tests.rules.cul_de_chouette.cast import (
    BOHORT,
    KARADOC,
    LEODAGAN,
    NEANT,
    PERCEVAL,
    Game,
    at_table,
    ledger,
)
from tests.rules.cul_de_chouette.challenges import grelottines

SCORES = (100, 150, 40, 80)


def challenged(
    on: str = "chouette",
    stake: int = 33,
    scores: tuple[int, ...] = SCORES,
    tokens: dict[int, dict[str, int]] | None = None,
    **options: Any,
) -> Game:
    """Karadoc has challenged the Néant of Perceval, who may hand the challenge on."""
    held = {PERCEVAL: {"passe_grelot": 1}, KARADOC: {"grelottine": 1}, **(tokens or {})}
    game = at_table(scores, tokens=held, **options)
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on=on, stake=stake)
    return game


def rights(game: Game) -> tuple[int, ...]:
    return tuple(game.holds(seat).passe_grelot for seat in game.table.seats)


@pytest.mark.rule("N8")
def test_success_in_a_challenge_gives_the_right_to_hand_one_on() -> None:
    game = challenged("velute", 25, tokens={PERCEVAL: {}})
    game.throw(PERCEVAL, 1, 3, 4)
    assert rights(game) == (1, 0, 0, 0)


@pytest.mark.rule("N8")
def test_failure_gives_the_right_to_nobody() -> None:
    game = challenged("velute", 25, tokens={PERCEVAL: {}})
    game.throw(PERCEVAL, 5, 5, 5)
    assert rights(game) == (0, 0, 0, 0)


@pytest.mark.rule("N8")
def test_by_house_rule_the_challenger_whose_victim_fails_has_it_too() -> None:
    game = challenged("velute", 25, tokens={PERCEVAL: {}}, passe_grelot_earned="either-side")
    game.throw(PERCEVAL, 5, 5, 5)
    assert rights(game) == (0, 1, 0, 0)


@pytest.mark.rule("N8")
def test_without_passe_grelot_success_gives_no_right() -> None:
    game = challenged("velute", 25, tokens={PERCEVAL: {}}, passe_grelot=False)
    game.throw(PERCEVAL, 1, 3, 4)
    assert rights(game) == (0, 0, 0, 0)


@pytest.mark.rule("N8")
def test_the_right_is_for_a_later_challenge() -> None:
    game = challenged("velute", 25, tokens={PERCEVAL: {}})
    assert game.refuse("passe_grelot", PERCEVAL, to=BOHORT) == "no-passe-grelot"


@pytest.mark.rule("N8")
def test_the_stake_is_lowered_to_the_takers_maximum() -> None:
    game = challenged()
    assert game.play("passe_grelot", PERCEVAL, to=BOHORT) == ()
    assert (game.phase, game.thrower, rights(game)) == ("challenge", BOHORT, (0, 0, 0, 0))
    assert ledger(game.throw(BOHORT, 1, 5, 6)) == [
        (BOHORT, 72, "velute"),
        (BOHORT, -13, "grelottine"),  # 33 % of his 40
        (KARADOC, 13, "grelottine"),
    ]
    assert game.scores == (100, 163, 99, 80)


@pytest.mark.rule("N8")
def test_a_stake_below_the_takers_maximum_stays() -> None:
    game = challenged(stake=5)
    game.play("passe_grelot", PERCEVAL, to=BOHORT)
    game.throw(BOHORT, *NEANT)
    assert game.scores == (100, 155, 35, 80)


@pytest.mark.rule("N8")
def test_a_challenge_is_handed_to_an_opponent_who_can_stake_at_least_1() -> None:
    game = challenged("chouette-velute", 8, (100, 150, 12, 80))
    (offer,) = game.offers("passe_grelot")
    assert (offer.seats, offer.bounds["among"]) == ((PERCEVAL,), [LEODAGAN])
    assert game.refuse("passe_grelot", PERCEVAL, to=BOHORT) == "cannot-be-handed-to"
    assert game.refuse("passe_grelot", PERCEVAL, to=KARADOC) == "cannot-be-handed-to"
    assert game.refuse("passe_grelot", PERCEVAL, to=PERCEVAL) == "cannot-be-handed-to"


@pytest.mark.rule("N8")
def test_with_two_players_a_challenge_is_not_handed_on() -> None:
    game = challenged("velute", 25, (100, 150))
    assert game.may("passe_grelot") == set()
    assert game.refuse("passe_grelot", PERCEVAL, to=KARADOC) == "not-now"


@pytest.mark.rule("N8")
def test_bets_laid_fall_and_may_be_laid_again() -> None:
    game = challenged("velute", 25)
    game.play("bet", LEODAGAN, on="reussite")
    game.play("bet", BOHORT, on="reussite")
    game.play("passe_grelot", PERCEVAL, to=BOHORT)
    assert game.may("bet") == {PERCEVAL, LEODAGAN}
    game.play("bet", PERCEVAL, on="reussite")
    game.throw(BOHORT, 5, 5, 5)
    assert game.scores == (95, 160, 120, 80)  # 40 + 90 − 10; Léodagan laid nothing again


@pytest.mark.rule("N8")
def test_the_taker_cannot_hand_it_on_even_with_the_right() -> None:
    game = challenged(tokens={BOHORT: {"passe_grelot": 1}})
    game.play("passe_grelot", PERCEVAL, to=BOHORT)
    assert game.may("passe_grelot") == set()
    assert game.refuse("passe_grelot", BOHORT, to=LEODAGAN) == "not-now"
    assert game.refuse("decline", BOHORT) == "not-now"


@pytest.mark.rule("N8")
def test_the_grelottines_of_the_challenger_and_of_the_taker_go() -> None:
    game = challenged(tokens={BOHORT: {"grelottine": 1}, LEODAGAN: {"grelottine": 1}})
    assert grelottines(game) == (1, 1, 1, 1)
    game.play("passe_grelot", PERCEVAL, to=BOHORT)
    assert grelottines(game) == (1, 1, 1, 1)
    game.throw(BOHORT, 5, 5, 5)
    assert grelottines(game) == (1, 0, 0, 1)


@pytest.mark.rule("N8", "N9")
def test_a_boucliette_after_it_cancels_the_challenge_and_the_right_is_spent() -> None:
    game = challenged()
    game.play("passe_grelot", PERCEVAL, to=BOHORT)
    game.play("bet", LEODAGAN, on="reussite")
    assert game.play("boucliette", BOHORT) == ()
    assert (game.scores, game.phase, game.thrower) == (SCORES, "before-throw", KARADOC)
    assert grelottines(game) == (1, 1, 0, 0)
    assert rights(game) == (0, 0, 0, 0)
    assert game.holds(BOHORT).boucliette == 0


@pytest.mark.rule("N8", "G5")
def test_what_the_throw_brings_a_taker_out_of_his_turn_is_capped_and_cannot_win() -> None:
    game = challenged("velute", 25, (100, 150, 330, 80))
    game.play("passe_grelot", PERCEVAL, to=BOHORT)
    assert ledger(game.throw(BOHORT, 1, 5, 6)) == [
        (BOHORT, 2, "velute"),
        (KARADOC, -25, "grelottine"),
        (BOHORT, 0, "grelottine"),
    ]
    assert game.scores == (100, 125, 332, 80)
    assert (game.phase, game.winners) == ("before-throw", ())


@pytest.mark.rule("N8", "G5")
def test_the_next_player_is_a_taker_out_of_his_turn_too() -> None:
    """His own turn begins with his first die, and a challenge is thrown before it."""
    tokens = {PERCEVAL: {"passe_grelot": 1}, BOHORT: {"grelottine": 1}}
    game = at_table((100, 330, 40, 80), tokens=tokens)
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", BOHORT, on="velute", stake=10)
    game.play("passe_grelot", PERCEVAL, to=KARADOC)
    game.throw(KARADOC, 1, 5, 6)
    assert game.scores == (100, 332, 30, 80)
    assert (game.phase, game.thrower, game.winners) == ("before-throw", KARADOC, ())


@pytest.mark.rule("N8", "G5", "G9", "S3")
def test_a_capped_taker_who_sips_in_vain_gives_back_only_what_was_booked() -> None:
    game = challenged("velute", 25, (100, 150, 330, 80))
    game.play("passe_grelot", PERCEVAL, to=BOHORT)
    assert ledger(game.throw(BOHORT, 6, 6, 1)) == [(BOHORT, 2, "chouette")]
    game.play("sirotage", BOHORT)
    assert ledger(game.throw(BOHORT, 2)) == [(BOHORT, -2, "sirotage"), (BOHORT, -36, "sirotage")]
    game.play("nobody")
    assert game.scores == (100, 175, 269, 80)  # 330 − 36 − 25


@pytest.mark.rule("N8", "G6")
def test_the_lanceur_may_win_by_a_challenge_of_his_turn_that_is_handed_to_him() -> None:
    tokens = {KARADOC: {"passe_grelot": 1}, BOHORT: {"grelottine": 1}}
    game = at_table((300, 150, 40, 80), tokens=tokens)
    game.throw(PERCEVAL, 1, 3)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 6)
    game.play("grelottine", BOHORT, on="velute", stake=10)
    game.play("passe_grelot", KARADOC, to=PERCEVAL)
    game.throw(PERCEVAL, 1, 5, 6)
    assert game.scores == (372, 120, 30, 80)
    assert game.winners == (PERCEVAL,)


@pytest.mark.rule("N8")
def test_a_taker_who_succeeds_has_the_right_in_turn() -> None:
    game = challenged("velute", 25)
    game.play("passe_grelot", PERCEVAL, to=BOHORT)
    game.throw(BOHORT, 1, 3, 4)
    assert game.scores == (100, 140, 82, 80)  # 25 % of 40 is 10
    assert rights(game) == (0, 0, 1, 0)


@pytest.mark.rule("N8")
def test_the_right_comes_once_a_game() -> None:
    game = challenged()
    game.play("passe_grelot", PERCEVAL, to=BOHORT)
    game.throw(BOHORT, *NEANT)
    game.play("correction", KARADOC, tokens={"grelottine": 1})
    game.play("correction", PERCEVAL, turn=True)
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="velute", stake=1)
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores[PERCEVAL] == 133
    assert rights(game) == (0, 0, 0, 0)


@pytest.mark.rule("N8", "N1")
def test_the_neant_of_the_taker_exposes_the_taker() -> None:
    game = challenged(tokens={LEODAGAN: {"grelottine": 1}})
    game.play("passe_grelot", PERCEVAL, to=BOHORT)
    game.throw(BOHORT, *NEANT)
    assert game.scores == (100, 163, 27, 80)
    assert grelottines(game) == (1, 0, 1, 1)
    assert game.may("grelottine") == {PERCEVAL, LEODAGAN}
    game.play("grelottine", PERCEVAL, on="chouette", stake=8)
    assert game.thrower == BOHORT

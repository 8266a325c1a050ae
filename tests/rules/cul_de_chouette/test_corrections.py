"""Corrections: what the table may put right on a sheet at any time."""

from dataclasses import replace
from typing import Any

import pytest
from pydantic import ValidationError
from tests.rules.cul_de_chouette.cast import (
    A_VELUTE_OF_4,
    BOHORT,
    KARADOC,
    LEODAGAN,
    NEANT,
    PERCEVAL,
    RULES,
    Game,
    at_table,
    ledger,
    read,
)
from tests.rules.cul_de_chouette.evenings import SCORES, challenged


@pytest.mark.rule("G4")
def test_a_correction_adds_or_takes_points_and_stops_at_0_only() -> None:
    game = at_table(SCORES)
    assert ledger(game.play("correction", KARADOC, points=5, note="mal compté")) == [
        (KARADOC, 5, "correction")
    ]
    assert ledger(game.play("correction", BOHORT, points=-60)) == [(BOHORT, -40, "correction")]
    assert ledger(game.play("correction", LEODAGAN, points=260)) == [(LEODAGAN, 260, "correction")]
    assert game.scores == (100, 155, 0, 340)


@pytest.mark.rule("G6")
def test_a_correction_never_wins_by_itself() -> None:
    game = at_table(SCORES)
    game.play("correction", PERCEVAL, points=300)
    assert (game.scores[PERCEVAL], game.phase, game.winners) == (400, "before-throw", ())
    game.throw(PERCEVAL, *NEANT)
    assert game.winners == (PERCEVAL,)


@pytest.mark.rule("G6")
def test_who_stands_above_343_by_a_correction_wins_on_his_own_turn_only() -> None:
    game = at_table(SCORES)
    game.play("correction", KARADOC, points=300)
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("cry", KARADOC, cry="pas-mou-le-caillou")
    assert game.winners == ()
    game.throw(KARADOC, *NEANT)
    assert game.winners == (KARADOC,)


def test_a_correction_disturbs_nobody_elses_dice() -> None:
    game = challenged()
    before = game.table
    game.play("correction", PERCEVAL, points=5, tokens={"grelottine": 0})
    assert game.table.agenda == before.agenda
    assert RULES.same_moment(before, game.table)


def test_a_correction_sets_tokens_as_they_should_be() -> None:
    game = at_table(SCORES)
    game.play("correction", BOHORT, tokens={"grelottine": 1, "boucliette": 0, "civet": 1})
    held = game.holds(BOHORT)
    assert (held.grelottine, held.boucliette, held.civet, held.passe_grelot) == (1, 0, 1, 0)
    game.play("correction", BOHORT, tokens={"civet": 0})
    held = game.holds(BOHORT)
    assert (held.grelottine, held.boucliette, held.civet, held.passe_grelot) == (1, 0, 0, 0)


@pytest.mark.rule("N8")
def test_a_correction_gives_the_right_to_hand_a_challenge_on_once_more() -> None:
    game = challenged()
    game.play("correction", PERCEVAL, tokens={"passe_grelot": 1})
    game.play("passe_grelot", PERCEVAL, to=LEODAGAN)
    assert game.holds(PERCEVAL).handed_on
    game.play("correction", PERCEVAL, tokens={"passe_grelot": 1})
    assert (game.holds(PERCEVAL).passe_grelot, game.holds(PERCEVAL).handed_on) == (1, False)


@pytest.mark.parametrize(
    ("options", "fields"),
    [
        ({}, {"account": 16}),
        ({}, {"step": 17}),
        ({"grelottine": False}, {"tokens": {"grelottine": 1}}),
        ({"boucliette": False}, {"tokens": {"boucliette": 1}}),
        ({"sirotage": False}, {"tokens": {"civet": 1}}),
        ({"civet": False}, {"tokens": {"civet": 1}}),
        ({"passe_grelot": False}, {"tokens": {"passe_grelot": 1}}),
    ],
)
def test_a_correction_brings_in_no_rule_that_is_not_played(
    options: dict[str, Any], fields: dict[str, Any]
) -> None:
    assert at_table(SCORES, **options).refuse("correction", KARADOC, **fields) == "rule-not-played"


@pytest.mark.parametrize("fields", [{}, {"note": "rien"}])
def test_a_correction_corrects_something(fields: dict[str, str]) -> None:
    with pytest.raises(ValidationError, match="correction-of-nothing"):
        read("correction", KARADOC, **fields)


def test_the_sheet_of_who_has_left_may_be_corrected_but_the_turn_is_not_his() -> None:
    game = at_table(SCORES)
    game.play("leave", BOHORT)
    game.play("correction", BOHORT, points=10)
    assert game.scores == (100, 150, 50, 80)
    assert game.refuse("correction", BOHORT, turn=True) == "has-left"


def test_a_correction_hands_the_turn_to_a_seat_and_the_round_stays() -> None:
    game = Game(replace(at_table(SCORES).table, round=3))
    game.play("correction", BOHORT, turn=True)
    assert (game.phase, game.thrower, game.table.turn, game.table.round) == (
        "before-throw",
        BOHORT,
        BOHORT,
        3,
    )
    game.throw(BOHORT, 1, 3, 4)
    assert (game.thrower, game.table.round) == (LEODAGAN, 3)


def test_a_correction_of_the_turn_drops_an_announced_challenge() -> None:
    game = challenged()
    game.play("bet", LEODAGAN, on="reussite")
    assert game.play("correction", KARADOC, turn=True) == ()
    assert (game.phase, game.thrower, game.scores) == ("before-throw", KARADOC, SCORES)
    assert (game.holds(BOHORT).grelottine, game.may("grelottine")) == (1, set())


@pytest.mark.rule("G5")
def test_a_correction_is_a_free_plus_or_minus_without_a_ceiling() -> None:
    game = at_table((10, 20))
    assert ledger(game.play("correction", KARADOC, points=320)) == [(KARADOC, 320, "correction")]
    assert ledger(game.play("correction", KARADOC, points=-15, note="mal compté")) == [
        (KARADOC, -15, "correction")
    ]  # fmt: skip
    assert (game.scores, game.thrower) == ((10, 325), PERCEVAL)


@pytest.mark.rule("K1")
def test_a_correction_says_what_somebody_holds() -> None:
    game = at_table((10, 20), accounts={KARADOC: 7}, banque=True)
    held = {"grelottine": 1, "boucliette": 0, "civet": 1, "passe_grelot": 1}
    assert game.play("correction", KARADOC, tokens=held, account=48, step=18) == ()
    tokens = game.holds(KARADOC)
    assert {name: getattr(tokens, name) for name in held} == held
    assert (game.table.accounts, game.table.step, game.scores) == ((0, 48), 18, (10, 20))


@pytest.mark.parametrize("tokens", [{"grelottine": 2}, {"civet": -1}, {"boucliette": True}, {"sirop": 1}])
def test_one_has_a_token_or_none(tokens: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        read("correction", KARADOC, tokens=tokens)


def test_a_correction_offers_nothing_of_a_rule_that_is_not_played() -> None:
    game = at_table((10, 20), civet=False)
    (offer,) = game.offers("correction")
    assert offer.bounds == {
        "tokens": ["grelottine", "boucliette", "passe_grelot"], "banque": False, "turn": [PERCEVAL, KARADOC],
    }  # fmt: skip


@pytest.mark.rule("G8")
def test_a_correction_of_the_turn_drops_what_is_open_and_the_round_stays() -> None:
    """The last of the round is settled by nothing: a Suite falls, and the round is not over twice."""
    game = at_table((10, 20, 30), first=PERCEVAL)
    game.throw(PERCEVAL, *A_VELUTE_OF_4)
    game.throw(KARADOC, *A_VELUTE_OF_4)
    game.throw(BOHORT, 4, 5, 6)
    assert (game.phase, game.table.round) == ("suite", 1)
    assert game.play("correction", KARADOC, turn=True) == ()
    assert (game.phase, game.thrower, game.table.round) == ("before-throw", KARADOC, 1)
    assert game.scores == (42, 52, 30)


@pytest.mark.rule("G8", "K2")
def test_a_correction_of_the_turn_pays_nobody_interest() -> None:
    """Our reading: interest comes with the turn, and a turn put right comes to nobody anew."""
    game = at_table((10, 20, 30), accounts={PERCEVAL: 100, KARADOC: 100, BOHORT: 100}, banque=True)
    game.throw(PERCEVAL, 4, 5, 6)
    game.play("correction", BOHORT, turn=True)
    assert (game.table.accounts, game.thrower) == ((100, 100, 100), BOHORT)


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    ("dice", "phase"),
    [
        ((3, 4, 3), "bleu-rouge"),
        ((3, 3, 6), "chouette-velute"),
        ((4, 4, 1), "sirotage-offered"),
        ((4, 2), "before-cul"),
    ],
)
def test_a_correction_of_the_turn_drops_whatever_it_is(dice: tuple[int, ...], phase: str) -> None:
    game = at_table((100, 20, 30))
    game.throw(PERCEVAL, *dice)
    assert game.phase == phase
    score = game.scores
    game.play("correction", PERCEVAL, turn=True)
    assert (game.phase, game.thrower, game.scores) == ("before-throw", PERCEVAL, score)


@pytest.mark.rule("G8", "N1")
def test_after_a_correction_of_the_turn_no_neant_is_challenged() -> None:
    game = at_table((100, 100, 100), tokens={BOHORT: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("correction", KARADOC, turn=True)
    assert game.refuse("grelottine", BOHORT, on="velute", stake=1) == "no-neant-to-challenge"


@pytest.mark.rule("G1")
def test_in_the_opening_a_correction_of_the_turn_names_the_first_player() -> None:
    game = at_table((0, 0, 0), first=None)
    game.play("correction", BOHORT, turn=True)
    assert (game.phase, game.thrower, game.table.first) == ("before-throw", BOHORT, BOHORT)

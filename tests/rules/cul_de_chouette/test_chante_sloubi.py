"""Chante-Sloubi: a player joins a running game as the last seat (L1)."""

from dataclasses import replace
from typing import Any

import pytest
from tests.rules.cul_de_chouette.cast import BOHORT, CAST, KARADOC, PERCEVAL, Game, at_table, ledger

MERLIN = 3


def in_round(number: int, scores: tuple[int, ...] = (200, 150, 40), **more: Any) -> Game:
    """Perceval before his dice, so many rounds after the first."""
    game = at_table(scores, **more)
    return Game(replace(game.table, round=number))


def sing(game: Game, *, sung: bool = False) -> list[tuple[int, int, str]]:
    return ledger(game.play("chante_sloubi", name="Merlin", sung=sung))


@pytest.mark.rule("L1")
def test_the_newcomer_has_a_tenth_of_the_lead_times_the_completed_rounds() -> None:
    game = in_round(4)
    assert sing(game) == [(MERLIN, 15, "chante-sloubi")]  # (200 − 150) × 3 / 10
    assert game.scores == (200, 150, 40, 15)


@pytest.mark.rule("L1")
def test_who_sings_has_half_as_much_again_rounded_down() -> None:
    assert sing(in_round(4), sung=True) == [(MERLIN, 22, "chante-sloubi")]  # 15 × 1.5 = 22.5


@pytest.mark.rule("L1")
def test_the_points_are_rounded_down_before_they_are_sung() -> None:
    scores = (193, 150, 40)  # 43 × 3 / 10 = 12.9
    assert sing(in_round(4, scores)) == [(MERLIN, 12, "chante-sloubi")]
    assert sing(in_round(4, scores), sung=True) == [(MERLIN, 18, "chante-sloubi")]


@pytest.mark.rule("L1")
def test_the_offer_says_how_far_to_sing() -> None:
    (offer,) = in_round(4).offers("chante_sloubi")
    assert dict(offer.bounds) == {"points": 15, "sung_points": 22}


@pytest.mark.rule("L1")
def test_with_a_tie_for_first_he_starts_with_nothing() -> None:
    assert sing(in_round(9, (200, 200, 40))) == [(MERLIN, 0, "chante-sloubi")]


@pytest.mark.rule("L1")
def test_in_the_first_round_he_starts_with_nothing() -> None:
    assert sing(in_round(1)) == [(MERLIN, 0, "chante-sloubi")]


@pytest.mark.rule("L1")
def test_the_two_best_scores_are_those_of_who_is_still_here() -> None:
    """Who has left is not ranked, so he is neither first nor second."""
    game = in_round(4)
    game.play("leave", KARADOC)
    assert sing(game) == [(MERLIN, 48, "chante-sloubi")]  # (200 − 40) × 3 / 10


@pytest.mark.rule("L1", "G5")
def test_his_points_are_capped() -> None:
    assert sing(in_round(21, (300, 40, 10)), sung=True) == [(MERLIN, 332, "chante-sloubi")]


@pytest.mark.rule("L1")
def test_he_sits_last_with_one_boucliette_and_throws_after_the_last() -> None:
    game = in_round(4)
    sing(game)
    assert game.table.names == (*CAST[:3], "Merlin")
    held = game.holds(MERLIN)
    assert (held.boucliette, held.grelottine, held.civet, held.passe_grelot) == (1, 0, 0, 0)
    game.throw(PERCEVAL, 1, 3, 4)
    game.throw(KARADOC, 1, 3, 4)
    game.throw(BOHORT, 1, 3, 4)
    assert (game.thrower, game.table.round) == (MERLIN, 4)
    game.throw(MERLIN, 1, 3, 4)
    assert (game.thrower, game.table.round, game.scores[MERLIN]) == (PERCEVAL, 5, 47)


@pytest.mark.rule("L1", "N9")
def test_without_boucliette_he_has_none() -> None:
    game = in_round(4, boucliette=False)
    sing(game)
    assert game.holds(MERLIN).boucliette == 0


@pytest.mark.rule("L1", "C6")
def test_he_does_not_bang_in_a_suite_that_is_running() -> None:
    game = at_table((100, 150, 40))
    game.throw(PERCEVAL, 2, 3, 4)
    sing(game)
    assert game.may("cry") == {PERCEVAL, KARADOC, BOHORT}
    assert game.refuse("cry", MERLIN, cry="grelotte-ca-picote") == "not-in-this-race"
    assert game.refuse("last", MERLIN) == "not-this-seat"


@pytest.mark.rule("L1", "N6", "N9")
def test_he_neither_bets_on_nor_cancels_a_challenge_that_is_running() -> None:
    game = in_round(4, tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, 1, 3, 6)
    game.play("grelottine", KARADOC, on="velute", stake=25)
    sing(game)
    assert game.scores[MERLIN] == 15
    assert game.may("bet") == {BOHORT}
    assert game.may("boucliette") == {PERCEVAL, KARADOC, BOHORT}


@pytest.mark.rule("L1", "A1")
def test_he_does_not_buy_the_cul_that_is_about_to_fall() -> None:
    game = in_round(11)
    game.throw(PERCEVAL, 4, 4)
    sing(game)
    assert game.scores[MERLIN] == 50
    assert game.may("achat_de_de") == {KARADOC, BOHORT}


@pytest.mark.rule("L1", "C3")
def test_he_takes_part_in_all_from_the_next_turns_dice_on() -> None:
    game = in_round(11)
    game.throw(PERCEVAL, 2, 2, 4)
    sing(game)
    assert game.may("cry") == {PERCEVAL, KARADOC, BOHORT}
    game.throw(KARADOC, 2, 2)
    assert game.may("achat_de_de") == {PERCEVAL, BOHORT, MERLIN}
    game.throw(KARADOC, 4)
    assert game.may("cry") == {PERCEVAL, KARADOC, BOHORT, MERLIN}


@pytest.mark.rule("L1")
def test_his_name_is_nobody_elses() -> None:
    assert in_round(4).refuse("chante_sloubi", name="PERCEVAL", sung=False) == "name-taken"


@pytest.mark.rule("L1", "G2")
def test_a_table_of_twelve_is_full() -> None:
    game = at_table((10,) * 12)
    assert game.refuse("chante_sloubi", name="Arthur", sung=False) == "table-is-full"
    eleven = at_table((10,) * 11)
    eleven.play("chante_sloubi", name="Arthur", sung=False)
    assert len(eleven.scores) == 12


@pytest.mark.rule("L1")
def test_the_table_before_a_sloubi_has_no_seat_for_him() -> None:
    """Undoing goes back to the table as it was."""
    game = in_round(4)
    before = game.table
    sing(game)
    assert (len(before.names), len(game.table.names)) == (3, 4)
    assert before == in_round(4).table


@pytest.mark.rule("L1", "K1")
def test_he_starts_with_an_empty_account() -> None:
    game = in_round(4, banque=True, accounts={KARADOC: 50})
    sing(game)
    assert game.table.accounts == (0, 50, 0, 0)

"""Leaving: whoever goes home is skipped, whatever is going on."""

import pytest
from tests.rules.cul_de_chouette.cast import (
    BOHORT,
    GUENIEVRE,
    KARADOC,
    LEODAGAN,
    NEANT,
    PERCEVAL,
    at_table,
    ledger,
)  # fmt: skip
from tests.rules.cul_de_chouette.evenings import SCORES, alone_but_for_a_newcomer, challenged


@pytest.mark.rule("G2")
def test_who_has_left_is_skipped_and_his_score_stays() -> None:
    game = at_table(SCORES)
    assert game.play("leave", KARADOC) == ()
    game.throw(PERCEVAL, 1, 3, 4)
    assert (game.thrower, game.scores) == (BOHORT, (132, 150, 40, 80))
    assert game.refuse("throw", KARADOC, dice=[1, 2]) == "has-left"


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


@pytest.mark.rule("G8", "C3")
def test_a_race_stays_open_when_the_next_player_goes_home() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("leave", KARADOC)
    assert (game.phase, game.thrower) == ("chouette-velute", BOHORT)
    assert game.may("cry") == {PERCEVAL, BOHORT, LEODAGAN}
    game.play("cry", LEODAGAN, cry="pas-mou-le-caillou")
    assert game.scores == (100, 150, 40, 112)


@pytest.mark.rule("N1")
def test_a_neant_stays_exposed_when_the_next_player_goes_home() -> None:
    game = at_table(SCORES, tokens={LEODAGAN: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("leave", KARADOC)
    assert (game.may("grelottine"), game.thrower) == ({LEODAGAN}, BOHORT)


@pytest.mark.rule("N1")
def test_nobody_challenges_who_has_gone() -> None:
    game = at_table(SCORES, tokens={LEODAGAN: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("leave", PERCEVAL)
    assert game.refuse("grelottine", LEODAGAN, on="chouette", stake=1) == "no-neant-to-challenge"


@pytest.mark.rule("N1")
def test_an_announced_challenge_goes_on_when_the_next_player_goes_home() -> None:
    game = challenged()
    game.play("leave", KARADOC)
    assert (game.phase, game.thrower) == ("challenge", PERCEVAL)
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (142, 150, 30, 80)
    assert (game.phase, game.thrower) == ("before-throw", BOHORT)


@pytest.mark.rule("N3")
@pytest.mark.parametrize("seat", [PERCEVAL, BOHORT])
def test_a_challenge_not_yet_thrown_falls_with_either_of_the_two(seat: int) -> None:
    game = challenged()
    game.play("bet", LEODAGAN, on="reussite")
    assert game.play("leave", seat) == ()
    assert (game.phase, game.thrower, game.scores) == ("before-throw", KARADOC, SCORES)
    assert game.holds(BOHORT).grelottine == 1


@pytest.mark.rule("N3", "N4")
def test_nobody_escapes_a_stake_by_going_home_once_the_dice_have_fallen() -> None:
    game = challenged(on="sirop-grelot", stake=8)
    game.throw(PERCEVAL, 4, 4, 1)
    assert ledger(game.play("leave", PERCEVAL)) == [(PERCEVAL, -8, "grelottine"), (BOHORT, 8, "grelottine")]
    assert game.scores == (108, 150, 48, 80)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("N4")
def test_the_stake_is_settled_with_a_challenger_who_goes_home_during_the_suite() -> None:
    game = challenged()
    game.throw(PERCEVAL, 1, 2, 3)
    game.play("leave", BOHORT)
    assert (game.phase, game.may("cry")) == ("suite", {PERCEVAL, KARADOC, LEODAGAN})
    game.play("last", LEODAGAN)
    assert game.scores == (128, 150, 30, 70)


@pytest.mark.rule("C6", "R2")
def test_a_suite_goes_on_without_who_leaves() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 2, 3, 4)
    game.play("cry", KARADOC, cry="grelotte-ca-picote")
    game.play("leave", PERCEVAL)
    assert (game.phase, game.may("cry")) == ("suite", {BOHORT, LEODAGAN})
    game.play("cry", LEODAGAN, cry="grelotte-ca-picote")
    assert game.scores == (100, 150, 30, 80)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("R4")
def test_of_two_tied_last_who_stays_was_the_last() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 2, 3, 4)
    game.play("tie", seats=[KARADOC, BOHORT])
    game.play("leave", BOHORT)
    assert game.scores == (100, 140, 40, 80)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("R3")
def test_of_two_tied_first_who_stays_was_the_first() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("tie", seats=[PERCEVAL, LEODAGAN])
    game.play("leave", PERCEVAL)
    assert game.scores == (100, 150, 40, 112)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("R3")
def test_a_tie_break_goes_on_without_who_was_to_throw() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("tie", seats=[KARADOC, BOHORT, LEODAGAN])
    game.throw(KARADOC, 2)
    game.play("leave", BOHORT)
    assert game.thrower == LEODAGAN
    game.throw(LEODAGAN, 3)
    assert game.thrower == KARADOC
    game.throw(KARADOC, 6)
    assert game.scores == (100, 182, 40, 80)


@pytest.mark.rule("G3")
def test_the_lanceur_who_leaves_before_the_cul_passes_the_dice() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 4, 4)
    assert game.play("leave", PERCEVAL) == ()
    assert (game.phase, game.thrower, game.scores) == ("before-throw", KARADOC, SCORES)


@pytest.mark.rule("A3")
def test_a_bought_cul_falls_though_the_lanceur_has_left() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 4, 4)
    game.play("achat_de_de", LEODAGAN)
    game.play("leave", PERCEVAL)
    assert game.thrower == LEODAGAN
    game.throw(LEODAGAN, 4)
    assert game.scores == (116, 150, 40, 130)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("K4")
def test_nobody_raises_a_raitournelle_for_a_lanceur_who_has_left() -> None:
    game = at_table(SCORES, banque=True, accounts={KARADOC: 50})
    game.throw(PERCEVAL, 6, 6)
    game.play("achat_de_de", LEODAGAN)
    game.play("leave", PERCEVAL)
    assert not {offer.bounds["cry"] for offer in game.offers("cry")} & {"raitournelle"}
    assert game.refuse("award", PERCEVAL) == "has-left"


@pytest.mark.rule("A2", "G6")
def test_the_lanceurs_victory_comes_when_the_buyer_goes_home() -> None:
    game = at_table((330, 150, 40))
    game.throw(PERCEVAL, 4, 4)
    game.play("achat_de_de", KARADOC)
    game.play("leave", KARADOC)
    assert (game.scores, game.winners) == ((346, 120, 40), (PERCEVAL,))


@pytest.mark.rule("S1", "S4")
def test_a_sirotage_falls_with_its_lanceur_and_the_chouette_stays() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    game.play("bet", KARADOC, on=3)
    assert game.play("leave", PERCEVAL) == ()
    assert (game.phase, game.thrower, game.scores) == ("before-throw", KARADOC, (116, 150, 40, 80))


@pytest.mark.rule("S7", "F1")
def test_a_soufflette_falls_with_the_challenged_and_the_civet_is_settled() -> None:
    game = at_table(SCORES, tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="velute", stake=20)
    game.throw(PERCEVAL, 4, 2, 1)
    game.play("soufflette", PERCEVAL, target=BOHORT)
    assert ledger(game.play("leave", BOHORT)) == [(PERCEVAL, -20, "civet")]
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("B2", "G6")
def test_a_bleu_rouge_falls_with_its_lanceur() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", KARADOC, on=9)
    assert game.play("leave", PERCEVAL) == ()
    assert (game.phase, game.thrower, game.scores) == ("before-throw", KARADOC, (109, 150, 40, 80))


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

"""What the table may say at any time: correction, rename, leave, end."""

from dataclasses import replace
from typing import Any

import pytest
from pydantic import ValidationError
from tests.rules.cast import (
    BOHORT,
    GUENIEVRE,
    KARADOC,
    LEODAGAN,
    PERCEVAL,
    RULES,
    Game,
    at_table,
    lines,
    read,
)

SCORES = (100, 150, 40, 80)
NEANT = (1, 3, 6)


def challenged(by: int = BOHORT, on: str = "velute", stake: int = 10, **options: Any) -> Game:
    """Perceval's Néant is challenged; Karadoc is next."""
    game = at_table(SCORES, tokens={by: {"grelottine": 1}}, **options)
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", by, on=on, stake=stake)
    return game


# Correction ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4")
def test_a_correction_adds_or_takes_points_and_stops_at_0_only() -> None:
    game = at_table(SCORES)
    assert lines(game.play("correction", KARADOC, points=5, note="mal compté")) == [
        (KARADOC, 5, "correction")
    ]
    assert lines(game.play("correction", BOHORT, points=-60)) == [(BOHORT, -40, "correction")]
    assert lines(game.play("correction", LEODAGAN, points=260)) == [(LEODAGAN, 260, "correction")]
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


@pytest.mark.rule("K1")
def test_a_correction_sets_an_account_and_the_step() -> None:
    game = at_table(SCORES, banque=True)
    game.play("correction", KARADOC, account=48, step=18)
    assert (game.table.accounts, game.table.step, game.scores) == ((0, 48, 0, 0), 18, SCORES)


@pytest.mark.parametrize(
    ("options", "fields"),
    [
        ({}, {"account": 16}),
        ({}, {"step": 17}),
        ({"grelottine": False}, {"tokens": {"grelottine": 1}}),
        ({"boucliette": False}, {"tokens": {"boucliette": 1}}),
        ({"sirotage": False}, {"tokens": {"civet": 1}}),
        ({"passe_grelot": False}, {"tokens": {"passe_grelot": 1}}),
    ],
)
def test_a_correction_brings_in_no_rule_that_is_not_played(
    options: dict[str, Any], fields: dict[str, Any]
) -> None:
    assert at_table(SCORES, **options).refuse("correction", KARADOC, **fields) == "rule-not-played"


def test_a_correction_corrects_something() -> None:
    with pytest.raises(ValidationError, match="correction-of-nothing"):
        read("correction", KARADOC, note="rien")


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


# Rename -------------------------------------------------------------------------------------------------------


def test_a_wrong_name_is_put_right() -> None:
    game = at_table(SCORES)
    assert game.play("rename", BOHORT, name="  Bohort de Gaunes ") == ()
    assert game.table.names == ("Perceval", "Karadoc", "Bohort de Gaunes", "Léodagan")
    game.play("rename", PERCEVAL, name="PERCEVAL")
    assert game.table.names[PERCEVAL] == "PERCEVAL"


def test_a_name_taken_is_refused_whatever_its_case() -> None:
    assert at_table(SCORES).refuse("rename", BOHORT, name="karadoc") == "name-taken"


def test_renaming_disturbs_nothing() -> None:
    game = challenged()
    before = game.table
    game.play("rename", PERCEVAL, name="Provençal")
    assert replace(game.table, names=before.names) == before


# Leave --------------------------------------------------------------------------------------------------------


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
    assert lines(game.play("leave", PERCEVAL)) == [(PERCEVAL, -8, "grelottine"), (BOHORT, 8, "grelottine")]
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
    assert lines(game.play("leave", BOHORT)) == [(PERCEVAL, -20, "civet")]
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


def alone_but_for_a_newcomer(*dice: int) -> Game:
    """Perceval has thrown, Merlin has joined, the others have gone home."""
    game = at_table((100, 150, 40), banque=True)
    game.throw(PERCEVAL, *dice)
    game.play("chante_sloubi", name="Merlin", sung=False)
    game.play("leave", KARADOC)
    game.play("leave", BOHORT)
    return game


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


# End ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G6")
def test_when_the_table_stops_the_best_score_wins() -> None:
    game = at_table(SCORES)
    assert game.play("end") == ()
    assert (game.phase, game.winners) == ("finished", (KARADOC,))
    assert game.refuse("throw", PERCEVAL, dice=[1, 2]) == "finished"
    assert game.refuse("correction", PERCEVAL, points=1) == "finished"
    assert RULES.offers(game.table) == []


def test_all_who_share_the_best_score_win() -> None:
    game = at_table((150, 150, 40))
    game.play("end")
    assert game.winners == (PERCEVAL, KARADOC)


def test_who_has_left_is_not_ranked() -> None:
    game = at_table(SCORES)
    game.play("leave", KARADOC)
    game.play("end")
    assert game.winners == (PERCEVAL,)


@pytest.mark.rule("D1")
def test_the_whole_best_team_wins() -> None:
    game = at_table((100, 150) * 2, teams=[[0, 2], [1, 3]])
    game.play("end")
    assert game.winners == (KARADOC, LEODAGAN)


def test_the_end_leaves_what_is_open_unsettled() -> None:
    game = challenged()
    game.play("end")
    assert (game.scores, game.winners) == (SCORES, (KARADOC,))

"""What the table may say at any time: correction, rename, end."""

from dataclasses import replace
from typing import Any

import pytest
from pydantic import ValidationError
from tests.rules.cul_de_chouette.cast import (
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

# Correction ---------------------------------------------------------------------------------------------------


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

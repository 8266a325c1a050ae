"""Grelottine: the throw of the challenged, and the stake (N3, N4)."""

import pytest
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, NEANT, PERCEVAL, ledger
from tests.rules.cul_de_chouette.challenges import challenged, grelottines

# N3 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N3")
def test_both_grelottines_stay_until_the_challenge_is_thrown() -> None:
    game = challenged("velute", 25, holders=(KARADOC, BOHORT))
    assert grelottines(game) == (1, 1, 1)
    game.throw(PERCEVAL, 5, 5, 5)
    assert grelottines(game) == (0, 0, 1)


@pytest.mark.rule("N3")
def test_the_challenged_throws_three_dice_at_once() -> None:
    game = challenged("velute", 25)
    assert (game.phase, game.thrower) == ("challenge", PERCEVAL)
    assert game.refuse("throw", PERCEVAL, dice=[1, 3]) == "wrong-number-of-dice"
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "not-your-dice"


@pytest.mark.rule("N3", "N4")
def test_the_challenged_keeps_the_points_of_a_throw_that_fails() -> None:
    game = challenged("chouette", 33)
    assert ledger(game.throw(PERCEVAL, 1, 5, 6)) == [
        (PERCEVAL, 72, "velute"),
        (PERCEVAL, -33, "grelottine"),
        (KARADOC, 33, "grelottine"),
    ]
    assert game.scores == (139, 183, 40)


@pytest.mark.rule("N3", "C6")
def test_the_suite_of_a_challenge_is_lost_before_the_stake() -> None:
    game = challenged("chouette", 33)
    assert game.throw(PERCEVAL, 2, 3, 4) == ()
    assert game.phase == "suite"
    assert ledger(game.play("last", BOHORT)) == [
        (BOHORT, -10, "suite"),
        (PERCEVAL, -33, "grelottine"),
        (KARADOC, 33, "grelottine"),
    ]
    assert game.scores == (67, 183, 30)


@pytest.mark.rule("N3", "C1")
def test_the_race_for_the_pelican_of_a_challenge_is_run_before_the_stake() -> None:
    game = challenged("cul-de-chouette", 16)
    assert ledger(game.throw(PERCEVAL, 6, 6, 6)) == [(PERCEVAL, 172, "pelican")]
    assert game.phase == "pelican-race"
    assert ledger(game.play("cry", KARADOC, cry="pelican")) == [
        (KARADOC, 28, "pelican"),
        (KARADOC, -16, "grelottine"),
        (PERCEVAL, 16, "grelottine"),
    ]
    assert game.scores == (288, 162, 40)


@pytest.mark.rule("N3", "G8")
def test_the_next_players_dice_close_the_race_of_a_challenge_and_settle_the_stake() -> None:
    game = challenged("chouette-velute", 8)
    game.throw(PERCEVAL, 2, 2, 4)
    assert ledger(game.throw(KARADOC, 1, 3, 4)) == [
        (KARADOC, -8, "grelottine"),
        (PERCEVAL, 8, "grelottine"),
        (KARADOC, 32, "velute"),
    ]
    assert game.scores == (108, 174, 40)


@pytest.mark.rule("N3", "G8")
def test_the_sirotage_of_a_challenge_is_sipped_or_declined_before_the_next_dice() -> None:
    game = challenged("velute", 25)
    game.throw(PERCEVAL, 4, 4, 1)
    assert game.phase == "sirotage-due"
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "settle-first"
    game.play("decline", PERCEVAL)
    assert game.scores == (91, 175, 40)  # 116 − 25


# N4 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N4")
def test_success_takes_the_stake_from_the_challenger() -> None:
    game = challenged("velute", 25)
    assert ledger(game.throw(PERCEVAL, 1, 3, 4)) == [
        (PERCEVAL, 32, "velute"),
        (KARADOC, -25, "grelottine"),
        (PERCEVAL, 25, "grelottine"),
    ]
    assert game.scores == (157, 125, 40)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("N4", "G5", "G7")
def test_the_stake_won_is_capped_on_the_challengeds_own_turn() -> None:
    game = challenged("chouette", 32, (300, 100, 40))
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("decline", PERCEVAL)
    assert game.scores == (332, 68, 40)  # 316, then no more than 332: no victory
    assert game.winners == ()


@pytest.mark.rule("N4", "G5")
def test_the_stake_never_lowers_a_score_above_the_ceiling() -> None:
    game = challenged("chouette", 32, (320, 100, 40))
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("decline", PERCEVAL)
    assert game.scores == (336, 68, 40)
    assert game.winners == ()


@pytest.mark.rule("N4", "G5")
def test_the_challengers_stake_is_capped_too() -> None:
    game = challenged("chouette", 105, (320, 320, 40))
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (247, 332, 40)  # 352 − 105
    assert game.winners == ()


@pytest.mark.rule("N4", "G4")
def test_the_winner_gets_the_whole_stake_of_who_cannot_pay_it() -> None:
    game = challenged("chouette", 9, (30, 150, 40))
    for _ in range(3):
        game.play("bevue", PERCEVAL)
    assert ledger(game.throw(PERCEVAL, *NEANT)) == [(PERCEVAL, 0, "grelottine"), (KARADOC, 9, "grelottine")]
    assert game.scores == (0, 159, 40)


@pytest.mark.rule("N4", "G4")
def test_the_house_may_pay_only_what_was_paid() -> None:
    game = challenged("chouette", 9, (30, 150, 40), transfer="what-was-paid")
    game.play("correction", PERCEVAL, points=-26)
    game.throw(PERCEVAL, *NEANT)
    assert game.scores == (0, 154, 40)


@pytest.mark.rule("N4", "G6", "G7")
def test_victory_is_tested_after_the_stake() -> None:
    game = challenged("chouette", 33, (300, 100, 40))
    game.throw(PERCEVAL, 1, 5, 6)
    assert game.scores == (339, 133, 40)  # 372, then 33 lost
    assert game.winners == ()


@pytest.mark.rule("N4", "G6")
def test_the_challenge_of_his_own_neant_is_still_his_own_turn() -> None:
    game = challenged("velute", 25, (300, 100, 40))
    game.throw(PERCEVAL, 1, 5, 6)
    assert game.scores == (372, 75, 40)
    assert (game.phase, game.winners) == ("finished", (PERCEVAL,))

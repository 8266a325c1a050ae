"""Grelottine: the bets of the others, false challenges, two cries together (N6, N7, R7)."""

import pytest
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, LEODAGAN, PERCEVAL, RULES, at_table, ledger
from tests.rules.cul_de_chouette.challenges import after_a_neant, challenged

# N6 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N6")
def test_a_bet_on_the_success_wins_25() -> None:
    game = challenged("velute", 25)
    assert game.play("bet", BOHORT, on="reussite") == ()
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (157, 125, 65)


@pytest.mark.rule("N6")
def test_a_bet_on_the_success_that_does_not_come_loses_5() -> None:
    game = challenged("velute", 25)
    game.play("bet", BOHORT, on="reussite")
    assert ledger(game.throw(PERCEVAL, 5, 5, 5))[-1] == (BOHORT, -5, "pari")
    assert game.scores == (165, 175, 35)


@pytest.mark.rule("N6")
def test_neither_the_challenger_nor_the_challenged_bets() -> None:
    game = challenged("velute", 25)
    assert game.may("bet") == {BOHORT}
    assert game.refuse("bet", PERCEVAL, on="reussite") == "parties-do-not-bet"
    assert game.refuse("bet", KARADOC, on="reussite") == "parties-do-not-bet"


@pytest.mark.rule("N6")
def test_nobody_bets_twice_on_a_challenge() -> None:
    game = challenged("velute", 25)
    game.play("bet", BOHORT, on="reussite")
    assert game.refuse("bet", BOHORT, on="reussite") == "already-bet"


@pytest.mark.rule("N6", "S4")
def test_who_has_fewer_than_5_points_does_not_bet() -> None:
    game = challenged("velute", 25, (100, 150, 4, 5))
    assert game.may("bet") == {LEODAGAN}
    assert game.refuse("bet", BOHORT, on="reussite") == "too-poor-to-bet"


@pytest.mark.rule("N6")
def test_a_bet_on_the_failure_needs_the_house_rule() -> None:
    game = challenged("velute", 25)
    assert game.refuse("bet", BOHORT, on="echec") == "bet-on-something-else"


@pytest.mark.rule("N6")
def test_by_house_rule_the_failure_may_be_bet_on() -> None:
    game = challenged("velute", 25, (100, 150, 40, 60), grelottine_bets="both")
    game.play("bet", BOHORT, on="echec")
    game.play("bet", LEODAGAN, on="reussite")
    game.throw(PERCEVAL, 5, 5, 5)
    assert game.scores == (165, 175, 65, 55)


@pytest.mark.rule("N6", "G5")
def test_a_bet_won_is_capped() -> None:
    game = challenged("velute", 25, (100, 150, 320))
    game.play("bet", BOHORT, on="reussite")
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (157, 125, 332)


@pytest.mark.rule("N6")
def test_the_house_may_count_the_5_staked_within_the_25() -> None:
    game = challenged("velute", 25, bet_gain=20)
    game.play("bet", BOHORT, on="reussite")
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (157, 125, 60)


@pytest.mark.rule("N6", "S4")
def test_the_bets_on_a_challenge_and_on_its_sirotage_are_two() -> None:
    """« One a player » is one on each thing to bet on."""
    game = challenged("sirop-grelot", 20)
    game.play("bet", BOHORT, on="reussite")
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("bet", BOHORT, on=4)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 4)
    assert game.scores == (200, 130, 90)


# N7 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N7")
def test_a_challenge_without_a_grelottine_is_refused() -> None:
    game = after_a_neant()
    assert game.refuse("grelottine", BOHORT, on="chouette", stake=1) == "no-grelottine"
    assert game.scores == (100, 150, 40)


@pytest.mark.rule("N7")
def test_without_a_neant_too_the_missing_grelottine_is_what_is_said() -> None:
    game = at_table((100, 150, 40))
    assert game.refuse("grelottine", KARADOC, on="chouette", stake=1) == "no-grelottine"


@pytest.mark.rule("N7", "E1")
def test_the_table_may_count_a_bevue_for_the_false_challenge() -> None:
    game = after_a_neant()
    game.play("bevue", BOHORT, note="défi sans Grelottine")
    assert game.scores == (100, 150, 30)
    assert game.may("grelottine") == {KARADOC}


@pytest.mark.rule("N1", "R7")
def test_of_two_cries_together_the_lower_score_challenges() -> None:
    game = after_a_neant((100, 150, 40, 90), holders=(KARADOC, BOHORT, LEODAGAN))
    game.play("tie", seats=[KARADOC, LEODAGAN])
    assert game.may("grelottine") == {LEODAGAN}
    assert game.refuse("grelottine", KARADOC, on="chouette", stake=1) == "cried-second"
    assert RULES.describe(game.table)["phase"] == "before-throw"


@pytest.mark.rule("N1", "R7")
def test_one_holder_alone_ties_with_nobody() -> None:
    assert after_a_neant(holders=(KARADOC,)).may("tie") == set()
    assert after_a_neant(holders=(KARADOC, BOHORT)).may("tie") == {KARADOC, BOHORT}
    assert after_a_neant((100, 3, 40), holders=(KARADOC, BOHORT)).may("tie") == set()

"""Meetings of rules: purchases, Civets, newcomers and teams beside other rules."""

import pytest
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, LEODAGAN, NEANT, PERCEVAL, at_table, ledger
from tests.rules.cul_de_chouette.meetings import SCORES, staked

# Purchases ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S7", "A2", "A3", "S1", "S4")
def test_the_civet_is_settled_at_the_purchase_and_the_buyer_sips_alone() -> None:
    game = staked("cul-de-chouette-sirote", 50)
    game.throw(PERCEVAL, 4, 4)
    game.play("achat_de_de", KARADOC)
    assert game.scores == (66, 120, 40)
    game.throw(KARADOC, 1)
    assert game.may("decline") == {KARADOC}
    game.play("sirotage", KARADOC)
    game.play("bet", PERCEVAL, on=4)
    game.throw(KARADOC, 4)
    assert game.scores == (91, 200, 40)


@pytest.mark.rule("S7", "A2", "F1")
def test_the_civet_on_a_pair_is_won_though_the_buyer_makes_a_bleu_rouge() -> None:
    game = staked("chouette", 50)
    game.throw(PERCEVAL, 3, 3)
    game.play("achat_de_de", KARADOC)
    assert game.scores == (159, 120, 40)
    game.throw(KARADOC, 4)
    game.play("bet", KARADOC, on=[7])
    game.throw(KARADOC, 4, 2, 1)
    assert game.scores == (159, 179, 40)  # 120 + 9 + 36 + 14
    game.play("soufflette", KARADOC, target=PERCEVAL)
    game.play("soufflette_outcome", PERCEVAL, jet=0)
    assert game.scores == (129, 209, 40)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("S7", "A2", "G5", "G6")
def test_the_civet_of_a_bought_pair_is_capped_and_the_chouettes_win_after_the_buyer() -> None:
    game = staked("chouette", 50, (310, 150, 40))
    game.throw(PERCEVAL, 6, 6)
    game.play("achat_de_de", KARADOC)
    assert (game.scores, game.winners) == ((346, 120, 40), ())  # 310 + 36: above the ceiling already
    game.throw(KARADOC, 1)
    assert (game.scores, game.winners) == ((346, 156, 40), (PERCEVAL,))


@pytest.mark.rule("A3", "N1", "N8")
def test_the_challenge_on_a_buyers_neant_may_be_handed_to_a_third() -> None:
    tokens = {KARADOC: {"passe_grelot": 1}, BOHORT: {"grelottine": 1}}
    game = at_table((100, 150, 40, 60), tokens=tokens)
    game.throw(PERCEVAL, 1, 3)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 6)
    game.play("grelottine", BOHORT, on="velute", stake=10)
    (offer,) = game.offers("passe_grelot")
    assert offer.bounds["among"] == [PERCEVAL, LEODAGAN]
    game.play("passe_grelot", KARADOC, to=LEODAGAN)
    game.throw(LEODAGAN, 1, 3, 4)
    assert game.scores == (100, 120, 30, 102)
    assert [game.holds(seat).grelottine for seat in range(4)] == [0, 1, 0, 0]
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("A1", "A3", "K4", "S7")
def test_a_purchase_a_raitournelle_and_a_civet_on_the_same_chouettes() -> None:
    game = at_table(SCORES, banque=True, accounts={BOHORT: 50}, tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="chouette", stake=20)
    game.throw(PERCEVAL, 6, 6)
    game.play("cry", PERCEVAL, cry="raitournelle")
    game.play("achat_de_de", BOHORT)
    assert (game.scores, game.table.accounts) == ((156, 150, 10), (50, 0, 0))
    game.throw(BOHORT, 6)
    assert game.scores == (156, 150, 182)


# Civets -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S7", "C6")
def test_a_civet_on_a_suite_waits_for_its_loser() -> None:
    game = staked("suite", 30)
    assert game.throw(PERCEVAL, 2, 3, 4) == ()
    assert ledger(game.play("last", PERCEVAL)) == [(PERCEVAL, -10, "suite"), (PERCEVAL, 30, "civet")]


@pytest.mark.rule("S7", "B3", "N1", "N2")
def test_a_civet_is_lost_on_a_bleu_rouge_before_its_neant_is_challenged() -> None:
    game = at_table(SCORES, tokens={PERCEVAL: {"civet": 1}, KARADOC: {"grelottine": 1}})
    game.play("civet", PERCEVAL, on="chouette", stake=50)
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[10])
    game.throw(PERCEVAL, *NEANT)
    assert game.scores == (115, 150, 40)  # 100 + 9 + 56 − 50
    (offer,) = game.offers("grelottine")
    assert offer.bounds["stakes"]["chouette"] == 37  # 33 % of 115 is 37.95


@pytest.mark.rule("S7", "G5", "G6", "G7")
def test_a_civet_never_wins_but_the_dice_under_it_do() -> None:
    game = staked("velute", 100, (300, 150, 40))
    game.throw(PERCEVAL, 1, 3, 4)
    assert (game.scores, game.winners) == ((332, 150, 40), ())
    game = staked("velute", 100, (300, 150, 40))
    game.throw(PERCEVAL, 1, 5, 6)
    assert (game.scores, game.winners) == ((372, 150, 40), (PERCEVAL,))


@pytest.mark.rule("S7", "G6", "G7")
def test_a_civet_lost_may_cost_the_victory_of_the_dice() -> None:
    game = staked("chouette", 50, (300, 150, 40))
    game.throw(PERCEVAL, 1, 5, 6)
    assert (game.scores, game.winners) == ((322, 150, 40), ())


# Newcomers and teams ------------------------------------------------------------------------------------------


@pytest.mark.rule("L1", "N8", "F1")
def test_a_newcomer_is_given_no_challenge_that_runs_already() -> None:
    game = at_table(SCORES, tokens={PERCEVAL: {"passe_grelot": 1}, KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="chouette", stake=33)
    game.play("chante_sloubi", name="Merlin", sung=True)
    game.play("correction", 3, points=100)
    (offer,) = game.offers("passe_grelot")
    assert offer.bounds["among"] == [BOHORT]
    game.throw(PERCEVAL, 4, 2, 1)
    (offer,) = game.offers("soufflette")
    assert offer.bounds["among"] == [KARADOC, BOHORT]
    game.play("decline", PERCEVAL)
    game.throw(KARADOC, 4, 2, 1)
    (offer,) = game.offers("soufflette")
    assert offer.bounds["among"] == [PERCEVAL, BOHORT, 3]


@pytest.mark.rule("D1", "N4", "N6", "C6")
def test_a_teams_suite_stake_and_bet_meet_on_one_score() -> None:
    game = at_table((100, 150, 40) * 2, teams=[[0, 3], [1, 4], [2, 5]], tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="velute", stake=25)
    game.play("bet", BOHORT, on="reussite")
    game.throw(PERCEVAL, 1, 2, 3)
    game.play("last", LEODAGAN)
    assert game.scores == (133, 125, 65) * 2  # 100 + 18 − 10 + 25

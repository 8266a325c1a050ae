"""Banque: deposits, interest, withdrawals (K1 to K3)."""

import pytest
from tests.rules.cul_de_chouette.accounts import SCORES, with_banque, with_chouettes
from tests.rules.cul_de_chouette.cast import KARADOC, PERCEVAL, at_table, ledger

# K1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K1")
def test_whole_steps_of_16_go_from_the_score_to_the_account() -> None:
    game = with_banque()
    (offer,) = game.offers("banque_depot")
    assert (offer.seats, dict(offer.bounds)) == ((PERCEVAL,), {"max": 6, "step": 16})
    assert ledger(game.play("banque_depot", PERCEVAL, steps=2)) == [(PERCEVAL, -32, "banque-depot")]
    assert (game.scores, game.table.accounts) == ((68, 150, 40), (32, 0, 0))
    assert (game.phase, game.thrower) == ("before-throw", PERCEVAL)


@pytest.mark.rule("K1")
def test_nobody_deposits_more_than_he_has() -> None:
    game = with_banque((95, 150, 40))
    assert game.refuse("banque_depot", PERCEVAL, steps=6) == "deposit-too-high"
    game.play("banque_depot", PERCEVAL, steps=5)
    assert (game.scores[PERCEVAL], game.table.accounts[PERCEVAL]) == (15, 80)
    assert game.may("banque_depot") == set()


@pytest.mark.rule("K1")
def test_a_deposit_comes_before_his_dice_and_is_his_alone() -> None:
    game = with_banque()
    assert game.refuse("banque_depot", KARADOC, steps=1) == "not-this-seat"
    game.throw(PERCEVAL, 1, 3)
    assert game.may("banque_depot") == set()
    assert game.refuse("banque_depot", PERCEVAL, steps=1) == "not-now"


@pytest.mark.rule("K1", "S7")
def test_after_a_civet_is_staked_only_the_dice_follow() -> None:
    game = at_table(SCORES, banque=True, accounts={PERCEVAL: 50}, tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="chouette", stake=10)
    assert game.may("banque_depot") == game.may("banque_retrait") == set()


@pytest.mark.rule("K1", "S7")
def test_a_civet_may_be_staked_after_a_deposit_from_what_is_left() -> None:
    game = at_table(SCORES, banque=True, tokens={PERCEVAL: {"civet": 1}})
    game.play("banque_depot", PERCEVAL, steps=6)
    (offer,) = game.offers("civet")
    assert offer.bounds["max"] == 4


@pytest.mark.rule("K1")
def test_without_the_rule_there_is_no_banque() -> None:
    game = with_banque(banque=False)
    assert game.may("banque_depot") == game.may("banque_retrait") == set()
    assert game.refuse("banque_depot", PERCEVAL, steps=1) == "rule-not-played"
    assert game.refuse("banque_retrait", PERCEVAL, points=1) == "rule-not-played"
    assert game.refuse("cry", KARADOC, cry="artichette") == "no-such-race"


# K2 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K2")
@pytest.mark.parametrize(("account", "grown"), [(100, 117), (16, 18), (6, 7), (5, 5), (0, 0), (1000, 1170)])
def test_an_account_grows_by_17_per_cent_rounded_down_when_the_turn_comes(account: int, grown: int) -> None:
    game = with_banque(accounts=(0, account, 0))
    assert game.throw(PERCEVAL, 1, 3, 4) != ()
    assert game.table.accounts == (0, grown, 0)


@pytest.mark.rule("K2")
def test_only_the_account_of_whose_turn_it_is_grows() -> None:
    game = with_banque(accounts=(100, 100, 100))
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.table.accounts == (100, 117, 100)
    game.throw(KARADOC, 1, 3, 4)
    assert game.table.accounts == (100, 117, 117)


@pytest.mark.rule("K2", "K3")
def test_the_interest_is_there_before_any_move_of_his_turn() -> None:
    game = with_banque(accounts=(0, 100, 0))
    game.throw(PERCEVAL, 1, 3, 4)
    game.play("banque_retrait", KARADOC, points=117)
    assert (game.scores[KARADOC], game.table.accounts) == (242, (0, 0, 0))  # 79 % of 117 is 92.43


@pytest.mark.rule("K2")
def test_the_account_of_who_has_left_grows_no_more() -> None:
    game = with_banque(accounts=(0, 100, 100))
    game.play("leave", KARADOC)
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.table.accounts == (0, 100, 117)


@pytest.mark.rule("K2")
def test_the_turn_that_a_leaver_had_not_begun_brings_the_next_his_interest() -> None:
    game = with_banque(accounts=(100, 100, 0))
    game.play("leave", PERCEVAL)
    assert (game.thrower, game.table.accounts) == (KARADOC, (100, 117, 0))


# K3 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K3")
@pytest.mark.parametrize(("points", "received"), [(100, 79), (50, 39), (10, 7), (1, 0), (2, 1)])
def test_a_withdrawal_pays_out_79_per_cent_rounded_down(points: int, received: int) -> None:
    game = with_banque(accounts=(100, 0, 0))
    assert ledger(game.play("banque_retrait", PERCEVAL, points=points)) == [
        (PERCEVAL, received, "banque-retrait")
    ]
    assert game.table.accounts == (100 - points, 0, 0)


@pytest.mark.rule("K3", "G5")
def test_a_withdrawal_is_capped_and_the_account_pays_it_all() -> None:
    game = with_banque((300, 150, 40), accounts=(100, 0, 0))
    game.play("banque_retrait", PERCEVAL, points=100)
    assert (game.scores, game.table.accounts, game.winners) == ((332, 150, 40), (0, 0, 0), ())


@pytest.mark.rule("K3")
def test_nobody_withdraws_more_than_his_account_holds() -> None:
    game = with_banque(accounts=(10, 500, 0))
    assert game.refuse("banque_retrait", PERCEVAL, points=11) == "withdrawal-too-high"
    assert game.refuse("banque_retrait", KARADOC, points=1) == "not-this-seat"


@pytest.mark.rule("K3")
def test_after_the_chouettes_nothing_is_withdrawn() -> None:
    game = with_chouettes(1, 3)
    assert game.refuse("banque_retrait", PERCEVAL, points=1) == "not-now"

"""Banque: points move between a score and an account; Raitournelle and Artichette (K1 to K7)."""

from typing import Any

import pytest
from tests.rules.cast import BOHORT, KARADOC, PERCEVAL, Game, at_table, lines

SCORES = (100, 150, 40)


def with_banque(
    scores: tuple[int, ...] = SCORES, accounts: tuple[int, ...] = (0, 0, 0), **options: Any
) -> Game:
    return at_table(scores, accounts=dict(enumerate(accounts)), **{"banque": True, **options})


def with_chouettes(first: int, second: int, **more: Any) -> Game:
    """Perceval's Chouettes lie on the table; the accounts hold 50, 20 and 7."""
    game = with_banque(accounts=(50, 20, 7), **more)
    game.throw(PERCEVAL, first, second)
    return game


def cries(game: Game) -> dict[str, tuple[int, ...]]:
    return {offer.bounds["cry"]: offer.seats for offer in game.offers("cry")}


# K1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K1")
def test_whole_steps_of_16_go_from_the_score_to_the_account() -> None:
    game = with_banque()
    (offer,) = game.offers("banque_depot")
    assert (offer.seats, dict(offer.bounds)) == ((PERCEVAL,), {"max": 6, "step": 16})
    assert lines(game.play("banque_depot", PERCEVAL, steps=2)) == [(PERCEVAL, -32, "banque-depot")]
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
    assert lines(game.play("banque_retrait", PERCEVAL, points=points)) == [
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


# K4 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K4")
@pytest.mark.parametrize(("first", "second"), [(5, 6), (6, 5), (6, 6)])
def test_raitournelle_moves_all_accounts_to_the_lanceurs(first: int, second: int) -> None:
    game = with_chouettes(first, second)
    assert game.play("cry", PERCEVAL, cry="raitournelle") == ()
    assert (game.table.accounts, game.scores) == ((77, 0, 0), SCORES)
    assert (game.phase, game.thrower) == ("before-cul", PERCEVAL)


@pytest.mark.rule("K4")
@pytest.mark.parametrize(("first", "second"), [(5, 5), (6, 4), (1, 1)])
def test_chouettes_of_10_or_less_allow_no_raitournelle(first: int, second: int) -> None:
    game = with_chouettes(first, second)
    assert "raitournelle" not in cries(game)
    assert game.refuse("cry", PERCEVAL, cry="raitournelle") == "no-such-race"


@pytest.mark.rule("K4")
def test_only_the_lanceur_cries_raitournelle() -> None:
    game = with_chouettes(5, 6)
    assert cries(game) == {"raitournelle": (PERCEVAL,), "artichette": (KARADOC, BOHORT)}
    assert game.refuse("cry", KARADOC, cry="raitournelle") == "not-in-this-race"


@pytest.mark.rule("K4", "G8")
def test_the_cul_closes_the_raitournelle() -> None:
    game = with_chouettes(5, 6)
    game.throw(PERCEVAL, 1)
    assert game.refuse("cry", PERCEVAL, cry="raitournelle") == "no-such-race"
    assert game.table.accounts == (50, 23, 7)  # Karadoc's turn: 20 + 3


@pytest.mark.rule("K4", "G3")
def test_three_dice_at_once_allow_no_raitournelle() -> None:
    game = with_banque(accounts=(50, 20, 7))
    game.throw(PERCEVAL, 5, 6, 1)
    assert "raitournelle" not in cries(game)


@pytest.mark.rule("K4", "G8")
def test_nobody_need_cry() -> None:
    game = with_chouettes(5, 6)
    game.play("nobody")
    assert (game.table.accounts, cries(game)) == ((50, 20, 7), {})


@pytest.mark.rule("K4", "A1")
def test_the_cul_may_be_bought_after_a_raitournelle() -> None:
    game = with_chouettes(6, 6)
    game.play("cry", PERCEVAL, cry="raitournelle")
    game.play("achat_de_de", KARADOC)
    assert (game.scores, game.table.accounts) == ((136, 120, 40), (77, 0, 0))


@pytest.mark.rule("K4", "A1")
def test_raitournelle_may_be_cried_after_the_cul_is_bought() -> None:
    """The window closes at the Cul, and the lanceur is whose turn it is, not the buyer."""
    game = with_chouettes(5, 6)
    game.play("achat_de_de", KARADOC)
    assert cries(game) == {"raitournelle": (PERCEVAL,), "artichette": (KARADOC, BOHORT)}
    game.play("cry", PERCEVAL, cry="raitournelle")
    assert game.table.accounts == (77, 0, 0)


@pytest.mark.rule("K4", "G6")
def test_by_house_rule_raitournelle_goes_to_the_score_and_may_win() -> None:
    game = with_chouettes(5, 6, scores=(300, 150, 40), banque_to="score")
    assert lines(game.play("cry", PERCEVAL, cry="raitournelle")) == [(PERCEVAL, 77, "raitournelle")]
    assert (game.scores, game.table.accounts) == ((377, 150, 40), (0, 0, 0))
    assert game.winners == ()
    game.throw(PERCEVAL, 2)
    assert game.winners == (PERCEVAL,)


# K5 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K5")
@pytest.mark.parametrize("seat", [KARADOC, BOHORT])
def test_artichette_first_blocks_the_raitournelle(seat: int) -> None:
    game = with_chouettes(5, 6)
    assert game.play("cry", seat, cry="artichette") == ()
    assert (game.table.accounts, game.scores) == ((50, 20, 7), SCORES)
    assert game.refuse("cry", PERCEVAL, cry="raitournelle") == "no-such-race"


@pytest.mark.rule("K5")
def test_the_lanceur_does_not_block_himself() -> None:
    game = with_chouettes(5, 6)
    assert game.refuse("cry", PERCEVAL, cry="artichette") == "not-in-this-race"
    assert game.scores == SCORES


@pytest.mark.rule("K5", "R7")
def test_cried_together_it_is_raitournelle() -> None:
    game = with_chouettes(5, 6)
    game.play("tie", seats=[KARADOC, PERCEVAL])
    assert game.table.accounts == (77, 0, 0)


@pytest.mark.rule("K5", "R8")
@pytest.mark.parametrize(("winner", "expected"), [(PERCEVAL, (77, 0, 0)), (BOHORT, (50, 20, 7))])
def test_the_table_may_point_at_who_was_first(winner: int, expected: tuple[int, ...]) -> None:
    game = with_chouettes(5, 6)
    game.play("award", winner)
    assert game.table.accounts == expected


@pytest.mark.rule("K5")
@pytest.mark.parametrize(("decided_by", "cry"), [(PERCEVAL, "raitournelle"), (KARADOC, "artichette")])
def test_artichette_after_the_decision_is_refused_and_no_bevue(decided_by: int, cry: str) -> None:
    game = with_chouettes(5, 6)
    game.play("cry", decided_by, cry=cry)
    assert game.refuse("cry", BOHORT, cry="artichette") == "artichette-too-late"
    assert game.scores == SCORES


@pytest.mark.rule("K5")
def test_artichette_after_the_cul_is_refused_and_no_bevue() -> None:
    game = with_chouettes(5, 6)
    game.throw(PERCEVAL, 2)
    assert game.refuse("cry", BOHORT, cry="artichette") == "artichette-too-late"


@pytest.mark.rule("K5", "G3")
def test_artichette_after_three_dice_at_once_is_too_late_too() -> None:
    game = with_banque()
    game.throw(PERCEVAL, 6, 6, 2)
    assert game.refuse("cry", BOHORT, cry="artichette") == "artichette-too-late"


# K6 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K6")
def test_artichette_on_other_chouettes_is_a_bevue() -> None:
    game = with_chouettes(4, 6)
    assert lines(game.play("cry", BOHORT, cry="artichette")) == [(BOHORT, -10, "bevue")]
    assert game.phase == "before-cul"


@pytest.mark.rule("K6")
def test_artichette_before_any_dice_is_a_bevue() -> None:
    game = with_banque()
    game.play("cry", PERCEVAL, cry="artichette")
    assert game.scores == (90, 150, 40)


@pytest.mark.rule("K6")
def test_the_next_players_dice_make_artichette_a_bevue_again() -> None:
    game = with_chouettes(5, 6)
    game.throw(PERCEVAL, 2)
    game.throw(KARADOC, 1, 2)
    game.play("cry", BOHORT, cry="artichette")
    assert game.scores == (100, 150, 30)


# K7 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K7", "K1")
def test_each_transfer_makes_the_step_one_longer() -> None:
    game = with_chouettes(5, 6)
    game.play("cry", PERCEVAL, cry="raitournelle")
    game.throw(PERCEVAL, 2)
    assert game.table.step == 17
    game.play("banque_depot", KARADOC, steps=1)
    assert (game.scores[KARADOC], game.table.accounts) == (133, (77, 17, 0))
    game.throw(KARADOC, 6, 6)
    game.play("cry", KARADOC, cry="raitournelle")
    assert (game.table.step, game.table.accounts) == (18, (0, 94, 0))


@pytest.mark.rule("K7", "K5")
def test_a_blocked_transfer_leaves_the_step() -> None:
    game = with_chouettes(5, 6)
    game.play("cry", BOHORT, cry="artichette")
    assert game.table.step == 16


@pytest.mark.rule("K1", "K3")
def test_one_step_may_be_deposited_and_one_point_withdrawn_but_not_less() -> None:
    game = with_banque((16, 150, 40), accounts=(1, 0, 0))
    assert game.may("banque_depot") == game.may("banque_retrait") == {PERCEVAL}
    game = with_banque((15, 150, 40), accounts=(0, 0, 0))
    assert game.may("banque_depot") == game.may("banque_retrait") == set()

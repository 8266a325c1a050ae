"""Banque: Raitournelle, Artichette, and the step that grows (K4 to K7)."""

import pytest
from tests.rules.cul_de_chouette.accounts import SCORES, with_banque, with_chouettes
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, PERCEVAL, Game, ledger


def cries(game: Game) -> dict[str, tuple[int, ...]]:
    return {offer.bounds["cry"]: offer.seats for offer in game.offers("cry")}


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
    assert ledger(game.play("cry", PERCEVAL, cry="raitournelle")) == [(PERCEVAL, 77, "raitournelle")]
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
    assert ledger(game.play("cry", BOHORT, cry="artichette")) == [(BOHORT, -10, "bevue")]
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

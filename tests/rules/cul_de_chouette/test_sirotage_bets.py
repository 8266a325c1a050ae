"""Sirotage: the others name the die before it falls (S4)."""

import pytest
from pydantic import ValidationError
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, LEODAGAN, PERCEVAL, at_table, ledger, read
from tests.rules.cul_de_chouette.sips import sipping


@pytest.mark.rule("S4")
def test_every_other_player_may_name_the_die_before_it_falls() -> None:
    game = sipping(4)
    (offer,) = game.offers("bet")
    assert offer.as_dict() == {
        "move": "bet",
        "seats": [KARADOC, BOHORT, LEODAGAN],
        "among": [1, 2, 3, 4, 5, 6],
    }
    assert game.play("bet", KARADOC, on=4) == ()
    game.play("bet", BOHORT, on=1)
    assert ledger(game.throw(PERCEVAL, 4)) == [
        (PERCEVAL, -16, "sirotage"), (PERCEVAL, 80, "cul-de-chouette"), (KARADOC, 25, "pari"), (BOHORT, -5, "pari"),
    ]  # fmt: skip
    assert game.scores == (180, 125, 95, 100)


@pytest.mark.rule("S4")
@pytest.mark.parametrize("die", [1, 2, 3, 5, 6])
def test_a_bet_on_the_die_that_fails_is_right_too(die: int) -> None:
    game = sipping(4)
    game.play("bet", KARADOC, on=die)
    game.throw(PERCEVAL, die)
    assert game.scores == (84, 125, 100, 100)


@pytest.mark.rule("S4")
def test_by_house_rule_a_right_bet_gives_20() -> None:
    game = sipping(4, bet_gain=20)
    game.play("bet", KARADOC, on=2)
    game.play("bet", BOHORT, on=3)
    game.throw(PERCEVAL, 2)
    assert game.scores == (84, 120, 95, 100)


@pytest.mark.rule("S4")
def test_the_lanceur_does_not_bet() -> None:
    assert sipping(4).refuse("bet", PERCEVAL, on=4) == "parties-do-not-bet"


@pytest.mark.rule("S4")
def test_nobody_bets_twice() -> None:
    game = sipping(4)
    game.play("bet", KARADOC, on=4)
    assert game.may("bet") == {BOHORT, LEODAGAN}
    assert game.refuse("bet", KARADOC, on=5) == "already-bet"


@pytest.mark.rule("S4")
def test_nobody_bets_with_fewer_than_5_points() -> None:
    game = sipping(4, (100, 4, 5))
    assert game.may("bet") == {BOHORT}
    assert game.refuse("bet", KARADOC, on=4) == "too-poor-to-bet"
    game.play("bet", BOHORT, on=6)
    game.throw(PERCEVAL, 2)
    assert game.scores == (84, 4, 0)


@pytest.mark.rule("S4", "N6")
def test_neither_challenger_nor_challenged_bets_on_the_sirotage_in_their_challenge() -> None:
    game = at_table((100, 100, 100, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, 1, 3, 6)
    game.play("grelottine", KARADOC, on="velute", stake=1)
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    assert game.may("bet") == {BOHORT, LEODAGAN}
    assert game.refuse("bet", KARADOC, on=4) == "parties-do-not-bet"
    assert game.refuse("bet", PERCEVAL, on=4) == "parties-do-not-bet"


@pytest.mark.rule("S4", "A3")
def test_on_a_buyers_sirotage_the_original_lanceur_may_bet_and_the_buyer_may_not() -> None:
    game = at_table((100, 100, 100))
    game.throw(PERCEVAL, 4, 1)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 4)
    game.play("sirotage", KARADOC)
    assert game.may("bet") == {PERCEVAL, BOHORT}


@pytest.mark.rule("S4", "D1")
def test_a_team_bets_once_and_not_on_its_own_sirotage() -> None:
    game = at_table((100, 100, 80, 100, 100, 80), teams=[[0, 3], [1, 4], [2, 5]])
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    assert game.refuse("bet", 3, on=4) == "parties-do-not-bet"
    game.play("bet", 1, on=4)
    assert game.refuse("bet", 4, on=2) == "already-bet"
    assert game.may("bet") == {2, 5}


@pytest.mark.rule("S4")
def test_a_bird_is_one_of_six() -> None:
    game = sipping(4)
    assert game.refuse("bet", KARADOC, on=0) == "bet-on-something-else"
    assert game.refuse("bet", KARADOC, on=7) == "bet-on-something-else"
    assert game.refuse("bet", KARADOC, on="reussite") == "bet-on-something-else"
    assert game.refuse("bet", KARADOC, on=[4, 5]) == "one-bet-not-a-list"
    with pytest.raises(ValidationError):
        read("bet", KARADOC, on="mouette")


@pytest.mark.rule("S4", "G8")
def test_nobody_bets_before_the_odd_die_is_taken_up() -> None:
    game = at_table((100, 100))
    game.throw(PERCEVAL, 4, 4, 1)
    assert game.refuse("bet", KARADOC, on=4) == "nothing-to-bet-on"


@pytest.mark.rule("S4", "N5")
def test_on_a_compulsory_sirotage_one_may_bet_at_once() -> None:
    """It is the only offer beside the bets; a bet laid before he takes the die up counts like one laid after."""
    game = at_table((100, 100, 100, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, 1, 3, 6)
    game.play("grelottine", KARADOC, on="sirop-grelot", stake=20)
    game.throw(PERCEVAL, 4, 4, 1)
    assert (game.may("sirotage"), game.may("bet"), game.thrower) == ({PERCEVAL}, {BOHORT, LEODAGAN}, PERCEVAL)
    game.play("bet", BOHORT, on=4)
    game.play("sirotage", PERCEVAL)
    assert game.may("bet") == {LEODAGAN}
    game.play("bet", LEODAGAN, on=3)
    game.throw(PERCEVAL, 4)
    assert game.scores == (200, 80, 125, 95)

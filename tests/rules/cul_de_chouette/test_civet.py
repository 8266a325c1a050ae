"""Civet: got by a failed Sirotage on a Chouette of 6, staked before the dice (S6, S7)."""

import pytest
from pydantic import ValidationError
from tests.rules.cul_de_chouette.cast import KARADOC, PERCEVAL, Game, at_table, read
from tests.rules.cul_de_chouette.civets import staked


def missed_on_six(scores: tuple[int, ...] = (100, 20), **options: object) -> Game:
    """Perceval has failed to sip a Chouette of 6."""
    game = at_table(scores, **options)
    game.throw(PERCEVAL, 6, 6, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 2)
    return game


# S6


@pytest.mark.rule("S6")
def test_a_failure_on_a_chouette_of_6_gives_a_civet() -> None:
    game = missed_on_six()
    assert (game.holds(PERCEVAL).civet, game.holds(KARADOC).civet) == (1, 0)
    assert (game.scores, game.phase) == ((64, 20), "contre-sirop")


@pytest.mark.rule("S6")
@pytest.mark.parametrize(("dice", "die"), [((5, 5, 1), 2), ((1, 1, 6), 5), ((5, 5, 6), 6)])
def test_a_failure_on_another_chouette_gives_none(dice: tuple[int, ...], die: int) -> None:
    game = at_table((100, 20))
    game.throw(PERCEVAL, *dice)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, die)
    assert game.holds(PERCEVAL).civet == 0


@pytest.mark.rule("S6")
def test_success_and_declining_give_none() -> None:
    game = at_table((100, 20))
    game.throw(PERCEVAL, 6, 6, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 6)
    assert game.holds(PERCEVAL).civet == 0
    game = at_table((100, 20))
    game.throw(PERCEVAL, 6, 6, 1)
    game.play("decline", PERCEVAL)
    assert game.holds(PERCEVAL).civet == 0


@pytest.mark.rule("S6")
def test_one_civet_at_most() -> None:
    game = at_table((100, 20), tokens={PERCEVAL: {"civet": 1}})
    game.throw(PERCEVAL, 6, 6, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 2)
    assert game.holds(PERCEVAL).civet == 1


@pytest.mark.rule("S6")
def test_without_the_option_a_failure_on_6_gives_none() -> None:
    assert missed_on_six(civet=False).holds(PERCEVAL).civet == 0


@pytest.mark.rule("S6", "A3")
def test_a_buyer_who_fails_on_6_has_the_civet() -> None:
    game = at_table((100, 100))
    game.throw(PERCEVAL, 6, 1)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 6)
    game.play("sirotage", KARADOC)
    game.throw(KARADOC, 2)
    assert (game.holds(PERCEVAL).civet, game.holds(KARADOC).civet) == (0, 1)


@pytest.mark.rule("S6", "S7")
def test_a_civet_staked_and_lost_in_a_failure_on_6_is_followed_by_a_new_one() -> None:
    """100 + 36 − 36 − 36 = 64, then the stake of 50."""
    game = staked("cul-de-chouette-sirote")
    game.throw(PERCEVAL, 6, 6, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 2)
    game.play("nobody")
    assert (game.scores, game.holds(PERCEVAL).civet) == ((14, 20, 30), 1)


# S7: the stake


@pytest.mark.rule("S7")
@pytest.mark.parametrize(("score", "most"), [(1, 1), (50, 50), (102, 102), (103, 102), (300, 102)])
def test_one_may_stake_up_to_102_points_and_never_more_than_the_score(score: int, most: int) -> None:
    game = at_table((score, 0), tokens={PERCEVAL: {"civet": 1}})
    (offer,) = game.offers("civet")
    assert (offer.seats, offer.bounds) == ((PERCEVAL,), {"max": most})
    assert game.refuse("civet", PERCEVAL, on="velute", stake=most + 1) == "stake-too-high"
    game.play("civet", PERCEVAL, on="velute", stake=most)


@pytest.mark.rule("S7")
@pytest.mark.parametrize("stake", [0, -5, 1.5, "10", None])
def test_a_stake_is_a_whole_number_from_1_on(stake: object) -> None:
    with pytest.raises(ValidationError):
        read("civet", PERCEVAL, on="velute", stake=stake)


@pytest.mark.rule("S7")
def test_without_a_point_there_is_no_stake() -> None:
    game = at_table((0, 0), tokens={PERCEVAL: {"civet": 1}})
    assert game.offers("civet") == []
    assert game.refuse("civet", PERCEVAL, on="velute", stake=1) == "not-now"


@pytest.mark.rule("S7")
def test_without_a_civet_there_is_no_stake() -> None:
    game = at_table((100, 0))
    assert game.offers("civet") == []
    assert game.refuse("civet", PERCEVAL, on="velute", stake=1) == "no-civet"


@pytest.mark.rule("S7")
def test_without_the_option_the_refusal_says_so() -> None:
    assert (
        at_table((100, 0), civet=False).refuse("civet", PERCEVAL, on="velute", stake=1) == "rule-not-played"
    )


@pytest.mark.rule("S7")
def test_only_whose_turn_it_is_may_stake() -> None:
    game = at_table((100, 100), tokens={PERCEVAL: {"civet": 1}, KARADOC: {"civet": 1}})
    assert game.may("civet") == {PERCEVAL}
    assert game.refuse("civet", KARADOC, on="velute", stake=1) == "not-this-seat"


@pytest.mark.rule("S7")
def test_after_the_first_die_it_is_too_late() -> None:
    game = at_table((100, 100), tokens={PERCEVAL: {"civet": 1}})
    game.throw(PERCEVAL, 1, 3)
    assert game.refuse("civet", PERCEVAL, on="velute", stake=1) == "not-now"


@pytest.mark.rule("S7")
def test_after_staking_only_the_dice_follow() -> None:
    game = at_table((100, 0), tokens={PERCEVAL: {"civet": 1}}, accounts={PERCEVAL: 50}, banque=True)
    assert game.may("banque_depot") == game.may("banque_retrait") == {PERCEVAL}
    game.play("civet", PERCEVAL, on="velute", stake=10)
    assert game.may("throw") == {PERCEVAL}
    for move in ("civet", "banque_depot", "banque_retrait", "grelottine"):
        assert game.offers(move) == []
    assert game.refuse("civet", PERCEVAL, on="velute", stake=1) == "no-civet"


@pytest.mark.rule("S7", "K1")
def test_one_may_go_to_the_banque_before_staking() -> None:
    game = at_table((100, 0), tokens={PERCEVAL: {"civet": 1}}, banque=True)
    game.play("banque_depot", PERCEVAL, steps=1)
    (offer,) = game.offers("civet")
    assert offer.bounds == {"max": 84}


@pytest.mark.rule("S7")
def test_one_cannot_stake_on_a_neant() -> None:
    with pytest.raises(ValidationError):
        read("civet", PERCEVAL, on="neant", stake=1)

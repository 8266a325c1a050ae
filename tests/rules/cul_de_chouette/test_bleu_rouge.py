"""Bleu-Rouge: on 3-4-3 totals are named, first by the lanceur (B1, B2)."""

import pytest
from pydantic import ValidationError
from tests.rules.cul_de_chouette.bleu_rouges import bleu_rouge, named
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, LEODAGAN, PERCEVAL, at_table, ledger, read

# B1


@pytest.mark.rule("B1")
@pytest.mark.parametrize("before", [0, 1])
def test_the_lanceur_regains_his_boucliette_and_scores_9(before: int) -> None:
    game = at_table((100, 100), tokens={PERCEVAL: {"boucliette": before}, KARADOC: {"boucliette": 0}})
    assert ledger(game.throw(PERCEVAL, 4, 3, 3)) == [(PERCEVAL, 9, "bleu-rouge")]
    assert (game.holds(PERCEVAL).boucliette, game.holds(KARADOC).boucliette) == (1, 0)
    assert game.scores == (109, 100)


@pytest.mark.rule("B1")
def test_where_boucliettes_are_not_played_none_comes_back() -> None:
    assert bleu_rouge(boucliette=False).holds(PERCEVAL).boucliette == 0


@pytest.mark.rule("B1", "A3")
def test_a_buyer_of_a_bleu_rouge_regains_his_boucliette_scores_and_names() -> None:
    """Chouettes 3-4 are worth nothing alone; 331 − 30 = 301, + 9 = 310."""
    game = at_table((100, 331, 100), tokens={KARADOC: {"boucliette": 0}})
    game.throw(PERCEVAL, 3, 4)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 3)
    assert (game.scores, game.holds(KARADOC).boucliette, game.thrower) == ((100, 310, 100), 1, KARADOC)
    game.play("bet", PERCEVAL, on=10)
    game.play("bet", KARADOC, on=[10])
    assert ledger(game.throw(KARADOC, 5, 4, 1)) == [
        (KARADOC, 22, "velute"), (KARADOC, 0, "bleu-rouge"), (PERCEVAL, 56, "bleu-rouge"),
    ]  # fmt: skip
    assert (game.scores, game.winners, game.thrower) == ((156, 332, 100), (), KARADOC)


# B2


@pytest.mark.rule("B2")
def test_what_is_offered_names_totals_before_the_dice() -> None:
    game = bleu_rouge()
    assert [offer.as_dict() for offer in game.offers("bet")] == [
        {
            "move": "bet", "seats": [PERCEVAL], "among": list(range(3, 19)), "impossible_too": True, "most": 3,
        },
        {"move": "bet", "seats": [KARADOC, BOHORT], "among": list(range(3, 19)), "impossible_too": True},
    ]  # fmt: skip
    assert game.offers("throw") == []
    game.play("bet", PERCEVAL, on=[9, 10, 11])
    (offer,) = game.offers("throw")
    assert (offer.seats, offer.bounds, game.may("bet")) == ((PERCEVAL,), {"dice": [3]}, {KARADOC, BOHORT})


@pytest.mark.rule("B2")
def test_the_lanceur_names_one_to_three_different_totals() -> None:
    for totals in ([], [9, 10, 11, 12], [9, 9]):
        with pytest.raises(ValidationError):
            read("bet", PERCEVAL, on=totals)
    game = named(9, 10)
    assert game.refuse("bet", PERCEVAL, on=[11]) == "parties-do-not-bet"


@pytest.mark.rule("B2")
def test_the_lanceur_names_a_list_and_each_other_player_one_total() -> None:
    game = bleu_rouge()
    assert game.refuse("bet", PERCEVAL, on=10) == "totals-as-a-list"
    assert game.refuse("bet", PERCEVAL, on="reussite") == "bet-on-something-else"
    assert game.refuse("bet", KARADOC, on=[10]) == "one-bet-not-a-list"
    assert game.refuse("bet", KARADOC, on="reussite") == "bet-on-something-else"


@pytest.mark.rule("B2")
def test_the_totals_of_the_lanceur_are_free_even_without_points() -> None:
    game = at_table((0, 100))
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bevue", PERCEVAL)
    assert game.play("bet", PERCEVAL, on=[9, 10, 12]) == ()
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (0, 100)


@pytest.mark.rule("B2", "S4")
def test_each_other_player_names_one_total_and_not_without_5_points() -> None:
    game = bleu_rouge((100, 4, 5, 100))
    assert game.refuse("bet", KARADOC, on=10) == "too-poor-to-bet"
    game.play("bet", BOHORT, on=10)
    assert game.refuse("bet", BOHORT, on=11) == "already-bet"
    assert game.may("bet") == {PERCEVAL, LEODAGAN}


@pytest.mark.rule("B2")
def test_three_dice_are_thrown_again() -> None:
    game = named(9)
    assert game.refuse("throw", PERCEVAL, dice=[3, 3]) == "wrong-number-of-dice"
    assert game.refuse("throw", PERCEVAL, dice=[3]) == "wrong-number-of-dice"
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "not-your-dice"


@pytest.mark.rule("B2", "A1")
def test_the_cul_of_the_second_throw_is_not_for_sale() -> None:
    assert named(9).refuse("achat_de_de", KARADOC) == "nothing-to-buy"

"""Achat de Dé: after the Chouettes and before the Cul, another player may buy the Cul (A1 to A3)."""

from typing import Any

import pytest
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, LEODAGAN, PERCEVAL, Game, at_table, ledger

SCORES = (100, 150, 40)


def with_chouettes(first: int, second: int, scores: tuple[int, ...] = SCORES, **options: Any) -> Game:
    """Perceval's Chouettes lie on the table."""
    game = at_table(scores, **options)
    game.throw(PERCEVAL, first, second)
    return game


def bought(first: int, second: int, scores: tuple[int, ...] = SCORES, **options: Any) -> Game:
    """Karadoc has bought the Cul of Perceval."""
    game = with_chouettes(first, second, scores, **options)
    game.play("achat_de_de", KARADOC)
    return game


# A1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A1")
def test_another_player_with_at_least_30_points_may_buy_the_cul() -> None:
    game = with_chouettes(1, 3, (100, 150, 30, 29))
    assert game.may("achat_de_de") == {KARADOC, BOHORT}
    assert game.refuse("achat_de_de", LEODAGAN) == "too-poor-to-buy"
    assert ledger(game.play("achat_de_de", BOHORT)) == [(BOHORT, -30, "achat-de-de")]
    assert game.scores == (100, 150, 0, 29)


@pytest.mark.rule("A1")
def test_the_lanceur_does_not_buy_his_own_cul() -> None:
    assert with_chouettes(1, 3).refuse("achat_de_de", PERCEVAL) == "nothing-to-buy"


@pytest.mark.rule("A1")
def test_the_cul_is_sold_once() -> None:
    game = bought(1, 3)
    assert game.may("achat_de_de") == set()
    assert game.refuse("achat_de_de", BOHORT) == "nothing-to-buy"


@pytest.mark.rule("A1", "G8")
def test_the_cul_closes_the_sale() -> None:
    game = with_chouettes(1, 3)
    game.throw(PERCEVAL, 4)
    assert game.refuse("achat_de_de", KARADOC) == "nothing-to-buy"


@pytest.mark.rule("A1", "G3")
def test_three_dice_at_once_leave_nothing_to_buy() -> None:
    game = at_table(SCORES)
    assert game.refuse("achat_de_de", KARADOC) == "nothing-to-buy"
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.refuse("achat_de_de", BOHORT) == "nothing-to-buy"


@pytest.mark.rule("A1")
def test_nothing_is_bought_in_a_challenge() -> None:
    game = at_table(SCORES, tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, 1, 3, 6)
    game.play("grelottine", KARADOC, on="chouette", stake=33)
    assert game.refuse("throw", PERCEVAL, dice=[4, 4]) == "wrong-number-of-dice"
    assert game.refuse("achat_de_de", BOHORT) == "nothing-to-buy"


@pytest.mark.rule("A1", "B2")
def test_nothing_is_bought_in_the_rethrow_of_a_bleu_rouge() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[10])
    assert game.refuse("throw", PERCEVAL, dice=[4, 4]) == "wrong-number-of-dice"
    assert game.refuse("achat_de_de", BOHORT) == "nothing-to-buy"


@pytest.mark.rule("A1")
def test_without_the_rule_nothing_is_for_sale() -> None:
    assert with_chouettes(1, 3, achat_de_de=False).refuse("achat_de_de", KARADOC) == "rule-not-played"


@pytest.mark.rule("A1", "R7")
def test_of_two_buyers_together_the_nearest_in_turn_order_buys() -> None:
    game = at_table((100, 150, 40, 80), first=LEODAGAN)
    game.throw(LEODAGAN, 1, 3)
    game.play("tie", seats=[BOHORT, KARADOC])
    assert game.scores == (100, 120, 40, 80)
    assert game.thrower == KARADOC


# A2 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A2")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_the_lanceur_scores_a_pair_of_chouettes_at_the_purchase(value: int) -> None:
    game = with_chouettes(value, value)
    assert ledger(game.play("achat_de_de", KARADOC)) == [
        (KARADOC, -30, "achat-de-de"),
        (PERCEVAL, value * value, "chouette"),
    ]
    assert game.phase == "before-cul"


@pytest.mark.rule("A2")
def test_chouettes_that_do_not_match_bring_the_lanceur_nothing() -> None:
    game = bought(2, 4)
    assert game.scores == (100, 120, 40)
    game.throw(KARADOC, 6)
    assert game.scores == (100, 192, 40)


@pytest.mark.rule("A2", "S1")
def test_the_lanceur_does_not_sip_his_chouettes() -> None:
    game = bought(4, 4)
    assert game.refuse("sirotage", PERCEVAL) == "no-sirotage"
    game.throw(KARADOC, 1)
    assert game.may("sirotage") == {KARADOC}


@pytest.mark.rule("A2", "G6")
def test_the_lanceurs_victory_waits_for_the_buyers_combination() -> None:
    game = bought(4, 4, (330, 150, 40))
    assert (game.scores[PERCEVAL], game.phase, game.winners) == (346, "before-cul", ())
    game.throw(KARADOC, 1)
    assert game.scores == (346, 136, 40)
    assert (game.phase, game.winners) == ("finished", (PERCEVAL,))


@pytest.mark.rule("A2", "G6", "B3", "C6")
def test_a_suite_of_the_buyers_bleu_rouge_may_cost_the_lanceur_his_victory() -> None:
    game = bought(3, 3, (340, 150, 40))
    assert game.scores == (349, 120, 40)
    game.throw(KARADOC, 4)
    game.play("bet", KARADOC, on=[12])
    game.throw(KARADOC, 3, 4, 5)
    assert game.phase == "suite"
    game.play("last", PERCEVAL)
    assert game.scores == (339, 189, 40)  # Karadoc: 9, then 36 + 24
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


# A3 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A3")
def test_the_buyer_throws_the_cul() -> None:
    game = bought(1, 3)
    assert game.thrower == KARADOC
    assert game.refuse("throw", PERCEVAL, dice=[4]) == "not-your-dice"
    assert game.refuse("throw", KARADOC, dice=[4, 4, 4]) == "wrong-number-of-dice"
    assert ledger(game.throw(KARADOC, 4)) == [(KARADOC, 32, "velute")]


@pytest.mark.rule("A3")
def test_the_turn_passes_from_the_original_lanceur() -> None:
    game = with_chouettes(1, 3, (100, 150, 40, 80))
    game.play("achat_de_de", LEODAGAN)
    game.throw(LEODAGAN, 4)
    assert (game.phase, game.thrower, game.table.round) == ("before-throw", KARADOC, 1)


@pytest.mark.rule("A3", "G5")
def test_all_the_buyer_gains_is_capped_and_cannot_win() -> None:
    game = bought(5, 5, (100, 330, 40))
    assert ledger(game.throw(KARADOC, 5)) == [(KARADOC, 32, "cul-de-chouette")]
    assert game.scores == (125, 332, 40)
    assert game.winners == ()


@pytest.mark.rule("A3", "C5")
def test_the_buyer_of_a_suite_of_1_2_3_scores_its_18_and_all_bang() -> None:
    game = bought(1, 2)
    assert ledger(game.throw(KARADOC, 3)) == [(KARADOC, 18, "suite")]
    assert game.may("cry") == {PERCEVAL, KARADOC, BOHORT}
    game.play("last", KARADOC)
    assert game.scores == (100, 128, 40)


@pytest.mark.rule("A3", "C3", "G5")
def test_a_chouette_velute_from_a_bought_cul_is_capped_even_for_the_lanceur() -> None:
    game = bought(2, 2, (310, 150, 40))
    game.throw(KARADOC, 4)
    assert game.scores == (314, 120, 40)
    assert ledger(game.play("cry", PERCEVAL, cry="pas-mou-le-caillou")) == [(PERCEVAL, 18, "chouette-velute")]
    assert (game.scores[PERCEVAL], game.winners) == (332, ())


@pytest.mark.rule("A3", "R3")
def test_in_the_tie_break_of_a_bought_chouette_velute_the_buyer_is_the_lanceur() -> None:
    game = bought(2, 2)
    game.throw(KARADOC, 4)
    game.play("tie", seats=[PERCEVAL, KARADOC])
    assert game.thrower == PERCEVAL
    game.throw(PERCEVAL, 5)
    assert game.scores == (104, 152, 40)


@pytest.mark.rule("A3", "C1", "R6")
def test_a_bought_pelican_is_the_buyers_and_its_cry_capped() -> None:
    game = bought(6, 6, (300, 150, 40))
    assert ledger(game.throw(KARADOC, 6)) == [(KARADOC, 172, "pelican")]
    assert game.scores == (336, 292, 40)
    game.play("cry", PERCEVAL, cry="pelican")
    assert (game.scores, game.winners) == ((336, 292, 40), ())


@pytest.mark.rule("A3", "S1", "S3", "S5", "S6")
def test_the_buyer_sips_and_the_original_lanceur_may_take_the_contre_sirop() -> None:
    game = bought(6, 6)
    game.throw(KARADOC, 1)
    assert game.scores == (136, 156, 40)
    game.play("sirotage", KARADOC)
    assert game.may("bet") == {PERCEVAL, BOHORT}
    game.play("bet", PERCEVAL, on=2)
    assert ledger(game.throw(KARADOC, 2)) == [
        (KARADOC, -36, "sirotage"),
        (KARADOC, -36, "sirotage"),
        (PERCEVAL, 25, "pari"),
    ]
    assert game.holds(KARADOC).civet == 1
    assert game.may("cry") == {PERCEVAL, BOHORT}
    game.play("cry", PERCEVAL, cry="fruits-au-sirop")
    assert game.scores == (181, 84, 40)


@pytest.mark.rule("A3", "S2", "G5")
def test_a_bought_cul_sipped_is_capped() -> None:
    game = bought(5, 5, (100, 330, 40))
    game.throw(KARADOC, 1)
    assert game.scores == (125, 325, 40)
    game.play("sirotage", KARADOC)
    game.throw(KARADOC, 5)
    assert game.scores == (125, 332, 40)


@pytest.mark.rule("A3", "B1", "B3")
def test_the_buyer_of_a_bleu_rouge_names_the_totals() -> None:
    game = with_chouettes(3, 4)
    game.play("correction", KARADOC, tokens={"boucliette": 0})
    game.play("achat_de_de", KARADOC)
    assert ledger(game.throw(KARADOC, 3)) == [(KARADOC, 9, "bleu-rouge")]
    assert game.holds(KARADOC).boucliette == 1
    game.play("bet", KARADOC, on=[9])
    game.play("bet", PERCEVAL, on=9)
    game.throw(KARADOC, 1, 3, 5)
    assert game.scores == (154, 183, 40)  # 36 + 18 each
    assert game.thrower == KARADOC


@pytest.mark.rule("A3", "F1")
def test_the_buyer_of_a_soufflette_may_challenge_the_original_lanceur() -> None:
    game = bought(4, 2)
    game.throw(KARADOC, 1)
    (offer,) = game.offers("soufflette")
    assert (offer.seats, offer.bounds["among"]) == ((KARADOC,), [PERCEVAL, BOHORT])
    game.play("soufflette", KARADOC, target=PERCEVAL)
    game.play("soufflette_outcome", PERCEVAL, jet=1)
    assert game.scores == (150, 70, 40)


@pytest.mark.rule("A3", "C10")
def test_the_grelottine_of_a_bought_neant_is_the_buyers() -> None:
    game = bought(1, 3)
    game.throw(KARADOC, 6)
    assert [game.holds(seat).grelottine for seat in (PERCEVAL, KARADOC)] == [0, 1]


@pytest.mark.rule("A1", "R7")
def test_one_buyer_alone_ties_with_nobody() -> None:
    assert with_chouettes(1, 3, (100, 150, 29)).may("tie") == set()
    assert with_chouettes(1, 3, (100, 150, 30)).may("tie") == {KARADOC, BOHORT}

"""Ground rules: the floor and the ceiling, after every single change (G4, G5)."""

from dataclasses import replace

import pytest
from tests.rules.cul_de_chouette.cast import (
    A_VELUTE_OF_4,
    BOHORT,
    KARADOC,
    NEANT,
    PERCEVAL,
    Game,
    at_table,
    ledger,
)
from tests.rules.cul_de_chouette.velutes import race_of_perceval

# G4


@pytest.mark.rule("G4")
def test_a_score_never_goes_below_zero() -> None:
    game = at_table((4, 0))
    assert ledger(game.play("bevue", PERCEVAL)) == [(PERCEVAL, -4, "bevue")]
    assert ledger(game.play("bevue", PERCEVAL)) == [(PERCEVAL, 0, "bevue")]
    assert game.scores == (0, 0)


@pytest.mark.rule("G4")
def test_each_change_is_clamped_as_it_is_applied() -> None:
    """0, a Chouette of 4, a failed Sirotage, a wrong bet of nobody: 16, 0, and nothing is left to lose."""
    game = at_table((0, 50))
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    assert ledger(game.throw(PERCEVAL, 2)) == [(PERCEVAL, -16, "sirotage"), (PERCEVAL, 0, "sirotage")]
    assert game.scores == (0, 50)


@pytest.mark.rule("G4")
def test_the_gainer_gets_the_nominal_amount_whatever_the_payer_could_pay() -> None:
    """The challenged is last of the Suite he throws, and has nothing left for the stake."""
    game = at_table((10, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="chouette", stake=3)
    game.throw(PERCEVAL, 4, 5, 6)
    assert ledger(game.play("last", PERCEVAL)) == [
        (PERCEVAL, -10, "suite"), (PERCEVAL, 0, "grelottine"), (KARADOC, 3, "grelottine"),
    ]  # fmt: skip
    assert game.scores == (0, 103)


@pytest.mark.rule("G4")
def test_by_house_rule_the_gainer_gets_what_was_paid() -> None:
    game = at_table((20, 5), transfer="what-was-paid")
    game.throw(PERCEVAL, 4, 2, 1)
    game.play("soufflette", PERCEVAL, target=KARADOC)
    game.play("soufflette_outcome", KARADOC, jet=1)
    assert game.scores == (0, 25)


@pytest.mark.rule("G4")
def test_a_correction_stops_at_the_floor_too() -> None:
    game = at_table((30, 0))
    assert ledger(game.play("correction", PERCEVAL, points=-50)) == [(PERCEVAL, -30, "correction")]


@pytest.mark.rule("G4")
def test_without_the_floor_a_score_goes_below_zero() -> None:
    game = at_table((4, 100), floor=False)
    assert ledger(game.play("bevue", PERCEVAL)) == [(PERCEVAL, -10, "bevue")]
    game.throw(PERCEVAL, 1, 1, 4)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 5)
    assert game.scores == (-7, 100)


# G5


@pytest.mark.rule("G5")
@pytest.mark.parametrize(("before", "after"), [(200, 272), (260, 332), (261, 332), (331, 332), (332, 332)])
def test_a_race_won_outside_ones_own_turn_stops_at_332(before: int, after: int) -> None:
    game = race_of_perceval((100, before))
    assert ledger(game.play("cry", KARADOC, cry="pas-mou-le-caillou")) == [
        (KARADOC, after - before, "chouette-velute")
    ]
    assert (game.scores, game.winners) == ((100, after), ())


@pytest.mark.rule("G5")
def test_the_ceiling_never_lowers_a_score() -> None:
    game = race_of_perceval((100, 340))
    assert ledger(game.play("cry", KARADOC, cry="pas-mou-le-caillou")) == [(KARADOC, 0, "chouette-velute")]
    assert game.scores == (100, 340)


@pytest.mark.rule("G5")
def test_a_won_bet_stops_at_332() -> None:
    game = at_table((100, 320, 200))
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    game.play("bet", KARADOC, on=2)
    game.play("bet", BOHORT, on=2)
    assert ledger(game.throw(PERCEVAL, 2))[2:] == [(KARADOC, 12, "pari"), (BOHORT, 25, "pari")]


@pytest.mark.rule("G5", "S4", "A3")
def test_a_bet_on_a_buyers_sirotage_stops_at_332_for_the_lanceur_on_his_own_turn() -> None:
    game = at_table((320, 100))
    game.throw(PERCEVAL, 4, 1)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 4)
    game.play("sirotage", KARADOC)
    game.play("bet", PERCEVAL, on=4)
    game.throw(KARADOC, 4)
    assert (game.scores, game.winners) == ((332, 150), ())


@pytest.mark.rule("G5", "B3", "A3")
def test_a_bet_on_a_buyers_bleu_rouge_stops_at_332_for_the_lanceur_on_his_own_turn() -> None:
    game = at_table((320, 100))
    game.throw(PERCEVAL, 3, 4)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 3)
    game.play("bet", PERCEVAL, on=8)
    game.play("bet", KARADOC, on=[9])
    assert ledger(game.throw(KARADOC, 1, 3, 4)) == [(PERCEVAL, 12, "bleu-rouge")]
    assert (game.scores, game.winners) == ((332, 79), ())


@pytest.mark.rule("G5")
def test_a_civet_stake_stops_at_332_on_ones_own_turn_and_the_dice_do_not() -> None:
    game = at_table((280, 0), tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="velute", stake=50)
    assert ledger(game.throw(PERCEVAL, *A_VELUTE_OF_4)) == [(PERCEVAL, 32, "velute"), (PERCEVAL, 20, "civet")]
    assert (game.scores, game.winners) == ((332, 0), ())


@pytest.mark.rule("G5")
def test_a_bleu_rouge_prize_stops_at_332_on_ones_own_turn() -> None:
    """300, 9 for the Bleu-Rouge, 4 for the Chouette of 2; the prize of 56 is cut to 19."""
    game = at_table((300, 0))
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[10])
    assert ledger(game.throw(PERCEVAL, 2, 2, 6)) == [(PERCEVAL, 4, "chouette"), (PERCEVAL, 19, "bleu-rouge")]
    assert (game.scores, game.winners) == ((332, 0), ())


@pytest.mark.rule("G5")
def test_a_contre_sirop_stops_at_332() -> None:
    game = at_table((100, 325))
    game.throw(PERCEVAL, 5, 5, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 2)
    assert ledger(game.play("cry", KARADOC, cry="fruits-au-sirop")) == [(KARADOC, 7, "contre-sirop")]


@pytest.mark.rule("G5")
def test_a_race_on_a_bought_cul_is_capped_even_for_the_lanceur_on_his_own_turn() -> None:
    """Everything from a bought Cul stops at 332: 300, 9 for his Chouettes, then 23 of the 72."""
    game = at_table((300, 100, 0))
    game.throw(PERCEVAL, 3, 3)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 6)
    assert ledger(game.play("cry", PERCEVAL, cry="pas-mou-le-caillou")) == [(PERCEVAL, 23, "chouette-velute")]
    assert (game.scores, game.winners) == ((332, 70, 0), ())


@pytest.mark.rule("G5")
def test_a_withdrawal_from_the_banque_stops_at_332() -> None:
    game = at_table((330, 0), accounts={PERCEVAL: 100}, banque=True)
    assert ledger(game.play("banque_retrait", PERCEVAL, points=10)) == [(PERCEVAL, 2, "banque-retrait")]
    assert game.table.accounts == (90, 0)


@pytest.mark.rule("G5")
def test_a_newcomer_stops_at_332() -> None:
    """(340 − 0) × 10 completed rounds / 10 = 340."""
    game = at_table((340, 0))
    game = Game(replace(game.table, round=11))
    assert ledger(game.play("chante_sloubi", name="Gauvain", sung=False)) == [(2, 332, "chante-sloubi")]


@pytest.mark.rule("G5")
def test_the_ceiling_is_eleven_under_the_target() -> None:
    game = race_of_perceval((10, 100), target=150)
    game.play("cry", KARADOC, cry="pas-mou-le-caillou")
    assert game.scores == (10, 139)


@pytest.mark.rule("G5")
def test_ones_own_turn_ends_with_the_next_ones_first_die() -> None:
    """Until Karadoc throws, the 28 of his Pélican would not be capped for Perceval; on Karadoc's turn they are."""
    game = at_table((300, 0))
    game.throw(PERCEVAL, *NEANT)
    game.throw(KARADOC, 6, 6, 6)
    game.play("cry", PERCEVAL, cry="pelican")
    assert (game.scores, game.winners) == ((328, 172), ())
    game = at_table((320, 0))
    game.throw(PERCEVAL, *NEANT)
    game.throw(KARADOC, 6, 6, 6)
    assert ledger(game.play("cry", PERCEVAL, cry="pelican")) == [(PERCEVAL, 12, "pelican")]

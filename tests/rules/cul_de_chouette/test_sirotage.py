"""Sirotage: the odd die of a Chouette thrown again (S1 to S3)."""

import pytest
from tests.rules.cul_de_chouette.cast import KARADOC, PERCEVAL, at_table, ledger
from tests.rules.cul_de_chouette.sips import FRUITS, ODD, sipping

# S1


@pytest.mark.rule("S1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_after_a_plain_chouette_the_lanceur_may_sip(value: int) -> None:
    game = at_table((100, 100))
    game.throw(PERCEVAL, value, value, ODD[value])
    assert (game.phase, game.may("sirotage"), game.may("decline")) == (
        "sirotage-offered", {PERCEVAL}, {PERCEVAL},
    )  # fmt: skip
    assert (game.scores, game.thrower) == ((100 + value**2, 100), KARADOC)


@pytest.mark.rule("S1")
@pytest.mark.parametrize(
    "dice", [(2, 2, 4), (3, 4, 3), (5, 5, 5), (6, 6, 6), (1, 3, 4), (1, 3, 6), (1, 2, 3), (4, 2, 1)]
)
def test_nothing_but_a_plain_chouette_is_sipped(dice: tuple[int, ...]) -> None:
    game = at_table((100, 100))
    game.throw(PERCEVAL, *dice)
    assert game.refuse("sirotage", PERCEVAL) == "no-sirotage"


@pytest.mark.rule("S1")
def test_with_bleu_rouge_off_3_4_3_is_sipped_like_any_chouette() -> None:
    game = at_table((100, 100), bleu_rouge=False)
    assert ledger(game.throw(PERCEVAL, 3, 4, 3)) == [(PERCEVAL, 9, "chouette")]
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 3)
    assert game.scores == (170, 100)


@pytest.mark.rule("S1")
def test_nobody_sips_the_chouette_of_another() -> None:
    game = at_table((100, 100))
    game.throw(PERCEVAL, 4, 4, 1)
    assert game.refuse("sirotage", KARADOC) == "not-this-seat"
    assert game.refuse("decline", KARADOC) == "not-this-seat"


@pytest.mark.rule("S1")
def test_one_die_is_thrown_again_and_once() -> None:
    game = sipping(4)
    assert game.refuse("throw", PERCEVAL, dice=[4, 4, 4]) == "wrong-number-of-dice"
    assert game.refuse("sirotage", PERCEVAL) == "no-sirotage"
    game.throw(PERCEVAL, 2)
    assert game.refuse("sirotage", PERCEVAL) == "no-sirotage"


@pytest.mark.rule("S1")
def test_without_the_option_nobody_sips() -> None:
    game = at_table((100, 100), sirotage=False)
    game.throw(PERCEVAL, 4, 4, 1)
    assert (game.phase, game.scores) == ("before-throw", (116, 100))
    assert game.refuse("sirotage", PERCEVAL) == "rule-not-played"


# S2


@pytest.mark.rule("S2")
@pytest.mark.parametrize(("value", "cul"), [(1, 50), (2, 60), (3, 70), (4, 80), (5, 90)])
def test_success_gives_the_cul_de_chouette_instead_of_the_chouette(value: int, cul: int) -> None:
    game = sipping(value)
    assert ledger(game.throw(PERCEVAL, value)) == [
        (PERCEVAL, -(value**2), "sirotage"), (PERCEVAL, cul, "cul-de-chouette"),
    ]  # fmt: skip
    assert (game.scores, game.phase, game.thrower) == (
        (100 + cul, 100, 100, 100), "before-throw", KARADOC,
    )  # fmt: skip


@pytest.mark.rule("S2", "C1")
def test_a_sipped_6_6_6_is_a_pelican_with_its_race() -> None:
    game = sipping(6)
    assert ledger(game.throw(PERCEVAL, 6)) == [(PERCEVAL, -36, "sirotage"), (PERCEVAL, 172, "pelican")]
    assert game.phase == "pelican-race"
    game.play("cry", KARADOC, cry="pelican")
    assert game.scores == (272, 128, 100, 100)


@pytest.mark.rule("S2", "C2")
@pytest.mark.parametrize("pelican", ["off", "only-bleu-rouge"])
def test_where_it_is_no_pelican_a_sipped_6_6_6_gives_100(pelican: str) -> None:
    game = sipping(6, pelican=pelican)
    game.throw(PERCEVAL, 6)
    assert (game.scores, game.phase) == ((200, 100, 100, 100), "before-throw")


@pytest.mark.rule("S2")
def test_success_leaves_nothing_for_the_contre_sirop() -> None:
    game = sipping(4)
    game.throw(PERCEVAL, 4)
    assert game.refuse("cry", KARADOC, cry=FRUITS) == "no-such-race"


@pytest.mark.rule("S2", "A3")
def test_a_buyer_sips_and_is_capped() -> None:
    """331 − 30 = 301; the Chouette of 5 makes 326, taken back; the Cul of 90 is cut to 31."""
    game = at_table((100, 331, 100))
    game.throw(PERCEVAL, 5, 1)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 5)
    assert game.may("sirotage") == {KARADOC}
    game.play("sirotage", KARADOC)
    assert ledger(game.throw(KARADOC, 5)) == [(KARADOC, -25, "sirotage"), (KARADOC, 31, "cul-de-chouette")]
    assert (game.scores, game.winners, game.thrower) == ((100, 332, 100), (), KARADOC)


# S3


@pytest.mark.rule("S3")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_failure_costs_the_square_from_the_score_before_the_throw(value: int) -> None:
    game = sipping(value)
    assert ledger(game.throw(PERCEVAL, ODD[value])) == [
        (PERCEVAL, -(value**2), "sirotage"), (PERCEVAL, -(value**2), "sirotage"),
    ]  # fmt: skip
    assert game.scores == (100 - value**2, 100, 100, 100)


@pytest.mark.rule("S3")
def test_by_house_rule_a_failure_only_takes_the_chouette_back() -> None:
    game = sipping(5, sirotage_rate="just-not-gained")
    assert ledger(game.throw(PERCEVAL, 2)) == [(PERCEVAL, -25, "sirotage")]
    assert game.scores == (100, 100, 100, 100)


@pytest.mark.rule("S3")
@pytest.mark.parametrize(("value", "die"), [(3, 6), (2, 4), (1, 2), (3, 4)])
def test_a_failure_is_a_failure_whatever_the_three_dice_make(value: int, die: int) -> None:
    """Neither the Chouette Velute nor the Bleu-Rouge that lies there now counts."""
    game = sipping(value)
    game.throw(PERCEVAL, die)
    assert (game.phase, game.scores[PERCEVAL]) == ("contre-sirop", 100 - value**2)
    assert game.refuse("cry", KARADOC, cry="pas-mou-le-caillou") == "no-such-race"


@pytest.mark.rule("S3", "G4")
def test_a_failure_stops_at_zero() -> None:
    game = sipping(5, (10, 0))
    assert ledger(game.throw(PERCEVAL, 2)) == [(PERCEVAL, -25, "sirotage"), (PERCEVAL, -10, "sirotage")]
    assert game.scores == (0, 0)


@pytest.mark.rule("S3", "N5")
def test_a_failed_sirop_grelot_costs_the_square_besides_the_stake() -> None:
    """100 − 16 = 84, then the stake of 20."""
    game = at_table((100, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, 1, 3, 6)
    game.play("grelottine", KARADOC, on="sirop-grelot", stake=20)
    game.throw(PERCEVAL, 4, 4, 1)
    assert game.refuse("decline", PERCEVAL) == "not-now"
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 2)
    assert ledger(game.play("nobody")) == [(PERCEVAL, -20, "grelottine"), (KARADOC, 20, "grelottine")]
    assert (game.scores, game.thrower) == ((64, 120), KARADOC)

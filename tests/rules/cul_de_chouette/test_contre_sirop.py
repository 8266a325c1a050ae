"""Contre-Sirop: the fist raised after a failed Sirotage (S5)."""

import pytest
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, LEODAGAN, PERCEVAL, at_table, ledger
from tests.rules.cul_de_chouette.sips import FRUITS, ODD, sipping


@pytest.mark.rule("S5")
@pytest.mark.parametrize(("value", "prize"), [(1, 10), (2, 12), (3, 14), (4, 16), (5, 18), (6, 20)])
def test_the_contre_sirop_is_twice_a_tenth_of_the_cul_tried_for(value: int, prize: int) -> None:
    game = sipping(value)
    game.throw(PERCEVAL, ODD[value])
    assert (game.phase, game.may("cry"), game.thrower) == (
        "contre-sirop", {KARADOC, BOHORT, LEODAGAN}, KARADOC,
    )  # fmt: skip
    assert ledger(game.play("cry", BOHORT, cry=FRUITS)) == [(BOHORT, prize, "contre-sirop")]
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("S5")
def test_the_lanceur_does_not_take_his_own_contre_sirop() -> None:
    game = sipping(4)
    game.throw(PERCEVAL, 2)
    assert game.refuse("cry", PERCEVAL, cry=FRUITS) == "not-in-this-race"


@pytest.mark.rule("S5")
def test_the_next_throw_closes_the_contre_sirop() -> None:
    game = sipping(4)
    game.throw(PERCEVAL, 2)
    game.throw(KARADOC, 1, 3)
    assert game.refuse("cry", BOHORT, cry=FRUITS) == "no-such-race"
    assert game.scores == (84, 100, 100, 100)


@pytest.mark.rule("S5")
def test_without_the_option_a_failure_opens_nothing() -> None:
    game = sipping(4, contre_sirop=False)
    game.throw(PERCEVAL, 2)
    assert (game.phase, game.refuse("cry", KARADOC, cry=FRUITS)) == ("before-throw", "no-such-race")


@pytest.mark.rule("S5", "A3")
def test_the_original_lanceur_may_take_the_contre_sirop_of_a_buyer_capped_on_his_own_turn() -> None:
    """320, nothing for 4-1; the 16 are cut to 12: everything from a bought Cul stops at 332."""
    game = at_table((320, 100, 100))
    game.throw(PERCEVAL, 4, 1)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 4)
    game.play("sirotage", KARADOC)
    game.throw(KARADOC, 2)
    assert game.may("cry") == {PERCEVAL, BOHORT}
    assert ledger(game.play("cry", PERCEVAL, cry=FRUITS)) == [(PERCEVAL, 12, "contre-sirop")]


@pytest.mark.rule("S5", "N3")
def test_in_a_challenge_the_contre_sirop_comes_before_the_stake() -> None:
    game = at_table((100, 100, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, 1, 3, 6)
    game.play("grelottine", KARADOC, on="chouette", stake=30)
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 2)
    assert (game.phase, game.scores) == ("contre-sirop", (84, 100, 100))
    assert ledger(game.play("cry", KARADOC, cry=FRUITS)) == [
        (KARADOC, 16, "contre-sirop"), (PERCEVAL, -30, "grelottine"), (KARADOC, 30, "grelottine"),
    ]  # fmt: skip
    assert (game.scores, game.thrower) == ((54, 146, 100), KARADOC)

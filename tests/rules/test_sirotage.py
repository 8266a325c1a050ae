"""Sirotage and Contre-Sirop: the odd die of a Chouette is thrown again (S1 to S5)."""

import pytest
from pydantic import ValidationError
from tests.rules.cast import BOHORT, KARADOC, LEODAGAN, PERCEVAL, Game, at_table, ledger, read

FRUITS = "fruits-au-sirop"
ODD = {1: 4, 2: 5, 3: 5, 4: 1, 5: 1, 6: 1}
"""For each pair a third die that makes it a plain Chouette; as a re-thrown die it fails."""


def sipping(value: int, scores: tuple[int, ...] = (100, 100, 100, 100), **options: object) -> Game:
    """Perceval has thrown a Chouette and taken the odd die up again."""
    game = at_table(scores, **options)
    game.throw(PERCEVAL, value, value, ODD[value])
    assert ledger(game.play("sirotage", PERCEVAL)) == []
    assert (game.phase, game.thrower) == ("sirotage", PERCEVAL)
    return game


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


# S4


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
    assert game.refuse("bet", KARADOC, on=[4, 5]) == "bet-on-something-else"
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


# S5


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


@pytest.mark.rule("S5", "D1")
def test_partners_do_not_take_each_others_contre_sirop() -> None:
    game = at_table((100, 80, 100, 80), teams=[[0, 2], [1, 3]])
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 2)
    assert game.may("cry") == {KARADOC, LEODAGAN}
    assert game.refuse("cry", BOHORT, cry=FRUITS) == "not-in-this-race"


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

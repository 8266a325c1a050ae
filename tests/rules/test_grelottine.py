"""Grelottine: after a Néant a holder imposes a combination and a stake (N1 to N7)."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from tests.rules.cast import BOHORT, KARADOC, LEODAGAN, PERCEVAL, RULES, Game, at_table, lines

from tripot.rules.cul_de_chouette.combinations import Combination, Reading, read
from tripot.rules.cul_de_chouette.grelottine import satisfies
from tripot.rules.cul_de_chouette.options import Options
from tripot.rules.cul_de_chouette.table import Result

NEANT = (1, 3, 6)


def after_a_neant(
    scores: tuple[int, ...] = (100, 150, 40), holders: tuple[int, ...] = (KARADOC,), **options: Any
) -> Game:
    """Perceval has thrown a Néant; it is Karadoc's turn."""
    game = at_table(scores, tokens={seat: {"grelottine": 1} for seat in holders}, **options)
    game.throw(PERCEVAL, *NEANT)
    return game


def challenged(
    on: str,
    stake: int,
    scores: tuple[int, ...] = (100, 150, 40),
    holders: tuple[int, ...] = (KARADOC,),
    **options: Any,
) -> Game:
    """Karadoc has challenged Perceval's Néant."""
    game = after_a_neant(scores, holders, **options)
    game.play("grelottine", KARADOC, on=on, stake=stake)
    return game


def stakes_offered(game: Game) -> dict[str, int]:
    (offer,) = game.offers("grelottine")
    stakes: dict[str, int] = offer.bounds["stakes"]
    return stakes


def held(game: Game) -> tuple[int, ...]:
    """The Grelottines, seat by seat."""
    return tuple(game.holds(seat).grelottine for seat in game.table.seats)


# N1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N1")
def test_every_other_holder_may_challenge_a_neant() -> None:
    game = after_a_neant((100, 150, 40, 90), holders=(PERCEVAL, KARADOC, BOHORT))
    assert game.may("grelottine") == {KARADOC, BOHORT}
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("N1")
def test_nobody_challenges_his_own_neant() -> None:
    game = after_a_neant()
    assert game.refuse("grelottine", PERCEVAL, on="chouette", stake=1) == "cannot-be-challenged"


@pytest.mark.rule("N1")
def test_a_velute_is_exposed_to_no_challenge() -> None:
    game = at_table((100, 150, 40), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.refuse("grelottine", KARADOC, on="chouette", stake=1) == "no-neant-to-challenge"


@pytest.mark.rule("N1", "G8")
def test_the_next_players_chouettes_close_the_challenge() -> None:
    game = after_a_neant(holders=(KARADOC, BOHORT))
    game.throw(KARADOC, 1, 2)
    assert game.refuse("grelottine", BOHORT, on="chouette", stake=1) == "no-neant-to-challenge"


@pytest.mark.rule("N1", "G8")
def test_the_next_players_civet_closes_the_challenge() -> None:
    game = at_table((100, 150, 40), tokens={KARADOC: {"civet": 1}, BOHORT: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    assert game.may("grelottine") == {BOHORT}
    game.play("civet", KARADOC, on="chouette", stake=10)
    assert game.may("grelottine") == set()


@pytest.mark.rule("N1", "G8")
def test_the_next_players_deposit_closes_the_challenge() -> None:
    game = after_a_neant(holders=(BOHORT,), banque=True)
    game.play("banque_depot", KARADOC, steps=1)
    assert game.refuse("grelottine", BOHORT, on="chouette", stake=1) == "no-neant-to-challenge"


@pytest.mark.rule("N1")
def test_one_neant_is_challenged_once() -> None:
    game = challenged("velute", 25, holders=(KARADOC, BOHORT))
    assert game.refuse("grelottine", BOHORT, on="chouette", stake=1) == "no-neant-to-challenge"
    game.throw(PERCEVAL, 5, 5, 5)
    assert game.phase == "before-throw"
    assert game.refuse("grelottine", BOHORT, on="chouette", stake=1) == "no-neant-to-challenge"


@pytest.mark.rule("N1", "N3", "C10")
def test_a_neant_in_a_challenge_is_challenged_in_turn_once_the_first_is_settled() -> None:
    game = challenged("chouette", 33, holders=(KARADOC, BOHORT))
    assert lines(game.throw(PERCEVAL, *NEANT)) == [(PERCEVAL, -33, "grelottine"), (KARADOC, 33, "grelottine")]
    assert held(game) == (1, 0, 1)
    assert game.may("grelottine") == {BOHORT}
    assert stakes_offered(game)["chouette"] == 13  # 33 % of Bohort's 40
    game.play("grelottine", BOHORT, on="chouette", stake=13)
    assert game.thrower == PERCEVAL
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (86, 183, 53)  # 67 + 32 − 13
    assert held(game) == (0, 0, 0)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("N1", "A3")
def test_the_neant_of_a_buyer_exposes_the_buyer() -> None:
    game = at_table((100, 150, 40), tokens={PERCEVAL: {"grelottine": 1}, BOHORT: {"grelottine": 1}})
    game.throw(PERCEVAL, 1, 3)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 6)
    assert held(game) == (1, 1, 1)
    assert game.may("grelottine") == {PERCEVAL, BOHORT}
    game.play("grelottine", BOHORT, on="chouette", stake=13)
    assert game.thrower == KARADOC
    game.throw(KARADOC, 4, 4, 1)
    game.play("decline", KARADOC)
    assert game.scores == (100, 149, 27)  # 150 − 30 + 16 + 13
    assert held(game) == (1, 0, 0)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("N1", "B3")
def test_the_neant_of_a_bleu_rouge_that_counts_may_be_challenged() -> None:
    game = at_table((100, 150, 40), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[10])
    game.throw(PERCEVAL, *NEANT)
    assert game.scores == (165, 150, 40)  # 9, then 36 + 2 · 10
    assert held(game) == (1, 1, 0)
    assert game.may("grelottine") == {KARADOC}


@pytest.mark.rule("N1", "B4")
def test_the_neant_of_a_bleu_rouge_that_does_not_count_exposes_nobody() -> None:
    game = at_table((100, 150, 40), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[11])
    game.throw(PERCEVAL, *NEANT)
    assert game.scores == (109, 150, 40)
    assert held(game) == (0, 1, 0)
    assert game.may("grelottine") == set()


@pytest.mark.rule("N1", "C10")
def test_without_grelottine_a_neant_gives_nothing_and_exposes_nobody() -> None:
    game = at_table((100, 150, 40), grelottine=False)
    game.throw(PERCEVAL, *NEANT)
    assert held(game) == (0, 0, 0)
    assert game.refuse("grelottine", KARADOC, on="chouette", stake=1) == "rule-not-played"


# N2 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N2")
@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((100, 150, 40), {"chouette": 33, "velute": 25, "sirop-grelot": 20, "cul-de-chouette": 16,
                          "chouette-velute": 8}),
        ((150, 37, 40), {"chouette": 12, "velute": 9, "sirop-grelot": 7, "cul-de-chouette": 5,
                         "chouette-velute": 2}),
        ((12, 150, 40), {"chouette": 3, "velute": 3, "sirop-grelot": 2, "cul-de-chouette": 1}),
        ((4, 4, 40), {"chouette": 1, "velute": 1}),
        ((332, 340, 40), {"chouette": 109, "velute": 83, "sirop-grelot": 66, "cul-de-chouette": 53,
                          "chouette-velute": 26}),
    ],
)  # fmt: skip
def test_each_maximum_is_a_rate_of_the_smaller_score_rounded_down(
    scores: tuple[int, ...], expected: dict[str, int]
) -> None:
    assert stakes_offered(after_a_neant(scores)) == expected


@pytest.mark.rule("N2")
def test_the_house_may_round_up() -> None:
    assert stakes_offered(after_a_neant((150, 37, 40), grelottine_rounding="up")) == {
        "chouette": 13, "velute": 10, "sirop-grelot": 8, "cul-de-chouette": 6, "chouette-velute": 3,
    }  # fmt: skip


@pytest.mark.rule("N2")
def test_rounding_up_leaves_a_whole_number_alone() -> None:
    assert stakes_offered(after_a_neant((100, 150, 40), grelottine_rounding="up")) == {
        "chouette": 33, "velute": 25, "sirop-grelot": 20, "cul-de-chouette": 16, "chouette-velute": 8,
    }  # fmt: skip


@pytest.mark.rule("N2")
def test_the_maximum_may_be_staked_and_not_a_point_more() -> None:
    game = after_a_neant()
    assert game.refuse("grelottine", KARADOC, on="velute", stake=26) == "stake-too-high"
    assert game.play("grelottine", KARADOC, on="velute", stake=25) == ()


@pytest.mark.rule("N2")
def test_a_stake_too_high_is_refused_as_such_beside_other_challengers() -> None:
    game = after_a_neant((100, 150, 40), holders=(KARADOC, BOHORT))
    assert game.refuse("grelottine", KARADOC, on="velute", stake=26) == "stake-too-high"
    assert game.refuse("grelottine", BOHORT, on="velute", stake=11) == "stake-too-high"


@pytest.mark.rule("N2")
def test_a_combination_whose_maximum_is_below_1_cannot_be_imposed() -> None:
    game = after_a_neant((12, 150, 40))
    assert game.refuse("grelottine", KARADOC, on="chouette-velute", stake=1) == "no-such-challenge"


@pytest.mark.rule("N2")
def test_below_a_stake_of_1_there_is_no_challenge_at_all() -> None:
    game = after_a_neant((100, 3, 40), holders=(KARADOC, BOHORT))
    assert [offer.seats for offer in game.offers("grelottine") if offer.bounds["stakes"]] == [(BOHORT,)]
    assert game.refuse("grelottine", KARADOC, on="chouette", stake=1) == "no-such-challenge"


# N3 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N3")
def test_both_grelottines_stay_until_the_challenge_is_thrown() -> None:
    game = challenged("velute", 25, holders=(KARADOC, BOHORT))
    assert held(game) == (1, 1, 1)
    game.throw(PERCEVAL, 5, 5, 5)
    assert held(game) == (0, 0, 1)


@pytest.mark.rule("N3")
def test_the_challenged_throws_three_dice_at_once() -> None:
    game = challenged("velute", 25)
    assert (game.phase, game.thrower) == ("challenge", PERCEVAL)
    assert game.refuse("throw", PERCEVAL, dice=[1, 3]) == "wrong-number-of-dice"
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "not-your-dice"


@pytest.mark.rule("N3", "N4")
def test_the_challenged_keeps_the_points_of_a_throw_that_fails() -> None:
    game = challenged("chouette", 33)
    assert lines(game.throw(PERCEVAL, 1, 5, 6)) == [
        (PERCEVAL, 72, "velute"),
        (PERCEVAL, -33, "grelottine"),
        (KARADOC, 33, "grelottine"),
    ]
    assert game.scores == (139, 183, 40)


@pytest.mark.rule("N3", "C6")
def test_the_suite_of_a_challenge_is_lost_before_the_stake() -> None:
    game = challenged("chouette", 33)
    assert game.throw(PERCEVAL, 2, 3, 4) == ()
    assert game.phase == "suite"
    assert lines(game.play("last", BOHORT)) == [
        (BOHORT, -10, "suite"),
        (PERCEVAL, -33, "grelottine"),
        (KARADOC, 33, "grelottine"),
    ]
    assert game.scores == (67, 183, 30)


@pytest.mark.rule("N3", "C1")
def test_the_race_for_the_pelican_of_a_challenge_is_run_before_the_stake() -> None:
    game = challenged("cul-de-chouette", 16)
    assert lines(game.throw(PERCEVAL, 6, 6, 6)) == [(PERCEVAL, 172, "pelican")]
    assert game.phase == "pelican-race"
    assert lines(game.play("cry", KARADOC, cry="pelican")) == [
        (KARADOC, 28, "pelican"),
        (KARADOC, -16, "grelottine"),
        (PERCEVAL, 16, "grelottine"),
    ]
    assert game.scores == (288, 162, 40)


@pytest.mark.rule("N3", "G8")
def test_the_next_players_dice_close_the_race_of_a_challenge_and_settle_the_stake() -> None:
    game = challenged("chouette-velute", 8)
    game.throw(PERCEVAL, 2, 2, 4)
    assert lines(game.throw(KARADOC, 1, 3, 4)) == [
        (KARADOC, -8, "grelottine"),
        (PERCEVAL, 8, "grelottine"),
        (KARADOC, 32, "velute"),
    ]
    assert game.scores == (108, 174, 40)


@pytest.mark.rule("N3", "G8")
def test_the_sirotage_of_a_challenge_is_sipped_or_declined_before_the_next_dice() -> None:
    game = challenged("velute", 25)
    game.throw(PERCEVAL, 4, 4, 1)
    assert game.phase == "sirotage-due"
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "settle-first"
    game.play("decline", PERCEVAL)
    assert game.scores == (91, 175, 40)  # 116 − 25


# N4 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N4")
def test_success_takes_the_stake_from_the_challenger() -> None:
    game = challenged("velute", 25)
    assert lines(game.throw(PERCEVAL, 1, 3, 4)) == [
        (PERCEVAL, 32, "velute"),
        (KARADOC, -25, "grelottine"),
        (PERCEVAL, 25, "grelottine"),
    ]
    assert game.scores == (157, 125, 40)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("N4", "G5", "G7")
def test_the_stake_won_is_capped_on_the_challengeds_own_turn() -> None:
    game = challenged("chouette", 32, (300, 100, 40))
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("decline", PERCEVAL)
    assert game.scores == (332, 68, 40)  # 316, then no more than 332: no victory
    assert game.winners == ()


@pytest.mark.rule("N4", "G5")
def test_the_stake_never_lowers_a_score_above_the_ceiling() -> None:
    game = challenged("chouette", 32, (320, 100, 40))
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("decline", PERCEVAL)
    assert game.scores == (336, 68, 40)
    assert game.winners == ()


@pytest.mark.rule("N4", "G5")
def test_the_challengers_stake_is_capped_too() -> None:
    game = challenged("chouette", 105, (320, 320, 40))
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (247, 332, 40)  # 352 − 105
    assert game.winners == ()


@pytest.mark.rule("N4", "G4")
def test_the_winner_gets_the_whole_stake_of_who_cannot_pay_it() -> None:
    game = challenged("chouette", 9, (30, 150, 40))
    for _ in range(3):
        game.play("bevue", PERCEVAL)
    assert lines(game.throw(PERCEVAL, *NEANT)) == [(PERCEVAL, 0, "grelottine"), (KARADOC, 9, "grelottine")]
    assert game.scores == (0, 159, 40)


@pytest.mark.rule("N4", "G4")
def test_the_house_may_pay_only_what_was_paid() -> None:
    game = challenged("chouette", 9, (30, 150, 40), transfer="what-was-paid")
    game.play("correction", PERCEVAL, points=-26)
    game.throw(PERCEVAL, *NEANT)
    assert game.scores == (0, 154, 40)


@pytest.mark.rule("N4", "G6", "G7")
def test_victory_is_tested_after_the_stake() -> None:
    game = challenged("chouette", 33, (300, 100, 40))
    game.throw(PERCEVAL, 1, 5, 6)
    assert game.scores == (339, 133, 40)  # 372, then 33 lost
    assert game.winners == ()


@pytest.mark.rule("N4", "G6")
def test_the_challenge_of_his_own_neant_is_still_his_own_turn() -> None:
    game = challenged("velute", 25, (300, 100, 40))
    game.throw(PERCEVAL, 1, 5, 6)
    assert game.scores == (372, 75, 40)
    assert (game.phase, game.winners) == ("finished", (PERCEVAL,))


# N5 -----------------------------------------------------------------------------------------------------------


def chances(on: str, options: Options | None = None) -> Fraction:
    """The chance of one throw of three dice, a Chouette being sipped where that may help."""
    favourable = Fraction(0)
    for dice in product(range(1, 7), repeat=3):
        reading = read(dice, options or Options())
        favourable += satisfies(on, Result(reading))
    return favourable / 216


def chances_with_sirotage(on: str) -> Fraction:
    """The same when every Chouette is sipped, over all 1,296 throws of four dice."""
    favourable = 0
    for *dice, sipped in product(range(1, 7), repeat=4):
        reading = read(dice, Options())
        if reading.combination is Combination.CHOUETTE:
            is_made = sipped == reading.value
            made = read((sipped, sipped, sipped), Options()) if is_made else reading
            favourable += satisfies(on, Result(made, sipped=is_made))
        else:
            favourable += satisfies(on, Result(reading))
    return Fraction(favourable, 1296)


@pytest.mark.rule("N5")
@pytest.mark.parametrize(
    ("on", "expected"),
    [("chouette", 78), ("velute", 36), ("chouette-velute", 9), ("cul-de-chouette", 6), ("sirop-grelot", 0)],
)
def test_the_chances_of_three_dice_are_those_of_the_rulebook(on: str, expected: int) -> None:
    assert chances(on) == Fraction(expected, 216)


@pytest.mark.rule("N5")
def test_without_bleu_rouge_a_chouette_has_three_chances_more() -> None:
    assert chances("chouette", Options(bleu_rouge=False)) == Fraction(81, 216)


@pytest.mark.rule("N5")
@pytest.mark.parametrize(
    ("on", "expected"),
    [("chouette", 0), ("velute", 36), ("chouette-velute", 9), ("cul-de-chouette", 19), ("sirop-grelot", 13)],
)
def test_the_chances_with_every_chouette_sipped_are_those_of_the_rulebook(on: str, expected: int) -> None:
    assert chances_with_sirotage(on) == Fraction(expected, 216)


@pytest.mark.rule("N5")
@pytest.mark.parametrize("on", ["chouette", "velute", "chouette-velute", "cul-de-chouette", "sirop-grelot"])
@pytest.mark.parametrize("combination", [Combination.BLEU_ROUGE, Combination.SOUFFLETTE, Combination.NEANT])
def test_bleu_rouge_soufflette_and_neant_satisfy_nothing(on: str, combination: Combination) -> None:
    assert not satisfies(on, Result(Reading(combination)))


@pytest.mark.rule("N5")
def test_a_chouette_left_alone_satisfies_the_chouette() -> None:
    game = challenged("chouette", 33)
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("decline", PERCEVAL)
    assert game.scores == (149, 117, 40)


@pytest.mark.rule("N5", "S2")
def test_a_chouette_sipped_into_a_cul_is_no_chouette_any_more() -> None:
    game = challenged("chouette", 33)
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 4)
    assert game.scores == (147, 183, 40)  # 100 + 80 − 33


@pytest.mark.rule("N5", "S3")
def test_a_chouette_sipped_in_vain_is_no_chouette_any_more() -> None:
    game = challenged("chouette", 33)
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 2)
    game.play("nobody")
    assert game.scores == (51, 183, 40)  # 100 − 16 − 33


@pytest.mark.rule("N5", "S2")
def test_a_sipped_cul_satisfies_the_cul() -> None:
    game = challenged("cul-de-chouette", 16)
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 4)
    assert game.scores == (196, 134, 40)  # 100 + 80 + 16


@pytest.mark.rule("N5", "C5")
def test_1_2_3_satisfies_the_velute() -> None:
    game = challenged("velute", 25)
    assert lines(game.throw(PERCEVAL, 1, 2, 3)) == [(PERCEVAL, 18, "suite")]
    game.play("last", BOHORT)
    assert game.scores == (143, 125, 30)


@pytest.mark.rule("N5", "C4")
def test_without_bleu_rouge_3_4_3_satisfies_the_chouette() -> None:
    game = challenged("chouette", 33, bleu_rouge=False)
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("decline", PERCEVAL)
    assert game.scores == (142, 117, 40)


@pytest.mark.rule("N5", "C3")
@pytest.mark.parametrize(
    ("on", "stake", "expected"), [("chouette", 33, (67, 183, 40)), ("velute", 25, (75, 175, 40))]
)
def test_a_chouette_velute_is_neither_a_chouette_nor_a_velute(
    on: str, stake: int, expected: tuple[int, ...]
) -> None:
    game = challenged(on, stake)
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("nobody")
    assert game.scores == expected


@pytest.mark.rule("N5", "C3")
def test_the_chouette_velute_is_made_whoever_claps_first() -> None:
    game = challenged("chouette-velute", 8)
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("cry", BOHORT, cry="pas-mou-le-caillou")
    assert game.scores == (108, 142, 72)


@pytest.mark.rule("N5")
def test_in_a_sirop_grelot_the_chouette_must_be_sipped() -> None:
    game = challenged("sirop-grelot", 20)
    game.throw(PERCEVAL, 4, 4, 1)
    moves = {offer.move.move_name() for offer in game.table.phase.offers(game.table)}
    assert (game.phase, moves) == ("sirotage-due", {"sirotage", "bet"})
    assert game.refuse("decline", PERCEVAL) == "not-now"


@pytest.mark.rule("N5", "S2")
def test_a_sirop_grelot_succeeds_with_the_sirotage() -> None:
    game = challenged("sirop-grelot", 20)
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    assert lines(game.throw(PERCEVAL, 4)) == [
        (PERCEVAL, -16, "sirotage"),
        (PERCEVAL, 80, "cul-de-chouette"),
        (KARADOC, -20, "grelottine"),
        (PERCEVAL, 20, "grelottine"),
    ]
    assert game.scores == (200, 130, 40)


@pytest.mark.rule("N5", "S3", "S5")
def test_a_failed_sirop_grelot_costs_the_chouette_besides_the_stake() -> None:
    game = challenged("sirop-grelot", 20)
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 2)
    assert (game.phase, game.scores) == ("contre-sirop", (84, 150, 40))
    game.play("cry", KARADOC, cry="fruits-au-sirop")
    assert game.scores == (64, 186, 40)  # Karadoc: 16 for the sirop of 4, 20 for the stake


@pytest.mark.rule("N5")
def test_a_natural_cul_fails_a_sirop_grelot() -> None:
    game = challenged("sirop-grelot", 20)
    game.throw(PERCEVAL, 5, 5, 5)
    assert game.scores == (170, 170, 40)


@pytest.mark.rule("N5")
def test_a_neant_fails_a_sirop_grelot_at_once() -> None:
    game = challenged("sirop-grelot", 20)
    game.throw(PERCEVAL, *NEANT)
    assert game.scores == (80, 170, 40)


@pytest.mark.rule("N5", "N2")
def test_without_sirotage_no_sirop_grelot_is_offered() -> None:
    game = after_a_neant(sirotage=False)
    assert set(stakes_offered(game)) == {"chouette", "velute", "cul-de-chouette", "chouette-velute"}
    assert game.refuse("grelottine", KARADOC, on="sirop-grelot", stake=1) == "no-such-challenge"


# N6 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N6")
def test_a_bet_on_the_success_wins_25() -> None:
    game = challenged("velute", 25)
    assert game.play("bet", BOHORT, on="reussite") == ()
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (157, 125, 65)


@pytest.mark.rule("N6")
def test_a_bet_on_the_success_that_does_not_come_loses_5() -> None:
    game = challenged("velute", 25)
    game.play("bet", BOHORT, on="reussite")
    assert lines(game.throw(PERCEVAL, 5, 5, 5))[-1] == (BOHORT, -5, "pari")
    assert game.scores == (165, 175, 35)


@pytest.mark.rule("N6")
def test_neither_the_challenger_nor_the_challenged_bets() -> None:
    game = challenged("velute", 25)
    assert game.may("bet") == {BOHORT}
    assert game.refuse("bet", PERCEVAL, on="reussite") == "parties-do-not-bet"
    assert game.refuse("bet", KARADOC, on="reussite") == "parties-do-not-bet"


@pytest.mark.rule("N6")
def test_nobody_bets_twice_on_a_challenge() -> None:
    game = challenged("velute", 25)
    game.play("bet", BOHORT, on="reussite")
    assert game.refuse("bet", BOHORT, on="reussite") == "already-bet"


@pytest.mark.rule("N6", "S4")
def test_who_has_fewer_than_5_points_does_not_bet() -> None:
    game = challenged("velute", 25, (100, 150, 4, 5))
    assert game.may("bet") == {LEODAGAN}
    assert game.refuse("bet", BOHORT, on="reussite") == "too-poor-to-bet"


@pytest.mark.rule("N6")
def test_a_bet_on_the_failure_needs_the_house_rule() -> None:
    game = challenged("velute", 25)
    assert game.refuse("bet", BOHORT, on="echec") == "bet-on-something-else"


@pytest.mark.rule("N6")
def test_by_house_rule_the_failure_may_be_bet_on() -> None:
    game = challenged("velute", 25, (100, 150, 40, 60), grelottine_bets="both")
    game.play("bet", BOHORT, on="echec")
    game.play("bet", LEODAGAN, on="reussite")
    game.throw(PERCEVAL, 5, 5, 5)
    assert game.scores == (165, 175, 65, 55)


@pytest.mark.rule("N6", "G5")
def test_a_bet_won_is_capped() -> None:
    game = challenged("velute", 25, (100, 150, 320))
    game.play("bet", BOHORT, on="reussite")
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (157, 125, 332)


@pytest.mark.rule("N6")
def test_the_house_may_count_the_5_staked_within_the_25() -> None:
    game = challenged("velute", 25, bet_gain=20)
    game.play("bet", BOHORT, on="reussite")
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (157, 125, 60)


@pytest.mark.rule("N6", "S4")
def test_the_bets_on_a_challenge_and_on_its_sirotage_are_two() -> None:
    """« One a player » is one on each thing to bet on."""
    game = challenged("sirop-grelot", 20)
    game.play("bet", BOHORT, on="reussite")
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("bet", BOHORT, on=4)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 4)
    assert game.scores == (200, 130, 90)


# N7 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N7")
def test_a_challenge_without_a_grelottine_is_refused() -> None:
    game = after_a_neant()
    assert game.refuse("grelottine", BOHORT, on="chouette", stake=1) == "no-grelottine"
    assert game.scores == (100, 150, 40)


@pytest.mark.rule("N7")
def test_without_a_neant_too_the_missing_grelottine_is_what_is_said() -> None:
    game = at_table((100, 150, 40))
    assert game.refuse("grelottine", KARADOC, on="chouette", stake=1) == "no-grelottine"


@pytest.mark.rule("N7", "E1")
def test_the_table_may_count_a_bevue_for_the_false_challenge() -> None:
    game = after_a_neant()
    game.play("bevue", BOHORT, note="défi sans Grelottine")
    assert game.scores == (100, 150, 30)
    assert game.may("grelottine") == {KARADOC}


@pytest.mark.rule("N1", "R7")
def test_of_two_cries_together_the_lower_score_challenges() -> None:
    game = after_a_neant((100, 150, 40, 90), holders=(KARADOC, BOHORT, LEODAGAN))
    game.play("tie", seats=[KARADOC, LEODAGAN])
    assert game.may("grelottine") == {LEODAGAN}
    assert game.refuse("grelottine", KARADOC, on="chouette", stake=1) == "cried-second"
    assert RULES.describe(game.table)["phase"] == "before-throw"


@pytest.mark.rule("N1", "R7")
def test_one_holder_alone_ties_with_nobody() -> None:
    assert after_a_neant(holders=(KARADOC,)).may("tie") == set()
    assert after_a_neant(holders=(KARADOC, BOHORT)).may("tie") == {KARADOC, BOHORT}
    assert after_a_neant((100, 3, 40), holders=(KARADOC, BOHORT)).may("tie") == set()

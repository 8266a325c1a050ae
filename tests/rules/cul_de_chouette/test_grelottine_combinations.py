"""Grelottine: what satisfies the combination imposed, and the chances of it (N5)."""

from fractions import Fraction
from itertools import product

import pytest
from tests.rules.cul_de_chouette.cast import (
    BOHORT,
    KARADOC,
    NEANT,
    PERCEVAL,
    ledger,
)
from tests.rules.cul_de_chouette.challenges import challenged

from tripot.rules.cul_de_chouette.combinations import Combination, Reading, read
from tripot.rules.cul_de_chouette.grelottine import satisfies
from tripot.rules.cul_de_chouette.options import Options
from tripot.rules.cul_de_chouette.table import Result


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
    assert ledger(game.throw(PERCEVAL, 1, 2, 3)) == [(PERCEVAL, 18, "suite")]
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
    assert ledger(game.throw(PERCEVAL, 4)) == [
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

"""The chances shown at the table, against the rulebook's own figures and against games played out."""

from fractions import Fraction
from itertools import product

import pytest

from tripot.rules.cul_de_chouette.odds import (
    any_total_odds,
    challenge_odds,
    civet_odds,
    sipped_die_odds,
    total_odds,
)
from tripot.rules.cul_de_chouette.options import Options


def of_216(**options: object) -> dict[str, Fraction]:
    return {on: chance * 216 for on, chance in challenge_odds(Options.model_validate(options)).items()}


@pytest.mark.rule("N5")
def test_a_challenge_has_the_chances_of_the_rulebook() -> None:
    assert of_216() == {
        "chouette-velute": 9,
        "cul-de-chouette": 19,
        "sirop-grelot": 13,
        "velute": 36,
        "chouette": 78,
    }


@pytest.mark.rule("N5")
def test_with_bleu_rouge_off_3_4_3_is_one_more_chouette_to_keep_or_to_sip() -> None:
    odds = of_216(bleu_rouge=False)
    assert odds["chouette"] == 81
    assert odds["sirop-grelot"] == Fraction(81, 6)
    assert odds["cul-de-chouette"] == 6 + Fraction(81, 6)


@pytest.mark.rule("N5")
def test_without_sirotage_a_cul_must_be_natural_and_no_sirop_grelot_is_imposed() -> None:
    assert of_216(sirotage=False) == {
        "chouette-velute": 9,
        "cul-de-chouette": 6,
        "velute": 36,
        "chouette": 78,
    }


@pytest.mark.rule("N5", "C1")
@pytest.mark.parametrize("pelican", ["always", "only-bleu-rouge", "off"])
def test_three_sixes_satisfy_whatever_they_are_called(pelican: str) -> None:
    assert of_216(pelican=pelican) == of_216()


@pytest.mark.rule("N5", "C7")
def test_a_soufflette_switched_off_is_a_neant_and_changes_no_chance() -> None:
    assert of_216(soufflette=False) == of_216()


@pytest.mark.rule("S7")
def test_a_civet_tells_a_natural_cul_from_a_sipped_one() -> None:
    assert {on: chance * 216 for on, chance in civet_odds(Options()).items()} == {
        "chouette": 78,
        "velute": 30,
        "chouette-velute": 9,
        "suite": 24,
        "cul-de-chouette": 6,
        "cul-de-chouette-sirote": 13,
    }
    assert civet_odds(Options(sirotage=False))["cul-de-chouette-sirote"] == 0


@pytest.mark.rule("S1", "S4")
def test_a_sipped_die_shows_a_named_face_once_in_six() -> None:
    assert sipped_die_odds() == Fraction(1, 6)


@pytest.mark.rule("B2")
def test_totals_of_three_dice_are_the_bell_curve() -> None:
    odds = total_odds()
    assert sorted(odds) == list(range(3, 19))
    assert sum(odds.values()) == 1
    assert [odds[total] * 216 for total in range(3, 11)] == [1, 3, 6, 10, 15, 21, 25, 27]
    assert all(odds[total] == odds[21 - total] for total in odds)


@pytest.mark.rule("B2", "B5")
def test_several_totals_add_up_and_an_impossible_one_adds_nothing() -> None:
    hits = sum(sum(dice) in {9, 10, 12} for dice in product(range(1, 7), repeat=3))
    assert any_total_odds((9, 10, 12)) == Fraction(hits, 216)
    assert any_total_odds((10, 10, 2, 19)) == Fraction(27, 216)
    assert any_total_odds(()) == 0

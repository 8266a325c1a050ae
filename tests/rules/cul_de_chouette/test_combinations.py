"""Combinations: all 216 throws, against a table made another way."""

import json
from itertools import product
from pathlib import Path

import pytest

from tripot.rules.cul_de_chouette.combinations import Combination, Reading, points, read, velute_points
from tripot.rules.cul_de_chouette.options import Options

THROWS = json.loads(
    (Path(__file__).parents[2] / "data" / "throws_cul_de_chouette.json").read_text(encoding="utf-8")
)
BY_DICE = {tuple(row["dice"]): row for row in THROWS}


@pytest.mark.rule("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10")
@pytest.mark.parametrize("dice", list(product(range(1, 7), repeat=3)))
def test_every_throw_is_read_as_the_table_says_whatever_the_order_of_the_dice(dice: tuple[int, ...]) -> None:
    row = BY_DICE[tuple(sorted(dice))]
    reading = read(dice, Options())
    assert reading.combination == row["combination"].replace("_", "-")
    is_raced_for = reading.combination is Combination.CHOUETTE_VELUTE
    assert (velute_points(reading.value) if is_raced_for else points(reading)) == row["points"]


@pytest.mark.rule("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10")
def test_each_combination_comes_as_often_as_the_table_says() -> None:
    expected: dict[str, int] = {}
    for row in THROWS:
        name = row["combination"].replace("_", "-")
        expected[name] = expected.get(name, 0) + row["ordered_count"]
    found: dict[str, int] = {}
    for dice in product(range(1, 7), repeat=3):
        name = read(dice, Options()).combination.value
        found[name] = found.get(name, 0) + 1
    assert found == expected


@pytest.mark.rule("C4")
def test_with_bleu_rouge_off_3_4_3_is_a_chouette_of_3() -> None:
    assert read((3, 4, 3), Options(bleu_rouge=False)) == Reading(Combination.CHOUETTE, 3)


@pytest.mark.rule("C7")
def test_with_soufflette_off_4_2_1_is_a_neant() -> None:
    assert read((4, 2, 1), Options(soufflette=False)) == Reading(Combination.NEANT)


@pytest.mark.rule("C1", "C2")
@pytest.mark.parametrize(
    ("pelican", "in_a_bleu_rouge", "expected"),
    [("always", False, 172), ("off", False, 100), ("off", True, 100), ("only-bleu-rouge", False, 100),
     ("only-bleu-rouge", True, 172)],
)  # fmt: skip
def test_three_sixes_are_worth_what_the_house_says(
    pelican: str, *, in_a_bleu_rouge: bool, expected: int
) -> None:
    options = Options.model_validate({"pelican": pelican})
    assert points(read((6, 6, 6), options, in_a_bleu_rouge=in_a_bleu_rouge)) == expected

"""What kept dice are worth: all 461 multisets and all throws, against readings made another way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product

import pytest

from tripot.rules.vache_qui_rit.scoring import legal_sets, legal_sets_of, points

KEPT = [kept for size in range(1, 6) for kept in combinations_with_replacement(range(1, 7), size)]


def figures() -> Iterator[tuple[tuple[int, ...], int]]:
    """All that scores by itself: single dice, three to five alike, suites."""
    yield from (((1,), 100), ((5,), 50))
    for face, triple in ((1, 700), (2, 200), (3, 300), (4, 400), (5, 500), (6, 600)):
        yield from (((face,) * count, triple + 100 * (count - 3)) for count in (3, 4, 5))
    yield from (((1, 2, 3, 4, 5), 1000), ((2, 3, 4, 5, 6), 1000))


FIGURES = list(figures())


def best(dice: Counter[int]) -> int | None:
    """The dearest way to lay all dice out in figures; None where some are left over."""
    if not dice:
        return 0
    found = []
    for figure, worth in FIGURES:
        if min(dice) in figure and Counter(figure) <= dice:
            rest = best(dice - Counter(figure))
            if rest is not None:
                found.append(worth + rest)
    return max(found, default=None)


@pytest.mark.rule("V2", "V3", "V4", "V6")
def test_every_one_of_the_461_sets_scores_its_best_reading() -> None:
    assert len(KEPT) == 461
    assert {kept: points(kept) for kept in KEPT} == {kept: best(Counter(kept)) or 0 for kept in KEPT}


@pytest.mark.rule("V6")
def test_of_the_461_sets_62_may_be_kept() -> None:
    legal = Counter(len(kept) for kept in KEPT if points(kept))
    assert [legal[size] for size in range(1, 6)] == [2, 3, 8, 17, 32]
    assert len(legal_sets_of(5)) == sum(legal.values()) == 62


@pytest.mark.rule("V6b")
@pytest.mark.parametrize(("most", "expected"), [(1, 2), (2, 5), (3, 13), (4, 30), (5, 62)])
def test_of_dice_that_nobody_entered_any_legal_set_up_to_their_number_may_be_kept(
    most: int, expected: int
) -> None:
    sets = legal_sets_of(most)
    assert len(sets) == expected
    assert max(len(kept) for kept in sets) == most


@pytest.mark.rule("V6", "V10")
@pytest.mark.parametrize(
    ("dice", "busts", "per_cent"),
    [(5, 600, 7.72), (4, 204, 15.74), (3, 60, 27.78), (2, 16, 44.44), (1, 4, 66.67)],
)
def test_so_many_throws_have_no_scoring_die(dice: int, busts: int, per_cent: float) -> None:
    throws = list(product(range(1, 7), repeat=dice))
    found = sum(not legal_sets(throw) for throw in throws)
    assert found == busts
    assert round(100 * found / len(throws), 2) == per_cent


@pytest.mark.rule("V6")
def test_of_every_throw_just_the_sets_that_score_may_be_kept() -> None:
    for throw in combinations_with_replacement(range(1, 7), 5):
        subsets = {kept for size in range(1, 6) for kept in combinations(throw, size)}
        assert legal_sets(throw) == {
            kept: best(Counter(kept)) for kept in subsets if best(Counter(kept)) is not None
        }


@pytest.mark.rule("V2")
@pytest.mark.parametrize(
    ("kept", "expected"), [((1,), 100), ((5,), 50), ((1, 1), 200), ((1, 5), 150), ((5, 5), 100)]
)
def test_each_1_scores_100_and_each_5_50(kept: tuple[int, ...], expected: int) -> None:
    assert points(kept) == expected


@pytest.mark.rule("V2")
@pytest.mark.parametrize("face", [2, 3, 4, 6])
def test_one_or_two_of_another_number_score_nothing(face: int) -> None:
    assert points((face,)) == points((face, face)) == points((1, face)) == 0


@pytest.mark.rule("V3")
@pytest.mark.parametrize(("face", "triple"), [(1, 700), (2, 200), (3, 300), (4, 400), (5, 500), (6, 600)])
def test_a_triple_scores_by_its_number_and_each_further_die_adds_100(face: int, triple: int) -> None:
    assert [points((face,) * count) for count in (3, 4, 5)] == [triple, triple + 100, triple + 200]


@pytest.mark.rule("V3")
@pytest.mark.parametrize(
    ("kept", "expected"),
    [((2, 2, 2, 5, 5), 300), ((4, 4, 4, 1, 5), 550), ((1, 1, 1, 5, 5), 800), ((5, 5, 5, 1, 1), 700)],
)
def test_a_triple_and_single_dice_are_kept_together(kept: tuple[int, ...], expected: int) -> None:
    assert points(kept) == expected


@pytest.mark.rule("V4")
@pytest.mark.parametrize("kept", [(1, 2, 3, 4, 5), (2, 3, 4, 5, 6), (4, 2, 5, 1, 3), (6, 5, 4, 3, 2)])
def test_a_suite_scores_1000_in_whatever_order(kept: tuple[int, ...]) -> None:
    assert points(kept) == 1000


@pytest.mark.rule("V4")
@pytest.mark.parametrize(
    "kept", [(3, 4, 5, 6, 1), (1, 2, 3, 4), (2, 3, 4, 5), (1, 2, 3, 4, 6), (1, 3, 4, 5, 6)]
)
def test_nothing_else_in_a_row_is_a_suite(kept: tuple[int, ...]) -> None:
    assert points(kept) == 0

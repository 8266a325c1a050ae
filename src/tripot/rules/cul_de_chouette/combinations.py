"""Combinations: all 56 sets of three dice, in the order of precedence of the rulebook (C1 to C10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from tripot.rules.cul_de_chouette.options import Options

PELICAN_POINTS = 172
PELICAN_CRY_POINTS = 28
CUL_DE_CHOUETTE_BASE = 40
CUL_DE_CHOUETTE_STEP = 10
VELUTE_FACTOR = 2
BLEU_ROUGE_POINTS = 9
SUITE_OF_123_POINTS = 18
BLEU_ROUGE_DICE = (3, 3, 4)
SOUFFLETTE_DICE = (1, 2, 4)
PELICAN_VALUE = 6


class Combination(StrEnum):
    """What three dice make, named as on the interface."""

    PELICAN = "pelican"
    CUL_DE_CHOUETTE = "cul-de-chouette"
    CHOUETTE_VELUTE = "chouette-velute"
    BLEU_ROUGE = "bleu-rouge"
    SUITE_VELUTE = "suite-velute"
    SUITE = "suite"
    SOUFFLETTE = "soufflette"
    VELUTE = "velute"
    CHOUETTE = "chouette"
    NEANT = "neant"


@dataclass(frozen=True)
class Reading:
    """A combination and the value (1 to 6) it is told by, a Chouette of 4; 0 where it is told by none."""

    combination: Combination
    value: int = 0


def read(dice: Sequence[int], options: Options, *, in_a_bleu_rouge: bool = False) -> Reading:
    """What three dice (1 to 6 each, in any order) make under the house rules (C1 to C10)."""
    low, middle, high = sorted(dice)
    if low == high:
        return Reading(_three_alike(high, options, in_a_bleu_rouge=in_a_bleu_rouge), high)
    if low == middle and low + middle == high:
        return Reading(Combination.CHOUETTE_VELUTE, high)
    if (low, middle, high) == BLEU_ROUGE_DICE and options.bleu_rouge:
        return Reading(Combination.BLEU_ROUGE, 3)
    if high - middle == middle - low == 1:
        return Reading(Combination.SUITE_VELUTE if low == 1 else Combination.SUITE, high)
    if (low, middle, high) == SOUFFLETTE_DICE:
        return Reading(Combination.SOUFFLETTE if options.soufflette else Combination.NEANT)
    if low + middle == high:
        return Reading(Combination.VELUTE, high)
    if middle in (low, high):
        return Reading(Combination.CHOUETTE, middle)
    return Reading(Combination.NEANT)


def _three_alike(value: int, options: Options, *, in_a_bleu_rouge: bool) -> Combination:
    is_pelican = value == PELICAN_VALUE and (
        options.pelican == "always" or (options.pelican == "only-bleu-rouge" and in_a_bleu_rouge)
    )
    return Combination.PELICAN if is_pelican else Combination.CUL_DE_CHOUETTE


def chouette_points(value: int) -> int:
    """The square of the pair's value (C9)."""
    return value**2


def velute_points(value: int) -> int:
    """Twice the square of the third die (C3, C8)."""
    return VELUTE_FACTOR * value**2


def cul_de_chouette_points(value: int) -> int:
    """40 and ten times the value (C2)."""
    return CUL_DE_CHOUETTE_BASE + CUL_DE_CHOUETTE_STEP * value


def points(reading: Reading) -> int:
    """What the lanceur scores for the combination itself; a Chouette Velute is raced for, so it gives nothing here."""
    match reading.combination:
        case Combination.PELICAN:
            return PELICAN_POINTS
        case Combination.CUL_DE_CHOUETTE:
            return cul_de_chouette_points(reading.value)
        case Combination.BLEU_ROUGE:
            return BLEU_ROUGE_POINTS
        case Combination.SUITE_VELUTE:
            return SUITE_OF_123_POINTS
        case Combination.VELUTE:
            return velute_points(reading.value)
        case Combination.CHOUETTE:
            return chouette_points(reading.value)
        case Combination.CHOUETTE_VELUTE | Combination.SUITE | Combination.SOUFFLETTE | Combination.NEANT:
            return 0

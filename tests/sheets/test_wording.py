"""The sheets are written in our own words, as a French printer would set them."""

import hashlib
import re
from pathlib import Path

import pytest

from tripot.resources import seeds_dir

SHEETS = sorted((seeds_dir() / "rules").glob("*.md"))
IN_A_ROW = 8
FOREIGN = frozenset((Path(__file__).parents[1] / "data" / "foreign_wording.txt").read_text().split())
"""Digests of every eight words in a row of the pages that the facts come from; a cry of eight words is left out."""


def texts() -> list[pytest.param]:
    return [
        pytest.param(re.sub(r"`[^`]*`", "", sheet.read_text(encoding="utf-8")), id=sheet.stem)
        for sheet in SHEETS
    ]


def eight_words_in_a_row(text: str) -> list[str]:
    words = re.findall(r"\w+", text.lower().replace("’", "'"))
    return [" ".join(words[at : at + IN_A_ROW]) for at in range(len(words) - IN_A_ROW + 1)]


def found(pattern: str, text: str) -> list[str]:
    """What the pattern finds, with the line it stands in."""
    return [line for line in text.splitlines() if re.search(pattern, line)]


@pytest.mark.parametrize("text", texts())
def test_no_eight_words_in_a_row_are_somebody_elses(text: str) -> None:
    digests = {
        hashlib.blake2s(words.encode(), digest_size=5).hexdigest(): words
        for words in eight_words_in_a_row(text)
    }
    assert [digests[digest] for digest in digests.keys() & FOREIGN] == []


@pytest.mark.parametrize("text", texts())
def test_a_space_before_a_double_sign_does_not_break(text: str) -> None:
    assert found(r"(?<! \|)(?<!\|) [;:!?»%]|« ", text) == []
    assert found(r"\w[;!?»]|«\w", text) == []


@pytest.mark.parametrize("text", texts())
def test_apostrophes_quotes_and_minus_signs_are_a_printers(text: str) -> None:
    assert found(r"['\"]|\s-\d|\.\.\.", text) == []


@pytest.mark.parametrize("text", texts())
def test_a_player_is_neither_he_nor_she(text: str) -> None:
    assert found(r"(?i)\b(il|elle|ils|elles)\b", text) == []

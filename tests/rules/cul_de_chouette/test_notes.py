"""Notes: why a Bévue or a correction was entered, in words that show as they were written."""

from unicodedata import normalize

import pytest
from pydantic import ValidationError
from tests.rules.cul_de_chouette.cast import KARADOC, read


@pytest.mark.rule("E1")
@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  dé tombé \n de la table ", "dé tombé de la table"),
        ("\u202eelbat al", "elbat al"),
        ("dé\x00 \x1b[31mrouge", "dé [31mrouge"),
        (normalize("NFD", "dé tombé"), "dé tombé"),
        ("\u200b \u2066", ""),
        ("👨‍👩‍👧 «\u00a0ça picote\u00a0»", "👨‍👩‍👧 «\u00a0ça picote\u00a0»"),
    ],
)
def test_a_note_is_one_line_without_what_turns_or_hides_its_words(given: str, kept: str) -> None:
    assert read("bevue", KARADOC, note=given).note == kept
    assert read("correction", KARADOC, points=5, note=given).note == kept


@pytest.mark.rule("E1")
def test_a_note_has_200_characters_as_people_count_them_at_the_most() -> None:
    long = normalize("NFD", "é") * 200
    assert read("bevue", KARADOC, note=long).note == "é" * 200
    for too_long in ("x" * 201, "\u0301" * 2000):
        with pytest.raises(ValidationError, match="note-too-long"):
            read("bevue", KARADOC, note=too_long)

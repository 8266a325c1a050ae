"""Names: how they are put right, and what a name may be."""

from dataclasses import replace
from unicodedata import normalize

import pytest
from pydantic import ValidationError
from tests.rules.cul_de_chouette.cast import (
    KARADOC,
    PERCEVAL,
    at_table,
    read,
)
from tests.rules.cul_de_chouette.evenings import challenged


def test_renaming_disturbs_nothing() -> None:
    game = challenged()
    before = game.table
    game.play("rename", PERCEVAL, name="Provençal")
    assert replace(game.table, names=before.names) == before


def test_a_wrong_name_is_put_right() -> None:
    game = at_table((10, 20))
    assert game.play("rename", KARADOC, name="  Karadoc de Vannes ") == ()
    assert game.table.names == ("Perceval", "Karadoc de Vannes")
    assert (game.scores, game.phase, game.thrower) == ((10, 20), "before-throw", PERCEVAL)


def test_spaces_in_a_name_count_once() -> None:
    game = at_table((10, 20))
    game.play("rename", KARADOC, name="Karadoc   de  Vannes")
    assert game.table.names == ("Perceval", "Karadoc de Vannes")
    assert game.refuse("rename", PERCEVAL, name="Karadoc  de Vannes") == "name-taken"


def test_a_name_is_had_once_whatever_the_case() -> None:
    game = at_table((10, 20))
    assert game.refuse("rename", KARADOC, name="PERCEVAL") == "name-taken"
    game.play("rename", KARADOC, name="KARADOC")
    assert game.table.names == ("Perceval", "KARADOC")


@pytest.mark.parametrize(
    ("name", "reason"),
    [("", "name-empty"), ("   ", "name-empty"), ("x" * 25, "name-too-long"), ("é" * 25, "name-too-long"),
     ("a\nb", "name-forbidden-character"), ("a\u202eb", "name-forbidden-character"),
     ("\u0000", "name-forbidden-character")],
)  # fmt: skip
def test_a_name_has_1_to_24_characters_without_control(name: str, reason: str) -> None:
    with pytest.raises(ValidationError) as refused:
        read("rename", KARADOC, name=name)
    assert [error["type"] for error in refused.value.errors()] == [reason]


@pytest.mark.parametrize("name", ["<script>", "x" * 24, "👨‍👩‍👧‍👦" * 24, "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "e\u0301" * 24, "🇫🇷" * 24])
def test_any_other_characters_are_a_name(name: str) -> None:
    game = at_table((10, 20))
    game.play("rename", KARADOC, name=name)
    assert game.table.names == ("Perceval", normalize("NFC", name))

"""What may be typed: a browser counts UTF-16 and cuts without a word, so its bounds lie above those of the rules."""

from __future__ import annotations

import pytest

FLAG, FAMILY = "🇫🇷", "👨‍👩‍👧‍👦"
SIGNS = ["x", FLAG, FAMILY]


def longest(page, name):
    """The bounds of all fields of that name, in UTF-16 units."""
    return [
        int(given["maxlength"]) for tag, given in page.tags if tag == "input" and given.get("name") == name
    ]


def units(text):
    return len(text.encode("utf-16-le")) // 2


@pytest.mark.parametrize("sign", SIGNS)
def test_a_new_table_cuts_no_name(device, sign):
    device.get("/nouvelle/cul-de-chouette")
    bounds = longest(device.page, "nom")
    assert min(bounds) >= units(sign * 24)


@pytest.mark.parametrize("sign", SIGNS)
def test_nobody_is_renamed_to_half_a_name_nor_joins_under_one(table, sign):
    renamed, joining = longest(table.page, "name")
    assert min(renamed, joining) >= units(sign * 24)


@pytest.mark.parametrize("sign", SIGNS)
def test_a_correction_cuts_no_note(table, sign):
    bounds = longest(table.page, "note")
    assert min(bounds) >= units(sign * 200)


@pytest.mark.parametrize("sign", SIGNS)
def test_a_name_of_24_signs_is_taken(table, sign):
    table.press(table.page.of_move("rename"), seat="1", name=sign * 24)
    assert table.state()["players"][1]["name"] == sign * 24

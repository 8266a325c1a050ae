"""The same people again, from the end of a game."""

from __future__ import annotations

import pytest


@pytest.fixture
def over(table):
    """A table whose game has just been won."""
    table.press(table.page.of_move("correction", 0), points="340", note="")
    table.throw(5, 5, 5)
    return table


def test_the_end_ranks_and_offers_a_rematch_where_who_lost_starts(table):
    for seat, points in ((0, 330), (1, 20), (2, 10), (3, 40)):
        table.press(table.page.of_move("correction", seat), points=str(points), note="")
    table.throw(5, 5, 5)
    assert table.state()["winners"] == [0]
    assert "420" in table.text
    assert table.page.form("undo")
    old = table.code
    table.press(table.page.form("rematch-dernier"))
    assert table.code != old
    assert table.state()["turn"]["seat"] == 2
    assert [player["name"] for player in table.state()["players"]] == [
        "Perceval", "Karadoc", "Léodagan", "Guenièvre",
    ]  # fmt: skip


def test_a_rematch_sent_twice_is_one_game(over):
    form = over.page.form("rematch-des")
    over.press(form)
    first = over.code
    over.press(form)
    assert over.code == first


def test_the_end_looked_at_again_leads_to_the_same_rematch(over):
    old = over.url
    over.press(over.page.form("rematch-des"))
    first = over.code
    over.get(old)
    over.press(over.page.form("rematch-des"))
    assert over.code == first


def test_another_end_of_the_same_game_has_a_rematch_of_its_own(over):
    old = over.url
    over.press(over.page.form("rematch-des"))
    first = over.code
    over.get(old)
    over.press(over.page.form("undo"))
    over.throw(5)
    over.press(over.page.form("rematch-des"))
    assert over.code != first

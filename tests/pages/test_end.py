"""The end of a game: the curve drawn by attributes alone, and what the evening is remembered for."""

import itertools

import pytest
from tests.pages.conftest import CAST, feats, say

from tripot.web.table.curves import BOTTOM, HEIGHT, LABEL_HEIGHT, RIGHT, spread

NB = "\u00a0"


@pytest.fixture
def ended(table):
    """Perceval has 300, throws a Cul de Chouette of 5 after one round, and wins."""
    say(table, "correction", 0, points=300)
    for seat, dice in enumerate(("4-4-2", "1-4-5", "1-3-6", "1-3-6")):
        say(table, "throw", seat, des=dice, assez=3)
    say(table, "bevue", 2)
    return say(table, "throw", 0, des="5-5-5", assez=3)


def polylines(device):
    return [given["points"] for tag, given in device.page.tags if tag == "polyline"]


def test_each_side_has_its_curve_from_the_start_to_the_last_round(ended):
    assert len(polylines(ended)) == len(CAST)
    winner = polylines(ended)[-1].split()
    assert winner[0] == f"0.0,{BOTTOM:.1f}"
    assert len(winner) == 3
    assert winner[-1].startswith(f"{RIGHT:.1f},")


def test_the_curve_is_told_to_who_does_not_see_it(ended):
    assert ended.page.texts["curve-title"] == "La course aux 343"
    assert ended.page.texts["curve-says"] == "Perceval 406, Karadoc 50, Léodagan 0, Guenièvre 0"


def test_the_goal_and_the_ceiling_are_marked(ended):
    paths = [given for tag, given in ended.page.tags if tag == "path"]
    assert [given["class"] for given in paths if "class" in given] == ["goal", "tick"]
    assert ">332</text>" in ended.text


def test_what_the_evening_is_remembered_for(ended):
    assert feats(ended) == {
        "Coup de la soirée": ("Cul de Chouette de 5", "Perceval · +90, au tour 2"),
        "Bonne poire": ("1 Bévue", "Léodagan · 0 point"),
    }


def test_it_all_goes_with_an_undo_and_comes_again(ended):
    ended.press(ended.page.form("undo"))
    assert not polylines(ended)
    ended.press(ended.page.form("redo"))
    assert len(polylines(ended)) == len(CAST)


def test_a_game_stopped_before_it_began_has_no_curve(table):
    say(table, "end")
    assert polylines(table) == [",".join(("0.0", f"{BOTTOM:.1f}")) + f" {RIGHT:.1f},{BOTTOM:.1f}"] * len(CAST)
    assert feats(table) == {}


def test_no_part_of_the_drawing_has_a_style(ended):
    assert not [given for _, given in ended.page.tags if "style" in given]


@pytest.mark.parametrize("wanted", [[240.0] * 12, [0.0] * 12, [100, 101, 102, 240], [20, 200], [5]])
def test_no_label_lies_over_another_nor_out_of_the_picture(wanted):
    placed = spread(wanted)
    ordered = sorted(placed)
    assert all(b - a >= LABEL_HEIGHT - 0.01 for a, b in itertools.pairwise(ordered))
    assert ordered[0] >= LABEL_HEIGHT / 2
    assert ordered[-1] <= HEIGHT - LABEL_HEIGHT / 2

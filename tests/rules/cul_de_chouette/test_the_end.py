"""The end by the table: it stops the game, and the best score wins."""

import pytest
from tests.rules.cul_de_chouette.cast import (
    KARADOC,
    LEODAGAN,
    PERCEVAL,
    RULES,
    at_table,
)
from tests.rules.cul_de_chouette.evenings import SCORES, challenged


@pytest.mark.rule("G6")
def test_when_the_table_stops_the_best_score_wins() -> None:
    game = at_table(SCORES)
    assert game.play("end") == ()
    assert (game.phase, game.winners, game.scores) == ("finished", (KARADOC,), SCORES)
    assert game.refuse("throw", PERCEVAL, dice=[1, 2]) == "finished"
    assert game.refuse("correction", PERCEVAL, points=1) == "finished"
    assert RULES.offers(game.table) == []


def test_all_who_share_the_best_score_win() -> None:
    game = at_table((150, 150, 40))
    game.play("end")
    assert game.winners == (PERCEVAL, KARADOC)


def test_who_has_left_is_not_ranked() -> None:
    game = at_table(SCORES)
    game.play("leave", KARADOC)
    game.play("end")
    assert game.winners == (PERCEVAL,)


@pytest.mark.rule("D1")
def test_the_whole_best_team_wins() -> None:
    game = at_table((100, 150) * 2, teams=[[0, 2], [1, 3]])
    game.play("end")
    assert game.winners == (KARADOC, LEODAGAN)


def test_the_end_leaves_what_is_open_unsettled() -> None:
    game = challenged()
    game.play("end")
    assert (game.scores, game.winners) == (SCORES, (KARADOC,))

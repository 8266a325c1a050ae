"""A past move taken up again when the game of five dice is over: it goes on, ends elsewhere, or is shared."""

import pytest
from tests.games.conftest import Table

from tripot.games import AmendBreaks

BOXES = ("1", "2", "3", "4", "5", "6", "suite", "full", "poker", "grande")


def at_vache(games, *scores, **options):
    table = Table(
        games, rules="vache-qui-rit", players=["Perceval", "Karadoc"], options={"entry": 0} | options
    )
    for seat, points in enumerate(scores):
        table.play("correction", seat, points=points)
    return table


def at_cacho(games, **options):
    """Both have the box 1 left, all the others crossed out."""
    table = Table(games, rules="el-cacho", players=["Perceval", "Karadoc"], options=options)
    for seat in (0, 1):
        table.play("correction", seat, grid=dict.fromkeys(BOXES[1:], 0))
    return table


def ended(table):
    state = table.now().state()
    return state["status"], state["winners"], [player["score"] for player in state["players"]]


@pytest.mark.rule("V17")
def test_a_target_that_was_never_reached_lets_the_game_go_on_and_reached_again_ends_it(games):
    table = at_vache(games, 4900, 800)
    for move, seat, fields in (("keep", 0, {"dice": [1]}), ("stop", 0, {}), ("bust", 1, {})):
        table.play(move, seat, **fields)
    assert ended(table) == ("finished", [0], [5000, 800])
    table.amend(1, "correction", 0, points=4800)
    assert ended(table) == ("playing", [], [4900, 800])
    assert (table.now().table.turn, table.now().table.round) == (0, 2)
    table.amend(1, "correction", 0, points=4900)
    assert ended(table) == ("finished", [0], [5000, 800])
    assert table.replay() is None


@pytest.mark.rule("V17")
def test_a_stop_amended_makes_a_tie_of_a_victory(games):
    table = at_vache(games, 4900, 4800)
    for move, seat, fields in (
        ("keep", 0, {"dice": [1]}), ("stop", 0, {}), ("keep", 1, {"dice": [1]}), ("stop", 1, {}),
    ):  # fmt: skip
        table.play(move, seat, **fields)
    assert ended(table) == ("finished", [0], [5000, 4900])
    table.amend(5, "keep", 1, dice=[1, 1])
    assert ended(table) == ("finished", [0, 1], [5000, 5000])


@pytest.mark.rule("V17")
def test_a_game_that_would_have_ended_earlier_says_which_move_could_not_have_come(games):
    table = at_vache(games, 4800, 800, finish_round=False)
    for move, seat, fields in (("keep", 0, {"dice": [1]}), ("stop", 0, {}), ("keep", 1, {"dice": [1]})):
        table.play(move, seat, **fields)
    before = table.now().state()
    with pytest.raises(AmendBreaks) as broken:
        table.amend(3, "keep", 0, dice=[1, 1])
    assert (broken.value.later.seq, broken.value.refusal.reason) == (5, "finished")
    assert table.now().state() == before


@pytest.mark.rule("V17")
@pytest.mark.parametrize(
    ("end", "closing"),
    [({"kind": "rounds", "value": 1}, [("bust", 0), ("bust", 1)]), ({"kind": "free"}, [("end", None)])],
    ids=["rounds", "free"],
)
def test_whatever_the_end_a_score_put_right_decides_who_wins(games, end, closing):
    table = at_vache(games, 800, 700, end=end)
    for move, seat in closing:
        table.play(move, seat)
    assert ended(table) == ("finished", [0], [800, 700])
    table.amend(2, "correction", 1, points=800)
    assert ended(table) == ("finished", [0, 1], [800, 800])
    table.amend(2, "correction", 1, points=900)
    assert ended(table) == ("finished", [1], [800, 900])
    table.undo()
    assert ended(table) == ("playing", [], [800, 900])


@pytest.mark.rule("V12", "V15")
def test_a_turn_that_was_bought_is_amended_with_its_sale_or_not_at_all(games):
    table = at_vache(games, 800, 800)
    for move, seat, fields in (("keep", 0, {"dice": [3, 3, 3]}), ("stop", 0, {}), ("rachat", 1, {})):
        table.play(move, seat, **fields)
    table.amend(3, "keep", 0, dice=[4, 4, 4])
    assert table.scores() == [1400, 600]
    assert table.now().state()["turn"]["total"] == 400
    with pytest.raises(AmendBreaks, match="amend-breaks"):
        table.amend(3, "keep", 0, dice=[1, 5])
    with pytest.raises(AmendBreaks, match="amend-breaks"):
        table.amend(2, "correction", 1, points=199)
    assert table.scores() == [1400, 600]


@pytest.mark.rule("T13", "T14")
def test_a_last_box_amended_makes_a_tie_and_everybody_drinks(games):
    table = at_cacho(games)
    table.play("write", 0, box="1", value=4)
    table.play("write", 1, box="1", value=3)
    assert ended(table) == ("finished", [0], [4, 3])
    table.amend(4, "write", 1, box="1", value=4)
    assert ended(table) == ("finished", [0, 1], [4, 4])
    assert table.now().state()["drinkers"] == [0, 1]


@pytest.mark.rule("T9", "T13")
def test_a_grande_that_won_at_once_and_was_none_lets_the_game_go_on(games):
    table = Table(games, rules="el-cacho", options={"grande_first_throw": "wins-at-once"})
    table.play("throw", 0, dice=[2, 2, 2, 2, 2])
    table.play("mark", 0, box="grande")
    assert ended(table) == ("finished", [0], [55, 0, 0])
    table.amend(2, "mark", 0, box="poker")
    assert ended(table) == ("playing", [], [45, 0, 0])
    assert table.now().state()["turn"]["seat"] == 1


@pytest.mark.rule("T12")
def test_a_throw_amended_may_not_leave_a_zero_where_another_box_scores(games):
    table = at_cacho(games)
    table.play("throw", 0, dice=[2, 2, 3, 5, 6])
    table.play("mark", 0, box="1")
    table.amend(3, "throw", 0, dice=[1, 2, 3, 5, 6])
    assert table.scores() == [1, 0]
    table.undo()
    table.play("correction", 0, grid={"grande": None})
    table.play("mark", 0, box="1")
    with pytest.raises(AmendBreaks) as broken:
        table.amend(3, "throw", 0, dice=[2, 2, 2, 2, 2])
    assert broken.value.refusal.reason == "another-box-scores"

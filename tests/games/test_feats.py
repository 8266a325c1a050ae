"""What is told at the end of a game: pure functions of its history."""

import json

import pytest
from tests.games.conftest import Table
from tests.waiting import run

from tripot.games import seeding
from tripot.games.feats import Feat, course, feats
from tripot.resources import seeds_dir


def told(table):
    """The feats by name, without the moves they are about."""
    return {it.name: (it.seats, it.number, it.points, it.among) for it in feats(table.history())}


def test_a_game_without_moves_has_nothing_to_tell(table):
    assert (course(table.history()), feats(table.history())) == ((), ())


def test_the_course_is_the_scores_at_the_start_and_after_each_round(table):
    for seat in (0, 1, 2):
        table.throw(seat, 4, 4, 1)
    table.play("bevue", 1)
    table.throw(0, 5, 5, 1)
    assert course(table.history()) == ((0, 0, 0), (16, 16, 16), (41, 6, 16))


def test_moves_that_were_undone_or_amended_do_not_count(table):
    table.throw(0, 4, 4, 1)
    table.amend(1, "throw", 0, dice=[5, 5, 1])
    table.play("bevue", 0)
    table.undo()
    assert course(table.history()) == ((0, 0, 0), (25, 0, 0))
    assert told(table) == {"best-throw": ((0,), 1, 25, None)}


def test_who_joins_makes_the_course_longer(table):
    table.throw(0, 4, 4, 1)
    table.play("chante_sloubi", name="Yvain", sung=False)
    scores = course(table.history())
    assert [len(each) for each in scores] == [3, 4]


def test_the_throw_of_the_evening_is_the_one_that_brought_most(table):
    table.play("correction", 2, points=200)
    table.throw(0, 5, 5, 5)
    table.throw(1, 6, 6, 1)
    (best,) = feats(table.history())
    assert (best.name, best.seats, best.points, best.told.line.seq) == ("best-throw", (0,), 90, 2)
    assert best.told.before.round == 1


def test_the_bonne_poire_has_most_bevues(table):
    table.play("correction", 1, points=50)
    for seat in (1, 0, 1):
        table.play("bevue", seat)
    assert told(table)["bonne-poire"] == ((1,), 2, -20, None)


def test_who_is_level_shares_a_feat(table):
    for seat in (0, 2):
        table.play("bevue", seat)
    assert told(table)["bonne-poire"] == ((0, 2), 1, 0, None)


def test_the_sipper_is_who_tried_most_often(table):
    table.throw(0, 4, 4, 1)
    table.play("sirotage", 0)
    table.throw(0, 4)
    assert told(table)["sipper"] == ((0,), 1, 64, 1)
    table.throw(1, 5, 5, 1)
    table.play("sirotage", 1)
    table.throw(1, 2)
    table.play("nobody")
    table.throw(2, 2, 2, 6)
    table.play("sirotage", 2)
    table.throw(2, 1)
    table.play("nobody")
    assert told(table)["sipper"] == ((0,), 1, 64, 1)


def test_challenges_won_are_counted_among_those_played(table):
    table.play("correction", 0, points=100)
    table.play("correction", 1, points=100, tokens={"grelottine": 1})
    table.throw(0, 1, 3, 6)
    table.play("grelottine", 1, on="velute", stake=10)
    table.throw(0, 1, 3, 6)
    assert told(table)["challenges"] == ((1,), 1, 10, 1)


def test_races_are_won_by_a_cry_or_by_the_tables_word(table):
    table.throw(0, 2, 2, 4)
    table.play("cry", 1, cry="pas-mou-le-caillou")
    assert told(table)["races"] == ((1,), 1, 32, None)


@pytest.fixture
def grids(games):
    """A table of El Cacho."""
    return Table(games, rules="el-cacho")


@pytest.fixture
def turns(games):
    """A table of Vache qui rit Tour where nobody has to enter first."""
    return Table(games, rules="vache-qui-rit", options={"entry": 0})


def test_the_best_box_of_the_evening_is_the_one_that_brought_most(grids):
    grids.play("correction", 2, grid={"poker": 45})
    grids.play("write", 0, box="full", value=30)
    grids.play("dice", 1, dice=[4, 4, 4, 4, 4], first_throw=False)
    grids.play("mark", 1, box="grande")
    assert told(grids) == {"best-throw": ((1,), 1, 50, None)}


def test_boxes_crossed_out_are_counted_however_they_were_filled(grids):
    grids.play("write", 0, box="grande", value=0)
    grids.play("write", 1, box="full", value=30)
    grids.play("dice", 2, dice=[1, 1, 2, 2, 4], first_throw=False)
    grids.play("mark", 2, box="1")
    assert told(grids)["crossed-out"] == ((0,), 1, 0, None)
    grids.play("write", 0, box="poker", value=0)
    grids.play("write", 1, box="1", value=0)
    assert told(grids)["crossed-out"] == ((0,), 2, 0, None)


def test_the_best_turn_of_the_evening_is_the_one_that_stopped_on_most(turns):
    for seat, *dice in ((0, 1), (1, 3, 3, 3), (2, 1)):
        turns.play("keep", seat, dice=dice)
        turns.play("stop", seat)
    assert told(turns) == {"best-throw": ((1,), 1, 300, None)}


def test_what_a_rachat_pays_is_nobodys_best_turn(turns):
    turns.play("correction", 1, points=400)
    turns.play("keep", 0, dice=[1])
    turns.play("stop", 0)
    turns.play("rachat", 1)
    assert told(turns) == {"best-throw": ((0,), 1, 100, None)}


def test_bars_are_counted_with_what_they_cost_dice_entered_or_not(turns):
    turns.play("correction", 0, points=500, bars=1)
    for _ in range(2):
        turns.throw(0, 2, 3, 4, 6, 6)
        turns.play("bust", 1)
        turns.play("barre_cry", 0)
        turns.play("keep", 2, dice=[1])
        turns.play("stop", 2)
    assert told(turns)["bars"] == ((0,), 2, -200, None)


def test_who_has_not_entered_takes_no_bar(games):
    outside = Table(games, rules="vache-qui-rit", options={"entry": 500})
    outside.play("bust", 0)
    assert told(outside) == {}


@pytest.mark.parametrize("file", sorted((seeds_dir() / "games").glob("*.json")), ids=lambda file: file.stem)
def test_every_game_kept_with_the_house_has_its_feats(games, file):
    kept = json.loads(file.read_text(encoding="utf-8"))
    seeded = games.store.writer.submit(lambda it: seeding.seed(it, file.stem, kept, 3)).result()
    history = run(games.history(seeded.game.code))
    found = feats(history)
    assert all(isinstance(it, Feat) and it.seats for it in found)
    assert found[0].name == "best-throw"
    assert course(history)[-1] == seeded.game.table.scores

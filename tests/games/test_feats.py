"""What is told at the end of a game: pure functions of its history."""

import json

import pytest
from tests.games.conftest import Table
from tests.waiting import run

from tripot.games import seeding
from tripot.games.feats import course, feats, that_count
from tripot.resources import seeds_dir
from tripot.rules.feats import Feat


def told(table):
    """The feats by name, without the moves they are about."""
    return {it.name: (it.seats, it.number, it.points, it.among) for it in found(table)}


def found(table):
    return feats(table.now().ruleset, table.history())


def test_a_game_without_moves_has_nothing_to_tell(table):
    assert (course(table.history()), found(table)) == ((), ())


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
    table.play("bevue", 2)
    table.undo()
    table.throw(0, 5, 5, 5)
    table.throw(1, 6, 6, 1)
    (best,) = found(table)
    assert (best.name, best.seats, best.points) == ("best-throw", (0,), 90)
    about = that_count(table.history())[best.at]
    assert (about.line.seq, about.before.round) == (4, 1)


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
    assert told(grids)["best-throw"] == ((1,), 1, 50, None)


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


def test_figures_are_counted_from_two_on_and_those_of_the_first_throw_from_one_on(grids):
    grids.play("write", 0, box="full", value=35)
    grids.play("write", 1, box="suite", value=20)
    grids.play("dice", 2, dice=[6, 6, 6, 6, 2], first_throw=True)
    grids.play("mark", 2, box="poker")
    assert "figures" not in told(grids)
    assert told(grids)["at-once"] == ((2,), 1, 45, None)
    grids.play("write", 0, box="grande", value=0)
    grids.play("write", 1, box="poker", value=40)
    assert told(grids)["figures"] == ((1,), 2, 60, None)


def test_the_numbers_are_theirs_who_got_most_points_out_of_them(grids):
    grids.play("write", 0, box="6", value=18)
    grids.play("write", 1, box="1", value=2)
    grids.play("write", 2, box="full", value=30)
    grids.play("write", 0, box="1", value=0)
    grids.play("write", 1, box="4", value=16)
    assert told(grids)["numbers"] == ((0, 1), 1, 18, None)


def lose(turns, seat, *dice):
    """A turn that keeps these dice and then busts."""
    turns.play("keep", seat, dice=list(dice))
    turns.play("bust", seat)


def test_the_fall_of_the_evening_is_the_turn_that_had_come_to_most(turns):
    lose(turns, 0, 1)
    lose(turns, 1, 3, 3, 3)
    turns.play("bust", 2)
    assert told(turns)["lost-turn"] == ((1,), 1, -300, None)


def test_a_throw_that_scores_has_lost_nothing_yet(turns):
    turns.throw(0, 1, 2, 3, 4, 6)
    assert "lost-turn" not in told(turns)


def test_mains_pleines_are_counted(turns):
    for seat in (0, 1):
        turns.play("keep", seat, dice=[1, 2, 3, 4, 5])
        turns.play("stop", seat)
    turns.play("bust", 2)
    turns.play("keep", 0, dice=[2, 3, 4, 5, 6])
    assert told(turns)["mains-pleines"] == ((0,), 2, 0, None)


def test_a_rachat_pays_where_its_turn_brings_more_than_it_cost(turns):
    turns.play("correction", 1, points=400)
    turns.play("correction", 2, points=400)
    turns.play("keep", 0, dice=[3, 3, 3])
    turns.play("stop", 0)
    turns.play("rachat", 1)
    turns.play("keep", 1, dice=[1])
    turns.play("stop", 1)
    assert told(turns)["rachats"] == ((1,), 1, 200, 1)
    turns.play("rachat", 2)
    turns.play("bust", 2)
    assert told(turns)["rachats"] == ((1,), 1, 200, 1)


def test_rachats_none_of_which_paid_are_not_told(turns):
    turns.play("correction", 1, points=400)
    turns.play("keep", 0, dice=[1])
    turns.play("stop", 0)
    turns.play("rachat", 1)
    turns.play("bust", 1)
    assert "rachats" not in told(turns)


def test_who_pollutes_most_is_told(turns):
    turns.play("pollution", 1)
    turns.play("pollution", 2)
    turns.play("bust", 0)
    turns.play("pollution", 2)
    assert told(turns)["polluter"] == ((2,), 2, 0, None)


@pytest.mark.parametrize("file", sorted((seeds_dir() / "games").glob("*.json")), ids=lambda file: file.stem)
def test_every_game_kept_with_the_house_has_its_feats(games, file):
    kept = json.loads(file.read_text(encoding="utf-8"))
    seeded = games.store.writer.submit(lambda it: seeding.seed(it, file.stem, kept, 3)).result()
    _game, history = run(games.with_history(seeded.game.code))
    told_of = feats(seeded.game.ruleset, history)
    assert all(isinstance(it, Feat) and it.seats for it in told_of)
    assert told_of[0].name == "best-throw"
    assert course(history)[-1] == seeded.game.table.scores

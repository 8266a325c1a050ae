"""A past move replaced by another: what follows is played again, and nothing is ever taken out of the log."""

import pytest
from sqlalchemy import text
from tests.games.conftest import Table
from tests.waiting import run

from tripot.games import AmendBreaks, KeyUsed, Malformed, NoToken, NotYours, Stale, amending, export
from tripot.games.access import new_token
from tripot.games.admitting import Ask
from tripot.games.amending import Wanted
from tripot.rules.errors import IllegalMove

FOUR_FOUR, SIX_SIX = [4, 4, 1], [6, 6, 1]


@pytest.fixture
def played(table):
    """Perceval 16, Karadoc 25, Bohort 4; then a Bévue of Karadoc's."""
    table.throw(0, 4, 4, 1)
    table.throw(1, 5, 5, 2)
    table.throw(2, 2, 2, 6)
    table.play("bevue", 1)
    return table


def points(changes):
    return [(it.seat, it.points, it.reason) for it in changes]


def test_an_amended_throw_counts_in_its_place(played):
    done = played.amend(2, "throw", 1, dice=SIX_SIX)
    assert played.scores() == [16, 26, 4]
    assert (done.seq, done.game.version) == (5, 5)
    assert points(done.changes) == [(1, -25, "chouette"), (1, 36, "chouette")]
    assert played.replay() is None


def test_the_log_shows_the_amended_move_in_its_place_with_its_new_changes(played):
    played.amend(2, "throw", 1, dice=SIX_SIX)
    line = played.log()[1]
    assert (line.seq, line.move.dice, points(line.changes)) == (2, (6, 6, 1), [(1, 36, "chouette")])
    assert [(it.undone, it.amended) for it in played.log()] == [(False, it == 2) for it in (1, 2, 3, 4)]


def test_a_later_move_comes_to_something_else_in_its_turn(table):
    """Karadoc's Bévue finds 4 points instead of 25, and stops at the floor."""
    table.throw(0, 4, 4, 1)
    table.throw(1, 5, 5, 2)
    table.play("bevue", 1)
    done = table.amend(2, "throw", 1, dice=[2, 2, 6])
    assert table.scores() == [16, 0, 0]
    assert points(table.log()[2].changes) == [(1, -4, "bevue")]
    assert sum(it.points for it in done.changes) == -15


def test_entries_are_added_and_none_is_changed(played):
    def entries():
        rows = text("SELECT * FROM entry WHERE game = :code ORDER BY seq")
        return played.games.store.reader.submit(
            lambda it: [tuple(row) for row in it.execute(rows, {"code": played.code})]
        ).result()

    before = entries()
    played.amend(1, "throw", 0, dice=SIX_SIX)
    assert entries()[:-1] == before


def test_undo_takes_the_last_move_of_the_amended_game_back_and_redo_brings_it_again(played):
    played.amend(2, "throw", 1, dice=SIX_SIX)
    assert played.now().last.seq == 4
    assert points(played.undo().changes) == [(1, 10, "bevue")]
    assert played.scores() == [16, 36, 4]
    played.undo()
    assert (played.now().last.seq, played.now().last.move.dice) == (2, (6, 6, 1))
    assert played.scores() == [16, 36, 0]
    assert points(played.redo().changes) == [(2, 4, "chouette")]
    played.redo()
    assert played.scores() == [16, 26, 4]
    assert played.replay() is None


def test_one_can_undo_an_amended_game_down_to_the_start_and_redo_to_the_end(played):
    played.amend(1, "throw", 0, dice=SIX_SIX)
    played.amend(3, "throw", 2, dice=FOUR_FOUR)
    seen = [played.now().table, *(played.undo().game.table for _ in range(4))]
    assert seen[-1].scores == (0, 0, 0)
    with pytest.raises(IllegalMove, match="nothing-to-undo"):
        played.undo()
    for table in reversed(seen[:-1]):
        assert played.redo().game.table == table
    with pytest.raises(IllegalMove, match="nothing-to-redo"):
        played.redo()
    assert played.scores() == [36, 15, 16]
    assert played.replay() is None


def test_the_game_goes_on_from_the_amended_table(played):
    played.amend(1, "throw", 0, dice=SIX_SIX)
    played.throw(0, 1, 2, 3)
    played.undo()
    played.undo()
    played.throw(0, 5, 5, 1)
    played.undo()
    assert played.scores() == [36, 25, 4]
    assert played.replay() is None


def test_an_amended_move_can_be_amended_again(played):
    played.amend(2, "throw", 1, dice=SIX_SIX)
    played.amend(1, "throw", 0, dice=SIX_SIX)
    played.amend(2, "throw", 1, dice=FOUR_FOUR)
    assert played.scores() == [36, 6, 4]
    assert played.replay() is None


def test_an_amend_drops_what_could_be_redone(played):
    played.undo()
    played.amend(1, "throw", 0, dice=SIX_SIX)
    assert played.now().next is None
    with pytest.raises(IllegalMove, match="nothing-to-redo"):
        played.redo()
    with pytest.raises(IllegalMove, match="is-undone"):
        played.amend(4, "bevue", 0)


def test_another_kind_of_move_may_take_the_place(played):
    played.amend(4, "correction", 1, points=7, note="mal compté")
    assert played.scores() == [16, 32, 4]
    played.amend(4, "end")
    assert played.now().table.over
    assert played.scores() == [16, 25, 4]


def test_a_victory_may_fall_or_come(table):
    table.play("correction", 0, points=340)
    table.throw(0, 4, 4, 1)
    assert table.now().table.winners == (0,)
    table.amend(1, "correction", 0, points=34)
    assert (table.now().table.over, table.scores()[0]) == (False, 50)
    table.amend(1, "correction", 0, points=340)
    assert table.now().table.winners == (0,)


def test_where_a_later_move_becomes_impossible_nothing_changes(table):
    table.throw(0, 4, 4, 1)
    table.play("sirotage", 0)
    table.throw(0, 4)
    before, log = table.now(), table.log()
    with pytest.raises(AmendBreaks) as refused:
        table.amend(1, "throw", 0, dice=[1, 2, 3])
    said = refused.value.values
    assert (refused.value.reason, said["seq"], said["move"]) == ("amend-breaks", 2, "sirotage")
    assert (said["name"], said["why"]) == ("Perceval", refused.value.refusal.reason)
    assert (table.now(), table.log()) == (before, log)


def test_a_later_move_after_a_victory_is_impossible(table):
    table.play("correction", 0, points=320)
    table.throw(0, 2, 2, 1)
    table.throw(1, 5, 5, 1)
    with pytest.raises(AmendBreaks) as refused:
        table.amend(2, "throw", 0, dice=[5, 5, 1])
    assert (refused.value.values["seq"], refused.value.values["why"]) == (3, "finished")


def test_a_name_that_somebody_took_later_breaks_the_amend(table):
    table.play("rename", 0, name="Arthur")
    table.play("rename", 1, name="Merlin")
    with pytest.raises(AmendBreaks) as refused:
        table.amend(1, "rename", 0, name="Merlin")
    assert refused.value.values["why"] == "name-taken"


def test_the_new_move_must_be_possible_where_it_stands(played):
    with pytest.raises(IllegalMove, match="not-your-dice") as refused:
        played.amend(2, "throw", 2, dice=SIX_SIX)
    assert refused.value.values["name"] == "Bohort"
    with pytest.raises(Malformed, match="too-large"):
        played.amend(2, "throw", 1, dice=[7, 1, 1])


@pytest.mark.parametrize("seq", [-1, 0, 5, 99])
def test_only_a_move_can_be_amended(played, seq):
    """Entry 0 is the start, entry 5 an undo."""
    played.undo()
    with pytest.raises(IllegalMove, match="no-such-move"):
        played.amend(seq, "bevue", 0)


def test_a_version_that_is_given_must_be_the_present_one(played):
    with pytest.raises(Stale) as refused:
        played.amend(1, "throw", 0, dice=SIX_SIX, version=3)
    assert refused.value.values["version"] == 4
    assert played.amend(1, "throw", 0, dice=SIX_SIX, version=4).seq == 5


def test_an_amend_is_stale_when_somebody_moved_while_it_was_folded(played):
    ask, wanted = (
        Ask(played.code, played.token, None, None),
        Wanted(1, {"move": "throw", "seat": 0, "dice": SIX_SIX}),
    )
    store = played.games.store
    effect = store.reader.submit(lambda it: amending.plan(it, ask, wanted)).result()
    played.play("bevue", 2)
    with pytest.raises(Stale):
        store.writer.submit(lambda it: amending.commit(it, ask, wanted, effect)).result()
    assert played.scores()[0] == 16


def test_the_phase_goes_on_where_an_amend_leaves_it_as_it_was(played):
    assert (played.now().since, played.now().version) == (3, 4)
    assert played.amend(1, "throw", 0, dice=SIX_SIX).game.since == 3


def test_another_phase_begins_with_the_amend_that_brings_it(table):
    table.throw(0, 4, 4, 1)
    assert table.amend(1, "throw", 0, dice=[1, 2, 3]).game.since == 2
    with pytest.raises(Stale):
        table.throw(1, 4, 4, 1, version=1)


def test_only_the_table_amends(games, played):
    with pytest.raises(NotYours):
        played.amend(1, "throw", 0, dice=SIX_SIX, token=Table(games).token)
    with pytest.raises(NoToken):
        run(games.amend(played.code, 1, {"move": "end"}, token=None))
    with pytest.raises(NotYours):
        played.amend(1, "end", token=new_token())
    assert played.now().version == 4


def test_an_amend_with_the_same_key_happens_once(played):
    first = played.amend(1, "throw", 0, dice=SIX_SIX, key="a", version=4)
    played.play("bevue", 0)
    again = played.amend(1, "throw", 0, dice=SIX_SIX, key="a", version=4)
    assert (again.seq, again.changes) == (first.seq, first.changes)
    assert again.game.version == 6
    assert played.scores() == [26, 15, 4]
    for seq, dice in ((1, FOUR_FOUR), (2, SIX_SIX)):
        with pytest.raises(KeyUsed):
            played.amend(seq, "throw", 0, dice=dice, key="a", version=4)


def test_a_preview_tells_the_effect_and_writes_nothing(played):
    effect = played.preview(2, "throw", 1, dice=SIX_SIX)
    assert (effect.before.scores, effect.after.scores) == ((16, 15, 4), (16, 26, 4))
    assert effect.version == played.now().version == 4
    with pytest.raises(AmendBreaks):
        played.preview(2, "end")
    assert played.scores() == [16, 15, 4]


def test_the_history_tells_each_move_between_its_tables(played):
    played.undo()
    played.amend(1, "throw", 0, dice=SIX_SIX)
    told = played.history()
    assert [it.before.scores for it in told] == [(0, 0, 0), (36, 0, 0), (36, 25, 0), (36, 25, 4)]
    assert [it.after.scores for it in told] == [(36, 0, 0), (36, 25, 0), (36, 25, 4), (16, 15, 4)]
    assert [it.line.undone for it in told] == [False, False, False, True]


def test_what_is_taken_away_tells_the_amended_game(played):
    played.amend(2, "throw", 1, dice=SIX_SIX)
    line = export.as_json(played.now(), played.log())["moves"][1]
    assert (line["move"]["dice"], line["amended"]) == ([6, 6, 1], True)
    assert line["changes"] == [{"seat": 1, "points": 36, "reason": "chouette"}]
    rows = export.as_csv(played.now(), played.log()).splitlines()
    assert rows[2].endswith("throw,1,0,0,36,0")


def test_replay_finds_an_amend_that_comes_out_otherwise(played):
    played.amend(2, "throw", 1, dice=SIX_SIX)
    played.games.store.writer.submit(
        lambda it: it.execute(text("UPDATE amended SET changes = '[]' WHERE seq = 3")).rowcount
    ).result()
    assert played.replay() == 5

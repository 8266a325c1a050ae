"""The log only grows; undo and redo are entries of it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.conftest import Table

from tripot.games import Games, Stale
from tripot.games.log import Kind, effective
from tripot.rules.errors import IllegalMove
from tripot.store import open_store


def test_an_undo_takes_the_last_move_back_and_a_redo_brings_it_again(table):
    table.throw(0, 4, 4, 1)
    assert table.scores() == [16, 0, 0]
    assert [(it.seat, it.points) for it in table.undo().changes] == [(0, -16)]
    assert table.scores() == [0, 0, 0]
    assert [(it.seat, it.points) for it in table.redo().changes] == [(0, 16)]
    assert table.scores() == [16, 0, 0]


def test_one_can_undo_down_to_the_start_and_redo_to_the_end(table):
    dice = [(0, 4, 4, 1), (1, 5, 5, 2), (2, 2, 2, 6), (0, 1, 3, 6), (1, 6, 6, 4)]
    seen = [table.now().table]
    for seat, *lie in dice:
        seen.append(table.throw(seat, *lie).game.table)
    for before in reversed(seen[:-1]):
        assert table.undo().game.table == before
    with pytest.raises(IllegalMove, match="nothing-to-undo"):
        table.undo()
    for after in seen[1:]:
        assert table.redo().game.table == after
    with pytest.raises(IllegalMove, match="nothing-to-redo"):
        table.redo()
    assert table.now().version == 15


def test_a_new_move_drops_what_could_be_redone(table):
    table.throw(0, 4, 4, 1)
    table.undo()
    table.throw(0, 5, 5, 1)
    assert table.now().next is None
    assert [line.undone for line in table.log()] == [True, False]


def test_a_snapshot_names_what_undo_and_redo_would_do(table):
    table.throw(0, 4, 4, 1)
    table.throw(1, 5, 5, 2)
    table.undo()
    now = table.now()
    assert (now.last.move.dice, now.next.move.dice) == ((4, 4, 1), (5, 5, 2))
    assert (now.last.seq, now.next.seq, now.next.undone) == (1, 2, True)
    table.undo()
    assert (table.now().last, table.now().next.seq) == (None, 1)
    table.redo()
    assert (table.now().last.seq, table.now().next.seq) == (1, 2)


def test_a_victory_can_be_undone(table):
    table.play("correction", 0, points=340)
    table.throw(0, 6, 6, 5)
    assert table.now().table.over
    with pytest.raises(IllegalMove, match="finished"):
        table.throw(1, 1, 2, 4)
    table.undo()
    assert table.scores() == [340, 0, 0]


def test_undo_and_redo_need_the_exact_version_when_one_is_given(table):
    table.throw(0, 4, 4, 1)
    table.play("bevue", 2)
    for act in (table.undo, table.redo):
        with pytest.raises(Stale):
            act(version=1)
    assert table.undo(version=2).seq == 3


def test_a_move_is_stale_only_when_the_phase_it_saw_is_over(table):
    table.play("bevue", 1)
    assert table.throw(0, 4, 4, 1, version=0).seq == 2
    with pytest.raises(Stale) as refused:
        table.throw(0, 4, 4, 1, version=1)
    assert refused.value.values == {"version": 2, "since": 2}
    assert table.scores() == [16, 0, 0]


KINDS = {"undo": Kind.UNDO, "redo": Kind.REDO, "amend": Kind.AMEND}
WHAT = st.lists(
    st.sampled_from(["throw", "undo", "redo", "bevue"]) | st.tuples(st.just("amend"), st.integers(0, 20)),
    max_size=40,
)


def amended(table, which):
    """Another throw, or another Bévue, in the place of one of the moves that count; None where none does."""
    counted = [line for line in table.log() if not line.undone]
    if not counted:
        return None
    line = counted[which % len(counted)]
    if hasattr(line.move, "dice"):
        return table.amend(line.seq, "throw", line.move.seat, dice=[5, 5, 1 + which % 4])
    return table.amend(line.seq, "bevue", which % 3)


@settings(max_examples=60)
@given(whats=WHAT)
def test_the_log_folds_to_what_each_entry_remembers(tmp_path_factory, whats):
    store = open_store(tmp_path_factory.mktemp("data"))
    table = Table(Games(store))
    entries = [(0, Kind.START)]
    for wish in whats:
        now = table.now()
        what, which = wish if isinstance(wish, tuple) else (wish, 0)
        if what == "amend":
            if (played := amended(table, which)) is None:
                continue
        elif what == "throw":
            played = table.throw(now.ruleset.describe(now.table)["turn"]["seat"], 4, 4, 1)
        elif what == "bevue":
            played = table.play("bevue", 1)
        elif (now.last if what == "undo" else now.next) is None:
            continue
        else:
            played = getattr(table, what)()
        entries.append((played.seq, KINDS.get(what, Kind.MOVE)))
    counted = list(effective(entries))
    now = table.now()
    assert (now.last.seq if now.last else 0) == (counted[-1] if counted else 0)
    assert now.version == len(entries) - 1
    assert [line.seq for line in table.log() if not line.undone] == counted
    table_again = now.ruleset.start(("Perceval", "Karadoc", "Bohort"), {}, None, 0)
    for line in table.log():
        if not line.undone:
            table_again = now.ruleset.play(table_again, line.move)
            assert table_again.changes == line.changes
    assert table_again == now.table
    assert table.replay() is None
    store.close()

"""The one writer: groups, savepoints, a full disk, its death."""

import logging
import os
import threading

import pytest
from sqlalchemy import text
from sqlmodel import insert, select

from tripot.store import CannotWrite, Game, open_store
from tripot.store.writer import EXIT_WITHOUT_WRITER


def game(code, wish="{}"):
    def act(connection):
        connection.execute(insert(Game).values(code=code, rules="r", rules_version=1, wish=wish, started=0))
        return code

    return act


def codes(store):
    return [code for (code,) in store.reader.submit(lambda c: c.execute(select(Game.code)).all()).result()]


def together(store, *acts):
    """Handed in while the writer is busy, so that they make one group."""
    busy, go = threading.Event(), threading.Event()

    def hold(connection):
        busy.set()
        go.wait(5)

    held = store.writer.submit(hold)
    busy.wait(5)
    answers = [store.writer.submit(act) for act in acts]
    go.set()
    held.result(5)
    return answers


def refuse(connection):
    game("HALF")(connection)
    raise LookupError


def test_one_refused_of_three_leaves_no_trace_and_disturbs_nobody(store):
    first, second, third = together(store, game("A"), refuse, game("C"))
    assert (first.result(5), third.result(5)) == ("A", "C")
    with pytest.raises(LookupError):
        second.result(5)
    assert codes(store) == ["A", "C"]


def test_what_gathers_meanwhile_is_committed_together(store):
    begun = []
    original = store.writer._write
    store.writer._write = lambda group: (begun.append(len(group)), original(group))
    for answer in together(store, *(game(f"G{n}") for n in range(20))):
        answer.result(5)
    assert begun == [1, 20]


def test_an_answer_comes_only_after_the_commit(store):
    assert store.writer.submit(game("A")).result(5) == "A"
    assert codes(store) == ["A"]


def test_a_full_disk_refuses_the_one_and_keeps_what_was_there_readable(store):
    store.writer.submit(game("OLD")).result(5)

    def fill(connection):
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    store.writer.submit(fill).result(5)
    small, big = together(store, game("SMALL"), game("BIG", "x" * 100_000))
    with pytest.raises(CannotWrite, match="full"):
        big.result(5)
    assert small.result(5) == "SMALL"
    assert codes(store) == ["OLD", "SMALL"]


def test_a_reader_cannot_write(store):
    with pytest.raises(Exception, match="readonly"):
        store.reader.submit(lambda c: c.execute(text("DELETE FROM game"))).result(5)


def test_every_commit_is_synced_and_foreign_keys_hold(store):
    def pragmas(connection):
        return [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]

    assert store.writer.submit(pragmas).result(5) == ["wal", 2, 1]


def test_when_the_writer_dies_the_house_is_told(tmp_path):
    died = threading.Event()
    store = open_store(tmp_path, on_death=died.set)

    def murder(connection):
        raise SystemExit

    store.writer.submit(murder)
    assert died.wait(5)
    store.close()


def test_a_wish_given_up_while_waiting_is_not_written(store):
    busy, go = threading.Event(), threading.Event()
    held = store.writer.submit(lambda _: (busy.set(), go.wait(5)))
    busy.wait(5)
    given_up = store.writer.submit(game("A"))
    given_up.cancel()
    kept = store.writer.submit(game("B"))
    go.set()
    held.result(5)
    assert kept.result(5) == "B"
    assert codes(store) == ["B"]


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_house_without_writer_ends(tmp_path):
    child = os.fork()
    if not child:
        logging.disable()
        store = open_store(tmp_path)

        def murder(connection):
            raise SystemExit

        store.writer.submit(murder)
        threading.Event().wait(10)
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == EXIT_WITHOUT_WRITER

"""The data directory at the start: in use, damaged, old, new, unusable."""

import os
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlmodel import insert

from tripot.resources import alembic_dir
from tripot.store import DataError, Game, open_store
from tripot.store.directory import COPIES, COPIES_KEPT, DATABASE, copy
from tripot.store.engine import writing_engine
from tripot.store.migrations import NEWEST, revision_of

ROOT = Path(__file__).resolve().parents[2]


def alembic_of_the_checkout(engine):
    config = Config(toml_file=ROOT / "pyproject.toml")
    config.attributes["engine"] = engine
    return config


def test_the_models_and_the_migrations_say_the_same(tmp_path):
    open_store(tmp_path).close()
    command.check(alembic_of_the_checkout(writing_engine(tmp_path / DATABASE)))


def test_the_program_knows_the_newest_migration():
    config = Config()
    config.set_main_option("script_location", str(alembic_dir()))
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]


def test_a_migration_can_be_taken_back(tmp_path):
    open_store(tmp_path).close()
    engine = writing_engine(tmp_path / DATABASE)
    command.downgrade(alembic_of_the_checkout(engine), "base")
    command.upgrade(alembic_of_the_checkout(engine), "head")


def test_what_was_written_is_there_at_the_next_start(tmp_path):
    first = open_store(tmp_path)
    row = insert(Game).values(code="A", rules="r", rules_version=1, wish="{}", started=0)
    first.writer.submit(lambda c: c.execute(row).rowcount).result()
    first.close()
    second = open_store(tmp_path)
    assert second.reader.submit(lambda c: c.exec_driver_sql("SELECT code FROM game").scalar()).result() == "A"
    second.close()
    assert not list((tmp_path / COPIES).iterdir())


def test_a_second_house_on_the_same_data_is_refused(tmp_path):
    first = open_store(tmp_path)
    with pytest.raises(DataError, match="data-in-use"):
        open_store(tmp_path)
    first.close()
    open_store(tmp_path).close()


@pytest.mark.parametrize(
    "damage", [b"not a database at all" * 400, None], ids=["no header", "a page of zeros"]
)
def test_a_damaged_file_is_refused_and_left_as_it_is(tmp_path, damage):
    open_store(tmp_path).close()
    database = tmp_path / DATABASE
    whole = database.read_bytes()
    database.write_bytes(damage or whole[:4096] + bytes(4096) + whole[8192:])
    before = database.read_bytes()
    with pytest.raises(DataError, match="data-damaged"):
        open_store(tmp_path)
    assert database.read_bytes() == before


def test_a_file_from_a_newer_program_is_refused_and_pushes_no_copy_out(tmp_path):
    store = open_store(tmp_path)
    store.writer.submit(
        lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'").rowcount
    ).result()
    store.close()
    with pytest.raises(DataError, match="data-from-the-future"):
        open_store(tmp_path)
    assert not list((tmp_path / COPIES).iterdir())


def test_a_file_of_the_first_shape_is_copied_and_then_brought_to_the_newest(tmp_path):
    store = open_store(tmp_path)
    row = insert(Game).values(code="A", rules="r", rules_version=1, wish="{}", started=0)
    store.writer.submit(lambda c: c.execute(row).rowcount).result()
    store.close()
    engine = writing_engine(tmp_path / DATABASE)
    command.downgrade(alembic_of_the_checkout(engine), "0001")
    engine.dispose()
    store = open_store(tmp_path)
    assert store.reader.submit(lambda c: c.exec_driver_sql("SELECT code FROM game").scalar()).result() == "A"
    store.close()
    assert revision_of(tmp_path / DATABASE) == NEWEST
    copied = list((tmp_path / COPIES).iterdir())
    assert [made.name[-12:] for made in copied] == ["-0001.sqlite"]
    assert revision_of(copied[0]) == "0001"


@pytest.mark.parametrize("missing", [os.R_OK, os.W_OK], ids=["unreadable", "read-only"])
def test_a_file_this_user_may_not_read_or_write_is_not_called_damaged(tmp_path, monkeypatch, missing):
    """Put back by another user, as a copy often is; the superuser may do everything, so the answer is given."""
    open_store(tmp_path).close()
    monkeypatch.setattr(os, "access", lambda path, asked: not asked & missing)
    with pytest.raises(DataError, match=r"data-unusable.*tripot\.sqlite, Permission denied"):
        open_store(tmp_path)


def test_five_copies_are_kept(tmp_path):
    open_store(tmp_path).close()
    made = [copy(tmp_path / DATABASE, "0001") for _ in range(COPIES_KEPT + 2)]
    assert sorted((tmp_path / COPIES).iterdir()) == made[-COPIES_KEPT:]


def test_a_directory_that_cannot_be_made_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(DataError, match="data-unusable"):
        open_store(tmp_path / "file" / "data")


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_read_only_directory_is_refused(tmp_path):
    """In a child that is not root, for whom the permissions count."""
    open_store(tmp_path).close()
    for path in (*tmp_path.iterdir(), tmp_path):
        path.chmod(0o555 if path.is_dir() else 0o444)
    for parent in tmp_path.parents[:3]:
        if parent.stat().st_uid == os.getuid():
            parent.chmod(0o755)
    child = os.fork()
    if not child:
        if os.getuid() == 0:
            os.setgid(65534)
            os.setuid(65534)
        try:
            open_store(tmp_path)
        except DataError as refused:
            os._exit(0 if refused.reason == "data-unusable" else 1)
        os._exit(2)
    tmp_path.chmod(0o755)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0

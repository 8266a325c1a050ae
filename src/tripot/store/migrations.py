"""Brings the file to the newest shape. Alembic takes a quarter second to load: only when there is something to do."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine

from tripot.resources import alembic_dir
from tripot.store.directory import copy
from tripot.store.engine import connect
from tripot.store.errors import DataError

NEWEST = "0002"
"""The revision this program works with; a test compares it with the migrations."""


def revision_of(database: Path) -> str | None:
    """The shape the file has; None when it has none yet."""
    connection = connect(database, mode="ro")
    try:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return None
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    finally:
        connection.close()
    return str(found[0]) if found else None


def migrate(engine: Engine, database: Path, present: str | None) -> None:
    """The file in the newest shape, after a copy where games may be in it. Raises DataError `data-from-the-future`."""
    if present == NEWEST:
        return
    from alembic import command  # noqa: PLC0415 -- see above
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(alembic_dir()).replace("%", "%%"))
    config.attributes["engine"] = engine
    if present is not None:
        try:
            ScriptDirectory.from_config(config).get_revision(present)
        except CommandError as error:
            raise DataError("data-from-the-future", path=database, revision=present) from error
        # Only now: a house that cannot open and tries again would push the good copies out.
        copy(database, present)
    command.upgrade(config, "head")

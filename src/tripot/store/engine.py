"""Connections to the one file, as SQLite wants them for a single writer and readers beside it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from types import ModuleType
from typing import Any

from sqlalchemy import Connection, Engine, StaticPool, event
from sqlmodel import create_engine

try:  # the system's SQLite may have the WAL-reset bug (3.7.0 to 3.51.2); pysqlite3 brings a newer one
    import pysqlite3.dbapi2 as _newer
except ImportError:
    _newer = None

dbapi: ModuleType = _newer or sqlite3
BUSY_TIMEOUT = 5.0
"""Seconds to wait for `tripot table`, which writes one line beside the server."""


def which_sqlite() -> str:
    """The SQLite in use, for the first lines of `tripot serve`."""
    name = "pysqlite3" if _newer else "sqlite3"
    return f"SQLite {dbapi.sqlite_version} ({name})"


def connect(path: Path, *, mode: str) -> Any:
    """A bare connection; `mode` is `ro`, `rw` or `rwc`."""
    return dbapi.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        timeout=BUSY_TIMEOUT,
    )


def writing_engine(path: Path) -> Engine:
    """For the writer alone: every transaction is immediate, every commit is on the disk."""

    def creator() -> Any:
        connection = connect(path, mode="rwc")
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    return _engine(creator, "BEGIN IMMEDIATE")


def reading_engine(path: Path) -> Engine:
    """For the readers' thread: it cannot write, and sees one state of the file a transaction."""
    return _engine(lambda: connect(path, mode="ro"), "BEGIN")


def _engine(creator: Any, begin: str) -> Engine:
    engine = create_engine(
        "sqlite://", creator=creator, module=dbapi, poolclass=StaticPool, hide_parameters=True
    )

    @event.listens_for(engine, "begin")
    def begin_as_told(connection: Connection) -> None:
        # The driver begins nothing by itself (isolation_level=None), else savepoints are unreliable.
        connection.exec_driver_sql(begin)

    return engine

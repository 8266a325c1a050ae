"""What other commands do with the data while the server runs: read, or write one line."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from tripot.store.directory import DATABASE, check, require
from tripot.store.engine import reading_engine, writing_engine
from tripot.store.errors import DataError, unusable
from tripot.store.migrations import NEWEST, revision_of

T = TypeVar("T")


def read_beside(data: Path, look: Callable[[Connection], T]) -> T:
    """What `look` finds. Raises DataError."""
    return _beside(data, look, reading_engine)


def write_beside(data: Path, act: Callable[[Connection], T]) -> T:
    """What `act` returns, once it is on the disk. Raises DataError."""
    return _beside(data, act, writing_engine)


def _beside(data: Path, act: Callable[[Connection], T], opened: Callable[[Path], Engine]) -> T:
    database = data / DATABASE
    try:
        database.stat()
    except (FileNotFoundError, NotADirectoryError):
        raise DataError("data-missing", path=database) from None
    except OSError as error:
        raise unusable(data, error) from None
    require(database, os.R_OK)
    check(database)
    if (revision := revision_of(database)) != NEWEST:
        raise DataError("data-of-another-version", path=database, revision=revision)
    engine = opened(database)
    try:
        with engine.begin() as connection:
            return act(connection)
    except DBAPIError as error:
        raise DataError("data-unusable", path=data, why=str(error.orig)) from None
    finally:
        engine.dispose()

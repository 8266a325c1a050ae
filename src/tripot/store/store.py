"""The open house's data: one writer, one reader, one lock."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from tripot.store import directory
from tripot.store.engine import reading_engine, writing_engine
from tripot.store.errors import DataError
from tripot.store.migrations import migrate, revision_of
from tripot.store.reader import Reader
from tripot.store.writer import Writer, end_the_process

T = TypeVar("T")


@dataclass(frozen=True)
class Store:
    """What is kept. `writing` answers once everything is on the disk; `reading` never waits for a commit."""

    writer: Writer
    reader: Reader
    held: int
    """The open lock file."""

    def announce(self, addresses: list[str]) -> None:
        """Where this house answers, for the commands that run beside it."""
        directory.announce(self.held, addresses)

    async def writing(self, act: Callable[[Connection], T]) -> T:
        """Runs `act` on the connection that writes. Raises CannotWrite, or what `act` raises, having kept nothing."""
        return await asyncio.wrap_future(self.writer.submit(act))

    async def reading(self, look: Callable[[Connection], T]) -> T:
        """Runs `look` on one state of the file."""
        return await asyncio.wrap_future(self.reader.submit(look))

    def close(self) -> None:
        """Everything handed in is written, then the file is closed and the lock given back.

        The writer goes last: whoever closes last brings the write-ahead log home, and only the writer may.
        """
        self.reader.close()
        self.writer.close()
        os.close(self.held)


def open_store(data: Path, on_death: Callable[[], object] = end_the_process) -> Store:
    """The data directory locked, checked and migrated. Raises DataError, having changed nothing."""
    directory.prepare(data)
    held = directory.lock(data)
    try:
        database = data / directory.DATABASE
        present = None
        if database.exists():
            directory.require(database, os.R_OK | os.W_OK)
            directory.check(database)
            present = revision_of(database)
        engine = writing_engine(database)
        migrate(engine, database, present)
        return Store(Writer(engine, on_death), Reader(reading_engine(database)), held)
    except DBAPIError as error:
        os.close(held)
        raise DataError("data-unusable", path=data, why=str(error.orig)) from None
    except BaseException:
        os.close(held)
        raise

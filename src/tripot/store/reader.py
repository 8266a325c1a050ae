"""Reading on a thread of its own: SQLAlchemy's work for one answer never waits for a commit."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")


class Reader:
    """Runs functions one after another on a connection that cannot write."""

    def __init__(self, engine: Engine) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._engine, self._connection = engine, engine.connect()

    def submit(self, look: Callable[[Connection], T]) -> Future[T]:
        """What `look` returns or raises; it sees one state of the file."""
        return self._thread.submit(self._look, look)

    def _look(self, look: Callable[[Connection], T]) -> T:
        try:
            return look(self._connection)
        finally:
            self._connection.rollback()

    def close(self) -> None:
        self._thread.shutdown()
        self._connection.close()
        self._engine.dispose()

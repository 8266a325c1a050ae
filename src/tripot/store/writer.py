"""One thread owns the only connection that writes. What has gathered is committed together, then answered."""

from __future__ import annotations

import logging
import os
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple, NoReturn, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from tripot.store.errors import CannotWrite

T = TypeVar("T")
Act = Callable[[Connection], T]

SQLITE_FULL = 13
MOST_AT_ONCE = 128
EXIT_WITHOUT_WRITER = 70

log = logging.getLogger(__name__)


class Handed(NamedTuple):
    """A function that was handed in, and where its answer goes."""

    act: Act[Any]
    answer: Future[Any]


def end_the_process() -> NoReturn:
    """A house that cannot write must not go on answering."""
    os._exit(EXIT_WITHOUT_WRITER)


class Writer:
    """Takes functions from any thread and runs each inside a savepoint of the present group's transaction."""

    def __init__(self, engine: Engine, on_death: Callable[[], object] = end_the_process) -> None:
        self._waiting: queue.SimpleQueue[Handed | None] = queue.SimpleQueue()
        self._engine, self._connection = engine, engine.connect()
        # Savepoints go past SQLAlchemy, whose own cost a fifth of a move.
        self._bare: Any = self._connection.connection.driver_connection
        self._on_death = on_death
        self._thread = threading.Thread(target=self._live, name="writer", daemon=True)
        self._thread.start()

    def submit(self, act: Act[T]) -> Future[T]:
        """What `act` returns or raises, once it is on the disk. `act` may run again in a transaction of its own."""
        answer: Future[T] = Future()
        self._waiting.put(Handed(act, answer))
        return answer

    def close(self) -> None:
        """Ends when everything handed in before is done."""
        self._waiting.put(None)
        self._thread.join()
        self._connection.close()
        self._engine.dispose()

    def _live(self) -> None:
        try:
            while group := self._gather():
                self._write(group)
        except BaseException:
            log.critical("the writer died", exc_info=True)
            self._on_death()

    def _gather(self) -> list[Handed]:
        """At least one function, and whatever came while the last commit was under way; empty at the end."""
        group: list[Handed] = []
        while (handed := self._waiting.get()) is not None:
            if handed.answer.set_running_or_notify_cancel():
                group.append(handed)
            if group and (len(group) == MOST_AT_ONCE or self._waiting.empty()):
                return group
        if group:
            self._waiting.put(None)  # the end is met again once these are written
        return group

    def _write(self, group: list[Handed]) -> None:
        try:
            with self._connection.begin():
                outcomes = [self._try(handed.act) for handed in group]
        except DBAPIError as error:
            # SQLite has rolled back the whole group, and with it what would have fitted.
            if len(group) == 1:
                group[0].answer.set_exception(cannot_write(error))
                return
            for alone in group:
                self._write([alone])
            return
        for handed, (result, refusal) in zip(group, outcomes, strict=True):
            if refusal is None:
                handed.answer.set_result(result)
            else:
                handed.answer.set_exception(refusal)

    def _try(self, act: Act[Any]) -> tuple[Any, Exception | None]:
        """What one function returned or raised; a refusal leaves no trace. Raises what the disk raises."""
        self._bare.execute("SAVEPOINT one")
        try:
            result = act(self._connection)
        except DBAPIError:
            raise
        except Exception as refusal:  # noqa: BLE001 -- it belongs to whoever handed the function in
            self._bare.execute("ROLLBACK TO one")
            return None, refusal
        self._bare.execute("RELEASE one")
        return result, None


def cannot_write(error: DBAPIError) -> CannotWrite:
    """The disk's refusal in our words."""
    return CannotWrite("full" if getattr(error.orig, "sqlite_errorcode", None) == SQLITE_FULL else "disk")

"""What the table still has to do, first things first: plain data, so it can be saved, drawn and tested.

A phase waits for somebody; a step settles itself when its turn comes; a window is a phase that may be left unused (G8).
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from pydantic import GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema, core_schema

from tripot.rules.errors import IllegalMove
from tripot.rules.moves import Move, Offer


class Task(ABC):
    """One thing on the agenda: frozen data, saved under its package and class name."""

    kinds: ClassVar[dict[str, type[Task]]] = {}
    kind: ClassVar[str]

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.kind = f"{cls.__module__.split('.')[-2]}.{cls.__name__}"
        Task.kinds[cls.kind] = cls

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        if "__dataclass_fields__" in cls.__dict__:
            return handler(source)
        return core_schema.no_info_plain_validator_function(
            _load_task, serialization=core_schema.plain_serializer_function_ser_schema(_dump_task)
        )


def _load_task(saved: Any) -> Task:
    if isinstance(saved, Task):
        return saved
    fields = {name: value for name, value in saved.items() if name != "kind"}
    task: Task = _adapter(saved["kind"]).validate_python(fields)
    return task


def _dump_task(task: Task) -> dict[str, Any]:
    fields: dict[str, Any] = _adapter(task.kind).dump_python(task, mode="json")
    return {"kind": task.kind, **fields}


@cache
def _adapter(kind: str) -> TypeAdapter[Any]:
    return TypeAdapter(Task.kinds[kind])


class Phase(Task):
    """A moment of the game, named after it. It owns what may be done now and what follows."""

    def name(self) -> str:
        """The phase's name in kebab-case, as the interface shows it."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", type(self).__name__).lower()

    @abstractmethod
    def offers(self, table: Any) -> Iterator[Offer]:
        """What may be done now, by whom, within which bounds."""

    @abstractmethod
    def play(self, table: Any, move: Any) -> Any:
        """The table after `move`, which has been offered. Each phase names the moves it takes."""

    def moment(self) -> Phase:
        """The phase without the bets and cries heard so far: what `since` compares (api)."""
        return self

    def parties(self) -> tuple[int, ...]:
        """The seats without whom this phase cannot go on as it is."""
        return ()

    def without(self, table: Any, seat: int) -> Any:
        """The table after `seat` went home while it waited for this: over, if it cannot go on without him."""
        return table.done() if seat in self.parties() else table


class Step(Task):
    """Something that settles itself when its turn comes: it waits for nobody."""

    @abstractmethod
    def settle(self, table: Any, result: Any) -> Any:
        """The table after the step, given what came before it on the agenda."""


class Window(Phase):
    """A phase that may be left unused: whatever comes next is on offer beside it, and closes it (G8)."""

    @abstractmethod
    def own_offers(self, table: Any) -> Iterator[Offer]:
        """What the window itself lets do."""

    @abstractmethod
    def play_own(self, table: Any, move: Any) -> Any:
        """The table after one of the window's own moves, or None when the move is not one of them."""

    def offers(self, table: Any) -> Iterator[Offer]:
        yield from self.own_offers(table)
        closed = table.done()
        yield from closed.phase.offers(closed)

    def play(self, table: Any, move: Move) -> Any:
        after = self.play_own(table, move)
        return table.done().play(move) if after is None else after


@dataclass(frozen=True)
class Finished(Phase):
    """The game is over: only undo, amend and rematch are left (G6)."""

    def offers(self, table: Any) -> Iterator[Offer]:
        yield from ()

    def play(self, table: Any, move: Move) -> Any:
        raise IllegalMove("finished")

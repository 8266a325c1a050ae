"""What the table may say in every game, whatever it waits for: rename, leave, end, and the free correction."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Any, Literal, Self, TypeVar

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from tripot.rules.moves import Move, Offer, SeatMove
from tripot.rules.people import Name, Note, refuse_a_name_taken
from tripot.rules.table import Table, all_but, with_one

T = TypeVar("T", bound=Table)

FEWEST_SIDES = 2
"""How many scores are played for, at the least, when somebody has left."""

Points = Annotated[int, Field(ge=-9999, le=9999)]


class Rename(SeatMove):
    """A wrong name is put right."""

    move: Literal["rename"] = "rename"
    name: Name


class Leave(SeatMove):
    """Somebody goes home: skipped from now on, his score stays, he is not ranked."""

    move: Literal["leave"] = "leave"


class End(Move):
    """The table stops the game; the best score wins."""

    move: Literal["end"] = "end"


class Correction(SeatMove):
    """A free ± and what else may have gone wrong on the sheet; only the floor applies, and it never wins by itself."""

    move: Literal["correction"] = "correction"
    points: Points | None = None
    note: Note | None = None
    turn: bool | None = None

    @model_validator(mode="after")
    def correct_something(self) -> Self:
        """Raises `correction-of-nothing` when nothing on the sheet is named."""
        corrected = type(self).model_fields.keys() - {"move", "seat", "note"}
        if all(getattr(self, name) is None for name in corrected):
            raise PydanticCustomError("correction-of-nothing", "nothing to correct")
        return self


def table_offers(table: Table, correction: type[Correction], bounds: dict[str, Any]) -> Iterator[Offer]:
    """What the table may say in every game; two sides at least stay at it."""
    yield Offer(correction, tuple(table.seats), bounds)
    yield Offer(Rename, tuple(table.seats))
    leavers = tuple(seat for seat in table.present if _may_leave(table, seat))
    if leavers:
        yield Offer(Leave, leavers)
    yield Offer(End)


def _may_leave(table: Table, seat: int) -> bool:
    staying = {table.sides[other] for other in all_but(seat, table.present)}
    return len(staying) >= FEWEST_SIDES


def said_by_the_table(table: T, move: Move) -> T | None:
    """The table after a rename, a farewell or the end; None when `move` is none of them."""
    match move:
        case Rename(seat=seat, name=name):
            refuse_a_name_taken(name, [table.names[other] for other in all_but(seat, table.seats)])
            return replace(table, names=with_one(table.names, seat, name))
        case Leave(seat=seat):
            gone = replace(table, left=table.left | {seat})
            without: T = gone.phase.without(gone, seat)
            return without
        case End():
            return table.finish(best_placed(table))
        case _:
            return None


def best_placed(table: Table) -> list[int]:
    """The present seats with the best score."""
    best = max(table.score_of(seat) for seat in table.present)
    return [seat for seat in table.present if table.score_of(seat) == best]

"""What the table may say in every game, whatever it waits for: rename, leave, end, and the free correction."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from tripot.rules.moves import Move, SeatMove
from tripot.rules.people import Name

Note = Annotated[str, Field(max_length=200)]
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
        if all(
            getattr(self, what) is None for what in type(self).model_fields.keys() - {"move", "seat", "note"}
        ):
            raise PydanticCustomError("correction-of-nothing", "nothing to correct")
        return self

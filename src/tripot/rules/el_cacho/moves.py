"""The moves of El Cacho: what is thrown, and what is written on the sheet."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import BeforeValidator, Discriminator, Field, TypeAdapter, model_validator
from pydantic_core import PydanticCustomError

from tripot.rules.anytime import Correction, End, Leave, Rename
from tripot.rules.dice import Die, missing_from
from tripot.rules.el_cacho.boxes import DICE, Box
from tripot.rules.errors import IllegalMove
from tripot.rules.moves import FallenDice, Offer, SeatMove

FiveDice = Annotated[tuple[Die, ...], Field(min_length=DICE, max_length=DICE)]


class Throw(FallenDice):
    """All five dice as they lie after a throw, and which of the last throw were kept (T3)."""

    move: Literal["throw"] = "throw"
    dice: FiveDice
    kept: Annotated[tuple[Die, ...], Field(max_length=DICE - 1)] | None = None

    @property
    def pips(self) -> tuple[int, ...]:
        return self.dice

    @model_validator(mode="after")
    def still_lie_there(self) -> Self:
        """Raises `kept-not-among-dice` when a die said to be kept does not lie there any more."""
        if missing_from(self.dice, self.kept or ()):
            raise PydanticCustomError("kept-not-among-dice", "a die kept is not among the dice")
        return self

    def out_of_bounds(self, offer: Offer) -> IllegalMove | None:
        strange = missing_from(offer.bounds["kept"], self.kept or ())
        return IllegalMove("kept-not-thrown", dice=strange) if strange else None


class Dice(SeatMove):
    """The five final dice at once, and whether they fell so on the first throw (T4)."""

    move: Literal["dice"] = "dice"
    dice: FiveDice
    first_throw: bool

    @property
    def pips(self) -> tuple[int, ...]:
        return self.dice


class Mark(SeatMove):
    """The dice on the table are written in an open box (T11, T12)."""

    move: Literal["mark"] = "mark"
    box: Box

    def out_of_bounds(self, offer: Offer) -> IllegalMove | None:
        among = offer.bounds["boxes"]
        return None if self.box in among else IllegalMove("another-box-scores", box=self.box, among=among)


class Write(SeatMove):
    """A box and its value, from a sheet kept on paper (T4)."""

    move: Literal["write"] = "write"
    box: Box
    value: Annotated[int, Field(ge=0)]

    def out_of_bounds(self, offer: Offer) -> IllegalMove | None:
        among = offer.bounds["values"].get(self.box, [])
        if self.value in among:
            return None
        return IllegalMove("impossible-value", box=self.box, value=self.value, among=among)


def refuse_points(given: object) -> None:
    """Raises `score-is-the-grid`: points alone would say something else than the boxes."""
    if given is not None:
        raise PydanticCustomError("score-is-the-grid", "the score is the sum of the grid")


class CorrectGrid(Correction):
    """A correction of a sheet of El Cacho: boxes as they should be, None for an open one."""

    points: Annotated[None, BeforeValidator(refuse_points)] = None
    grid: dict[Box, Annotated[int, Field(ge=0)] | None] | None = None


AnyMove = Throw | Dice | Mark | Write | CorrectGrid | Rename | Leave | End

MOVES: TypeAdapter[AnyMove] = TypeAdapter(Annotated[AnyMove, Discriminator("move")])

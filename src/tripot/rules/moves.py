"""What is said at the table and what comes of it: moves, the offers that allow them, the changes they make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from tripot.rules.errors import IllegalMove


class Move(BaseModel):
    """What happened at the table, dice included: the API's body, the form's reader and the row in the log."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    @classmethod
    def move_name(cls) -> str:
        """The move's name on the interface."""
        return str(cls.model_fields["move"].default)

    @property
    def about(self) -> int | None:
        """The seat that makes it, or that it is made about; None where that is nobody in particular."""
        return None

    @property
    def pips(self) -> tuple[int, ...]:
        """The dice of a turn it tells of, as they lie, 1 to 6 each; none where it is about none."""
        return ()

    def misfit(self, offer: Offer) -> IllegalMove | None:
        """Why `offer` does not cover this move; None when it does."""
        return None


class SeatMove(Move):
    """A move that somebody makes, or that is made about somebody."""

    seat: int

    @property
    def about(self) -> int:
        return self.seat

    def misfit(self, offer: Offer) -> IllegalMove | None:
        if self.seat not in offer.seats:
            return IllegalMove("not-this-seat", seat=self.seat, move=self.move_name())
        return self.out_of_bounds(offer)

    def out_of_bounds(self, offer: Offer) -> IllegalMove | None:
        """Why the rest of the move lies outside what `offer` allows to this seat."""
        return None


class FallenDice(SeatMove):
    """Dice that have fallen for a seat; `rolled` in the log where the house threw them."""

    rolled: Annotated[Literal[True] | None, Field(json_schema_extra={"readOnly": True})] = None


@dataclass(frozen=True)
class Offer:
    """One button or small form: this kind of move, by (or about) one of these seats, within these bounds."""

    move: type[Move]
    seats: tuple[int, ...] = ()
    bounds: Mapping[str, Any] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        """The offer as the interface shows it; `seats` is absent where nobody in particular acts."""
        seats = {"seats": list(self.seats)} if self.seats else {}
        return {"move": self.move.move_name(), **seats, **self.bounds}


@dataclass(frozen=True)
class Change:
    """One line of the ledger: the points really applied, what they would have been unclamped, and the rule's name."""

    seat: int
    points: int
    reason: str
    nominal: int

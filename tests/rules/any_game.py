"""A table of any game and how it is played, for the tests of its rules; the cast is the same everywhere.

Every move played is also checked for what must hold at any time: the table survives dump and load, and the changes
add up to the scores.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

import pytest

from tripot.rules.engine import Ruleset
from tripot.rules.errors import TripotError
from tripot.rules.moves import Change, Offer
from tripot.rules.table import Table

T = TypeVar("T", bound=Table)


def ledger(changes: tuple[Change, ...]) -> list[tuple[int, int, str]]:
    """The lines of the ledger as (seat, points really applied, reason)."""
    return [(change.seat, change.points, change.reason) for change in changes]


@dataclass
class AnyGame(Generic[T]):
    """A table and how it is played: `game.play("mark", PERCEVAL, box="full")`."""

    rules: ClassVar[Ruleset[Any]]
    table: T

    def play(self, move: str, seat: int | None = None, **fields: Any) -> tuple[Change, ...]:
        """Plays a move that must be accepted; its changes."""
        before = self.table
        self.table = self.rules.play(before, self.read(move, seat, **fields))
        assert self.rules.load(self.rules.dump(self.table)) == self.table
        self._changes_add_up(before)
        return self.table.changes

    def booked(self, move: str, seat: int | None = None, **fields: Any) -> list[tuple[int, int, str]]:
        """Plays a move that must be accepted; its changes as seat, points and reason."""
        return ledger(self.play(move, seat, **fields))

    def refuse(self, move: str, seat: int | None = None, **fields: Any) -> str:
        """Tries a move that must be refused and leave no trace; the reason."""
        return self.refusal(move, seat, **fields).reason

    def refusal(self, move: str, seat: int | None = None, **fields: Any) -> TripotError:
        """Tries a move that must be refused and leave no trace; the refusal with its values."""
        before = self.table
        with pytest.raises(TripotError) as refusal:
            self.rules.play(before, self.read(move, seat, **fields))
        assert self.table == before
        return refusal.value

    def read(self, move: str, seat: int | None = None, **fields: Any) -> Any:
        """The move in a body of the interface."""
        body = {"move": move, **({} if seat is None else {"seat": seat}), **fields}
        return self.rules.read_move(json.dumps(body))

    def _changes_add_up(self, before: T) -> None:
        booked = dict.fromkeys(self.table.seats, 0)
        for change in self.table.changes:
            booked[change.seat] += change.points
        assert self.scores == tuple(before.score_of(seat) + booked[seat] for seat in self.table.seats)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.table.score_of(seat) for seat in self.table.seats)

    @property
    def phase(self) -> str:
        return self.table.phase.name()

    @property
    def state(self) -> dict[str, Any]:
        """The state as the interface tells it."""
        return self.rules.describe(self.table)

    @property
    def turn(self) -> dict[str, Any]:
        return dict(self.state["turn"])

    def offers(self, move: str) -> list[Offer]:
        """The offers of this move, all seats."""
        return [offer for offer in self.rules.offers(self.table) if offer.move.move_name() == move]

    def bounds(self, move: str) -> dict[str, Any]:
        """The bounds of the only offer of this move."""
        (offer,) = self.offers(move)
        return dict(offer.bounds)

    def may(self, move: str) -> set[int]:
        """Who may make this move now."""
        return {seat for offer in self.offers(move) for seat in offer.seats}

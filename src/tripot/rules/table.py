"""What lies on the table between two moves: the scores, the turn and the agenda."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Self, TypeVar

from tripot.rules.agenda import Finished, Phase, Step, Task
from tripot.rules.moves import Change, Move

V = TypeVar("V")


def with_one(values: tuple[V, ...], at: int, value: V) -> tuple[V, ...]:
    """The same values, but for the one at `at`."""
    return (*values[:at], value, *values[at + 1 :])


def all_but(seat: int, seats: Sequence[int]) -> tuple[int, ...]:
    """The same seats without this one."""
    return tuple(other for other in seats if other != seat)


@dataclass(frozen=True, kw_only=True)
class Table:
    """What lies on the table between two moves, whatever the game.

    Seats count from 0 in turn order. `sides` tells which of the `scores` (points) each seat plays for (D1), `first` the
    seat that started, from which rounds are counted, `left` who has gone home; `changes` are the last move's alone.
    """

    names: tuple[str, ...]
    sides: tuple[int, ...]
    scores: tuple[int, ...]
    agenda: tuple[Task, ...] = ()
    left: frozenset[int] = frozenset()
    turn: int = 0
    first: int = 0
    round: int = 1
    winners: tuple[int, ...] = ()
    changes: tuple[Change, ...] = ()

    @property
    def seats(self) -> range:
        return range(len(self.names))

    @property
    def present(self) -> tuple[int, ...]:
        """The seats of who has not left, in turn order."""
        return tuple(seat for seat in self.seats if seat not in self.left)

    @property
    def phase(self) -> Phase:
        """What the table waits for. A step never stays first: `done` settles it at once."""
        first = self.agenda[0]
        assert isinstance(first, Phase)
        return first

    @property
    def over(self) -> bool:
        return isinstance(self.agenda[0], Finished)

    @property
    def has_teams(self) -> bool:
        """Whether several seats play for one score (D1)."""
        return len(self.scores) < len(self.names)

    @property
    def has_landed(self) -> bool:
        """Whether the dice that lie on the table have fallen in the last move; never where a game leaves none there."""
        return False

    @property
    def told_together(self) -> tuple[Change, ...]:
        """The changes to be told as one thing: the last move's, unless a game tells a throw with all it brings."""
        return self.changes

    def score_of(self, seat: int) -> int:
        return self.scores[self.sides[seat]]

    def are_partners(self, seat: int, other: int) -> bool:
        """Whether two seats play for the same score; everybody is his own partner (D1)."""
        return self.sides[seat] == self.sides[other]

    def members(self, side: int) -> tuple[int, ...]:
        return tuple(seat for seat in self.seats if self.sides[seat] == side)

    def after(self, seat: int, among: Sequence[int] | None = None) -> int:
        """The next seat in turn order, of those present or of `among`."""
        those = self.present if among is None else among
        return min(those, key=lambda other: (other - seat - 1) % len(self.names))

    def turn_to(self, seat: int) -> Self:
        """The turn comes to `seat`; on its way past the seat that started, a round is complete."""
        steps = (seat - self.turn) % len(self.names) or len(self.names)
        is_round_complete = (self.first - self.turn - 1) % len(self.names) < steps
        return replace(self, turn=seat, round=self.round + is_round_complete)

    def score(
        self, seat: int, points: int, reason: str, *, floor: int | None = 0, ceiling: int | None = None
    ) -> Self:
        """`points` booked for the seat's side, clamped as they are applied (G4, G5), and a line of the ledger."""
        old = self.score_of(seat)
        new = old + points
        if points > 0 and ceiling is not None:
            new = old if old >= ceiling else min(new, ceiling)
        if points < 0 and floor is not None:
            new = min(old, max(new, floor))
        side = self.sides[seat]
        return replace(
            self,
            scores=with_one(self.scores, side, new),
            changes=(*self.changes, Change(seat, new - old, reason, points)),
        )

    def then(self, *todo: Task) -> Self:
        """What was first on the agenda gives way to `todo`, done in that order."""
        return replace(self, agenda=(*todo, *self.agenda[1:]))

    def before(self, *todo: Task) -> Self:
        """`todo` comes in front of what was first on the agenda."""
        return replace(self, agenda=(*todo, *self.agenda))

    def done(self, result: Any = None) -> Self:
        """What was first on the agenda is over; the next step, if it is one, is told its `result`."""
        rest = replace(self, agenda=self.agenda[1:])
        first = rest.agenda[0]
        if not isinstance(first, Step):
            return rest
        settled: Self = first.settle(rest, result)
        return settled

    def awaiting(self) -> Self:
        """The table as a move finds it: nothing booked by it yet."""
        return replace(self, changes=())

    def played(self) -> Self:
        """The table as a move of its phase leaves it; nothing said at any time comes here."""
        return self

    def play(self, move: Move) -> Self:
        played: Self = self.phase.play(self, move)
        return played

    def finish(self, winners: Sequence[int]) -> Self:
        """The game is over, and every open window with it (G6)."""
        return replace(self, agenda=(Finished(),), winners=tuple(winners))

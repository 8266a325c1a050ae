"""The engine all games share: a move is checked against what is on offer, then played by the phase that offered it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from pydantic import BaseModel, TypeAdapter

from tripot.rules.agenda import Phase, Window
from tripot.rules.errors import IllegalMove
from tripot.rules.moves import Move, Offer, SeatMove
from tripot.rules.refusals import refuse_no_such_seat, refuse_teams
from tripot.rules.table import Table

T = TypeVar("T", bound=Table)


class Ruleset(ABC, Generic[T]):
    """One game. `start`, `offers`, `play`, `describe`, `dump` and `load` are all one needs to play it.

    `version` changes with the rules; `dice` is how many are thrown at once at the most.
    """

    name: ClassVar[str]
    version: ClassVar[int]
    table_type: ClassVar[type[Table]]
    options_type: ClassVar[type[BaseModel]]
    moves: ClassVar[TypeAdapter[Any]]
    dice: ClassVar[int]
    fewest_players: ClassVar[int]
    most_players: ClassVar[int]

    def start(
        self,
        names: Sequence[str],
        options: Mapping[str, Any] | None = None,
        teams: Sequence[Sequence[int]] | None = None,
        first: int | None = None,
    ) -> T:
        """A new table: `teams` of seats, and the seat that is `first`, else the game says who starts.

        Raises MalformedMove, or a pydantic ValidationError for the options.
        """
        played = self.options_type.model_validate(dict(options or {}))
        sides = self.sides_of(len(names), teams)
        refuse_no_such_seat(first, len(names))
        return self.lay_table(tuple(names), sides, played, first)

    def sides_of(self, players: int, teams: Sequence[Sequence[int]] | None) -> tuple[int, ...]:
        """For each seat, the score it plays for: its own, where a game knows no teams. Raises MalformedMove."""
        refuse_teams(teams)
        return tuple(range(players))

    @abstractmethod
    def lay_table(self, names: tuple[str, ...], sides: tuple[int, ...], options: Any, first: int | None) -> T:
        """The table before the first move; `options` are of this game's own type."""

    @abstractmethod
    def anytime_offers(self, table: T) -> Iterator[Offer]:
        """What may be said beside any phase; it leaves the agenda alone."""

    @abstractmethod
    def anytime(self, table: T, move: Move) -> T | None:
        """The table after a move that may come at any time, or None when it is for the phase."""

    @abstractmethod
    def explain(self, table: T, move: Move) -> IllegalMove | None:
        """In the rulebook's words, why `move` is not on offer, where the bounds alone do not say it."""

    @abstractmethod
    def describe(self, table: T) -> dict[str, Any]:
        """The state of the interface: `options`, `status`, `players`, `turn`, `phase`, `offers`, `winners` (api)."""

    def offers(self, table: T) -> list[Offer]:
        """All that may be done now, phase first."""
        if table.over:
            return []
        every = (*table.phase.offers(table), *self.anytime_offers(table))
        return [offer for offer in every if offer.seats or not issubclass(offer.move, SeatMove)]

    def play(self, table: T, move: Move) -> T:
        """The table after `move`, whose `changes` are this move's alone. Raises IllegalMove, having changed nothing."""
        self.check(table, move)
        table = table.awaiting()
        after = self.anytime(table, move)
        return table.play(move).played() if after is None else after

    def check(self, table: T, move: Move) -> None:
        """Raises IllegalMove unless some offer covers `move`."""
        if table.over:
            raise IllegalMove("finished")
        misfits = [move.misfit(offer) for offer in self.offers(table) if isinstance(move, offer.move)]
        if None in misfits:
            return
        why = self.explain(table, move)
        raise why or nearest(misfits) or IllegalMove("not-now", move=move.move_name())

    def same_moment(self, before: T, after: T) -> bool:
        """Whether the phase is still the one it was, bets and cries aside (api: `since`)."""
        return moments(before) == moments(after)

    @cached_property
    def _tables(self) -> TypeAdapter[Any]:
        return TypeAdapter(self.table_type)

    def dump(self, table: T) -> bytes:
        """The table as JSON."""
        return self._tables.dump_json(table)

    def load(self, saved: bytes | str) -> T:
        """The table that `dump` saved."""
        table: T = self._tables.validate_json(saved)
        return table

    def read_move(self, body: Any) -> Move:
        """The move in a JSON body (bytes or text). Raises a pydantic ValidationError."""
        move: Move = self.moves.validate_json(body)
        return move


def nearest(misfits: Sequence[IllegalMove | None]) -> IllegalMove | None:
    """Of the reasons why no offer covers a move, the last from an offer to its own seat, else the last of all."""
    reasons = [misfit for misfit in misfits if misfit is not None]
    of_its_own_seat = [misfit for misfit in reasons if misfit.reason != "not-this-seat"]
    return next(reversed(of_its_own_seat or reasons), None)


def moments(table: Table) -> tuple[object, ...]:
    """Which turn it is, and the agenda without the bets and cries heard so far, nor the windows.

    A cry that closes a window disturbs no dice.
    """
    while isinstance(table.phase, Window):
        table = table.done()
    tasks = (task.moment() if isinstance(task, Phase) else task for task in table.agenda)
    return (table.turn, table.round, *tasks)

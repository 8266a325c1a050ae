"""The same cast in every test of the rules, and a table to put them at.

`at_table(scores=(100, 150, 40))` seats Perceval, Karadoc, Bohort with these scores, Perceval before his dice. Every
move played is also checked for what must hold at any time: the table survives dump and load, and the changes add up.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

import pytest

from tripot.rules.cul_de_chouette import CulDeChouette
from tripot.rules.cul_de_chouette.table import Table, Tokens
from tripot.rules.errors import TripotError
from tripot.rules.moves import Change, Offer

CAST = (
    "Perceval", "Karadoc", "Bohort", "Léodagan", "Guenièvre", "Yvain",
    "Séli", "Dagonet", "Venec", "Gauvain", "Calogrenant", "Merlin",
)  # fmt: skip
PERCEVAL, KARADOC, BOHORT, LEODAGAN, GUENIEVRE, YVAIN = range(6)
RULES = CulDeChouette()


@dataclass
class Game:
    """A table and how it is played: `game.play("throw", PERCEVAL, dice=[4, 4, 2])`."""

    table: Table

    def play(self, move: str, seat: int | None = None, **fields: Any) -> tuple[Change, ...]:
        """Plays a move that must be accepted; its changes."""
        before = self.table
        self.table = RULES.play(before, read(move, seat, **fields))
        assert RULES.load(RULES.dump(self.table)) == self.table
        self._changes_add_up(before)
        return self.table.changes

    def refuse(self, move: str, seat: int | None = None, **fields: Any) -> str:
        """Tries a move that must be refused and leave no trace; the reason."""
        before = self.table
        with pytest.raises(TripotError) as refusal:
            RULES.play(before, read(move, seat, **fields))
        assert self.table == before
        return refusal.value.reason

    def throw(self, seat: int, *dice: int) -> tuple[Change, ...]:
        return self.play("throw", seat, dice=list(dice))

    def _changes_add_up(self, before: Table) -> None:
        booked = dict.fromkeys(self.table.sides, 0)
        for change in self.table.changes:
            booked[self.table.sides[change.seat]] += change.points
        for side, score in enumerate(self.table.scores):
            started_with = before.scores[side] if side < len(before.scores) else 0
            assert score == started_with + booked[side]

    @property
    def scores(self) -> tuple[int, ...]:
        """One score a seat (partners show the same one)."""
        return tuple(self.table.score_of(seat) for seat in self.table.seats)

    @property
    def phase(self) -> str:
        return self.table.phase.name()

    @property
    def thrower(self) -> int:
        """Who throws next."""
        return int(RULES.describe(self.table)["turn"]["seat"])

    def holds(self, seat: int) -> Tokens:
        return self.table.tokens[seat]

    def offers(self, move: str) -> list[Offer]:
        """The offers of this move, all seats."""
        return [offer for offer in RULES.offers(self.table) if offer.move.move_name() == move]

    def may(self, move: str) -> set[int]:
        """Who may make this move now."""
        return {seat for offer in self.offers(move) for seat in offer.seats}

    @property
    def winners(self) -> tuple[int, ...]:
        return self.table.winners


def lines(changes: tuple[Change, ...]) -> list[tuple[int, int, str]]:
    """The ledger as it is read: seat, points really applied, reason."""
    return [(change.seat, change.points, change.reason) for change in changes]


def ledger(changes: tuple[Change, ...]) -> list[tuple[int, int, str]]:
    """The lines of the ledger as (seat, points really applied, reason)."""
    return [(change.seat, change.points, change.reason) for change in changes]


def read(move: str, seat: int | None = None, **fields: Any) -> Any:
    """The move in a body of the interface."""
    body = {"move": move, **({} if seat is None else {"seat": seat}), **fields}
    return RULES.read_move(json.dumps(body))


def at_table(
    scores: tuple[int, ...] = (0, 0, 0),
    *,
    first: int | None = 0,
    teams: list[list[int]] | None = None,
    tokens: dict[int, dict[str, int]] | None = None,
    accounts: dict[int, int] | None = None,
    **options: Any,
) -> Game:
    """A game of as many players as `scores`; `first` is before his dice (None: opening)."""
    game = Game(RULES.start(CAST[: len(scores)], options, teams, first))
    table = game.table
    table = replace(table, scores=tuple(scores[table.members(side)[0]] for side in range(len(table.scores))))
    for seat, held in (tokens or {}).items():
        table = table.with_tokens(seat, lambda now, held=held: replace(now, **held))
    for seat, points in (accounts or {}).items():
        table = table.with_account(seat, points)
    return Game(table)

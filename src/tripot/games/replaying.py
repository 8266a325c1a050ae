"""Stored games folded again with today's rules: what an upgrade would change is seen before it does."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Connection, Row
from sqlmodel import col, select

from tripot.games import rows
from tripot.games.log import Kind
from tripot.rules.engine import Ruleset
from tripot.rules.errors import TripotError
from tripot.rules.moves import Move
from tripot.rules.rulesets import RULESETS
from tripot.rules.table import Table
from tripot.store import Amended, Entry, Game


@dataclass(frozen=True)
class Replayed:
    """A game folded again. `differs_at`: the first entry that comes out otherwise; None: none does."""

    code: str
    entries: int
    differs_at: int | None = None
    why: str = ""


_ENTRIES = rows.columns(Entry.seq, Entry.kind, Entry.move, Entry.changes, Entry.table, Entry.target).order_by(
    col(Entry.seq)
)
_AMENDED = rows.columns(Amended.seq, Amended.move, Amended.changes, Amended.table).order_by(col(Amended.seq))


def replay_all(connection: Connection) -> tuple[Replayed, ...]:
    """Every game of the house, in the order they were started."""
    games = connection.execute(
        select(Game.code, Game.rules).order_by(col(Game.started), col(Game.code))
    ).all()
    return tuple(replay(connection, code, rules) for code, rules in games)


def replay(connection: Connection, code: str, rules: str) -> Replayed:
    """One game: each entry played on what the entries before it led to, and compared with what was kept."""
    entries = connection.execute(_ENTRIES.where(col(Entry.game) == code)).all()
    found = Replayed(code, len(entries))
    fold = _Fold(RULESETS[rules])
    for entry in entries:
        kept = _kept_by(connection, code, entry.seq) if entry.kind == Kind.AMEND else {}
        try:
            fold.go_on(entry)
        except (TripotError, LookupError, ValueError) as error:
            return replace(found, differs_at=entry.seq, why=str(error))
        if why := fold.difference(entry, kept):
            return replace(found, differs_at=entry.seq, why=why)
    return found


def _kept_by(connection: Connection, code: str, amend: int) -> dict[int, Row[Any]]:
    """What an amend kept of each move it played again."""
    those = _AMENDED.where(col(Amended.game) == code, col(Amended.by) == amend)
    return {row.seq: row for row in connection.execute(those)}


@dataclass(frozen=True)
class _Place:
    """A move that counts, and the table it leads to; the start is place 0, without a move."""

    seq: int
    move: Move | None
    table: Table


@dataclass
class _Fold:
    """A log being folded: the moves that count, those that could be redone, those the last amend played again."""

    ruleset: Ruleset[Any]
    places: list[_Place] = field(default_factory=list)
    undone: list[_Place] = field(default_factory=list)
    again: list[_Place] = field(default_factory=list)

    def go_on(self, entry: Row[Any]) -> None:
        """One more entry. Raises what no longer folds."""
        self.again = []
        match Kind(entry.kind):
            case Kind.START:
                self.places.append(_Place(0, None, self.ruleset.load(entry.table)))
            case Kind.MOVE:
                self._play(entry.seq, self.ruleset.read_move(entry.move))
                self.undone.clear()
            case Kind.UNDO:
                self.undone.append(self.places.pop())
            case Kind.REDO:
                self.places.append(self.undone.pop())
            case Kind.AMEND:
                self._amend(entry)
                self.undone.clear()

    def _play(self, seq: int, move: Move) -> None:
        self.places.append(_Place(seq, move, self.ruleset.play(self.places[-1].table, move)))

    def _amend(self, entry: Row[Any]) -> None:
        at = next(at for at, place in enumerate(self.places) if place.seq == entry.target)
        later = self.places[at + 1 :]
        del self.places[at:]
        self._play(entry.target, self.ruleset.read_move(entry.move))
        for place in later:
            assert place.move is not None
            self._play(place.seq, place.move)
        self.again = self.places[at:]

    def difference(self, entry: Row[Any], kept: dict[int, Row[Any]]) -> str:
        """How what was kept differs from what came out; empty when it does not."""
        table = self.places[-1].table
        if entry.kind == Kind.MOVE and (why := _other_changes(table, entry.changes)):
            return why
        if kept.keys() != {place.seq for place in self.again}:
            return "other moves amended"
        for place in self.again:
            if why := _other_changes(place.table, kept[place.seq].changes):
                return why
            if place.table != self.ruleset.load(kept[place.seq].table):
                return "another table"
        return "" if table == self.ruleset.load(entry.table) else "another table"


def _other_changes(table: Table, kept: str) -> str:
    """What was booked now, where it is not what was kept; else nothing."""
    if table.changes == rows.CHANGES.validate_json(kept):
        return ""
    return f"changes {[(change.seat, change.points, change.reason) for change in table.changes]}"

"""Stored games folded again with today's rules: what an upgrade would change is seen before it does."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sqlalchemy import Connection, Row
from sqlmodel import col, select

from tripot.games import rows
from tripot.games.log import Kind
from tripot.rules.errors import TripotError
from tripot.rules.rulesets import RULESETS
from tripot.rules.table import Table
from tripot.store import Entry, Game


@dataclass(frozen=True)
class Replayed:
    """A game folded again. `differs_at`: the first entry that comes out otherwise; None: none does."""

    code: str
    entries: int
    differs_at: int | None = None
    why: str = ""


_ENTRIES = rows.columns(Entry.seq, Entry.kind, Entry.move, Entry.changes, Entry.table).order_by(
    col(Entry.seq)
)


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
    tables: list[Table] = []
    undone: list[Table] = []
    for entry in entries:
        try:
            _fold(entry, rules, tables, undone)
        except (TripotError, LookupError, ValueError) as error:
            return replace(found, differs_at=entry.seq, why=str(error))
        if why := _difference(entry, rules, tables[-1]):
            return replace(found, differs_at=entry.seq, why=why)
    return found


def _fold(
    entry: Row[tuple[int, str, str, str, str]], rules: str, tables: list[Table], undone: list[Table]
) -> None:
    ruleset = RULESETS[rules]
    match Kind(entry.kind):
        case Kind.START:
            tables.append(ruleset.load(entry.table))
        case Kind.MOVE:
            move = ruleset.moves.validate_json(entry.move)
            tables.append(ruleset.play(tables[-1], move))
            undone.clear()
        case Kind.UNDO:
            undone.append(tables.pop())
        case Kind.REDO:
            tables.append(undone.pop())


def _difference(entry: Row[tuple[int, str, str, str, str]], rules: str, table: Table) -> str:
    if entry.kind == Kind.MOVE and table.changes != rows.CHANGES.validate_json(entry.changes):
        return f"changes {[(it.seat, it.points, it.reason) for it in table.changes]}"
    return "" if table == RULESETS[rules].load(entry.table) else "another table"

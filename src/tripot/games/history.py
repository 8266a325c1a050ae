"""A log read from its first entry: every move as it stands, between its tables where they are wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, Row, bindparam
from sqlalchemy.orm import aliased
from sqlmodel import col, select

from tripot.games import rows
from tripot.games.errors import NoSuchGame
from tripot.games.log import Kind, effective
from tripot.games.snapshot import Line
from tripot.rules.engine import Ruleset
from tripot.rules.rulesets import RULESETS
from tripot.rules.table import Table
from tripot.store import Entry, Game

_entry: Any = aliased(Entry, name="one")
_found, _is_found = rows.as_it_stands(_entry)
_COLUMNS = (
    _entry.seq, _entry.kind, _entry.at, _entry.target,
    rows.now_of(_entry, _found, "move"), rows.now_of(_entry, _found, "changes"),
)  # fmt: skip
_LOG = rows.columns(*_COLUMNS).select_from(_entry).outerjoin(_found, _is_found)
_LOG = _LOG.where(_entry.game == bindparam("code")).order_by(_entry.seq)
_WITH_TABLES = _LOG.add_columns(rows.now_of(_entry, _found, "table"))


@dataclass(frozen=True, slots=True)
class Told:
    """A move of the log between the table it found and the table it led to.

    One that was undone found the table as it has come to be since; what it led to stays as it was then.
    """

    line: Line
    before: Table
    after: Table


def read_log(connection: Connection, code: str) -> tuple[Line, ...]:
    """Every move in order, as it stands since the newest amend; the undone ones say so. Raises NoSuchGame."""
    ruleset = _ruleset(connection, code)
    return tuple(_lines(ruleset, connection.execute(_LOG, {"code": code}).all()))


def read_history(connection: Connection, code: str) -> tuple[Told, ...]:
    """Every move in order, between its tables. Raises NoSuchGame."""
    ruleset = _ruleset(connection, code)
    entries = connection.execute(_WITH_TABLES, {"code": code}).all()
    table_of = cache(lambda seq: ruleset.load(entries[seq].table))  # seqs of a game have no gap
    history, counted = [], 0
    for line in _lines(ruleset, entries):
        before = line.seq - 1 if line.undone else counted
        history.append(Told(line, table_of(before), table_of(line.seq)))
        if not line.undone:
            counted = line.seq
    return tuple(history)


def _ruleset(connection: Connection, code: str) -> Ruleset[Any]:
    rules = connection.execute(select(Game.rules).where(col(Game.code) == code)).scalar()
    if rules is None:
        raise NoSuchGame(code)
    return RULESETS[rules]


def _lines(ruleset: Ruleset[Any], entries: Sequence[Row[Any]]) -> Iterator[Line]:
    counted = frozenset(effective((entry.seq, Kind(entry.kind)) for entry in entries))
    amended = {entry.target for entry in entries if entry.kind == Kind.AMEND}
    for entry in entries:
        if entry.kind == Kind.MOVE:
            yield Line(
                entry.seq,
                rows.moment(entry.at),
                ruleset.read_move(entry.move),
                rows.CHANGES.validate_json(entry.changes),
                undone=entry.seq not in counted,
                amended=entry.seq in amended,
            )

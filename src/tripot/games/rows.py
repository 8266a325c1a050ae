"""The few statements a game needs, each made once: columns, not entities, since every move passes here."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import sqlalchemy
from pydantic import TypeAdapter
from sqlalchemy import ColumnElement, Connection, Row, and_, bindparam, func
from sqlalchemy.orm import aliased
from sqlmodel import col, insert, select

from tripot.games.errors import NoSuchGame
from tripot.games.snapshot import Line, Snapshot
from tripot.rules.moves import Change
from tripot.rules.rulesets import RULESETS
from tripot.store import Amended, Entry, Game, Grant

columns: Any = sqlalchemy.select
"""SQLModel types its `select` for four columns at most."""
CHANGES = TypeAdapter(tuple[Change, ...])

_last: Any = aliased(Entry, name="last")
_top: Any = aliased(Entry, name="top")
_undo: Any = aliased(Entry, name="undo")
_next: Any = aliased(Entry, name="next")
_keyed: Any = aliased(Entry, name="keyed")
_that: Any = aliased(Entry, name="that")


def as_it_stands(entry: Any) -> tuple[Any, ColumnElement[bool]]:
    """What `entry`'s move came to in the newest amend that touched it, to be joined outside."""
    found: Any = aliased(Amended)
    newer: Any = aliased(Amended)
    newest = (
        select(func.max(newer.by)).where(newer.game == entry.game, newer.seq == entry.seq).correlate(entry)
    )
    return found, and_(found.game == entry.game, found.seq == entry.seq, found.by == newest.scalar_subquery())


def now_of(entry: Any, found: Any, column: str) -> Any:
    """What the newest amend says of `column`, else the entry itself."""
    return func.coalesce(getattr(found, column), getattr(entry, column)).label(column)


_top_now, _is_top_now = as_it_stands(_top)
_next_now, _is_next_now = as_it_stands(_next)
_that_now, _is_that_now = as_it_stands(_that)
_newest = select(func.max(col(Entry.seq))).where(col(Entry.game) == bindparam("code")).scalar_subquery()

_SNAPSHOT = (
    columns(
        Game.code, Game.rules, Game.started,
        _last.seq, _last.table, _last.since, _last.at,
        _top.seq.label("top_seq"), _top.at.label("top_at"), now_of(_top, _top_now, "move").label("top_move"),
        now_of(_top, _top_now, "changes").label("top_changes"),
        _next.seq.label("next_seq"), _next.at.label("next_at"), now_of(_next, _next_now, "move").label("next_move"),
        now_of(_next, _next_now, "changes").label("next_changes"),
    )
    .select_from(Game)
    .join(_last, and_(_last.game == Game.code, _last.seq == _newest))
    .outerjoin(_top, and_(_top.game == Game.code, _top.seq == _last.top, _last.top > 0))
    .outerjoin(_top_now, _is_top_now)
    .outerjoin(_undo, and_(_undo.game == Game.code, _undo.seq == _last.redo))
    .outerjoin(_next, and_(_next.game == Game.code, _next.seq == _undo.target))
    .outerjoin(_next_now, _is_next_now)
    .where(col(Game.code) == bindparam("code"))
)  # fmt: skip
_TO_ACT = (
    columns(
        Game.code, Game.rules, Game.started,
        _last.seq, _last.table, _last.since, _last.top, _last.redo, Grant.role,
        _keyed.seq.label("first_seq"), _keyed.changes.label("first_changes"), _keyed.fingerprint,
    )
    .select_from(Game)
    .join(_last, and_(_last.game == Game.code, _last.seq == _newest))
    .outerjoin(Grant, and_(col(Grant.game) == Game.code, col(Grant.holder) == bindparam("holder")))
    .outerjoin(_keyed, and_(_keyed.game == Game.code, _keyed.key == bindparam("key")))
    .where(col(Game.code) == bindparam("code"))
)  # fmt: skip
_ENTRY = (
    columns(
        _that.top, _that.redo, _that.target,
        now_of(_that, _that_now, "changes"), now_of(_that, _that_now, "table"),
    )
    .select_from(_that)
    .outerjoin(_that_now, _is_that_now)
    .where(_that.game == bindparam("code"), _that.seq == bindparam("seq"))
)  # fmt: skip
_INSERT = insert(Entry)
_INSERT_AMENDED = insert(Amended)


def read_snapshot(connection: Connection, code: str) -> Snapshot:
    """The game as it stands. Raises NoSuchGame."""
    row = connection.execute(_SNAPSHOT, {"code": code}).first()
    if row is None:
        raise NoSuchGame(code)
    return Snapshot(
        code=row.code,
        rules=row.rules,
        table=RULESETS[row.rules].load(row.table),
        version=row.seq,
        since=row.since,
        last=_line(row.rules, row.top_seq, row.top_at, row.top_move, row.top_changes),
        next=_line(row.rules, row.next_seq, row.next_at, row.next_move, row.next_changes, undone=True),
        started=moment(row.started),
        moved=moment(row.at),
    )


def _line(
    rules: str, seq: int | None, at: int, move: str, changes: str, *, undone: bool = False
) -> Line | None:
    if seq is None:
        return None
    return Line(seq, moment(at), RULESETS[rules].read_move(move), CHANGES.validate_json(changes), undone)


def read_to_act(connection: Connection, code: str, holder: str, key: str | None = None) -> Row[Any]:
    """The newest entry, the role of `holder`, and what the first entry with `key` did, if any. Raises NoSuchGame."""
    row: Row[Any] | None = connection.execute(_TO_ACT, {"code": code, "holder": holder, "key": key}).first()
    if row is None:
        raise NoSuchGame(code)
    return row


def read_entry(connection: Connection, code: str, seq: int) -> Row[Any]:
    """The entry `seq`, which exists; a move with the changes and the table it comes to since the newest amend."""
    found: Row[Any] = connection.execute(_ENTRY, {"code": code, "seq": seq}).one()
    return found


def add_entry(connection: Connection, **values: Any) -> None:
    """One more line of the log: a value for each column of `Entry`."""
    connection.execute(_INSERT, values)


def add_amended(connection: Connection, amended: list[dict[str, Any]]) -> None:
    """What moves come to from now on: for each, a value for each column of `Amended`."""
    connection.execute(_INSERT_AMENDED, amended)


def read_anything(connection: Connection) -> None:
    """Whether the file can be read: raises what SQLite raises."""
    connection.execute(select(Game.code).limit(1)).first()


def now() -> int:
    """Milliseconds since 1970, as rows keep them."""
    return int(datetime.now(UTC).timestamp() * 1000)


def moment(milliseconds: int) -> datetime:
    """The moment (UTC) of so many milliseconds since 1970."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)

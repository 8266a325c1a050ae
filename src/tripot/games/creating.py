"""A new game, and who may act in it: these functions run in the writer too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete
from sqlmodel import col, insert, select

from tripot.games import access, rows
from tripot.games.admitting import TABLE
from tripot.games.codes import new_code
from tripot.games.errors import KeyUsed, NoSuchGame, NotYours
from tripot.games.log import Kind
from tripot.games.reading import Beginning, read_wish
from tripot.games.snapshot import Created, Snapshot
from tripot.store import Creation, Entry, Game, Grant

LINK = "link"
"""The role of a secret that makes a device the table, once."""


def create(
    connection: Connection, given: Mapping[str, Any], *, syllables: int, device: str | None, key: str | None
) -> Created:
    """The game wished for; where the key has been seen, the game it made then. Raises Malformed, KeyUsed."""
    beginning = read_wish(given)
    if key is None:
        code = _start(connection, beginning, syllables)
        token = None if device else access.new_token()
        grant(connection, code, device or str(token), TABLE)
    else:
        access.digest_of_key(key)
        code, token = _start_once(connection, beginning, syllables, device, key)
    return Created(rows.read_snapshot(connection, code), token)


def _start_once(
    connection: Connection, beginning: Beginning, syllables: int, device: str | None, key: str
) -> tuple[str, str | None]:
    """The code and the token of the game this key made, now or before. A key counts for one device alone."""
    mark = access.digest(f"{device or ''} {key}")
    said = access.fingerprint(beginning.wish.model_dump(mode="json"))
    first = connection.execute(
        select(Creation.game, Creation.fingerprint, Creation.salt).where(col(Creation.key) == mark)
    ).first()
    if first is not None:
        if first.fingerprint != said:
            raise KeyUsed
        return first.game, None if device else access.token_of(key, first.salt)
    code, salt = _start(connection, beginning, syllables), access.new_token()
    token = None if device else access.token_of(key, salt)
    connection.execute(insert(Creation).values(key=mark, fingerprint=said, salt=salt, game=code))
    grant(connection, code, device or str(token), TABLE)
    return code, token


def _start(connection: Connection, beginning: Beginning, syllables: int) -> str:
    """The code of a game nobody may act in yet."""
    wish, ruleset = beginning.wish, beginning.ruleset
    code = _free_code(connection, syllables)
    at = rows.now()
    row = {"code": code, "rules": wish.rules, "rules_version": ruleset.version, "started": at}
    connection.execute(insert(Game).values(**row, wish=wish.model_dump_json()))
    rows.add_entry(
        connection, game=code, seq=0, kind=Kind.START, at=at, move=None, changes="[]", since=0, top=0,
        table=ruleset.dump(beginning.table).decode(), redo=None, target=None, holder=None, key=None, fingerprint=None,
    )  # fmt: skip
    return code


def _free_code(connection: Connection, syllables: int) -> str:
    while True:
        code = new_code(syllables)
        if not connection.execute(select(Game.code).where(col(Game.code) == code)).first():
            return code


def grant(connection: Connection, code: str, secret: str, role: str) -> None:
    """Whoever holds `secret` has this role; nothing changes when he has one already."""
    new = {"holder": access.digest(secret), "game": code, "role": role, "granted": rows.now()}
    connection.execute(insert(Grant).values(**new).prefix_with("OR IGNORE"))


def make_link(connection: Connection, code: str) -> str:
    """The secret of a fresh link; older ones of this game no longer work. Raises NoSuchGame."""
    if not connection.execute(select(Game.code).where(col(Game.code) == code)).first():
        raise NoSuchGame(code)
    connection.execute(delete(Grant).where(col(Grant.game) == code, col(Grant.role) == LINK))
    secret = access.new_token()
    grant(connection, code, secret, LINK)
    return secret


def withdraw(connection: Connection, code: str) -> None:
    """Nobody may act in this game any more, until a link is used."""
    connection.execute(delete(Grant).where(col(Grant.game) == code))


def take_over(connection: Connection, code: str, link: str, token: str) -> Snapshot:
    """The holder of `token` is the table from now on, alone; the link is used up. Raises NoSuchGame, NotYours."""
    newest = rows.read_to_act(connection, code, access.digest(link))
    if newest.role != LINK:
        raise NotYours
    withdraw(connection, code)
    grant(connection, code, token, TABLE)
    return rows.read_snapshot(connection, code)


def games_of(connection: Connection, token: str, most: int) -> tuple[Snapshot, ...]:
    """The games of which the holder of `token` is the table, the one moved last first."""
    moved = select(Entry.at).where(col(Entry.game) == Grant.game).order_by(col(Entry.seq).desc()).limit(1)
    theirs = (
        select(Grant.game)
        .where(col(Grant.holder) == access.digest(token), col(Grant.role) == TABLE)
        .order_by(moved.scalar_subquery().desc())
        .limit(most)
    )
    return tuple(rows.read_snapshot(connection, code) for (code,) in connection.execute(theirs).all())

"""Who asks for one more entry of a log, and whether he may; a wish sent again is met as it was the first time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row

from tripot.games import rows
from tripot.games.access import digest, digest_of_key, fingerprint
from tripot.games.errors import KeyUsed, NoToken, NotYours, Stale
from tripot.games.log import Kind
from tripot.games.snapshot import Played

TABLE = "table"
"""The role that acts for every seat."""


@dataclass(frozen=True)
class Ask:
    """Who asks for one more entry, having seen which version; `key` makes it happen once however often it is sent."""

    code: str
    token: str | None
    version: int | None
    key: str | None


@dataclass(frozen=True)
class Admitted:
    """Whoever asks may act. `asker` is what an entry keeps of him: `holder`, `key` and `fingerprint`.

    `newest` is the last entry, as `rows.read_to_act` finds it, and `repeated` what came of the same wish before.
    """

    newest: Row[Any]
    asker: Mapping[str, str | None]
    repeated: Played | None = None


def admit(connection: Connection, ask: Ask, kind: Kind, body: Mapping[str, Any] | None = None) -> Admitted:
    """Raises NoSuchGame, NoToken, NotYours, and KeyUsed where the key came with another wish."""
    holder, key = digest(ask.token) if ask.token else "", digest_of_key(ask.key)
    newest = rows.read_to_act(connection, ask.code, holder, key)
    if not holder:
        raise NoToken
    if newest.role != TABLE:
        raise NotYours
    said = None if key is None else fingerprint(kind, body, ask.version)
    asker = {"holder": holder, "key": key, "fingerprint": said}
    if newest.first_seq is None:
        return Admitted(newest, asker)
    if newest.fingerprint != said:
        raise KeyUsed
    changes = rows.CHANGES.validate_json(newest.first_changes)
    game = rows.read_snapshot(connection, newest.code)
    return Admitted(newest, asker, Played(newest.first_seq, changes, game))


def refuse_unless_newest(newest: Row[Any], ask: Ask) -> None:
    """Raises Stale when another version was seen."""
    if ask.version is not None and ask.version != newest.seq:
        raise Stale(newest.seq, newest.since)


def refuse_a_phase_that_is_over(newest: Row[Any], ask: Ask) -> None:
    """Raises Stale only when the phase that was seen is over, so that simultaneous bets and cries are never lost."""
    if ask.version is not None and ask.version < newest.since:
        raise Stale(newest.seq, newest.since)

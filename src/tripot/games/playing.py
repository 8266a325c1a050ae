"""One more entry of a log: a move, an undo or a redo, each the same work at move 10 and at move 1,000.

Every entry keeps the table it led to, so undo restores the table of the move before the one it takes back.
These functions run in the writer: the table they read is the newest, and nobody comes between.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic_core import to_json
from sqlalchemy import Connection, Row

from tripot.games import rows
from tripot.games.access import digest, digest_of_key, fingerprint
from tripot.games.chance import BY_CHANCE, Below, asks_for_dice, with_dice
from tripot.games.errors import KeyUsed, NoToken, NotYours, Stale
from tripot.games.log import Kind
from tripot.games.reading import read_move
from tripot.games.snapshot import Line, Played, Snapshot
from tripot.rules.errors import IllegalMove, TripotError
from tripot.rules.moves import Change
from tripot.rules.rulesets import RULESETS
from tripot.rules.table import Table

TABLE = "table"
"""The role that acts for every seat."""
SEATS = ("seat", "thrower")
"""The values of a refusal that are seats."""


@dataclass(frozen=True)
class Ask:
    """Who asks for one more entry, having seen which version; `key` makes it happen once however often it is sent."""

    code: str
    token: str | None
    version: int | None
    key: str | None


def play(connection: Connection, ask: Ask, given: Mapping[str, Any], below: Below = BY_CHANCE) -> Played:
    """The move played, with dice of the house where it asks for them.

    Stale only when the phase it saw is over, so that simultaneous bets and cries are never lost.
    """
    newest, kept = admit(connection, ask, Kind.MOVE, given)
    if isinstance(kept, Played):
        return kept
    ruleset = RULESETS[newest.rules]
    before = ruleset.load(newest.table)
    move = None if asks_for_dice(given) else read_move(ruleset, given)
    if ask.version is not None and ask.version < newest.since:
        raise Stale(newest.seq, newest.since)
    move = move or read_move(ruleset, with_dice(ruleset, before, given, below), rolled=True)
    try:
        after = ruleset.play(before, move)
    except TripotError as refusal:
        refusal.values.update(names(refusal, before))
        raise
    seq, at = newest.seq + 1, rows.now()
    since = newest.since if ruleset.same_moment(before, after) else seq
    rows.add_entry(
        connection, game=newest.code, seq=seq, kind=Kind.MOVE, at=at, since=since, **kept,
        move=move.model_dump_json(exclude_unset=True), changes=dump(after.changes),
        table=ruleset.dump(after).decode(), top=seq, redo=None, target=None,
    )  # fmt: skip
    line = Line(seq, rows.moment(at), move, after.changes)
    started = rows.moment(newest.started)
    game = Snapshot(newest.code, newest.rules, after, seq, since, line, None, started, line.at)
    return Played(seq, after.changes, game)


def play_in_turn(
    connection: Connection, ask: Ask, moves: Sequence[Mapping[str, Any]], below: Below = BY_CHANCE
) -> Played:
    """Each move on the table the one before it led to, in the same transaction; a repeat of all is a repeat of each."""
    first, *others = moves
    played = play(connection, ask, first, below)
    for number, move in enumerate(others, 1):
        key = ask.key and f"{ask.key}.{number}"
        played = play(connection, replace(ask, version=played.seq, key=key), move, below)
    return played


def undo(connection: Connection, ask: Ask) -> Played:
    """The last move that counts taken back, after the victory too. Raises IllegalMove `nothing-to-undo`."""
    newest, kept = admit(connection, ask, Kind.UNDO)
    if isinstance(kept, Played):
        return kept
    refuse_unless_newest(newest, ask)
    if newest.top == 0:
        raise IllegalMove("nothing-to-undo")
    below = rows.read_entry(connection, newest.code, newest.top - 1).top
    before = rows.read_entry(connection, newest.code, below)
    undone = rows.CHANGES.validate_json(rows.read_entry(connection, newest.code, newest.top).changes)
    there = {"top": below, "redo": newest.seq + 1, "target": newest.top}
    return go(connection, newest, Kind.UNDO, before.table, taken_back(undone), **there, **kept)


def redo(connection: Connection, ask: Ask) -> Played:
    """The last move taken back brought back. Raises IllegalMove `nothing-to-redo`."""
    newest, kept = admit(connection, ask, Kind.REDO)
    if isinstance(kept, Played):
        return kept
    refuse_unless_newest(newest, ask)
    if newest.redo is None:
        raise IllegalMove("nothing-to-redo")
    target = rows.read_entry(connection, newest.code, newest.redo).target
    again = rows.read_entry(connection, newest.code, target)
    further = rows.read_entry(connection, newest.code, newest.redo - 1).redo
    there = {"top": target, "redo": further, "target": target}
    changes = rows.CHANGES.validate_json(again.changes)
    return go(connection, newest, Kind.REDO, again.table, changes, **there, **kept)


def admit(
    connection: Connection, ask: Ask, kind: Kind, body: Mapping[str, Any] | None = None
) -> tuple[Row[Any], dict[str, Any] | Played]:
    """The newest entry, and what to keep of who asks; or, where the key has been seen, what came of it then.

    Raises NoSuchGame, NoToken, NotYours, KeyUsed.
    """
    holder, key = digest(ask.token) if ask.token else "", digest_of_key(ask.key)
    newest = rows.read_to_act(connection, ask.code, holder, key)
    if not holder:
        raise NoToken
    if newest.role != TABLE:
        raise NotYours
    said = None if key is None else fingerprint(kind, body, ask.version)
    if newest.first_seq is None:
        return newest, {"holder": holder, "key": key, "fingerprint": said}
    if newest.fingerprint != said:
        raise KeyUsed
    changes = rows.CHANGES.validate_json(newest.first_changes)
    return newest, Played(newest.first_seq, changes, rows.read_snapshot(connection, newest.code))


def refuse_unless_newest(newest: Row[Any], ask: Ask) -> None:
    """Raises Stale when another version was seen."""
    if ask.version is not None and ask.version != newest.seq:
        raise Stale(newest.seq, newest.since)


def names(refusal: TripotError, table: Table) -> dict[str, str]:
    """Who is meant by the seats of a refusal: `seat` gives `name`, `thrower` gives `thrower_name`."""
    return {
        "name" if key == "seat" else f"{key}_name": table.names[seat]
        for key, seat in refusal.values.items()
        if key in SEATS and isinstance(seat, int) and seat in table.seats
    }


def taken_back(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """What undoes the changes, last things first."""
    return tuple(Change(it.seat, -it.points, it.reason, -it.nominal) for it in reversed(changes))


def go(
    connection: Connection, newest: Row[Any], kind: Kind, table: str, changes: tuple[Change, ...], **kept: Any
) -> Played:
    """To another table than a move played now leads to."""
    ruleset = RULESETS[newest.rules]
    seq = newest.seq + 1
    is_same = ruleset.same_moment(ruleset.load(newest.table), ruleset.load(table))
    rows.add_entry(
        connection, game=newest.code, seq=seq, kind=kind, at=rows.now(), changes=dump(changes),
        table=table, since=newest.since if is_same else seq, **({"move": None} | kept),
    )  # fmt: skip
    return Played(seq, changes, rows.read_snapshot(connection, newest.code))


def dump(changes: tuple[Change, ...]) -> str:
    """The changes as they are kept."""
    return to_json(changes).decode()

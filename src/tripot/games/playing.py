"""One more entry of a log: a move, an undo or a redo, each the same work at move 10 and at move 1,000.

Every entry keeps the table it led to, so undo restores the table of the move before the one it takes back.
These functions run in the writer: the table they read is the newest, and nobody comes between.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic_core import to_json
from sqlalchemy import Connection

from tripot.games import rows
from tripot.games.admitting import Admitted, Ask, admit, refuse_a_phase_that_is_over, refuse_unless_newest
from tripot.games.chance import BY_CHANCE, Below, asks_for_dice, with_dice
from tripot.games.log import Kind
from tripot.games.reading import read_move
from tripot.games.snapshot import Line, Played, Snapshot
from tripot.rules.engine import Ruleset
from tripot.rules.errors import IllegalMove, TripotError
from tripot.rules.moves import Change, Move
from tripot.rules.rulesets import RULESETS
from tripot.rules.table import Table

SEATS = ("seat", "thrower")
"""The values of a refusal that are seats."""


@dataclass(frozen=True)
class Pointers:
    """What an entry points at: the move that counts last, the undo to be redone next, the move it is about."""

    top: int
    redo: int | None
    target: int


def play(connection: Connection, ask: Ask, given: Mapping[str, Any], below: Below = BY_CHANCE) -> Played:
    """The move played, with dice of the house where it asks for them; none fall for a wish that is refused as stale.

    Raises what `admit` raises, Malformed, Stale, IllegalMove, MalformedMove.
    """
    admitted = admit(connection, ask, Kind.MOVE, given)
    if admitted.repeated is not None:
        return admitted.repeated
    ruleset = RULESETS[admitted.newest.rules]
    before = ruleset.load(admitted.newest.table)
    move = None if asks_for_dice(given) else read_move(ruleset, given)
    refuse_a_phase_that_is_over(admitted.newest, ask)
    if move is None:
        move = read_move(ruleset, with_dice(ruleset, before, given, below), rolled=True)
    after = play_on(ruleset, before, move)
    return _add_move(connection, admitted, move, after, is_same_moment=ruleset.same_moment(before, after))


def play_on(ruleset: Ruleset[Any], table: Table, move: Move) -> Table:
    """The table after `move`. A refusal says who is meant: `seat` comes with `name`, `thrower` with `thrower_name`."""
    try:
        after: Table = ruleset.play(table, move)
    except TripotError as refusal:
        refusal.values |= {
            "name" if key == "seat" else f"{key}_name": table.names[seat]
            for key, seat in refusal.values.items()
            if key in SEATS and isinstance(seat, int) and seat in table.seats
        }
        raise
    return after


def _add_move(
    connection: Connection, admitted: Admitted, move: Move, after: Table, *, is_same_moment: bool
) -> Played:
    newest = admitted.newest
    seq, at = newest.seq + 1, rows.now()
    since = newest.since if is_same_moment else seq
    rows.add_entry(
        connection, game=newest.code, seq=seq, kind=Kind.MOVE, at=at, since=since, **admitted.asker,
        move=move.model_dump_json(exclude_unset=True), changes=dump(after.changes),
        table=RULESETS[newest.rules].dump(after).decode(), top=seq, redo=None, target=None,
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
    admitted = admit(connection, ask, Kind.UNDO)
    if admitted.repeated is not None:
        return admitted.repeated
    newest = admitted.newest
    refuse_unless_newest(newest, ask)
    if newest.top == 0:
        raise IllegalMove("nothing-to-undo")
    below = rows.read_entry(connection, newest.code, newest.top - 1).top
    table = rows.read_entry(connection, newest.code, below).table
    undone = rows.CHANGES.validate_json(rows.read_entry(connection, newest.code, newest.top).changes)
    pointers = Pointers(top=below, redo=newest.seq + 1, target=newest.top)
    return lead_to(connection, admitted, Kind.UNDO, table, taken_back(undone), pointers)


def redo(connection: Connection, ask: Ask) -> Played:
    """The last move taken back brought back. Raises IllegalMove `nothing-to-redo`."""
    admitted = admit(connection, ask, Kind.REDO)
    if admitted.repeated is not None:
        return admitted.repeated
    newest = admitted.newest
    refuse_unless_newest(newest, ask)
    if newest.redo is None:
        raise IllegalMove("nothing-to-redo")
    target = rows.read_entry(connection, newest.code, newest.redo).target
    again = rows.read_entry(connection, newest.code, target)
    further = rows.read_entry(connection, newest.code, newest.redo - 1).redo
    pointers = Pointers(top=target, redo=further, target=target)
    changes = rows.CHANGES.validate_json(again.changes)
    return lead_to(connection, admitted, Kind.REDO, again.table, changes, pointers)


def taken_back(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """What undoes the changes, last things first."""
    return tuple(
        Change(change.seat, -change.points, change.reason, -change.nominal) for change in reversed(changes)
    )


def lead_to(
    connection: Connection,
    admitted: Admitted,
    kind: Kind,
    table: str,
    changes: tuple[Change, ...],
    pointers: Pointers,
    move: str | None = None,
) -> Played:
    """An entry that plays nothing itself, and leads to a table (JSON) that is known already: undo, redo, amend."""
    newest, ruleset = admitted.newest, RULESETS[admitted.newest.rules]
    seq = newest.seq + 1
    is_same_moment = ruleset.same_moment(ruleset.load(newest.table), ruleset.load(table))
    rows.add_entry(
        connection, game=newest.code, seq=seq, kind=kind, at=rows.now(), move=move, changes=dump(changes),
        table=table, since=newest.since if is_same_moment else seq,
        top=pointers.top, redo=pointers.redo, target=pointers.target, **admitted.asker,
    )  # fmt: skip
    return Played(seq, changes, rows.read_snapshot(connection, newest.code))


def dump(changes: tuple[Change, ...]) -> str:
    """The changes as they are kept: JSON."""
    return to_json(changes).decode()

"""A move of the past replaced by another: the moves after it are played again on what the new one leads to.

The log is folded on a reader, from the table before the move; the writer adds what came out if nobody moved meanwhile.
The amend is one more entry of the log; beside it stands what each move from there on has come to, for undo and redo.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row

from tripot.games import rows
from tripot.games.admitting import Ask, admit, refuse_unless_newest
from tripot.games.errors import AmendBreaks, Stale
from tripot.games.history import read_log
from tripot.games.log import Kind
from tripot.games.playing import Pointers, dump, lead_to, play_on, taken_back
from tripot.games.reading import read_move
from tripot.games.snapshot import Line, Played
from tripot.rules.errors import IllegalMove, TripotError
from tripot.rules.moves import Change, Move
from tripot.rules.rulesets import RULESETS
from tripot.rules.table import Table


@dataclass(frozen=True)
class Wanted:
    """Another move in the place of the move `seq`, as it was asked for."""

    seq: int
    move: Mapping[str, Any]

    def body(self) -> dict[str, Any]:
        """What counts for a key against repeats."""
        return {"seq": self.seq, "move": self.move}


@dataclass(frozen=True)
class Again:
    """A move played again: what it was, and the table it leads to now."""

    was: Line
    move: Move
    after: Table

    def changes(self) -> tuple[Change, ...]:
        """What undoes its changes and what takes their place; nothing where they are the same."""
        if self.after.changes == self.was.changes:
            return ()
        return (*taken_back(self.was.changes), *self.after.changes)


@dataclass(frozen=True)
class Effect:
    """What an amend makes of the present table, as long as the game stands at `version`."""

    seq: int
    version: int
    before: Table
    again: tuple[Again, ...]

    @property
    def after(self) -> Table:
        """The present table as it would be."""
        return self.again[-1].after

    def changes(self) -> tuple[Change, ...]:
        """The lines of the ledger that fall, each move's last first, and those that take their place."""
        return tuple(change for again in self.again for change in again.changes())


def plan(connection: Connection, ask: Ask, wanted: Wanted) -> Effect | Played:
    """What the amend would do; where the key has been seen, what came of it then. Writes nothing.

    Raises what `commit` raises, and `preview`.
    """
    admitted = admit(connection, ask, Kind.AMEND, wanted.body())
    if admitted.repeated is not None:
        return admitted.repeated
    refuse_unless_newest(admitted.newest, ask)
    return preview(connection, ask.code, wanted)


def preview(connection: Connection, code: str, wanted: Wanted) -> Effect:
    """What the amend would do, for whoever asks.

    Raises IllegalMove `no-such-move` or `is-undone`, what reading and playing the new move raise, and AmendBreaks for
    the first later move that would no longer be possible.
    """
    game = rows.read_snapshot(connection, code)
    move = read_move(game.ruleset, wanted.move)
    log = read_log(connection, code)
    found = next((line for line in log if line.seq == wanted.seq), None)
    if found is None:
        raise IllegalMove("no-such-move", seq=wanted.seq)
    if found.undone:
        raise IllegalMove("is-undone", seq=wanted.seq)
    counted = [line for line in log if not line.undone]
    at = counted.index(found)
    below = counted[at - 1].seq if at else 0
    table = game.ruleset.load(rows.read_entry(connection, code, below).table)
    again = _play_again(game.rules, table, move, counted[at:])
    return Effect(wanted.seq, game.version, game.table, tuple(again))


def _play_again(rules: str, table: Table, move: Move, lines: list[Line]) -> Iterator[Again]:
    """The new move in the place of the first of `lines`, then the others as they were."""
    for line in lines:
        said = move if line is lines[0] else line.move
        try:
            after = play_on(RULESETS[rules], table, said)
        except TripotError as refusal:
            if line is lines[0]:
                raise
            raise AmendBreaks(line, refusal, _actor(said, table)) from refusal
        yield Again(line, said, after)
        table = after


def _actor(move: Move, table: Table) -> str:
    return "" if move.about is None or move.about not in table.seats else table.names[move.about]


def commit(connection: Connection, ask: Ask, wanted: Wanted, effect: Effect) -> Played:
    """The amend kept, in the writer. Stale when somebody moved since it was planned."""
    admitted = admit(connection, ask, Kind.AMEND, wanted.body())
    if admitted.repeated is not None:
        return admitted.repeated
    newest = admitted.newest
    if newest.seq != effect.version:
        raise Stale(newest.seq, newest.since)
    rows.add_amended(connection, [_row(newest, again) for again in effect.again])
    table = RULESETS[newest.rules].dump(effect.after).decode()
    pointers = Pointers(top=newest.top, redo=None, target=effect.seq)
    said = _said(effect.again[0].move)
    return lead_to(connection, admitted, Kind.AMEND, table, effect.changes(), pointers, said)


def _row(newest: Row[Any], again: Again) -> dict[str, Any]:
    """What a move comes to by the entry that follows `newest`."""
    return {
        "game": newest.code,
        "seq": again.was.seq,
        "by": newest.seq + 1,
        "move": _said(again.move),
        "changes": dump(again.after.changes),
        "table": RULESETS[newest.rules].dump(again.after).decode(),
    }


def _said(move: Move) -> str:
    return move.model_dump_json(exclude_unset=True)

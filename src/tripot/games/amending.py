"""A move of the past replaced by another: the moves after it are played again on what the new one leads to.

The log is folded on a reader, from the table before the move; the writer adds what came out if nobody moved meanwhile.
The amend is one more entry of the log; beside it stands what each move from there on has come to, for undo and redo.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from tripot.games import rows
from tripot.games.errors import AmendBreaks, Stale
from tripot.games.history import read_log
from tripot.games.log import Kind
from tripot.games.playing import Ask, admit, dump, go, names, refuse_unless_newest, taken_back
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
        return tuple(self._changes())

    def _changes(self) -> Iterator[Change]:
        for it in self.again:
            if it.after.changes != it.was.changes:
                yield from taken_back(it.was.changes)
                yield from it.after.changes


def plan(connection: Connection, ask: Ask, wanted: Wanted) -> Effect | Played:
    """What the amend would do; where the key has been seen, what came of it then. Writes nothing.

    Raises what `commit` raises, and `preview`.
    """
    newest, kept = admit(connection, ask, Kind.AMEND, wanted.body())
    if isinstance(kept, Played):
        return kept
    refuse_unless_newest(newest, ask)
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
            after = RULESETS[rules].play(table, said)
        except TripotError as refusal:
            refusal.values.update(names(refusal, table))
            if line is lines[0]:
                raise
            raise AmendBreaks(line, refusal, _actor(said, table)) from refusal
        yield Again(line, said, after)
        table = after


def _actor(move: Move, table: Table) -> str:
    seat = getattr(move, "seat", None)
    return table.names[seat] if seat is not None and seat in table.seats else ""


def commit(connection: Connection, ask: Ask, wanted: Wanted, effect: Effect) -> Played:
    """The amend kept, in the writer. Stale when somebody moved since it was planned."""
    newest, kept = admit(connection, ask, Kind.AMEND, wanted.body())
    if isinstance(kept, Played):
        return kept
    if newest.seq != effect.version:
        raise Stale(newest.seq, newest.since)
    rows.add_amended(connection, [_row(newest.code, newest.rules, newest.seq + 1, it) for it in effect.again])
    table = RULESETS[newest.rules].dump(effect.after).decode()
    there = {"top": newest.top, "redo": None, "target": effect.seq}
    said = _said(effect.again[0].move)
    return go(connection, newest, Kind.AMEND, table, effect.changes(), move=said, **there, **kept)


def _row(code: str, rules: str, by: int, it: Again) -> dict[str, Any]:
    told = {"move": _said(it.move), "changes": dump(it.after.changes)}
    return {
        "game": code,
        "seq": it.was.seq,
        "by": by,
        "table": RULESETS[rules].dump(it.after).decode(),
    } | told


def _said(move: Move) -> str:
    return move.model_dump_json(exclude_unset=True)

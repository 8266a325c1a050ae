"""Why nobody at this table can have said it, in any game."""

from __future__ import annotations

from collections.abc import Sequence

from tripot.rules.anytime import Correction, Leave
from tripot.rules.errors import IllegalMove, MalformedMove
from tripot.rules.moves import Move, SeatMove
from tripot.rules.table import Table


def stranger(table: Table, move: Move) -> IllegalMove | None:
    """`no-such-seat` or `has-left` where `move` names a seat that is empty."""
    if not isinstance(move, SeatMove):
        return None
    if move.seat not in table.seats:
        return IllegalMove("no-such-seat", seat=move.seat)
    return IllegalMove("has-left", seat=move.seat) if move.seat in table.left else None


def why_nobody_leaves(table: Table, move: Move) -> IllegalMove | None:
    """`two-must-stay` where `move` is the farewell of somebody who sits there; he may not go."""
    return stranger(table, move) or (IllegalMove("two-must-stay") if isinstance(move, Leave) else None)


def refuse_the_turn_of_who_has_left(table: Table, move: Correction) -> None:
    """Raises IllegalMove `has-left` where a correction hands the turn to a seat that is empty."""
    if move.turn and move.seat in table.left:
        raise IllegalMove("has-left", seat=move.seat)


def refuse_no_such_seat(first: int | None, players: int) -> None:
    """Raises MalformedMove `no-such-seat` when the seat to start is none of the `players`."""
    if first is not None and first not in range(players):
        raise MalformedMove("no-such-seat", seat=first)


def refuse_teams(teams: Sequence[Sequence[int]] | None) -> None:
    """Raises MalformedMove `no-teams` where everybody plays for himself."""
    if teams is not None:
        raise MalformedMove("no-teams")

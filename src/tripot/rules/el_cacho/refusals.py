"""In the rulebook's words, why a move is not on offer."""

from __future__ import annotations

from tripot.rules.el_cacho.moves import Dice, Mark, Throw, Write
from tripot.rules.el_cacho.table import Table
from tripot.rules.el_cacho.turn import THROWS, DiceOnTable
from tripot.rules.errors import IllegalMove
from tripot.rules.moves import Move
from tripot.rules.refusals import stranger, why_nobody_leaves


def explain(table: Table, move: Move) -> IllegalMove | None:
    """Why `table` does not offer `move`; None where the bounds of the offers say it."""
    if not isinstance(move, Throw | Dice | Mark | Write):
        return why_nobody_leaves(table, move)
    if move.seat != table.turn:
        return stranger(table, move) or IllegalMove("not-your-turn", seat=move.seat, thrower=table.turn)
    match move:
        case Throw():
            return _no_throw(table)
        case Dice():
            return IllegalMove("dice-on-the-table")
        case Mark() | Write():
            return _no_box(table, move)


def _no_throw(table: Table) -> IllegalMove | None:
    match table.phase:
        case DiceOnTable(throws_left=0):
            return IllegalMove("no-throw-left", throws=THROWS)
        case _:
            return None


def _no_box(table: Table, move: Mark | Write) -> IllegalMove | None:
    """A box is open or it is not, whatever lies on the table; then the dice decide (T11)."""
    if move.box not in table.boxes:
        return IllegalMove("rule-not-played", option="second_grande")
    value = table.grid(move.seat)[move.box]
    if value is not None:
        return IllegalMove("box-is-filled", box=move.box, value=value)
    dice_lie = isinstance(table.phase, DiceOnTable)
    if isinstance(move, Write):
        return IllegalMove("dice-on-the-table") if dice_lie else None
    return None if dice_lie else IllegalMove("no-dice-yet")

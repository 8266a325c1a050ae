"""What may be said out of turn: the table's own moves alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tripot.rules.anytime import said_by_the_table, table_offers
from tripot.rules.el_cacho.boxes import possible_values
from tripot.rules.el_cacho.moves import CorrectGrid
from tripot.rules.el_cacho.table import Table
from tripot.rules.el_cacho.turn import turn_of
from tripot.rules.errors import IllegalMove
from tripot.rules.moves import Move, Offer
from tripot.rules.refusals import refuse_the_turn_of_who_has_left


def anytime_offers(table: Table) -> Iterator[Offer]:
    """A box takes only values it can have, the turn only who is here with an open box."""
    values = {box: possible_values(box, table.options) for box in table.boxes}
    return table_offers(table, CorrectGrid, {"grid": values, "turn": table.still_playing})


def anytime(table: Table, move: Move) -> Table | None:
    """The table after a move that may come at any time, or None when it is for the phase."""
    return correct(table, move) if isinstance(move, CorrectGrid) else said_by_the_table(table, move)


def correct(table: Table, move: CorrectGrid) -> Table:
    """Boxes as they should be; a correction that fills the last of them ends the game (T13).

    Raises IllegalMove `rule-not-played`, `impossible-value`, `has-left` or `grid-is-full`.
    """
    corrected = _write(table, move)
    if move.turn:
        refuse_the_turn_of_who_has_left(table, move)
        return _hand_turn_to(corrected, move.seat)
    return corrected if corrected.open_boxes(table.turn) else corrected.done()


def _write(table: Table, move: CorrectGrid) -> Table:
    for box, value in (move.grid or {}).items():
        if box not in table.boxes:
            raise IllegalMove("rule-not-played", option="second_grande")
        among = possible_values(box, table.options)
        if value is not None and value not in among:
            raise IllegalMove("impossible-value", box=box, value=value, among=among)
        table = table.write(move.seat, box, value, reason="correction")
    return table


def _hand_turn_to(table: Table, seat: int) -> Table:
    """What is on the table falls; the round stays."""
    if not table.open_boxes(seat):
        raise IllegalMove("grid-is-full", seat=seat)
    return replace(table, turn=seat, agenda=turn_of(seat))

"""What may be said out of turn: « BARRE ! », Pollution Dédé, and the table's own moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tripot.rules.anytime import said_by_the_table, table_offers
from tripot.rules.errors import IllegalMove
from tripot.rules.moves import Move, Offer
from tripot.rules.refusals import refuse_the_turn_of_who_has_left
from tripot.rules.vache_qui_rit.bars import cry_offers
from tripot.rules.vache_qui_rit.moves import BarreCry, CorrectPlayer, Pollution
from tripot.rules.vache_qui_rit.passing import begin
from tripot.rules.vache_qui_rit.pollution import pollution_offers
from tripot.rules.vache_qui_rit.table import Table


def anytime_offers(table: Table) -> Iterator[Offer]:
    """Cries leave the turn alone; who has entered is corrected only where there is a threshold (V12)."""
    yield from cry_offers(table)
    yield from pollution_offers(table)
    bounds = {"entered": table.options.entry > 0, "turn": list(table.present)}
    yield from table_offers(table, CorrectPlayer, bounds)


def anytime(table: Table, move: Move) -> Table | None:
    """The table after a move that may come at any time, or None when it is for the phase."""
    match move:
        case BarreCry(seat=seat):
            return replace(table, criers=table.criers | {seat})
        case Pollution(seat=seat):
            return replace(table, polluters=table.polluters | {seat})
        case CorrectPlayer():
            return correct(table, move)
        case _:
            return said_by_the_table(table, move)


def correct(table: Table, move: CorrectPlayer) -> Table:
    """A free ±, bars, whether he has entered, the turn; only the floor applies, and it never wins by itself.

    Raises IllegalMove `rule-not-played` or `has-left`.
    """
    seat = move.seat
    if move.entered is False and not table.options.entry:
        raise IllegalMove("rule-not-played", option="entry")
    refuse_the_turn_of_who_has_left(table, move)
    if move.points is not None:
        table = table.score(seat, move.points, "correction", floor=table.floor)
    if move.bars is not None:
        table = table.with_bars(seat, move.bars)
    if move.entered is not None:
        table = table.with_entered(seat, entered=move.entered)
    return begin(table, seat) if move.turn else table

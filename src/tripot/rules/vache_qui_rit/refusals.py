"""In the rulebook's words, why a move is not on offer."""

from __future__ import annotations

from tripot.rules.errors import IllegalMove
from tripot.rules.moves import Move
from tripot.rules.refusals import stranger, why_nobody_leaves
from tripot.rules.vache_qui_rit.moves import BarreCry, Bust, GiveUp, Keep, Pollution, Rachat, Stop, Throw
from tripot.rules.vache_qui_rit.pollution import why_no_pollution
from tripot.rules.vache_qui_rit.rachat import why_no_rachat
from tripot.rules.vache_qui_rit.table import Table
from tripot.rules.vache_qui_rit.turn import AfterKeep, Keeping, TakenOver


def explain(table: Table, move: Move) -> IllegalMove | None:
    """Why `table` does not offer `move`; None where the bounds of the offers say it."""
    match move:
        case Throw() | Keep() | Bust() | Stop() | GiveUp() if move.seat == table.turn:
            return _not_at_this_moment(table, move)
        case Throw() | Keep() | Bust() | Stop() | GiveUp():
            why: IllegalMove | None = IllegalMove("not-your-turn", seat=move.seat, thrower=table.turn)
        case Rachat(seat=seat):
            why = why_no_rachat(table, seat)
        case Pollution(seat=seat):
            why = why_no_pollution(table, seat)
        case BarreCry(seat=seat):
            why = _why_no_cry(table, seat)
        case _:
            return why_nobody_leaves(table, move)
    return stranger(table, move) or why


def _not_at_this_moment(table: Table, move: Throw | Keep | Bust | Stop | GiveUp) -> IllegalMove | None:
    """His turn it is, but not the time for this."""
    match move, table.phase:
        case ((Throw() | Stop()), Keeping()):
            return IllegalMove("keep-first")
        case Keep(), AfterKeep(dice_were_entered=True):
            return IllegalMove("one-keep-a-throw")
        case Stop(), AfterKeep() as phase:
            return phase.why_not_stop(table)
        case Stop(), TakenOver():
            return IllegalMove("throw-after-rachat")
        case Stop(), _:
            return IllegalMove("nothing-to-stop-on")
        case Bust(), _:
            return IllegalMove("dice-score")
        case GiveUp(), _:
            return IllegalMove("already-in", seat=move.seat)
        case _:
            return None


def _why_no_cry(table: Table, seat: int) -> IllegalMove:
    if table.barre is None:
        return IllegalMove("no-bar-to-cry")
    return IllegalMove("own-bar" if seat == table.barre else "already-cried", seat=seat)

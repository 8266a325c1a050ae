"""The turn goes round, and the game ends when its end was chosen to (V17)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tripot.rules.agenda import Step, Task
from tripot.rules.anytime import best_placed
from tripot.rules.vache_qui_rit.scoring import DICE
from tripot.rules.vache_qui_rit.table import Sale, Table
from tripot.rules.vache_qui_rit.turn import BeforeThrow


@dataclass(frozen=True)
class PassTurn(Step):
    """A turn is over, with something for sale if it was stopped: the end is tested, or the next has his dice."""

    def settle(self, table: Table, result: Sale | None) -> Table:
        passed = table.turn_to(table.after(table.turn))
        is_round_complete = passed.round > table.round
        if has_ended(table, is_round_complete=is_round_complete, is_stop=result is not None):
            return replace(table, total=0, dice_left=DICE, kept=()).finish(best_placed(table))
        return replace(begin(passed, passed.turn), sale=result)


def has_ended(table: Table, *, is_round_complete: bool, is_stop: bool) -> bool:
    """The target is tested on the scores at the end of a round, or by house rule at each stop (V17)."""
    end = table.options.end
    match end.kind:
        case "target":
            is_tested = is_round_complete if table.options.finish_round else is_stop
            return is_tested and any(table.score_of(seat) >= end.target for seat in table.present)
        case "rounds":
            return is_round_complete and table.round >= end.rounds
        case "free":
            return False


def begin(table: Table, seat: int) -> Table:
    """A fresh turn of `seat`: five dice, nothing kept, nothing for sale."""
    return replace(
        table,
        turn=seat,
        agenda=turn_of(seat),
        total=0,
        dice_left=DICE,
        kept=(),
        sale=None,
        polluters=frozenset(),
    )


def turn_of(seat: int) -> tuple[Task, ...]:
    """All a turn has to do."""
    return (BeforeThrow(seat), PassTurn())

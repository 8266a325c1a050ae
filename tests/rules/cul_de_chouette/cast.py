"""The cast at a table of Cul de Chouette.

`at_table(scores=(100, 150, 40))` seats Perceval, Karadoc, Bohort with these scores, Perceval before his dice.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.rules.any_game import AnyGame, ledger
from tests.rules.cast import BOHORT, CAST, GUENIEVRE, KARADOC, LEODAGAN, PERCEVAL, YVAIN

from tripot.rules.cul_de_chouette import CulDeChouette
from tripot.rules.cul_de_chouette.table import Table, Tokens
from tripot.rules.moves import Change

__all__ = [
    "A_VELUTE_OF_4", "BOHORT", "CAST", "GUENIEVRE", "KARADOC", "LEODAGAN", "NEANT", "PERCEVAL", "RULES", "YVAIN",
    "Game", "at_table", "ledger", "read",
]  # fmt: skip

RULES = CulDeChouette()
NEANT = (1, 3, 6)
A_VELUTE_OF_4 = (1, 3, 4)


class Game(AnyGame[Table]):
    """A table of Cul de Chouette: `game.play("throw", PERCEVAL, dice=[4, 4, 2])`."""

    rules = RULES

    def throw(self, seat: int, *dice: int) -> tuple[Change, ...]:
        return self.play("throw", seat, dice=list(dice))

    def _changes_add_up(self, before: Table) -> None:
        """A team has one score, and a newcomer had none."""
        booked = dict.fromkeys(self.table.sides, 0)
        for change in self.table.changes:
            booked[self.table.sides[change.seat]] += change.points
        for side, score in enumerate(self.table.scores):
            started_with = before.scores[side] if side < len(before.scores) else 0
            assert score == started_with + booked[side]

    @property
    def thrower(self) -> int:
        """Who throws next."""
        return int(self.turn["seat"])

    def holds(self, seat: int) -> Tokens:
        return self.table.tokens[seat]

    def is_won_by(self, *winners: int) -> bool:
        """Whether the game is finished and it is these who have won."""
        return (self.phase, self.winners, self.table.over) == ("finished", winners, bool(winners))

    @property
    def winners(self) -> tuple[int, ...]:
        return self.table.winners


def read(move: str, seat: int | None = None, **fields: Any) -> Any:
    """The move in a body of the interface."""
    return Game.read(Game(RULES.start(CAST[:2], {}, None, 0)), move, seat, **fields)


def at_table(
    scores: tuple[int, ...] = (0, 0, 0),
    *,
    first: int | None = 0,
    teams: list[list[int]] | None = None,
    tokens: dict[int, dict[str, int]] | None = None,
    accounts: dict[int, int] | None = None,
    **options: Any,
) -> Game:
    """A game of as many players as `scores`; `first` is before his dice (None: opening)."""
    game = Game(RULES.start(CAST[: len(scores)], options, teams, first))
    table = game.table
    table = replace(table, scores=tuple(scores[table.members(side)[0]] for side in range(len(table.scores))))
    for seat, held in (tokens or {}).items():
        table = table.with_tokens(seat, lambda now, held=held: replace(now, **held))
    for seat, points in (accounts or {}).items():
        table = table.with_account(seat, points)
    return Game(table)

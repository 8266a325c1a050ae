"""What the rest of the program gets to see of a game: frozen, and complete."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from tripot.rules.engine import Ruleset
from tripot.rules.moves import Change, Move
from tripot.rules.rulesets import RULESETS
from tripot.rules.table import Table


@dataclass(frozen=True, slots=True)
class Line:
    """One move of the log with its changes as they are now.

    `undone` when it no longer counts, `amended` when another move was said there first.
    """

    seq: int
    at: datetime
    move: Move
    changes: tuple[Change, ...]
    undone: bool = False
    amended: bool = False


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game as it stands after its entry `version`.

    `since` is the version at which the present phase began, `last` the move that undo would take back, `next` the
    move that redo would bring back.
    """

    code: str
    rules: str
    table: Table
    version: int
    since: int
    last: Line | None
    next: Line | None
    started: datetime
    moved: datetime

    @property
    def ruleset(self) -> Ruleset[Any]:
        return RULESETS[self.rules]

    def state(self) -> dict[str, Any]:
        """The state as the interface shows it (api)."""
        described = self.ruleset.describe(self.table)
        return {
            "code": self.code,
            "rules": self.rules,
            "version": self.version,
            "since": self.since,
        } | described


@dataclass(frozen=True, slots=True)
class Created:
    """A new game. `token` acts for the table, and comes again with the same key; None where a device got the grant."""

    game: Snapshot
    token: str | None


@dataclass(frozen=True, slots=True)
class Played:
    """What an entry did: its seq, its changes, and the game as it stands now (after a repeat: today)."""

    seq: int
    changes: tuple[Change, ...]
    game: Snapshot

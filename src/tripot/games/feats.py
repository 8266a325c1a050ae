"""What an evening is remembered for, read off its history: the course of the scores, and the feats of its game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tripot.games.history import Told
from tripot.rules.engine import Ruleset
from tripot.rules.feats import Deed, Feat


def that_count(history: Sequence[Told]) -> tuple[Told, ...]:
    """The moves that were not undone."""
    return tuple(told for told in history if not told.line.undone)


def course(history: Sequence[Told]) -> tuple[tuple[int, ...], ...]:
    """The scores of all sides at the start, then at the end of each round; who joins makes them one longer."""
    counted = that_count(history)
    if not counted:
        return ()
    ends = {told.before.round: told.after.scores for told in counted}
    return (counted[0].before.scores, *ends.values())


def feats(ruleset: Ruleset[Any], history: Sequence[Told]) -> tuple[Feat, ...]:
    """All there are to tell of this game; `at` counts in `that_count(history)`."""
    deeds = [Deed(told.before, told.line.move, told.after) for told in that_count(history)]
    return tuple(feat for feat in ruleset.feats(deeds) if feat is not None)

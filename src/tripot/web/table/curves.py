"""The curve of a game: the scores round by round, as points of an SVG of 420 by 250."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tripot.games import Snapshot
from tripot.web.french import gettext as _
from tripot.web.french import phrases, words
from tripot.web.views.evening import CurveView, Level, Thread

Course = tuple[tuple[int, ...], ...]

WIDTH, HEIGHT = 420, 250
RIGHT, BOTTOM, TOP = 364, 240, 14
LABEL_X, SCORE_X = 370, 392
LABEL_HEIGHT = 18
TEXT_HEIGHT = 24
STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
MOST_LEVELS = 5


def draw_curve(game: Snapshot, scores: Course) -> CurveView | None:
    """The curve of `scores`, the start first; None where nothing was played."""
    if not scores:
        return None
    options: Any = getattr(game.table, "options", None)
    goal, ceiling = getattr(options, "target", None), getattr(options, "ceiling", None)
    most = max(goal or 1, *(points for each in scores for points in each))
    heights = _Heights(most)
    return CurveView(
        title=_("La course aux %(goal)s") % {"goal": goal} if goal else _("La course"),
        says=_says(game),
        view_box=f"0 0 {WIDTH} {HEIGHT}",
        right=str(RIGHT),
        label_x=str(LABEL_X),
        score_x=str(SCORE_X),
        levels=tuple(heights.level(points, ceiling) for points in _levels(most)),
        goal=heights.level(goal) if goal else None,
        tick=heights.level(ceiling) if ceiling else None,
        threads=_threads(game, scores, heights),
    )


class _Heights:
    """From points to the y of the drawing; below 0 nothing is drawn deeper than the floor."""

    def __init__(self, most: int) -> None:
        self.per_point = (BOTTOM - TOP) / most

    def of(self, points: int) -> float:
        return BOTTOM - max(points, 0) * self.per_point

    def level(self, points: int, beside: int | None = None) -> Level:
        """The height of `points`; nothing is written where what stands `beside` would run into it."""
        is_free = beside is None or abs(self.of(points) - self.of(beside)) > TEXT_HEIGHT
        return Level(f"{self.of(points):.1f}", phrases.thousands(points) if is_free else "")


def _levels(most: int) -> range:
    step = next((step for step in STEPS if most / step <= MOST_LEVELS), most)
    return range(step, most, step)


def _threads(game: Snapshot, scores: Course, heights: _Heights) -> tuple[Thread, ...]:
    """The winner's last, on top of the others."""
    table, last = game.table, scores[-1]
    labels = spread([heights.of(points) for points in last])
    winners = {table.sides[seat] for seat in table.winners}
    threads = [
        Thread(
            points=_points(scores, side, heights),
            emblem=words.emblem(table.members(side)[0]),
            score=phrases.thousands(last[side]),
            label_y=f"{labels[side]:.1f}",
            is_winner=side in winners,
        )
        for side in range(len(last))
    ]
    return tuple(sorted(threads, key=lambda thread: thread.is_winner))


def _points(scores: Course, side: int, heights: _Heights) -> str:
    """Who joined late begins at the end of that round."""
    apart = RIGHT / max(len(scores) - 1, 1)
    return " ".join(
        f"{at * apart:.1f},{heights.of(each[side]):.1f}" for at, each in enumerate(scores) if side < len(each)
    )


def spread(wanted: Sequence[float]) -> list[float]:
    """The middles of labels as near as can be to where they are wanted, none over another, none out of the picture."""
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    placed, free = [0.0] * len(wanted), LABEL_HEIGHT / 2
    for at in order:
        placed[at] = max(wanted[at], free)
        free = placed[at] + LABEL_HEIGHT
    limit = HEIGHT - LABEL_HEIGHT / 2
    for at in reversed(order):
        placed[at] = min(placed[at], limit)
        limit = placed[at] - LABEL_HEIGHT
    return placed


def _says(game: Snapshot) -> str:
    table = game.table
    sides = sorted(range(len(table.scores)), key=lambda side: -table.scores[side])
    return ", ".join(
        f"{' et '.join(table.names[seat] for seat in table.members(side))} {phrases.thousands(table.scores[side])}"
        for side in sides
    )

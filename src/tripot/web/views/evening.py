"""What the end of a game gets to tell the evening: the curve, drawn by attributes alone, and the feats."""

from __future__ import annotations

from dataclasses import dataclass

from tripot.web.views.cards import Last
from tripot.web.views.forms import OfferView


@dataclass(frozen=True, slots=True)
class Level:
    """A height of the curve that is marked: where, and what is written there."""

    y: str
    says: str


@dataclass(frozen=True, slots=True)
class Thread:
    """One side's scores as points of a polyline, and what stands at its end."""

    points: str
    emblem: str
    score: str
    label_y: str
    is_winner: bool


@dataclass(frozen=True, slots=True)
class CurveView:
    """The curve of a game. `says` tells it to who does not see it."""

    title: str
    says: str
    view_box: str
    right: str
    label_x: str
    score_x: str
    levels: tuple[Level, ...]
    goal: Level | None
    tick: Level | None
    threads: tuple[Thread, ...]


@dataclass(frozen=True, slots=True)
class FeatView:
    """Something this evening is remembered for."""

    title: str
    what: str
    whisper: str
    names: str
    emblem: str


@dataclass(frozen=True, slots=True)
class Rank:
    """A place in the final order."""

    place: int
    name: str
    emblem: str
    score: str


@dataclass(frozen=True, slots=True)
class EndView:
    """The end of a game. `stroke`: what has won it just now."""

    winners: str
    emblem: str
    score: str
    how: str
    ranks: tuple[Rank, ...]
    summary: str
    coda: str
    curve: CurveView | None
    feats: tuple[FeatView, ...]
    rematch: OfferView | None
    rematch_dice: OfferView | None
    stroke: Last | None

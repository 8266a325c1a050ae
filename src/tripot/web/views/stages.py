"""What the templates of the stages get, on which everybody acts at once: races, rows of dice, the sixteen totals."""

from __future__ import annotations

from dataclasses import dataclass

from tripot.web.views.cards import CardView
from tripot.web.views.forms import Choice, Hidden, OfferView


@dataclass(frozen=True, slots=True)
class ZoneView:
    """A player in a race: the big button, and the other way of saying the same."""

    card: CardView
    press: OfferView | None
    other: OfferView | None
    has_pressed: bool


@dataclass(frozen=True, slots=True)
class RaceView:
    """A race: who was first, or last. `mode` says which way is the big one; on a table half of them sit across."""

    cry: str
    question: str
    mode: str
    near: tuple[ZoneView, ...]
    far: tuple[ZoneView, ...]


@dataclass(frozen=True, slots=True)
class DiceRow:
    """A player and six dice, one of which he throws or has thrown."""

    card: CardView
    hidden: Hidden
    action: str
    field: str
    faces: tuple[Choice, ...]
    may_throw: bool
    note: str


@dataclass(frozen=True, slots=True)
class RowsView:
    """Everybody throws one die, or bets on one: the start, a tie, a Sirotage with the names of its `birds`."""

    title: str
    rows: tuple[DiceRow, ...]
    lots: OfferView | None
    birds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Total:
    """A total of three dice: what it pays, its place on the bell curve in per cent, who has named it."""

    value: str
    prize: str
    say: str
    top: int
    height: int
    is_named: bool
    backers: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class TotalsView:
    """A Bleu-Rouge. `is_naming`: the lanceur ticks his totals; else `whose` may bet with a tap on one."""

    action: str
    hidden: Hidden
    is_naming: bool
    whose: tuple[Choice, ...]
    totals: tuple[Total, ...]
    rows: tuple[DiceRow, ...]

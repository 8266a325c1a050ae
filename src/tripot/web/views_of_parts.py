"""What the templates get of what only some games have: a grid of boxes, bars, dice kept in groups."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tripot.web.views_of_forms import Choice, Hidden


@dataclass(frozen=True, slots=True)
class BoxView:
    """A box of a grid. `state`: filled, crossed, open, offer (it would score), zero, arming (the first tap) or armed.

    `face`: the die that names it, or 0. `choices`: what may be written in it, by hand.
    """

    box: str
    name: str
    face: int
    state: str
    value: str
    says: str
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class GridView:
    """A grid of boxes; `hidden` is what its form says besides the box, empty where nobody may write in it."""

    boxes: tuple[BoxView, ...]
    hidden: Hidden = ()
    is_last: bool = False


@dataclass(frozen=True, slots=True)
class BarsView:
    """Bars as strokes: whether each is there, and all of them in words."""

    strokes: tuple[bool, ...]
    says: str


@dataclass(frozen=True, slots=True)
class Group:
    """What was kept of one throw, and its points."""

    dice: tuple[int, ...]
    says: str
    points: str


@dataclass(frozen=True, slots=True)
class Help:
    """What a selection is worth: its points, the turn's total, the button that goes on, and why not to stop.

    `odds`: how often the dice that go on bring nothing.
    """

    points: str
    total: str
    go: str
    odds: str
    why_not: str


@dataclass(frozen=True, slots=True)
class KeepView:
    """Dice kept of a throw, tapped on keys or, where they were thrown, on themselves.

    `now`: what the dice selected so far are worth. `helps`: the same for every set that may be kept, its dice as
    digits; `lacks`: what is said of dice that lack some to score, by how many, and `never` where none would help.
    """

    id: str
    action: str
    hidden: Hidden
    label: str
    title: str
    whisper: str
    groups: tuple[Group, ...]
    selected: str
    slots: tuple[Choice, ...]
    faces: tuple[Choice, ...]
    is_thrown: bool
    most: int
    spoken: str
    lacks: str
    never: str
    now: Help
    helps: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class FlashView:
    """A cry that stands large on every screen, and about whom."""

    id: str
    cry: str
    name: str

"""What the templates get of single things on the table: places for dice, a grid of boxes, bars, dice in groups."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tripot.web.views.forms import Choice, Hidden


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a die. `value` 0: still empty. `is_lying`: booked, not to be cleared; else it clears die `clears`.

    `lies`: the die of the last throw that lies there, and may be kept; `is_kept`: it is.
    """

    name: str
    label: str
    value: int
    is_red: bool
    is_lying: bool
    clears: int
    lies: int = 0
    is_kept: bool = False


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
    """Dice kept of a throw: `selected` on the keys, or, where they were thrown, `kept` where they lie.

    `now`: what the dice selected so far are worth. `helps`: the same for every set that may be kept, its dice as
    digits; `lacks`: what is said of dice that lack some to score, by how many, and `never` where none would help.
    `is_rolled`: the house has thrown these, and throws again with « Relancer ».
    """

    id: str
    action: str
    hidden: Hidden
    label: str
    title: str
    whisper: str
    groups: tuple[Group, ...]
    selected: str
    kept: str
    slots: tuple[Slot, ...]
    faces: tuple[Choice, ...]
    is_thrown: bool
    is_rolled: bool
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

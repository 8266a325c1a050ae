"""What the templates of the tray get: the pad, the verdict, a price, and what the last move did."""

from __future__ import annotations

from dataclasses import dataclass

from tripot.web.views.forms import Choice, Hidden
from tripot.web.views.parts import Slot


@dataclass(frozen=True, slots=True)
class PadView:
    """The slots and keys of whoever throws. `enough` dice send themselves.

    `sends_early`: more dice of the same throw follow those sent; `goes_on`: this is where they go. `card`: the address
    of the card that explains what the whisper speaks of. `ways`: what may be said of these dice; `kept`: the dice kept
    of those that lie there, where some may be. `button` sends fewer than `enough`.
    """

    id: str
    action: str
    hidden: Hidden
    slots: tuple[Slot, ...]
    enough: int
    sends_early: bool
    goes_on: bool
    entered: str
    is_half: bool
    label: str
    asks: str
    then: str
    whisper: str
    card: str
    spoken: str
    faces: tuple[Choice, ...]
    method: str = "post"
    ways: tuple[Choice, ...] = ()
    kept: str | None = None
    button: str = ""


@dataclass(frozen=True, slots=True)
class Price:
    """What may be bought from a card, once the tray was asked for it."""

    label: str
    points: str


@dataclass(frozen=True, slots=True)
class Effect:
    """What the last move did to one player, and to what it was due."""

    name: str
    emblem: str
    points: str
    sign: str
    reason: str


@dataclass(frozen=True, slots=True)
class VerdictView:
    """What the dice on the table made, what may be answered, and the address of the card that explains it."""

    dice: tuple[int, ...]
    title: str
    delta: str
    whisper: str
    card: str
    has_red_die: bool

"""What the templates of the players get: a card, and what stands on it."""

from __future__ import annotations

from dataclasses import dataclass

from tripot.web.views.forms import OfferView
from tripot.web.views.parts import BarsView, GridView


@dataclass(frozen=True, slots=True)
class Token:
    """Something a player holds."""

    icon: str
    label: str


@dataclass(frozen=True, slots=True)
class Last:
    """A player's last throw: the dice, what they made, and the address of the card that explains it."""

    dice: tuple[int, ...]
    label: str
    card: str


@dataclass(frozen=True, slots=True)
class CardView:
    """A player's card. `gauge` and `tick` are per cent of the goal, for the drawing; empty where there is none."""

    seat: int
    name: str
    emblem: str
    score: str
    to_go: str
    gauge: str
    tick: str
    digits: int
    tokens: tuple[Token, ...]
    account: str
    partners: tuple[Token, ...]
    team: str
    is_lit: bool
    leads: bool
    has_left: bool
    delta: str
    delta_sign: str
    last: Last | None
    reactions: tuple[OfferView, ...] = ()
    bevue: OfferView | None = None
    correction: OfferView | None = None
    bars: BarsView | None = None
    grid: GridView | None = None
    shaken: str = ""

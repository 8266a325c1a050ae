"""What the table’s templates get: one frozen dataclass for each part of the page, ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass

from tripot.web.views_of_evening import CurveView, FeatView
from tripot.web.views_of_forms import Choice, Hidden, OfferView
from tripot.web.views_of_parts import BarsView, FlashView, GridView, KeepView, Slot
from tripot.web.views_of_rules import RuleLink


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


@dataclass(frozen=True, slots=True)
class MenuView:
    """The table's menu: the code, the device's own choices, the rarer moves, and the house rules played."""

    code: str
    keys: str
    offers: tuple[OfferView, ...]
    sheets: str
    house_rules: tuple[RuleLink, ...]


@dataclass(frozen=True, slots=True)
class BarView:
    """The top of the table: where one is, the rules, undo and redo by name."""

    title: str
    sheets: str
    whisper: str
    last: str
    undo: OfferView | None
    redo: OfferView | None


@dataclass(frozen=True, slots=True)
class TableView:
    """The whole table. `stage`: rows, totals, pad, verdict, race or end. `game` names rules and style."""

    code: str
    url: str
    game: str
    has_own_style: bool
    scripts: tuple[str, ...]
    title: str
    stage: str
    phase: str
    version: int
    since: int
    may_act: bool
    bar: BarView
    menu: MenuView
    announcement: str
    sound: str
    refusal: str
    note: str
    cards: tuple[CardView, ...]
    actions: tuple[OfferView, ...] = ()
    purchase: Price | None = None
    effects: tuple[Effect, ...] = ()
    pad: PadView | None = None
    keep: KeepView | None = None
    flash: FlashView | None = None
    verdict: VerdictView | None = None
    race: RaceView | None = None
    rows: RowsView | None = None
    totals: TotalsView | None = None
    end: EndView | None = None

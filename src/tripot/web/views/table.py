"""What the table’s template gets: its bar, its menu and its parts, each frozen and ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass

from tripot.web.views.cards import CardView
from tripot.web.views.evening import EndView
from tripot.web.views.forms import OfferView
from tripot.web.views.parts import FlashView, KeepView
from tripot.web.views.rules import RuleLink
from tripot.web.views.stages import RaceView, RowsView, TotalsView
from tripot.web.views.tray import Effect, PadView, Price, VerdictView


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

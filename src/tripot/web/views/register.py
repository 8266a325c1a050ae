"""What the page of the registre gets: one frozen dataclass for each part, ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass

from tripot.web.views.forms import Choice, Hidden, OfferView
from tripot.web.views.tray import PadView


@dataclass(frozen=True, slots=True)
class DieView:
    """A die of a line."""

    value: int
    label: str
    is_red: bool


@dataclass(frozen=True, slots=True)
class LineView:
    """A move in the registre. `edit` leads to its correction; empty for who only reads, and where it was undone."""

    seq: int
    emblem: str
    dice: tuple[DieView, ...]
    title: str
    who: str
    points: str
    is_loss: bool
    is_undone: bool
    is_amended: bool
    is_open: bool
    edit: str
    edit_says: str


@dataclass(frozen=True, slots=True)
class RoundView:
    """The moves of a round, newest first."""

    title: str
    lines: tuple[LineView, ...]


@dataclass(frozen=True, slots=True)
class EffectView:
    """What saving would do, in words, and the form that does it."""

    says: str
    action: str
    hidden: Hidden


@dataclass(frozen=True, slots=True)
class RowView:
    """One part of a past move, as a row of buttons named `field`, the present answer pressed."""

    id: str
    legend: str
    field: str
    hidden: Hidden
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class CorrectionView:
    """A past move taken up again: its pad, rows or small forms, which only ask; then the effect, or why not."""

    since: int
    title: str
    whisper: str
    url: str
    pad: PadView | None
    rows: tuple[RowView, ...]
    offers: tuple[OfferView, ...]
    effect: EffectView | None
    refusal: str


@dataclass(frozen=True, slots=True)
class RegisterView:
    """The whole page. `url` is its own, without what is being corrected."""

    url: str
    table_url: str
    scripts: tuple[str, ...]
    title: str
    whisper: str
    note: str
    refusal: str
    undo: OfferView | None
    redo: OfferView | None
    sheets: str
    rounds: tuple[RoundView, ...]
    export_json: str
    export_csv: str
    correction: CorrectionView | None

"""What the pages around a game get: one frozen dataclass for each part, ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass

from tripot.web.views.forms import Choice, Field
from tripot.web.views.rules import RuleLink


@dataclass(frozen=True, slots=True)
class RunningGame:
    """A game this device goes on with."""

    code: str
    url: str
    title: str
    whisper: str
    emblems: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game one may start, as a playing card: its index, and a figure of dice (a red one last), or an icon."""

    url: str
    name: str
    whisper: str
    rank: str
    suit: str
    dice: tuple[int, ...]
    has_red_die: bool
    icon: str


@dataclass(frozen=True, slots=True)
class HomeView:
    """The front door."""

    running: tuple[RunningGame, ...]
    games: tuple[GameCard, ...]
    rules: tuple[RuleLink, ...]
    refusal: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """Somebody round the table drawn beside the names: the emblem, and its middle."""

    emblem: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A line of the new table: the seat, the name typed so far, and whom a tap has linked to it."""

    number: int
    emblem: str
    name: str
    is_first: bool
    is_last: bool
    mates: tuple[Choice, ...] = ()
    is_waiting: bool = False


@dataclass(frozen=True, slots=True)
class NewGameView:
    """The form for a new table."""

    action: str
    game: str
    seats: tuple[SeatRow, ...]
    may_add: bool
    regulars: tuple[Choice, ...]
    modes: tuple[Choice, ...]
    presets: tuple[Choice, ...]
    switches: tuple[Field, ...]
    numbers: tuple[Field, ...]
    selects: tuple[Field, ...]
    teams: tuple[Choice, ...]
    teams_note: str
    places: tuple[Place, ...]
    linking: str
    starts: tuple[Choice, ...]
    key: str
    longest_name: int
    are_rules_open: bool
    refusal: str = ""
    focus: str = ""
    sheets: str = ""


@dataclass(frozen=True, slots=True)
class ErrorView:
    """A page of the house for what went wrong."""

    status: int
    title: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Switch:
    """Something this device has on or off."""

    name: str
    label: str
    is_on: bool


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands around every page: where the house lies, and what this device likes."""

    root: str
    path: str
    theme: str
    themes: tuple[Choice, ...]
    modes: tuple[Choice, ...]
    keys: tuple[Choice, ...]
    senses: tuple[Switch, ...]

    @property
    def senses_on(self) -> str:
        """What may be heard and felt, by name."""
        return " ".join(sense.name for sense in self.senses if sense.is_on)

"""What the templates of offers get: buttons and small forms, ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass

Hidden = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several answers: what is sent, what is read, and a whisper below."""

    value: str
    label: str
    whisper: str = ""
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to fill in. `kind`: number, text, select, tick or ticks."""

    name: str
    label: str
    kind: str
    choices: tuple[Choice, ...] = ()
    least: int | None = None
    most: int | None = None
    value: str = ""
    is_required: bool = False
    whisper: str = ""


@dataclass(frozen=True, slots=True)
class Duelist:
    """One of the two between whom a challenge is played."""

    emblem: str
    name: str
    points: str


@dataclass(frozen=True, slots=True)
class Combination:
    """A combination one may stake on: its dice, its chance in words, its rate, and the highest stake."""

    value: str
    label: str
    dice: tuple[int, ...]
    odds: str
    rate: str
    most: int
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Stepper:
    """An amount by slider, −, + and Max: `field` is sent, `step` is one press.

    `says` is the button, an amount in place of its star, and `plain` the same without; `each` and `per_cent` make of
    the number sent the one said, which stops at `room`.
    """

    field: Field
    says: str
    plain: str
    icon: str
    less: str
    more: str
    step: int = 1
    each: int = 1
    per_cent: int = 0
    room: int | None = None

    @property
    def most(self) -> str:
        """What Max says."""
        return str((self.field.most or 0) * self.each)


@dataclass(frozen=True, slots=True)
class StakesView:
    """A stake on a combination: who challenges whom, what may be imposed, and the amount."""

    duel: tuple[Duelist, ...]
    legend: str
    combinations: tuple[Combination, ...]
    stepper: Stepper


@dataclass(frozen=True, slots=True)
class AccountView:
    """Points that move between a score and an account: both as they are, the rule, and the amount."""

    duel: tuple[Duelist, ...]
    rule: str
    stepper: Stepper


@dataclass(frozen=True, slots=True)
class SongView:
    """A Chante-Sloubi: how the points come about, and how many Sloubis have to be sung for more of them."""

    formula: str
    reward: str
    sloubis: int
    says: str
    sung: str
    skip: str


@dataclass(frozen=True, slots=True)
class OfferView:
    """One offer as a button, or as a small form on a sheet where something has to be said besides.

    `price` stands small behind the label. `choices` are submit buttons for the field `chooses`; `fields` are filled in
    before one button; `stakes`, `account` and `song` have a page of their own. `method` is `get` where the form only
    asks. `say` is the accessible name where the label alone does not tell whose it is. `seat`: who makes it, or
    about whom it is made; None where that is chosen, or nobody in particular.
    """

    id: str
    move: str
    action: str
    hidden: Hidden
    label: str
    seat: int | None = None
    say: str = ""
    icon: str = ""
    price: str = ""
    tone: str = ""
    title: str = ""
    whisper: str = ""
    chooses: str = ""
    choices: tuple[Choice, ...] = ()
    stakes: StakesView | None = None
    account: AccountView | None = None
    song: SongView | None = None
    fields: tuple[Field, ...] = ()
    method: str = "post"

    @property
    def is_button(self) -> bool:
        """Whether one tap says it all."""
        return not (self.choices or self.fields or self.stakes or self.account)

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


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a small form with its own stake and button: what is sent besides, its name, its bounds."""

    hidden: Hidden
    label: str
    whisper: str
    stake: Field
    button: str


@dataclass(frozen=True, slots=True)
class OfferView:
    """One offer as a button, or as a small form on a sheet where something has to be said besides.

    `choices` are submit buttons for the field `chooses`; `rows` are forms with a stake; `fields` are filled in before
    one button. `method` is `get` where the form only asks. `say` is the accessible name where the label alone does not
    tell whose it is.
    """

    id: str
    move: str
    action: str
    hidden: Hidden
    label: str
    say: str = ""
    icon: str = ""
    tone: str = ""
    title: str = ""
    whisper: str = ""
    chooses: str = ""
    choices: tuple[Choice, ...] = ()
    rows: tuple[Row, ...] = ()
    fields: tuple[Field, ...] = ()
    method: str = "post"

    @property
    def is_button(self) -> bool:
        """Whether one tap says it all."""
        return not (self.choices or self.rows or self.fields)

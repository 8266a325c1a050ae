"""What a form says, as the JSON object the interface would have got; nonsense is left for the rules to refuse."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from starlette.datastructures import FormData, QueryParams

from tripot.rules.people import CODE_POINTS_A_CHARACTER
from tripot.web import halves
from tripot.web.halves import Half

A_NONCE = re.compile(r"[A-Za-z0-9_-]{6,64}")
A_NUMBER = re.compile(r"-?\d{1,6}")
YES = "oui"
UNITS_A_CODE_POINT = 2
OF_NO_PHASE = frozenset({"bevue", "rename"})
"""Moves that come at any time and disturb nothing: they count however far the game has got meanwhile."""
NOT_OF_THE_MOVE = frozenset(
    {
        "vu",
        "des",
        "de",
        "efface",
        "assez",
        "several",
        "gardes",
        "garde",
        "lache",
        "barre",
        "coup",
        "puis",
        "faire",
        "seq",
        "ou",
    }
)
A_DIE = ("de", "efface")
A_DIE_THAT_LIES = ("garde", "lache")
"""Buttons that change nothing but the page: a die more or less, one kept or let go."""
OPEN = "libre"


def units(characters: int) -> int:
    """The bound of a text in a browser, which counts UTF-16 and cuts without a word: it cuts none the rules accept."""
    return UNITS_A_CODE_POINT * CODE_POINTS_A_CHARACTER * characters


def number(said: str) -> Any:
    """A whole number, or the word as it stands."""
    trimmed = said.strip().replace("−", "-").removeprefix("+")
    return int(trimmed) if A_NUMBER.fullmatch(trimmed) else said


_IN_WORDS = frozenset({"move", "name", "note", "cry", "box"})
_FLAGS = frozenset({"sung", "turn", "roll", "entered", "first_throw"})
_WITH_DICE = frozenset({"throw", "dice", "keep"})
_LISTS = frozenset({"seats"})


@dataclass(frozen=True)
class Said:
    """A form on the table's page: the move, the version it was drawn at, and a key that a repeat has again.

    `then`: the move that the same press asks for after it.
    """

    move: dict[str, Any] = field(default_factory=dict)
    version: int | None = None
    key: str | None = None
    dice: tuple[int, ...] = ()
    half: Half | None = None
    then: str = ""

    @property
    def has_dice(self) -> bool:
        """Whether any dice were selected, or kept."""
        return bool(self.move.get("dice"))


def read(form: FormData | QueryParams) -> Said:
    """The form of any offer, or the question it asks."""
    several = form.getlist("several")
    names = [name for name in dict.fromkeys(form.keys()) if name not in NOT_OF_THE_MOVE]
    move: dict[str, Any] = {}
    for name in names:
        said = [value for value in form.getlist(name) if isinstance(value, str)]
        _put(move, name, said, is_list=name in _LISTS or name in several)
    for asked in several:
        move.setdefault(str(asked), [])
    if "coup" in form:
        move["move"] = str(form["coup"])
    with_dice = move.get("move") in _WITH_DICE and "roll" not in move
    half = halves.of_form(form)
    if with_dice:
        move["dice"] = [*half.kept, *half.dice]
    if move.get("move") == "throw" and "gardes" in form:
        move["kept"] = list(half.kept)
    if move.get("move") == "dice":
        move.setdefault("first_throw", False)
    version, key = seen(form, move)
    if move.get("move") in OF_NO_PHASE:
        version = None
    is_half = _is_half(form, half) if with_dice else "barre" in form
    return Said(move, version, key, half.dice, half if is_half else None, str(form.get("puis", "")))


def _is_half(form: FormData | QueryParams, half: Half) -> bool:
    """Dice are missing, or, where nobody knows how many they will be, one of them was tapped just now."""
    wanted = number(str(form.get("assez", "")))
    if not isinstance(wanted, int):
        return any(button in form for button in (*A_DIE, *A_DIE_THAT_LIES))
    if any(button in form for button in A_DIE_THAT_LIES):
        return True
    return len(half.kept) + len(half.dice) < wanted


def _put(move: dict[str, Any], name: str, said: Sequence[str], *, is_list: bool) -> None:
    """One field into the move; what was left empty is not said, but for a name."""
    if is_list:
        move[name] = [number(value) for value in said if value.strip()]
    elif name in _FLAGS:
        if said and said[0]:
            move[name] = said[0] == YES
    elif said and (said[0].strip() or name == "name"):
        value = said[0] if name in _IN_WORDS else number(said[0])
        into, _, inner = name.partition(".")
        if inner:
            move.setdefault(into, {})[inner] = None if value == OPEN else value
        else:
            move[name] = value


def drawn(form: FormData | QueryParams) -> tuple[int | None, str]:
    """The version a form was drawn at, and the nonce of that drawing; empty where it is none of ours."""
    version, _, nonce = str(form.get("vu", "")).partition(".")
    return (int(version) if A_NUMBER.fullmatch(version) else None), nonce if A_NONCE.fullmatch(nonce) else ""


def back_to(form: FormData) -> str:
    """Where the answer leads, below the table: the registre when the form stood there."""
    return "/registre" if form.get("ou") == "registre" else ""


def seen(form: FormData | QueryParams, said: Mapping[str, Any]) -> tuple[int | None, str | None]:
    """The version a form was drawn at, and its key."""
    version, nonce = drawn(form)
    return version, key_of(nonce, said)


def key_of(nonce: str, said: Mapping[str, Any]) -> str | None:
    """A key against repeats: the same drawing saying the same has the same again, another wish another one."""
    if not A_NONCE.fullmatch(nonce):
        return None
    return f"{nonce}.{hashlib.sha256(repr(sorted(said.items())).encode()).hexdigest()[:24]}"

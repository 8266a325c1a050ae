"""What a form says, as the JSON object the interface would have got; nonsense is left for the rules to refuse."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from starlette.datastructures import FormData

A_NONCE = re.compile(r"[A-Za-z0-9_-]{6,64}")
A_NUMBER = re.compile(r"-?\d{1,6}")
SEPARATOR = "-"
YES = "oui"
NOT_OF_THE_MOVE = frozenset({"vu", "des", "de", "efface", "assez", "several"})


def number(said: str) -> Any:
    """A whole number, or the word as it stands."""
    trimmed = said.strip().replace("−", "-").removeprefix("+")
    return int(trimmed) if A_NUMBER.fullmatch(trimmed) else said


def dice(said: str) -> tuple[int, ...]:
    """« 4-4-2 » as dice; anything else is no die."""
    return tuple(int(die) for die in said.split(SEPARATOR) if re.fullmatch(r"[1-6]", die))


def _words(said: str) -> str:
    return said


def _flag(said: str) -> bool:
    return said == YES


_READ_AS: dict[str, Callable[[str], Any]] = {"move": _words, "name": _words, "note": _words, "cry": _words}
_FLAGS = frozenset({"sung", "turn", "roll"})
_LISTS = frozenset({"seats"})


@dataclass(frozen=True)
class Said:
    """A form on the table's page: the move, the version it was drawn at, and a key that a repeat has again."""

    move: dict[str, Any] = field(default_factory=dict)
    version: int | None = None
    key: str | None = None
    wanted: int = 0
    dice: tuple[int, ...] = ()

    @property
    def is_half_entered(self) -> bool:
        """Whether dice are still missing: page state, no move yet."""
        return self.move.get("move") == "throw" and "roll" not in self.move and len(self.dice) < self.wanted


def read(form: FormData) -> Said:
    """The form of any offer."""
    several = form.getlist("several")
    names = [name for name in dict.fromkeys(form.keys()) if name not in NOT_OF_THE_MOVE]
    move: dict[str, Any] = {}
    for name in names:
        said = [value for value in form.getlist(name) if isinstance(value, str)]
        _put(move, name, said, is_list=name in _LISTS or name in several)
    thrown = _thrown(form)
    wanted = number(str(form.get("assez", "0")))
    if move.get("move") == "throw" and "roll" not in move:
        move["dice"] = list(thrown)
    version, key = seen(form, move)
    return Said(move, version, key, wanted if isinstance(wanted, int) else 0, thrown)


def _put(move: dict[str, Any], name: str, said: Sequence[str], *, is_list: bool) -> None:
    """One field into the move; what was left empty is not said."""
    if is_list:
        move[name] = [number(value) for value in said]
    elif name in _FLAGS:
        move[name] = _flag(said[0])
    elif said and said[0].strip():
        value = _READ_AS.get(name, number)(said[0])
        into, _, inner = name.partition(".")
        if inner:
            move.setdefault(into, {})[inner] = value
        else:
            move[name] = value


def _thrown(form: FormData) -> tuple[int, ...]:
    """The dice so far: those entered, one more, one less."""
    if "dice" in form:
        return dice(str(form["dice"]))
    entered = list(dice(str(form.get("des", ""))))
    entered += dice(str(form.get("de", "")))
    cleared = number(str(form.get("efface", "")))
    if isinstance(cleared, int) and 1 <= cleared <= len(entered):
        entered.pop(cleared - 1)
    return tuple(entered)


def drawn(form: FormData) -> tuple[int | None, str]:
    """The version a form was drawn at, and the nonce of that drawing; empty where it is none of ours."""
    version, _, nonce = str(form.get("vu", "")).partition(".")
    return (int(version) if A_NUMBER.fullmatch(version) else None), nonce if A_NONCE.fullmatch(nonce) else ""


def seen(form: FormData, said: Mapping[str, Any]) -> tuple[int | None, str | None]:
    """The version a form was drawn at, and its key."""
    version, nonce = drawn(form)
    return version, key_of(nonce, said)


def key_of(nonce: str, said: Mapping[str, Any]) -> str | None:
    """A key against repeats: the same drawing saying the same has the same again, another wish another one."""
    if not A_NONCE.fullmatch(nonce):
        return None
    return f"{nonce}.{hashlib.sha256(repr(sorted(said.items())).encode()).hexdigest()[:24]}"


def entered(query: str, most: int) -> tuple[int, ...]:
    """The half-entered throw in `?des=4-4`."""
    return dice(query)[:most]

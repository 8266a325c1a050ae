"""What a move was said of, besides its name: a total, a combination and its stake, somebody, a word why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tripot.web.french import words

Names = Sequence[str]


def said_of(names: Names, move: Any) -> str:
    """« Velute, 25 », « Karadoc, Bohort »; nothing where the name of the move says it all."""
    return _OF.get(move.move_name(), _nothing)(names, move)


def _nothing(_names: Names, _move: Any) -> str:
    return ""


def _bet(_names: Names, move: Any) -> str:
    if isinstance(move.on, tuple):
        return ", ".join(map(str, move.on))
    return words.named(words.BETS, str(move.on))


def _stake(_names: Names, move: Any) -> str:
    return f"{words.named(words.COMBINATIONS, move.on)}, {move.stake}"


def _seats(names: Names, move: Any) -> str:
    return ", ".join(names[seat] for seat in move.seats)


_OF: dict[str, Callable[[Names, Any], str]] = {
    "bet": _bet,
    "civet": _stake,
    "grelottine": _stake,
    "tie": _seats,
    "passe_grelot": lambda names, move: names[move.to],
    "soufflette": lambda names, move: names[move.target],
    "soufflette_outcome": lambda _names, move: words.JETS[move.jet],
    "rename": lambda _names, move: str(move.name),
    "correction": lambda _names, move: move.note or "",
    "bevue": lambda _names, move: move.note or "",
}

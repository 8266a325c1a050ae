"""What the examples of the sheets say, in moves of the interface: « Karadoc jette 1-2-4 »."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

REFUSED = "(refusé)"
Body = dict[str, Any]
Seat = Callable[[str], int]
"""Where somebody of that name sits."""
Sentences = tuple[tuple[str, Callable[..., Body]], ...]
"""What may be said, and the move it is."""


@dataclass(frozen=True)
class Spoken:
    """A move, and whether the table refuses it."""

    body: Body
    is_refused: bool = False


def plain(text: str) -> str:
    """The text with ordinary spaces, and thousands in one piece."""
    return re.sub(r"(?<=\d)\u00a0(?=\d{3})", "", text).replace("\u00a0", " ")


def hear(sentence: str, seat: Seat, sentences: Sentences) -> Spoken:
    """The move in a sentence. Raises ValueError when it is not a sentence of the sheets."""
    said = plain(sentence).removesuffix(REFUSED).strip()
    for pattern, read in (*sentences, *EVERYWHERE):
        heard = re.fullmatch(pattern, said)
        if heard:
            return Spoken(read(seat, *heard.groups()), sentence.endswith(REFUSED))
    raise ValueError(f"nobody says « {said} » on the sheets")


def numbers(said: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", said)]


def by(move: str, **fields: Any) -> Callable[..., Body]:
    """Somebody's move that says nothing more."""
    return lambda seat, who: {"move": move, "seat": seat(who), **fields}


def joined(names: Iterable[str]) -> str:
    """« Perceval et Karadoc »."""
    return " et ".join(names)


WHO = r"([A-ZÉ][\w-]+)"
EVERYWHERE: Sentences = (
    (rf"{WHO} jette ([\d-]+)", lambda seat, who, dice: {"move": "throw", "seat": seat(who), "dice": numbers(dice)}),
    (
        rf"correction : {WHO} \+(\d+)",
        lambda seat, who, points: {"move": "correction", "seat": seat(who), "points": int(points)},
    ),
    (rf"{WHO} quitte la table", by("leave")),
    (r"la partie s’arrête", lambda seat: {"move": "end"}),
)  # fmt: skip
"""What is said alike in every game."""

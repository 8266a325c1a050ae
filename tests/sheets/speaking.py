"""What the examples of the sheets say, in moves of the interface: « Karadoc défie : Velute, 25 »."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

REFUSED = "(refusé)"
BIRDS = {"linotte": 1, "alouette": 2, "fauvette": 3, "mouette": 4, "bergeronnette": 5, "chouette": 6}
CRIES = {
    "Pas mou le caillou !": "pas-mou-le-caillou",
    "Grelotte ça picote !": "grelotte-ca-picote",
    "Pélican !": "pelican",
    "J’apprécie les fruits au sirop !": "fruits-au-sirop",
    "Raitournelle !": "raitournelle",
    "Artichette !": "artichette",
}
COMBINATIONS = {
    "Chouette": "chouette",
    "Velute": "velute",
    "Chouette Velute": "chouette-velute",
    "Suite": "suite",
    "Sirop-Grelot": "sirop-grelot",
    "Cul de Chouette": "cul-de-chouette",
    "Cul de Chouette siroté": "cul-de-chouette-sirote",
}
Body = dict[str, Any]
Seat = Callable[[str], int]
"""Where somebody of that name sits."""


@dataclass(frozen=True)
class Spoken:
    """A move, and whether the table refuses it."""

    body: Body
    is_refused: bool = False


def hear(sentence: str, seat: Seat) -> Spoken:
    """The move in a sentence. Raises ValueError when it is not a sentence of the sheets."""
    said = sentence.replace("\u00a0", " ").removesuffix(REFUSED).strip()
    for pattern, read in SENTENCES:
        heard = re.fullmatch(pattern, said)
        if heard:
            return Spoken(read(seat, *heard.groups()), sentence.endswith(REFUSED))
    raise ValueError(f"nobody says « {said} » on the sheets")


def _numbers(said: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", said)]


def _by(move: str, **fields: Any) -> Callable[..., Body]:
    """Somebody's move that says nothing more."""
    return lambda seat, who: {"move": move, "seat": seat(who), **fields}


def _bet(seat: Seat, who: str, on: str) -> Body:
    named = on.lower()
    known: dict[str, Any] = {**BIRDS, "réussite": "reussite", "échec": "echec"}
    return {"move": "bet", "seat": seat(who), "on": known[named] if named in known else int(named)}


WHO = r"([A-ZÉ][\w-]+)"
SENTENCES: tuple[tuple[str, Callable[..., Body]], ...] = (
    (rf"{WHO} tire (\d)", lambda seat, who, die: {"move": "opening", "seat": seat(who), "die": int(die)}),
    (rf"{WHO} jette ([\d-]+)", lambda seat, who, dice: {"move": "throw", "seat": seat(who), "dice": _numbers(dice)}),
    (rf"{WHO} crie « (.+) »", lambda seat, who, cry: {"move": "cry", "seat": seat(who), "cry": CRIES[cry]}),
    (rf"la table désigne {WHO}", _by("award")),
    (rf"{WHO} tape en dernier", _by("last")),
    (rf"{WHO} et {WHO} sont ex æquo", lambda seat, one, two: {"move": "tie", "seats": [seat(one), seat(two)]}),
    (r"personne", lambda seat: {"move": "nobody"}),
    (rf"{WHO} sirote", _by("sirotage")),
    (rf"{WHO} (?:garde sa Chouette|renonce)", lambda seat, who: {"move": "decline", "seat": seat(who)}),
    (rf"{WHO} parie sur (?:l’|la |le )(.+)", _bet),
    (rf"{WHO} annonce (.+)", lambda seat, who, on: {"move": "bet", "seat": seat(who), "on": _numbers(on)}),
    (
        rf"{WHO} mise (\d+) sur (?:la|le) (.+)",
        lambda seat, who, stake, on: {
            "move": "civet", "seat": seat(who), "on": COMBINATIONS[on], "stake": int(stake),
        },
    ),
    (
        rf"{WHO} défie : (.+), (\d+)",
        lambda seat, who, on, stake: {
            "move": "grelottine", "seat": seat(who), "on": COMBINATIONS[on], "stake": int(stake),
        },
    ),
    (
        rf"{WHO} passe le grelot à {WHO}",
        lambda seat, who, to: {"move": "passe_grelot", "seat": seat(who), "to": seat(to)},
    ),
    (rf"{WHO} lève son Boucliette", _by("boucliette")),
    (rf"{WHO} défie {WHO}", lambda seat, who, to: {"move": "soufflette", "seat": seat(who), "target": seat(to)}),
    (rf"{WHO} rate ses trois jets", _by("soufflette_outcome", jet=0)),
    (
        rf"{WHO} réussit au (\d)er? jet",
        lambda seat, who, jet: {"move": "soufflette_outcome", "seat": seat(who), "jet": int(jet)},
    ),
    (rf"{WHO} achète le Cul", _by("achat_de_de")),
    (rf"Bévue pour {WHO}", _by("bevue")),
    (
        rf"{WHO} dépose (\d+) paliers?",
        lambda seat, who, steps: {"move": "banque_depot", "seat": seat(who), "steps": int(steps)},
    ),
    (
        rf"{WHO} retire (\d+)",
        lambda seat, who, points: {"move": "banque_retrait", "seat": seat(who), "points": int(points)},
    ),
    (rf"{WHO} arrive en chantant", lambda seat, who: {"move": "chante_sloubi", "name": who, "sung": True}),
    (rf"{WHO} arrive sans chanter", lambda seat, who: {"move": "chante_sloubi", "name": who, "sung": False}),
    (
        rf"correction : {WHO} \+(\d+)",
        lambda seat, who, points: {"move": "correction", "seat": seat(who), "points": int(points)},
    ),
    (rf"{WHO} quitte la table", _by("leave")),
    (r"la partie s’arrête", lambda seat: {"move": "end"}),
)  # fmt: skip

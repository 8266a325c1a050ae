"""The sheets of Cul de Chouette: what is held and said in their examples, and what comes of it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from tests.rules.cul_de_chouette.cast import RULES, Game
from tests.sheets.speaking import WHO, Body, Seat, Sentences, by, numbers, plain

from tripot.rules.cul_de_chouette.table import Table
from tripot.sheets import Example

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
TOKENS = {
    "Grelottine": "grelottine",
    "Boucliette": "boucliette",
    "Civet": "civet",
    "Passe-Grelot": "passe_grelot",
}
HELD = re.compile(r"([A-ZÉ][\w-]+)[^+(]*(?:\((.*?)\))?")


def set_up(example: Example, options: dict[str, Any]) -> Game:
    """The table of the first column: « Perceval 100 (Civet) », « Perceval + Bohort (Grelottine) 320 »."""
    sides = [plain(side).split("+") for side in example.before]
    seated = [side[row] for row in range(len(sides[0])) for side in sides]
    people = [HELD.match(one.strip()) for one in seated]
    teams = [list(range(side, len(seated), len(sides))) for side in range(len(sides))]
    first = None if " tire " in plain(example.moves[0]) else 0
    table = RULES.start(
        [one[1] for one in people if one], options, teams if len(sides) < len(seated) else None, first
    )
    scores = tuple(int(re.findall(r"\d+", re.sub(r"\(.*?\)", "", side))[-1]) for side in example.before)
    table = replace(table, scores=scores)
    for seat, one in enumerate(people):
        table = hold(table, seat, (one and one[2]) or "")
    return Game(table)


def hold(table: Table, seat: int, held: str) -> Table:
    """What somebody holds at the start: « Grelottine », « sans Boucliette », « Banque 40 »."""
    for what in filter(None, held.split(", ")):
        if what.startswith("Banque "):
            table = table.with_account(seat, int(what.removeprefix("Banque ")))
        else:
            token = TOKENS[what.removeprefix("sans ")]
            number = 0 if what.startswith("sans ") else 1
            table = table.with_tokens(
                seat, lambda now, token=token, number=number: replace(now, **{token: number})
            )
    return table


def held(table: Table) -> object:
    """What stays as it is where nothing changes."""
    return table.scores, table.tokens, table.accounts


def found(game: Game, claim: str) -> str | None:
    """The truth about what a claim of this game alone is about."""
    table: Any = game.table
    if claim.startswith("le palier"):
        return f"le palier est de {table.step}"
    seat = table.names.index(re.split(r"[ ’]", claim)[0])
    if " part de " in claim:
        return f"{table.names[seat]} part de {table.score_of(seat)}"
    if claim.endswith("en Banque"):
        return f"{table.names[seat]} a {table.accounts[seat]} en Banque"
    for french, token in TOKENS.items():
        if claim.endswith(f" {french}"):
            return _holding(table, seat, french, token, claim)
    return None


def _holding(table: Table, seat: int, french: str, token: str, claim: str) -> str:
    name = table.names[seat]
    if getattr(table.tokens[seat], token):
        return f"{name} a {'une' if french == 'Grelottine' else 'un'} {french}"
    return f"{name} n’a {'pas' if ' pas ' in claim else 'plus'} de {french}"


def _bet(seat: Seat, who: str, on: str) -> Body:
    named = on.lower()
    known: dict[str, Any] = {**BIRDS, "réussite": "reussite", "échec": "echec"}
    return {"move": "bet", "seat": seat(who), "on": known[named] if named in known else int(named)}


SENTENCES: Sentences = (
    (rf"{WHO} tire (\d)", lambda seat, who, die: {"move": "opening", "seat": seat(who), "die": int(die)}),
    (rf"{WHO} crie « (.+) »", lambda seat, who, cry: {"move": "cry", "seat": seat(who), "cry": CRIES[cry]}),
    (rf"la table désigne {WHO}", by("award")),
    (rf"{WHO} tape en dernier", by("last")),
    (rf"{WHO} et {WHO} sont ex æquo", lambda seat, one, two: {"move": "tie", "seats": [seat(one), seat(two)]}),
    (r"personne", lambda seat: {"move": "nobody"}),
    (rf"{WHO} sirote", by("sirotage")),
    (rf"{WHO} (?:garde sa Chouette|renonce)", lambda seat, who: {"move": "decline", "seat": seat(who)}),
    (rf"{WHO} parie sur (?:l’|la |le )(.+)", _bet),
    (rf"{WHO} annonce (.+)", lambda seat, who, on: {"move": "bet", "seat": seat(who), "on": numbers(on)}),
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
    (rf"{WHO} lève son Boucliette", by("boucliette")),
    (rf"{WHO} défie {WHO}", lambda seat, who, to: {"move": "soufflette", "seat": seat(who), "target": seat(to)}),
    (rf"{WHO} rate ses trois jets", by("soufflette_outcome", jet=0)),
    (
        rf"{WHO} réussit au (\d)er? jet",
        lambda seat, who, jet: {"move": "soufflette_outcome", "seat": seat(who), "jet": int(jet)},
    ),
    (rf"{WHO} achète le Cul", by("achat_de_de")),
    (rf"Bévue pour {WHO}", by("bevue")),
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
)  # fmt: skip

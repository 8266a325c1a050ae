"""An example set up on a table, played, and what its last column claims compared with what came of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from tests.rules.cast import RULES, Game
from tests.sheets.speaking import hear

from tripot.rules.cul_de_chouette.table import Table
from tripot.sheets import Deck, Example

TOKENS = {
    "Grelottine": "grelottine",
    "Boucliette": "boucliette",
    "Civet": "civet",
    "Passe-Grelot": "passe_grelot",
}
HELD = re.compile(r"([A-ZÉ][\w-]+)[^+(]*(?:\((.*?)\))?")


def set_up(deck: Deck, example: Example) -> Game:
    """The table of the first column: « Perceval 100 (Civet) », « Perceval + Bohort (Grelottine) 320 »."""
    sides = [side.replace("\u00a0", " ").split("+") for side in example.before]
    seated = [side[row] for row in range(len(sides[0])) for side in sides]
    people = [HELD.match(one.strip()) for one in seated]
    options = {deck.house_rules[name].option: deck.house_rules[name].value for name in example.house_rules}
    teams = [list(range(side, len(seated), len(sides))) for side in range(len(sides))]
    first = None if " tire " in example.moves[0].replace("\u00a0", " ") else 0
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


def play(game: Game, moves: Iterable[str]) -> list[str]:
    """Plays what is said; the reasons of all changes, in order."""
    reasons: list[str] = []
    for sentence in moves:
        spoken = hear(sentence, game.table.names.index)
        said = {key: value for key, value in spoken.body.items() if key not in {"move", "seat"}}
        act = game.refuse if spoken.is_refused else game.play
        came = act(spoken.body["move"], spoken.body.get("seat"), **said)
        reasons += [] if isinstance(came, str) else [change.reason for change in came]
    return reasons


def outcome(game: Game, before: Table, claimed: Iterable[str]) -> list[str]:
    """What really came of each claim, in the words of the claim; and the changes that nobody claimed."""
    told = [claim.replace("\u00a0", " ") for claim in claimed]
    found = [_found(game, before, claim) for claim in told]
    named = {game.table.sides[_seat(game, claim)] for claim in told if re.search(r"→|garde|part de", claim)}
    silent = [
        side
        for side, score in enumerate(game.table.scores)
        if side not in named and score != _old(before, side)
    ]
    silent_ends = (
        ["la partie est finie"] if game.table.over and not any("la partie" in claim for claim in told) else []
    )
    return [*found, *(_change(game, before, side) for side in silent), *silent_ends]


def _seat(game: Game, claim: str) -> int:
    return game.table.names.index(re.split(r"[ ’]", claim)[0])


def _old(before: Table, side: int) -> int:
    return before.scores[side] if side < len(before.scores) else 0


def _people(game: Game, side: int) -> str:
    return " et ".join(game.table.names[seat] for seat in game.table.members(side))


def _change(game: Game, before: Table, side: int) -> str:
    new = game.table.scores[side]
    points = new - _old(before, side)
    return f"{_people(game, side)} {'+' if points > 0 else '−'}{abs(points)} → {new}".replace(
        " -", " −"
    ).replace("→ -", "→ −")


def _found(game: Game, before: Table, claim: str) -> str:
    """The truth about what a claim is about."""
    table: Any = game.table
    if claim == "rien ne change":
        is_still = (before.scores, before.tokens, before.accounts) == (
            table.scores,
            table.tokens,
            table.accounts,
        )
        return claim if is_still else "quelque chose change"
    if claim.startswith("le palier"):
        return f"le palier est de {table.step}"
    if re.match(r"au tour d(e |’)", claim):
        name = table.names[game.thrower]
        return f"au tour d’{name}" if name[0] in "AEIOUYÉ" else f"au tour de {name}"
    if claim.endswith("la partie"):
        winners = " et ".join(table.names[seat] for seat in table.winners)
        return f"{winners} {'gagnent' if ' et ' in winners else 'gagne'} la partie"
    seat = _seat(game, claim)
    if " part de " in claim or " garde " in claim:
        return f"{table.names[seat]} {'part de' if ' part ' in claim else 'garde'} {table.score_of(seat)}"
    if claim.endswith("en Banque"):
        return f"{table.names[seat]} a {table.accounts[seat]} en Banque"
    for french, token in TOKENS.items():
        if claim.endswith(f" {french}"):
            return _holding(table, seat, french, token, claim)
    return _change(game, before, table.sides[seat])


def _holding(table: Table, seat: int, french: str, token: str, claim: str) -> str:
    name = table.names[seat]
    if getattr(table.tokens[seat], token):
        return f"{name} a {'une' if french == 'Grelottine' else 'un'} {french}"
    return f"{name} n’a {'pas' if ' pas ' in claim else 'plus'} de {french}"

"""The sheets of Vache qui rit Tour: who is in and has bars in their examples, what is said, and what comes of it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from tests.rules.vache_qui_rit.cast import RULES, Game
from tests.sheets.speaking import WHO, Body, Seat, Sentences, by, numbers, plain

from tripot.rules.vache_qui_rit.scoring import name_of
from tripot.rules.vache_qui_rit.table import Table
from tripot.sheets import Example


def set_up(example: Example, options: dict[str, Any]) -> Game:
    """The table of the first column: « Perceval 800 (2 barres) »; who has points is in."""
    people = [re.fullmatch(rf"{WHO} (\d+)(?: \((.+)\))?", plain(one)) for one in example.before]
    table = RULES.start([one[1] for one in people if one], options, None, 0)
    assert len(table.names) == len(example.before)
    table = replace(table, scores=tuple(int(one[2]) for one in people if one))
    for seat, one in enumerate(people):
        held = (one and one[3]) or ""
        if held or table.score_of(seat):
            table = table.with_entered(seat, entered=True)
        for bars in re.findall(r"(\d) barres?", held):
            table = table.with_bars(seat, int(bars))
    return Game(table)


def held(table: Table) -> object:
    """What stays as it is where nothing changes."""
    return table.scores, table.bars, table.entered, table.total, table.turn


def found(game: Game, claim: str) -> str | None:
    """The truth about what a claim of this game alone is about."""
    turn = game.turn
    if re.fullmatch(r"le tour compte \d+ points", claim):
        return f"le tour compte {turn['total']} points"
    if re.fullmatch(r"\d dés? à lancer", claim):
        return f"{turn['dice_left']} dé{'s' if turn['dice_left'] > 1 else ''} à lancer"
    if re.fullmatch(r"encore \d+ avant l’arrêt", claim):
        return f"encore {turn['missing']} avant l’arrêt"
    if claim == "l’arrêt est permis":
        return claim if game.may("stop") else "l’arrêt n’est pas permis"
    if heard := re.fullmatch(r"garder ([\d-]+) vaudrait \d+", claim):
        sets = game.bounds("keep")["points"]
        return f"garder {heard[1]} vaudrait {sets.get(name_of(numbers(heard[1])), 0)}"
    seat = game.table.names.index(claim.split(maxsplit=1)[0])
    name, player = game.table.names[seat], game.state["players"][seat]
    if claim.endswith((" barre", " barres")):
        bars = player["bars"]
        return f"{name} a {bars} barre{'s' if bars > 1 else ''}" if bars else f"{name} n’a aucune barre"
    if claim.endswith(" en jeu"):
        return f"{name} est en jeu" if player["entered"] else f"{name} n’est pas encore en jeu"
    return None


def _keep(seat: Seat, who: str, dice: str) -> Body:
    return {"move": "keep", "seat": seat(who), "dice": numbers(dice)}


SENTENCES: Sentences = (
    (rf"{WHO} garde ([\d-]+)", _keep),
    (rf"{WHO} ne marque rien", by("bust")),
    (rf"{WHO} s’arrête", by("stop")),
    (rf"{WHO} renonce", by("give_up")),
    (rf"{WHO} rachète", by("rachat")),
    (rf"{WHO} crie « BARRE ! »", by("barre_cry")),
    (rf"{WHO} pollue", by("pollution")),
    (
        rf"correction : (\d) barres? pour {WHO}",
        lambda seat, bars, who: {"move": "correction", "seat": seat(who), "bars": int(bars)},
    ),
    (rf"correction : au tour de {WHO}", by("correction", turn=True)),
)

"""The sheets of El Cacho: what stands in the grids of their examples, what is said, and what comes of it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from tests.rules.el_cacho.cast import RULES, Game
from tests.sheets.speaking import WHO, Body, Seat, Sentences, joined, numbers, plain

from tripot.rules.el_cacho.table import Table
from tripot.sheets import Example

BOXES = {
    **{f"case {number}": str(number) for number in range(1, 7)},
    "suite": "suite",
    "full": "full",
    "poker": "poker",
    "grande": "grande",
    "seconde grande": "grande2",
}
BOX = rf"(?:la |le )?({'|'.join(sorted(BOXES, key=len, reverse=True))})"


def set_up(example: Example, options: dict[str, Any]) -> Game:
    """The table of the first column: « Perceval (case 2 à 8, suite à remplir, le reste à 0) »."""
    people = [re.fullmatch(rf"{WHO}(?: \((.+)\))?", plain(one)) for one in example.before]
    table = RULES.start([one[1] for one in people if one], options, None, 0)
    assert len(table.names) == len(example.before)
    for seat, one in enumerate(people):
        for box, value in _grid(table, (one and one[2]) or "").items():
            table = table.write(seat, box, value, "correction")  # type: ignore[arg-type]
    return Game(replace(table, changes=()))


def _grid(table: Table, said: str) -> dict[str, int | None]:
    """The boxes as they are said to be; the others open, unless the rest is crossed out."""
    grid: dict[str, int | None] = {}
    for what in filter(None, said.split(", ")):
        box, _, value = what.rpartition(" à ")
        if box in ("tout", "le reste"):
            assert value == "0", what
            grid = dict.fromkeys(table.boxes, 0) | grid
        else:
            grid[BOXES[box]] = None if value == "remplir" else int(value)
    return grid


def held(table: Table) -> object:
    """What stays as it is where nothing changes."""
    return table.scores, table.grids


def found(game: Game, claim: str) -> str | None:
    """The truth about what a claim of this game alone is about."""
    state = game.state
    if heard := re.fullmatch(rf"({BOX}) vaudrait \d+", claim):
        return f"{heard[1]} vaudrait {game.preview[BOXES[heard[2]]]}"
    if heard := re.fullmatch(rf"{WHO} a \d+ dans ({BOX})", claim):
        grid = state["players"][game.table.names.index(heard[1])]["grid"]
        return f"{heard[1]} a {grid[BOXES[heard[3]]]} dans {heard[2]}"
    if heard := re.fullmatch(rf"{WHO} a encore \d jets?", claim):
        left = state["turn"]["throws_left"]
        return f"{heard[1]} a encore {left} jet{'s' if left > 1 else ''}"
    if re.fullmatch(r"si .+ boit, tout le monde boit", claim):
        winner = joined(game.table.names[seat] for seat in state["winners"])
        return (
            f"si {winner} boit, tout le monde boit" if state["everybody_when_the_winner_drinks"] else "rien"
        )
    if re.search(r"(boit|boivent)$", claim):
        names = [game.table.names[seat] for seat in state["drinkers"]]
        everybody = len(names) == len(game.table.names)
        verb = "boivent" if len(names) > 1 else "boit"
        return "tout le monde boit" if everybody else f"{joined(names)} {verb}"
    return None


def _throw_again(seat: Seat, who: str, kept: str, thrown: str) -> Body:
    lying = numbers(kept)
    return {"move": "throw", "seat": seat(who), "kept": lying, "dice": [*lying, *numbers(thrown)]}


def _final(seat: Seat, who: str, dice: str, at_once: str | None) -> Body:
    return {"move": "dice", "seat": seat(who), "dice": numbers(dice), "first_throw": bool(at_once)}


def _correction(seat: Seat, box: str, value: str, who: str) -> Body:
    return {
        "move": "correction",
        "seat": seat(who),
        "grid": {BOXES[box]: None if value == "remplir" else int(value)},
    }


SENTENCES: Sentences = (
    (rf"{WHO} garde ([\d-]+) et jette ([\d-]+)", _throw_again),
    (rf"{WHO} pose ([\d-]+)( du premier jet)?", _final),
    (
        rf"{WHO} (?:remplit|barre) {BOX}",
        lambda seat, who, box: {"move": "mark", "seat": seat(who), "box": BOXES[box]},
    ),
    (
        rf"{WHO} note (\d+) dans {BOX}",
        lambda seat, who, value, box: {
            "move": "write", "seat": seat(who), "box": BOXES[box], "value": int(value),
        },
    ),
    (rf"correction : {BOX} à (\d+|remplir) pour {WHO}", _correction),
)  # fmt: skip

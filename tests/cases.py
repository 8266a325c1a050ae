"""The cases of the three rulebooks: what is played, and how the state it leads to is compared with what is expected."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
CASES: list[dict[str, Any]] = [
    case
    for game in ("cul_de_chouette", "el_cacho", "vache_qui_rit")
    for case in json.loads((DATA / f"cases_{game}.json").read_text(encoding="utf-8"))
]
VOLUNTARY_ZEROS = {"C012", "C022", "C024", "C032", "C038", "C044"}
"""Cases about what a box scores, which cross one out while others would score: T12 wants the house rule for that."""
WISHED = ("rules", "players", "options", "first", "teams")


def wish_of(case: dict[str, Any]) -> dict[str, Any]:
    """The game the case is played in, as it is wished for on the interface."""
    wish = {key: case[key] for key in WISHED if case.get(key) is not None}
    if case["id"] in VOLUNTARY_ZEROS:
        wish["options"] = case["options"] | {"zero_anywhere": True}
    return wish


def found(state: dict[str, Any], expected: dict[str, Any]) -> dict[str, Any]:
    """Of the state, what the case expects something of."""
    players = {player["name"]: player for player in state["players"]}
    offers = {offer["move"]: offer for offer in state["offers"]}

    def of_each(field: str, names: dict[str, Any]) -> dict[str, Any]:
        """A field of the players named, or some of what it holds."""
        return {
            name: {part: players[name][field][part] for part in parts}
            if isinstance(parts, dict)
            else players[name][field]
            for name, parts in names.items()
        }

    told = {
        "turn": lambda _: state["players"][state["turn"]["seat"]]["name"],
        "turn_total": lambda _: state["turn"]["total"],
        "dice_left": lambda _: state["turn"]["dice_left"],
        "stakes": lambda _: offers["grelottine"]["stakes"],
        "preview": lambda _: offers["mark"]["points"],
        "winners": lambda _: [state["players"][seat]["name"] for seat in state["winners"]],
    }
    of_players = {"scores": "score", "accounts": "account"}
    return {
        what: told[what](value) if what in told else of_each(of_players.get(what, what), value)
        for what, value in expected.items()
    }

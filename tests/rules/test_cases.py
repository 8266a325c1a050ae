"""All cases of the two other rulebooks, played on the rules themselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from tripot.rules.engine import Ruleset
from tripot.rules.errors import TripotError
from tripot.rules.rulesets import RULESETS

DATA = Path(__file__).parents[1] / "data"
CASES = [
    case
    for name in ("el_cacho", "vache_qui_rit")
    for case in json.loads((DATA / f"cases_{name}.json").read_text(encoding="utf-8"))
]
VOLUNTARY_ZEROS = {"C012", "C022", "C024", "C032", "C038", "C044"}
"""Cases about what a box scores, which cross one out while others would score: T12 wants the house rule for that."""


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_case_comes_out_as_the_rulebook_has_it(case: dict[str, Any]) -> None:
    allowed = {"zero_anywhere": True} if case["id"] in VOLUNTARY_ZEROS else {}
    ruleset, table = start(case, **allowed)
    for move in [*case["setup"], *case["moves"]]:
        table = say(ruleset, table, dict(move))
    assert found(ruleset.describe(table), case["expect"]) == case["expect"]


@pytest.mark.rule("T12")
@pytest.mark.parametrize(
    "case", [case for case in CASES if case["id"] in VOLUNTARY_ZEROS], ids=lambda it: it["id"]
)
def test_without_the_house_rule_a_box_is_not_crossed_out_while_another_scores(case: dict[str, Any]) -> None:
    ruleset, table = start(case)
    *before, mark = case["moves"]
    for move in before:
        table = say(ruleset, table, dict(move))
    with pytest.raises(TripotError, match="another-box-scores"):
        ruleset.play(table, ruleset.read_move(json.dumps(mark)))


def test_there_are_cases() -> None:
    assert len(CASES) >= 78


def start(case: dict[str, Any], **options: Any) -> tuple[Ruleset[Any], Any]:
    ruleset = RULESETS[case["rules"]]
    return ruleset, ruleset.start(case["players"], case["options"] | options, first=case["first"])


def say(ruleset: Ruleset[Any], table: Any, move: dict[str, Any]) -> Any:
    """The table after `move`, which may have to be refused."""
    if not move.pop("refused", False):
        return ruleset.play(table, ruleset.read_move(json.dumps(move)))
    with pytest.raises((TripotError, ValidationError)):
        ruleset.play(table, ruleset.read_move(json.dumps(move)))
    return table


def found(state: dict[str, Any], expected: dict[str, Any]) -> dict[str, Any]:
    """Of the state, what the case expects something of."""
    players = {player["name"]: player for player in state["players"]}
    offers = {offer["move"]: offer for offer in state["offers"]}

    def of_players(field: str, names: dict[str, Any]) -> dict[str, Any]:
        return {name: players[name][field] for name in names}

    told = {
        "scores": lambda names: of_players("score", names),
        "bars": lambda names: of_players("bars", names),
        "entered": lambda names: of_players("entered", names),
        "grid": lambda names: {
            name: {box: players[name]["grid"][box] for box in boxes} for name, boxes in names.items()
        },
        "preview": lambda _: offers["mark"]["points"],
        "turn": lambda _: state["players"][state["turn"]["seat"]]["name"],
        "turn_total": lambda _: state["turn"]["total"],
        "dice_left": lambda _: state["turn"]["dice_left"],
    }
    return {what: told[what](value) for what, value in expected.items()}

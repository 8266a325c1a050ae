"""All cases of the three rulebooks, played on the rules themselves."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError
from tests.cases import CASES, VOLUNTARY_ZEROS, found, wish_of

from tripot.rules.engine import Ruleset
from tripot.rules.errors import TripotError
from tripot.rules.rulesets import RULESETS


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_case_comes_out_as_the_rulebook_has_it(case: dict[str, Any]) -> None:
    ruleset, table = start(wish_of(case))
    for move in [*case["setup"], *case["moves"]]:
        table = say(ruleset, table, dict(move))
    assert found(ruleset.describe(table), case["expect"]) == case["expect"]


@pytest.mark.rule("T12")
@pytest.mark.parametrize(
    "case", [case for case in CASES if case["id"] in VOLUNTARY_ZEROS], ids=lambda it: it["id"]
)
def test_without_the_house_rule_a_box_is_not_crossed_out_while_another_scores(case: dict[str, Any]) -> None:
    ruleset, table = start(wish_of(case) | {"options": case["options"]})
    *before, mark = case["moves"]
    for move in before:
        table = say(ruleset, table, dict(move))
    with pytest.raises(TripotError, match="another-box-scores"):
        ruleset.play(table, ruleset.read_move(json.dumps(mark)))


def test_there_are_cases() -> None:
    assert len(CASES) >= 158


def start(wish: dict[str, Any]) -> tuple[Ruleset[Any], Any]:
    ruleset = RULESETS[wish["rules"]]
    return ruleset, ruleset.start(wish["players"], wish["options"], wish.get("teams"), wish.get("first"))


def say(ruleset: Ruleset[Any], table: Any, move: dict[str, Any]) -> Any:
    """The table after `move`, which may have to be refused."""
    if not move.pop("refused", False):
        return ruleset.play(table, ruleset.read_move(json.dumps(move)))
    with pytest.raises((TripotError, ValidationError)):
        ruleset.play(table, ruleset.read_move(json.dumps(move)))
    return table

"""The house rules of Vache qui rit Tour: their defaults, their other readings, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError
from tests.rules.vache_qui_rit.cast import CAST, KARADOC, PERCEVAL, RULES, at_table

from tripot.rules.vache_qui_rit.options import Options

DEFAULTS = {
    "entry": 500,
    "rachat": True,
    "rachat_points": "seller-keeps",
    "bars_in_a_row": False,
    "floor": True,
    "main_pleine_must_go_on": False,
    "pollution": True,
    "end": {"kind": "target", "value": 5000},
    "finish_round": True,
}
OTHERS = [
    ("entry", 0),
    ("entry", 700),
    ("entry", 1000),
    ("rachat", False),
    ("rachat_points", "transferred"),
    ("bars_in_a_row", True),
    ("floor", False),
    ("main_pleine_must_go_on", True),
    ("pollution", False),
    ("end", {"kind": "target", "value": 1}),
    ("end", {"kind": "target", "value": 100_000}),
    ("end", {"kind": "rounds", "value": 1}),
    ("end", {"kind": "free"}),
    ("finish_round", False),
]


@pytest.mark.rule("V9", "V11", "V12", "V13", "V15", "V16", "V17")
def test_every_house_rule_has_the_default_of_the_rulebook() -> None:
    assert Options().model_dump() == DEFAULTS


@pytest.mark.rule("V9", "V11", "V12", "V13", "V15", "V16", "V17")
@pytest.mark.parametrize(("option", "value"), OTHERS)
def test_every_other_reading_can_be_chosen_and_is_told(option: str, value: object) -> None:
    assert at_table(**{option: value}).state["options"] == {option: value}


@pytest.mark.rule("V17")
@pytest.mark.parametrize(("score", "status"), [(4800, "playing"), (4900, "finished")])
def test_a_target_without_a_number_is_5000(score: int, status: str) -> None:
    game = at_table((800, score), end={"kind": "target"})
    game.play("bust", PERCEVAL)
    game.keep(KARADOC, 1)
    game.play("stop", KARADOC)
    assert game.state["status"] == status


@pytest.mark.rule("V9", "V11", "V12", "V13", "V15", "V16", "V17")
@pytest.mark.parametrize(
    "options",
    [
        {"entry": None},
        {"rachat": "on"},
        {"rachat_points": "shared"},
        {"floor": 0},
        {"pollution": "off"},
        {"end": {"kind": "rounds", "value": "2"}},
        {"end": {"kind": "rounds", "value": 2.0}},
        {"end": {"kind": "target", "value": 100_001}},
        {"end": {"kind": "target", "value": 5000, "by": 2}},
        {"end": None},
        {"bars": 3},
        {"straights": "plain"},
    ],
)
def test_what_the_rulebook_does_not_list_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        RULES.start(CAST[:2], options)

"""The house rules of El Cacho: their defaults, their other readings, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError
from tests.rules.cast import CAST
from tests.rules.el_cacho.cast import RULES, at_table

from tripot.rules.el_cacho.options import Options

DEFAULTS = {
    "straights": "with-34561",
    "poker_with_five": True,
    "full_with_five": False,
    "zero_anywhere": False,
    "second_grande": False,
    "grande_first_throw": "55",
    "who_drinks": "loser",
}
OTHERS = [
    ("straights", "plain"),
    ("straights", "every-wrap"),
    ("poker_with_five", False),
    ("full_with_five", True),
    ("zero_anywhere", True),
    ("second_grande", True),
    ("grande_first_throw", "50"),
    ("grande_first_throw", "wins-at-once"),
    ("who_drinks", "everybody-when-the-winner-does"),
]


@pytest.mark.rule("T6", "T7", "T8", "T9", "T12", "T14")
def test_every_house_rule_has_the_default_of_the_rulebook() -> None:
    assert Options().model_dump() == DEFAULTS


@pytest.mark.rule("T6", "T7", "T8", "T9", "T12", "T14")
@pytest.mark.parametrize(("option", "value"), OTHERS)
def test_every_other_reading_can_be_chosen_and_is_told(option: str, value: object) -> None:
    assert at_table(**{option: value}).state["options"] == {option: value}


@pytest.mark.rule("T6", "T8", "T9", "T12")
@pytest.mark.parametrize(
    "options",
    [
        {"straights": "none"},
        {"straights": True},
        {"poker_with_five": 1},
        {"poker_with_five": "off"},
        {"zero_anywhere": "on"},
        {"grande_first_throw": 55},
        {"grande_first_throw": None},
        {"third_grande": True},
        {"entry": 500},
    ],
)
def test_what_the_rulebook_does_not_list_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        RULES.start(CAST[:2], options)

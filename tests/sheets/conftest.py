"""The rule sheets of each game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from tripot.rules.rulesets import RULESETS
from tripot.sheets import Deck, deck_of

DATA = Path(__file__).parents[1] / "data"


def same(value: Any) -> str:
    """A choice as text, whatever it is made of."""
    return json.dumps(value, sort_keys=True)


@dataclass(frozen=True)
class Book:
    """A game, its sheets, and what its rules say that the sheets must explain."""

    rules: str

    @cached_property
    def deck(self) -> Deck:
        return deck_of(self.rules)

    @property
    def rule_ids(self) -> list[str]:
        file = DATA / f"rule_ids_{self.rules.replace('-', '_')}.txt"
        return file.read_text(encoding="utf-8").split()

    @property
    def options(self) -> Any:
        return RULESETS[self.rules].options_type

    @property
    def defaults(self) -> dict[str, Any]:
        return dict(self.options().model_dump(mode="json", exclude_none=True))

    def other_choices(self) -> set[tuple[str, str]]:
        """Every option and value that is not its default, where there are so many only."""
        schema = self.options.model_json_schema()["properties"]
        return {
            (option, same(choice))
            for option, field in schema.items()
            for choice in field.get("enum", [False, True] if field.get("type") == "boolean" else [])
            if choice != self.defaults[option]
        }


@pytest.fixture(scope="session", params=RULESETS)
def book(request: pytest.FixtureRequest) -> Book:
    return Book(request.param)


@pytest.fixture(scope="session")
def deck() -> Deck:
    """The sheets of Cul de Chouette."""
    return deck_of("cul-de-chouette")

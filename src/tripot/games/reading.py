"""What arrives, read strictly: a wish for a game, a move, a version."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import to_json

from tripot.games.errors import Malformed
from tripot.rules.engine import Ruleset
from tripot.rules.moves import Move
from tripot.rules.people import Name, refuse_a_name_taken
from tripot.rules.rulesets import RULESETS
from tripot.rules.table import Table

KINDS = {
    "missing": "missing-field",
    "union_tag_not_found": "no-move",
    "int_type": "not-a-whole-number",
    "int_from_float": "not-a-whole-number",
    "int_parsing_size": "not-a-whole-number",
    "bool_type": "not-yes-or-no",
    "string_type": "not-text",
    "greater_than_equal": "too-small",
    "less_than_equal": "too-large",
    "too_short": "too-few",
    "too_long": "too-many",
    "literal_error": "not-among",
}
"""Pydantic's words for what is wrong and the reason of the interface; any other is `wrong-value`."""
LONGEST_ECHO = 40
"""Characters of something unknown that are said back."""
VALUES = {"ge": "least", "le": "most", "min_length": "least", "max_length": "most", "expected": "expected"}
"""Pydantic's words for a bound, and what our sentences call it."""


class Wish(BaseModel):
    """The game somebody wants (api). `options`, `teams` and `first` are read by the rules."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    rules: str
    players: Annotated[tuple[Name, ...], Field(max_length=100)]
    options: dict[str, Any] | None = None
    teams: (
        Annotated[tuple[Annotated[tuple[int, ...], Field(max_length=100)], ...], Field(max_length=100)] | None
    ) = None
    first: int | None = None


@dataclass(frozen=True)
class Beginning:
    """A game about to be started: as it was wished for, its rules, and the table it starts from."""

    wish: Wish
    ruleset: Ruleset[Any]
    table: Table


def read_wish(given: Mapping[str, Any]) -> Beginning:
    """The game that is wished for. Raises Malformed or MalformedMove."""
    try:
        wish = Wish.model_validate_json(_as_json(given))
    except ValidationError as error:
        raise malformed(error) from None
    ruleset = RULESETS.get(wish.rules)
    if ruleset is None:
        raise Malformed("unknown-rules", rules=wish.rules[:LONGEST_ECHO])
    if not ruleset.fewest_players <= len(wish.players) <= ruleset.most_players:
        least, most = ruleset.fewest_players, ruleset.most_players
        raise Malformed("how-many-players", least=least, most=most, given=len(wish.players))
    for place, name in enumerate(wish.players):
        refuse_a_name_taken(name, wish.players[:place])
    try:
        table = ruleset.start(wish.players, wish.options, wish.teams, wish.first)
    except ValidationError as error:
        raise malformed(error, unknown="unknown-option") from None
    return Beginning(wish, ruleset, table)


def read_move(ruleset: Ruleset[Any], given: Mapping[str, Any], *, rolled: bool = False) -> Move:
    """The move in a JSON object; that the house threw its dice is ours to say. Raises Malformed, MalformedMove."""
    if "rolled" in given:
        raise Malformed("unknown-field", field="rolled")
    try:
        return ruleset.read_move(_as_json({**given, "rolled": True} if rolled else given))
    except ValidationError as error:
        raise malformed(error, tags=1) from None


def _as_json(given: Mapping[str, Any]) -> bytes:
    try:
        return to_json(given)
    except ValueError:  # a lone surrogate, or nesting without end
        raise Malformed("wrong-value", field="") from None


def malformed(error: ValidationError, *, unknown: str = "unknown-field", tags: int = 0) -> Malformed:
    """The first thing wrong, in our words; `tags`: how many names of types pydantic puts before the field."""
    first = error.errors(include_url=False)[0]
    kind, values = first["type"], first.get("ctx", {})
    if "-" in kind:  # our own, raised by the rules with values of their own
        return Malformed(kind, **values)
    if kind == "union_tag_invalid":
        return Malformed("unknown-move", move=str(values["tag"])[:LONGEST_ECHO])
    if kind == "extra_forbidden":
        return Malformed(unknown, field=str(first["loc"][-1])[:LONGEST_ECHO])
    bounds = {VALUES[name]: value for name, value in values.items() if name in VALUES}
    return Malformed(KINDS.get(kind, "wrong-value"), field=_field(first["loc"][tags:]), **bounds)


def _field(where: tuple[int | str, ...]) -> str:
    """`dice.1`, `tokens.civet`: without the names of types that pydantic adds in a union."""
    return ".".join(str(part) for part in where if str(part).isidentifier() or isinstance(part, int))

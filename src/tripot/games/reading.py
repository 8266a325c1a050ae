"""What arrives, read strictly: a wish for a game, a move, a version."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails, to_json

from tripot.games.errors import Malformed
from tripot.rules.engine import Ruleset
from tripot.rules.errors import MalformedMove
from tripot.rules.moves import Move
from tripot.rules.people import Name, refuse_a_name_taken
from tripot.rules.rulesets import RULESETS
from tripot.rules.table import Table

KINDS = {
    "extra_forbidden": "unknown-field",
    "missing": "missing-field",
    "union_tag_invalid": "unknown-move",
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
"""Pydantic's words for what is wrong, and the reason of the interface; any other is `wrong-value`."""
VALUES = {"ge": "least", "le": "most", "min_length": "least", "max_length": "most", "expected": "expected"}


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


def read_wish(given: Mapping[str, Any]) -> tuple[Wish, Ruleset[Any], Table]:
    """The wish, its rules, and the table the game starts from. Raises Malformed or MalformedMove."""
    try:
        wish = Wish.model_validate_json(_as_json(given))
        ruleset = RULESETS.get(wish.rules)
        if ruleset is None:
            raise Malformed("unknown-rules", rules=wish.rules)
        if not ruleset.fewest_players <= len(wish.players) <= ruleset.most_players:
            least, most = ruleset.fewest_players, ruleset.most_players
            raise Malformed("how-many-players", least=least, most=most, given=len(wish.players))
        for place, name in enumerate(wish.players):
            refuse_a_name_taken(name, wish.players[:place])
        return wish, ruleset, ruleset.start(wish.players, wish.options, wish.teams, wish.first)
    except ValidationError as error:
        raise malformed(error) from None


def read_move(ruleset: Ruleset[Any], given: Mapping[str, Any]) -> Move:
    """The move in a JSON object. Raises Malformed or MalformedMove."""
    try:
        return ruleset.read_move(_as_json(given))
    except ValidationError as error:
        raise malformed(error) from None


def _as_json(given: Mapping[str, Any]) -> bytes:
    try:
        return to_json(given)
    except ValueError:  # a lone surrogate, or nesting without end
        raise Malformed("wrong-value", field="") from None


def malformed(error: ValidationError) -> MalformedMove | Malformed:
    """The first thing wrong, in the words of the interface."""
    first = error.errors(include_url=False)[0]
    if isinstance(cause := first.get("ctx", {}).get("error"), MalformedMove):
        return cause
    field = _field(first)
    if len(first["loc"]) > 1 and first["loc"][0] == "options" and first["type"] == "extra_forbidden":
        return Malformed("unknown-option", option=field)
    values = first.get("ctx", {})
    if first["type"].count("-"):  # our own, raised by the rules with values of their own
        return Malformed(first["type"], **{"field": field} | values)
    reason = KINDS.get(first["type"], "wrong-value")
    if reason == "unknown-move":
        return Malformed(reason, move=values.get("tag", ""))
    return Malformed(
        reason, field=field, **{VALUES[name]: value for name, value in values.items() if name in VALUES}
    )


def _field(error: ErrorDetails) -> str:
    """`dice.1`: where it is wrong, without the name of the move that pydantic puts in front."""
    parts = [str(part) for part in error["loc"]]
    return ".".join(parts[-2:] if parts and parts[-1].isdigit() else parts[-1:])

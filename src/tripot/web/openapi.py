"""The interface described (OpenAPI): what a body holds and what comes back, the moves of every game as one `oneOf`."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel, Field

from tripot.games.chance import THROWN
from tripot.rules.rulesets import RULESETS
from tripot.web.errors import WORDS

SCHEMAS = "#/components/schemas/"
VERSION = "1"


class Change(BaseModel):
    """One line of the ledger: the points really applied, and the rule's name."""

    seat: int
    points: int
    reason: str


class Player(BaseModel, extra="allow"):
    """One seat; each game adds what its players hold."""

    seat: int
    name: str
    score: int


class Turn(BaseModel, extra="allow"):
    """Who throws next."""

    seat: int
    round: int


class Offer(BaseModel, extra="allow"):
    """Something that may be done now, by whom, within which bounds."""

    move: str
    seats: list[int] = Field(default_factory=list)


class State(BaseModel):
    """A game as it stands. `since`: the version at which the present phase began."""

    code: str
    rules: str
    options: dict[str, Any]
    version: int
    since: int
    status: Literal["opening", "playing", "finished"]
    players: list[Player]
    turn: Turn
    phase: str
    offers: list[Offer]
    winners: list[int]


class Created(BaseModel):
    """A new game and the token that acts for its table."""

    code: str
    table_token: str
    state: State


class Played(BaseModel):
    """What an entry of the log did. After a repeat of a key: what it did then, and today's state."""

    seq: int
    changes: list[Change]
    state: State


class Line(BaseModel):
    """One move of the log as it stands; `amended` when another one was said there first."""

    seq: int
    at: str
    move: dict[str, Any]
    changes: list[Change]
    undone: bool
    amended: bool


class Log(BaseModel):
    """Every move in order."""

    moves: list[Line]


class Problem(BaseModel, extra="allow"):
    """A refusal (RFC 9457). `code` and `reason` are stable, `detail` is French."""

    type: str
    title: str
    status: int
    code: str = Field(json_schema_extra={"enum": list(WORDS)})
    reason: str
    detail: str


Responses = dict[int | str, dict[str, Any]]
STATE: Responses = {200: {"model": State}}
CREATED: Responses = {201: {"model": Created}}
PLAYED: Responses = {201: {"model": Played}}
LOG: Responses = {200: {"model": Log}}
BAD: Responses = {
    "default": {
        "description": "A refusal",
        "content": {"application/problem+json": {"schema": {"$ref": f"{SCHEMAS}Problem"}}},
    }
}


def body(schema: dict[str, Any], *, required: bool = True) -> dict[str, Any]:
    """A JSON body; a route with one is for holders of a token."""
    return {"requestBody": {"required": required, "content": {"application/json": {"schema": schema}}}}


_VERSION = {"type": "integer", "minimum": 0, "description": "the version the sender saw"}
BODY_OF_A_GAME = body({"$ref": f"{SCHEMAS}Wish"})
BODY_OF_A_MOVE = body({"$ref": f"{SCHEMAS}Move"}) | {"security": [{"token": []}]}
BODY_OF_AN_UNDO = body(
    {"type": "object", "properties": {"version": _VERSION}, "additionalProperties": False}, required=False
) | {"security": [{"token": []}]}
BODY_OF_AN_AMEND = body(
    {
        "type": "object",
        "required": ["seq", "move"],
        "properties": {
            "seq": {"type": "integer", "minimum": 1, "description": "the move that is replaced"},
            "move": {"$ref": f"{SCHEMAS}Move"},
            "version": _VERSION,
        },
        "additionalProperties": False,
    }
) | {"security": [{"token": []}]}


def describe(app: FastAPI) -> dict[str, Any]:
    """The whole description, made once."""
    made = get_openapi(title=app.title, version=VERSION, description=app.description, routes=app.routes)
    components: dict[str, Any] = made.setdefault("components", {})
    schemas: dict[str, Any] = components.setdefault("schemas", {})
    schemas["Problem"] = Problem.model_json_schema(ref_template=SCHEMAS + "{model}")
    schemas["Wish"] = _wish(schemas)
    schemas["Move"] = {"oneOf": _moves(schemas)}
    components["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
    return made


def _wish(schemas: dict[str, Any]) -> dict[str, Any]:
    integers = {"type": "array", "items": {"type": "integer"}}
    return {
        "type": "object",
        "required": ["rules", "players"],
        "additionalProperties": False,
        "properties": {
            "rules": {"enum": list(RULESETS)},
            "players": {"type": "array", "items": {"type": "string"}, "minItems": 2},
            "options": {"anyOf": [_options(name, schemas) for name in RULESETS] + [{"type": "null"}]},
            "teams": {"anyOf": [{"type": "array", "items": integers}, {"type": "null"}]},
            "first": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
        },
    }


def _options(rules: str, schemas: dict[str, Any]) -> dict[str, Any]:
    """The house rules of a game; what they are made of stands among the schemas, named after the game."""
    options = options_schema(rules)
    for name, schema in options.pop("$defs", {}).items():
        schemas[f"{rules}.{name}"] = schema
    return options | {"title": f"Options of {rules}"}


def options_schema(rules: str) -> dict[str, Any]:
    """The house rules of a game as they refer to the schemas of the description."""
    return RULESETS[rules].options_type.model_json_schema(ref_template=f"{SCHEMAS}{rules}.{{model}}")


def _moves(schemas: dict[str, Any]) -> list[dict[str, str]]:
    """One schema a move, named after its game; each takes the version the sender saw besides."""
    refs = []
    for rules, ruleset in RULESETS.items():
        adapter = ruleset.moves.json_schema(ref_template=f"{SCHEMAS}{rules}.{{model}}")
        for name, schema in adapter["$defs"].items():
            if "move" in schema.get("properties", {}):
                schema["properties"]["version"] = _VERSION
                schema["required"] = sorted({*schema.get("required", ()), "move"})
                _offer_to_roll(schema, ruleset.dice)
            schemas[f"{rules}.{name}"] = schema
        refs += adapter["oneOf"]
    return refs


def _offer_to_roll(schema: dict[str, Any], dice: int) -> None:
    """A move whose dice the house may throw takes them, or `roll` in their place; `rolled` stands in the log alone."""
    thrown = next((field for field in THROWN.values() if field in schema["properties"]), None)
    if thrown is None or "rolled" not in schema["properties"]:
        return
    schema["properties"]["roll"] = {"const": True, "description": "the house throws the dice"}
    if thrown == "dice":
        schema["properties"]["n"] = {"type": "integer", "minimum": 1, "maximum": dice}
    schema["required"].remove(thrown)
    schema["oneOf"] = [{"required": [thrown]}, {"required": ["roll"]}]

"""The interface described (OpenAPI): what a body holds and what comes back, the moves of every game as one `oneOf`."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from tripot.games.chance import THROWN
from tripot.rules.rulesets import RULESETS
from tripot.web.interface.answers import SCHEMAS, Problem

VERSION = "1"


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

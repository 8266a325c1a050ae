"""The interface's own documentation: as OpenAPI, and as a plain page of the house."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from tripot.rules.rulesets import RULESETS
from tripot.web.drawing import page
from tripot.web.errors import WORDS
from tripot.web.french import gettext as _
from tripot.web.house import root_of
from tripot.web.interface.answers import SCHEMAS
from tripot.web.interface.openapi import describe, options_schema
from tripot.web.table.faces import FACES
from tripot.web.views.docs import DocsView, FieldDoc, GameDoc, MoveDoc, RouteDoc

router = APIRouter(prefix="/api/v1", include_in_schema=False)

TYPES = {
    "integer": _("nombre entier"),
    "boolean": _("oui ou non"),
    "string": _("texte"),
    "object": _("objet"),
    "null": _("rien"),
}


def description_of(request: Request) -> dict[str, Any]:
    """The description, made at the first wish for it."""
    state = request.app.state
    if not hasattr(state, "description"):
        state.description = describe(request.app)
    description: dict[str, Any] = state.description
    return description


@router.get("/openapi.json")
async def openapi(request: Request) -> Response:
    """The description for programs."""
    return JSONResponse(description_of(request))


@router.get("/docs")
async def docs(request: Request) -> Response:
    """The description for people."""
    described = description_of(request)
    routes = tuple(
        RouteDoc(method.upper(), path, route["summary"])
        for path, methods in described["paths"].items()
        for method, route in methods.items()
    )
    view = DocsView(
        openapi=f"{root_of(request)}/api/v1/openapi.json",
        routes=routes,
        games=tuple(_game(name, described["components"]["schemas"]) for name in RULESETS),
        codes=tuple(FieldDoc(code, title) for code, title in WORDS.items()),
    )
    return page(request, "docs.html", here=f"{root_of(request)}/api/v1/docs", docs=view)


def _game(name: str, schemas: dict[str, Any]) -> GameDoc:
    own = {key: schema for key, schema in schemas.items() if key.startswith(f"{name}.")}
    moves = (schema for schema in own.values() if "move" in schema["properties"])
    options = options_schema(name)["properties"]
    return GameDoc(
        FACES[name].name,
        tuple(MoveDoc(schema["properties"]["move"]["const"], _fields(schema, own)) for schema in moves),
        tuple(FieldDoc(option, _type(schema, own)) for option, schema in options.items()),
    )


def _fields(schema: dict[str, Any], schemas: dict[str, Any]) -> tuple[FieldDoc, ...]:
    fields = schema["properties"].items()
    return tuple(
        FieldDoc(key, _type(field, schemas))
        for key, field in fields
        if key not in ("move", "version") and not field.get("readOnly")
    )


def _type(schema: dict[str, Any], schemas: dict[str, Any]) -> str:
    """« nombre entier de 1 à 6 », « chouette | velute »: what a field takes."""
    if "$ref" in schema:
        inner = schemas[schema["$ref"].removeprefix(SCHEMAS)]
        return "{" + ", ".join(inner["properties"]) + "}"
    if "anyOf" in schema:
        return " | ".join(_type(one, schemas) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(str(one) for one in schema["enum"])
    if "const" in schema:
        return str(schema["const"])
    if schema.get("type") == "array":
        return _("liste : %(items)s") % {"items": _type(schema["items"], schemas)}
    said = TYPES[schema["type"]]
    least, most = schema.get("minimum"), schema.get("maximum")
    if least is not None and most is not None:
        return _("%(type)s de %(least)s à %(most)s") % {"type": said, "least": least, "most": most}
    return said

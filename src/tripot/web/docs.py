"""The interface's own documentation: as OpenAPI, and as a plain page of the house."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from tripot.web.openapi import describe

router = APIRouter(prefix="/api/v1", include_in_schema=False)


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

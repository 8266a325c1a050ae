"""Whether the house is ready: for Docker, for tests, for whoever watches it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from tripot.web.house import games_of

router = APIRouter()


@router.get("/sante", include_in_schema=False)
async def health(request: Request) -> Response:
    """200 once the data can be read and the writer lives."""
    await games_of(request).is_well()
    return JSONResponse({"status": "ok"})

"""The rules to be read: a pack of cards for each game, as it is or as one table plays it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from tripot.games import Snapshot
from tripot.sheets import games_with_sheets
from tripot.sheets.search import how_many
from tripot.web import halves
from tripot.web.drawing import page
from tripot.web.house import games_of, root_of
from tripot.web.limits import within_limits
from tripot.web.rules.sheets import Pack, draw_sheets

router = APIRouter(prefix="/regles", include_in_schema=False, dependencies=[Depends(within_limits)])

Short = Annotated[str, Query(max_length=40)]


@router.get("/{rules}")
async def sheets(request: Request, rules: str, table: Short = "", des: Short = "") -> Response:
    """The cards; with `table` as that table plays, with `des` only those that dice bring up."""
    if rules not in games_with_sheets():
        raise HTTPException(404)
    pack = Pack(root_of(request), rules, await _table(request, table, rules))
    view = draw_sheets(pack, halves.entered(des, how_many(rules)[1]))
    return page(request, "rules.html", here=view.url, sheets=view)


async def _table(request: Request, code: str, rules: str) -> Snapshot | None:
    """The table the reader comes from. Raises NoSuchGame."""
    if not code:
        return None
    found = await games_of(request).read(code)
    if found.rules != rules:
        raise HTTPException(404)
    return found

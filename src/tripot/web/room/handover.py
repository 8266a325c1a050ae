"""A link of `tripot table`: the device that opens it and says yes becomes the game's table, once (S2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Form, Query, Request
from starlette.responses import RedirectResponse, Response

from tripot.web.devices import device_of, new_device, remember
from tripot.web.drawing import page
from tripot.web.house import games_of, root_of
from tripot.web.limits import within_limits

router = APIRouter(
    prefix="/t/{code}/reprendre", include_in_schema=False, dependencies=[Depends(within_limits)]
)
SEE_OTHER = 303
LONGEST = 100

Secret = Annotated[str, Query(max_length=LONGEST)]


@dataclass(frozen=True, slots=True)
class HandoverView:
    """Whose table is offered, and what the form sends."""

    action: str
    names: str
    secret: str


@router.get("")
async def ask(request: Request, code: str, cle: Secret = "") -> Response:
    """Whether this device wants to be the table; looking changes nothing."""
    game = await games_of(request).read(code)
    action = f"{root_of(request)}/t/{game.code}/reprendre"
    view = HandoverView(action, ", ".join(game.table.names), cle)
    return page(request, "handover.html", here=f"{root_of(request)}/t/{game.code}", handover=view)


@router.post("")
async def take(request: Request, code: str, cle: Annotated[str, Form(max_length=LONGEST)] = "") -> Response:
    """This device is the table now, and the one before watches."""
    device = device_of(request) or new_device()
    game = await games_of(request).take_over(code, cle, device)
    response = RedirectResponse(f"{root_of(request)}/t/{game.code}", SEE_OTHER)
    remember(request, response, device)
    return response

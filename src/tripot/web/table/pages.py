"""The table's pages: a form is answered by a redirection to the table, a refusal by the table with a word beside it."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import RedirectResponse, Response

from tripot.games import Games, NoSuchGame, Snapshot, Told, rematch
from tripot.rules.errors import TripotError
from tripot.web import forms, halves
from tripot.web.devices import device_of, new_device, remember
from tripot.web.drawing import page
from tripot.web.errors import problem_of
from tripot.web.house import games_of, root_of
from tripot.web.limits import limit_creation, within_limits
from tripot.web.offers import Drawing
from tripot.web.table import pressing
from tripot.web.table.tables import draw_table
from tripot.web.tastes import taste_of

router = APIRouter(prefix="/t/{code}", include_in_schema=False, dependencies=[Depends(within_limits)])
SEE_OTHER = 303
NONCE_BYTES = 12
MOST_DICE_OF_LOTS = 200
NOTHING = halves.Half()

Typed = Annotated[str, Query(max_length=40)]
Act = Callable[[Games, str | None], Awaitable[object]]


@router.get("")
async def table(
    request: Request, code: str, des: Typed = "", gardes: Typed = "", barre: Typed = "", coup: Typed = ""
) -> Response:
    """The table, for who may act and for who watches."""
    game = await games_of(request).read(code)
    return await _table_page(request, game, half=halves.half_entered(des, gardes, barre, coup))


@router.post("/coups")
async def play(request: Request, code: str) -> Response:
    """A move; a throw with dice missing is page state."""
    said = forms.read(await request.form())
    if said.half is not None:
        query = said.half.query()
        return _see(request, code, f"?{query}" if query else "")
    return await _told(request, code, lambda it, who: pressing.play(it, code, who, said))


@router.post("/annuler")
async def undo(request: Request, code: str) -> Response:
    """The last move is taken back."""
    return await _step(request, code, "undo", Games.undo)


@router.post("/retablir")
async def redo(request: Request, code: str) -> Response:
    """The last move taken back is brought back."""
    return await _step(request, code, "redo", Games.redo)


async def _step(request: Request, code: str, name: str, take: Callable[..., Awaitable[object]]) -> Response:
    """One step through the log, back or on; the answer leads to where the form stood."""
    form = await request.form()
    version, key = forms.seen(form, {name: True})

    def act(games: Games, who: str | None) -> Awaitable[object]:
        return take(games, code, token=who, version=version, key=key)

    return await _told(request, code, act, forms.back_to(form))


@router.post("/sort")
async def lots(request: Request, code: str) -> Response:
    """« Tirer au sort »: the house throws the opening dice that are missing, again while the lowest are tied."""
    version, nonce = forms.drawn(await request.form())
    return await _told(request, code, lambda it, who: _throw_for_all(it, code, who, version, nonce))


@router.post("/revanche")
async def again(request: Request, code: str) -> Response:
    """The same people again: who came last starts, or the dice say. One end leads a device to one next table."""
    form, game = await request.form(), await games_of(request).read(code)
    wish = rematch(game)
    if form.get("premier") == "dernier":
        wish["first"] = _last_placed(game)
    limit_creation(request)
    device = device_of(request) or new_device()
    this_end = f"revanche-{game.code}-{game.version}"
    created = await games_of(request).create(wish, device=device, key=forms.key_of(this_end, wish))
    response = _see(request, created.game.code)
    remember(request, response, device)
    return response


def _see(request: Request, code: str, query: str = "") -> Response:
    return RedirectResponse(f"{root_of(request)}/t/{code}{query}", SEE_OTHER)


async def _told(request: Request, code: str, act: Act, back: str = "") -> Response:
    """What came of it: the page it was asked from again, or the table with the reason why not."""
    try:
        await act(games_of(request), device_of(request))
    except NoSuchGame:
        raise
    except TripotError as refused:
        problem = problem_of(refused)
        game = await games_of(request).read(code)
        return await _table_page(request, game, refusal=problem.detail, status=problem.status)
    return _see(request, code, back)


async def _table_page(
    request: Request, game: Snapshot, *, half: halves.Half = NOTHING, refusal: str = "", status: int = 200
) -> Response:
    history: Sequence[Told] = ()
    if game.table.over:
        game, history = await games_of(request).with_history(game.code)
    drawing = Drawing(game, f"{root_of(request)}/t/{game.code}", secrets.token_urlsafe(NONCE_BYTES))
    may_act = await games_of(request).may_act(game.code, device_of(request))
    view = draw_table(
        drawing, taste_of(request), may_act=may_act, half=half, refusal=refusal, history=history
    )
    return page(request, "table.html", here=drawing.base, status=status, table=view)


async def _throw_for_all(games: Games, code: str, who: str | None, version: int | None, nonce: str) -> None:
    """One die after the other; the same press sent twice throws the same dice once."""
    for number in range(MOST_DICE_OF_LOTS):
        game = await games.read(code)
        offer = next((it for it in game.ruleset.offers(game.table) if it.move.move_name() == "opening"), None)
        if offer is None:
            return
        key = forms.key_of(nonce, {"lot": number})
        move = {"move": "opening", "seat": offer.seats[0], "roll": True}
        await games.play(code, move, token=who, version=version, key=key)
        version = None


def _last_placed(game: Snapshot) -> int:
    """The place, among those still there, of who has the fewest points."""
    table = game.table
    return min(range(len(table.present)), key=lambda place: table.score_of(table.present[place]))

"""The pages before a game: the front door, the form for a new table, and what this device likes."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Depends, Form, Query, Request
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from tripot.games import NoSuchGame
from tripot.rules.engine import Ruleset
from tripot.rules.errors import TripotError
from tripot.rules.rulesets import RULESETS
from tripot.web.devices import device_of, new_device, remember
from tripot.web.drawing import page
from tripot.web.errors import problem_of
from tripot.web.forms import key_of
from tripot.web.house import games_of, root_of
from tripot.web.limits import limit_creation, remember_wrong_code, within_limits
from tripot.web.room.draft import Draft, blank, read_draft, step, wish
from tripot.web.room.homes import draw_home, regulars
from tripot.web.room.newgame import draw_new_game
from tripot.web.rule_links import sheets_url
from tripot.web.tastes import chosen, keep_taste, taste_of

router = APIRouter(include_in_schema=False, dependencies=[Depends(within_limits)])
SEE_OTHER = 303
NONCE_BYTES = 12


def see(request: Request, path: str) -> Response:
    """Go and see `path`: the answer to every form that was taken."""
    return RedirectResponse(f"{root_of(request)}{path}", SEE_OTHER)


@router.get("/")
async def home(request: Request) -> Response:
    """The front door."""
    running = await games_of(request).of_device(device_of(request))
    return page(request, "home.html", here=f"{root_of(request)}/", home=draw_home(root_of(request), running))


@router.get("/rejoindre")
async def follow(request: Request, code: Annotated[str, Query(max_length=40)] = "") -> Response:
    """A code was typed: to its table, or back with a word."""
    try:
        game = await games_of(request).read(code)
    except NoSuchGame as missing:
        remember_wrong_code(request)
        running = await games_of(request).of_device(device_of(request))
        view = draw_home(root_of(request), running, problem_of(missing).detail)
        return page(request, "home.html", here=f"{root_of(request)}/", status=404, home=view)
    return see(request, f"/t/{game.code}")


@router.post("/gouts")
async def tastes(
    request: Request,
    retour: Annotated[str, Form()] = "/",
    theme: Annotated[str, Form()] = "",
    mode: Annotated[str, Form()] = "",
    touches: Annotated[str, Form()] = "",
    sons: Annotated[str, Form()] = "",
    vibrations: Annotated[str, Form()] = "",
) -> Response:
    """Light, device, keys, sounds and vibrations, kept in a cookie; then back to where one was."""
    said = {"theme": theme, "mode": mode, "keys": touches, "sounds": sons, "vibrations": vibrations}
    is_ours = retour.startswith("/") and not retour.startswith("//") and "\\" not in retour
    response = RedirectResponse(quote(retour, safe="/") if is_ours else f"{root_of(request)}/", SEE_OTHER)
    keep_taste(request, response, chosen(taste_of(request), said))
    return response


@router.get("/nouvelle/{rules}")
async def new_game(request: Request, rules: str) -> Response:
    """The form for a new table."""
    return await _new_game_page(request, rules, blank(_ruleset(rules)))


@router.post("/nouvelle/{rules}")
async def create(request: Request, rules: str) -> Response:
    """A small step of the form, or the game it describes."""
    form, ruleset = await request.form(), _ruleset(rules)
    draft = read_draft(form, ruleset)
    if "fait" in form:
        return await _new_game_page(request, rules, step(draft, str(form["fait"]), ruleset))
    device = device_of(request) or new_device()
    asked = wish(draft, ruleset)
    try:
        limit_creation(request)
        created = await games_of(request).create(
            asked, device=device, key=key_of(str(form.get("cle", "")), asked)
        )
    except TripotError as refused:
        problem = problem_of(refused)
        return await _new_game_page(request, rules, draft, problem.detail, problem.status)
    response = see(request, f"/t/{created.game.code}")
    remember(request, response, device)
    keep_taste(request, response, chosen(taste_of(request), {"mode": str(form.get("mode", ""))}))
    return response


def _ruleset(name: str) -> Ruleset[Any]:
    if name not in RULESETS:
        raise HTTPException(404)
    return RULESETS[name]


async def _new_game_page(
    request: Request, rules: str, draft: Draft, refusal: str = "", status: int = 200
) -> Response:
    known = regulars(await games_of(request).of_device(device_of(request)))
    action = f"{root_of(request)}/nouvelle/{rules}"
    mode, key = taste_of(request).mode, secrets.token_hex(NONCE_BYTES)
    sheets = sheets_url(root_of(request), rules, anchor="maison")
    view = draw_new_game(draft, _ruleset(rules), known, mode, key, action, refusal)
    return page(request, "new.html", here=action, status=status, new=replace(view, sheets=sheets))

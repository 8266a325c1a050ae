"""The page of the registre: a GET shows and asks, a POST saves a correction."""

from __future__ import annotations

import secrets
from typing import Any

from fastapi import APIRouter, Depends, Request
from starlette.datastructures import FormData, QueryParams
from starlette.responses import RedirectResponse, Response

from tripot.games import Games, NoSuchGame, Snapshot, Told
from tripot.rules.errors import TripotError
from tripot.web import forms, halves
from tripot.web.devices import device_of
from tripot.web.drawing import page
from tripot.web.errors import problem_of
from tripot.web.house import games_of, root_of
from tripot.web.limits import within_limits
from tripot.web.offers import Drawing
from tripot.web.register.corrections import Question, dice_wanted, draw_correction
from tripot.web.register.effects import in_words
from tripot.web.register.registers import draw_register
from tripot.web.table.pages import NONCE_BYTES, SEE_OTHER
from tripot.web.views.register import CorrectionView

router = APIRouter(
    prefix="/t/{code}/registre", include_in_schema=False, dependencies=[Depends(within_limits)]
)
PAGE_STATE = frozenset({"des", "de", "efface", "assez", "vu", "seq", "ou", "move", "seat"})
"""Fields of a question that are said anew, or only concern the page."""


@router.get("")
async def show(request: Request, code: str) -> Response:
    """Every move; with `?seq=` one of them taken up again, with more of it the effect of a correction."""
    return await _page(request, code, request.query_params)


@router.post("")
async def save(request: Request, code: str) -> Response:
    """A correction is kept, or refused with a word and nothing has changed."""
    form, games = await request.form(), games_of(request)
    said = forms.read(form)
    try:
        await games.amend(
            code, _seq(form), said.move, token=device_of(request), version=said.version, key=said.key
        )
    except NoSuchGame:
        raise
    except TripotError as refused:
        problem = problem_of(refused)
        return await _page(request, code, form, problem.detail, problem.status)
    return RedirectResponse(f"{root_of(request)}/t/{code}/registre#coup-{_seq(form)}", SEE_OTHER)


def _seq(said: FormData | QueryParams) -> int:
    """The move that is meant; 0 is none."""
    seq = forms.number(str(said.get("seq", "")))
    return seq if isinstance(seq, int) else 0


async def _page(
    request: Request, code: str, asked: FormData | QueryParams, refusal: str = "", status: int = 200
) -> Response:
    games = games_of(request)
    game, history = await games.with_history(code)
    may_act = await games.may_act(code, device_of(request))
    drawing = Drawing(game, f"{root_of(request)}/t/{game.code}", secrets.token_urlsafe(NONCE_BYTES))
    seq = _seq(asked)
    told = next((it for it in history if it.line.seq == seq and not it.line.undone), None)
    correction = None
    if told is not None and may_act:
        correction = await _correction(games, drawing, question_of(told, asked), refusal)
    view = draw_register(
        drawing,
        history,
        may_act=may_act,
        correction=correction,
        refusal="" if correction else refusal,
    )
    return page(request, "register.html", here=view.url, status=status, register=view)


async def _correction(games: Games, drawing: Drawing, question: Question, refusal: str) -> CorrectionView:
    """The effect of what is asked, in words, or why it cannot be."""
    if refusal or not question.is_asked:
        return draw_correction(drawing, question, refusal=refusal)
    game: Snapshot = drawing.game
    try:
        effect = await games.preview(game.code, question.told.line.seq, question.move)
    except TripotError as refused:
        return draw_correction(drawing, question, refusal=problem_of(refused).detail)
    return draw_correction(drawing, question, in_words(game, effect))


def question_of(told: Told, asked: FormData | QueryParams) -> Question:
    """What is asked in the place of `told`: of a throw the dice alone may be said."""
    said = forms.read(asked)
    move: dict[str, Any] = dict(said.move)
    was: Any = told.line.move
    if "move" not in move and dice_wanted(told) and said.dice:
        move = {"move": was.move_name(), "seat": was.seat}
    if "move" not in move:
        return Question(told, {})
    fields = [("seq", str(told.line.seq)), ("move", str(move["move"]))]
    fields += [("seat", str(move["seat"]))] if "seat" in move else []
    fields += [(name, str(value)) for name, value in asked.multi_items() if name not in PAGE_STATE]
    if move["move"] == was.move_name() and dice_wanted(told):
        if "first_throw" not in asked:
            move |= was.model_dump(mode="json", exclude_unset=True, include={"first_throw"})
        dice = said.dice if len(said.dice) <= dice_wanted(told) else said.dice[-1:]
        move["dice"] = list(dice)
        fields.append(("des", halves.told(dice)))
    return Question(told, move, tuple(fields))

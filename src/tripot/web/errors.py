"""Every refusal as an answer: a problem document (RFC 9457) on the interface, a page elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from tripot.games import AmendBreaks, CannotWrite, KeyUsed, Malformed, NoSuchGame, NoToken, NotYours, Stale
from tripot.rules.errors import IllegalMove, MalformedMove, TripotError
from tripot.web.french import gettext as _
from tripot.web.french.reasons import sentence
from tripot.web.french.saying import name_of

INTERFACE = "/api/"
DOCS = "/api/v1/docs"
WORDS = {
    "illegal_move": _("Coup refusé par les règles"),
    "stale": _("La partie a avancé"),
    "malformed": _("Demande mal formée"),
    "key_used": _("Clé déjà utilisée"),
    "no_token": _("Clé de la table absente"),
    "not_yours": _("Geste réservé à la table"),
    "no_such_game": _("Partie inconnue"),
    "not_found": _("Adresse inconnue"),
    "method_not_allowed": _("Méthode refusée"),
    "too_large": _("Demande trop longue"),
    "too_many": _("Trop de demandes"),
    "wrong_host": _("Nom d’hôte inconnu"),
    "cross_site": _("Demande venue d’ailleurs"),
    "disk_full": _("Disque plein"),
    "disk": _("Disque muet"),
    "internal": _("Erreur interne"),
    "refused": _("Demande refusée"),
}
"""Every `code` there is, with its title."""

STATUS: tuple[tuple[type[Exception], int, str], ...] = (
    (Stale, 409, "stale"),
    (IllegalMove, 409, "illegal_move"),
    (KeyUsed, 422, "key_used"),
    (Malformed, 422, "malformed"),
    (MalformedMove, 422, "malformed"),
    (NoToken, 401, "no_token"),
    (NotYours, 403, "not_yours"),
    (NoSuchGame, 404, "no_such_game"),
)
OF_HTTP = {
    404: ("not_found", "not-found"),
    405: ("method_not_allowed", "method-not-allowed"),
    422: ("malformed", "wrong-value"),
}


class Refused(TripotError):
    """The house itself refuses, whatever the game says."""

    def __init__(
        self, status: int, code: str, reason: str, headers: Mapping[str, str] | None = None, **values: object
    ) -> None:
        super().__init__(reason, **values)
        self.status, self.code, self.headers = status, code, headers or {}


@dataclass(frozen=True)
class Problem:
    """A refusal, ready to be told. `detail` is the French sentence."""

    status: int
    code: str
    reason: str
    detail: str
    values: Mapping[str, Any] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)

    def document(self) -> dict[str, Any]:
        """The problem document; the values stand beside what the standard names."""
        document = {
            "type": f"{DOCS}#{self.code}",
            "title": WORDS[self.code],
            "status": self.status,
            "code": self.code,
            "reason": self.reason,
            "detail": self.detail,
        }
        return document | {key: value for key, value in self.values.items() if key not in document}


def problem_of(error: Exception) -> Problem:
    """What to tell of any exception; one that nobody foresaw is internal."""
    if isinstance(error, Refused):
        return _problem(error.status, error.code, error.reason, error.values, error.headers)
    if isinstance(error, AmendBreaks):
        return _problem(409, "illegal_move", error.reason, error.values | broken(error))
    if isinstance(error, TripotError):
        status, code = next((s, c) for kind, s, c in STATUS if isinstance(error, kind))
        headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}  # noqa: PLR2004
        return _problem(status, code, error.reason, error.values, headers)
    if isinstance(error, CannotWrite):
        full = error.reason == "full"
        return _problem(507 if full else 503, "disk_full" if full else "disk", error.reason)
    if isinstance(error, HTTPException):
        code, reason = OF_HTTP.get(error.status_code, ("refused", "refused"))
        return _problem(error.status_code, code, reason, headers=error.headers)
    if isinstance(error, RequestValidationError):
        where = error.errors()[0]["loc"]
        return _problem(422, "malformed", "wrong-value", {"field": str(where[-1]) if where else ""})
    return _problem(500, "internal", "internal")


def broken(error: AmendBreaks) -> dict[str, str]:
    """The later move and its refusal, in French."""
    refusal, values = error.refusal, error.refusal.values
    said = (error.values["name"], name_of(error.later))
    return {
        "what": " · ".join(str(part) for part in said if part),
        "because": sentence(refusal.reason, values),
    }


def _problem(
    status: int,
    code: str,
    reason: str,
    values: Mapping[str, Any] | None = None,
    headers: Mapping[str, str] | None = None,
) -> Problem:
    values = values or {}
    return Problem(status, code, reason, sentence(reason, values), values, headers or {})


Draw = Callable[[Request, Problem], Response]
"""How a page is made of a problem."""


def answer(request: Request, error: Exception) -> Response:
    """The refusal in the form the asker reads. `app.state.draw_problem` draws the page."""
    problem = problem_of(error)
    if request.url.path.startswith(INTERFACE):
        body = to_json(problem.document(), serialize_unknown=True)
        return Response(body, problem.status, problem.headers, "application/problem+json")
    draw: Draw = request.app.state.draw_problem
    response = draw(request, problem)
    response.headers.update(problem.headers)
    return response


def install(app: FastAPI, draw: Draw) -> None:
    """Whatever is raised in a route is answered by `answer`, whose pages `draw` draws."""

    async def handle(request: Request, error: Exception) -> Response:
        return answer(request, error)

    app.state.draw_problem = draw
    for kind in (TripotError, CannotWrite, HTTPException, RequestValidationError):
        app.add_exception_handler(kind, handle)

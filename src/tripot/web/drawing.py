"""Pages drawn: the Jinja environment, what this device likes, and the frame around every page."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import astuple, fields
from functools import cache
from http import HTTPStatus

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tripot.resources import templates_dir
from tripot.web import assets, phrases
from tripot.web.errors import Problem
from tripot.web.french import FrenchSpaces, gettext, ngettext
from tripot.web.french import gettext as _
from tripot.web.newgame import mode_choices
from tripot.web.tables import Taste
from tripot.web.views_of_forms import Choice
from tripot.web.views_of_room import ErrorView, Frame, Switch

TASTES_COOKIE = "tripot-gouts"
A_YEAR = 365 * 24 * 3600
THEMES = {"auto": _("Auto"), "nuit": _("Nuit"), "jour": _("Jour")}
MODES = ("telephone", "tablette")
KEYS = {"oui": _("Actives"), "non": _("Muettes")}
SWITCH = ("oui", "non")
KEPT = len(fields(Taste))
TITLES = {
    401: _("Ce n’est pas cette table"),
    403: _("Ce n’est pas à cet appareil"),
    404: _("Personne à cette table"),
    422: _("Ce geste n’a pas de sens"),
    429: _("Doucement !"),
    500: _("La maison a trébuché"),
}

_root: ContextVar[str] = ContextVar("root", default="")


@cache
def environment() -> Environment:
    """The templates: nothing undefined, everything escaped, French spaces set when they load."""
    made = Environment(
        loader=FileSystemLoader(templates_dir()),
        autoescape=True,
        undefined=StrictUndefined,
        extensions=["jinja2.ext.i18n", FrenchSpaces],
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.policies["ext.i18n.trimmed"] = True
    made.filters["by_language"] = phrases.by_language
    made.globals["static"] = lambda path: assets.static(path, _root.get())
    made.install_gettext_callables(gettext, ngettext, newstyle=True)  # type: ignore[attr-defined]
    return made


def root_of(request: Request) -> str:
    """Where the house is mounted: empty, or a sub-path of a reverse proxy."""
    return str(request.scope.get("root_path", "")).rstrip("/")


def taste_of(request: Request) -> Taste:
    """What this device has chosen, from its cookie; anything else is the default."""
    kept = request.cookies.get(TASTES_COOKIE, "").split(".")
    theme, mode, keys, sounds, vibrations = (*kept, *("",) * KEPT)[:KEPT]
    return Taste(
        theme if theme in THEMES else "nuit",
        mode if mode in MODES else MODES[0],
        keys if keys in KEYS else "oui",
        sounds if sounds in SWITCH else "non",
        vibrations if vibrations in SWITCH else "non",
    )


def keep_taste(request: Request, response: Response, taste: Taste) -> None:
    """The choice is kept by the browser for a year."""
    value = ".".join(astuple(taste))
    is_secure = request.url.scheme == "https"
    path = root_of(request) or "/"
    response.set_cookie(
        TASTES_COOKIE, value, max_age=A_YEAR, path=path, httponly=True, samesite="lax", secure=is_secure
    )


def page(request: Request, name: str, *, here: str, status: int = 200, **views: object) -> Response:
    """The page `name`, given its views. `here`: where its own choices come back to."""
    _root.set(root_of(request))
    body = environment().get_template(name).render(frame=_frame(request, here), **views)
    return HTMLResponse(body, status)


def _frame(request: Request, here: str) -> Frame:
    taste = taste_of(request)
    return Frame(
        root=root_of(request),
        path=here,
        theme=taste.theme,
        themes=tuple(Choice(name, said, is_chosen=name == taste.theme) for name, said in THEMES.items()),
        modes=mode_choices(taste.mode),
        keys=tuple(Choice(name, said, is_chosen=name == taste.keys) for name, said in KEYS.items()),
        senses=(
            Switch("sons", _("Sons"), is_on=taste.sounds == "oui"),
            Switch("vibrations", _("Vibrations"), is_on=taste.vibrations == "oui"),
        ),
    )


def draw_problem(request: Request, problem: Problem) -> Response:
    """A page of the house for whatever went wrong."""
    known = TITLES.get(problem.status) or _("Rien à faire ici")
    title = (
        TITLES[HTTPStatus.INTERNAL_SERVER_ERROR]
        if problem.status >= HTTPStatus.INTERNAL_SERVER_ERROR
        else known
    )
    view = ErrorView(problem.status, title, problem.detail)
    return page(request, "error.html", here=f"{root_of(request)}/", status=problem.status, error=view)

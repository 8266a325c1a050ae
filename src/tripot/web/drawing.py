"""Pages drawn: the Jinja environment, and the frame around every page."""

from __future__ import annotations

from contextvars import ContextVar
from functools import cache
from http import HTTPStatus

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tripot.resources import templates_dir
from tripot.web import assets
from tripot.web.errors import Problem
from tripot.web.french import FrenchSpaces, gettext, ngettext, phrases
from tripot.web.french import gettext as _
from tripot.web.house import root_of
from tripot.web.tastes import KEYS, THEMES, mode_choices, taste_of
from tripot.web.views.forms import Choice
from tripot.web.views.room import ErrorView, Frame, Switch

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

"""What a device likes: how its pages look and sound, and how it is used. Its browser keeps that, the house does not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple, dataclass, replace

from starlette.requests import Request
from starlette.responses import Response

from tripot.web.french import gettext as _
from tripot.web.house import root_of
from tripot.web.views.forms import Choice

TASTES_COOKIE = "tripot-gouts"
A_YEAR = 365 * 24 * 3600
THEMES = {"auto": _("Auto"), "nuit": _("Nuit"), "jour": _("Jour")}
MODES = ("telephone", "tablette")
KEYS = {"oui": _("Actives"), "non": _("Muettes")}
SWITCH = ("oui", "non")
CHOICES = {"theme": THEMES, "mode": MODES, "keys": KEYS, "sounds": SWITCH, "vibrations": SWITCH}
"""What may be chosen, in the order of the cookie."""


@dataclass(frozen=True)
class Taste:
    """What this device has chosen: theme, use in a race, whether single keys act, and what it lets hear and feel."""

    theme: str = "nuit"
    mode: str = "telephone"
    keys: str = "oui"
    sounds: str = "non"
    vibrations: str = "non"


def chosen(before: Taste, said: Mapping[str, str]) -> Taste:
    """`before` with what is said, by the name of its field; what is no choice changes nothing."""
    return replace(before, **{name: value for name, value in said.items() if value in CHOICES[name]})


def taste_of(request: Request) -> Taste:
    """What this device has chosen, from its cookie; anything else is the default."""
    kept = request.cookies.get(TASTES_COOKIE, "").split(".")
    return chosen(Taste(), dict(zip(CHOICES, kept, strict=False)))


def keep_taste(request: Request, response: Response, taste: Taste) -> None:
    """The choice is kept by the browser for a year."""
    value = ".".join(astuple(taste))
    is_secure = request.url.scheme == "https"
    path = root_of(request) or "/"
    response.set_cookie(
        TASTES_COOKIE, value, max_age=A_YEAR, path=path, httponly=True, samesite="lax", secure=is_secure
    )


def mode_choices(mode: str) -> tuple[Choice, ...]:
    """How this device is used: it decides which way of a race is the big one."""
    return (
        Choice("telephone", _("Un téléphone"), _("passe de main en main"), is_chosen=mode != "tablette"),
        Choice("tablette", _("Une tablette"), _("à plat au milieu"), is_chosen=mode == "tablette"),
    )

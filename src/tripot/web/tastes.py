"""What a device likes: how its pages look and sound, and how it is used. Its browser keeps that, the house does not."""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields

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


@dataclass(frozen=True)
class Taste:
    """What this device has chosen: theme, use in a race, whether single keys act, and what it lets hear and feel."""

    theme: str = "nuit"
    mode: str = "telephone"
    keys: str = "oui"
    sounds: str = "non"
    vibrations: str = "non"


KEPT = len(fields(Taste))


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


def mode_choices(mode: str) -> tuple[Choice, ...]:
    """How this device is used: it decides which way of a race is the big one."""
    return (
        Choice("telephone", _("Un téléphone"), _("passe de main en main"), is_chosen=mode != "tablette"),
        Choice("tablette", _("Une tablette"), _("à plat au milieu"), is_chosen=mode == "tablette"),
    )

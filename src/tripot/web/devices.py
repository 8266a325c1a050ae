"""Which device asks: one cookie a device, its rights in the store under the hash of it."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import Response

from tripot.games import new_token

COOKIE = "tripot"
SECURE_COOKIE = "__Host-tripot"
"""Its prefix makes browsers refuse it from anybody but this very host, by https."""
LIFETIME = 400 * 24 * 3600
"""Seconds; as long as browsers keep a cookie at most."""
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def _cookie_name(request: Request) -> str:
    return SECURE_COOKIE if request.url.scheme == "https" else COOKIE


def device_of(request: Request) -> str | None:
    """The secret of the device that asks; None when it has none yet."""
    given = request.cookies.get(_cookie_name(request), "")
    return given if SECRET.fullmatch(given) else None


def new_device() -> str:
    """A secret for a device that had none; `remember` gives it to the browser."""
    return new_token()


def remember(request: Request, response: Response, device: str) -> None:
    """The browser keeps the secret: out of reach of scripts, and of other sites' forms."""
    response.set_cookie(
        _cookie_name(request),
        device,
        max_age=LIFETIME,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


def bearer_of(request: Request) -> str | None:
    """The token a program shows in its Authorization header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


def secret_of(request: Request) -> str | None:
    """Whatever secret comes with the request."""
    return bearer_of(request) or device_of(request)

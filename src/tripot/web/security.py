"""Before every route: whose house this is, who sends, how much, and what browsers may do with the answer."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tripot.settings import Settings
from tripot.web.errors import Refused, answer

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
HSTS = "max-age=31536000"
SAFE = ("GET", "HEAD", "OPTIONS")
LOCAL = (".local", ".lan", ".home.arpa", ".localhost")

log = logging.getLogger(__name__)


class Guard:
    """Outermost of all, so that every answer passes here: refusals, missing pages and our own mistakes too."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        guarded = _Answer(scope, send, self.settings.https_only)
        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        try:
            headers = Headers(scope=scope)
            refuse_a_foreign_host(headers.get("host", ""), self.settings.hosts)
            refuse_cross_site(scope["method"], headers)
            body = Body(headers, receive, self.settings.limit_body, guarded)
            await self.app(scope, body.receive, guarded.send)
            guarded.check()
        except Exception as error:
            if not isinstance(error, Refused):
                log.exception("an answer failed")
            if guarded.has_begun:
                raise
            guarded.refusal = None
            await answer(Request(scope), error)(scope, receive, guarded.send)


class _Answer:
    """One answer on its way out: headers added, body left out for HEAD."""

    def __init__(self, scope: Scope, send: Send, https_only: bool) -> None:
        self._send, self._without_body = send, scope["method"] == "HEAD"
        self._hsts = https_only and scope["scheme"] == "https"
        self.has_begun = False
        self.refusal: Refused | None = None
        """Set when the body grew too long: whatever a route makes of that is not sent."""

    def check(self) -> None:
        """Raises the refusal that is still to be told, if there is one."""
        if self.refusal and not self.has_begun:
            raise self.refusal

    async def send(self, message: Message) -> None:
        if self.refusal and not self.has_begun:
            return
        if message["type"] == "http.response.start":
            self.has_begun = True
            headers = MutableHeaders(raw=[*message["headers"], *RAW_HEADERS])
            headers.setdefault("cache-control", "no-store")
            if self._hsts:
                headers["strict-transport-security"] = HSTS
            message = {**message, "headers": headers.raw}
        elif self._without_body:
            message = {**message, "body": b""}
        await self._send(message)


def refuse_a_foreign_host(given: str, ours: tuple[str, ...]) -> None:
    """Raises Refused unless the name is of this house: somebody else's may have been bent to our address (S7)."""
    if not is_our_host(given, ours):
        raise Refused(400, "wrong_host", "wrong-host", host=given[:100])


@lru_cache(maxsize=256)
def is_our_host(given: str, ours: tuple[str, ...]) -> bool:
    """Whether a Host header names this house: a local name or address, or one of the settings."""
    try:
        name = (urlsplit(f"//{given}").hostname or "").rstrip(".")
    except ValueError:
        return False
    try:
        return not ip_address(name).is_global or name in ours
    except ValueError:
        pass
    if not name or name.startswith(".") or not name.isascii():
        return False
    return "." not in name or name.endswith(LOCAL) or _is_listed(name, ours)


def _is_listed(name: str, ours: Iterable[str]) -> bool:
    return any(name == it.lower() or (it.startswith("*.") and name.endswith(it[1:].lower())) for it in ours)


def refuse_cross_site(method: str, headers: Headers) -> None:
    """Whatever changes something comes from our own pages, or from a program without a cookie (S6). Raises Refused."""
    if method in SAFE or is_ours(headers):
        return
    raise Refused(403, "cross_site", "cross-site")


def is_ours(headers: Headers) -> bool:
    """Browsers tell where a request comes from; on plain http only by Origin."""
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site is not None:
        return site == "same-origin"
    if origin is not None:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    return "cookie" not in headers or headers.get("authorization", "").lower().startswith("bearer ")


class Body:
    """A request's body, of `most` bytes at most, announced or not (S12). Raises Refused (413)."""

    def __init__(self, headers: Headers, receive: Receive, most: int, answer: _Answer) -> None:
        self._receive, self._most, self._answer = receive, most, answer
        self._taken = 0
        announced = headers.get("content-length", "0")
        if not announced.isdecimal() or int(announced) > most:
            raise self._too_large()

    async def receive(self) -> Message:
        message = await self._receive()
        self._taken += len(message.get("body", b""))
        if self._taken > self._most:
            self._answer.refusal = self._too_large()
            raise self._answer.refusal
        return message

    def _too_large(self) -> Refused:
        return Refused(413, "too_large", "too-large-body", {"Connection": "close"}, most=self._most)

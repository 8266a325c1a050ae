"""How often one may ask (S3, S15): buckets that refill steadily, the ten thousand used last kept.

A few lines of our own, since the packages there are keep every bucket ever filled or need a server beside.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address

from starlette.requests import Request

from tripot.settings import Rate, Settings
from tripot.web.devices import secret_of
from tripot.web.errors import Refused
from tripot.web.house import games_of

MOST_BUCKETS = 10_000
NEIGHBOURS = 64
"""Bits of an IPv6 address that one household has in common."""


@dataclass
class Limit:
    """`rate.times` at once, refilled within `rate.seconds`. Kept of each asker: when his bucket is full again."""

    rate: Rate
    clock: Callable[[], float] = time.monotonic
    full_again: OrderedDict[str, float] = field(default_factory=OrderedDict)

    def wait(self, who: str) -> float:
        """Seconds until `who` may ask again; 0: now."""
        one = self.rate.seconds / self.rate.times
        return max(0.0, self.full_again.get(who, 0.0) + one - self.rate.seconds - self.clock())

    def spend(self, who: str) -> None:
        """`who` has asked once."""
        now = self.clock()
        self.full_again[who] = max(self.full_again.get(who, now), now) + self.rate.seconds / self.rate.times
        self.full_again.move_to_end(who)
        if len(self.full_again) > MOST_BUCKETS:
            self.full_again.popitem(last=False)

    def take(self, who: str) -> None:
        """Spends, or raises Refused (429) with the seconds to wait."""
        self.refuse_if_spent(who)
        self.spend(who)

    def refuse_if_spent(self, who: str) -> None:
        """Raises Refused (429) when `who` has nothing left."""
        if wait := self.wait(who):
            seconds = math.ceil(wait)
            headers = {"Retry-After": str(seconds)}
            raise Refused(429, "too_many", "too-many-requests", headers, seconds=seconds)


class Limits:
    """The limits of one house."""

    def __init__(self, settings: Settings) -> None:
        self.on = settings.limited
        self.create = Limit(settings.limit_create)
        self.act = Limit(settings.limit_act)
        self.wrong_code = Limit(settings.limit_wrong_code)


def address_of(request: Request) -> str:
    """Who asks: his address; for IPv6 his network, since a household has billions of them."""
    given = request.client.host if request.client else ""
    try:
        address = ip_address(given)
    except ValueError:
        return given
    if isinstance(address, IPv6Address) and not address.ipv4_mapped:
        return str(int(address) >> NEIGHBOURS)
    return str(address)


async def within_limits(request: Request) -> None:
    """For every route of pages and interface. Raises Refused (429).

    An address that has named ten unknown codes is refused every code its device may not act in, right or wrong (S3).
    """
    limits: Limits = request.app.state.limits
    if not limits.on:
        return
    code, address = _code_named(request), address_of(request)
    may_be_guessing = limits.wrong_code.wait(address) > 0
    if code is not None and may_be_guessing and not await games_of(request).may_act(code, secret_of(request)):
        limits.wrong_code.refuse_if_spent(address)
    if "code" in request.path_params and request.method != "GET":
        limits.act.take(secret_of(request) or address)


def _code_named(request: Request) -> str | None:
    """The game a request is about: by its address, or as one joins it or reads its rules."""
    asked = request.query_params
    return request.path_params.get("code") or asked.get("code") or asked.get("table")


def limit_creation(request: Request) -> None:
    """A new game is wished for. Raises Refused (429)."""
    limits: Limits = request.app.state.limits
    if limits.on:
        limits.create.take(address_of(request))


def remember_wrong_code(request: Request) -> None:
    """Somebody named a code nobody plays under."""
    limits: Limits = request.app.state.limits
    if limits.on:
        limits.wrong_code.spend(address_of(request))

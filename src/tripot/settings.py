"""What a house may set, all of it in the environment as TRIPOT_*."""

from __future__ import annotations

import re
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import AfterValidator, BeforeValidator, Field
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

KILOBYTE = 1024


def _words(given: Any) -> Any:
    return tuple(given.replace(",", " ").split()) if isinstance(given, str) else given


def _networks(given: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(str(ip_network(address, strict=False)) for address in given)


class Rate(NamedTuple):
    """So many times within so many seconds."""

    times: int
    seconds: int


_RATE = re.compile(r"(\d+) ?/ ?(?:(\d+) )?(second|minute|hour)s?")
_UNITS = {"second": 1, "minute": 60, "hour": 3600}


def _rate(given: Any) -> Any:
    if not isinstance(given, str):
        return given
    found = _RATE.fullmatch(given.strip())
    if not found or int(found[1]) < 1 or int(found[2] or 1) < 1:
        raise ValueError('expected "20/minute" or "40/2 seconds"')
    return Rate(int(found[1]), int(found[2] or 1) * _UNITS[found[3]])


Limited = Annotated[Rate, NoDecode, BeforeValidator(_rate)]
Words = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_words)]
Networks = Annotated[Words, AfterValidator(_networks)]


class Settings(BaseSettings):
    """The house's settings; lists are separated by commas or spaces. Raises a pydantic ValidationError."""

    model_config = SettingsConfigDict(env_prefix="TRIPOT_", frozen=True, extra="ignore")

    data: Path = Path("data")
    """The directory with everything worth keeping."""

    hosts: Words = ()
    """Names this house answers to, beside local ones (S7); `*.example.org` takes in all below."""

    trusted_proxies: Networks = ()
    """Addresses or networks whose X-Forwarded-For and -Proto are believed (S16)."""

    https_only: bool = False
    """Whether to tell browsers never to come back without https (HSTS)."""

    code_syllables: int = Field(3, ge=3, le=4)
    """Syllables of a game's code: four for a house open to the internet (S3)."""

    limits: Literal["on", "off"] = "on"
    limit_create: Limited = Rate(20, 60)
    """New games an address; « 20/minute », « 40/2 seconds »."""
    limit_act: Limited = Rate(40, 2)
    """Moves, undos and redos a device, or a token."""
    limit_wrong_code: Limited = Rate(10, 60)
    """Codes nobody plays under, an address."""
    limit_body: int = Field(16 * KILOBYTE, ge=KILOBYTE)
    """Bytes of a request's body (S12)."""

    @property
    def limited(self) -> bool:
        return self.limits == "on"

"""The house opened to the network: one line for each thing that goes wrong, and a quick end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import socket
from ipaddress import ip_address

import typer
import uvicorn

from tripot.app import create_app
from tripot.settings import Settings
from tripot.store import DataError, open_store, which_sqlite
from tripot.web.french.reasons import sentence

GRACE = 1
"""Seconds an answer under way may still take when the house closes."""
BACKLOG = 2048
ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 -- compared, not bound
UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


class OneLine(logging.Formatter):
    """One line an event: whatever could break it, colour it or turn it round is written out (S18)."""

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record).replace("\n", " | ")
        return UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", line)


def is_no_cut_answer(record: logging.LogRecord) -> bool:
    """False for an answer cut short when the house closes: uvicorn counts those in a line of its own already."""
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


def set_up_logs() -> None:
    """To the error output, from warnings on; no addresses, codes or secrets are logged below that."""
    handler = logging.StreamHandler()
    handler.addFilter(is_no_cut_answer)
    handler.setFormatter(OneLine("tripot: %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


class CannotOpen(Exception):
    """The house cannot open: the sentence for who wanted it open."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that waits at this address. Raises CannotOpen."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        why = getattr(error, "strerror", None) or str(error)
        raise CannotOpen(sentence("cannot-listen", {"host": host, "port": port, "why": why})) from None
    return listening


def own_address() -> str | None:
    """The address others on the local network reach this machine at; nothing is sent to find out."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address of nobody's, for documentation only
        return str(probe.getsockname()[0])
    return None


def addresses(host: str, port: int) -> list[str]:
    """Where to point a browser: this machine, and a phone beside it when the house listens beyond this machine."""
    if host not in ANYWHERE:
        return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"]
    found = own_address()
    phone = [f"http://{found}:{port}"] if found and not ip_address(found).is_loopback else []
    return [*phone, f"http://localhost:{port}"]


class Server(uvicorn.Server):
    """Says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, welcome: list[str]) -> None:
        super().__init__(config)
        self._welcome = welcome

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            typer.echo("\n".join(self._welcome))


def run(host: str, port: int, settings: Settings) -> None:
    """Serves until it is told to stop. Raises CannotOpen."""
    set_up_logs()
    try:
        store = open_store(settings.data)
    except DataError as error:
        raise CannotOpen(sentence(error.reason, error.values)) from None
    try:
        listening = listen(host, port)
    except CannotOpen:
        store.close()
        raise
    port = listening.getsockname()[1]
    store.announce(addresses(host, port))
    welcome = [f"tripot: {address}" for address in addresses(host, port)]
    welcome.append(f"tripot: {which_sqlite()}, {settings.data.absolute()}")
    config = uvicorn.Config(
        create_app(settings, lambda _: store),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
        timeout_graceful_shutdown=GRACE,
        ws="none",
    )
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how a house on a terminal closes, not an error
        Server(config, welcome).run([listening])

"""The application put together: store, games, limits, pages, interface, and the guard before them all."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tripot.games import Games, NoSuchGame
from tripot.resources import static_dir
from tripot.settings import Settings
from tripot.store import Store, open_store
from tripot.web import drawing, errors, health
from tripot.web.assets import Assets, mount_path
from tripot.web.interface import api, docs
from tripot.web.limits import Limits, remember_wrong_code
from tripot.web.register import pages as register_pages
from tripot.web.room import handover, pages
from tripot.web.rules import pages as rules_pages
from tripot.web.security import Guard
from tripot.web.table import pages as table_pages

WORTH_COMPRESSING = 400
"""Bytes; less fits in one packet anyway."""
COMPRESSION = 6


def create_app(
    settings: Settings | None = None, open_data: Callable[[Settings], Store] | None = None
) -> FastAPI:
    """The whole house. The data is opened when it starts and closed when it ends (lifespan)."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = open_data(settings) if open_data else open_store(settings.data)
        app.state.games = Games(store, settings.code_syllables)
        yield
        store.close()

    app = FastAPI(
        title="Tripot",
        description="Keeps the score at the table for dice games played with real dice.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    app.state.settings = settings
    app.state.limits = Limits(settings)
    errors.install(app, drawing.draw_problem)
    app.add_exception_handler(NoSuchGame, _wrong_code)
    for part in (api, docs, health, pages, rules_pages, table_pages, register_pages, handover):
        app.include_router(part.router)
    app.mount(mount_path(), Assets(directory=static_dir()), name="static")
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING, compresslevel=COMPRESSION)
    app.add_middleware(Guard, settings=settings)
    if settings.trusted_proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.trusted_proxies))
    return app


async def _wrong_code(request: Request, error: Exception) -> Response:
    remember_wrong_code(request)
    return errors.answer(request, error)

"""What this machine can do at best: bare commits, and a server that only says hello."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import time
from pathlib import Path

from tests.benchmark.load import Sent, flood, request

from tripot.store.engine import connect

HELLO = """
import sys, uvicorn

async def app(scope, receive, send):
    await receive()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})

uvicorn.run(app, port=int(sys.argv[1]), log_level="critical", lifespan="off", access_log=False)
"""
COMMITS = 2000
HELLOS = 4000


def bare_commits(folder: Path) -> float:
    """Commits a second of one row of 1.5 kB, each synced, in bare SQLite."""
    connection = connect(folder / "bare.sqlite", mode="rwc")
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE entry (game TEXT, seq INTEGER, body TEXT, PRIMARY KEY (game, seq))")
    begun = time.perf_counter()
    for number in range(COMMITS):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO entry VALUES ('BIBULO', ?, ?)", (number, "x" * 1500))
        connection.execute("COMMIT")
    rate = COMMITS / (time.perf_counter() - begun)
    connection.close()
    return rate


def bare_hello() -> Sent:
    """Answers a second of a uvicorn that does nothing, over 16 connections."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    server = subprocess.Popen([sys.executable, "-c", HELLO, str(port)])
    try:
        wait_for(port)
        return asyncio.run(flood(port, [[request(port, "/", body=b"{}")] * (HELLOS // 16)] * 16))
    finally:
        server.terminate()
        server.wait()


def wait_for(port: int, patience: float = 10) -> None:
    """Until somebody listens at this port."""
    deadline = time.monotonic() + patience
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert time.monotonic() < deadline, "nobody listens"
        else:
            return

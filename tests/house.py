"""A house served by a real process on a free port of this machine, stopped by its own id."""

from __future__ import annotations

import http.client
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from urllib.parse import urlsplit

PATIENCE = 20.0
"""Seconds before a test gives a process up."""


class House:
    """`tripot serve` on its data directory."""

    def __init__(self, data: Path, **settings: str):
        self.data = data
        self.settings = {"TRIPOT_LIMITS": "off"} | settings
        self.process: subprocess.Popen[str] | None = None
        self.said: queue.Queue[str] = queue.Queue()

    def open(self) -> House:
        """Returns when it answers."""
        self.process = self.spawn("--port", "0")
        self.listener = threading.Thread(target=self.listen, daemon=True)
        self.listener.start()
        address = self.read_until("http://127.0.0.1:")
        self.address = address.removeprefix("tripot: ").strip()
        self.host, self.port = "127.0.0.1", int(urlsplit(self.address).port or 0)
        return self

    def spawn(self, *arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "tripot", "serve", *arguments],
            env=os.environ | {"TRIPOT_DATA": str(self.data)} | self.settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def read_until(self, start: str) -> str:
        """The first line with `start` in it, of those said since the last one asked for."""
        while line := self.said.get(timeout=PATIENCE):
            if start in line:
                return line
        raise AssertionError(f"it ended: {self.process and self.process.stderr.read()}")

    def listen(self) -> None:
        assert self.process is not None
        with self.process.stdout as lines:
            for line in lines:
                self.said.put(line)
        self.said.put("")

    def fails(self, *arguments: str) -> str:
        """What `tripot serve` says before it ends with an error of its own."""
        process = self.spawn(*arguments)
        said, complaint = process.communicate(timeout=PATIENCE)
        assert process.returncode == 1, (process.returncode, said, complaint)
        assert said == ""
        return complaint

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def close(self) -> float:
        """Stopped as a container stops it; the seconds it took."""
        asked = time.monotonic()
        self._end(signal.SIGTERM)
        return time.monotonic() - asked

    def interrupt(self) -> tuple[int, str]:
        """Stopped as a hand on a terminal stops it; the status it ends with and what it complains of."""
        process = self.process
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
        complaint = process.stderr.read()
        self._end(signal.SIGINT)
        return process.returncode, complaint

    def _end(self, sign: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(sign)
        self.process.wait(PATIENCE)
        self.listener.join(PATIENCE)
        self.process.stderr.close()
        self.process = None

    def __enter__(self) -> House:
        return self.open()

    def __exit__(self, *_: object) -> None:
        self.kill()

    def call(self, method, path, body=None, token=None, key=None):
        """Status and JSON of one request, over a connection of its own."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers(token, key))
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read())
        finally:
            connection.close()


def headers(token=None, key=None):
    found = {"Content-Type": "application/json"}
    if token:
        found["Authorization"] = f"Bearer {token}"
    if key:
        found["Idempotency-Key"] = key
    return found

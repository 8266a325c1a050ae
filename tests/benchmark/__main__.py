"""Prints the figures of a house served by a real process, each beside its bound."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import statistics
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from urllib.parse import urljoin

from tests.benchmark.bounds import bare_commits, bare_hello
from tests.benchmark.load import Sent, ask, drip, flood, request, wire
from tests.house import House

GAMES = "/api/v1/games"
NAMES = ["Perceval", "Karadoc", "Bohort", "Arthur"]
WISH = {"rules": "cul-de-chouette", "players": NAMES, "first": 0}
NEANTS = ([1, 2, 6], [1, 3, 5], [2, 4, 5], [1, 4, 6], [2, 5, 6])
"""Throws without points, so that a game of a thousand moves never ends."""
BRINGS = re.compile(
    r"""(?:href|src)="(/static/[^"#]+)|url\(["']?([^"')#]+)|(?:from|import)\s*\(?["'](\.[^"']+)"""
)
OF_THE_MANIFEST = re.compile(r"icon-\d+")
MOVES = 3000
CONNECTIONS = 16


class Game:
    """A game whose moves come from whose turn it is, known in advance."""

    def __init__(self, port: int, code: str, token: str):
        self.port, self.code, self.token = port, code, token
        self.url = f"{GAMES}/{code}"
        self.turn: Iterator[int] = count()
        self.keys: Iterator[int] = count()

    def throw(self) -> bytes:
        """The next throw, as it goes over the wire, with a key as the pages send one."""
        turn = next(self.turn)
        move = {"move": "throw", "seat": turn % len(NAMES), "dice": NEANTS[turn % len(NEANTS)]}
        return request(
            self.port, f"{self.url}/moves", self.token, json.dumps(move).encode(), f"k{next(self.keys)}"
        )

    def bevue(self, number: int) -> bytes:
        """A move that may come at any time, so that many devices may send it at once."""
        move = {"move": "bevue", "seat": number % len(NAMES)}
        return request(self.port, f"{self.url}/moves", self.token, json.dumps(move).encode(), f"b{number}")


async def new_game(port: int) -> Game:
    made = await ask(port, GAMES, body=WISH)
    return Game(port, str(made["code"]), str(made["table_token"]))


def line(what: str, value: str, wanted: str = "", bound: str = "") -> None:
    print(f"{what:<58}{value:>16}   {wanted:<18}{bound}", flush=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        commits, hello = bare_commits(Path(folder)), bare_hello()
        line("", "measured", "wanted", "bound in this run")
        starts = []
        for _ in range(3):
            begun = time.perf_counter()
            with House(Path(folder) / "data") as house:
                urllib.request.urlopen(f"{house.address}/sante").read()
                starts.append(time.perf_counter() - begun)
        line("start to first answer", f"{statistics.median(starts):.2f} s", "1.5 s")
        with House(Path(folder) / "data") as house:
            asyncio.run(moves(house.port, commits, hello))
            asyncio.run(pages(house.port, hello))
            first_visit(house.address)
            line("memory after all this", f"{memory(house):.0f} MB", "100 MB")


async def moves(port: int, commits: float, hello: Sent) -> None:
    bound = f"commits {commits:.0f}/s, hello {hello.per_second:.0f}/s"
    one = await new_game(port)
    await flood(port, [[one.throw() for _ in range(300)]])
    sent = await flood(
        port,
        [[one.bevue(lane * 10_000 + n) for n in range(MOVES // CONNECTIONS)] for lane in range(CONNECTIONS)],
    )
    line("durable moves a second, one game, 16 devices", f"{sent.per_second:.0f}", "500", bound)
    line("   p50 / p99", f"{sent.part(0.5):.1f} / {sent.part(0.99):.1f} ms")
    alone = await new_game(port)
    sent = await flood(port, [[alone.throw() for _ in range(MOVES // 3)]])
    line("durable moves a second, one game, one device in turn", f"{sent.per_second:.0f}", "", bound)
    many = [await new_game(port) for _ in range(50)]
    sent = await flood(port, [[game.throw() for _ in range(MOVES // 50)] for game in many])
    line("durable moves a second, fifty games", f"{sent.per_second:.0f}", "500", bound)
    line("   p50 / p99", f"{sent.part(0.5):.1f} / {sent.part(0.99):.1f} ms")
    sent = await drip(port, [many[n % 50].throw() for n in range(500)], 50)
    p50, p99 = hello.part(0.5), hello.part(0.99)
    line("at 50 moves a second, p50", f"{sent.part(0.5):.1f} ms", "", f"hello at full speed {p50:.1f} ms")
    line(
        "at 50 moves a second, p99", f"{sent.part(0.99):.1f} ms", "50 ms", f"hello at full speed {p99:.1f} ms"
    )
    await long_game(port)


async def long_game(port: int) -> None:
    """A move, an undo, a redo on a game of 1,000 moves against one of 10, in turns on the same machine."""
    short, long = await new_game(port), await new_game(port)
    await flood(port, [[short.throw() for _ in range(10)]])
    await flood(port, [[long.throw() for _ in range(1000)]])
    short_line, long_line = await wire(port), await wire(port)
    took: dict[str, tuple[list[float], list[float]]] = {
        what: ([], []) for what in ("a move", "an undo", "a redo")
    }
    both = [(0, short, short_line), (1, long, long_line)]
    for _ in range(300):
        both.reverse()
        for at, game, path in both:
            undo = request(port, f"{game.url}/undo", game.token, b"{}")
            redo = request(port, f"{game.url}/redo", game.token, b"{}")
            for what, whole in (("a move", game.throw()), ("an undo", undo), ("a redo", redo), ("", undo)):
                begun = time.perf_counter()
                got = await path.send(whole)
                assert got[9:10] == b"2", got[:400]
                if what:
                    took[what][at].append(time.perf_counter() - begun)
            game.turn = count(next(game.turn) - 1)
    for what, (of_short, of_long) in took.items():
        few, lots = statistics.median(of_short) * 1000, statistics.median(of_long) * 1000
        line(f"{what} at 1,000 moves / at 10", f"{lots / few:.2f} ×", "1.2 ×", f"{lots:.2f} / {few:.2f} ms")


async def pages(port: int, hello: Sent) -> None:
    game = await new_game(port)
    await flood(port, [[game.throw() for _ in range(40)]])
    for what, path in (("the table's page", f"/t/{game.code}"), ("the state on the interface", game.url)):
        sent = await flood(port, [[request(port, path)] * 500])
        line(
            f"opening {what}, p50", f"{sent.part(0.5):.1f} ms", "", f"hello {1000 / hello.per_second:.2f} ms"
        )
        sent = await flood(port, [[request(port, path)] * 100] * 8)
        line(f"opening {what}, a second", f"{sent.per_second:.0f}", "", f"hello {hello.per_second:.0f}/s")


def first_visit(address: str) -> None:
    """Compressed bytes of a table's page with its style, and of everything a first visit brings."""
    made = json.loads(fetch(f"{address}{GAMES}", json.dumps(WISH).encode()))
    found = crawl(f"{address}/t/{made['code']}")
    sizes = {url: size(body) for url, body in found.items()}
    page = next(iter(sizes.values())) + sum(it for url, it in sizes.items() if url.endswith(".css"))
    line("HTML and CSS of the table, compressed", f"{page / 1000:.1f} kB", "14 kB")
    everything = sum(it for url, it in sizes.items() if not OF_THE_MANIFEST.search(url)) / 1000
    line("a first visit, compressed (icons of the manifest apart)", f"{everything:.1f} kB", "60 kB")


def crawl(start: str) -> dict[str, bytes]:
    """The page and, one after another, whatever it and its style sheets and scripts bring along."""
    found: dict[str, bytes] = {}
    waiting = [start]
    while waiting:
        url = waiting.pop()
        if url in found:
            continue
        found[url] = body = fetch(url)
        if url == start or url.endswith((".css", ".js")):
            named = (next(filter(None, names)) for names in BRINGS.findall(body.decode()))
            waiting += [urljoin(url, name) for name in named]
    return found


def fetch(url: str, body: bytes | None = None) -> bytes:
    with urllib.request.urlopen(urllib.request.Request(url, body)) as answer:
        got: bytes = answer.read()
    return got


def size(body: bytes) -> int:
    """As it goes over the wire: fonts and pictures are compressed already."""
    return min(len(body), len(gzip.compress(body, 6)))


def memory(house: House) -> float:
    assert house.process is not None
    status = Path(f"/proc/{house.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024


if __name__ == "__main__":
    main()

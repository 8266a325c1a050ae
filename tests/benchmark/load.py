"""A client that costs little: raw HTTP over kept connections, so that what is measured is the house."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field


@dataclass
class Sent:
    """How long each answer took, in seconds, and how long all of them together."""

    answers: list[float] = field(default_factory=list)
    whole: float = 0.0

    @property
    def per_second(self) -> float:
        return len(self.answers) / self.whole

    def part(self, share: float) -> float:
        """Milliseconds within which `share` of the answers came."""
        return sorted(self.answers)[min(int(len(self.answers) * share), len(self.answers) - 1)] * 1000


def request(port: int, path: str, token: str = "", body: bytes = b"", key: str = "") -> bytes:
    """One request as it goes over the wire."""
    lines = [f"{'POST' if body else 'GET'} {path} HTTP/1.1", f"Host: localhost:{port}"]
    lines += [f"Authorization: Bearer {token}"] if token else []
    lines += [f"Idempotency-Key: {key}"] if key else []
    lines += [f"Content-Length: {len(body)}", "Content-Type: application/json"] if body else []
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


class Wire(asyncio.Protocol):
    """One connection, one request at a time."""

    def __init__(self) -> None:
        self._got = bytearray()
        self._answer: asyncio.Future[bytes] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._got += data
        head, end, body = self._got.partition(b"\r\n\r\n")
        if not end:
            return
        length = int(head.lower().split(b"content-length:", 1)[1].split(b"\r\n", 1)[0])
        if len(body) >= length and self._answer is not None:
            self._got.clear()
            answer, self._answer = self._answer, None
            answer.set_result(bytes(head[:12]) + bytes(body))

    async def send(self, whole: bytes) -> bytes:
        """Status line and body of the answer."""
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(whole)
        return await self._answer

    def close(self) -> None:
        self._transport.close()


async def wire(port: int) -> Wire:
    """A connection to the house."""
    _, protocol = await asyncio.get_running_loop().create_connection(Wire, "127.0.0.1", port)
    return protocol


async def ask(port: int, path: str, token: str = "", body: object = None) -> dict[str, object]:
    """One request over a connection of its own."""
    line = await wire(port)
    got = await line.send(request(port, path, token, b"" if body is None else json.dumps(body).encode()))
    line.close()
    answer: dict[str, object] = json.loads(got[12:])
    return answer


async def flood(port: int, wholes: list[list[bytes]]) -> Sent:
    """Every list over a connection of its own, as fast as the answers come."""
    sent = Sent()

    async def stream(line: Wire, todo: list[bytes]) -> None:
        for whole in todo:
            asked = time.perf_counter()
            got = await line.send(whole)
            sent.answers.append(time.perf_counter() - asked)
            assert got[9:10] == b"2", got[:400]

    lines = [await wire(port) for _ in wholes]
    begun = time.perf_counter()
    await asyncio.gather(*map(stream, lines, wholes))
    sent.whole = time.perf_counter() - begun
    for line in lines:
        line.close()
    return sent


async def drip(port: int, wholes: list[bytes], per_second: float) -> Sent:
    """One after another at a steady pace, whether or not the last one is answered."""
    sent, lines = Sent(), [await wire(port) for _ in range(20)]
    free = asyncio.Queue[Wire]()
    for line in lines:
        free.put_nowait(line)

    async def one(whole: bytes, due: float) -> None:
        line = await free.get()
        got = await line.send(whole)
        sent.answers.append(time.perf_counter() - due)
        assert got[9:10] == b"2", got[:400]
        free.put_nowait(line)

    begun, under_way = time.perf_counter(), []
    for number, whole in enumerate(wholes):
        due = begun + number / per_second
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        under_way.append(asyncio.create_task(one(whole, due)))
    await asyncio.gather(*under_way)
    sent.whole = time.perf_counter() - begun
    for line in lines:
        line.close()
    return sent

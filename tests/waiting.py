"""Waits for what is awaited, in a thread of its own: a browser’s fixtures keep a loop running in that of the tests."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")
_thread = ThreadPoolExecutor(1, thread_name_prefix="awaited")


def run(awaited: Coroutine[Any, Any, T]) -> T:
    """What `awaited` comes to, or raises."""
    return _thread.submit(asyncio.run, awaited).result()

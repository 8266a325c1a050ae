"""Who may act: secrets of which only a hash is kept (S1)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Any

from pydantic_core import to_json

from tripot.games.errors import Malformed

LONGEST_KEY = 255


def new_token() -> str:
    """A secret nobody guesses."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def digest_of_key(key: str | None) -> str | None:
    """What is kept of a key against repeats. Raises Malformed `bad-key`."""
    if key is None:
        return None
    if not 1 <= len(key) <= LONGEST_KEY or not key.isascii() or not key.isprintable():
        raise Malformed("bad-key", most=LONGEST_KEY)
    return digest(key)


def fingerprint(*said: Any) -> str:
    """The same for the same wish, whatever the order of its fields."""
    return hashlib.sha256(to_json(_sorted(said))).hexdigest()


def _sorted(said: Any) -> Any:
    if isinstance(said, dict):
        return {key: _sorted(said[key]) for key in sorted(said)}
    if isinstance(said, list | tuple):
        return [_sorted(part) for part in said]
    return said


def token_of(key: str, salt: str) -> str:
    """The token of a game made with a key: a repeat gets it again, though nothing that gives it away is kept."""
    made = hmac.digest(salt.encode(), key.encode(), "sha256")
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()

"""SQLite, its rows and its threads: nobody else knows how games are kept."""

from __future__ import annotations

from tripot.store.beside import read_beside, write_beside
from tripot.store.engine import which_sqlite
from tripot.store.errors import CannotWrite, DataError
from tripot.store.models import Amended, Creation, Entry, Game, Grant
from tripot.store.store import Store, open_store

__all__ = [
    "Amended",
    "CannotWrite",
    "Creation",
    "DataError",
    "Entry",
    "Game",
    "Grant",
    "Store",
    "open_store",
    "read_beside",
    "which_sqlite",
    "write_beside",
]

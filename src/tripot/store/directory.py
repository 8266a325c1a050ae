"""The data directory: one process at a time, nothing damaged, and a copy before anything changes."""

from __future__ import annotations

import errno
import fcntl
import os
from datetime import UTC, datetime
from pathlib import Path

from tripot.store.engine import connect, dbapi
from tripot.store.errors import DataError, unusable

DATABASE = "tripot.sqlite"
LOCK = "tripot.lock"
COPIES = "copies"
COPIES_KEPT = 5


def prepare(data: Path) -> None:
    """The directory exists and takes files. Raises DataError `data-unusable`."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        (data / COPIES).mkdir(exist_ok=True)
    except OSError as error:
        raise unusable(data, error) from None


def lock(data: Path) -> int:
    """Keeps a second process out for as long as this one lives: the lock counts, never the file's mere existence.

    Returns the open file. Raises DataError `data-in-use` or `data-unusable`.
    """
    try:
        held = os.open(data / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise unusable(data, error) from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        raise DataError("data-in-use", path=data) from None
    return held


def announce(held: int, addresses: list[str]) -> None:
    """The lock file says where the house that holds it answers."""
    os.ftruncate(held, 0)
    os.pwrite(held, "\n".join(addresses).encode(), 0)


def announced(data: Path) -> list[str]:
    """Where the house on this data answers, or answered last."""
    try:
        return (data / LOCK).read_text().split()
    except OSError:
        return []


def require(database: Path, access: int) -> None:
    """This user may read the file (os.R_OK), or write it too (os.W_OK). Raises DataError `data-unusable`.

    A file put back by somebody else opens to be read, and would fail at the first move.
    """
    if not os.access(database, access):
        why = f"{database.name}, {os.strerror(errno.EACCES)}"
        raise DataError("data-unusable", path=database.parent, why=why)


def check(database: Path) -> None:
    """SQLite finds nothing wrong with the file; it is only read. Raises DataError `data-damaged`."""
    try:
        connection = connect(database, mode="ro")
        try:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        finally:
            connection.close()
    except dbapi.Error as error:
        found = str(error)
    if found != "ok":
        raise DataError("data-damaged", path=database, why=" ".join(found.split()))


def copy(database: Path, revision: str) -> Path:
    """A whole copy of the file before it is migrated; the newest five stay. Raises DataError `data-unusable`."""
    copies = database.parent / COPIES
    moment = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    made = copies / f"{moment}-{revision}.sqlite"
    try:
        connection = connect(database, mode="rw")
        try:
            connection.execute("VACUUM INTO ?", (str(made),))
        finally:
            connection.close()
    except dbapi.Error as error:
        raise DataError("data-unusable", path=copies, why=str(error)) from None
    for old in sorted(copies.glob("*.sqlite"))[:-COPIES_KEPT]:
        old.unlink()
    return made

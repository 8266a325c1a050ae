"""What can be wrong with the data directory and the file in it."""

from __future__ import annotations

import os
from pathlib import Path


class DataError(Exception):
    """The house cannot open: a stable reason and the values its sentence needs. Nothing has been changed."""

    def __init__(self, reason: str, **values: object) -> None:
        super().__init__(reason, values)
        self.reason = reason
        self.values = values


def unusable(data: Path, error: OSError) -> DataError:
    """`data-unusable`, with what the system says of it."""
    return DataError("data-unusable", path=data, why=os.strerror(error.errno or 0))


class CannotWrite(Exception):
    """The disk took nothing; what was there stays. The reason is `full` or `disk`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

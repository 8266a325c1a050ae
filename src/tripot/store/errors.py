"""What can be wrong with the data directory and the file in it."""

from __future__ import annotations


class DataError(Exception):
    """The house cannot open: a stable reason and the values its sentence needs. Nothing has been changed."""

    def __init__(self, reason: str, **values: object) -> None:
        super().__init__(reason, values)
        self.reason = reason
        self.values = values


class CannotWrite(Exception):
    """The disk took nothing; what was there stays. The reason is `full` or `disk`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

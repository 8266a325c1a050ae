"""The one door to the games of this house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tripot.games.snapshot import Created, Line, Played, Snapshot


class Games:
    """Everything that may be asked of a game. A `token` is the secret of a device (its cookie) or of the interface (bearer)."""

    async def create(
        self, wish: Mapping[str, Any], *, device: str | None = None, key: str | None = None
    ) -> Created:
        """A new game from `{"rules", "players", "options"?, "teams"?, "first"?}` (api).

        With `device` (the cookie's secret) that device becomes the table; else a fresh token comes back. The same `key`
        again, with the same wish, gives the same game. Raises Malformed, MalformedMove, KeyUsed.
        """
        raise NotImplementedError

    async def read(self, code: str) -> Snapshot:
        """The game as it stands; the code's case does not matter. Raises NoSuchGame."""
        raise NotImplementedError

    async def play(
        self,
        code: str,
        move: Mapping[str, Any],
        *,
        token: str | None,
        version: int | None = None,
        key: str | None = None,
    ) -> Played:
        """The move, a JSON object as on the interface, played and safely on the disk.

        `version` is the one the player saw: Stale when it is older than the present phase. `key`: applied once however
        often it is sent. Raises NoSuchGame, NoToken, NotYours, Malformed, KeyUsed, Stale, IllegalMove, MalformedMove.
        """
        raise NotImplementedError

    async def undo(
        self, code: str, *, token: str | None, version: int | None = None, key: str | None = None
    ) -> Played:
        """The last move that counts taken back (`Snapshot.last`). Stale unless `version` is the present one."""
        raise NotImplementedError

    async def redo(
        self, code: str, *, token: str | None, version: int | None = None, key: str | None = None
    ) -> Played:
        """The last move taken back brought back (`Snapshot.next`). Stale unless `version` is the present one."""
        raise NotImplementedError

    async def log(self, code: str) -> tuple[Line, ...]:
        """Every move ever made, in order, undone ones marked. Raises NoSuchGame."""
        raise NotImplementedError

    async def may_act(self, code: str, token: str | None) -> bool:
        """Whether the holder of `token` acts for the table of this game."""
        raise NotImplementedError

    async def of_device(self, token: str | None) -> tuple[Snapshot, ...]:
        """The games this device is the table of, the one moved last first."""
        raise NotImplementedError

    async def take_over(self, code: str, link: str, token: str) -> None:
        """A link of `tripot table` opened: the device of `token` is the table now, alone. Raises NoSuchGame, NotYours."""
        raise NotImplementedError


def rematch(game: Snapshot) -> dict[str, Any]:
    """The wish for the same game again, same people and options."""
    raise NotImplementedError

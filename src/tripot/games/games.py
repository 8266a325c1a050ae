"""The one door to the games of this house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tripot.games import amending, creating, playing, rows
from tripot.games.access import digest
from tripot.games.admitting import TABLE, Ask
from tripot.games.amending import Effect, Wanted
from tripot.games.chance import BY_CHANCE, Below
from tripot.games.codes import normal
from tripot.games.errors import NoSuchGame
from tripot.games.history import Told, read_history, read_log
from tripot.games.snapshot import Created, Line, Played, Snapshot
from tripot.store import Store

MOST_OF_A_DEVICE = 50


@dataclass(frozen=True)
class Games:
    """Everything that may be asked of a game.

    A `token` is a secret: of a device (its cookie) or of a program (bearer). A `key` makes a wish happen once, however
    often it is sent. `below` is the chance of the house's dice. Every writing function raises CannotWrite when the disk
    takes nothing.
    """

    store: Store
    syllables: int = 3
    below: Below = BY_CHANCE

    async def is_well(self) -> None:
        """Returns when the data can be read; what cannot is raised."""
        await self.store.reading(rows.read_anything)

    async def create(
        self, wish: Mapping[str, Any], *, device: str | None = None, key: str | None = None
    ) -> Created:
        """A new game from `{"rules", "players", "options"?, "teams"?, "first"?}` (api).

        With `device` (the cookie's secret) that device becomes the table; else a fresh token comes back.
        Raises Malformed, MalformedMove, KeyUsed.
        """
        return await self.store.writing(
            lambda connection: creating.create(
                connection, wish, syllables=self.syllables, device=device, key=key
            )
        )

    async def read(self, code: str) -> Snapshot:
        """The game as it stands; the code's case does not matter. Raises NoSuchGame."""
        return await self.store.reading(lambda connection: rows.read_snapshot(connection, normal(code)))

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

        `version` is the one the player saw: Stale when it is older than the present phase. Raises NoSuchGame, NoToken,
        NotYours, Malformed, MalformedMove, KeyUsed, Stale, IllegalMove.
        """
        ask = Ask(normal(code), token, version, key)
        return await self.store.writing(lambda connection: playing.play(connection, ask, move, self.below))

    async def play_in_turn(
        self,
        code: str,
        moves: Sequence[Mapping[str, Any]],
        *,
        token: str | None,
        version: int | None = None,
        key: str | None = None,
    ) -> Played:
        """Several moves one after the other as `play` plays one: all of them, or, where one is refused, none."""
        ask = Ask(normal(code), token, version, key)
        return await self.store.writing(
            lambda connection: playing.play_in_turn(connection, ask, moves, self.below)
        )

    async def undo(
        self, code: str, *, token: str | None, version: int | None = None, key: str | None = None
    ) -> Played:
        """The last move that counts taken back (`Snapshot.last`). Stale unless `version` is the present one."""
        ask = Ask(normal(code), token, version, key)
        return await self.store.writing(lambda connection: playing.undo(connection, ask))

    async def redo(
        self, code: str, *, token: str | None, version: int | None = None, key: str | None = None
    ) -> Played:
        """The last move taken back brought back (`Snapshot.next`). Stale unless `version` is the present one."""
        ask = Ask(normal(code), token, version, key)
        return await self.store.writing(lambda connection: playing.redo(connection, ask))

    async def amend(
        self,
        code: str,
        seq: int,
        move: Mapping[str, Any],
        *,
        token: str | None,
        version: int | None = None,
        key: str | None = None,
    ) -> Played:
        """`move` in the place of the move `seq`, and the moves after it played again.

        Stale unless `version` is the present one, or when somebody moved meanwhile. Raises what `play` raises,
        IllegalMove `no-such-move` or `is-undone`, and AmendBreaks, having changed nothing.
        """
        ask, wanted = Ask(normal(code), token, version, key), Wanted(seq, move)
        effect = await self.store.reading(lambda connection: amending.plan(connection, ask, wanted))
        if isinstance(effect, Played):
            return effect
        return await self.store.writing(lambda connection: amending.commit(connection, ask, wanted, effect))

    async def preview(self, code: str, seq: int, move: Mapping[str, Any]) -> Effect:
        """What `amend` would make of the present table; nothing is written. Raises as `amend` does."""
        wanted = Wanted(seq, move)
        return await self.store.reading(lambda connection: amending.preview(connection, normal(code), wanted))

    async def log(self, code: str) -> tuple[Line, ...]:
        """Every move ever made, in order, undone ones marked. Raises NoSuchGame."""
        return await self.store.reading(lambda connection: read_log(connection, normal(code)))

    async def with_log(self, code: str) -> tuple[Snapshot, tuple[Line, ...]]:
        """The game and its log as both stand at one moment. Raises NoSuchGame."""
        given = normal(code)
        return await self.store.reading(
            lambda connection: (rows.read_snapshot(connection, given), read_log(connection, given))
        )

    async def with_history(self, code: str) -> tuple[Snapshot, tuple[Told, ...]]:
        """The same with every move between the tables before and after it. Raises NoSuchGame."""
        given = normal(code)
        return await self.store.reading(
            lambda connection: (rows.read_snapshot(connection, given), read_history(connection, given))
        )

    async def may_act(self, code: str, token: str | None) -> bool:
        """Whether the holder of `token` acts for the table of this game."""
        if not token:
            return False
        holder = digest(token)
        try:
            newest = await self.store.reading(
                lambda connection: rows.read_to_act(connection, normal(code), holder)
            )
        except NoSuchGame:
            return False
        return bool(newest.role == TABLE)

    async def of_device(self, token: str | None) -> tuple[Snapshot, ...]:
        """The games this device is the table of, the one moved last first; fifty at most."""
        if not token:
            return ()
        return await self.store.reading(
            lambda connection: creating.games_of(connection, token, MOST_OF_A_DEVICE)
        )

    async def take_over(self, code: str, link: str, token: str) -> Snapshot:
        """A link of `tripot table` is used: the holder of `token` is the table now. Raises NoSuchGame, NotYours."""
        return await self.store.writing(
            lambda connection: creating.take_over(connection, normal(code), link, token)
        )


def rematch(game: Snapshot) -> dict[str, Any]:
    """The wish for the same game again: same options, and people still there, in the same order and teams."""
    table = game.table
    wish: dict[str, Any] = {"rules": game.rules, "players": [table.names[seat] for seat in table.present]}
    wish |= {"options": game.ruleset.describe(table)["options"]}
    if table.has_teams and not table.left:
        wish |= {"teams": [list(table.members(side)) for side in range(len(table.scores))]}
    return wish

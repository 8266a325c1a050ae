"""Undo of everything leads back to the start, redo to the end: random games of all three rulesets, any house rules.

They are played through the log and its statements, in a transaction that is given up: no disk is waited for.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, note
from hypothesis import strategies as st
from sqlalchemy import Connection
from sqlmodel import insert
from tests.rules.picking import pick
from tests.rules.random_games import cul_de_chouette, el_cacho, vache_qui_rit

from tripot.games import creating, playing, rows
from tripot.games.admitting import TABLE, Ask
from tripot.games.log import Kind
from tripot.games.replaying import replay
from tripot.games.snapshot import Snapshot
from tripot.rules.errors import IllegalMove
from tripot.rules.rulesets import RULESETS
from tripot.rules.table import Table
from tripot.store import Game
from tripot.store.engine import writing_engine
from tripot.store.migrations import migrate

GAMES = (cul_de_chouette, el_cacho, vache_qui_rit)
MOVES_A_GAME = 28
A_CHANGE_OF_MIND = 0.05
"""How often a few moves are taken back on the way, and some of them brought back, before the game goes on."""


@pytest.fixture(scope="module")
def connection(tmp_path_factory) -> Iterator[Connection]:
    """To an empty house of the newest shape."""
    database = tmp_path_factory.mktemp("data") / "tripot.sqlite"
    engine = writing_engine(database)
    migrate(engine, database, None)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


class Log:
    """A game that starts from any table, and the tables that undo must lead back through."""

    def __init__(self, connection: Connection, rules: str, table: Table) -> None:
        self.connection, self.ruleset, self.code = connection, RULESETS[rules], "BIBULO"
        self.ask = Ask(self.code, "token", None, None)
        made = {"code": self.code, "rules": rules, "rules_version": self.ruleset.version, "started": 0}
        connection.execute(insert(Game).values(**made, wish="{}"))
        rows.add_entry(
            connection, game=self.code, seq=0, kind=Kind.START, at=0, move=None, changes="[]", since=0, top=0,
            table=self.ruleset.dump(table).decode(), redo=None, target=None, holder=None, key=None, fingerprint=None,
        )  # fmt: skip
        creating.grant(connection, self.code, "token", TABLE)
        self.now = rows.read_snapshot(connection, self.code)
        self.seen: list[dict[str, Any]] = [sheet(self.now)]
        self.taken_back: list[dict[str, Any]] = []

    def play(self, body: dict[str, Any]) -> None:
        self.now = playing.play(self.connection, self.ask, body).game
        self.seen.append(sheet(self.now))
        self.taken_back.clear()

    def undo(self) -> None:
        self.now = playing.undo(self.connection, self.ask).game
        self.taken_back.append(self.seen.pop())
        assert sheet(self.now) == self.seen[-1]

    def redo(self) -> None:
        self.now = playing.redo(self.connection, self.ask).game
        self.seen.append(self.taken_back.pop())
        assert sheet(self.now) == self.seen[-1]

    def hesitate(self, random: Random) -> None:
        """Some moves back, some of them forth again."""
        back = random.randrange(min(len(self.seen), 5))
        for _ in range(back):
            self.undo()
        for _ in range(random.randrange(back + 1)):
            self.redo()


def sheet(game: Snapshot) -> dict[str, Any]:
    """The table, and the state with its offers as a program sees it, but for the version and the moment it began."""
    state, table = game.state(), game.table
    told = {name: getattr(table, name, None) for name in ("settled", "has_landed")}
    return {"table": table} | told | {name: state[name] for name in state if name not in ("version", "since")}


@pytest.mark.rule("G8")
@pytest.mark.parametrize("game", GAMES, ids=[game.RULES.name for game in GAMES])
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_undo_of_everything_leads_back_to_the_start_and_redo_of_everything_to_the_end(
    connection: Connection, game: ModuleType, data: st.DataObject, seed: int
) -> None:
    random, start = Random(seed), data.draw(game.tables())
    with connection.begin() as given_up:
        log = Log(connection, game.RULES.name, start)
        for _ in range(MOVES_A_GAME):
            if random.random() < A_CHANGE_OF_MIND:
                log.hesitate(random)
            if log.now.table.over:
                break
            body = pick(random, log.seen[-1]["offers"], game.details)
            note(json.dumps(body))
            log.play(body)
        end = log.seen[-1]
        while log.now.last is not None:
            log.undo()
        assert log.seen == [log.seen[0]]
        assert log.now.table == start
        with pytest.raises(IllegalMove, match="nothing-to-undo"):
            log.undo()
        while log.now.next is not None:
            log.redo()
        assert log.seen[-1] == end
        with pytest.raises(IllegalMove, match="nothing-to-redo"):
            log.redo()
        assert replay(connection, log.code, game.RULES.name).differs_at is None
        given_up.rollback()

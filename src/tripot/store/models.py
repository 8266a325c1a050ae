"""The rows. Entries are added, never changed; moments are milliseconds since 1970, UTC; secrets are SHA-256 only."""

from __future__ import annotations

from sqlalchemy import MetaData, UniqueConstraint
from sqlmodel import Field, SQLModel

metadata: MetaData = SQLModel.metadata
metadata.naming_convention = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


class Game(SQLModel, table=True):
    """A game as it was wished for."""

    code: str = Field(primary_key=True)
    rules: str
    rules_version: int
    wish: str
    """JSON: players, options, teams, first."""
    started: int


class Entry(SQLModel, table=True):
    """One line of a game's log and the table it led to. Seqs of a game have no gap; entry 0 is its start.

    `top` is the move that counts last after this entry (0: none), `redo` the undo whose move would come back next
    (None: none), `target` the move that an undo took back, a redo brought back or an amend replaced by its own.
    """

    __table_args__ = (UniqueConstraint("game", "key"),)

    game: str = Field(primary_key=True, foreign_key="game.code")
    seq: int = Field(primary_key=True)
    kind: str
    move: str | None
    changes: str
    table: str
    since: int
    top: int
    redo: int | None
    target: int | None
    at: int
    holder: str | None
    """Hash of the token that acted."""
    key: str | None
    """Hash of the key against repeats."""
    fingerprint: str | None
    """Hash of the body that came with the key."""


class Amended(SQLModel, table=True):
    """What the move `seq` came to when the amend `by` replaced it or a move before it; the newest one counts."""

    game: str = Field(primary_key=True, foreign_key="game.code")
    seq: int = Field(primary_key=True)
    by: int = Field(primary_key=True)
    move: str
    changes: str
    table: str


class Grant(SQLModel, table=True):
    """Who holds the secret with this hash may act in this game: as its `table`, or by a `link` become it, once."""

    holder: str = Field(primary_key=True)
    game: str = Field(primary_key=True, foreign_key="game.code", index=True)
    role: str
    granted: int


class Creation(SQLModel, table=True):
    """A key against repeats that made a game; the salt and the key together give its token again."""

    key: str = Field(primary_key=True)
    fingerprint: str
    salt: str
    game: str = Field(foreign_key="game.code")

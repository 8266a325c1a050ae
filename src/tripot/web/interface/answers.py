"""The shapes of what the interface answers, for those who write programs against it (api)."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from tripot.web.errors import WORDS

SCHEMAS = "#/components/schemas/"


class Change(BaseModel):
    """One line of the ledger: the points really applied, and the rule's name."""

    seat: int
    points: int
    reason: str


class Player(BaseModel, extra="allow"):
    """One seat; each game adds what its players hold."""

    seat: int
    name: str
    score: int


class Turn(BaseModel, extra="allow"):
    """Who throws next."""

    seat: int
    round: int


class Offer(BaseModel, extra="allow"):
    """Something that may be done now, by whom, within which bounds."""

    move: str
    seats: list[int] = Field(default_factory=list)


class State(BaseModel):
    """A game as it stands. `since`: the version at which the present phase began."""

    code: str
    rules: str
    options: dict[str, Any]
    version: int
    since: int
    status: Literal["opening", "playing", "finished"]
    players: list[Player]
    turn: Turn
    phase: str
    offers: list[Offer]
    winners: list[int]


class Created(BaseModel):
    """A new game and the token that acts for its table."""

    code: str
    table_token: str
    state: State


class Played(BaseModel):
    """What an entry of the log did. After a repeat of a key: what it did then, and today's state."""

    seq: int
    changes: list[Change]
    state: State


class Line(BaseModel):
    """One move of the log as it stands; `amended` when another one was said there first."""

    seq: int
    at: str
    move: dict[str, Any]
    changes: list[Change]
    undone: bool
    amended: bool


class Log(BaseModel):
    """Every move in order."""

    moves: list[Line]


class Problem(BaseModel, extra="allow"):
    """A refusal (RFC 9457). `code` and `reason` are stable, `detail` is French."""

    type: str
    title: str
    status: int
    code: str = Field(json_schema_extra={"enum": list(WORDS)})
    reason: str
    detail: str


Responses = dict[int | str, dict[str, Any]]
STATE: Responses = {200: {"model": State}}
CREATED: Responses = {201: {"model": Created}}
PLAYED: Responses = {201: {"model": Played}}
LOG: Responses = {200: {"model": Log}}
BAD: Responses = {
    "default": {
        "description": "A refusal",
        "content": {"application/problem+json": {"schema": {"$ref": f"{SCHEMAS}Problem"}}},
    }
}

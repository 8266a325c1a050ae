"""What the page of the interface’s documentation gets: one frozen dataclass for each part, ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RouteDoc:
    """One address, and what is done there."""

    method: str
    path: str
    says: str


@dataclass(frozen=True, slots=True)
class FieldDoc:
    """A field, an option or a code, and what it holds or means."""

    name: str
    type: str


@dataclass(frozen=True, slots=True)
class MoveDoc:
    """A move and its fields."""

    name: str
    fields: tuple[FieldDoc, ...]


@dataclass(frozen=True, slots=True)
class GameDoc:
    """A game's moves and house rules."""

    title: str
    moves: tuple[MoveDoc, ...]
    options: tuple[FieldDoc, ...]


@dataclass(frozen=True, slots=True)
class DocsView:
    """The whole page."""

    openapi: str
    routes: tuple[RouteDoc, ...]
    games: tuple[GameDoc, ...]
    codes: tuple[FieldDoc, ...]

"""What an evening is remembered for, read off its history: the course of the scores, and who did what most often."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tripot.games.history import Told
from tripot.rules.moves import Change

BY_HAND = frozenset({"correction", "banque_depot", "banque_retrait", "chante_sloubi", "rachat"})
"""Moves whose points nobody played for."""
CHALLENGES = frozenset({"grelottine", "soufflette"})
RACES = frozenset({"chouette-velute", "pelican", "contre-sirop"})
RACED = frozenset({"cry", "award"})
WRITTEN = frozenset({"mark", "write"})
BUSTED = frozenset({"throw", "bust"})
SIPPED = frozenset({"sirotage", "cul-de-chouette", "pelican"})
"""What the odd die taken up again brings and costs."""


@dataclass(frozen=True, slots=True)
class Feat:
    """Something worth telling, of one seat, or of several that are level.

    `number` counts, out of `among` where that says more; `points` is their sum. `told` is the one move it is about.
    """

    name: str
    seats: tuple[int, ...]
    number: int
    points: int
    among: int | None = None
    told: Told | None = None


@dataclass(slots=True)
class _Tally:
    number: int = 0
    points: int = 0
    among: int = 0

    def rank(self, *, by_among: bool) -> tuple[int, ...]:
        return (self.among, self.number, self.points) if by_among else (self.number, abs(self.points))


def course(history: Sequence[Told]) -> tuple[tuple[int, ...], ...]:
    """The scores of all sides at the start, then at the end of each round; who joins makes them one longer."""
    counted = _counted(history)
    if not counted:
        return ()
    ends = {told.before.round: told.after.scores for told in counted}
    return (counted[0].before.scores, *ends.values())


def feats(history: Sequence[Told]) -> tuple[Feat, ...]:
    """All there are to tell of this game."""
    counted = _counted(history)
    every = (best_throw, bonne_poire, sipper, challenges, races, crossed_out, bars)
    return tuple(feat for tell in every if (feat := tell(counted)) is not None)


def best_throw(counted: Iterable[Told]) -> Feat | None:
    """The move that brought somebody most, the first of several."""
    gains = [
        (points, told, seat)
        for told in counted
        if told.line.move.move_name() not in BY_HAND
        for seat, points in _sums(told.line.changes)
        if points > 0
    ]
    if not gains:
        return None
    points, told, seat = max(gains, key=lambda gain: gain[0])
    return Feat("best-throw", (seat,), 1, points, told=told)


def bonne_poire(counted: Iterable[Told]) -> Feat | None:
    """Most Bévues."""
    tallies: dict[int, _Tally] = {}
    for change in _changes(counted, frozenset({"bevue"})):
        _add(tallies, change.seat, points=change.points)
    return _most("bonne-poire", tallies)


def challenges(counted: Iterable[Told]) -> Feat | None:
    """Most challenges won, of those played."""
    tallies: dict[int, _Tally] = {}
    for change in _changes(counted, CHALLENGES):
        _add(tallies, change.seat, points=change.points, won=change.nominal > 0)
    return _most("challenges", tallies, tells_among=True)


def races(counted: Iterable[Told]) -> Feat | None:
    """Most races won."""
    tallies: dict[int, _Tally] = {}
    raced = (told for told in counted if told.line.move.move_name() in RACED)
    for change in _changes(raced, RACES):
        if change.nominal > 0:
            _add(tallies, change.seat, points=change.points)
    return _most("races", tallies)


def sipper(counted: Iterable[Told]) -> Feat | None:
    """Whoever took the odd die up again most often, and what came of it."""
    tallies: dict[int, _Tally] = {}
    for told in counted:
        move: Any = told.line.move
        if move.move_name() != "throw" or told.before.phase.name() != "sirotage":
            continue
        points = sum(it.points for it in told.line.changes if it.seat == move.seat and it.reason in SIPPED)
        table: Any = told.after
        cast = table.casts[move.seat]
        _add(tallies, move.seat, points=points, won=len(set(cast.dice)) == 1)
    return _most("sipper", tallies, tells_among=True, by_among=True)


def crossed_out(counted: Iterable[Told]) -> Feat | None:
    """Most boxes crossed out, of a Bolivian grid (T12)."""
    tallies: dict[int, _Tally] = {}
    for told in counted:
        move: Any = told.line.move
        table: Any = told.after
        if move.move_name() in WRITTEN and table.grid(move.seat)[move.box] == 0:
            _add(tallies, move.seat, points=0)
    return _most("crossed-out", tallies)


def bars(counted: Iterable[Told]) -> Feat | None:
    """Most bars, and what the third ones cost (V10, V11)."""
    tallies: dict[int, _Tally] = {}
    for told in counted:
        move: Any = told.line.move
        if move.move_name() in BUSTED and getattr(told.after, "barre", None) == move.seat:
            cost = sum(it.points for it in told.line.changes if it.reason == "barres")
            _add(tallies, move.seat, points=cost)
    return _most("bars", tallies)


def _counted(history: Sequence[Told]) -> tuple[Told, ...]:
    return tuple(told for told in history if not told.line.undone)


def _changes(counted: Iterable[Told], reasons: frozenset[str]) -> Iterator[Change]:
    return (change for told in counted for change in told.line.changes if change.reason in reasons)


def _sums(changes: tuple[Change, ...]) -> Iterator[tuple[int, int]]:
    """What each seat gained or lost in one move."""
    for seat in dict.fromkeys(change.seat for change in changes):
        yield seat, sum(change.points for change in changes if change.seat == seat)


def _add(tallies: dict[int, _Tally], seat: int, *, points: int, won: bool = True) -> None:
    tally = tallies.setdefault(seat, _Tally())
    tally.number += won
    tally.among += 1
    tally.points += points


def _most(
    name: str, tallies: dict[int, _Tally], *, tells_among: bool = False, by_among: bool = False
) -> Feat | None:
    """The seats that are first; nobody where nothing was won."""
    if not any(tally.among if by_among else tally.number for tally in tallies.values()):
        return None
    ranks = {seat: tally.rank(by_among=by_among) for seat, tally in sorted(tallies.items())}
    first = max(ranks.values())
    seats = tuple(seat for seat, rank in ranks.items() if rank == first)
    best = tallies[seats[0]]
    return Feat(name, seats, best.number, best.points, best.among if tells_among else None)

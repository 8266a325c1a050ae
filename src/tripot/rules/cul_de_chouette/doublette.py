"""Doublette: teams of two or more, equal in size, seated opposite each other (D1)."""

from __future__ import annotations

from collections.abc import Sequence

from tripot.rules.errors import MalformedMove

FEWEST_PLAYERS = 4
FEWEST_IN_A_TEAM = 2
FEWEST_TEAMS = 2


def sides_of(players: int, teams: Sequence[Sequence[int]] | None) -> tuple[int, ...]:
    """For each seat, the score it plays for: its own, or its team's.

    Seat i sits opposite i + the number of teams, modulo the number of players. Raises MalformedMove.
    """
    if teams is None:
        return tuple(range(players))
    count = len(teams)
    if (
        players < FEWEST_PLAYERS
        or count < FEWEST_TEAMS
        or players % count
        or players // count < FEWEST_IN_A_TEAM
    ):
        raise MalformedMove("teams-not-equal", players=players)
    opposite = {tuple(range(first, players, count)) for first in range(count)}
    if {tuple(sorted(team)) for team in teams} != opposite:
        raise MalformedMove("teams-not-opposite", players=players, teams=count)
    return tuple(seat % count for seat in range(players))

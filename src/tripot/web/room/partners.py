"""Doublette at a new table: two names are linked by a tap each, and sit down face to face (D1)."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from tripot.rules.cul_de_chouette.doublette import FEWEST_PLAYERS
from tripot.web.french import gettext as _
from tripot.web.french import words
from tripot.web.views.forms import Choice
from tripot.web.views.room import Place

PAIR = 2
MOST_TEAMS = 6
MIDDLE = (150, 80)
REACH = (112, 52)
"""The middle of the drawn table, and how far from it one sits."""


def may_pair(players: Sequence[str]) -> bool:
    """Whether all of them make teams of two."""
    return len(players) >= FEWEST_PLAYERS and len(players) % PAIR == 0


def face_to_face(players: Sequence[str], one: int, other: int) -> tuple[str, ...]:
    """`other` changes places with whoever sits opposite `one`; nobody else moves."""
    seated, across = list(players), (one + len(players) // PAIR) % len(players)
    seated[across], seated[other] = seated[other], seated[across]
    return tuple(seated)


def mates(players: int, teams: int | None, seat: int) -> tuple[int, ...]:
    """Who plays for the same score as `seat`, where so many teams come out even."""
    if teams is None or teams < PAIR or players % teams or players // teams < PAIR:
        return ()
    return tuple(other for other in range(seat % teams, players, teams) if other != seat)


def team_choices(players: Sequence[str], chosen: str) -> tuple[Choice, ...]:
    """Everybody for oneself, or so many teams by their names, as far as the names make them."""
    alone = Choice("", _("Chacun pour soi"), is_chosen=chosen == "")
    counts = range(PAIR, MOST_TEAMS + 1)
    teams = (
        Choice(str(count), _who_with_whom(players, count), is_chosen=chosen == str(count)) for count in counts
    )
    return (alone, *teams)


def _who_with_whom(players: Sequence[str], count: int) -> str:
    """« Perceval et Léodagan · Karadoc et Guenièvre », as far as the names make such teams (D1)."""
    size, left_over = divmod(len(players), count)
    if left_over or size < PAIR:
        return _("%(count)s équipes") % {"count": count}
    return " · ".join(_(" et ").join(players[team::count]) for team in range(count))


def round_the_table(rows: int) -> tuple[Place, ...]:
    """The places as they lie round a table seen from above, against the clock, the first one nearest."""
    turns = [2 * pi * at / rows for at in range(rows)]
    return tuple(
        Place(
            words.emblem(at),
            round(MIDDLE[0] + REACH[0] * sin(turn)),
            round(MIDDLE[1] + REACH[1] * cos(turn)),
        )
        for at, turn in enumerate(turns)
    )

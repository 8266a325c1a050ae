"""The form for a new table as it is drawn, from what was typed so far."""

from __future__ import annotations

from typing import Any

from tripot.rules.engine import Ruleset
from tripot.rules.people import LONGEST_NAME
from tripot.web.forms import number, units
from tripot.web.french import gettext as _
from tripot.web.french import words
from tripot.web.room.draft import Draft
from tripot.web.room.partners import mates, round_the_table, team_choices
from tripot.web.room.presets import option_fields, preset_choices
from tripot.web.table.faces import FACES, Face
from tripot.web.tastes import mode_choices
from tripot.web.views.forms import Choice
from tripot.web.views.room import NewGameView, SeatRow

FEWEST_A_TEAM = 2


def draw_new_game(
    draft: Draft,
    ruleset: Ruleset[Any],
    regulars: tuple[str, ...],
    mode: str,
    key: str,
    action: str,
    refusal: str = "",
) -> NewGameView:
    """The form as it stands."""
    taken = {name.strip().casefold() for name in draft.names}
    fields = option_fields(draft.options, ruleset)
    return NewGameView(
        action=action,
        game=FACES[ruleset.name].name,
        seats=_rows(draft),
        places=round_the_table(len(draft.names)),
        linking=draft.linking,
        may_add=len(draft.names) < ruleset.most_players,
        regulars=tuple(Choice(name, name, is_chosen=name.casefold() in taken) for name in regulars),
        modes=mode_choices(mode),
        presets=preset_choices(draft.options, ruleset),
        switches=tuple(field for field in fields if field.kind == "switch"),
        numbers=tuple(field for field in fields if field.kind == "number"),
        selects=tuple(field for field in fields if field.kind == "select"),
        teams=team_choices(draft.players, draft.teams) if FACES[ruleset.name].has_teams else (),
        teams_note=_(
            "Doublette : partenaires face à face, un score par équipe ; pensée pour plus de six personnes."
        ),
        starts=_start_choices(draft, FACES[ruleset.name]),
        key=key,
        longest_name=units(LONGEST_NAME),
        are_rules_open=draft.are_rules_open,
        refusal=refusal or draft.refusal,
        focus=draft.focus,
    )


def _rows(draft: Draft) -> tuple[SeatRow, ...]:
    rows, teams = draft.names, number(draft.teams)
    are_seated = rows[: len(draft.players)] == draft.players
    seated = len(draft.players) if are_seated else 0
    return tuple(
        SeatRow(
            number=at + 1,
            emblem=words.emblem(at),
            name=name,
            is_first=at == 0,
            is_last=at == len(rows) - 1,
            mates=tuple(
                Choice(str(mate + 1), words.emblem(mate))
                for mate in mates(seated, teams if isinstance(teams, int) else None, at)
                if at < seated
            ),
            is_waiting=draft.linking == str(at + 1),
        )
        for at, name in enumerate(rows)
    )


def _start_choices(draft: Draft, face: Face) -> tuple[Choice, ...]:
    """By the opening dice where a game has them; else the first place, until another is chosen."""
    rows = max(len(draft.players), FEWEST_A_TEAM)
    named = dict(enumerate(draft.players))
    seats = tuple(
        Choice(
            str(seat),
            named.get(seat) or _("La place %(number)s") % {"number": seat + 1},
            is_chosen=draft.first == str(seat),
        )
        for seat in range(max(rows, len(draft.names)))
    )
    if not face.has_opening:
        return seats
    return (Choice("", _("Le plus petit dé"), is_chosen=draft.first == ""), *seats)

"""The form for a new table: what was typed so far, one small step of it, and the wish it ends in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from starlette.datastructures import FormData

from tripot.rules.engine import Ruleset
from tripot.web import words
from tripot.web.faces import FACES, Face
from tripot.web.forms import number
from tripot.web.french import gettext as _
from tripot.web.partners import PAIR, face_to_face, mates, may_pair, round_the_table, team_choices
from tripot.web.presets import DEFAULT, option_fields, preset, preset_choices, read_options
from tripot.web.views_of_forms import Choice
from tripot.web.views_of_room import NewGameView, SeatRow

ROWS_AT_FIRST = 4
FEWEST_A_TEAM = 2
NOT_IN_PAIRS = _("Une Doublette demande des noms deux à deux : quatre, six, huit, dix ou douze.")


@dataclass(frozen=True)
class Draft:
    """What the form holds: one name a row, empty rows too."""

    names: tuple[str, ...]
    options: Mapping[str, Any]
    first: str = ""
    teams: str = ""
    are_rules_open: bool = False
    focus: str = ""
    linking: str = ""
    """The row of the first of two names to be linked."""
    refusal: str = ""

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(name for name in self.names if name.strip())


def blank(ruleset: Ruleset[Any]) -> Draft:
    """The form as it opens."""
    return Draft(("",) * ROWS_AT_FIRST, preset(ruleset, DEFAULT))


def read_draft(form: FormData, ruleset: Ruleset[Any]) -> Draft:
    """What was typed so far."""
    names = tuple(name for name in form.getlist("nom") if isinstance(name, str))[: ruleset.most_players]
    return Draft(
        names,
        read_options(form, ruleset),
        str(form.get("premier", "")),
        str(form.get("equipes", "")),
        linking=str(form.get("lien", "")),
    )


def step(draft: Draft, does: str, ruleset: Ruleset[Any]) -> Draft:
    """One press of a button inside the form: a row up, down, away, more or linked, a remembered name, a preset."""
    what, _dash, about = does.partition("-")
    if what == "lier":
        return _linked(draft, about)
    draft = replace(draft, linking="")
    match what:
        case "haut" | "bas" | "retirer":
            row = number(about)
            return _with_row(draft, what, row) if isinstance(row, int) else draft
        case "ajouter":
            names = (*draft.names, "")[: ruleset.most_players]
            return replace(draft, names=names, focus=f"nom-{len(names)}")
        case "inviter":
            return replace(draft, names=_invited(draft.names, about, ruleset.most_players))
        case "regles":
            return replace(
                draft, options=preset(ruleset, about), are_rules_open=True, focus=f"regles-{about}"
            )
        case _:
            return draft


def _with_row(draft: Draft, what: str, row: int) -> Draft:
    names = list(draft.names)
    at = row - 1
    if not 0 <= at < len(names):
        return draft
    if what == "retirer":
        names.pop(at)
        return replace(draft, names=tuple(names), focus=f"nom-{max(at, 1)}")
    to = at - 1 if what == "haut" else at + 1
    if not 0 <= to < len(names):
        return draft
    names[at], names[to] = names[to], names[at]
    is_at_an_end = to in (0, len(names) - 1)
    opposite = "bas" if what == "haut" else "haut"
    return replace(draft, names=tuple(names), focus=f"{opposite if is_at_an_end else what}-{to + 1}")


def _linked(draft: Draft, about: str) -> Draft:
    """The first tap waits for a second one, on another name; twice on the same takes the link away."""
    named = [str(row) for row, name in enumerate(draft.names, 1) if name.strip()]
    first = draft.linking
    if about not in named:
        return draft
    draft = replace(draft, focus=f"lier-{about}", linking="")
    if first == about:
        return replace(draft, teams="")
    if first not in named:
        return replace(draft, linking=about)
    if not may_pair(named):
        return replace(draft, linking=first, refusal=NOT_IN_PAIRS)
    one, other = named.index(first), named.index(about)
    names = face_to_face(draft.players, one, other)
    return replace(draft, names=names, teams=str(len(names) // PAIR), focus=f"lier-{one + 1}")


def _invited(names: tuple[str, ...], name: str, most: int) -> tuple[str, ...]:
    """A remembered name takes the first empty row."""
    rows = list(names)
    free = next((at for at, typed in enumerate(rows) if not typed.strip()), None)
    if free is not None:
        rows[free] = name
    elif len(rows) < most:
        rows.append(name)
    return tuple(rows)


def wish(draft: Draft, ruleset: Ruleset[Any]) -> dict[str, Any]:
    """The game asked for, as on the interface."""
    asked: dict[str, Any] = {
        "rules": ruleset.name,
        "players": list(draft.players),
        "options": dict(draft.options),
    }
    first, teams = number(draft.first), number(draft.teams)
    if isinstance(first, int):
        asked["first"] = first
    if isinstance(teams, int):
        seats, teams = range(len(draft.players)), max(1, min(teams, ruleset.most_players))
        asked["teams"] = [[seat for seat in seats if seat % teams == team] for team in range(teams)]
    return asked


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


def mode_choices(mode: str) -> tuple[Choice, ...]:
    """How this device is used: it decides which way of a race is the big one."""
    return (
        Choice("telephone", _("Un téléphone"), _("passe de main en main"), is_chosen=mode != "tablette"),
        Choice("tablette", _("Une tablette"), _("à plat au milieu"), is_chosen=mode == "tablette"),
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

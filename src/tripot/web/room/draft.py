"""What was typed so far into the form for a new table, one small step of it, and the wish it ends in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from starlette.datastructures import FormData

from tripot.rules.engine import Ruleset
from tripot.web.forms import number
from tripot.web.french import gettext as _
from tripot.web.room.partners import PAIR, face_to_face, may_pair
from tripot.web.room.presets import DEFAULT, preset, read_options

ROWS_AT_FIRST = 4
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

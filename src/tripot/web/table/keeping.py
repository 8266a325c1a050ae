"""The dice kept in Vache qui rit Tour: in groups by throw, and what those selected would come to (V18)."""

from __future__ import annotations

from dataclasses import astuple, replace
from typing import Any

from tripot.rules.errors import IllegalMove
from tripot.rules.moves import Offer
from tripot.rules.vache_qui_rit.moves import Keep
from tripot.rules.vache_qui_rit.scoring import name_of, points
from tripot.web.french import gettext as _
from tripot.web.french import ngettext, phrases, words
from tripot.web.halves import Half, told
from tripot.web.offers import Drawing
from tripot.web.table.pads import Said, alike_slots
from tripot.web.table.trays import SPOKEN, die_faces
from tripot.web.views.parts import Group, Help, KeepView

ODDS = {5: "7,7", 4: "15,7", 3: "27,8", 2: "44,4", 1: "66,7"}
"""How often so many dice do not score, per cent (V10)."""


def draw_keep(drawing: Drawing, keep: Offer, half: Half, says: Said, *, may_stop: bool) -> KeepView:
    """The tray of who may keep dice; `says`: its title and its whisper."""
    table, seat = drawing.table, keep.seats[0]
    thrown, most = tuple(keep.bounds["thrown"]), keep.bounds["max"]
    selected = half.kept[:most] if thrown else half.dice[:most]
    helps = {name: _help(drawing, seat, name, worth) for name, worth in keep.bounds["points"].items()}
    helps[""] = _nothing_selected(drawing, may_stop=may_stop)
    now = helps.get(name_of(selected)) or replace(helps[""], why_not=_lacks(selected, helps))
    title, whisper = says
    return KeepView(
        id=f"pad-{drawing.game.since}",
        action=drawing.moves_url,
        hidden=drawing.hidden("keep", seat=seat),
        label=_("Le tour : %(name)s") % {"name": drawing.name(seat)},
        title=title,
        whisper=whisper,
        groups=tuple(
            Group(kept, phrases.spoken(kept), phrases.thousands(points(kept))) for kept in table.kept
        ),
        selected="" if thrown else told(selected),
        kept=told(selected) if thrown else "",
        slots=tuple(alike_slots(thrown, selected, ()) if thrown else alike_slots((0,) * most, (), selected)),
        faces=die_faces(),
        is_thrown=bool(thrown),
        is_rolled=bool(thrown)
        and getattr(drawing.game.last and drawing.game.last.move, "rolled", None) is True,
        most=most,
        spoken=SPOKEN,
        lacks="|".join(_lacking(many) for many in range(most + 1)),
        never=_("ne marque pas"),
        now=now,
        helps={name: astuple(each) for name, each in helps.items()},
    )


def _help(drawing: Drawing, seat: int, name: str, worth: int) -> Help:
    """What keeping these dice would come to, as the rules have it (V18)."""
    after = drawing.table.play(Keep(seat=seat, dice=tuple(map(int, name))))
    go = ngettext("Relancer %(dice)s dé", "Relancer %(dice)s dés", after.dice_left) % {
        "dice": after.dice_left
    }
    is_full = after.phase.name() == "main-pleine"
    odds = _("les 5 reviennent") if is_full else _("risque : %(odds)s %%") % {"odds": ODDS[after.dice_left]}
    why = why_not(after.phase.why_not_stop(after))
    return Help(phrases.signed(worth), phrases.thousands(after.total), go, odds, why)


def _nothing_selected(drawing: Drawing, *, may_stop: bool) -> Help:
    table = drawing.table
    ask = getattr(table.phase, "why_not_stop", None)
    why = None if ask is None else ask(table)
    first = _("d’abord garder") if table.phase.name() == "keeping" else _("d’abord lancer")
    short = why_not(why) if why or may_stop else first
    return Help("", phrases.thousands(table.total) if table.total else "", _("Relancer"), "", short)


def why_not(why: IllegalMove | None) -> str:
    """In two words, why one may not stop."""
    if why is None:
        return ""
    said = {key: phrases.thousands(value) for key, value in why.values.items() if isinstance(value, int)}
    match why.reason:
        case "under-the-threshold":
            return _("entrée à %(entry)s") % said
        case "not-a-hundred":
            return _("encore %(missing)s") % said
        case _:
            return _("main pleine, à relancer")


def _lacks(selected: tuple[int, ...], helps: Any) -> str:
    """« encore deux »: how many dice a selection lacks to score."""
    missing = [left for name in helps if (left := _more(selected, name))]
    return _lacking(min(missing)) if missing else _("ne marque pas")


def _lacking(dice: int) -> str:
    return _("encore %(dice)s") % {"dice": words.NUMBERS[dice]}


def _more(selected: tuple[int, ...], name: str) -> int:
    rest = list(name)
    for die in map(str, selected):
        if die not in rest:
            return 0
        rest.remove(die)
    return len(rest)

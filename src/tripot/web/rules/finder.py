"""« Quels dés sur la table ? »: each press of a die asks for the whole search with it, so that plain links do."""

from __future__ import annotations

from collections.abc import Sequence

from tripot.web.french import gettext as _
from tripot.web.french import ngettext, words
from tripot.web.halves import told
from tripot.web.offers import DIE_FACES
from tripot.web.views.rules import FinderView, FoundDie


def draw_finder(
    action: str,
    table: str,
    dice: Sequence[int],
    titles: Sequence[str],
    how_many: tuple[int, int],
    *,
    has_a_red_die: bool,
) -> FinderView:
    """The dice said so far, the six faces, and what was found by them.

    `how_many`: how few dice bring up cards, and after how many the next begins anew.
    """
    fewest, most = how_many
    begun = tuple(dice) if len(dice) < most else ()
    return FinderView(
        action=action,
        table=table,
        chosen=tuple(_chosen(dice, at, is_red=has_a_red_die and at + 1 == most) for at in range(len(dice))),
        faces=tuple(
            FoundDie(face, _("Dé : %(face)s") % {"face": words.NUMBERS[face]}, told((*begun, face)))
            for face in DIE_FACES
        ),
        most=most,
        asked=len(dice) >= fewest,
        says=_said(dice, titles, fewest, most),
    )


def _chosen(dice: Sequence[int], at: int, *, is_red: bool) -> FoundDie:
    label = _("Retirer le dé : %(face)s") % {"face": words.NUMBERS[dice[at]]}
    return FoundDie(dice[at], label, told((*dice[:at], *dice[at + 1 :])), is_red)


def _said(dice: Sequence[int], titles: Sequence[str], fewest: int, most: int) -> str:
    if not dice:
        wanted = _how_many(fewest, most)
        return _("%(dice)s, et leurs cartes sortent du paquet.") % {"dice": wanted[:1].upper() + wanted[1:]}
    if len(dice) < fewest:
        return _("Encore %(dice)s.") % {"dice": _how_many(fewest - len(dice), most - len(dice))}
    said = {"dice": told(dice), "titles": ", ".join(titles)}
    if not titles:
        return _("%(dice)s : rien n’attend ces dés à cette table.") % said
    return _("%(dice)s : %(titles)s.") % said


def _how_many(fewest: int, most: int) -> str:
    """« deux ou trois dés », « de un à cinq dés », « cinq dés »."""
    said = {"fewest": words.NUMBERS[fewest], "most": words.NUMBERS[most]}
    if fewest == most:
        return ngettext("%(most)s dé", "%(most)s dés", most) % said
    if most == fewest + 1:
        return _("%(fewest)s ou %(most)s dés") % said
    return _("de %(fewest)s à %(most)s dés") % said

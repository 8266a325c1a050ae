"""« Quels dés sur la table ? »: each press of a die asks for the whole search with it, so that plain links do."""

from __future__ import annotations

from collections.abc import Sequence

from tripot.web import words
from tripot.web.french import gettext as _
from tripot.web.offers import DIE_FACES
from tripot.web.views_of_rules import FinderView, FoundDie

FEWEST, MOST = 2, 3


def draw_finder(action: str, table: str, dice: Sequence[int], titles: Sequence[str]) -> FinderView:
    """The dice said so far, the six faces, and what was found by them; after three dice the next begins anew."""
    begun = tuple(dice) if len(dice) < MOST else ()
    return FinderView(
        action=action,
        table=table,
        chosen=tuple(_chosen(dice, at) for at in range(len(dice))),
        faces=tuple(
            FoundDie(face, _("Dé : %(face)s") % {"face": words.NUMBERS[face]}, _joined((*begun, face)))
            for face in DIE_FACES
        ),
        asked=len(dice) >= FEWEST,
        says=_said(dice, titles),
    )


def _chosen(dice: Sequence[int], at: int) -> FoundDie:
    label = _("Retirer le dé : %(face)s") % {"face": words.NUMBERS[dice[at]]}
    return FoundDie(dice[at], label, _joined((*dice[:at], *dice[at + 1 :])))


def _joined(dice: Sequence[int]) -> str:
    return "-".join(map(str, dice))


def _said(dice: Sequence[int], titles: Sequence[str]) -> str:
    if not dice:
        return _("Deux ou trois dés, et leurs cartes sortent du paquet.")
    if len(dice) < FEWEST:
        return _("Encore un dé, ou deux.")
    said = {"dice": _joined(dice), "titles": ", ".join(titles)}
    if not titles:
        return _("%(dice)s : rien n’attend ces dés à cette table.") % said
    return _("%(dice)s : %(titles)s.") % said

"""The bar over a stage: what is being played, and between whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tripot.web.french import gettext as _
from tripot.web.french import words
from tripot.web.french.saying import combination_on_the_table
from tripot.web.offers import Drawing
from tripot.web.table.faces import FACES

Heading = tuple[str, str]


def heading(drawing: Drawing) -> Heading:
    """The title and the whisper of the bar."""
    if drawing.table.over:
        return _("Partie terminée"), FACES[drawing.game.rules].name
    phase = drawing.table.phase
    drawn = _HEADINGS.get(phase.name())
    return _plain(drawing) if drawn is None else drawn(drawing, phase)


def _plain(drawing: Drawing) -> Heading:
    whisper = words.ROUNDS[FACES[drawing.game.rules].round][0] % {"round": drawing.table.round}
    return FACES[drawing.game.rules].name, whisper


def _who_challenges_whom(drawing: Drawing, phase: Any) -> str:
    said = {
        "challenger": drawing.name(phase.challenger),
        "challenged": drawing.name(phase.challenged),
    }
    return _("%(challenger)s défie %(challenged)s") % said


def _challenge(drawing: Drawing, phase: Any) -> Heading:
    return _("Défi Grelottine"), _who_challenges_whom(drawing, phase)


def _sirotage(_drawing: Drawing, phase: Any) -> Heading:
    return _("Sirotage"), _("Pour un Cul de Chouette de %(value)s") % {"value": phase.cast.reading.value}


def _bleu_rouge(drawing: Drawing, phase: Any) -> Heading:
    return _("Bleu-Rouge"), _("Trois totaux pour %(name)s, un pour les autres") % {
        "name": drawing.name(phase.lanceur)
    }


def _soufflette(drawing: Drawing, phase: Any) -> Heading:
    return _("Soufflette"), _who_challenges_whom(drawing, phase)


def _opening(_drawing: Drawing, _phase: Any) -> Heading:
    return _("Le départ"), _("Chacun lance un dé, le plus petit commence")


def _race(drawing: Drawing, _phase: Any) -> Heading:
    return combination_on_the_table(drawing.game), _plain(drawing)[1]


_HEADINGS: dict[str, Callable[[Drawing, Any], Heading]] = {
    "opening": _opening,
    "suite": _race,
    "chouette-velute": _race,
    "pelican-race": _race,
    "challenge": _challenge,
    "sirotage": _sirotage,
    "bleu-rouge": _bleu_rouge,
    "soufflette": _soufflette,
}

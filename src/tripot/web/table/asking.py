"""What the tray asks for at each phase: a title, and a whisper below. A phase unknown here asks for its dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tripot.rules.cul_de_chouette.bets import STAKE
from tripot.rules.cul_de_chouette.civet import SettleCivet
from tripot.rules.cul_de_chouette.combinations import chouette_points, points, read
from tripot.rules.cul_de_chouette.odds import any_total_odds, sipped_die_odds
from tripot.web.french import gettext as _
from tripot.web.french import ngettext, phrases, words
from tripot.web.french.saying import combination_on_the_table, to_play
from tripot.web.offers import Drawing
from tripot.web.table.stakes import chance

Asked = tuple[str, str]
FEW = 3


def asked(drawing: Drawing) -> Asked:
    """The title and the whisper of the tray."""
    phase = drawing.table.phase
    return _ASKS.get(phase.name(), _before_throw)(drawing, phase)


def _before_throw(drawing: Drawing, _phase: Any) -> Asked:
    table, made = drawing.table, combination_on_the_table(drawing.game)
    said = {"name": table.names[to_play(drawing.game)]}
    if staked := _what_hangs(drawing):
        return _("À %(name)s") % said, staked
    if not made:
        return _("À %(name)s") % said, _("Trois dés : les deux Chouettes, puis le Cul.")
    return _("À %(name)s") % said, f"{table.names[table.lying]} · {made}"


def _what_hangs(drawing: Drawing) -> str:
    """« Civet : Velute, 50. », « Défi : Chouette, 33. »: what is settled by these dice first; nothing elsewhere."""
    hanging = drawing.table.settlement if hasattr(drawing.table, "settlement") else None
    if hanging is None:
        return ""
    said = {"on": words.named(words.COMBINATIONS, hanging.on), "stake": hanging.stake}
    if isinstance(hanging, SettleCivet):
        return _("Civet : %(on)s, %(stake)s.") % said
    return _("Défi : %(on)s, %(stake)s.") % said


def _before_cul(drawing: Drawing, phase: Any) -> Asked:
    if phase.buyer is not None:
        return _("À %(name)s") % {"name": drawing.name(phase.buyer)}, _("Le Cul est acheté : un seul dé.")
    first, second = phase.chouettes
    if first != second:
        return _("… et le Cul ?"), _("Les Chouettes sont posées.")
    said = _worth(first, drawing.table.options)
    return _("… et le Cul ?"), _("%(kept)s points, %(made)s sur un %(die)s") % said


def _sirotage(drawing: Drawing, phase: Any) -> Asked:
    said = _worth(phase.cast.reading.value, drawing.table.options)
    return _("Le dé siroté ?"), _("Un %(die)s : %(made)s. Sinon, Chouette perdue.") % said


def _worth(value: int, options: Any) -> dict[str, object]:
    """A pair as it lies, and with a third."""
    made = points(read((value, value, value), options))
    return {"die": words.NUMBERS[value], "kept": chouette_points(value), "made": made}


def _challenge(drawing: Drawing, phase: Any) -> Asked:
    stake = ngettext("%(stake)s point, gagné ou perdu", "%(stake)s points, gagnés ou perdus", phase.stake) % {
        "stake": phase.stake
    }
    return words.named(words.IMPOSED, phase.on), " · ".join((stake, *_bets_laid(drawing, phase)))


def _bets_laid(drawing: Drawing, phase: Any) -> Iterator[str]:
    """« Sur la réussite : Bohort et Léodagan »; of many only their number."""
    for on, says in words.BETS.items():
        names = [drawing.name(seat) for seat, named in phase.bets if named == on]
        if names:
            who = phrases.listed(names) if len(names) <= FEW else str(len(names))
            yield _("%(on)s : %(who)s") % {"on": says, "who": who}


def _soufflette(drawing: Drawing, phase: Any) -> Asked:
    said = {"name": drawing.name(phase.challenged), "jet": phase.thrown + 1}
    return _("4-2-1 ?"), _("%(name)s, jet %(jet)s sur 3 : les trois dés comme ils sont posés.") % said


def _bleu_rouge(drawing: Drawing, phase: Any) -> Asked:
    if not phase.totals:
        return _("Bleu-Rouge"), _("%(name)s nomme un à trois totaux.") % {"name": drawing.name(phase.lanceur)}
    said = {"chance": chance(any_total_odds(phase.totals)), "stake": STAKE}
    return phrases.listed(map(str, phase.totals)), _(
        "Chances : %(chance)s. Les autres misent %(stake)s."
    ) % said


def _tie_break(drawing: Drawing, phase: Any) -> Asked:
    names = ", ".join(drawing.name(seat) for seat in phase.tied)
    whisper = _("À égalité : %(names)s. Le premier six l’emporte.") % {"names": names}
    if phase.has_privilege:
        whisper += " " + _("Faute de six : %(name)s.") % {"name": drawing.name(phase.lanceur)}
    return _("Un six ?"), whisper


def _sirotage_offered(drawing: Drawing, phase: Any) -> Asked:
    said = _worth(phase.cast.reading.value, drawing.table.options) | {"chance": chance(sipped_die_odds())}
    whisper = _("Siroter : %(made)s (%(chance)s), sinon la Chouette est perdue.") % said
    if phase.cast.bought:
        whisper = _("Cul acheté par %(name)s.") % {"name": drawing.name(phase.cast.lanceur)} + f" {whisper}"
    return combination_on_the_table(drawing.game), whisper


def _sirotage_due(drawing: Drawing, phase: Any) -> Asked:
    whisper = _("Siroter : c’est imposé.") if phase.is_compulsory else _("À décider avant la suite.")
    return combination_on_the_table(drawing.game), f"{_what_hangs(drawing)} {whisper}"


def _soufflette_offered(_drawing: Drawing, _phase: Any) -> Asked:
    return _("Soufflette"), _("4-2-1 : qui défier ?")


def _first_wins(drawing: Drawing, phase: Any) -> Asked:
    return combination_on_the_table(drawing.game), _("Le premier gagne %(points)s.") % {
        "points": phase.prize()
    }


def _contre_sirop(drawing: Drawing, phase: Any) -> Asked:
    return _("Contre-Sirop"), _first_wins(drawing, phase)[1]


def _suite(drawing: Drawing, _phase: Any) -> Asked:
    said = {"points": drawing.table.options.suite_points, "name": drawing.name(drawing.table.lying)}
    return _("−%(points)s au dernier") % said, _("Suite lancée par %(name)s.") % said


_ASKS: dict[str, Callable[[Drawing, Any], Asked]] = {
    "before-cul": _before_cul,
    "sirotage": _sirotage,
    "sirotage-offered": _sirotage_offered,
    "sirotage-due": _sirotage_due,
    "challenge": _challenge,
    "soufflette": _soufflette,
    "soufflette-offered": _soufflette_offered,
    "bleu-rouge": _bleu_rouge,
    "tie-break": _tie_break,
    "contre-sirop": _contre_sirop,
    "chouette-velute": _first_wins,
    "pelican-race": _first_wins,
    "suite": _suite,
}

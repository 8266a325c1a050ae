"""A feat in words: what it is called, what was done, and how much it came to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from tripot.games import Told
from tripot.games.feats import feats, that_count
from tripot.rules.feats import Feat
from tripot.web.french import gettext as _
from tripot.web.french import ngettext, phrases, words
from tripot.web.french.saying import label
from tripot.web.offers import Drawing
from tripot.web.table.faces import FACES
from tripot.web.views.evening import FeatView

Saying = Callable[[Drawing, Feat], tuple[str, str]]


def draw_feats(drawing: Drawing, history: Sequence[Told]) -> tuple[FeatView, ...]:
    """What this game is remembered for."""
    counted = that_count(history)
    found = feats(drawing.game.ruleset, history)
    return tuple(_drawn(drawing, feat, None if feat.at is None else counted[feat.at]) for feat in found)


def _drawn(drawing: Drawing, feat: Feat, told: Told | None) -> FeatView:
    what, whisper = TOLD[feat.name](drawing, feat) if told is None else _of_one_move(drawing, feat, told)
    return FeatView(
        title=TITLES[feat.name],
        what=what,
        whisper=whisper,
        names=", ".join(drawing.name(seat) for seat in feat.seats),
        emblem=words.emblem(feat.seats[0]),
    )


def _of_one_move(drawing: Drawing, feat: Feat, told: Told) -> tuple[str, str]:
    """« Full, 30 », « +30, au tour 4 »; a turn that was lost by what it had come to."""
    when = words.ROUNDS[FACES[drawing.game.rules].round][1] % {"round": told.before.round}
    then = replace(drawing.game, table=told.after, last=told.line)
    lost = _("%(points)s points perdus") % {"points": phrases.thousands(-feat.points)}
    return label(then, told.line) if feat.points > 0 else lost, f"{phrases.signed(feat.points)}, {when}"


def _bevues(_drawing: Drawing, feat: Feat) -> tuple[str, str]:
    said = ngettext("%(number)s Bévue", "%(number)s Bévues", feat.number) % {"number": feat.number}
    return said, _points(feat)


def _out_of(_drawing: Drawing, feat: Feat) -> tuple[str, str]:
    return _("%(number)s sur %(among)s") % {"number": feat.number, "among": feat.among}, _in_all(feat)


def _races(_drawing: Drawing, feat: Feat) -> tuple[str, str]:
    won = ngettext("%(number)s course gagnée", "%(number)s courses gagnées", feat.number)
    return won % {"number": feat.number}, _points(feat)


def _figures(_drawing: Drawing, feat: Feat) -> tuple[str, str]:
    said = ngettext("%(number)s figure", "%(number)s figures", feat.number) % {"number": feat.number}
    return said, _points(feat)


def _numbers(_drawing: Drawing, feat: Feat) -> tuple[str, str]:
    boxes = ngettext("en %(number)s case", "en %(number)s cases", feat.number) % {"number": feat.number}
    said = ngettext("%(points)s point", "%(points)s points", feat.points)
    return said % {"points": phrases.thousands(feat.points)}, boxes


def _crossed_out(drawing: Drawing, feat: Feat) -> tuple[str, str]:
    said = ngettext("%(number)s case barrée", "%(number)s cases barrées", feat.number)
    return said % {"number": feat.number}, _("sur %(boxes)s") % {"boxes": len(drawing.table.boxes)}


def _mains_pleines(_drawing: Drawing, feat: Feat) -> tuple[str, str]:
    said = ngettext("%(number)s main pleine", "%(number)s mains pleines", feat.number)
    return said % {"number": feat.number}, _("les cinq dés repris")


def _rachats(_drawing: Drawing, feat: Feat) -> tuple[str, str]:
    said = ngettext("%(number)s payant", "%(number)s payants", feat.number) % {"number": feat.number}
    return _("%(said)s sur %(among)s") % {"said": said, "among": feat.among}, _in_all(feat)


def _bars(_drawing: Drawing, feat: Feat) -> tuple[str, str]:
    said = ngettext("%(number)s barre", "%(number)s barres", feat.number) % {"number": feat.number}
    return said, _points(feat)


def _polluter(_drawing: Drawing, feat: Feat) -> tuple[str, str]:
    said = ngettext("%(number)s pollution", "%(number)s pollutions", feat.number)
    return said % {"number": feat.number}, _("de mauvaises ondes")


def _points(feat: Feat) -> str:
    points = {"points": phrases.signed(feat.points) or "0"}
    return ngettext("%(points)s point", "%(points)s points", feat.points) % points


def _in_all(feat: Feat) -> str:
    points = {"points": phrases.signed(feat.points) or "0"}
    return ngettext("%(points)s point au total", "%(points)s points au total", feat.points) % points


TITLES = {
    "best-throw": _("Coup de la soirée"),
    "bonne-poire": _("Bonne poire"),
    "sipper": _("Siroteur"),
    "challenges": _("Défis gagnés"),
    "races": _("Poing le plus vif"),
    "figures": _("Maître des figures"),
    "at-once": _("Du premier lancer"),
    "numbers": _("Roi des chiffres"),
    "crossed-out": _("Grille à trous"),
    "lost-turn": _("Chute de la soirée"),
    "mains-pleines": _("Main heureuse"),
    "rachats": _("Rachats"),
    "bars": _("Bonne poire"),
    "polluter": _("Dédé de la soirée"),
}
"""What an evening is remembered for."""

TOLD: dict[str, Saying] = {
    "bonne-poire": _bevues,
    "sipper": _out_of,
    "challenges": _out_of,
    "races": _races,
    "figures": _figures,
    "at-once": _figures,
    "numbers": _numbers,
    "crossed-out": _crossed_out,
    "mains-pleines": _mains_pleines,
    "rachats": _rachats,
    "bars": _bars,
    "polluter": _polluter,
}
"""What was done and what it came to, by feat; those of one move are told by that move."""

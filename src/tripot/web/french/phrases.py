"""Numbers, dice and names as one says and writes them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from tripot.web.french import gettext as _
from tripot.web.french import ngettext, words

SPANISH = re.compile("(El Cacho|Grande)")
"""Words of Bolivia that a voice reads as they are said there."""


def by_language(text: str) -> Iterator[tuple[str, str]]:
    """The text in parts, each with its language where that is not French."""
    for at, part in enumerate(SPANISH.split(text)):
        if part:
            yield part, "es" if at % 2 else ""


def spoken(dice: tuple[int, ...]) -> str:
    """The dice as one says them: « quatre, quatre, deux »."""
    return ", ".join(_(words.NUMBERS[die]) for die in dice)


def rounds(word: str, number: int) -> str:
    """« 14 tours », « 10 manches »."""
    if word == "tour":
        return ngettext("%(number)s tour", "%(number)s tours", number) % {"number": number}
    return ngettext("%(number)s manche", "%(number)s manches", number) % {"number": number}


def in_a_phrase(box: str) -> str:
    """« Full », « Les 5 »."""
    return _("Les %(face)s") % {"face": box} if box.isdigit() else words.named(words.BOXES, box)


def listed(names: Iterable[str]) -> str:
    """« Perceval, Karadoc et Bohort »."""
    *others, last = names
    return _("%(names)s et %(name)s") % {"names": ", ".join(others), "name": last} if others else last


def combination(name: str, value: int) -> str:
    """« Chouette de 4 », « Néant »."""
    called = words.named(words.COMBINATIONS, name)
    if name not in words.WITH_A_VALUE:
        return called
    return _("%(combination)s de %(value)s") % {"combination": called, "value": value}


def signed(points: int) -> str:
    """« +16 », « −10 », « +1 000 », and nothing for 0."""
    if points == 0:
        return ""
    return f"{'+' if points > 0 else '−'}{thousands(abs(points))}"


def thousands(points: int) -> str:
    """« 2 300 », its space one that does not break."""
    return f"{points:,}".replace(",", "\u00a0").replace("-", "−")

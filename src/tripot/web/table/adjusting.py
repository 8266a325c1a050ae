"""The sheet on which a score is put right: a free ±, and whatever else this game keeps beside it."""

from __future__ import annotations

from collections.abc import Iterator

from tripot.rules.moves import Offer
from tripot.rules.people import LONGEST_NOTE
from tripot.web.forms import OPEN, units
from tripot.web.french import gettext as _
from tripot.web.french import phrases, words
from tripot.web.views.forms import Choice, Field

MOST_BARS = 2
UNCHANGED = Choice("", _("inchangé"), is_chosen=True)


def correction_fields(offer: Offer, seat: int | None) -> Iterator[Field]:
    """What may be corrected, as the offer's bounds have it; where the score is a grid, its boxes instead of points."""
    bounds = offer.bounds
    if "grid" in bounds:
        yield from (_box(box, values) for box, values in bounds["grid"].items())
    else:
        yield Field("points", _("Points en plus ou en moins"), "number", least=-9999, most=9999)
    yield Field("note", _("Pourquoi ? (un mot suffit)"), "text", most=units(LONGEST_NOTE))
    for token in bounds.get("tokens", ()):
        choices = (UNCHANGED, Choice("1", _("en avoir")), Choice("0", _("ne pas en avoir")))
        yield Field(f"tokens.{token}", words.named(words.TOKENS, token), "select", choices)
    if bounds.get("banque"):
        yield Field("account", _("Compte à la Banque"), "number", least=0, most=9999)
        yield Field("step", _("Palier de la Banque"), "number", least=1, most=999)
    if "bars" in offer.move.model_fields:
        bars = tuple(Choice(str(many), str(many)) for many in range(MOST_BARS + 1))
        yield Field("bars", _("Barres"), "select", (UNCHANGED, *bars))
    if bounds.get("entered"):
        choices = (UNCHANGED, Choice("oui", _("oui")), Choice("non", _("pas encore")))
        yield Field("entered", _("Dans le jeu"), "select", choices)
    if seat in bounds.get("turn", ()):
        yield Field("turn", _("Donner la main ici"), "tick")


def _box(box: str, values: list[int]) -> Field:
    written = tuple(Choice(str(value), str(value)) for value in values)
    return Field(
        f"grid.{box}", phrases.in_a_phrase(box), "select", (UNCHANGED, Choice(OPEN, _("libre")), *written)
    )

"""The offers of the two games of five dice that say more, or less, than their name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tripot.rules.moves import Offer
from tripot.web.french import gettext as _
from tripot.web.french import ngettext, phrases
from tripot.web.offers import Drawing
from tripot.web.views.forms import Choice, Field, OfferView

RETHROWN = (_("Relancés"), _("sans prime"))
AT_ONCE = (_("1er lancer"), _("figures +5"))
"""How five dice came to lie so, and what that changes (T6 to T9)."""


def _quiet(_drawing: Drawing, _offer: Offer, view: OfferView) -> OfferView:
    return replace(view, tone="quiet")


def _bust(drawing: Drawing, _offer: Offer, view: OfferView) -> OfferView:
    """Who is not in yet takes no bar."""
    if drawing.table.entered[drawing.table.turn]:
        return replace(view, tone="red")
    return replace(view, tone="red", label=_("Raté"), say=_("Raté : rien ne marque"))


def _rachat(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    return replace(view, label=_("Racheter %(price)s") % {"price": phrases.signed(-offer.bounds["price"])})


def value_of(box: str, value: int) -> Choice:
    """A value that may stand in the box, and how it comes about."""
    if value == 0:
        return Choice("0", "0", _("barrer"))
    if box.isdigit():
        dice = value // int(box)
        return Choice(str(value), str(value), ngettext("%(dice)s dé", "%(dice)s dés", dice) % {"dice": dice})
    return Choice(str(value), str(value), _("du 1er lancer") if value % 10 else "")


def _box(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    choices = tuple(
        Choice(box, f"{phrases.in_a_phrase(box)}\u00a0: {offer.bounds['points'][box]}")
        for box in offer.bounds["boxes"]
    )
    return replace(view, chooses="box", choices=choices)


def _box_and_value(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    values = offer.bounds["values"]
    boxes = tuple(Choice(box, phrases.in_a_phrase(box)) for box in values)
    most = max(max(each) for each in values.values())
    value = Field("value", _("Ce qu’elle vaut"), "number", least=0, most=most, is_required=True)
    return replace(view, fields=(Field("box", _("Case"), "select", boxes), value))


FIVE_DICE: dict[str, Callable[[Drawing, Offer, OfferView], OfferView]] = {
    "mark": _box,
    "write": _box_and_value,
    "bust": _bust,
    "rachat": _rachat,
    "pollution": _quiet,
}

"""Every offer as a button or a small form; a move not known here still gets a form, drawn from its fields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tripot.rules.moves import Offer
from tripot.web.french import gettext as _
from tripot.web.french import words
from tripot.web.offers import Drawing, seat_choices
from tripot.web.table.shapes import SHAPES, from_its_fields
from tripot.web.views.forms import Field, OfferView


def draw(drawing: Drawing, offer: Offer, seat: int | None) -> OfferView:
    """The offer for one seat, or for nobody in particular."""
    move = offer.move.move_name()
    cry = offer.bounds.get("cry", "")
    values: dict[str, object] = {} if seat is None else {"seat": seat}
    if cry:
        values["cry"] = cry
    label = words.named(words.BUTTONS, move)
    view = OfferView(
        id="-".join(str(part) for part in (move, *values.values())),
        move=move,
        action=drawing.moves_url,
        hidden=drawing.hidden(move, **values),
        label=label,
        seat=seat,
        title=label if seat is None else f"{label} · {drawing.name(seat)}",
        icon=words.ICONS.get(move, ""),
    )
    view = SHAPES.get(move, from_its_fields)(drawing, offer, view)
    whose = view.say or (view.label if seat is None else f"{view.label} · {drawing.name(seat)}")
    return replace(view, say=whose if view.price == "" else f"{whose} {view.price}")


def draw_together(drawing: Drawing, offer: Offer) -> OfferView:
    """The offer for whichever of its seats: one button each, or a choice before the rest."""
    if not offer.seats or offer.move.move_name() == "tie":
        return draw(drawing, offer, None)
    if len(offer.seats) == 1:
        return draw(drawing, offer, offer.seats[0])
    view = draw(drawing, offer, None)
    names = seat_choices(drawing, offer.seats)
    if view.is_button:
        return replace(view, chooses="seat", choices=names)
    return replace(view, fields=(Field("seat", _("Qui ?"), "select", names), *view.fields))


def pointed_at(drawing: Drawing, offer: Offer, field: str, seat: int) -> OfferView:
    """The offer of somebody else, answered by a tap on the card of `seat`."""
    view = draw(drawing, offer, offer.seats[0])
    return replace(
        view,
        id=f"{view.id}-{seat}",
        hidden=(*view.hidden, (field, str(seat))),
        say=f"{view.label} · {drawing.name(seat)}",
        tone="cry",
        chooses="",
        choices=(),
    )


def one_each(view: OfferView) -> Iterator[OfferView]:
    """A button for each answer there is to choose."""
    for choice in view.choices:
        yield replace(
            view,
            id=f"{view.id}-{choice.value}",
            hidden=(*view.hidden, (view.chooses, choice.value)),
            label=choice.label,
            price=choice.whisper,
            say=f"{choice.label} {choice.whisper}",
            chooses="",
            choices=(),
        )


def roll(drawing: Drawing, offer: Offer, dice: int) -> OfferView:
    """« Lancer »: the house throws, `dice` of them where several numbers are on offer."""
    count = {"n": dice} if len(offer.bounds["dice"]) > 1 else {}
    return OfferView(
        id="roll",
        move="throw",
        action=drawing.moves_url,
        hidden=drawing.hidden("throw", seat=offer.seats[0], roll="oui", **count),
        label=_("Lancer"),
        say=_("Lancer les dés de la maison"),
        icon="cup",
    )

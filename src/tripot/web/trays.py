"""The leather tray: the pad, the verdict over the dice on the table, and the answers that belong to the phase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tripot.rules.moves import Offer
from tripot.web import words
from tripot.web.asking import asked
from tripot.web.cards import ON_THE_CARD
from tripot.web.french import gettext as _
from tripot.web.offers import Drawing, draw_together, roll
from tripot.web.pads import key_choices, spoken_faces
from tripot.web.races import everybodys_die, is_a_race
from tripot.web.rule_links import card_of_the_moment
from tripot.web.saying import lying
from tripot.web.views import PadView, VerdictView
from tripot.web.views_of_forms import OfferView
from tripot.web.views_of_parts import Slot

IN_THE_MENU = frozenset({"chante_sloubi", "rename", "leave", "end"})
ELSEWHERE = frozenset({"throw", "opening", "bevue", "correction"}) | ON_THE_CARD | IN_THE_MENU
ANSWERS = frozenset({"sirotage", "decline", "soufflette"})
THREE = 3


def throw_offer(offers: list[Offer]) -> Offer | None:
    """The offer to throw, if anybody may."""
    return next((offer for offer in offers if offer.move.move_name() == "throw" and offer.seats), None)


def draw_pad(drawing: Drawing, offers: list[Offer], entered: tuple[int, ...]) -> PadView | None:
    """The slots and keys of the one who throws; none where several do, or nobody."""
    offer = throw_offer(offers)
    if offer is None or everybodys_die(drawing, offers):
        return None
    seat, enough = offer.seats[0], _enough(drawing, offer)
    on_the_table = _lying_still(drawing.table.phase) if max(offer.bounds["dice"]) == 1 else ()
    entered = entered[: enough - 1]
    title, whisper = asked(drawing)
    wanted = max(offer.bounds["dice"])
    return PadView(
        id=f"pad-{drawing.game.since}",
        action=drawing.moves_url,
        hidden=drawing.hidden("throw", seat=seat, assez=enough),
        slots=tuple(_slots(on_the_table, entered, wanted)),
        enough=enough,
        sends_early=enough < wanted,
        goes_on=bool(on_the_table),
        entered="-".join(map(str, entered)),
        is_half=len(entered) > 1,
        label=_("Le jet : %(name)s") % {"name": drawing.name(seat)},
        asks=title,
        then=_("… et le Cul ?") if enough == THREE else title,
        whisper=whisper,
        card=card_of_the_moment(drawing),
        spoken=spoken_faces(),
        faces=key_choices(),
    )


def _lying_still(phase: Any) -> tuple[int, ...]:
    """The dice that stay where they are while the last one is thrown: the Chouettes, or the pair of a Sirotage."""
    if hasattr(phase, "chouettes"):
        return tuple(phase.chouettes)
    value = phase.cast.reading.value if hasattr(phase, "cast") else 0
    return (value, value) if value else ()


def _enough(drawing: Drawing, offer: Offer) -> int:
    """How many dice send themselves: the Chouettes alone where somebody may want to come between (A1, K4)."""
    options: Any = drawing.table.options
    counts = offer.bounds["dice"]
    may_come_between = getattr(options, "achat_de_de", False) or getattr(options, "banque", False)
    return int(min(counts) if may_come_between else max(counts))


def _slots(on_the_table: tuple[int, ...], entered: tuple[int, ...], wanted: int) -> Iterator[Slot]:
    """The dice on the table first, then those entered, then the empty slots; the last of three is red."""
    places = min(len(on_the_table) + wanted, THREE)
    shown = (*on_the_table, *entered, *(0,) * THREE)
    for at, name in enumerate(words.SLOTS[places]):
        value, is_lying = shown[at], at < len(on_the_table)
        said = {"slot": name, "die": words.NUMBERS[value] if value else _("à jouer")}
        label = _("%(slot)s : %(die)s. Effacer") if value and not is_lying else _("%(slot)s : %(die)s")
        yield Slot(name, label % said, value, at == THREE - 1, is_lying, at + 1 - len(on_the_table))


def draw_verdict(drawing: Drawing, offers: list[Offer], delta: str) -> VerdictView | None:
    """The dice on the table and what they made, where the phase waits for an answer to them, or for a cry."""
    cast = lying(drawing.game)
    answers = any(offer.move.move_name() in ANSWERS for offer in offers)
    waits = answers or is_a_race(offers) or throw_offer(offers) is None
    if cast is None or not waits:
        return None
    title, whisper = asked(drawing)
    return VerdictView(tuple(cast.dice), title, delta, whisper, card_of_the_moment(drawing), has_red_die=True)


def draw_actions(
    drawing: Drawing, offers: list[Offer], besides: frozenset[str] = frozenset()
) -> tuple[OfferView, ...]:
    """The answers that belong to the phase, the dice of the house, and whatever has no other place."""
    return tuple(_actions(drawing, offers, ELSEWHERE | besides))


def _actions(drawing: Drawing, offers: list[Offer], besides: frozenset[str]) -> Iterator[OfferView]:
    decline: OfferView | None = None
    for offer in offers:
        move = offer.move.move_name()
        if move == "decline":
            decline = _declined(drawing, draw_together(drawing, offer))
        elif move not in besides:
            yield draw_together(drawing, offer)
    thrown = throw_offer(offers)
    if thrown is not None and everybodys_die(drawing, offers) is None:
        yield roll(drawing, thrown, _enough(drawing, thrown))
    if decline is not None:
        yield decline


def _declined(drawing: Drawing, view: OfferView) -> OfferView:
    """« Garder 16 »: what letting a Sirotage go keeps."""
    booked = getattr(drawing.table.phase, "booked", None)
    label = view.label if booked is None else _("Garder %(points)s") % {"points": booked}
    return replace(view, label=label, say=label, tone="main", icon="next")


def draw_menu_offers(drawing: Drawing, offers: list[Offer]) -> tuple[OfferView, ...]:
    """The rarer moves, in the table's menu."""
    return tuple(draw_together(drawing, offer) for offer in offers if offer.move.move_name() in IN_THE_MENU)

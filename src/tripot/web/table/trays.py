"""The leather tray: the pad, the verdict over the dice on the table, and the answers that belong to the phase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tripot.rules.moves import Offer
from tripot.web.french import gettext as _
from tripot.web.french import words
from tripot.web.french.saying import lying
from tripot.web.halves import told
from tripot.web.offers import DIE_FACES, Drawing, offer_of
from tripot.web.rule_links import card_of_the_moment
from tripot.web.table.asking import asked
from tripot.web.table.bets import challenge_bets
from tripot.web.table.buttons import draw_together, one_each, roll
from tripot.web.table.cards import ON_THE_CARD, RAITOURNELLE, is_out_of_place
from tripot.web.table.races import everybodys_die, is_a_race
from tripot.web.views.forms import Choice, OfferView
from tripot.web.views.parts import Slot
from tripot.web.views.tray import PadView, Price, VerdictView

IN_THE_MENU = frozenset({"chante_sloubi", "rename", "leave", "end"})
ELSEWHERE = frozenset({"throw", "opening", "bevue", "correction", "soufflette"}) | ON_THE_CARD | IN_THE_MENU
ANSWERS = frozenset({"sirotage", "decline", "soufflette"})
SPOKEN = "|".join((_("à jouer"), *words.NUMBERS[1:]))
"""The faces of a die by their number, an empty slot first, for the pad's script."""


def draw_pad(drawing: Drawing, offers: list[Offer], entered: tuple[int, ...]) -> PadView | None:
    """The slots and keys of the one who throws; none where several do, or nobody."""
    offer = offer_of(offers, "throw")
    if offer is None or everybodys_die(drawing, offers):
        return None
    seat, enough = offer.seats[0], _enough(drawing, offer)
    on_the_table = lying_still(drawing.table.phase) if max(offer.bounds["dice"]) == 1 else ()
    entered = entered[: enough - 1]
    title, whisper = asked(drawing)
    wanted = max(offer.bounds["dice"])
    return PadView(
        id=f"pad-{drawing.game.since}",
        action=drawing.moves_url,
        hidden=drawing.hidden("throw", seat=seat, assez=enough),
        slots=tuple(draw_slots(drawing, on_the_table, entered, wanted)),
        enough=enough,
        sends_early=enough < wanted,
        goes_on=bool(on_the_table),
        entered=told(entered),
        is_half=len(entered) > 1,
        label=_("Le jet : %(name)s") % {"name": drawing.name(seat)},
        asks=title,
        then=_("… et le Cul ?") if enough == drawing.game.ruleset.dice else title,
        whisper=whisper,
        card=card_of_the_moment(drawing),
        spoken=SPOKEN,
        faces=die_faces(),
    )


def die_faces() -> tuple[Choice, ...]:
    """The six keys of a pad."""
    return tuple(Choice(str(face), _("Dé : %(face)s") % {"face": words.NUMBERS[face]}) for face in DIE_FACES)


def lying_still(phase: Any) -> tuple[int, ...]:
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


def draw_slots(
    drawing: Drawing, on_the_table: tuple[int, ...], entered: tuple[int, ...], wanted: int
) -> Iterator[Slot]:
    """The dice on the table first, then those entered, then the empty slots; the last of all is red."""
    most = drawing.game.ruleset.dice
    places = min(len(on_the_table) + wanted, most)
    shown = (*on_the_table, *entered, *(0,) * most)
    for at, name in enumerate(words.SLOTS[places]):
        value, is_lying = shown[at], at < len(on_the_table)
        said = {"slot": name, "die": words.NUMBERS[value] if value else _("à jouer")}
        label = _("%(slot)s : %(die)s. Effacer") if value and not is_lying else _("%(slot)s : %(die)s")
        yield Slot(name, label % said, value, at == most - 1, is_lying, at + 1 - len(on_the_table))


def draw_verdict(drawing: Drawing, offers: list[Offer], delta: str) -> VerdictView | None:
    """The dice on the table and what they made, where the phase waits for an answer to them, or for a cry."""
    cast = lying(drawing.game)
    answers = any(offer.move.move_name() in ANSWERS for offer in offers)
    waits = answers or is_a_race(offers) or offer_of(offers, "throw") is None
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
        elif move == "soufflette_outcome":
            yield from one_each(draw_together(drawing, offer))
        elif move == "bet":
            yield from challenge_bets(drawing, offer)
        elif move == "tie":
            yield _tied(draw_together(drawing, offer), offers)
        elif move not in besides:
            yield draw_together(drawing, offer)
    thrown = offer_of(offers, "throw")
    if thrown is not None and decline is None:
        yield roll(drawing, thrown, _enough(drawing, thrown))
    if decline is not None:
        yield decline


def _tied(view: OfferView, offers: list[Offer]) -> OfferView:
    """Of buyers it waits until the tray is asked for a purchase; of a Raitournelle and its block it does not (R7)."""
    if any(offer.bounds.get("cry") == RAITOURNELLE for offer in offers):
        label = _("Égalité des cris")
        return replace(view, label=label, say=label, title=label)
    return replace(view, tone="later") if draw_purchase(offers) else view


def draw_purchase(offers: list[Offer]) -> Price | None:
    """« Achat de Dé 30 »: lights « Acheter » on the cards of those who may (A1)."""
    offer = offer_of(offers, "achat_de_de")
    return None if offer is None else Price(words.MOVES["achat_de_de"], str(offer.bounds["price"]))


def _declined(drawing: Drawing, view: OfferView) -> OfferView:
    """« Garder 16 »: what letting a Sirotage go keeps."""
    booked = getattr(drawing.table.phase, "booked", None)
    label = view.label if booked is None else _("Garder %(points)s") % {"points": booked}
    return replace(view, label=label, say=label, tone="main", icon="next")


def draw_menu_offers(drawing: Drawing, offers: list[Offer]) -> tuple[OfferView, ...]:
    """The rarer moves, in the table's menu."""
    rarer = (it for it in offers if it.move.move_name() in IN_THE_MENU or is_out_of_place(it, offers))
    return tuple(replace(draw_together(drawing, offer), tone="") for offer in rarer)

"""A race, drawn both ways at once: by clicking, and by the arbiter's finger. And everybody's single die."""

from __future__ import annotations

from dataclasses import replace

from tripot.rules.moves import Offer
from tripot.web.french import gettext as _
from tripot.web.french import words
from tripot.web.offers import DIE_FACES, Drawing
from tripot.web.table.buttons import draw
from tripot.web.table.cards import ARTICHETTE, draw_card
from tripot.web.views.forms import Choice, OfferView
from tripot.web.views.stages import DiceRow, RaceView, RowsView, ZoneView

POINTED_AT = frozenset({"award", "last"})
TABLET = "tablette"


def is_a_race(offers: list[Offer]) -> bool:
    """Whether one cry is open to be clicked and the arbiter may point at somebody: then the players are zones."""
    return _racing(offers) is not None


def _pointing(offers: list[Offer]) -> Offer | None:
    return next((offer for offer in offers if offer.move.move_name() in POINTED_AT), None)


def _racing(offers: list[Offer]) -> Offer | None:
    """The cry of the race the arbiter may decide: all he may point at may cry it, or have cried it already."""
    pointing = _pointing(offers)
    if pointing is None:
        return None
    # « Artichette ! » may be cried by mistake beside any race: it is none by itself.
    cries = (it for it in offers if it.move.move_name() == "cry" and it.bounds["cry"] != ARTICHETTE)
    racing = set(pointing.seats)
    loses = pointing.move.move_name() == "last"
    return next(
        (cry for cry in cries if set(cry.seats) == racing or (loses and set(cry.seats) <= racing)), None
    )


def draw_race(drawing: Drawing, offers: list[Offer], mode: str) -> RaceView | None:
    """The zones of a race; None where there is none."""
    pointing, cry = _pointing(offers), _racing(offers)
    if pointing is None or cry is None:
        return None
    loses = pointing.move.move_name() == "last"
    rest = [offer for offer in offers if offer is not cry]
    zones = tuple(_zone(drawing, rest, cry, pointing, seat, mode) for seat in drawing.table.seats)
    near = (len(zones) + 1) // 2
    return RaceView(
        cry=words.named(words.CRIES, cry.bounds["cry"]),
        question=_("Qui a tapé en dernier ?") if loses else _("Qui a crié en premier ?"),
        mode=mode,
        near=zones[:near],
        far=zones[near:],
    )


def _zone(drawing: Drawing, rest: list[Offer], cry: Offer, pointing: Offer, seat: int, mode: str) -> ZoneView:
    card = draw_card(drawing, rest, seat, is_lit=False)
    cried = draw(drawing, cry, seat) if seat in cry.seats else None
    pointed = _pointed(drawing, pointing, seat)
    by_click = mode == TABLET
    has_pressed = seat in pointing.seats and cried is None
    return ZoneView(card, cried if by_click else pointed, pointed if by_click else cried, has_pressed)


def _pointed(drawing: Drawing, pointing: Offer, seat: int) -> OfferView | None:
    """The arbiter's button: the first, or the last."""
    if seat not in pointing.seats:
        return None
    label = _("Dernier") if pointing.move.move_name() == "last" else _("Premier")
    return replace(draw(drawing, pointing, seat), label=label, say=f"{drawing.name(seat)} · {label}")


def draw_rows(drawing: Drawing, offers: list[Offer]) -> RowsView | None:
    """Everybody throws one die: the start, or a tie between several. None otherwise."""
    thrown = everybodys_die(drawing, offers)
    if thrown is None:
        return None
    is_start = thrown.move.move_name() == "opening"
    rows = tuple(_row(drawing, offers, thrown, seat) for seat in drawing.table.seats)
    title = _("À qui le plus petit dé ?") if is_start else _("Le plus petit dé perd")
    return RowsView(title, rows, _lots(drawing) if is_start else None)


def everybodys_die(drawing: Drawing, offers: list[Offer]) -> Offer | None:
    """The offer of a phase that collects one die each, in any order."""
    collects = isinstance(getattr(drawing.table.phase, "thrown", None), tuple)
    return next(
        (offer for offer in offers if collects and offer.move.move_name() in ("opening", "throw")), None
    )


def _row(drawing: Drawing, offers: list[Offer], offer: Offer, seat: int) -> DiceRow:
    fallen = dict(getattr(drawing.table.phase, "thrown", ()))
    move = offer.move.move_name()
    again = getattr(drawing.table.phase, "tries", 1) > 1
    faces = tuple(
        Choice(
            str(face),
            _("%(name)s : %(face)s") % {"name": drawing.name(seat), "face": words.NUMBERS[face]},
            is_chosen=fallen.get(seat) == face,
        )
        for face in DIE_FACES
    )
    return DiceRow(
        card=draw_card(drawing, offers, seat, is_lit=False),
        hidden=drawing.hidden(move, seat=seat),
        action=drawing.moves_url,
        field="die" if move == "opening" else "dice",
        faces=faces if seat in offer.seats or seat in fallen else (),
        may_throw=seat in offer.seats,
        note=_("ex æquo, relance") if again and seat in offer.seats else "",
    )


def _lots(drawing: Drawing) -> OfferView:
    """« Tirer au sort », for the lazy: the house throws for all who have not."""
    return OfferView(
        id="lots",
        move="opening",
        action=f"{drawing.base}/sort",
        hidden=(("vu", drawing.seen),),
        label=_("Tirer au sort"),
        say=_("Tirer au sort qui commence"),
        icon="cup",
    )

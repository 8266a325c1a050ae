"""Side bets: on a challenge, on the bird of a Sirotage."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tripot.rules.cul_de_chouette.bets import STAKE
from tripot.rules.cul_de_chouette.sirotage import OddDie
from tripot.rules.moves import Offer
from tripot.web.french import gettext as _
from tripot.web.french import words
from tripot.web.offers import DIE_FACES, Drawing, seat_choices
from tripot.web.table.buttons import draw
from tripot.web.table.cards import draw_card
from tripot.web.views.forms import Choice, OfferView
from tripot.web.views.stages import DiceRow, RowsView


def challenge_bets(drawing: Drawing, offer: Offer) -> Iterator[OfferView]:
    """« Paris 5 → 25 »: whoever bets on the success of a challenge, or on its failure (N6)."""
    among = offer.bounds["among"]
    if not offer.seats or "reussite" not in among:
        return
    paid = {"stake": STAKE, "gain": drawing.table.options.bet_gain}
    for on in among:
        view = draw(drawing, offer, None)
        label = words.named(words.BETS, on) if len(among) > 1 else _("Paris")
        yield replace(
            view,
            id=f"bet-{on}",
            hidden=(*view.hidden, ("on", on)),
            label=label,
            price=_("%(stake)s → %(gain)s") % paid,
            say="",
            title=words.named(words.BETS, on),
            whisper=_("Qui parie ? La mise est de %(stake)s points, le gain de %(gain)s.") % paid,
            chooses="seat",
            choices=seat_choices(drawing, offer.seats),
        )


def draw_birds(drawing: Drawing, offers: list[Offer]) -> RowsView | None:
    """Six dice a bettor under the names of the birds, while a die is sipped; None elsewhere (S4).

    They stay until it falls, so that everybody sees what was named.
    """
    phase: Any = drawing.table.phase
    if not isinstance(phase, OddDie):
        return None
    offer = next((it for it in offers if it.bounds.get("among") == list(DIE_FACES)), None)
    bettors = () if offer is None else offer.seats
    if not (bettors or phase.bets):
        return None
    seats = [seat for seat in drawing.table.seats if seat != phase.cast.lanceur]
    rows = tuple(_row(drawing, offers, bettors, seat) for seat in (*seats, phase.cast.lanceur))
    return RowsView("", rows, None, words.BIRDS)


def _row(drawing: Drawing, offers: list[Offer], bettors: tuple[int, ...], seat: int) -> DiceRow:
    named = dict(drawing.table.phase.bets).get(seat)
    may_bet = seat in bettors
    return DiceRow(
        card=draw_card(drawing, offers, seat, is_lit=False),
        hidden=drawing.hidden("bet", seat=seat),
        action=drawing.moves_url,
        field="on",
        faces=tuple(_face(drawing, seat, face, named) for face in DIE_FACES) if may_bet or named else (),
        may_throw=may_bet,
        note=_note(drawing, seat, named, may_bet=may_bet),
    )


def _face(drawing: Drawing, seat: int, face: int, named: int | None) -> Choice:
    said = {"name": drawing.name(seat), "bird": words.BIRDS[face - 1], "face": words.NUMBERS[face]}
    return Choice(str(face), _("%(name)s : %(bird)s, %(face)s") % said, is_chosen=face == named)


def _note(drawing: Drawing, seat: int, named: int | None, *, may_bet: bool) -> str:
    table: Any = drawing.table
    if named is not None:
        said = {"bird": words.BIRDS[named - 1], "stake": STAKE, "gain": table.options.bet_gain}
        return _("%(bird)s · %(stake)s → %(gain)s") % said
    if may_bet:
        return _("ne parie pas")
    return _("sirote") if seat == table.phase.cast.lanceur else ""

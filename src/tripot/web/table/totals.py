"""A Bleu-Rouge: the sixteen totals on their bell curve, who has named what, and whose bet the next tap is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tripot.rules.cul_de_chouette.bleu_rouge import POSSIBLE_TOTALS, others_prize, prize
from tripot.rules.cul_de_chouette.odds import total_odds
from tripot.rules.moves import Offer
from tripot.web.french import gettext as _
from tripot.web.french import phrases, words
from tripot.web.offers import Drawing
from tripot.web.table.buttons import draw_together
from tripot.web.table.cards import draw_card
from tripot.web.views.forms import Choice, Field, OfferView
from tripot.web.views.stages import DiceRow, Total, TotalsView

WHOLE = 100


def draw_totals(drawing: Drawing, offers: list[Offer]) -> TotalsView | None:
    """The page of a Bleu-Rouge; None elsewhere."""
    phase: Any = drawing.table.phase
    if phase.name() != "bleu-rouge":
        return None
    naming = next((offer for offer in offers if "most" in offer.bounds), None)
    betting = _betting(offers)
    hidden = drawing.hidden("bet")
    if naming is not None:
        hidden = (*drawing.hidden("bet", seat=naming.seats[0]), ("several", "on"))
    seats = betting.seats if betting is not None and naming is None else ()
    return TotalsView(
        action=drawing.moves_url,
        hidden=hidden,
        is_naming=naming is not None,
        whose=tuple(_whose(drawing, seat, is_next=seat == seats[0]) for seat in seats),
        totals=tuple(_totals(drawing, are_for_others=bool(seats))),
        rows=tuple(_row(drawing, offers, seat) for seat in drawing.table.seats),
    )


def bets_of_the_others(drawing: Drawing, offers: list[Offer]) -> Iterator[OfferView]:
    """While the lanceur names his totals the others have a sheet; a total that dice cannot make has one always (B5)."""
    betting = _betting(offers)
    if betting is None or not betting.seats:
        return
    seat = Field("seat", _("Qui ?"), "select", tuple(_names(drawing, betting.seats)))
    view = replace(draw_together(drawing, betting), say="", chooses="", choices=(), whisper="", icon="")
    if any("most" in offer.bounds for offer in offers):
        totals = tuple(Choice(str(total), str(total)) for total in POSSIBLE_TOTALS)
        label = _("Les autres parient")
        yield replace(
            view, id="bet-others", label=label, title=label, fields=(seat,), chooses="on", choices=totals
        )
        return
    other = Field("on", _("Total"), "number", least=-99, most=99, is_required=True)
    label, cost = _("Autre total…"), _("Un total que trois dés ne peuvent pas faire coûte une Bévue.")
    yield replace(view, id="bet-other", label=label, title=label, whisper=cost, fields=(seat, other))


def _betting(offers: list[Offer]) -> Offer | None:
    wanted = (offer for offer in offers if offer.bounds.get("impossible_too") and "most" not in offer.bounds)
    return next(wanted, None)


def _names(drawing: Drawing, seats: tuple[int, ...]) -> Iterator[Choice]:
    for seat in seats:
        yield Choice(str(seat), drawing.name(seat))


def _whose(drawing: Drawing, seat: int, *, is_next: bool) -> Choice:
    return Choice(str(seat), drawing.name(seat), words.emblem(seat), is_chosen=is_next)


def _totals(drawing: Drawing, *, are_for_others: bool) -> Iterator[Total]:
    """Each total with its prize: what the lanceur has, or the others whose tap is next (B3)."""
    phase, odds = drawing.table.phase, total_odds()
    likeliest = max(odds.values())
    for total in POSSIBLE_TOTALS:
        height = round(WHOLE * odds[total] / likeliest)
        backers = tuple(
            Choice(str(seat), drawing.name(seat), words.emblem(seat))
            for seat, on in phase.bets
            if on == total
        )
        paid = others_prize(total, drawing.table.options) if are_for_others else prize(total)
        said = {"total": total, "prize": paid}
        yield Total(
            value=str(total),
            prize=f"+{paid}",
            say=_("%(total)s : plus %(prize)s") % said,
            top=WHOLE - height,
            height=height,
            is_named=total in phase.totals,
            backers=backers,
        )


def _row(drawing: Drawing, offers: list[Offer], seat: int) -> DiceRow:
    """A player without dice: the score, the Bévue, and what was named."""
    phase: Any = drawing.table.phase
    named = phase.totals if seat == phase.lanceur else tuple(on for who, on in phase.bets if who == seat)
    note = _("parie sur %(totals)s") % {"totals": phrases.listed(map(str, named))} if named else ""
    card = draw_card(drawing, offers, seat, is_lit=False)
    return DiceRow(card, (), drawing.moves_url, "on", (), may_throw=False, note=note)

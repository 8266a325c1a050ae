"""The players' cards: the score, what they hold, and what they may do just now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from tripot.rules.moves import Offer
from tripot.web.french import gettext as _
from tripot.web.french import phrases, words
from tripot.web.french.saying import to_play
from tripot.web.offers import Drawing
from tripot.web.rule_links import card_of
from tripot.web.table.buttons import draw, pointed_at
from tripot.web.views.cards import CardView, Last, Token
from tripot.web.views.forms import OfferView

ON_THE_CARD = frozenset({"cry", "achat_de_de", "grelottine", "boucliette", "barre_cry", "pollution"})
"""Reactions live on the card of whoever may react."""
RAITOURNELLE, ARTICHETTE = "raitournelle", "artichette"
PER_CENT = 100


def draw_cards(drawing: Drawing, offers: list[Offer], lit: int, *, may_act: bool) -> tuple[CardView, ...]:
    """One card a seat, in the order of the seats."""
    return tuple(
        draw_card(drawing, offers if may_act else [], seat, is_lit=seat == lit)
        for seat in drawing.table.seats
    )


def draw_card(drawing: Drawing, offers: list[Offer], seat: int, *, is_lit: bool) -> CardView:
    """The card of `seat`; what it lets do comes from `offers`."""
    table = drawing.table
    score, goal = table.score_of(seat), getattr(table.options, "target", 0)
    ceiling = getattr(table.options, "ceiling", 0)
    delta = _delta(drawing, seat)
    return CardView(
        seat=seat,
        name=table.names[seat],
        emblem=words.emblem(seat),
        score=phrases.thousands(score),
        to_go=_("encore %(points)s") % {"points": phrases.thousands(max(goal - score, 0))},
        gauge=f"{min(max(score, 0), goal) * PER_CENT / goal:.1f}" if goal else "",
        tick=f"{ceiling * PER_CENT / goal:.1f}" if goal else "",
        digits=len(str(score)),
        tokens=tuple(_tokens(table, seat)),
        account=_account(table, seat),
        partners=tuple(Token(words.emblem(other), table.names[other]) for other in _mates(table, seat)),
        team=_partners(table, seat),
        is_lit=is_lit,
        leads=score > 0 and score == max(table.scores),
        has_left=seat in table.left,
        delta=phrases.signed(delta),
        delta_sign="plus" if delta > 0 else "minus",
        last=_last(drawing, seat),
        reactions=tuple(_reactions(drawing, offers, seat)),
        bevue=_one(drawing, offers, "bevue", seat),
        correction=_one(drawing, offers, "correction", seat),
    )


def _delta(drawing: Drawing, seat: int) -> int:
    """What the last move did to this score."""
    table, last = drawing.table, drawing.game.last
    changes = () if last is None else last.changes
    return sum(change.points for change in changes if table.are_partners(change.seat, seat))


def _tokens(table: Any, seat: int) -> Iterator[Token]:
    held = asdict(table.tokens[seat]) if hasattr(table, "tokens") else {}
    for name, called in words.TOKENS.items():
        if held.get(name):
            yield Token(name, called)


def _account(table: Any, seat: int) -> str:
    has_some = getattr(table.options, "banque", False) and table.accounts[seat]
    return phrases.thousands(table.accounts[seat]) if has_some else ""


def _mates(table: Any, seat: int) -> tuple[int, ...]:
    """Who plays for the same score (D1)."""
    return tuple(other for other in table.members(table.sides[seat]) if other != seat)


def _partners(table: Any, seat: int) -> str:
    partners = [table.names[other] for other in _mates(table, seat)]
    return _("avec %(names)s") % {"names": ", ".join(partners)} if partners else ""


def _last(drawing: Drawing, seat: int) -> Last | None:
    table = drawing.table
    cast = table.casts[seat] if hasattr(table, "casts") else None
    if cast is None:
        return None
    made = cast.reading
    return Last(
        tuple(cast.dice),
        phrases.combination(made.combination, made.value),
        card_of(drawing, made.combination),
    )


def _reactions(drawing: Drawing, offers: list[Offer], seat: int) -> Iterator[OfferView]:
    for offer in offers:
        if offer.move.move_name() == "soufflette" and seat in offer.bounds["among"]:
            yield pointed_at(drawing, offer, "target", seat)
        # A holder whose every maximum is below 1 is shown to programs; there is nothing he could press.
        may_stake = offer.bounds.get("stakes") != {}
        is_here = offer.move.move_name() in ON_THE_CARD and not is_out_of_place(offer, offers)
        if is_here and seat in offer.seats and may_stake:
            yield draw(drawing, offer, seat)


def is_out_of_place(offer: Offer, offers: list[Offer]) -> bool:
    """Whether this is « Artichette ! » where nothing is to be blocked: a Bévue, found in the menu (K6)."""
    cries = {other.bounds["cry"] for other in offers if other.move.move_name() == "cry"}
    return offer.bounds.get("cry") == ARTICHETTE and RAITOURNELLE not in cries


def _one(drawing: Drawing, offers: list[Offer], move: str, seat: int) -> OfferView | None:
    found = (offer for offer in offers if offer.move.move_name() == move and seat in offer.seats)
    offer = next(found, None)
    return None if offer is None else draw(drawing, offer, seat)


def lit_seat(drawing: Drawing, offers: list[Offer]) -> int:
    """The card that is lit: who has to answer a verdict, else whose dice it is."""
    deciding = (offer.seats[0] for offer in offers if offer.move.move_name() == "decline" and offer.seats)
    return next(deciding, to_play(drawing.game))

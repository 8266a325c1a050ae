"""Vache qui rit Tour on the page: bars on every card, and dice kept in groups until one stops."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tripot.rules.moves import Offer
from tripot.rules.vache_qui_rit.table import Table
from tripot.web.french import gettext as _
from tripot.web.french import ngettext, phrases
from tripot.web.halves import Half
from tripot.web.offers import Drawing, offer_of
from tripot.web.table.buttons import draw_together
from tripot.web.table.keeping import draw_keep, why_not
from tripot.web.table.pads import Said, draw_alike
from tripot.web.views.cards import CardView
from tripot.web.views.parts import BarsView, FlashView
from tripot.web.views.table import TableView
from tripot.web.views.tray import VerdictView

STROKES = 3
PER_CENT = 100


def dress(view: TableView, drawing: Drawing, offers: list[Offer], half: Half) -> TableView:
    """Bars and gauge on every card, the last bar in large letters; what is kept in the tray, for who may act."""
    table = drawing.table
    cards = tuple(_card(drawing, card) for card in view.cards)
    said = {"end": _end(table), "round": table.round}
    whisper = _("Manche %(round)s · %(end)s") % said
    dressed = replace(view, cards=cards, bar=replace(view.bar, whisper=whisper), flash=_flash(drawing))
    if not view.may_act:
        return replace(dressed, verdict=_kept_so_far(drawing)) if drawing.table.barre is None else dressed
    keep, stop = offer_of(offers, "keep"), offer_of(offers, "stop")
    if keep is not None:
        return replace(
            dressed, keep=draw_keep(drawing, keep, half, _says(drawing), may_stop=stop is not None)
        )
    hidden = drawing.hidden("throw", seat=table.turn)
    pad = draw_alike(drawing, table.dice_left, _says_of_the_turn(drawing), half, hidden=hidden)
    actions = (
        view.actions if stop is None else (*view.actions, replace(draw_together(drawing, stop), tone="main"))
    )
    return replace(dressed, pad=pad, actions=actions)


def _says_of_the_turn(drawing: Drawing) -> Said:
    """Where the dice were entered the next ones are too, and the total has no other place."""
    table = drawing.table
    total = _("%(total)s au tour") % {"total": phrases.thousands(table.total)}
    why = why_not(table.phase.why_not_stop(table))
    return _says(drawing)[0], f"{total} · {why}" if why else total


def _card(drawing: Drawing, card: CardView) -> CardView:
    table, seat = drawing.table, card.seat
    target = table.options.end.target if table.options.end.kind == "target" else 0
    bars = table.bars[seat]
    says = ngettext("%(bars)s barre sur trois", "%(bars)s barres sur trois", bars) % {"bars": bars}
    is_shaken = seat == table.turn and drawing.last_move == "pollution"
    score = table.score_of(seat)
    return replace(
        card,
        to_go=_to_go(table, seat, target),
        gauge=f"{min(max(score, 0), target) * PER_CENT / target:.1f}" if target else "",
        bars=BarsView(tuple(stroke < bars for stroke in range(STROKES)), says),
        shaken=str(len(table.polluters) % 2) if is_shaken else "",
    )


def _to_go(table: Table, seat: int, target: int) -> str:
    if not table.entered[seat]:
        return _("entrée à %(entry)s") % {"entry": phrases.thousands(table.options.entry)}
    if not target:
        return ""
    return _("encore %(points)s") % {"points": phrases.thousands(max(target - table.score_of(seat), 0))}


def _end(table: Table) -> str:
    """How the game ends (V17)."""
    end = table.options.end
    match end.kind:
        case "target":
            return _("premier à %(points)s") % {"points": phrases.thousands(end.target)}
        case "rounds":
            return ngettext("%(rounds)s manche en tout", "%(rounds)s manches en tout", end.rounds) % {
                "rounds": end.rounds
            }
        case "free":
            return _("partie libre")


def _flash(drawing: Drawing) -> FlashView | None:
    """From the bust to the next throw a bar stands large on every screen (V14)."""
    barred = drawing.table.barre
    if barred is None:
        return None
    name = drawing.name(barred)
    is_third = drawing.table.bars[barred] == 0
    about = _("%(name)s, troisième barre") % {"name": name} if is_third else name
    return FlashView(f"flash-{drawing.game.since}", _("BARRE !"), about)


def _says(drawing: Drawing) -> Said:
    """The title and the whisper of the tray."""
    table = drawing.table
    said: dict[str, Any] = {"name": drawing.name(table.turn), "dice": table.dice_left, "total": table.total}
    match table.phase.name():
        case "keeping":
            return _("Que garder ?"), _("Au moins un dé qui marque.")
        case "main-pleine":
            return _("Main pleine !"), ""
        case "taken-over":
            return _("Racheté !"), _("Il faut lancer au moins une fois.")
        case "after-keep":
            title = ngettext("%(dice)s dé relancé", "%(dice)s dés relancés", table.dice_left) % said
            return title, _("Touchez ce qui est gardé.")
        case _:
            sale = _sale(drawing)
            if sale:
                return _("%(name)s rachète ?") % said, sale
            return _("À %(name)s") % said, _("Touchez ce qui est gardé.")


def _sale(drawing: Drawing) -> str:
    """What the next player may take over instead of his own five dice (V15)."""
    offer = offer_of(drawing.game.ruleset.offers(drawing.table), "rachat")
    if offer is None:
        return ""
    left = offer.bounds["dice"]
    said = {
        "price": offer.bounds["price"],
        "seller": drawing.name(drawing.table.sale.seller),
        "total": phrases.thousands(offer.bounds["total"]),
        "left": ngettext("%(dice)s dé", "%(dice)s dés", left) % {"dice": left},
    }
    return (
        _("Donner %(price)s à %(seller)s et repartir de ses %(total)s avec %(left)s, ou jouer ses cinq dés.")
        % said
    )


def _kept_so_far(drawing: Drawing) -> VerdictView | None:
    """For who watches: the dice that lie there, or those kept, and what the turn has come to."""
    table = drawing.table
    dice = getattr(table.phase, "dice", ()) or tuple(die for kept in table.kept[-1:] for die in kept)
    if not dice:
        return None
    total = (
        _("%(total)s au tour") % {"total": phrases.thousands(table.total)}
        if table.total
        else _("Que garder ?")
    )
    return VerdictView(tuple(dice), drawing.name(table.turn), "", total, "", has_red_die=False)

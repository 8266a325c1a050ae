"""Vache qui rit Tour on the page: bars on every card, and dice kept in groups until one stops."""

from __future__ import annotations

from dataclasses import astuple, replace
from typing import Any

from tripot.rules.errors import IllegalMove
from tripot.rules.moves import Offer
from tripot.rules.vache_qui_rit.moves import Keep
from tripot.rules.vache_qui_rit.scoring import name_of, points
from tripot.rules.vache_qui_rit.table import Table
from tripot.web import words
from tripot.web.forms import Half, told
from tripot.web.french import gettext as _
from tripot.web.french import ngettext
from tripot.web.offers import Drawing, draw_together, offer_of
from tripot.web.pads import Said, alike_slots, draw_alike, key_choices, spoken_faces
from tripot.web.views import CardView, TableView
from tripot.web.views_of_parts import BarsView, FlashView, Group, Help, KeepView

STROKES = 3
PER_CENT = 100
ODDS = {5: "7,7", 4: "15,7", 3: "27,8", 2: "44,4", 1: "66,7"}
"""How often so many dice do not score, per cent (V10)."""


def dress(view: TableView, drawing: Drawing, offers: list[Offer], half: Half) -> TableView:
    """Bars and gauge on every card, the last bar in large letters; what is kept in the tray, for who may act."""
    table = drawing.table
    cards = tuple(_card(drawing, card) for card in view.cards)
    said = {"end": _end(table), "round": table.round, "code": view.code}
    whisper = _("Manche %(round)s · %(end)s · table %(code)s") % said
    dressed = replace(view, cards=cards, bar=replace(view.bar, whisper=whisper), flash=_flash(drawing))
    if not view.may_act:
        return dressed
    keep, stop = offer_of(offers, "keep"), offer_of(offers, "stop")
    if keep is not None:
        return replace(dressed, keep=_keep(drawing, keep, half, may_stop=stop is not None))
    hidden = drawing.hidden("throw", seat=table.turn)
    pad = draw_alike(drawing, table.dice_left, _says_of_the_turn(drawing), half, hidden=hidden)
    actions = (
        view.actions if stop is None else (*view.actions, replace(draw_together(drawing, stop), tone="main"))
    )
    return replace(dressed, pad=pad, actions=actions)


def _says_of_the_turn(drawing: Drawing) -> Said:
    """Where the dice were entered the next ones are too, and the total has no other place."""
    table = drawing.table
    total = _("%(total)s au tour") % {"total": words.thousands(table.total)}
    why = _why_not(table.phase.why_not_stop(table))
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
        return _("entrée à %(entry)s") % {"entry": words.thousands(table.options.entry)}
    if not target:
        return ""
    return _("encore %(points)s") % {"points": words.thousands(max(target - table.score_of(seat), 0))}


def _end(table: Table) -> str:
    """How the game ends (V17)."""
    end = table.options.end
    match end.kind:
        case "target":
            return _("premier à %(points)s") % {"points": words.thousands(end.target)}
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
    return FlashView(f"flash-{drawing.game.since}", _("BARRE !"), drawing.name(barred))


def _keep(drawing: Drawing, keep: Offer, half: Half, *, may_stop: bool) -> KeepView:
    table, seat = drawing.table, keep.seats[0]
    thrown, most = tuple(keep.bounds["thrown"]), keep.bounds["max"]
    selected = half.kept[:most] if thrown else half.dice[:most]
    helps = {name: _help(drawing, seat, name, worth) for name, worth in keep.bounds["points"].items()}
    helps[""] = _nothing_selected(drawing, may_stop=may_stop)
    now = helps.get(name_of(selected)) or replace(helps[""], why_not=_lacks(selected, helps))
    title, whisper = _says(drawing)
    return KeepView(
        id=f"pad-{drawing.game.since}",
        action=drawing.moves_url,
        hidden=drawing.hidden("keep", seat=seat),
        label=_("Le tour : %(name)s") % {"name": drawing.name(seat)},
        title=title,
        whisper=whisper,
        groups=tuple(Group(kept, words.spoken(kept), str(points(kept))) for kept in table.kept),
        selected="" if thrown else told(selected),
        kept=told(selected) if thrown else "",
        slots=tuple(alike_slots(thrown, selected, ()) if thrown else alike_slots((0,) * most, (), selected)),
        faces=key_choices(),
        is_thrown=bool(thrown),
        most=most,
        spoken=spoken_faces(),
        lacks="|".join(_lacking(many) for many in range(most + 1)),
        never=_("ne marque pas"),
        now=now,
        helps={name: astuple(each) for name, each in helps.items()},
    )


def _help(drawing: Drawing, seat: int, name: str, worth: int) -> Help:
    """What keeping these dice would come to, as the rules have it (V18)."""
    after = drawing.table.play(Keep(seat=seat, dice=tuple(map(int, name))))
    go = ngettext("Relancer %(dice)s dé", "Relancer %(dice)s dés", after.dice_left) % {
        "dice": after.dice_left
    }
    is_full = after.phase.name() == "main-pleine"
    odds = _("les 5 reviennent") if is_full else _("rien : %(odds)s %%") % {"odds": ODDS[after.dice_left]}
    why_not = _why_not(after.phase.why_not_stop(after))
    return Help(words.signed(worth), words.thousands(after.total), go, odds, why_not)


def _nothing_selected(drawing: Drawing, *, may_stop: bool) -> Help:
    table = drawing.table
    ask = getattr(table.phase, "why_not_stop", None)
    why = None if ask is None else ask(table)
    first = _("d’abord garder") if table.phase.name() == "keeping" else _("d’abord lancer")
    short = _why_not(why) if why or may_stop else first
    return Help("", words.thousands(table.total) if table.total else "", _("Relancer"), "", short)


def _why_not(why: IllegalMove | None) -> str:
    """In two words, why one may not stop."""
    if why is None:
        return ""
    said = {key: words.thousands(value) for key, value in why.values.items() if isinstance(value, int)}
    match why.reason:
        case "under-the-threshold":
            return _("entrée à %(entry)s") % said
        case "not-a-hundred":
            return _("encore %(missing)s") % said
        case _:
            return _("main pleine, à relancer")


def _lacks(selected: tuple[int, ...], helps: Any) -> str:
    """« encore deux »: how many dice a selection lacks to score."""
    missing = [left for name in helps if (left := _more(selected, name))]
    return _lacking(min(missing)) if missing else _("ne marque pas")


def _lacking(dice: int) -> str:
    return _("encore %(dice)s") % {"dice": words.NUMBERS[dice]}


def _more(selected: tuple[int, ...], name: str) -> int:
    rest = list(name)
    for die in map(str, selected):
        if die not in rest:
            return 0
        rest.remove(die)
    return len(rest)


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
            return _("À %(name)s") % said, _sale(drawing) or _("Touchez ce qui est gardé.")


def _sale(drawing: Drawing) -> str:
    """What the next player may take over instead of his own five dice (V15)."""
    offer = offer_of(drawing.game.ruleset.offers(drawing.table), "rachat")
    if offer is None:
        return ""
    left = offer.bounds["dice"]
    said = {
        "price": offer.bounds["price"],
        "seller": drawing.name(drawing.table.sale.seller),
        "total": words.thousands(offer.bounds["total"]),
        "left": ngettext("%(dice)s dé", "%(dice)s dés", left) % {"dice": left},
    }
    return _("Ou donner %(price)s (%(seller)s) et repartir de %(total)s avec %(left)s.") % said

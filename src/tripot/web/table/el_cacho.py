"""El Cacho on the page: the Bolivian grid on every card, and five dice of which some are kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from tripot.rules.el_cacho.drink import drinkers
from tripot.rules.moves import Offer
from tripot.web.french import gettext as _
from tripot.web.french import ngettext, phrases, words
from tripot.web.halves import Half, told
from tripot.web.offers import Drawing, offer_of
from tripot.web.rule_links import card_of
from tripot.web.table.pads import draw_alike
from tripot.web.table.shapes_of_five_dice import AT_ONCE, RETHROWN, value_of
from tripot.web.views.cards import CardView
from tripot.web.views.forms import Choice, OfferView
from tripot.web.views.parts import BoxView, GridView
from tripot.web.views.table import TableView
from tripot.web.views.tray import PadView, VerdictView

AS_ON_THE_SHEET = ("1", "suite", "4", "2", "full", "5", "3", "poker", "6", "grande", "grande2")
"""Line by line: the low numbers on the left, the figures in the middle, the high numbers on the right (T2)."""
DICE = 5
WAYS = {"dice": RETHROWN, "throw": AT_ONCE}


def dress(view: TableView, drawing: Drawing, offers: list[Offer], half: Half) -> TableView:
    """A grid on every card; the dice in the tray, for who may act."""
    played = offers if view.may_act else []
    cards = tuple(replace(card, grid=_grid(drawing, played, card, half), to_go="") for card in view.cards)
    said = {"round": drawing.table.round, "rounds": len(drawing.table.boxes)}
    whisper = _("Manche %(round)s sur %(rounds)s") % said
    dressed = replace(view, cards=cards, bar=replace(view.bar, whisper=whisper))
    dice = tuple(getattr(drawing.table.phase, "dice", ()))
    if not half.has_chosen:
        half = replace(half, kept=_kept_before(drawing, dice))
    throw = offer_of(offers, "throw")
    if throw is not None and view.may_act:
        actions = tuple(_around_those_kept(offer, half) for offer in view.actions) if dice else view.actions
        return replace(dressed, pad=_pad(drawing, throw, half, dice), actions=actions)
    if not dice:
        return dressed
    return replace(dressed, verdict=_verdict(drawing, dice, may_act=view.may_act), stage="verdict")


def _kept_before(drawing: Drawing, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Dice kept at the throw that lies there are kept again, unless they are let go."""
    last = drawing.game.last
    return tuple(getattr(last and last.move, "kept", None) or ()) if dice else ()


def _around_those_kept(offer: OfferView, half: Half) -> OfferView:
    """The house too throws only the dice that are not kept."""
    if offer.id != "roll":
        return offer
    return replace(offer, hidden=(*offer.hidden, ("gardes", told(half.kept))))


def _grid(drawing: Drawing, offers: list[Offer], card: CardView, half: Half) -> GridView:
    """The boxes of a card, and what its player may do with them just now."""
    mine = [offer for offer in offers if card.seat in offer.seats]
    mark, write = offer_of(mine, "mark"), offer_of(mine, "write")
    offer = mark or write
    boxes = tuple(
        _box(box, value, mark, write, half) for box, value in _on_the_sheet(drawing.table.grid(card.seat))
    )
    hidden = drawing.hidden(offer.move.move_name(), seat=card.seat) if offer else ()
    is_last = offer is not None and len(drawing.table.open_boxes(card.seat)) == 1
    return GridView(boxes, hidden, is_last)


def _on_the_sheet(grid: Mapping[str, int | None]) -> Iterator[tuple[str, int | None]]:
    return ((box, grid[box]) for box in AS_ON_THE_SHEET if box in grid)


def _box(box: str, value: int | None, mark: Offer | None, write: Offer | None, half: Half) -> BoxView:
    name = words.BOXES[box]
    face = int(box) if box.isdigit() else 0
    state, shown = "open", ""
    choices: tuple[Choice, ...] = ()
    if value is not None:
        state, shown = ("filled", str(value)) if value else ("crossed", "—")
    elif mark is not None:
        state, shown = _on_offer(box, mark, half), str(mark.bounds["points"][box])
    elif write is not None:
        choices = tuple(value_of(box, each) for each in write.bounds["values"][box])
    said = {"box": name, "value": _said(state, shown)}
    return BoxView(box, name, face, state, shown, _("Case %(box)s : %(value)s") % said, choices)


def _on_offer(box: str, mark: Offer, half: Half) -> str:
    """A box that scores is booked by one tap, one that is crossed out by two."""
    if mark.bounds["points"][box]:
        return "offer"
    if box not in mark.bounds["boxes"]:
        return "zero"
    return "armed" if half.crossing == box else "arming"


def _said(state: str, shown: str) -> str:
    said = {"open": _("libre"), "crossed": _("barrée"), "armed": _("barrer ?"), "arming": _("0, à barrer")}
    return said.get(state, shown)


def _pad(drawing: Drawing, throw: Offer, half: Half, dice: tuple[int, ...]) -> PadView:
    """Five slots; before the first throw they may also be the dice as they lie at the end."""
    seat = throw.seats[0]
    if dice:
        left = drawing.table.phase.throws_left
        whisper = ngettext(
            "Touchez ce qui est gardé : encore %(left)s lancer.",
            "Touchez ce qui est gardé : encore %(left)s lancers.",
            left,
        )
        says = (_best(drawing), whisper % {"left": left})
        hidden = drawing.hidden("throw", seat=seat)
        pad = draw_alike(drawing, DICE, says, half, hidden=hidden, lies=dice)
        return replace(pad, card=card_of(drawing, _best_box(drawing)))
    way = half.way if half.way in WAYS else "dice"
    ways = tuple(Choice(move, *said, is_chosen=move == way) for move, said in WAYS.items())
    says = (_("À %(name)s") % {"name": drawing.name(seat)}, _("Une case ou cinq dés."))
    hidden = (("seat", str(seat)), ("vu", drawing.seen))
    return draw_alike(drawing, DICE, says, half, hidden=hidden, ways=ways)


def _verdict(drawing: Drawing, dice: tuple[int, ...], *, may_act: bool) -> VerdictView:
    best = _best_box(drawing)
    whisper = _("Touchez la case à remplir.") if best else _("Touchez deux fois la case à barrer.")
    if not may_act:
        whisper = _("À %(name)s") % {"name": drawing.name(drawing.table.turn)}
    return VerdictView(dice, _best(drawing), "", whisper, card_of(drawing, best), has_red_die=False)


def _best(drawing: Drawing) -> str:
    """What these dice are worth at best: « Full, 30 »."""
    box = _best_box(drawing)
    if not box:
        return _("Rien ne marque")
    points = drawing.table.phase.points(drawing.table)[box]
    return _("%(box)s, %(points)s") % {"box": phrases.in_a_phrase(box), "points": points}


def _best_box(drawing: Drawing) -> str:
    worth: Mapping[str, int] = drawing.table.phase.points(drawing.table)
    best = max(worth, key=lambda box: worth[box])
    return best if worth[best] else ""


def who_drinks(drawing: Drawing) -> str:
    """« Le perdant boit », lightly (T14)."""
    table = drawing.table
    names = phrases.listed(table.names[seat] for seat in drinkers(table))
    is_for_all = len(drinkers(table)) == len(table.present)
    may_be = table.options.who_drinks == "everybody-when-the-winner-does" and not is_for_all
    said = (
        _("La tournée est pour toute la table.")
        if is_for_all
        else _("La tournée est pour %(names)s.") % {"names": names},
        _("Si la victoire donne soif aussi, elle est pour toute la table.") if may_be else "",
        _("Un sirop compte autant."),
    )
    return " ".join(filter(None, said))

"""The table's page, put together from its parts."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tripot.rules.moves import Offer
from tripot.web import words
from tripot.web.cards import draw_cards, lit_seat
from tripot.web.endings import draw_end
from tripot.web.faces import FACES
from tripot.web.forms import Half
from tripot.web.french import gettext as _
from tripot.web.offers import Drawing
from tripot.web.races import POINTED_AT, draw_race, draw_rows
from tripot.web.rule_links import house_rules_played, sheets_of
from tripot.web.saying import announcement, label, name_of
from tripot.web.trays import draw_actions, draw_menu_offers, draw_verdict
from tripot.web.views import BarView, MenuView, TableView
from tripot.web.views_of_forms import OfferView

NOTHING = Half()


@dataclass(frozen=True)
class Taste:
    """What this device has chosen: theme, how it is used in a race, and whether single keys act."""

    theme: str = "nuit"
    mode: str = "telephone"
    keys: str = "oui"


def draw_table(
    drawing: Drawing, taste: Taste, *, may_act: bool, half: Half = NOTHING, refusal: str = ""
) -> TableView:
    """The whole page of a game, for who may act and for who watches."""
    game, table = drawing.game, drawing.table
    offers = game.ruleset.offers(table) if may_act else []
    seen = game.ruleset.offers(table)
    cards = draw_cards(drawing, offers, lit_seat(drawing, seen), may_act=may_act)
    view = TableView(
        code=game.code,
        url=drawing.base,
        game=game.rules,
        has_own_style=FACES[game.rules].has_own_style,
        title=words.named(words.GAMES, game.rules),
        stage="pad",
        phase=table.phase.name(),
        version=game.version,
        since=game.since,
        may_act=may_act,
        bar=_bar(drawing, may_act=may_act),
        menu=_menu(drawing, offers, taste),
        announcement=announcement(game),
        refusal=refusal,
        note="" if may_act else _("Vous regardez : seul l’appareil qui tient la table marque les points."),
        cards=cards,
    )
    return _on_stage(view, drawing, offers if may_act else seen, taste, half)


def _on_stage(view: TableView, drawing: Drawing, offers: list[Offer], taste: Taste, half: Half) -> TableView:
    """What the page shows just now: the end, everybody's dice, a race, a verdict, or the pad."""
    if drawing.table.over:
        return replace(view, stage="end", end=draw_end(drawing, may_act=view.may_act))
    face, rows = FACES[view.game], draw_rows(drawing, offers)
    race = draw_race(drawing, offers, taste.mode) if view.may_act else None
    verdict = draw_verdict(
        drawing, offers, "" if race else next((card.delta for card in view.cards if card.is_lit), "")
    )
    stage = "rows" if rows else "race" if race else "verdict" if verdict else "pad"
    shown = replace(view, stage=stage, verdict=verdict, race=race, rows=rows if view.may_act else None)
    if not view.may_act:
        return face.dress(replace(shown, stage="pad" if rows else stage), drawing, offers, half)
    besides = (POINTED_AT if race else frozenset()) | face.in_its_own_place
    lots = (rows.lots,) if rows and rows.lots else ()
    actions = (*lots, *draw_actions(drawing, offers, besides))
    return face.dress(replace(shown, actions=actions), drawing, offers, half)


def _bar(drawing: Drawing, *, may_act: bool) -> BarView:
    game = drawing.game
    said = {"round": drawing.table.round, "code": game.code}
    last = label(game, game.last)
    following = "" if game.next is None else name_of(game.next)
    return BarView(
        title=words.named(words.GAMES, game.rules),
        sheets=sheets_of(drawing),
        whisper=_("Tour %(round)s · table %(code)s") % said,
        last=last,
        undo=_back(drawing, "annuler", "undo", _("Annuler : %(last)s") % {"last": last}, last)
        if may_act and game.last
        else None,
        redo=_back(drawing, "retablir", "redo", _("Rétablir : %(next)s") % {"next": following}, following)
        if may_act and game.next
        else None,
    )


def _back(drawing: Drawing, path: str, icon: str, say: str, said: str) -> OfferView:
    return OfferView(
        id=icon,
        move=icon,
        action=f"{drawing.base}/{path}",
        hidden=(("vu", drawing.seen),),
        label=said,
        say=say,
        icon=icon,
        tone="bare",
    )


def _menu(drawing: Drawing, offers: list[Offer], taste: Taste) -> MenuView:
    return MenuView(
        code=drawing.game.code,
        keys=taste.keys,
        offers=draw_menu_offers(drawing, offers),
        sheets=sheets_of(drawing, "maison"),
        house_rules=house_rules_played(drawing),
    )

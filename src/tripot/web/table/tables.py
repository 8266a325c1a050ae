"""The table's page, put together from its parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tripot.games import Told
from tripot.rules.moves import Offer
from tripot.web.french import gettext as _
from tripot.web.french.saying import announcement, label, name_of
from tripot.web.halves import Half
from tripot.web.offers import Drawing
from tripot.web.rule_links import house_rules_played, sheets_of
from tripot.web.table.bets import draw_birds
from tripot.web.table.cards import draw_cards, lit_seat
from tripot.web.table.endings import draw_end
from tripot.web.table.faces import FACES
from tripot.web.table.headings import heading
from tripot.web.table.moments import sound_of
from tripot.web.table.outcomes import draw_effects
from tripot.web.table.races import POINTED_AT, draw_race, draw_rows
from tripot.web.table.totals import bets_of_the_others, draw_totals
from tripot.web.table.trays import draw_actions, draw_menu_offers, draw_purchase, draw_verdict
from tripot.web.tastes import Taste
from tripot.web.views.forms import OfferView
from tripot.web.views.table import BarView, MenuView, TableView

NOTHING = Half()


def draw_table(
    drawing: Drawing,
    taste: Taste,
    *,
    may_act: bool,
    half: Half = NOTHING,
    refusal: str = "",
    history: Sequence[Told] = (),
) -> TableView:
    """The whole page of a game, for who may act and for who watches. `history` is told once it is over."""
    game, table = drawing.game, drawing.table
    offers = game.ruleset.offers(table) if may_act else []
    seen = game.ruleset.offers(table)
    cards = draw_cards(drawing, offers, lit_seat(drawing, seen), may_act=may_act)
    view = TableView(
        code=game.code,
        url=drawing.base,
        game=game.rules,
        has_own_style=FACES[game.rules].has_own_style,
        scripts=FACES[game.rules].scripts,
        title=FACES[game.rules].name,
        stage="pad",
        phase=table.phase.name(),
        version=game.version,
        since=game.since,
        may_act=may_act,
        bar=_bar(drawing, may_act=may_act),
        menu=_menu(drawing, offers, taste),
        announcement=announcement(game),
        sound=sound_of(game),
        refusal=refusal,
        note="" if may_act else _note_of_who_watches(is_over=table.over),
        cards=cards,
    )
    if table.over:
        return replace(view, stage="end", end=draw_end(drawing, history, may_act=may_act))
    return _on_stage(view, drawing, offers if may_act else seen, taste, half)


def _note_of_who_watches(*, is_over: bool) -> str:
    if is_over:
        return _("Vous regardez : une revanche aura un autre code, que dira l’appareil qui tient la table.")
    return _("Vous regardez : seul l’appareil qui tient la table marque les points.")


def _on_stage(view: TableView, drawing: Drawing, offers: list[Offer], taste: Taste, half: Half) -> TableView:
    """What the page shows just now: everybody's dice, a race, a verdict, or the pad."""
    face, rows = FACES[view.game], draw_rows(drawing, offers) or draw_birds(drawing, offers)
    race = draw_race(drawing, offers, taste.mode) if view.may_act else None
    verdict = draw_verdict(
        drawing, offers, "" if race else next((card.delta for card in view.cards if card.is_lit), "")
    )
    totals = draw_totals(drawing, offers) if view.may_act else None
    stage = "totals" if totals else "rows" if rows else "race" if race else "verdict" if verdict else "pad"
    shown = replace(
        view, stage=stage, verdict=verdict, race=race, rows=rows if view.may_act else None, totals=totals
    )
    if not view.may_act:
        return face.dress(replace(shown, stage="pad" if rows else stage), drawing, offers, half)
    besides = (POINTED_AT if race else frozenset()) | face.in_its_own_place
    lots = (rows.lots,) if rows and rows.lots else ()
    bets = tuple(bets_of_the_others(drawing, offers)) if totals else ()
    shown = replace(shown, purchase=draw_purchase(offers), effects=draw_effects(drawing))
    actions = (*lots, *bets, *draw_actions(drawing, offers, besides))
    return face.dress(replace(shown, actions=actions), drawing, offers, half)


def _bar(drawing: Drawing, *, may_act: bool) -> BarView:
    game = drawing.game
    title, whisper = heading(drawing)
    undo, redo = draw_back(drawing) if may_act else (None, None)
    return BarView(
        title=title,
        sheets=sheets_of(drawing),
        whisper=whisper,
        last=label(game, game.last),
        undo=undo,
        redo=redo,
    )


def draw_back(drawing: Drawing) -> tuple[OfferView | None, OfferView | None]:
    """Undo and redo by the names of the moves, where there is one."""
    game = drawing.game
    last, following = label(game, game.last), "" if game.next is None else name_of(game.next)
    undo = _back(drawing, "annuler", "undo", _("Annuler : %(last)s") % {"last": last}, last)
    redo = _back(drawing, "retablir", "redo", _("Rétablir : %(next)s") % {"next": following}, following)
    return undo if game.last else None, redo if game.next else None


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

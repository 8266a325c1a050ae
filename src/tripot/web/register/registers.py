"""The registre: every move with its changes, round by round, the newest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from tripot.games import Told
from tripot.web.french import gettext as _
from tripot.web.french import words
from tripot.web.offers import Drawing
from tripot.web.register.lines import draw_line
from tripot.web.rule_links import sheets_of
from tripot.web.table.faces import FACES
from tripot.web.table.tables import draw_back
from tripot.web.views.forms import OfferView
from tripot.web.views.register import CorrectionView, RegisterView, RoundView

INTERFACE = "/api/v1/games"


def draw_register(
    drawing: Drawing,
    history: Sequence[Told],
    *,
    may_act: bool,
    correction: CorrectionView | None = None,
    refusal: str = "",
) -> RegisterView:
    """The page, for who may act and for who watches."""
    game, url = drawing.game, f"{drawing.base}/registre"
    game_url = f"{drawing.root}{INTERFACE}/{game.code}"
    undo, redo = draw_back(drawing) if may_act else (None, None)
    return RegisterView(
        url=url,
        table_url=drawing.base,
        scripts=FACES[game.rules].scripts,
        title=_("Le registre"),
        whisper=_("%(game)s · table %(code)s") % {"game": FACES[game.rules].name, "code": game.code},
        note=_note(history, may_act=may_act),
        refusal=refusal,
        undo=_from_here(undo),
        redo=_from_here(redo),
        sheets=sheets_of(drawing),
        rounds=tuple(_rounds(drawing, history, url, correction, may_act=may_act)),
        export_json=f"{game_url}/export.json",
        export_csv=f"{game_url}/export.csv",
        correction=correction,
    )


def _note(history: Sequence[Told], *, may_act: bool) -> str:
    if not history:
        return _("Rien n’est encore joué.")
    if may_act:
        return _("La plume corrige un coup : l’effet s’affiche avant d’être gardé.")
    return _("Vous regardez : seul l’appareil qui tient la table corrige.")


def _from_here(view: OfferView | None) -> OfferView | None:
    """The answer leads back to the registre."""
    return view and replace(view, hidden=(*view.hidden, ("ou", "registre")))


def _rounds(
    drawing: Drawing,
    history: Sequence[Told],
    url: str,
    correction: CorrectionView | None,
    *,
    may_act: bool,
) -> Iterator[RoundView]:
    opened = correction.since if correction else None
    called = words.ROUNDS[FACES[drawing.game.rules].round][0]
    for title, those in groupby(reversed(history), key=lambda told: _round(told, called)):
        lines = tuple(
            draw_line(drawing.game, told, url, may_act=may_act, is_open=told.line.seq == opened)
            for told in those
        )
        yield RoundView(title, lines)


def _round(told: Told, called: str) -> str:
    if told.before.phase.name() == "opening":
        return _("Le départ")
    return called % {"round": told.before.round}

"""Cul de Chouette on the page: the pad of the two Chouettes and the Cul."""

from __future__ import annotations

from dataclasses import replace

from tripot.rules.cul_de_chouette.options import Options
from tripot.rules.moves import Offer
from tripot.web.halves import Half
from tripot.web.offers import Drawing
from tripot.web.table.trays import draw_pad
from tripot.web.views.table import TableView

SWITCHES = tuple(
    name for name, info in Options.model_fields.items() if info.annotation is bool and name != "floor"
)
"""The house rules that are on or off: Tout plays them all, Bleusaille hardly any."""
SEVEN_COMBINATIONS = {"soufflette": True, "pelican": "off"}
"""What Bleusaille plays beside them: the Soufflette is one of the seven combinations, the Pélican is none."""


def dress(view: TableView, drawing: Drawing, offers: list[Offer], half: Half) -> TableView:
    """Its own pad, for who may act."""
    return replace(view, pad=draw_pad(drawing, offers, half.dice)) if view.may_act else view

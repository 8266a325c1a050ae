"""What the pages of each game have of their own, picked here by the name of its rules and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tripot.rules.moves import Offer
from tripot.web.french import gettext as _
from tripot.web.halves import Half
from tripot.web.offers import Drawing
from tripot.web.table import cul_de_chouette, el_cacho, vache_qui_rit
from tripot.web.views.table import TableView

Index = tuple[str, str, tuple[int, ...], bool, str]
"""Rank, suit, figure of dice, whether the last of them is red, or an icon instead of them."""


def _nothing(_drawing: Drawing) -> str:
    return ""


@dataclass(frozen=True)
class Face:
    """A game as its pages show it; all they share is drawn from what the rules offer.

    `whisper` says it in a line at the front door. `dress` gives the table its own parts, `in_its_own_place` names the
    moves that have theirs there, `coda` is a last word at the end, `round` its word for a round. `presets`: what each
    changes of the usual house rules, with its whisper in `whispers`. `scripts`: the tasks that only this game gives a
    browser.
    """

    name: str
    whisper: str
    index: Index
    whispers: Mapping[str, str]
    presets: Mapping[str, Mapping[str, Any]]
    dress: Callable[[TableView, Drawing, list[Offer], Half], TableView]
    scripts: tuple[str, ...]
    in_its_own_place: frozenset[str] = frozenset()
    coda: Callable[[Drawing], str] = _nothing
    rematch: str = field(default=_("Revanche dans le même ordre"))
    round: str = "manche"
    has_opening: bool = False
    has_teams: bool = False
    has_own_style: bool = True

    @property
    def has_a_red_die(self) -> bool:
        return self.index[3]


FACES: dict[str, Face] = {
    "cul-de-chouette": Face(
        name=_("Cul de Chouette"),
        whisper=_("trois dés · 343 points"),
        index=("3", "♠", (3, 4, 3), True, ""),
        whispers={
            "bleusaille": _("les combinaisons et les Bévues"),
            "taverne": _("toutes les règles, sans la Banque"),
            "tout": _("et la Banque"),
        },
        presets={
            "bleusaille": dict.fromkeys(cul_de_chouette.SWITCHES, False) | cul_de_chouette.SEVEN_COMBINATIONS,
            "tout": dict.fromkeys(cul_de_chouette.SWITCHES, True),
        },
        dress=cul_de_chouette.dress,
        scripts=("race", "stepper"),
        rematch=_("Revanche aux dés"),
        round="tour",
        has_opening=True,
        has_teams=True,
        has_own_style=False,
    ),
    "el-cacho": Face(
        name=_("El Cacho"),
        whisper=_("cinq dés · dix cases"),
        index=("5", "♦", (), False, "grid"),
        whispers={
            "bleusaille": _("on barre où l’on veut"),
            "taverne": _("la grille bolivienne"),
            "tout": _("deux Grandes, onze tours"),
        },
        presets={
            "bleusaille": {"straights": "plain", "zero_anywhere": True},
            "tout": {"second_grande": True, "full_with_five": True},
        },
        dress=el_cacho.dress,
        scripts=("el-cacho",),
        in_its_own_place=frozenset({"mark", "write", "dice"}),
        coda=el_cacho.who_drinks,
    ),
    "vache-qui-rit": Face(
        name=_("Vache qui rit Tour"),
        whisper=_("cinq dés · par centaines"),
        index=("5", "♣", (1, 1, 5), False, ""),
        whispers={
            "bleusaille": _("ni seuil ni rachat"),
            "taverne": _("entrée à 500, rachat"),
            "tout": _("Expert : entrée à 1 000"),
        },
        presets={
            "bleusaille": {"entry": 0, "rachat": False, "pollution": False},
            "tout": {"entry": 1000, "main_pleine_must_go_on": True},
        },
        dress=vache_qui_rit.dress,
        scripts=("vache-qui-rit",),
        in_its_own_place=frozenset({"keep", "stop"}),
    ),
}

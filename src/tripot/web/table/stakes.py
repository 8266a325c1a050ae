"""A stake on a combination: what may be imposed or played, with its dice, its chance and its maximum."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from tripot.rules.cul_de_chouette.grelottine import RATES
from tripot.rules.cul_de_chouette.odds import CIVET_ON, challenge_odds, civet_odds
from tripot.web.french import gettext as _
from tripot.web.french import phrases, words
from tripot.web.views.forms import Combination, Duelist, Field, StakesView, Stepper

SHOWN_BY = {
    "chouette": (4, 4, 0),
    "velute": (2, 3, 5),
    "sirop-grelot": (4, 4, 4),
    "cul-de-chouette": (5, 5, 5),
    "cul-de-chouette-sirote": (5, 5, 5),
    "chouette-velute": (2, 2, 4),
    "suite": (2, 3, 4),
}
"""Dice that picture a combination; 0 is any die."""


def staked_on_a_challenge(
    table: Any, challenger: int, challenged: int, most: Mapping[str, int]
) -> StakesView:
    """Whoever challenges imposes one of these, and stakes at most its maximum (N2, N5)."""
    odds = challenge_odds(table.options)
    by_maximum = sorted(most, key=lambda on: -RATES[on])
    combinations = [(on, odds[on], _("%(rate)s %%") % {"rate": RATES[on]}, most[on]) for on in by_maximum]
    return StakesView(
        duel=tuple(_duelist(table, seat) for seat in (challenger, challenged)),
        legend=_("Il faudra faire…"),
        combinations=tuple(_combinations(combinations)),
        stepper=_stepper(
            next((most[on] for on in by_maximum), 1), _("Défier pour *"), _("Défier"), "grelottine"
        ),
    )


def staked_on_a_civet(table: Any, most: int) -> StakesView:
    """A Civet is staked on what the next throw makes (S7)."""
    odds = civet_odds(table.options)
    combinations = [(on, odds[on], "", most) for on in CIVET_ON if odds[on]]
    return StakesView(
        duel=(),
        legend=_("Le prochain jet doit faire…"),
        combinations=tuple(_combinations(combinations)),
        stepper=_stepper(most, _("Miser *"), _("Miser"), "civet"),
    )


def chance(odds: Fraction) -> str:
    """« 13 sur 36 »."""
    return _("%(ways)s\u00a0sur\u00a0%(all)s") % {"ways": odds.numerator, "all": odds.denominator}


def _duelist(table: Any, seat: int) -> Duelist:
    points = _("%(points)s points") % {"points": phrases.thousands(table.score_of(seat))}
    return Duelist(words.emblem(seat), str(table.names[seat]), points)


def _combinations(rows: list[tuple[str, Fraction, str, int]]) -> Iterator[Combination]:
    for at, (on, odds, rate, most) in enumerate(rows):
        called = words.named(words.COMBINATIONS, on)
        yield Combination(on, called, SHOWN_BY[on], chance(odds), rate, most, is_chosen=at == 0)


def _stepper(most: int, says: str, plain: str, icon: str) -> Stepper:
    label = _("Mise, de 1 à %(most)s") % {"most": most}
    field = Field("stake", label, "number", least=1, most=most, value=str(most), is_required=True)
    return Stepper(field, says, plain, icon, _("Un point de moins"), _("Un point de plus"))

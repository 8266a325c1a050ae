"""The Banque, and the points a newcomer sings for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tripot.rules.cul_de_chouette.banque import INTEREST_PER_CENT, PAID_OUT_PER_CENT
from tripot.rules.cul_de_chouette.sloubi import DIVISOR, starting_points
from tripot.web.french import gettext as _
from tripot.web.french import ngettext, phrases, words
from tripot.web.views.forms import AccountView, Duelist, Field, SongView, Stepper

WHOLE = 100


def deposited(table: Any, seat: int, bounds: Mapping[str, int]) -> AccountView:
    """Whole steps go from the score to the account (K1)."""
    most, step = bounds["max"], bounds["step"]
    label = _("Paliers de %(step)s, de 1 à %(most)s") % {"step": step, "most": most}
    field = Field("steps", label, "number", least=1, most=most, value="1", is_required=True)
    stepper = Stepper(
        field,
        _("Déposer *"),
        _("Déposer"),
        "purse",
        _("Un palier de moins"),
        _("Un palier de plus"),
        each=step,
    )
    rule = _("Par paliers de %(step)s ; le compte gagne %(rate)s %% à chaque tour.")
    return AccountView(_both(table, seat), rule % {"step": step, "rate": INTEREST_PER_CENT}, stepper)


def withdrawn(table: Any, seat: int, bounds: Mapping[str, int]) -> AccountView:
    """Points come back from the account, less the fee (K3)."""
    most, step = bounds["max"], table.step
    label = _("Points à retirer, de 1 à %(most)s") % {"most": most}
    field = Field("points", label, "number", least=1, most=most, value=str(most), is_required=True)
    less, more = _("%(step)s de moins") % {"step": step}, _("%(step)s de plus") % {"step": step}
    ceiling = table.options.ceiling
    stepper = Stepper(
        field,
        _("Retirer * → #"),
        _("Retirer"),
        "purse",
        less,
        more,
        step,
        per_cent=PAID_OUT_PER_CENT,
        room=max(ceiling - table.score_of(seat), 0),
    )
    said = {"fee": WHOLE - PAID_OUT_PER_CENT, "ceiling": ceiling}
    rule = _("La Banque garde %(fee)s %% de frais ; le score s’arrête à %(ceiling)s.") % said
    return AccountView(tuple(reversed(_both(table, seat))), rule, stepper)


def _both(table: Any, seat: int) -> tuple[Duelist, ...]:
    score, account = (phrases.thousands(points) for points in (table.score_of(seat), table.accounts[seat]))
    return (
        Duelist(words.emblem(seat), score, _("au score : %(name)s") % {"name": table.names[seat]}),
        Duelist("purse", account, _("à la Banque")),
    )


def sung(table: Any, bounds: Mapping[str, int]) -> SongView:
    """A newcomer’s points: as they are, or half as many again for a song without a fault (L1)."""
    said = {"points": bounds["points"], "sung": bounds["sung_points"]}
    return SongView(
        formula=_sum(table),
        reward=_("chantés jusqu’au bout : %(sung)s") % said,
        sloubis=bounds["points"],
        says=_("Sloubi *"),
        sung=_("Chanté jusqu’au bout : %(sung)s") % said,
        skip=_("Prendre %(points)s sans chanter") % said,
    )


def _sum(table: Any) -> str:
    """« (100 − 45) × 2 tours ÷ 10 = 11 points », and the ceiling where it cuts them short (G5)."""
    best, second = sorted((table.score_of(seat) for seat in table.present), reverse=True)[:2]
    points, ceiling = starting_points(table, sung=False), table.options.ceiling
    rounds = phrases.rounds("tour", table.round - 1)
    said = {"best": best, "second": second, "rounds": rounds, "divisor": DIVISOR, "points": points}
    says = ngettext(
        "(%(best)s − %(second)s) × %(rounds)s ÷ %(divisor)s = %(points)s point",
        "(%(best)s − %(second)s) × %(rounds)s ÷ %(divisor)s = %(points)s points",
        points,
    )
    capped = _(", plafonnés à %(ceiling)s") % {"ceiling": ceiling} if points > ceiling else ""
    return says % said + capped

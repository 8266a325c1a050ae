"""Who got and who lost what, where it concerned several, a purchase, or a gain that met the ceiling."""

from __future__ import annotations

from collections.abc import Iterator

from tripot.rules.moves import Change
from tripot.web.french import gettext as _
from tripot.web.french import phrases, words
from tripot.web.offers import Drawing
from tripot.web.views.tray import Effect

SEVERAL = 2
PURCHASE = "achat-de-de"


def draw_effects(drawing: Drawing) -> tuple[Effect, ...]:
    """A line a player and a reason; nothing where the card alone says it all."""
    changes = () if drawing.game.last is None else _added_up(drawing.table.told_together)
    told = [change for change in changes if change.points or change.nominal]
    return tuple(_effects(drawing, told)) if _wants_telling(told) else ()


def _wants_telling(told: list[Change]) -> bool:
    """Several players, a ceiling that was met, or a price paid before the dice fell (G5, A1)."""
    concerns_several = len({change.seat for change in told}) >= SEVERAL
    return concerns_several or any(is_capped(it) or it.reason == PURCHASE for it in told)


def _added_up(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """One change a player and a reason: what a Sirotage takes back and costs is one loss."""
    sums: dict[tuple[int, str], Change] = {}
    for it in changes:
        so_far = sums.get((it.seat, it.reason), Change(it.seat, 0, it.reason, 0))
        points, nominal = so_far.points + it.points, so_far.nominal + it.nominal
        sums[it.seat, it.reason] = Change(it.seat, points, it.reason, nominal)
    return tuple(sums.values())


def is_capped(change: Change) -> bool:
    """Whether a gain stopped at the ceiling (G5)."""
    return change.nominal > change.points


def _effects(drawing: Drawing, told: list[Change]) -> Iterator[Effect]:
    for change in told:
        reason = words.named(words.REASONS, change.reason)
        capped = {"reason": reason, "nominal": change.nominal}
        yield Effect(
            name=drawing.name(change.seat),
            emblem=words.emblem(change.seat),
            points=phrases.signed(change.points) or "0",
            sign="plus" if change.points > 0 else "minus",
            reason=_("%(reason)s, plafonné (%(nominal)s)") % capped if is_capped(change) else reason,
        )

"""Who got and who lost what by the last move, where it concerned several, or where a gain met the ceiling."""

from __future__ import annotations

from collections.abc import Iterator

from tripot.rules.moves import Change
from tripot.web import words
from tripot.web.french import gettext as _
from tripot.web.offers import Drawing
from tripot.web.views import Effect

SEVERAL = 2


def draw_effects(drawing: Drawing) -> tuple[Effect, ...]:
    """A line a player; nothing where the card alone says it all."""
    last = drawing.game.last
    if last is None:
        return ()
    told = [change for change in last.changes if change.points or change.nominal]
    is_plain = len({change.seat for change in told}) < SEVERAL and not any(is_capped(it) for it in told)
    return () if is_plain else tuple(_effects(drawing, told))


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
            points=words.signed(change.points) or "0",
            sign="plus" if change.points > 0 else "minus",
            reason=_("%(reason)s, plafonné (%(nominal)s)") % capped if is_capped(change) else reason,
        )

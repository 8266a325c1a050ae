"""The end of a game: the winner, the ranking, and the next game."""

from __future__ import annotations

from tripot.web import words
from tripot.web.faces import FACES
from tripot.web.french import gettext as _
from tripot.web.french import ngettext
from tripot.web.offers import Drawing
from tripot.web.saying import label
from tripot.web.views import EndView, Rank
from tripot.web.views_of_forms import OfferView


def draw_end(drawing: Drawing, *, may_act: bool) -> EndView | None:
    """The last page of a game; None while it is played."""
    table = drawing.table
    if not table.over:
        return None
    winners, face = table.winners, FACES[drawing.game.rules]
    first = winners[0] if winners else max(table.seats, key=table.score_of)
    return EndView(
        winners=" · ".join(table.names[seat] for seat in winners) or _("Personne"),
        emblem=words.EMBLEMS[first % len(words.EMBLEMS)],
        score=words.thousands(table.score_of(first)),
        how=label(drawing.game, drawing.game.last),
        ranks=_ranks(drawing),
        summary=_summary(drawing),
        coda=face.coda(drawing),
        rematch=_rematch(drawing, "dernier", _("Revanche : qui a perdu commence")) if may_act else None,
        rematch_dice=_rematch(drawing, "des", face.rematch) if may_act else None,
    )


def _ranks(drawing: Drawing) -> tuple[Rank, ...]:
    """Everybody who stayed, best first; who has left is not ranked."""
    table = drawing.table
    order = sorted(table.present, key=lambda seat: -table.score_of(seat))
    return tuple(
        Rank(
            place=1 + sum(table.score_of(other) > table.score_of(seat) for other in order),
            name=table.names[seat],
            emblem=words.EMBLEMS[seat % len(words.EMBLEMS)],
            score=words.thousands(table.score_of(seat)),
        )
        for seat in order
    )


def _summary(drawing: Drawing) -> str:
    rounds = drawing.table.round
    minutes = max(int((drawing.game.moved - drawing.game.started).total_seconds()) // 60, 1)
    tours = ngettext("%(number)s tour", "%(number)s tours", rounds) % {"number": rounds}
    return f"{words.named(words.GAMES, drawing.game.rules)} · {tours} · {minutes} min"


def _rematch(drawing: Drawing, start: str, says: str) -> OfferView:
    return OfferView(
        id=f"rematch-{start}",
        move="rematch",
        action=f"{drawing.base}/revanche",
        hidden=(("premier", start), ("vu", drawing.seen)),
        label=says,
        say=says,
        tone="main" if start == "dernier" else "",
    )

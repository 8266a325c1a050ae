"""The end of a game: the winner, the ranking, the curve, the feats, and the next game."""

from __future__ import annotations

from collections.abc import Sequence

from tripot.games import Told
from tripot.games.feats import course
from tripot.web.french import gettext as _
from tripot.web.french import phrases, words
from tripot.web.french.saying import label, lying
from tripot.web.offers import Drawing
from tripot.web.table.curves import draw_curve
from tripot.web.table.faces import FACES
from tripot.web.table.feats import draw_feats
from tripot.web.table.moments import has_just_won
from tripot.web.views.cards import Last
from tripot.web.views.evening import EndView, Rank
from tripot.web.views.forms import OfferView


def draw_end(drawing: Drawing, history: Sequence[Told], *, may_act: bool) -> EndView | None:
    """The last page of a game; None while it is played."""
    table = drawing.table
    if not table.over:
        return None
    winners, face = table.winners, FACES[drawing.game.rules]
    first = winners[0] if winners else max(table.seats, key=table.score_of)
    return EndView(
        winners=" · ".join(table.names[seat] for seat in winners) or _("Personne"),
        emblem=words.emblem(first),
        score=phrases.thousands(table.score_of(first)),
        how=_how(drawing),
        ranks=_ranks(drawing),
        summary=_summary(drawing),
        curve=draw_curve(drawing.game, course(history)),
        feats=draw_feats(drawing, history),
        coda=face.coda(drawing),
        rematch=_rematch(drawing, "dernier", _("Revanche : qui a perdu commence")) if may_act else None,
        rematch_dice=_rematch(drawing, "des", face.rematch) if may_act else None,
        stroke=_stroke(drawing),
    )


def _stroke(drawing: Drawing) -> Last | None:
    """The move that has just won, with all the dice that lie; None after undo or redo, or where the game was closed."""
    game = drawing.game
    line = game.last
    if line is None or not has_just_won(game) or line.move.move_name() == "end":
        return None
    dice = line.move.pips
    cast = lying(game) if dice else None
    return Last(cast.dice if cast else dice, label(game, line), "")


def _how(drawing: Drawing) -> str:
    """The move that won, or that ended it; where the last one was somebody else's, the total has won."""
    last, winners = drawing.game.last, drawing.table.winners
    if last is None or not winners or last.move.about is None:
        return label(drawing.game, last)
    if any(change.seat in winners and change.points > 0 for change in last.changes):
        return label(drawing.game, last)
    return _("Meilleur total") if len(winners) == 1 else _("Meilleurs totaux, ex æquo")


def _ranks(drawing: Drawing) -> tuple[Rank, ...]:
    """Everybody who stayed, best first; who has left is not ranked."""
    table = drawing.table
    order = sorted(table.present, key=lambda seat: -table.score_of(seat))
    return tuple(
        Rank(
            place=1 + sum(table.score_of(other) > table.score_of(seat) for other in order),
            name=table.names[seat],
            emblem=words.emblem(seat),
            score=phrases.thousands(table.score_of(seat)),
        )
        for seat in order
    )


def _summary(drawing: Drawing) -> str:
    played = phrases.rounds(FACES[drawing.game.rules].round, drawing.table.round)
    minutes = max(int((drawing.game.moved - drawing.game.started).total_seconds()) // 60, 1)
    return f"{FACES[drawing.game.rules].name} · {played} · {minutes} min"


def _rematch(drawing: Drawing, start: str, says: str) -> OfferView:
    return OfferView(
        id=f"rematch-{start}",
        move="rematch",
        action=f"{drawing.base}/revanche",
        hidden=(("premier", start),),
        label=says,
        say=says,
        tone="main" if start == "dernier" else "",
    )

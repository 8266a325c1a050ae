"""A past move taken up again: the pad or the small forms of its place, which only ask, and what saving would do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tripot.games import Told
from tripot.web import halves
from tripot.web.french import gettext as _
from tripot.web.offers import Drawing
from tripot.web.register.alternatives import draw_alternatives
from tripot.web.register.corrected_boxes import draw_rows, fell_at_once, is_without_its_value
from tripot.web.register.lines import actor, title_of
from tripot.web.table.faces import FACES
from tripot.web.table.pads import alike_slots
from tripot.web.table.trays import SPOKEN, die_faces, draw_slots, lying_still
from tripot.web.views.forms import Hidden
from tripot.web.views.parts import Slot
from tripot.web.views.register import CorrectionView, EffectView, RowView
from tripot.web.views.tray import PadView

NOT_ASKED = {"rolled", "kept"}
"""What stands in the log beside the dice, and is not said again on the pad."""
AS_MANY_AS_ONE_LIKES = frozenset({"keep"})
"""Of these dice there may be fewer, or more, than were said."""


@dataclass(frozen=True)
class Question:
    """What somebody would like to have been said in the place of `told`, as far as he has said it.

    `move` is a JSON object as on the interface, `fields` what a form has to send to say it again.
    """

    told: Told
    move: dict[str, Any]
    fields: Hidden = ()

    @property
    def dice(self) -> tuple[int, ...]:
        return tuple(self.move.get("dice", ()))

    @property
    def is_asked(self) -> bool:
        """Whether all is said, and something else than what stands there, whoever threw it and around what."""
        said = self.told.line.move.model_dump(mode="json", exclude_unset=True, exclude=NOT_ASKED)
        return bool(self.move) and not self.is_half_entered and self.move != said

    @property
    def is_half_entered(self) -> bool:
        """Whether dice are still missing, or what stands in a box."""
        least = 1 if _is_free(self.told) else dice_wanted(self.told)
        has_few_dice = "dice" in self.move and len(self.dice) < least
        return has_few_dice or is_without_its_value(self.move)


def dice_wanted(told: Told) -> int:
    """How many dice were thrown there, or could be kept; 0 where it was no throw."""
    before: Any = told.before
    if _is_free(told):
        return len(getattr(before.phase, "dice", ())) or int(before.dice_left)
    return len(told.line.move.pips)


def _is_free(told: Told) -> bool:
    return told.line.move.move_name() in AS_MANY_AS_ONE_LIKES


def draw_correction(
    drawing: Drawing, question: Question, says: str = "", refusal: str = ""
) -> CorrectionView:
    """`says`: the effect of what is asked, in words; `refusal`: why it cannot be."""
    told, url = question.told, f"{drawing.base}/registre"
    there = replace(drawing, game=replace(drawing.game, table=told.before))
    then = replace(drawing.game, table=told.after, last=told.line)
    seat = actor(told)
    return CorrectionView(
        since=told.line.seq,
        title=_("Corriger : %(what)s") % {"what": title_of(then, told)},
        whisper="" if seat is None else told.after.names[seat],
        url=url,
        pad=_pad(there, question, url) if dice_wanted(told) else None,
        rows=tuple(_rows(question)),
        offers=draw_alternatives(there, told, url),
        effect=EffectView(says, url, (*question.fields, ("vu", drawing.seen))) if says else None,
        refusal=refusal,
    )


def _pad(there: Drawing, question: Question, url: str) -> PadView:
    """The pad as it was for this throw, its dice in the slots; a key tapped when it is full begins anew."""
    told, wanted = question.told, dice_wanted(question.told)
    move: Any = told.line.move
    on_the_table = lying_still(told.before.phase) if wanted == 1 else ()
    entered = question.dice if "dice" in question.move else tuple(move.dice)
    title = _("Qu’est-ce qui est gardé ?") if _is_free(told) else _("Qu’est-ce qui est tombé ?")
    return PadView(
        id=f"pad-{told.line.seq}",
        action=url,
        hidden=(
            ("seq", str(told.line.seq)),
            ("move", move.move_name()),
            ("seat", str(move.seat)),
            *(pair for pair in question.fields if pair[0] == "first_throw"),
        ),
        slots=tuple(_slots(there, on_the_table, entered, wanted)),
        enough=wanted,
        sends_early=False,
        goes_on=bool(on_the_table),
        entered=halves.told(entered),
        is_half=False,
        label=_("Le jet : %(name)s") % {"name": there.name(move.seat)},
        asks=title,
        then=title,
        whisper=_("Toucher un dé posé l’efface."),
        card="",
        spoken=SPOKEN,
        faces=die_faces(),
        method="get",
        button=_("Voir l’effet") if _is_free(told) else "",
    )


def _rows(question: Question) -> Iterator[RowView]:
    """What is chosen without dice: whether these fell at once, which box, what it holds."""
    told: Any = question.told
    dice = question.dice or told.line.move.pips
    yield from fell_at_once(told, question.move, halves.told(dice))
    yield from draw_rows(told, question.move)


def _slots(
    there: Drawing, on_the_table: tuple[int, ...], entered: tuple[int, ...], wanted: int
) -> Iterator[Slot]:
    """Where one die is unlike the others it has its place; else they are all alike."""
    if FACES[there.game.rules].has_a_red_die:
        return draw_slots(there, on_the_table, entered, wanted)
    return alike_slots((0,) * wanted, (), entered)

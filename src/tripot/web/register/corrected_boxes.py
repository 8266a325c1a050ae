"""A box of a grid filled anew in the registre: which one, and what it holds, each a row of buttons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tripot.games import Told
from tripot.rules.moves import Offer
from tripot.web.french import gettext as _
from tripot.web.french import phrases
from tripot.web.table.shapes_of_five_dice import AT_ONCE, RETHROWN, value_of
from tripot.web.views.forms import Choice
from tripot.web.views.register import RowView

OF_A_BOX = frozenset({"mark", "write"})


def draw_rows(told: Told, asked: Mapping[str, Any]) -> Iterator[RowView]:
    """The box, then its value where the dice do not say it; what was said is pressed, or what is `asked` now."""
    move: Any = told.line.move
    name = move.move_name()
    if name not in OF_A_BOX:
        return
    offer = next(it for it in told.before.phase.offers(told.before) if it.move.move_name() == name)
    hidden = (("seq", str(told.line.seq)), ("move", name), ("seat", str(move.seat)))
    box = str(asked.get("box", move.box))
    yield RowView("box", _("Quelle case ?"), "box", hidden, tuple(_boxes(offer, box)))
    values = offer.bounds.get("values", {}).get(box, ())
    if values:
        is_moved = "box" in asked and "value" not in asked
        value = None if is_moved else asked.get("value", move.value)
        yield RowView(
            "value", _what_it_holds(box), "value", (*hidden, ("box", box)), _values(box, values, value)
        )


def is_without_its_value(asked: Mapping[str, Any]) -> bool:
    """Whether a box was named, and nothing yet that stands in it."""
    return asked.get("move") == "write" and "value" not in asked


def _boxes(offer: Offer, chosen: str) -> Iterator[Choice]:
    """With what the dice are worth in each, where they lie on the table."""
    points = offer.bounds.get("points", {})
    for box in offer.bounds.get("boxes", offer.bounds.get("values", ())):
        said = phrases.in_a_phrase(box)
        label = f"{said}\u00a0: {points[box]}" if points else said
        yield Choice(box, label, is_chosen=box == chosen)


def _what_it_holds(box: str) -> str:
    return _("Ce qu’elle vaut : %(box)s") % {"box": phrases.in_a_phrase(box)}


def _values(box: str, values: list[int], chosen: int | None) -> tuple[Choice, ...]:
    said = (value_of(box, value) for value in values)
    return tuple(
        Choice(each.value, each.label, each.whisper, is_chosen=value == chosen)
        for value, each in zip(values, said, strict=True)
    )


def fell_at_once(told: Told, asked: Mapping[str, Any], dice: str) -> Iterator[RowView]:
    """Whether the dice lay so after the very first throw, where that was said with them (T4, T10)."""
    move: Any = told.line.move
    if not hasattr(move, "first_throw"):
        return
    hidden = (
        ("seq", str(told.line.seq)), ("move", move.move_name()), ("seat", str(move.seat)), ("des", dice),
    )  # fmt: skip
    at_once = asked.get("first_throw", move.first_throw)
    choices = (
        Choice("non", *RETHROWN, is_chosen=not at_once),
        Choice("oui", *AT_ONCE, is_chosen=at_once),
    )
    yield RowView("first_throw", _("Ces dés"), "first_throw", hidden, choices)

"""What else could have been said at a past move: the small forms of its place, filled in with what was said there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tripot.games import Told
from tripot.rules.moves import Offer, SeatMove
from tripot.web.french import gettext as _
from tripot.web.french import words
from tripot.web.offers import Drawing
from tripot.web.register.corrected_boxes import OF_A_BOX
from tripot.web.table.buttons import draw_together
from tripot.web.table.trays import IN_THE_MENU, die_faces
from tripot.web.views.forms import Choice, Field, Hidden, OfferView, StakesView

ANYTIME = IN_THE_MENU | {"bevue", "correction"}
SIGNS_ALONE = frozenset({"bevue", "correction"})
"""On a card their buttons say « −10 » and « ± »."""
BY_THE_PAD = frozenset({"throw", "dice", "keep", "opening"})


def draw_alternatives(there: Drawing, told: Told, url: str) -> tuple[OfferView, ...]:
    """All of them, `there` at the table as it was; each asks the registre at `url`."""
    return tuple(_asks(view, told, url) for view in _offers(there, told))


def _offers(there: Drawing, told: Told) -> Iterator[OfferView]:
    """What could have been said there: the same of a move that may come at any time, else all of the phase.

    A throw is entered anew on the pad, and nothing else takes its place on the page.
    """
    table, name = there.table, told.line.move.move_name()
    if name in BY_THE_PAD:
        yield from (_opening(there, told),) if name == "opening" else ()
        return
    every = there.game.ruleset.offers(table) if name in ANYTIME else table.phase.offers(table)
    for offer in every:
        if _belongs(offer, name):
            yield draw_together(there, offer)


def _belongs(offer: Offer, name: str) -> bool:
    said = offer.move.move_name()
    if issubclass(offer.move, SeatMove) and not offer.seats:
        return False
    return said == name if name in ANYTIME else said not in BY_THE_PAD | OF_A_BOX


def _opening(there: Drawing, told: Told) -> OfferView:
    move: Any = told.line.move
    label = words.named(words.MOVES, "opening")
    return OfferView(
        id="opening",
        move="opening",
        action="",
        hidden=there.hidden("opening", seat=move.seat),
        label=label,
        say=label,
        title=_("Le dé du départ : %(name)s") % {"name": there.name(move.seat)},
        chooses="die",
        choices=tuple(
            Choice(face.value, face.value, is_chosen=face.value == str(move.die)) for face in die_faces()
        ),
    )


def _asks(view: OfferView, told: Told, url: str) -> OfferView:
    """The form as a question: it shows the effect and changes nothing; what was said is filled in."""

    def asking(hidden: Hidden) -> Hidden:
        return (("seq", str(told.line.seq)), *(pair for pair in hidden if pair[0] != "vu"))

    is_the_same = view.move == told.line.move.move_name()
    label = words.named(words.MOVES, view.move) if view.move in SIGNS_ALONE else view.label
    return replace(
        view,
        label=label,
        say=label if view.move in SIGNS_ALONE else view.say,
        tone="",
        action=url,
        method="get",
        hidden=asking(view.hidden),
        stakes=_staked(view.stakes, told) if is_the_same and view.stakes else view.stakes,
        song=None,
        fields=tuple(_filled(field, told) if is_the_same else field for field in view.fields),
    )


def _staked(stakes: StakesView, told: Told) -> StakesView:
    """The combination and the amount as they were said."""
    move: Any = told.line.move
    combinations = tuple(replace(one, is_chosen=one.value == move.on) for one in stakes.combinations)
    stepper = replace(stakes.stepper, field=replace(stakes.stepper.field, value=str(move.stake)))
    return replace(stakes, combinations=combinations, stepper=stepper)


def _filled(field: Field, told: Told) -> Field:
    value = getattr(told.line.move, field.name, None)
    if value is None or field.kind in ("tick", "ticks"):
        return field
    chosen = tuple(replace(choice, is_chosen=choice.value == str(value)) for choice in field.choices)
    return replace(field, value=str(value), choices=chosen)

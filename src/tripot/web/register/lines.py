"""A move as a line of the registre: whose, the dice, what came of it, the points."""

from __future__ import annotations

from dataclasses import replace

from tripot.games import Snapshot, Told
from tripot.web.french import gettext as _
from tripot.web.french import phrases, words
from tripot.web.french.said_of import said_of
from tripot.web.french.saying import label, lying, name_of, told_dice
from tripot.web.table.faces import FACES
from tripot.web.views.register import DieView, LineView

TIES = frozenset({"suite-tie", "tie-break"})


def draw_line(game: Snapshot, told: Told, url: str, *, may_act: bool, is_open: bool) -> LineView:
    """The line of a move; `url` is the registre's."""
    line, seat = told.line, actor(told)
    then = replace(game, table=told.after, last=line)
    title, name = title_of(then, told), "" if seat is None else told.after.names[seat]
    own = _own(told, seat)
    edit = f"{url}?seq={line.seq}" if may_act and not line.undone else ""
    return LineView(
        seq=line.seq,
        emblem="" if seat is None else words.emblem(seat),
        dice=_dice(then, told),
        title=title,
        who=" · ".join(part for part in (name, *_others(told, seat)) if part),
        points=own,
        is_loss=own.startswith("−"),
        is_undone=line.undone,
        is_amended=line.amended,
        is_open=is_open,
        edit=edit,
        edit_says=_("Corriger : %(what)s") % {"what": " · ".join(part for part in (title, name) if part)},
    )


def actor(told: Told) -> int | None:
    """The seat a move is about, if it is about one; whoever joins is the last."""
    if told.line.move.move_name() == "chante_sloubi":
        return len(told.after.names) - 1
    seat = told.line.move.about
    return seat if seat in told.after.seats else None


def title_of(then: Snapshot, told: Told) -> str:
    """What the dice made, else what was said, with what it was said of. `then`: the game just after it."""
    move = told.line.move
    if move.pips:
        return label(then, told.line) if told.after.has_landed else _of_dice(told, then)
    said = name_of(told.line)
    of = said_of(told.after.names, move)
    return f"{said}\u00a0: {of}" if of else said


def _of_dice(told: Told, then: Snapshot) -> str:
    phase, move = told.before.phase.name(), told.line.move
    if phase == "soufflette":
        return _("Soufflette")
    if phase in TIES:
        return _("Départage")
    lacks_the_red_one = len(move.pips) == then.ruleset.dice - 1
    is_half = FACES[then.rules].has_a_red_die and lacks_the_red_one
    return _("Les Chouettes") if is_half else words.named(words.MOVES, move.move_name())


def _dice(then: Snapshot, told: Told) -> tuple[DieView, ...]:
    """All three where they lie, else those thrown; the last is red where the game has a red one."""
    thrown = told_dice(told.line.move)
    if thrown and told.after.has_landed:
        thrown = lying(then).dice
    red = then.ruleset.dice - 1 if FACES[then.rules].has_a_red_die else None
    return tuple(
        DieView(die, _("Dé : %(face)s") % {"face": words.NUMBERS[die]}, at == red)
        for at, die in enumerate(thrown)
    )


def _own(told: Told, seat: int | None) -> str:
    """« +16 », « −10 », « 0 » where gains and losses met, nothing where nothing was booked."""
    own = [change.points for change in told.line.changes if change.seat == seat]
    return (phrases.signed(sum(own)) or "0") if own else ""


def _others(told: Told, seat: int | None) -> tuple[str, ...]:
    """What it did to the others: « Karadoc −10 »."""
    seats = dict.fromkeys(change.seat for change in told.line.changes if change.seat != seat)
    sums = {it: sum(change.points for change in told.line.changes if change.seat == it) for it in seats}
    return tuple(f"{told.after.names[it]} {phrases.signed(points) or '0'}" for it, points in sums.items())

"""What happened, in words: the name of a move for undo and redo, and the sentence that is read aloud after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tripot.games import Line, Snapshot
from tripot.web.french import gettext as _
from tripot.web.french import phrases, words
from tripot.web.french.said_of import said_of
from tripot.web.halves import told

START = "opening"
ENDS_A_TURN = frozenset({"mark", "write", "stop"})
SAID_WITH_WHAT = frozenset(
    {"bet", "civet", "grelottine", "tie", "passe_grelot", "soufflette", "soufflette_outcome"}
)
"""Who only hears the page must know what is staked, on what, and who is meant."""


def label(game: Snapshot, line: Line | None) -> str:
    """What undo takes back: « Chouette de 4 », « Bévue »."""
    if line is None:
        return ""
    return _made(game, line) or _barred(game, line) or _with_its_points(line) or name_of(line)


def _barred(game: Snapshot, line: Line) -> str:
    """« BARRE ! » where this throw has just brought one."""
    return _("BARRE !") if has_just_barred(game, line) else ""


def has_just_barred(game: Snapshot, line: Line) -> bool:
    """Whether this throw has brought its player a bar."""
    has_busted = line.move.move_name() in ("bust", "throw")
    return has_busted and getattr(game.table, "barre", None) == line.move.about


def _with_its_points(line: Line) -> str:
    """« Full, 30 », « Je m’arrête, 450 »: what a turn ended on."""
    if line.move.move_name() not in ENDS_A_TURN:
        return ""
    points = sum(change.points for change in line.changes)
    return _("%(what)s, %(points)s") % {"what": name_of(line), "points": phrases.thousands(points)}


def name_of(line: Line) -> str:
    """A move by itself: its dice, its box, its cry, or its name."""
    move: Any = line.move
    if hasattr(move, "box"):
        return phrases.in_a_phrase(move.box)
    if move.move_name() == "keep":
        return _("Garde %(dice)s") % {"dice": told(move.pips)}
    if move.pips:
        return _("Jet %(dice)s") % {"dice": told(move.pips)}
    if hasattr(move, "cry"):
        return words.named(words.CRIES, move.cry)
    return words.named(words.MOVES, move.move_name())


def told_dice(move: Any) -> tuple[int, ...]:
    """The dice a move tells of; the one for the start, which belongs to no turn, too."""
    return (move.die,) if move.move_name() == START else move.pips


def thrown_by(line: Line) -> str:
    """« dés de la maison » where the house threw; nothing where the table did."""
    return words.BY_THE_HOUSE if getattr(line.move, "rolled", None) else ""


def _made(game: Snapshot, line: Line) -> str:
    """What the dice of `line` made where they have come to lie; a die thrown for a tie leaves those before."""
    cast = lying(game)
    if not line.move.pips or cast is None or not game.table.has_landed:
        return ""
    if any(change.reason == "sirotage" for change in line.changes):
        return _("Sirotage réussi") if len(set(cast.dice)) == 1 else _("Sirotage raté")
    return phrases.combination(cast.reading.combination, cast.reading.value)


def lying(game: Snapshot) -> Any:
    """The dice on the table and what they made, or None before the first throw."""
    table: Any = game.table
    at = getattr(table, "lying", None)
    return None if at is None else table.casts[at]


def combination_on_the_table(game: Snapshot) -> str:
    """« Chouette de 4 », or nothing."""
    cast = lying(game)
    return "" if cast is None else phrases.combination(cast.reading.combination, cast.reading.value)


def announcement(game: Snapshot) -> str:
    """As in: « Perceval : quatre, quatre, deux. Chouette de 4, plus 16, total 227. À Karadoc. »."""
    if game.last is None:
        return ""
    return " ".join(
        part for part in (_who_and_what(game, game.last), *_effects(game, game.last), _next(game)) if part
    )


def _who_and_what(game: Snapshot, line: Line) -> str:
    names = game.table.names
    seat = line.move.about
    what = _with_its_dice(game, line)
    of = said_of(names, line.move) if line.move.move_name() in SAID_WITH_WHAT else ""
    if seat is None or seat >= len(names):
        return f"{what}\u00a0: {of}." if of else f"{what}."
    own = [change for change in line.changes if change.seat == seat]
    points = sum(change.points for change in own)
    has_counted = any(change.nominal for change in own)
    counted = f"{_counted(game, seat, points)}{_capped(line, seat)}" if has_counted else ""
    who = ", ".join(part for part in (names[seat], thrown_by(line)) if part)
    said = ", ".join(part for part in (what, of, counted) if part)
    return _("%(name)s : %(what)s.") % {"name": who, "what": said}


def _with_its_dice(game: Snapshot, line: Line) -> str:
    made, dice = _made(game, line), line.move.pips
    if line.move.move_name() == START:
        return f"{name_of(line)}, {phrases.spoken(told_dice(line.move))}"
    if made:
        return f"{phrases.spoken(lying(game).dice)}. {made}"
    if dice:
        return ". ".join(part for part in (phrases.spoken(dice), _barred(game, line)) if part)
    if barred := _barred(game, line):
        return barred
    return f"«\u00a0{name_of(line)}\u00a0»" if hasattr(line.move, "cry") else name_of(line)


def _effects(game: Snapshot, line: Line) -> Iterator[str]:
    """What it did to the others."""
    actor = line.move.about
    for seat in dict.fromkeys(change.seat for change in line.changes if change.seat != actor):
        points = sum(change.points for change in line.changes if change.seat == seat)
        reason = next(change.reason for change in line.changes if change.seat == seat)
        said = {"name": game.table.names[seat], "reason": words.named(words.REASONS, reason)}
        yield _("%(name)s : %(reason)s, ") % said + f"{_counted(game, seat, points)}{_capped(line, seat)}."


def _capped(line: Line, seat: int) -> str:
    """« plafonné », where a gain met the ceiling (G5)."""
    changes = (change for change in line.changes if change.seat == seat)
    return _(", plafonné") if any(change.nominal > change.points for change in changes) else ""


def _counted(game: Snapshot, seat: int, points: int) -> str:
    total = game.table.score_of(seat)
    said = {"points": abs(points), "total": total}
    if points == 0:
        return _("rien à compter, total %(total)s") % said
    return (
        _("plus %(points)s, total %(total)s") if points > 0 else _("moins %(points)s, total %(total)s")
    ) % said


def _next(game: Snapshot) -> str:
    table = game.table
    if table.over:
        winners = " et ".join(table.names[seat] for seat in table.winners)
        return _("Partie gagnée : %(names)s.") % {"names": winners} if winners else _("Partie terminée.")
    throwers = _throwers(game)
    return _("À %(name)s.") % {"name": table.names[throwers[0]]} if throwers else ""


def to_play(game: Snapshot) -> int:
    """Whose dice it is, or whose turn where nobody throws."""
    return (*_throwers(game), game.table.turn)[0]


def _throwers(game: Snapshot) -> tuple[int, ...]:
    """Who is offered the dice."""
    throws = (offer.seats for offer in game.ruleset.offers(game.table) if offer.move.move_name() == "throw")
    return next((seats for seats in throws if seats), ())

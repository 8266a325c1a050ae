"""Where a rule is explained: the address of its card, seen from the front door or from a table."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from tripot.sheets import deck_of, games_with_sheets, house_rules_of
from tripot.web.french.saying import lying
from tripot.web.offers import Drawing
from tripot.web.views.rules import RuleLink

_OF_A_PHASE = {
    "contre-sirop": "contre-sirop",
    "sirotage": "sirotage",
    "challenge": "grelottine",
}
"""The verdict a phase speaks of, where it is not what the dice on the table made."""


def sheets_url(root: str, game: str, *, table: str = "", dice: str = "", anchor: str = "") -> str:
    """The rule sheets of a game; empty where it has none."""
    if game not in games_with_sheets():
        return ""
    asked = {"table": table, "des": dice}
    query = urlencode({name: value for name, value in asked.items() if value})
    return f"{root}/regles/{game}" + (f"?{query}" if query else "") + (f"#{anchor}" if anchor else "")


def sheets_of(drawing: Drawing, anchor: str = "") -> str:
    """The rule sheets as a table plays them."""
    game = drawing.game
    return sheets_url(drawing.root, game.rules, table=game.code, anchor=anchor)


def card_of(drawing: Drawing, verdict: str) -> str:
    """The card that explains a combination, a token, the reason of a change; empty where there is none."""
    if not verdict or drawing.game.rules not in games_with_sheets():
        return ""
    sheet = deck_of(drawing.game.rules).of_verdict(verdict)
    return sheets_of(drawing, sheet.anchor) if sheet else ""


def card_of_the_moment(drawing: Drawing) -> str:
    """The card of what the tray speaks of: the phase's own, else that of the dice on the table."""
    phase: Any = drawing.table.phase
    if phase.name() == "before-cul":
        return card_of(drawing, "achat-de-de" if phase.buyer is not None else "")
    cast = lying(drawing.game)
    made = "" if cast is None else str(cast.reading.combination)
    return card_of(drawing, _OF_A_PHASE.get(phase.name(), made))


def house_rules_played(drawing: Drawing) -> tuple[RuleLink, ...]:
    """The house rules of a table by name, each with its card."""
    game = drawing.game.rules
    if game not in games_with_sheets():
        return ()
    deck = deck_of(game)
    cards = {rule.option: sheet.anchor for sheet in deck for rule in sheet.house_rules}
    return tuple(
        RuleLink(rule.name, sheets_of(drawing, cards[rule.option]))
        for rule in house_rules_of(deck, drawing.table.options)
    )

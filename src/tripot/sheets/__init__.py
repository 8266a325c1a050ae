"""The rule sheets: the rules of a game as playing cards, read from `seeds/rules/`."""

from tripot.sheets.deck import Deck, Example, Family, HouseRule, Sheet
from tripot.sheets.house import house_rules_of
from tripot.sheets.reading import SheetError, deck_of, games_with_sheets, read_deck

__all__ = [
    "Deck",
    "Example",
    "Family",
    "HouseRule",
    "Sheet",
    "SheetError",
    "deck_of",
    "games_with_sheets",
    "house_rules_of",
    "read_deck",
]

"""« Quels dés sur la table ? »: the cards that apply to two or three dice."""

from __future__ import annotations

from collections.abc import Sequence

from tripot.rules.cul_de_chouette.combinations import read
from tripot.rules.cul_de_chouette.options import Options
from tripot.sheets.deck import Sheet
from tripot.sheets.reading import deck_of

THREE_DICE = 3
AS_WRITTEN = Options()
"""The house rules of the sheets themselves: everything by default."""


def cards_for(dice: Sequence[int], options: Options = AS_WRITTEN) -> tuple[Sheet, ...]:
    """The sheets of Cul de Chouette for two or three dice (1 to 6 each), the combination’s own card first."""
    deck = deck_of("cul-de-chouette")
    if len(dice) < THREE_DICE:
        return deck.of_chouettes(dice)
    reading = read(dice, options)
    return deck.of_throw(reading.combination, reading.value)


def cards_played_for(dice: Sequence[int], options: Options) -> tuple[Sheet, ...]:
    """Those of them whose rule is played under these house rules."""
    return tuple(sheet for sheet in cards_for(dice, options) if sheet.is_played(options))

"""Every worked example of the rule sheets, played by the rules: what the sheets promise is what the table does."""

import pytest
from tests.sheets.showing import outcome, play, set_up

from tripot.sheets import Example, deck_of

DECK = deck_of("cul-de-chouette")
EXAMPLES = [
    pytest.param(example, id=f"{sheet.anchor}-{number}")
    for sheet in DECK
    for number, example in enumerate(sheet.examples, 1)
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_comes_out_as_the_sheet_says(example: Example) -> None:
    game = set_up(DECK, example)
    before = game.table
    play(game, example.moves)
    assert outcome(game, before, example.after) == [claim.replace("\u00a0", " ") for claim in example.after]


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_change_in_an_example_has_a_card_that_explains_it(example: Example) -> None:
    reasons = play(set_up(DECK, example), example.moves)
    assert [reason for reason in reasons if DECK.of_verdict(reason) is None] == []

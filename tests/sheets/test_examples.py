"""Every worked example of the rule sheets, played by the rules: what the sheets promise is what the table does."""

import pytest
from tests.sheets.showing import STAGES, Show
from tests.sheets.speaking import plain

from tripot.sheets import Example, deck_of

EXAMPLES = [
    pytest.param(rules, example, id=f"{rules}-{sheet.anchor}-{number}")
    for rules in STAGES
    for sheet in deck_of(rules)
    for number, example in enumerate(sheet.examples, 1)
]


@pytest.mark.parametrize(("rules", "example"), EXAMPLES)
def test_an_example_comes_out_as_the_sheet_says(rules: str, example: Example) -> None:
    show = Show(rules, deck_of(rules), example)
    show.play(example.moves)
    assert show.outcome(example.after) == [plain(claim) for claim in example.after]


@pytest.mark.parametrize(("rules", "example"), EXAMPLES)
def test_every_change_in_an_example_has_a_card_that_explains_it(rules: str, example: Example) -> None:
    deck = deck_of(rules)
    reasons = Show(rules, deck, example).play(example.moves)
    assert [reason for reason in reasons if deck.of_verdict(reason) is None] == []

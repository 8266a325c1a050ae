"""A table of El Cacho or Vache qui rit Tour, at every size in both themes."""

import pytest
from tests.browser.sight import everywhere, moving
from tests.browser.stages_of_five_dice import STAGES_OF_FIVE_DICE


@pytest.mark.parametrize("stage", STAGES_OF_FIVE_DICE)
def test_everybody_can_see_and_reach(player, stage):
    STAGES_OF_FIVE_DICE[stage](player)
    assert list(everywhere(player.page)) == []
    assert list(moving(player.page)) == []

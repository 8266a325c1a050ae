"""A table of Cul de Chouette, at every size in both themes."""

import pytest
from tests.browser.sight import everywhere, moving
from tests.browser.stages import STAGES


@pytest.mark.parametrize("stage", STAGES)
def test_everybody_can_see_and_reach(player, stage):
    STAGES[stage](player)
    assert list(everywhere(player.page)) == []
    assert list(moving(player.page)) == []

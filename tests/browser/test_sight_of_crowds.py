"""A full table, and long names, at every size in both themes."""

import pytest
from tests.browser.crowds import CROWDS
from tests.browser.sight import everywhere, moving


@pytest.mark.parametrize("stage", CROWDS)
def test_everybody_can_see_and_reach(player, stage):
    CROWDS[stage](player)
    assert list(everywhere(player.page)) == []
    assert list(moving(player.page)) == []

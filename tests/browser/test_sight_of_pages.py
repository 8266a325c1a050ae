"""Every page but the table at every size, in both themes; and there is no page that is not looked at."""

from urllib.parse import urlsplit

import pytest
from fastapi.routing import iter_route_contexts
from starlette.routing import compile_path
from tests.browser.sight import everywhere, moving
from tests.browser.stages_of_pages import EVERY_PAGE, FOR_PROGRAMS

from tripot.app import create_app

ELSEWHERE = "/t/{code}"
"""The table's stages have files of their own."""
LOOKED_AT = [(route, stage) for route in EVERY_PAGE if route != ELSEWHERE for stage in EVERY_PAGE[route]]


def pages(app):
    for route in iter_route_contexts(app.routes):
        if "GET" in (route.methods or ()) and not route.include_in_schema:
            yield route.path


def test_every_page_has_a_stage():
    assert set(pages(create_app())) - FOR_PROGRAMS == set(EVERY_PAGE)


@pytest.mark.parametrize(("route", "stage"), LOOKED_AT, ids=[stage for _, stage in LOOKED_AT])
def test_everybody_can_see_and_reach(player, route, stage):
    EVERY_PAGE[route][stage](player)
    assert compile_path(route)[0].match(urlsplit(player.page.url).path)
    assert list(everywhere(player.page)) == []
    assert list(moving(player.page)) == []

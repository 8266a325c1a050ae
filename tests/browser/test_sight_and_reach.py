"""Every page and stage, night and day, small and large: axe finds nothing, nothing is too small or too wide."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from tests.browser.conftest import PHONE, SMALL, TABLET
from tests.browser.stages import EVERYWHERE

RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]}}
FINGER = 48
TOO_SMALL = """least => [...document.querySelectorAll("button, a, summary, select, input")]
  .filter(it => !["hidden", "checkbox", "radio"].includes(it.type))
  .filter(it => it.checkVisibility({ visibilityProperty: true }) && !it.matches(".unseen"))
  .map(it => [it, it.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < least || box.height < least))
  .map(([it, box]) => `${it.outerHTML.slice(0, 90)} ${Math.round(box.width)}×${Math.round(box.height)}`)"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
STYLES = "() => document.querySelectorAll('[style], style').length"


def violations(page):
    found = Axe().run(page, options=RULES).response["violations"]
    return [
        (each["id"], node["html"][:140], node["failureSummary"][:200])
        for each in found
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("stage", EVERYWHERE)
def test_everybody_can_see_and_reach(player, stage):
    EVERYWHERE[stage](player)
    page = player.page
    for theme, size in (("nuit", SMALL), ("jour", TABLET), ("jour", PHONE)):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.set_viewport_size(size)
        assert size == PHONE or violations(page) == [], (theme, size)
        assert page.evaluate(TOO_SMALL, FINGER - 0.5) == [], (theme, size)
        assert page.evaluate(SIDEWAYS) <= 0, (theme, size)
    assert page.evaluate(STYLES) == 0

"""A robot with JavaScript presses whatever is in sight: the page never complains and never falls behind the game."""

import random

import pytest
from playwright.sync_api import expect

PRESSES = 45
IN_SIGHT = """() => [...document.querySelectorAll("#table form")].map((form, at) => {
  form.dataset.robot = at;
  const says = form.elements.move?.value ?? form.className;
  return [at, form.querySelector("button:not([disabled])") ? says : ""];
}).filter(([, says]) => says && !["end", "leave", "rename", "chante_sloubi", "tastes"].includes(says))"""
CLOSE = """() => {
  for (const left of document.querySelectorAll("#table details[open]")) left.open = false;
}"""
OPEN = """at => {
  const form = document.querySelector(`#table form[data-robot="${at}"]`);
  for (let sheet = form.closest("details"); sheet; sheet = sheet.parentElement.closest("details")) sheet.open = true;
  if (form.closest("[data-tone=buy], [data-tone=later]")) document.getElementById("achat").open = true;
}"""

SHOWS_THE_GAME = """async url => {
  const until = performance.now() + 8000;
  for (;;) {
    const { version } = await (await fetch(url)).json();
    const waits = document.querySelector(".htmx-request, [data-sending]");
    if (!waits && document.getElementById("table").dataset.version === String(version)) return true;
    if (performance.now() > until) return false;
    await new Promise(requestAnimationFrame);
  }
}"""
"""Asked again for a while: the last press may still be on its way when the game is looked at."""


def press(player, chance):
    page = player.page
    expect(page.locator(".htmx-request, [data-sending]")).to_have_count(0)
    page.evaluate(CLOSE)
    at, says = chance.choice(page.evaluate(IN_SIGHT))
    if says == "throw" and page.locator(f'form.pad[data-robot="{at}"]').count():
        player.listens()
        player.key(chance.randint(1, 6)).click()
        return
    page.evaluate(OPEN, at)
    form = page.locator(f'#table form[data-robot="{at}"]')
    for box in form.locator("[type=checkbox][name=seats], [type=checkbox][name=on]").all()[:2]:
        box.check()
    if says == "correction":
        form.locator("[name=points]").fill(str(chance.choice([-20, 40])))
    buttons = form.locator("button:not([disabled])")
    buttons.nth(chance.randrange(buttons.count())).click()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_robot_presses_whatever_is_in_sight(player, seed):
    chance = random.Random(seed)
    player.new_game(banque="oui").give(120, 120, 120, 120)
    for _ in range(PRESSES):
        if player.page.locator("#table[data-stage=end]").count():
            player.page.locator("#undo button").click()
            player.page.locator("#table:not([data-stage=end])").wait_for()
        press(player, chance)
    assert player.page.evaluate(SHOWS_THE_GAME, f"/api/v1/games/{player.code}")

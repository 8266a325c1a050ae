"""Two taps at one place, so many milliseconds apart, made within the page: no journey of the test's comes between.

A busy machine is late for the second one; what the page is deaf for by then is set back to what it was when it was due.
"""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.conftest import Player

TWO_TAPS = """async ([x, y, gap]) => {
  let under_way = 0;
  for (const [told, more] of [["htmx:before:request", 1], ["tripot:drawn", -1], ["tripot:gone", -1]])
    document.addEventListener(told, event => { if (!event.defaultPrevented) under_way += more; });
  const tap = () => {
    const at = document.elementFromPoint(x, y);
    const told = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerType: "touch", detail: 1 };
    at.dispatchEvent(new PointerEvent("pointerdown", told));
    at.dispatchEvent(new PointerEvent("pointerup", told));
    const pressed = at.closest("button, a, summary, input, select, label");
    (pressed ?? at).dispatchEvent(new MouseEvent("click", told));
    return pressed ? pressed.ariaLabel ?? (pressed.textContent.trim() || pressed.id) : "";
  };
  const deaf = new Map();
  const due = performance.now() + gap;
  const first = tap();
  while (performance.now() < due) {
    await new Promise(requestAnimationFrame);
    for (const it of document.getAnimations())
      if (it.animationName?.startsWith("deaf") && it.startTime !== null) deaf.set(it, it.startTime);
  }
  for (const [it, since] of deaf) if (it.playState !== "idle") it.currentTime = Math.max(due - since, 0);
  const hit = [first, tap()];
  while (under_way > 0) await new Promise(requestAnimationFrame);
  return hit;
}"""


def twice(what: Locator, gap: int) -> tuple[str, str]:
    """What the first and the second tap hit, by name, once all that they asked for has been answered."""
    what.tap(trial=True)
    box = what.bounding_box()
    assert box
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, gap]
    first, second = what.page.evaluate(TWO_TAPS, middle)
    return first, second


def settle(player: Player) -> int:
    """What the table has come to, once the page shows it."""
    version = int(player.state()["version"])
    expect(player.page.locator(f'#table[data-version="{version}"]')).to_be_visible()
    return version


def counts_once(player: Player, what: Locator, gap: int) -> None:
    """One move and no more; the second tap hits nothing, or what the first one hit."""
    version = settle(player)
    first, second = twice(what, gap)
    assert first
    assert second in ("", first)
    assert settle(player) == version + 1

"""What is checked of a page at one size in one light: each check answers with what is wrong, so nothing is `[]`."""

from __future__ import annotations

import os
from collections.abc import Iterator

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page
from tests.browser.conftest import PHONE, SMALL, TABLET

FINGER = 48
NARROW = {"width": 320, "height": 568}
ZOOMED = {"width": TABLET["width"] // 2, "height": TABLET["height"] // 2}
"""A tablet at 200 %: half as many pixels each way."""
THEMES = ("nuit", "jour")
LIGHTS = [(theme, size) for size in (SMALL, PHONE, TABLET) for theme in THEMES]
LIGHTS += [("nuit", NARROW), ("jour", ZOOMED)]
WITH_AXE = LIGHTS if "EVERY_LIGHT" in os.environ else [("nuit", SMALL), ("jour", TABLET)]
"""Our own checks, contrast among them, look at all. axe takes ten times as long: at all of them by `make sight`."""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]

AXE = """async tags => {
  scrollTo(0, document.querySelector(".after") ? document.body.scrollHeight : 0);
  const { violations } = await axe.run({ runOnly: tags, resultTypes: ["violations"], preload: false });
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(
    ({ html, failureSummary }) => `${id} ${html.slice(0, 140)} ${failureSummary.slice(0, 200)}`));
}"""
"""Scrolled so that the strip at the foot, which always lies over something else, lies over nothing."""
TOO_SMALL = """least => [...document.querySelectorAll("button, a, summary, select, input")]
  .filter(it => !["hidden", "checkbox", "radio"].includes(it.type))
  .filter(it => it.checkVisibility({ visibilityProperty: true }) && !it.matches(".unseen"))
  .map(it => [it, it.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < least || box.height < least))
  .map(([it, box]) => `${it.outerHTML.slice(0, 90)} ${Math.round(box.width)}×${Math.round(box.height)}`)"""
STYLES = "() => document.querySelectorAll('[style], style').length"
APART = """() => [...document.querySelectorAll(".card, .kept")].flatMap(of => {
  const parts = [...of.querySelectorAll("h2 > span, .score summary > *, .mirrored > b, .groups li, .sum, .flash")];
  const boxes = parts.map(it => it.getBoundingClientRect()).filter(it => it.width > 1);
  const { left, right } = of.getBoundingClientRect();
  const meets = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  return boxes.filter((box, at) => box.left < left || box.right > right
    || boxes.slice(at + 1).some(other => meets(box, other))).map(() => of.id || of.className);
})"""
"""Cards and kept dice where a name, points, or dice lie over one another or stick out."""

SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll("main, .tray, .sheet")]
  .filter(it => it.checkVisibility() && it.scrollWidth > it.clientWidth + 1)
  .map(it => `sideways: ${it.tagName} ${it.className} ${it.scrollWidth} in ${it.clientWidth}`)"""
COVERED = """async () => {
  const ending = document.getAnimations().filter(it => it.effect.getComputedTiming().endTime < 5000);
  await Promise.all(ending.map(it => it.finished));
  const sheets = [...document.querySelectorAll("details[name][open] .sheet, .card:target > article")];
  const above = sheets.filter(it => it.checkVisibility()).at(-1) ?? document;
  const before = document.activeElement;
  const covered = [...above.querySelectorAll("a, button, summary, input, select, [tabindex='0']")]
    .filter(it => !it.disabled && it.type !== "hidden" && it.tabIndex >= 0 && !it.closest(".unseen"))
    .filter(it => it.checkVisibility({ visibilityProperty: true }) && getComputedStyle(it).pointerEvents !== "none")
    .filter(it => {
      it.focus();
      const box = it.getClientRects()[0];
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !it.contains(hit) && hit?.closest("label")?.control !== it;
    })
    .map(it => `covered: ${it.outerHTML.slice(0, 110)}`);
  before.focus({ preventScroll: true });
  return covered;
}"""
CUT = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = [];
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const it = text.parentElement;
    if (!text.data.trim() || it.closest(".unseen, svg, option") || !it.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    let at = it;
    while (at && getComputedStyle(at).overflowX === "visible" && !at.matches("button, .button, summary, .panel, .ivory")) at = at.parentElement;
    if (!at || at.matches("html, body, main") || it.offsetWidth < 2 || getComputedStyle(it).position === "absolute" || at.closest(".suits") || getComputedStyle(at).textOverflow === "ellipsis") continue;
    const edge = at.getBoundingClientRect();
    const slack = box.height * .28;
    if (box.left < edge.left - 1 || box.right > edge.right + 1 || (at.matches("button, .button, summary") && (box.top + slack < edge.top - 1 || box.bottom - slack > edge.bottom + 1)))
      found.push(`cut off: ${text.data.trim().slice(0, 40)} in ${at.outerHTML.slice(0, 80)}`);
  }
  return found;
}"""  # noqa: E501
OVER = """() => {
  const sheets = [...document.querySelectorAll("details[name][open] .sheet, .card:target > article")];
  const above = sheets.filter(it => it.checkVisibility()).at(-1) ?? document.body;
  const walk = document.createTreeWalker(above, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes = [];
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const it = text.parentElement;
    if (!text.data.trim() || it.closest(".unseen, svg, option, .suits, .after, .mirrored") || !it.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const slack = (bottom - top) * .28;
      const box = { text, left, right, top: top + slack, bottom: bottom - slack };
      for (let at = it; at !== above; at = at.parentElement) {
        if (getComputedStyle(at).overflowY === "visible") continue;
        const edge = at.getBoundingClientRect();
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      boxes.push(box);
    }
  }
  return boxes.flatMap((one, at) => boxes.slice(at + 1)
    .filter(two => two.text !== one.text && Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2
      && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 2)
    .map(two => `over each other: ${one.text.data.trim().slice(0, 30)} / ${two.text.data.trim().slice(0, 30)}`)).slice(0, 5);
}"""  # noqa: E501
DIM = """() => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const rgba = colour => {
    if (!known.has(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(colour, [r, g, b, a / 255]);
    }
    return known.get(colour);
  };
  const over = ([r, g, b, a], below) => [r, g, b].map((one, at) => one * a + below[at] * (1 - a));
  const linear = one => (one / 255 <= .04045 ? one / 255 / 12.92 : ((one / 255 + .055) / 1.055) ** 2.4);
  const luminance = ([r, g, b]) => .2126 * linear(r) + .7152 * linear(g) + .0722 * linear(b);
  const contrast = (one, two) => {
    const [dark, light] = [luminance(one), luminance(two)].sort((a, b) => a - b);
    return (light + .05) / (dark + .05);
  };
  const COLOUR = /(?:rgba?|hsla?|oklch|oklab|lch|lab|color)\\([^()]*\\)/g;
  const grounds = new Map([[null, [[255, 255, 255]]]]);
  const ground = it => {
    if (!grounds.has(it)) {
      const { backgroundColor, backgroundImage } = getComputedStyle(it);
      const own = rgba(backgroundColor);
      const plain = own[3] === 1 ? [own.slice(0, 3)] : ground(it.parentElement).map(below => over(own, below));
      const stops = (backgroundImage.match(COLOUR) ?? []).map(rgba);
      grounds.set(it, stops.length ? stops.flatMap(stop => plain.map(below => over(stop, below))) : plain);
    }
    return grounds.get(it);
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const it = text.parentElement;
    if (!text.data.trim() || it.closest(".unseen, option, :disabled, title, desc") || !it.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(it);
    const [r, g, b, a] = rgba(it.closest("svg") ? style.fill : style.color);
    let shown = a;
    for (let at = it; at; at = at.parentElement) shown *= getComputedStyle(at).opacity;
    const size = parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.66 && style.fontWeight >= 700) ? 3 : 4.5;
    const worst = Math.min(...ground(it).map(below => contrast(over([r, g, b, shown], below), below)));
    if (worst < least - .005) found.add(`dim ${worst.toFixed(2)}: ${text.data.trim().slice(0, 40)} in ${it.outerHTML.slice(0, 90)}`);
  }
  return [...found];
}"""  # noqa: E501
STILL = """end => document.getAnimations().flatMap(it => {
  const shown = it.effect.getKeyframes().some(frame => !("pointerEvents" in frame));
  if (!shown) return [];
  const { activeDuration, duration } = it.effect.getComputedTiming();
  it.pause();
  it.currentTime = activeDuration > 2000 ? (end ? duration : 0) : activeDuration;
  return [activeDuration];
})"""
MOST_MOTION = 5000
"""Milliseconds: what moves for longer beside other things must be stoppable (WCAG 2.2.2)."""


def light(page: Page, theme: str, size: dict[str, int]) -> None:
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    page.set_viewport_size(size)


def violations(page: Page) -> list[str]:
    """All that axe finds."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(AXE, TAGS)
    return found


def everywhere(page: Page) -> Iterator[str]:
    """All that is wrong at every size, in both themes. Where things lie is the same in both."""
    laid_out = {}
    for theme, size in LIGHTS:
        light(page, theme, size)
        wrongs = page.evaluate(DIM)
        if (theme, size) in WITH_AXE:
            wrongs += violations(page)
        if size != laid_out:
            laid_out = size
            wrongs += page.evaluate(TOO_SMALL, FINGER - 0.5)
            for check in (SIDEWAYS, CUT, OVER, COVERED):
                wrongs += page.evaluate(check)
        yield from (f"{theme} {size['width']}×{size['height']} {wrong}" for wrong in wrongs)
    if page.evaluate(STYLES):
        yield "inline style"


def moving(page: Page) -> Iterator[str]:
    """All that is wrong where motion is allowed: at either end of what goes on, at the end of what ends."""
    page.emulate_media(reduced_motion="no-preference")
    for theme in THEMES:
        light(page, theme, PHONE)
        for end in (False, True):
            lasts = page.evaluate(STILL, end)
            if any(time > MOST_MOTION for time in lasts if time is not None):
                yield f"moves for {max(lasts)} ms"
            if lasts:
                wrongs = page.evaluate(DIM) + (violations(page) if WITH_AXE is LIGHTS else [])
                yield from (f"{theme} moving {wrong}" for wrong in wrongs)
    page.emulate_media(reduced_motion="reduce")

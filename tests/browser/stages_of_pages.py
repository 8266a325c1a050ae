"""Every page but the table, and every address with the stages of its page: a new page must join here."""

from __future__ import annotations

from tests.browser.conftest import Player
from tests.browser.crowds import CROWDS, CROWDS_IN_THE_REGISTRE, LONG_NAMES, gathered
from tests.browser.stages import STAGES, Way, contre_sirop, goto, opened, table, throw
from tests.browser.stages_of_five_dice import STAGES_OF_FIVE_DICE, cacho, vache


def registre(player: Player, query: str = "") -> Player:
    """An evening's beginning with something undone, something corrected, and a Sirotage."""
    throw(contre_sirop(player).say(move="award", seat=1), 1, "1-4-5")
    player.say(move="bevue", seat=3).post(f"/t/{player.code}/annuler", vu="")
    player.post(f"/t/{player.code}/registre", seq=8, move="award", seat=2)
    player.page.goto(f"/t/{player.code}/registre{query}")
    return player


def _watched(player: Player) -> Player:
    registre(player).page.context.clear_cookies()
    return _in_registre(player)


def _in_registre(player: Player) -> Player:
    return goto(player, f"/t/{player.code}/registre")


def _rules_unfolded(player: Player, rules: str) -> Player:
    return opened(goto(player, f"/nouvelle/{rules}"), "#regles summary")


def _names_refused(player: Player) -> Player:
    """Everybody has the same name; the names of an earlier evening are at hand."""
    table(player)
    goto(player, "/nouvelle/cul-de-chouette")
    for field in player.page.locator("#seats input").all():
        field.fill("Bohort")
    player.page.locator("#creer").click()
    player.page.locator("#refusal:not(:empty)").wait_for()
    return player


def _full_house(player: Player) -> Player:
    """Twelve places, long names."""
    gathered(player, "cul-de-chouette", LONG_NAMES)
    goto(player, "/nouvelle/cul-de-chouette")
    for many in range(player.page.locator("#seats input").count() + 1, 13):
        player.page.locator("#ajouter").click()
        player.page.locator(f"#nom-{many}").wait_for()
    for field, name in zip(player.page.locator("#seats input").all(), LONG_NAMES, strict=False):
        field.fill(name)
    return player


def _unfolded(player: Player, address: str) -> Player:
    """The first card of every family with its examples, and how the cards are read."""
    goto(player, address)
    for summary in player.page.locator(".preface summary, .pack > :first-child .examples summary").all():
        summary.click()
    return player


def _handed_over(player: Player) -> Player:
    return goto(player, f"/t/{table(player).code}/reprendre?cle=demande")


def _settings(player: Player) -> Player:
    return opened(goto(player, "/"), ".tastes-of-the-house summary")


HOME: dict[str, Way] = {
    "home": lambda player: goto(player, "/"),
    "home-again": lambda player: goto(table(player), "/"),
    "home-settings": _settings,
}
NEW: dict[str, Way] = {
    "new": lambda player: goto(player, "/nouvelle/cul-de-chouette"),
    "new-rules": lambda player: _rules_unfolded(player, "cul-de-chouette"),
    "new-cacho": lambda player: _rules_unfolded(player, "el-cacho"),
    "new-vache": lambda player: _rules_unfolded(player, "vache-qui-rit"),
    "new-refused": _names_refused,
    "new-full": _full_house,
    "new-unknown": lambda player: goto(player, "/nouvelle/tarot"),
}
REGISTRE: dict[str, Way] = {
    "registre": registre,
    "registre-pad": lambda player: registre(player, "?seq=9"),
    "registre-effect": lambda player: registre(player, "?seq=9&des=5-5-5"),
    "registre-broken": lambda player: registre(player, "?seq=5&des=1-3-6"),
    "registre-form": lambda player: opened(registre(player, "?seq=1"), ".correction summary"),
    "registre-cacho": lambda player: _in_registre(cacho(player, "5-5-5-3-3")),
    "registre-cacho-pad": lambda player: goto(cacho(player, "5-5-5-3-3"), f"/t/{player.code}/registre?seq=2"),
    "registre-cacho-box": lambda player: goto(
        cacho(player).say(move="write", seat=0, box="full", value="30"), f"/t/{player.code}/registre?seq=2"
    ),
    "registre-vache": lambda player: _in_registre(vache(player, {"move": "bust"})),
    "registre-watched": _watched,
}
SHEETS: dict[str, Way] = {
    "sheets": lambda player: opened(goto(player, "/regles/cul-de-chouette#d4"), "#d4 summary"),
    "sheets-unfolded": lambda player: _unfolded(player, "/regles/cul-de-chouette"),
    "sheets-found": lambda player: goto(player, "/regles/cul-de-chouette?des=6-6-1"),
    "sheets-of-a-table": lambda player: goto(
        table(player, sirotage="", contre_sirop="", civet="", suite_points="15"),
        f"/regles/cul-de-chouette?table={player.code}",
    ),
    "sheets-found-for-nothing": lambda player: goto(
        table(player, achat_de_de=""), f"/regles/cul-de-chouette?table={player.code}&des=1-3"
    ),
    "sheets-cacho": lambda player: _unfolded(player, "/regles/el-cacho"),
    "sheets-cacho-found": lambda player: goto(player, "/regles/el-cacho?des=5-5-5-3-3"),
    "sheets-vache": lambda player: _unfolded(player, "/regles/vache-qui-rit"),
    "sheets-vache-of-a-table": lambda player: goto(
        vache(player), f"/regles/vache-qui-rit?table={player.code}"
    ),
}
EVERY_PAGE: dict[str, dict[str, Way]] = {
    "/": HOME,
    "/rejoindre": {"home-wrong-code": lambda player: goto(player, "/rejoindre?code=nadano")},
    "/nouvelle/{rules}": NEW,
    "/regles/{rules}": SHEETS,
    "/t/{code}": STAGES
    | STAGES_OF_FIVE_DICE
    | CROWDS
    | {"missing": lambda player: goto(player, "/t/NADANO")},
    "/t/{code}/registre": REGISTRE | CROWDS_IN_THE_REGISTRE,
    "/t/{code}/reprendre": {"handover": _handed_over},
    "/api/v1/docs": {"docs": lambda player: goto(player, "/api/v1/docs")},
}
"""By the address of the route that draws it."""
FOR_PROGRAMS = {"/sante", "/api/v1/openapi.json"}
EVERYWHERE: dict[str, Way] = {name: way for stages in EVERY_PAGE.values() for name, way in stages.items()}

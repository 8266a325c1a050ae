"""Every stage a table can be at, each reached from a fresh game: what the checks of sight and reach go through."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.conftest import Player

Way = Callable[[Player], object]


def _throw(player: Player, seat: int, dice: str) -> Player:
    return player.say(move="throw", seat=seat, des=dice, assez=len(dice.split("-")))


def _table(player: Player, **options: str) -> Player:
    return player.new_game(**options).give(211, 187, 143, 96)


def _neant(player: Player) -> Player:
    _table(player).say(move="correction", seat=2, **{"tokens.grelottine": "1"})
    return _throw(player, 0, "1-3-6").see()


def _challenge(player: Player) -> Player:
    _neant(player).say(move="grelottine", seat=2, on="velute", stake="10")
    return player.see()


def _sirotage(player: Player) -> Player:
    _throw(_table(player), 0, "4-4-2").say(move="sirotage", seat=0)
    return player.see()


def _contre_sirop(player: Player) -> Player:
    return _throw(_sirotage(player), 0, "1").see()


def _suite(player: Player, mode: str = "telephone") -> Player:
    return _throw(_table(player, mode=mode), 0, "2-3-4").see()


def _suite_tie(player: Player) -> Player:
    return _suite(player).say(move="tie", seats=["1", "2"]).see()


def _velute_tie(player: Player) -> Player:
    return _throw(_table(player), 0, "2-2-4").say(move="tie", seats=["1", "2"]).see()


def _soufflette(player: Player) -> Player:
    return _throw(_table(player), 0, "4-2-1").say(move="soufflette", seat=0, target=1).see()


def _end(player: Player) -> Player:
    return _throw(_table(player).say(move="correction", seat=0, points=100), 0, "5-5-5").see()


def _opened(player: Player, what: str) -> Player:
    player.page.locator(what).first.click()
    return player


def _goto(player: Player, address: str) -> Player:
    player.page.goto(address)
    return player


def _refused(player: Player) -> Player:
    _table(player)
    player.page.locator("#correction-1 summary").click()
    player.page.locator("#correction-1 form button").click()
    player.page.locator("#refusal:not(:empty)").wait_for()
    return player


def _watching(player: Player) -> object:
    _throw(_table(player), 0, "4-4-2")
    player.page.context.clear_cookies()
    return player.see()


STAGES: dict[str, Way] = {
    "opening": lambda player: player.new_game(first=""),
    "table": _table,
    "cul": lambda player: _throw(_table(player), 0, "4-4").see(),
    "verdict": lambda player: _throw(_table(player), 0, "4-4-2").see(),
    "neant": _neant,
    "grelottine": lambda player: _opened(_neant(player), "#grelottine-2 summary"),
    "challenge": _challenge,
    "bet": lambda player: _opened(_challenge(player), "details[id^=bet] summary"),
    "sirotage": _sirotage,
    "contre-sirop": _contre_sirop,
    "suite": _suite,
    "suite-on-a-tablet": lambda player: _suite(player, "tablette"),
    "suite-tie": _suite_tie,
    "velute": lambda player: _throw(_table(player), 0, "2-2-4").see(),
    "velute-tie": _velute_tie,
    "soufflette-offered": lambda player: _throw(_table(player), 0, "4-2-1").see(),
    "soufflette": _soufflette,
    "bleu-rouge": lambda player: _throw(_table(player), 0, "3-4-3").see(),
    "banque": lambda player: _table(player, banque="oui"),
    "correction": lambda player: _opened(_table(player), "#correction-2 summary"),
    "menu": lambda player: _opened(_table(player), "#menu > summary"),
    "refused": _refused,
    "twelve": lambda player: player.new_game([f"Joueur {number}" for number in range(1, 13)]),
    "watching": _watching,
    "end": _end,
}
ROOM: dict[str, Way] = {
    "home": lambda player: player.page.goto("/"),
    "home-again": lambda player: (_table(player), player.page.goto("/")),
    "new": lambda player: player.page.goto("/nouvelle/cul-de-chouette"),
    "rules": lambda player: (
        player.page.goto("/nouvelle/cul-de-chouette"),
        _opened(player, "#regles summary"),
    ),
    "sheets": lambda player: _opened(_goto(player, "/regles/cul-de-chouette#d4"), "#d4 summary"),
    "sheets-found": lambda player: _goto(player, "/regles/cul-de-chouette?des=6-6-1"),
    "sheets-of-a-table": lambda player: _goto(
        _table(player, sirotage="", contre_sirop="", civet="", suite_points="15"),
        f"/regles/cul-de-chouette?table={player.code}",
    ),
    "sheets-found-for-nothing": lambda player: _goto(
        _table(player, achat_de_de=""), f"/regles/cul-de-chouette?table={player.code}&des=1-3"
    ),
    "missing": lambda player: player.page.goto("/t/NADANO"),
}
EVERYWHERE = STAGES | ROOM

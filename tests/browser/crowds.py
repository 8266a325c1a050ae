"""Seven, eight and twelve at a table, Doublette, and names as long as they may be."""

from __future__ import annotations

from tests.browser.conftest import Player
from tests.browser.stages import Way, goto, in_the_menu, opened, throw

FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
LONG_NAMES = ("W" * 24, "Bohort de Gaunes le Fort", "\N{GAME DIE}" * 24, FAMILY * 4, "i" * 24, "Yvain")
SCORES = (211, 187, 143, 96, 332, 0, 58, 121, 74, 12, 9, 301)
"""Enough for twelve."""


def crowd(many: int) -> list[str]:
    return [f"Chevalier {number}" for number in range(1, many + 1)]


def gathered(player: Player, rules: str, names: object, **form: str) -> Player:
    """These people at a table, with points."""
    answer = player.post(f"/nouvelle/{rules}", **{"nom": names, "premier": "0"} | form)
    player.page.goto(answer.url)
    if rules == "el-cacho":
        player.say(move="correction", seat=0, **{"grid.1": "3", "grid.suite": "25", "grid.poker": "0"})
        return player.see()
    return player.give(*SCORES[: len(player.state()["players"])])


def _doublette(player: Player, dice: str = "") -> Player:
    gathered(player, "cul-de-chouette", crowd(8), equipes="4", mode="tablette")
    return throw(player, 0, dice).see() if dice else player


def _ended(player: Player) -> Player:
    return player.say(move="end").see()


def _won(player: Player) -> Player:
    return throw(player.say(move="correction", seat=0, points=100), 0, "5-5-5").see()


def _cul(player: Player, names: object, dice: str = "", **form: str) -> Player:
    gathered(player, "cul-de-chouette", names, **form)
    return throw(player, 0, dice).see() if dice else player


def _vache_thrown(player: Player) -> Player:
    return gathered(player, "vache-qui-rit", LONG_NAMES).say(move="throw", seat=0, dice="1-5-5-2-3").see()


CROWDS: dict[str, Way] = {
    "seven": lambda player: _cul(player, crowd(7)),
    "eight": lambda player: _cul(player, crowd(8)),
    "eight-racing": lambda player: _cul(player, crowd(8), "2-3-4", mode="tablette"),
    "twelve": lambda player: _cul(player, crowd(12)),
    "twelve-racing": lambda player: _cul(player, crowd(12), "2-3-4"),
    "twelve-opening": lambda player: gathered(player, "cul-de-chouette", crowd(12), premier=""),
    "twelve-buying": lambda player: opened(_cul(player, crowd(12), "4-4"), "#achat summary"),
    "twelve-end": lambda player: _won(_cul(player, crowd(12))),
    "doublette": _doublette,
    "doublette-verdict": lambda player: _doublette(player, "4-4-2"),
    "doublette-racing": lambda player: _doublette(player, "2-2-4"),
    "doublette-end": lambda player: _won(_doublette(player)),
    "long-names": lambda player: _cul(player, LONG_NAMES),
    "long-names-verdict": lambda player: _cul(player, LONG_NAMES, "4-4-2"),
    "long-names-racing": lambda player: _cul(player, LONG_NAMES, "2-3-4", mode="tablette"),
    "long-names-opening": lambda player: gathered(player, "cul-de-chouette", LONG_NAMES, premier=""),
    "long-names-correction": lambda player: opened(_cul(player, LONG_NAMES), "#correction-2 summary"),
    "long-names-leaving": lambda player: in_the_menu(_cul(player, LONG_NAMES), "leave"),
    "long-names-end": lambda player: _won(_cul(player, LONG_NAMES)),
    "cacho-seven": lambda player: gathered(player, "el-cacho", crowd(7)),
    "cacho-eight": lambda player: gathered(player, "el-cacho", crowd(8)),
    "cacho-twelve": lambda player: gathered(player, "el-cacho", crowd(12)),
    "cacho-long-names": lambda player: gathered(player, "el-cacho", LONG_NAMES),
    "cacho-long-names-end": lambda player: _ended(gathered(player, "el-cacho", LONG_NAMES)),
    "vache-seven": lambda player: gathered(player, "vache-qui-rit", crowd(7)),
    "vache-eight": lambda player: gathered(player, "vache-qui-rit", crowd(8)),
    "vache-twelve": lambda player: gathered(player, "vache-qui-rit", crowd(12)),
    "vache-long-names": lambda player: gathered(player, "vache-qui-rit", LONG_NAMES),
    "vache-long-names-thrown": _vache_thrown,
    "vache-long-names-end": lambda player: _ended(gathered(player, "vache-qui-rit", LONG_NAMES)),
}
CROWDS_IN_THE_REGISTRE: dict[str, Way] = {
    "registre-long-names": lambda player: goto(
        _cul(player, LONG_NAMES, "4-4-2"), f"/t/{player.code}/registre?seq=1"
    ),
}

"""Every stage a table of five dice can be at: El Cacho, and Vache qui rit Tour."""

from __future__ import annotations

from tests.browser.conftest import CAST, Player
from tests.browser.stages import Way, in_the_menu, opened, watching


def five_dice(player: Player, rules: str, **options: str) -> Player:
    form = {"regles": "oui"} | {f"option.{name}": said for name, said in options.items()}
    answer = player.post(f"/nouvelle/{rules}", nom=CAST, premier="0", **form)
    player.page.goto(answer.url)
    return player


def cacho(player: Player, dice: str = "", **said: str) -> Player:
    five_dice(player, "el-cacho", second_grande="oui")
    player.say(
        move="correction", seat=0, **{"grid.1": "3", "grid.suite": "25", "grid.poker": "0", "grid.6": "18"}
    )
    if dice:
        player.say(move="throw", seat=0, dice=dice)
    return player.see()


def _crossing(player: Player) -> Player:
    cacho(player).say(move="correction", seat=0, **{f"grid.{box}": "0" for box in "2345"})
    player.say(move="dice", seat=0, dice="1-1-4-4-6", first_throw="non").see()
    return opened(player, "button[name=barre]")


def vache(player: Player, *moves: dict[str, str]) -> Player:
    five_dice(player, "vache-qui-rit", entry="0", rachat="oui", pollution="oui")
    player.give(2300, 1900, 3400, 0)
    for move in moves:
        player.say(**{"seat": "0"} | move)
    return player.see()


def _kept(player: Player) -> Player:
    vache(player, {"move": "keep", "dice": "3-3-3"}).page.locator(".key[value='1']").tap()
    return player


def _peeked(player: Player) -> Player:
    """Somebody else's grid, looked at on a phone."""
    cacho(player).page.locator("#card-2 .chip").click()
    return player


def _last_box(player: Player) -> Player:
    boxes = ("1", "2", "3", "4", "5", "6", "suite", "full", "poker", "grande")
    return cacho(player).say(move="correction", seat=0, **{f"grid.{box}": "0" for box in boxes}).see()


def _third_bar(player: Player) -> Player:
    vache(player).say(move="correction", seat=0, bars="2")
    return player.say(move="bust", seat="0").see()


def _pollution(player: Player) -> Player:
    vache(player, {"move": "throw", "dice": "1-5-5-2-3"})
    player.page.locator("[id^=pollution] button").first.click()
    player.page.locator("[data-shaken]").wait_for()
    return player


STAGES_OF_FIVE_DICE: dict[str, Way] = {
    "cacho": cacho,
    "cacho-box": lambda player: opened(cacho(player), "#write-0-full summary"),
    "cacho-dice": lambda player: cacho(player, "5-5-5-3-3"),
    "cacho-crossing": _crossing,
    "cacho-correction": lambda player: opened(cacho(player), "#correction-0 summary"),
    "cacho-peeked": _peeked,
    "cacho-menu": lambda player: opened(cacho(player), "#menu > summary"),
    "cacho-rename": lambda player: in_the_menu(cacho(player), "rename"),
    "cacho-watched": lambda player: watching(cacho(player)),
    "cacho-last-box": _last_box,
    "cacho-end": lambda player: cacho(player).say(move="end").see(),
    "vache": vache,
    "vache-kept": _kept,
    "vache-thrown": lambda player: vache(player, {"move": "throw", "dice": "1-5-5-2-3"}),
    "vache-bar": lambda player: vache(player, {"move": "bust"}),
    "vache-third-bar": _third_bar,
    "vache-pollution": _pollution,
    "vache-correction": lambda player: opened(vache(player), "#correction-1 summary"),
    "vache-menu": lambda player: opened(vache(player), "#menu > summary"),
    "vache-leave": lambda player: in_the_menu(vache(player), "leave"),
    "vache-watched": lambda player: watching(vache(player)),
    "vache-end": lambda player: vache(player).say(move="end").see(),
    "vache-rachat": lambda player: vache(player, {"move": "keep", "dice": "1"}, {"move": "stop"}),
}

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


def _bleu_rouge_bets(player: Player) -> Player:
    _throw(_table(player), 0, "3-4-3").say(move="bet", seat=0, on=["9", "10", "12"], several="on")
    return player.say(move="bet", seat=1, on=11).see()


def _civet(player: Player) -> Player:
    _table(player).say(move="correction", seat=0, **{"tokens.civet": "1"}).see()
    return _opened(player, "#civet-0 summary, #civet summary")


def _passe_grelot(player: Player) -> Player:
    _neant(player).say(move="correction", seat=0, **{"tokens.passe_grelot": "1"})
    return player.say(move="grelottine", seat=2, on="velute", stake="10").see()


def _withdrawal(player: Player) -> Player:
    _table(player, banque="oui").say(move="banque_depot", seat=0, steps=3).see()
    return _opened(player, "[id^=banque_retrait] summary")


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


def _five_dice(player: Player, rules: str, **options: str) -> Player:
    form = {"regles": "oui"} | {f"option.{name}": said for name, said in options.items()}
    answer = player.post(
        f"/nouvelle/{rules}", nom=("Perceval", "Karadoc", "Léodagan", "Guenièvre"), premier="0", **form
    )
    player.page.goto(answer.url)
    return player


def _cacho(player: Player, dice: str = "", **said: str) -> Player:
    _five_dice(player, "el-cacho", second_grande="oui")
    player.say(
        move="correction", seat=0, **{"grid.1": "3", "grid.suite": "25", "grid.poker": "0", "grid.6": "18"}
    )
    if dice:
        player.say(move="throw", seat=0, dice=dice)
    return player.see()


def _crossing(player: Player) -> Player:
    _cacho(player).say(move="correction", seat=0, **{f"grid.{box}": "0" for box in "2345"})
    player.say(move="dice", seat=0, dice="1-1-4-4-6", first_throw="non").see()
    return _opened(player, "button[name=barre]")


def _vache(player: Player, *moves: dict[str, str]) -> Player:
    _five_dice(player, "vache-qui-rit", entry="0", rachat="oui", pollution="oui")
    player.give(2300, 1900, 3400, 0)
    for move in moves:
        player.say(**{"seat": "0"} | move)
    return player.see()


def _kept(player: Player) -> Player:
    _vache(player, {"move": "keep", "dice": "3-3-3"}).page.locator(".key[value='1']").tap()
    return player


STAGES: dict[str, Way] = {
    "opening": lambda player: player.new_game(first=""),
    "table": _table,
    "cul": lambda player: _throw(_table(player), 0, "4-4").see(),
    "buying": lambda player: _opened(_throw(_table(player), 0, "4-4").see(), "#achat summary"),
    "bought": lambda player: _throw(
        _throw(_table(player), 0, "4-4").say(move="achat_de_de", seat=1), 1, "2"
    ).see(),
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
    "bleu-rouge-bets": _bleu_rouge_bets,
    "civet": _civet,
    "birds": lambda player: _sirotage(player).say(move="bet", seat=1, on=4).see(),
    "passe-grelot": _passe_grelot,
    "banque": lambda player: _table(player, banque="oui"),
    "deposit": lambda player: _opened(_table(player, banque="oui"), "[id^=banque_depot] summary"),
    "withdrawal": _withdrawal,
    "raitournelle": lambda player: _throw(_table(player, banque="oui"), 0, "6-5").see(),
    "sloubi": lambda player: _opened(
        _opened(_throw(_table(player), 0, "1-3-6").see(), "#menu > summary"), "#chante_sloubi > summary"
    ),
    "correction": lambda player: _opened(_table(player), "#correction-2 summary"),
    "menu": lambda player: _opened(_table(player), "#menu > summary"),
    "refused": _refused,
    "twelve": lambda player: player.new_game([f"Joueur {number}" for number in range(1, 13)]),
    "watching": _watching,
    "end": _end,
    "cacho": _cacho,
    "cacho-box": lambda player: _opened(_cacho(player), "#write-0-full summary"),
    "cacho-dice": lambda player: _cacho(player, "5-5-5-3-3"),
    "cacho-crossing": _crossing,
    "cacho-correction": lambda player: _opened(_cacho(player), "#correction-0 summary"),
    "cacho-end": lambda player: _cacho(player).say(move="end").see(),
    "vache": _vache,
    "vache-kept": _kept,
    "vache-thrown": lambda player: _vache(player, {"move": "throw", "dice": "1-5-5-2-3"}),
    "vache-bar": lambda player: _vache(player, {"move": "bust"}),
    "vache-rachat": lambda player: _vache(player, {"move": "keep", "dice": "1"}, {"move": "stop"}),
}


def _registre(player: Player, query: str = "") -> Player:
    """An evening's beginning with something undone, something corrected, and a Sirotage."""
    _throw(_contre_sirop(player).say(move="award", seat=1), 1, "1-4-5")
    player.say(move="bevue", seat=3).post(f"/t/{player.code}/annuler", vu="")
    player.post(f"/t/{player.code}/registre", seq=8, move="award", seat=2)
    player.page.goto(f"/t/{player.code}/registre{query}")
    return player


ROOM: dict[str, Way] = {
    "registre": _registre,
    "registre-pad": lambda player: _registre(player, "?seq=9"),
    "registre-effect": lambda player: _registre(player, "?seq=9&des=5-5-5"),
    "registre-broken": lambda player: _registre(player, "?seq=5&des=1-3-6"),
    "registre-form": lambda player: _opened(_registre(player, "?seq=1"), ".correction summary"),
    "home": lambda player: player.page.goto("/"),
    "home-again": lambda player: (_table(player), player.page.goto("/")),
    "new": lambda player: player.page.goto("/nouvelle/cul-de-chouette"),
    "new-vache": lambda player: (
        player.page.goto("/nouvelle/vache-qui-rit"),
        _opened(player, "#regles summary"),
    ),
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

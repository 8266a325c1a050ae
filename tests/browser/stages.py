"""Every stage a table of Cul de Chouette can be at, each reached from a fresh game."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.conftest import Player

Way = Callable[[Player], object]


def throw(player: Player, seat: int, dice: str) -> Player:
    return player.say(move="throw", seat=seat, des=dice, assez=len(dice.split("-")))


def table(player: Player, **options: str) -> Player:
    return player.new_game(**options).give(211, 187, 143, 96)


def neant(player: Player) -> Player:
    table(player).say(move="correction", seat=2, **{"tokens.grelottine": "1"})
    return throw(player, 0, "1-3-6").see()


def challenge(player: Player) -> Player:
    neant(player).say(move="grelottine", seat=2, on="velute", stake="10")
    return player.see()


def _sirotage(player: Player) -> Player:
    throw(table(player), 0, "4-4-2").say(move="sirotage", seat=0)
    return player.see()


def contre_sirop(player: Player) -> Player:
    return throw(_sirotage(player), 0, "1").see()


def _suite(player: Player, mode: str = "telephone") -> Player:
    return throw(table(player, mode=mode), 0, "2-3-4").see()


def _suite_tie(player: Player) -> Player:
    return _suite(player).say(move="tie", seats=["1", "2"]).see()


def _velute_tie(player: Player) -> Player:
    return throw(table(player), 0, "2-2-4").say(move="tie", seats=["1", "2"]).see()


def _soufflette(player: Player) -> Player:
    return throw(table(player), 0, "4-2-1").say(move="soufflette", seat=0, target=1).see()


def _bleu_rouge_bets(player: Player) -> Player:
    throw(table(player), 0, "3-4-3").say(move="bet", seat=0, on=["9", "10", "12"], several="on")
    return player.say(move="bet", seat=1, on=11).see()


def _civet(player: Player) -> Player:
    table(player).say(move="correction", seat=0, **{"tokens.civet": "1"}).see()
    return opened(player, "#civet-0 summary, #civet summary")


def _passe_grelot(player: Player) -> Player:
    neant(player).say(move="correction", seat=0, **{"tokens.passe_grelot": "1"})
    return player.say(move="grelottine", seat=2, on="velute", stake="10").see()


def _withdrawal(player: Player) -> Player:
    table(player, banque="oui").say(move="banque_depot", seat=0, steps=3).see()
    return opened(player, "[id^=banque_retrait] summary")


def end(player: Player) -> Player:
    return throw(table(player).say(move="correction", seat=0, points=100), 0, "5-5-5").see()


def opened(player: Player, what: str) -> Player:
    player.page.locator(what).first.click()
    return player


def goto(player: Player, address: str) -> Player:
    player.page.goto(address)
    return player


def _refused(player: Player) -> Player:
    table(player)
    player.page.locator("#correction-1 summary").click()
    player.page.locator("#correction-1 form button").click()
    player.page.locator("#refusal:not(:empty)").wait_for()
    return player


def watching(player: Player) -> Player:
    """The same from another device."""
    player.page.context.clear_cookies()
    return player.see()


def in_the_menu(player: Player, form: str) -> Player:
    return opened(opened(player, "#menu > summary"), f"#{form} > summary")


def _sung(player: Player) -> Player:
    in_the_menu(throw(table(player), 0, "1-3-6").see(), "chante_sloubi")
    player.page.locator("#chante_sloubi input:not([type=hidden])").first.fill("Bohort")
    player.page.locator("#chante_sloubi .sing").click()
    return player


def _left(player: Player) -> Player:
    return table(player).say(move="leave", seat=3).see()


def _boucliette(player: Player) -> Player:
    neant(player).say(move="correction", seat=0, **{"tokens.boucliette": "1"})
    player.say(move="grelottine", seat=2, on="velute", stake="10")
    return player.see()


def _grelottine_stake(player: Player) -> Player:
    opened(neant(player), "#grelottine-2 summary")
    player.page.locator("#grelottine-2 [data-by='-1']").click()
    return player


def _end_refused(player: Player) -> Player:
    """An answer that comes too late: the button of an end that is none any more."""
    end(player)
    player.post(f"/t/{player.code}/annuler", vu="")
    player.post(f"/t/{player.code}/retablir", vu="")
    player.page.locator("#undo button").click()
    player.page.locator("#refusal:not(:empty)").wait_for()
    return player


STAGES: dict[str, Way] = {
    "opening": lambda player: player.new_game(first=""),
    "table": table,
    "cul": lambda player: throw(table(player), 0, "4-4").see(),
    "buying": lambda player: opened(throw(table(player), 0, "4-4").see(), "#achat summary"),
    "bought": lambda player: throw(
        throw(table(player), 0, "4-4").say(move="achat_de_de", seat=1), 1, "2"
    ).see(),
    "verdict": lambda player: throw(table(player), 0, "4-4-2").see(),
    "neant": neant,
    "grelottine": lambda player: opened(neant(player), "#grelottine-2 summary"),
    "challenge": challenge,
    "bet": lambda player: opened(challenge(player), "details[id^=bet] summary"),
    "sirotage": _sirotage,
    "contre-sirop": contre_sirop,
    "suite": _suite,
    "suite-on-a-tablet": lambda player: _suite(player, "tablette"),
    "suite-tie": _suite_tie,
    "velute": lambda player: throw(table(player), 0, "2-2-4").see(),
    "velute-tie": _velute_tie,
    "soufflette-offered": lambda player: throw(table(player), 0, "4-2-1").see(),
    "soufflette": _soufflette,
    "bleu-rouge": lambda player: throw(table(player), 0, "3-4-3").see(),
    "bleu-rouge-bets": _bleu_rouge_bets,
    "civet": _civet,
    "birds": lambda player: _sirotage(player).say(move="bet", seat=1, on=4).see(),
    "passe-grelot": _passe_grelot,
    "boucliette": _boucliette,
    "pelican": lambda player: throw(table(player), 0, "6-6-6").see(),
    "grelottine-stake": _grelottine_stake,
    "in-a-row": lambda player: throw(table(player), 0, "5-5-5").see(),
    "banque": lambda player: table(player, banque="oui"),
    "deposit": lambda player: opened(table(player, banque="oui"), "[id^=banque_depot] summary"),
    "withdrawal": _withdrawal,
    "raitournelle": lambda player: throw(table(player, banque="oui"), 0, "6-5").see(),
    "sloubi": lambda player: opened(
        opened(throw(table(player), 0, "1-3-6").see(), "#menu > summary"), "#chante_sloubi > summary"
    ),
    "sloubi-sung": _sung,
    "correction": lambda player: opened(table(player), "#correction-2 summary"),
    "menu": lambda player: opened(table(player), "#menu > summary"),
    "menu-rename": lambda player: in_the_menu(table(player), "rename"),
    "menu-leave": lambda player: in_the_menu(table(player), "leave"),
    "left": _left,
    "refused": _refused,
    "watching": lambda player: watching(throw(table(player), 0, "4-4-2")),
    "watching-a-race": lambda player: watching(_suite(player)),
    "end": end,
    "end-refused": _end_refused,
    "end-watched": lambda player: watching(end(player)),
}

"""The front door: this device's games, the games there are, and the names it remembers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tripot.games import Snapshot
from tripot.rules.rulesets import RULESETS
from tripot.sheets import games_with_sheets
from tripot.web.french import gettext as _
from tripot.web.french import words
from tripot.web.french.saying import to_play
from tripot.web.rule_links import sheets_url
from tripot.web.table.faces import FACES
from tripot.web.views.room import GameCard, HomeView, RunningGame
from tripot.web.views.rules import RuleLink

MOST_SHOWN = 5
MOST_REMEMBERED = 16


def draw_home(root: str, running: Iterable[Snapshot], refusal: str = "") -> HomeView:
    """The home page; finished games stay within reach for a rematch."""
    shown = tuple(_running(root, game) for game in tuple(running)[:MOST_SHOWN])
    games = tuple(
        GameCard(
            f"{root}/nouvelle/{name}",
            FACES[name].name,
            FACES[name].whisper,
            *FACES[name].index,
        )
        for name in RULESETS
    )
    return HomeView(shown, games, tuple(_rules(root)), refusal)


def _rules(root: str) -> Iterator[RuleLink]:
    """The games whose cards are here, each by its name."""
    for name in RULESETS:
        if name in games_with_sheets():
            yield RuleLink(FACES[name].name, sheets_url(root, name))


def _running(root: str, game: Snapshot) -> RunningGame:
    table = game.table
    said = {
        "game": FACES[game.rules].name,
        "round": table.round,
        "name": table.names[to_play(game)],
    }
    title = _("Revoir la partie") if table.over else _("Reprendre la partie")
    where = _("%(game)s · partie terminée") if table.over else _("%(game)s · tour %(round)s · à %(name)s")
    emblems = tuple(words.emblem(seat) for seat in table.seats)
    return RunningGame(game.code, f"{root}/t/{game.code}", title, where % said, emblems)


def regulars(games: Iterable[Snapshot]) -> tuple[str, ...]:
    """The names this device has played with, the latest first."""
    names = (name for game in games for name in game.table.names)
    return tuple({name.casefold(): name for name in names}.values())[:MOST_REMEMBERED]

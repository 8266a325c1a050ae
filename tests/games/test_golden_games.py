"""Whole games that come with the house, replayed: every line of the ledger and the final sheet come out again."""

import json
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from tripot.resources import seeds_dir
from tripot.rules.cul_de_chouette.moves import AnyMove, CryName
from tripot.rules.rulesets import RULESETS

GAMES = {
    file.stem: json.loads(file.read_text(encoding="utf-8"))
    for file in sorted((seeds_dir() / "games").glob("*.json"))
}
CUL_DE_CHOUETTE = [game for game in GAMES.values() if game["wish"]["rules"] == "cul-de-chouette"]
ENOUGH = 6


def replayed(game: dict[str, Any]) -> tuple[Any, list[list[list[Any]]]]:
    """The last table and what each move booked."""
    wish = game["wish"]
    ruleset = RULESETS[wish["rules"]]
    table = ruleset.start(wish["players"], wish.get("options"), wish.get("teams"), wish.get("first"))
    booked = []
    for body in game["moves"]:
        table = ruleset.play(table, ruleset.read_move(json.dumps(body)))
        booked.append([[change.seat, change.points, change.reason] for change in table.changes])
    return table, booked


def moves() -> Iterator[dict[str, Any]]:
    for game in CUL_DE_CHOUETTE:
        yield from game["moves"]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_kept_with_the_house_gives_its_sheet_again(name: str) -> None:
    game = GAMES[name]
    table, booked = replayed(game)
    state = RULESETS[game["wish"]["rules"]].describe(table)
    assert [player["score"] for player in state["players"]] == game["scores"]
    assert booked == game.get("changes", booked)
    assert list(table.winners) == game.get("winners", [])
    for held, told in (("tokens", "tokens"), ("accounts", "account")):
        if held in game:
            assert [player[told] for player in state["players"]] == game[held]


@pytest.mark.parametrize("name", GAMES)
def test_the_ledger_of_a_game_adds_up_to_its_scores(name: str) -> None:
    game = GAMES[name]
    table, booked = replayed(game)
    sums = dict.fromkeys(table.sides, 0)
    for seat, points, _ in (change for changes in booked for change in changes):
        sums[table.sides[seat]] += points
    assert [sums[side] for side in table.sides] == game["scores"]


def test_the_games_together_use_every_move_and_every_cry() -> None:
    assert len(CUL_DE_CHOUETTE) >= ENOUGH
    every = {kind.move_name() for kind in get_args(AnyMove)}
    assert every - {body["move"] for body in moves()} == set()
    assert set(get_args(CryName)) - {body["cry"] for body in moves() if body["move"] == "cry"} == set()
    assert {1, 2, 3} <= {len(body["dice"]) for body in moves() if body["move"] == "throw"}


def test_the_games_show_the_table_in_all_its_shapes() -> None:
    wishes = [game["wish"] for game in CUL_DE_CHOUETTE]
    assert any(wish.get("teams") for wish in wishes)
    assert any(wish["options"].get("banque") for wish in wishes)
    assert any(len(wish["players"]) > 8 for wish in wishes)
    assert min(len(wish["players"]) for wish in wishes) == 2
    ended = [game["moves"][-1]["move"] == "end" for game in CUL_DE_CHOUETTE if game.get("winners")]
    assert True in ended
    assert ended.count(False) > ended.count(True)

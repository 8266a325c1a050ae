"""Whole games that come with the house, replayed: every line of the ledger and the final sheet come out again."""

import json
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from tripot.resources import seeds_dir
from tripot.rules.cul_de_chouette.moves import CryName
from tripot.rules.rulesets import RULESETS

GAMES = {
    file.stem: json.loads(file.read_text(encoding="utf-8"))
    for file in sorted((seeds_dir() / "games").glob("*.json"))
}
OF_RULES = {rules: [game for game in GAMES.values() if game["wish"]["rules"] == rules] for rules in RULESETS}
ENOUGH = {"cul-de-chouette": 6, "el-cacho": 3, "vache-qui-rit": 3}
SHEET = {
    "tokens": "tokens", "accounts": "account", "grids": "grid", "bars": "bars", "entered": "entered",
}  # fmt: skip
"""What a game keeps of the final sheet, and the name the state has for it."""


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


def moves(rules: str) -> Iterator[dict[str, Any]]:
    for game in OF_RULES[rules]:
        yield from game["moves"]


def changes(rules: str) -> Iterator[tuple[str, int]]:
    """The reason and the points of every change."""
    for game in OF_RULES[rules]:
        yield from ((reason, points) for booked in game["changes"] for _, points, reason in booked)


def said(rules: str) -> set[str]:
    return {body["move"] for body in moves(rules)}


def options(rules: str) -> list[dict[str, Any]]:
    return [game["wish"]["options"] for game in OF_RULES[rules]]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_kept_with_the_house_gives_its_sheet_again(name: str) -> None:
    game = GAMES[name]
    table, booked = replayed(game)
    state = RULESETS[game["wish"]["rules"]].describe(table)
    assert [player["score"] for player in state["players"]] == game["scores"]
    assert booked == game.get("changes", booked)
    assert list(table.winners) == game.get("winners", [])
    assert state.get("drinkers", []) == game.get("drinkers", [])
    for held, told in SHEET.items():
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


@pytest.mark.parametrize("rules", RULESETS)
def test_the_games_together_use_every_move(rules: str) -> None:
    assert len(OF_RULES[rules]) >= ENOUGH[rules]
    schema = RULESETS[rules].moves.json_schema()
    assert set(schema["discriminator"]["mapping"]) == said(rules)


def test_the_games_of_cul_de_chouette_use_every_cry_and_every_number_of_dice() -> None:
    told = list(moves("cul-de-chouette"))
    assert set(get_args(CryName)) - {body["cry"] for body in told if body["move"] == "cry"} == set()
    assert {1, 2, 3} <= {len(body["dice"]) for body in told if body["move"] == "throw"}


def test_the_games_of_cul_de_chouette_show_the_table_in_all_its_shapes() -> None:
    games = OF_RULES["cul-de-chouette"]
    wishes = [game["wish"] for game in games]
    assert any(wish.get("teams") for wish in wishes)
    assert any(wish["options"].get("banque") for wish in wishes)
    assert any(len(wish["players"]) > 8 for wish in wishes)
    assert min(len(wish["players"]) for wish in wishes) == 2
    ended = [game["moves"][-1]["move"] == "end" for game in games if game.get("winners")]
    assert True in ended
    assert ended.count(False) > ended.count(True)


def test_the_grids_of_el_cacho_are_filled_in_all_three_ways_and_with_zeros() -> None:
    games = OF_RULES["el-cacho"]
    ways = [{body["move"] for body in game["moves"]} & {"write", "dice", "throw"} for game in games]
    assert {"write"} in ways
    assert {"dice"} in ways
    assert {"throw"} in ways
    assert any(body.get("kept") for body in moves("el-cacho"))
    marks = [
        booked[0][1]
        for game in games
        for body, booked in zip(game["moves"], game["changes"], strict=True)
        if body["move"] == "mark"
    ]
    assert marks.count(0) > 3
    assert any(points in {25, 35, 45, 55} for _, points in changes("el-cacho"))
    assert any(len(game["winners"]) > 1 for game in games)
    assert any(len(game["drinkers"]) > 1 for game in games)
    assert any(played.get("second_grande") for played in options("el-cacho"))


def test_the_turns_of_vache_qui_rit_are_sold_lost_and_full() -> None:
    games = OF_RULES["vache-qui-rit"]
    assert {"tour", "barres", "rachat", "correction"} == {reason for reason, _ in changes("vache-qui-rit")}
    assert ("barres", -200) in set(changes("vache-qui-rit"))
    assert {played.get("end", {}).get("kind") for played in options("vache-qui-rit")} == {
        "target", "rounds", "free",
    }  # fmt: skip
    assert {0, 500, 700} <= {played.get("entry", 500) for played in options("vache-qui-rit")}
    assert any(main_pleine(game) for game in games)
    assert any(sold_twice(game) for game in games)


def main_pleine(game: dict[str, Any]) -> bool:
    """Whether somebody throws five dice again after a keep."""
    pairs = zip(game["moves"], game["moves"][1:], strict=False)
    return any(
        one["move"] == "keep" and two["move"] == "throw" and len(two["dice"]) == 5 for one, two in pairs
    )


def sold_twice(game: dict[str, Any]) -> bool:
    """Whether a turn that was bought is bought again by the next player."""
    turns = [body for body in game["moves"] if body["move"] in {"rachat", "stop", "bust", "give_up"}]
    return any(
        [one["move"] for one in three] == ["rachat", "stop", "rachat"]
        and three[0]["seat"] == three[1]["seat"]
        for three in zip(turns, turns[1:], turns[2:], strict=False)
    )

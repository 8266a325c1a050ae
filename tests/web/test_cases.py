"""All cases of the rulebook, played through a house that is really served."""

import json
from pathlib import Path

import pytest
from tests.house import House

CASES = json.loads((Path(__file__).parents[1] / "data" / "cases_cul_de_chouette.json").read_text())
WISHED = ("rules", "players", "options", "first", "teams")
GAMES = "/api/v1/games"


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(tmp_path_factory.mktemp("data")) as house:
        yield house


def test_there_are_cases():
    assert len(CASES) >= 80


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(house, case):
    wish = {key: case[key] for key in WISHED if case.get(key) is not None}
    status, made = house.call("POST", GAMES, wish)
    assert status == 201, made
    game, token = f"{GAMES}/{made['code']}", made["table_token"]
    for move in [*case["setup"], *case["moves"]]:
        say(house, game, token, dict(move))
    state = house.call("GET", game)[1]
    assert found(state, case["expect"]) == case["expect"]


def say(house, game, token, move):
    if not move.pop("refused", False):
        status, answer = house.call("POST", f"{game}/moves", move, token)
        assert status == 201, (move, answer)
        return
    before = house.call("GET", game)
    status, answer = house.call("POST", f"{game}/moves", move, token)
    assert status in (409, 422), (move, answer)
    assert house.call("GET", game) == before


def found(state, expected):
    """Of the state, what the case expects something of."""
    players = {player["name"]: player for player in state["players"]}
    offers = {offer["move"]: offer for offer in state["offers"]}
    told = {
        "scores": lambda names: {name: players[name]["score"] for name in names},
        "tokens": lambda names: {
            name: {token: players[name]["tokens"][token] for token in tokens}
            for name, tokens in names.items()
        },
        "accounts": lambda names: {name: players[name]["account"] for name in names},
        "turn": lambda _: state["players"][state["turn"]["seat"]]["name"],
        "stakes": lambda _: offers["grelottine"]["stakes"],
        "winners": lambda _: [state["players"][seat]["name"] for seat in state["winners"]],
    }
    return {what: told[what](value) for what, value in expected.items()}

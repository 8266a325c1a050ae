"""All cases of the three rulebooks, played through a house that is really served."""

import json
from pathlib import Path

import pytest
from tests.house import House
from tests.rules.test_cases import VOLUNTARY_ZEROS

DATA = Path(__file__).parents[1] / "data"
CASES = [
    case
    for game in ("cul_de_chouette", "el_cacho", "vache_qui_rit")
    for case in json.loads((DATA / f"cases_{game}.json").read_text())
]
WISHED = ("rules", "players", "options", "first", "teams")
GAMES = "/api/v1/games"


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(tmp_path_factory.mktemp("data")) as house:
        yield house


def test_there_are_cases():
    assert len(CASES) >= 158


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_case_comes_out_the_same_over_the_interface(house, case):
    wish = {key: case[key] for key in WISHED if case.get(key) is not None}
    if case["id"] in VOLUNTARY_ZEROS:
        wish["options"] = case["options"] | {"zero_anywhere": True}
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


@pytest.mark.rule("T12")
@pytest.mark.parametrize(
    "case", [case for case in CASES if case["id"] in VOLUNTARY_ZEROS], ids=lambda it: it["id"]
)
def test_without_the_house_rule_a_box_is_not_crossed_out_while_another_scores(house, case):
    wish = {key: case[key] for key in WISHED if case.get(key) is not None}
    made = house.call("POST", GAMES, wish)[1]
    game, token = f"{GAMES}/{made['code']}", made["table_token"]
    *before, mark = case["moves"]
    for move in before:
        say(house, game, token, dict(move))
    status, answer = house.call("POST", f"{game}/moves", mark, token)
    assert (status, answer["reason"]) == (409, "another-box-scores")


def found(state, expected):
    """Of the state, what the case expects something of."""
    players = {player["name"]: player for player in state["players"]}
    offers = {offer["move"]: offer for offer in state["offers"]}

    def of_each(field, names):
        """A field of the players named, or some of what it holds."""
        return {
            name: {part: players[name][field][part] for part in parts}
            if isinstance(parts, dict)
            else players[name][field]
            for name, parts in names.items()
        }

    told = {
        "turn": lambda _: state["players"][state["turn"]["seat"]]["name"],
        "turn_total": lambda _: state["turn"]["total"],
        "dice_left": lambda _: state["turn"]["dice_left"],
        "stakes": lambda _: offers["grelottine"]["stakes"],
        "preview": lambda _: offers["mark"]["points"],
        "winners": lambda _: [state["players"][seat]["name"] for seat in state["winners"]],
    }
    of_players = {"scores": "score", "accounts": "account"}
    return {
        what: told[what](value) if what in told else of_each(of_players.get(what, what), value)
        for what, value in expected.items()
    }

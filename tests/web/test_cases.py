"""All cases of the three rulebooks, played through a house that is really served."""

import pytest
from tests.cases import CASES, found, wish_of
from tests.house import House

GAMES = "/api/v1/games"


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(tmp_path_factory.mktemp("data")) as house:
        yield house


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_case_comes_out_the_same_over_the_interface(house, case):
    status, made = house.call("POST", GAMES, wish_of(case))
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

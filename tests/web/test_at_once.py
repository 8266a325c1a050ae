"""Many devices at the same moment: nothing is applied twice, nothing that may stand side by side is lost."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.house import House

GAMES = "/api/v1/games"
NAMES = [f"N{number}" for number in range(12)]
DEVICES = 25


@pytest.fixture
def house(tmp_path):
    with House(tmp_path) as house:
        yield house


def at_once(calls):
    with ThreadPoolExecutor(len(calls)) as devices:
        return [it.result() for it in [devices.submit(*call) for call in calls]]


def new_game(house):
    return house.call("POST", GAMES, {"rules": "cul-de-chouette", "players": NAMES, "first": 0})[1]


def test_of_many_who_send_the_same_throw_one_is_heard(house):
    made = new_game(house)
    path = f"{GAMES}/{made['code']}/moves"
    throw = {"move": "throw", "seat": 0, "dice": [4, 4, 1], "version": 0}
    told = at_once([(house.call, "POST", path, throw, made["table_token"])] * DEVICES)
    assert sorted(status for status, _ in told) == [201] + [409] * (DEVICES - 1)
    assert house.call("GET", f"{GAMES}/{made['code']}")[1]["version"] == 1


def test_of_many_repeats_with_one_key_all_hear_the_same(house):
    made = new_game(house)
    path = f"{GAMES}/{made['code']}/moves"
    throw = {"move": "throw", "seat": 0, "dice": [4, 4, 1]}
    told = at_once([(house.call, "POST", path, throw, made["table_token"], "k")] * DEVICES)
    assert {(status, said["seq"]) for status, said in told} == {(201, 1)}
    assert len(house.call("GET", path)[1]["moves"]) == 1


def test_of_many_who_make_a_game_with_one_key_all_get_the_same(house):
    wish = {"rules": "cul-de-chouette", "players": NAMES}
    told = at_once([(house.call, "POST", GAMES, wish, None, "k")] * DEVICES)
    assert len({(status, said["code"], said["table_token"]) for status, said in told}) == 1


def test_bets_laid_at_the_same_moment_are_all_heard(house):
    made = new_game(house)
    path, token = f"{GAMES}/{made['code']}/moves", made["table_token"]
    for seat in range(1, 12):
        house.call("POST", path, {"move": "correction", "seat": seat, "points": 50}, token)
    house.call("POST", path, {"move": "throw", "seat": 0, "dice": [4, 4, 1]}, token)
    begun = house.call("POST", path, {"move": "sirotage", "seat": 0}, token)[1]["state"]
    bets = [{"move": "bet", "seat": seat, "on": 4, "version": begun["version"]} for seat in range(1, 12)]
    told = at_once([(house.call, "POST", path, bet, token) for bet in bets])
    assert {status for status, _ in told} == {201}
    state = house.call("GET", f"{GAMES}/{made['code']}")[1]
    assert (state["since"], state["version"]) == (begun["since"], begun["version"] + 11)

"""Amends of El Cacho and Vache qui rit Tour on the interface, and of dice that the house threw in any game."""

import pytest
from tests.web.conftest import Table


def amend(table, seq, move, seat, **fields):
    answer = table.post("amend", {"seq": seq, "move": {"move": move, "seat": seat, **fields}})
    assert answer.status_code == 201, answer.json()
    return answer.json()


def line(table, seq):
    lines = table.client.get(f"{table.url}/moves").json()["moves"]
    return next(it for it in lines if it["seq"] == seq)


THROWN = {
    "cul-de-chouette": (3, [4, 4, 1]),
    "el-cacho": (5, [1, 1, 3, 4, 6]),
    "vache-qui-rit": (5, [1, 1, 3, 4, 6]),
}


@pytest.mark.parametrize("rules", THROWN)
def test_dice_said_in_the_place_of_a_throw_of_the_house_are_the_tables_own(client, rules):
    count, dice = THROWN[rules]
    table = Table(client, rules=rules)
    table.play("throw", 0, roll=True, n=count)
    assert line(table, 1)["move"]["rolled"] is True
    amend(table, 1, "throw", 0, dice=dice)
    assert line(table, 1)["move"] == {"move": "throw", "seat": 0, "dice": dice}


def test_an_opening_die_of_the_house_that_is_corrected_is_the_tables_own(client):
    table = Table(client, first=None)
    table.play("opening", 0, roll=True)
    amend(table, 1, "opening", 0, die=6)
    assert line(table, 1)["move"] == {"move": "opening", "seat": 0, "die": 6}


def test_throws_of_the_house_after_a_corrected_one_stay_the_houses(client):
    table = Table(client)
    table.throw(0, 4, 4, 1)
    table.play("throw", 1, roll=True, n=3)
    amend(table, 1, "throw", 0, dice=[1, 3, 6])
    assert line(table, 2)["move"]["rolled"] is True


@pytest.mark.parametrize("claim", [{"roll": True, "n": 3}, {"dice": [4, 4, 1], "rolled": True}])
def test_the_house_throws_nothing_in_the_past(client, claim):
    table = Table(client)
    table.throw(0, 4, 4, 1)
    said = {"seq": 1, "move": {"move": "throw", "seat": 0, **claim}}
    answer = table.post("amend", said)
    assert (answer.status_code, table.state()["version"]) == (422, 1)


@pytest.mark.rule("V6")
@pytest.mark.parametrize(("dice", "total"), [([1, 1], 200), ([1, 1, 1], 700), ([5], 50)])
def test_a_keep_may_become_one_of_another_number_of_dice(client, dice, total):
    table = Table(client, rules="vache-qui-rit", options={"entry": 0})
    table.play("keep", 0, dice=[1])
    amend(table, 1, "keep", 0, dice=dice)
    turn = table.state()["turn"]
    assert (turn["total"], turn["dice_left"]) == (total, 5 - len(dice))


@pytest.mark.rule("T4")
def test_a_written_box_may_become_another_box_and_another_value(client):
    table = Table(client, rules="el-cacho")
    table.play("write", 0, box="full", value=30)
    table.play("write", 1, box="full", value=30)
    amend(table, 1, "write", 0, box="6", value=18)
    grid = table.state()["players"][0]["grid"]
    assert (grid["full"], grid["6"], table.state()["players"][0]["score"]) == (None, 18, 18)

"""Nonsense in the two games of five dice gets a clear French answer and leaves no trace."""

import pytest
from tests.web.conftest import CAST, GAMES, Table

Said = tuple[str, int, dict[str, object]]

AT_TWO: list[Said] = [("leave", 2, {})]
BOXES = ("1", "2", "3", "4", "5", "6", "suite", "full", "poker", "grande")

CACHO = {
    "four dice": ([], ("dice", 0, {"dice": [1, 2, 3, 4], "first_throw": False}), 422, "too-few"),
    "six dice": ([], ("dice", 0, {"dice": [1] * 6, "first_throw": False}), 422, "too-many"),
    "no word about the first throw": ([], ("dice", 0, {"dice": [1] * 5}), 422, "missing-field"),
    "a box filled already": (
        [("write", 0, {"box": "full", "value": 30}), *(("write", seat, {"box": "1", "value": 1}) for seat in (1, 2))],
        ("write", 0, {"box": "full", "value": 35}), 409, "box-is-filled",
    ),
    "a value a box cannot have": ([], ("write", 0, {"box": "4", "value": 7}), 409, "impossible-value"),
    "a figure of a number": ([], ("write", 0, {"box": "suite", "value": 30}), 409, "impossible-value"),
    "a box that is none": ([], ("write", 0, {"box": "7", "value": 7}), 422, "not-among"),
    "a second grande nobody plays": ([], ("write", 0, {"box": "grande2", "value": 50}), 409, "rule-not-played"),
    "a mark before the dice": ([], ("mark", 0, {"box": "full"}), 409, "no-dice-yet"),
    "a box written over dice": (
        [("throw", 0, {"dice": [1, 2, 3, 4, 6]})], ("write", 0, {"box": "1", "value": 3}), 409, "dice-on-the-table",
    ),
    "a fourth throw": (
        [("throw", 0, {"dice": [1, 2, 3, 4, 6]})] * 3, ("throw", 0, {"dice": [1, 1, 1, 1, 1]}), 409, "no-throw-left",
    ),
    "a kept die that was not there": (
        [("throw", 0, {"dice": [1, 2, 3, 4, 6]})],
        ("throw", 0, {"dice": [5, 5, 1, 1, 1], "kept": [5, 5]}), 409, "kept-not-thrown",
    ),
    "a kept die that has gone": (
        [("throw", 0, {"dice": [1, 2, 3, 4, 6]})],
        ("throw", 0, {"dice": [1, 1, 1, 1, 1], "kept": [6]}), 422, "kept-not-among-dice",
    ),
    "a zero while another box scores": (
        [("throw", 0, {"dice": [1, 2, 3, 4, 6]})], ("mark", 0, {"box": "poker"}), 409, "another-box-scores",
    ),
    "out of turn": ([], ("write", 1, {"box": "1", "value": 3}), 409, "not-your-turn"),
    "points beside the grid": ([], ("correction", 0, {"points": 5}), 422, "score-is-the-grid"),
    "a move of another game": ([], ("grelottine", 0, {}), 422, "unknown-move"),
    "a die of 0": ([], ("throw", 0, {"dice": [0, 1, 2, 3, 4]}), 422, "too-small"),
    "a die of 7": ([], ("dice", 0, {"dice": [7, 1, 2, 3, 4], "first_throw": True}), 422, "too-large"),
    "a die in letters": ([], ("throw", 0, {"dice": ["six", 1, 2, 3, 4]}), 422, "not-a-whole-number"),
    "a value below 0": ([], ("write", 0, {"box": "1", "value": -1}), 422, "too-small"),
    "half a point": ([], ("write", 0, {"box": "1", "value": 0.5}), 422, "not-a-whole-number"),
    "dice over dice": (
        [("throw", 0, {"dice": [1, 2, 3, 4, 6]})],
        ("dice", 0, {"dice": [1] * 5, "first_throw": True}), 409, "dice-on-the-table",
    ),
    "all five dice kept": (
        [("throw", 0, {"dice": [1, 2, 3, 4, 6]})],
        ("throw", 0, {"dice": [1, 2, 3, 4, 6], "kept": [1, 2, 3, 4, 6]}), 422, "too-many",
    ),
    "one box right and one wrong": ([], ("correction", 0, {"grid": {"1": 5, "4": 10}}), 409, "impossible-value"),
    "the turn to a full grid": (
        [("correction", 1, {"grid": dict.fromkeys(BOXES, 0)})], ("correction", 1, {"turn": True}), 409, "grid-is-full",
    ),
    "one of the last two goes home": (AT_TWO, ("leave", 0, {}), 409, "two-must-stay"),
    "who has gone home plays": (AT_TWO, ("throw", 2, {"dice": [1] * 5}), 409, "has-left"),
    "after the end": ([("end", None, {})], ("throw", 0, {"dice": [1] * 5}), 409, "finished"),
}  # fmt: skip

ENTERED = {"entry": 0}
VACHE = {
    "four threes kept of three dice": (
        [("keep", 0, {"dice": [1, 1]})], ("keep", 0, {"dice": [3, 3, 3, 3]}), 409, "too-many-dice",
    ),
    "six dice": ([], ("throw", 0, {"dice": [1] * 6}), 422, "too-many"),
    "four dice": ([], ("throw", 0, {"dice": [1] * 4}), 409, "wrong-number-of-dice"),
    "dice that do not score": ([], ("keep", 0, {"dice": [1, 2]}), 409, "does-not-score"),
    "dice that were not thrown": (
        [("throw", 0, {"dice": [1, 2, 3, 3, 4]})], ("keep", 0, {"dice": [5]}), 409, "not-thrown",
    ),
    "no dice": ([], ("keep", 0, {"dice": []}), 422, "too-few"),
    "a second keep on one throw": (
        [("throw", 0, {"dice": [1, 1, 3, 3, 4]}), ("keep", 0, {"dice": [1]})],
        ("keep", 0, {"dice": [1]}), 409, "one-keep-a-throw",
    ),
    "a stop at 250": ([("keep", 0, {"dice": [1, 1, 5]})], ("stop", 0, {}), 409, "not-a-hundred"),
    "a stop before a throw": ([], ("stop", 0, {}), 409, "nothing-to-stop-on"),
    "a stop before keeping": (
        [("throw", 0, {"dice": [1, 2, 3, 3, 4]})], ("stop", 0, {}), 409, "keep-first",
    ),
    "giving up once entered": ([("keep", 0, {"dice": [1]})], ("give_up", 0, {}), 409, "already-in"),
    "a bar over dice that score": (
        [("throw", 0, {"dice": [1, 2, 3, 3, 4]})], ("bust", 0, {}), 409, "dice-score",
    ),
    "buying after a bust": ([("bust", 0, {})], ("rachat", 1, {}), 409, "nothing-for-sale"),
    "buying twice": (
        [("correction", 1, {"points": 500}), ("keep", 0, {"dice": [1]}), ("stop", 0, {}), ("rachat", 1, {})],
        ("rachat", 1, {}), 409, "nothing-for-sale",
    ),
    "buying out of order": (
        [("correction", 2, {"points": 500}), ("keep", 0, {"dice": [1]}), ("stop", 0, {})],
        ("rachat", 2, {}), 409, "only-the-next-buys",
    ),
    "buying with 199 points": (
        [("correction", 1, {"points": 199}), ("keep", 0, {"dice": [1]}), ("stop", 0, {})],
        ("rachat", 1, {}), 409, "too-poor-for-rachat",
    ),
    "a cry without a bar": ([], ("barre_cry", 1, {}), 409, "no-bar-to-cry"),
    "a cry at oneself": ([("bust", 0, {})], ("barre_cry", 0, {}), 409, "own-bar"),
    "pollution twice": ([("pollution", 1, {})], ("pollution", 1, {}), 409, "already-polluted"),
    "three bars by hand": ([], ("correction", 0, {"bars": 3}), 422, "too-large"),
    "out again where nobody comes in": ([], ("correction", 0, {"entered": False}), 409, "rule-not-played"),
    "a die of 0": ([], ("keep", 0, {"dice": [0]}), 422, "too-small"),
    "a die of 7": ([], ("throw", 0, {"dice": [7, 1, 2, 3, 4]}), 422, "too-large"),
    "a die in letters": ([], ("keep", 0, {"dice": ["six"]}), 422, "not-a-whole-number"),
    "a throw before keeping": (
        [("throw", 0, {"dice": [1, 2, 3, 3, 4]})], ("throw", 0, {"dice": [2, 3, 3, 4]}), 409, "keep-first",
    ),
    "one die too many": ([("keep", 0, {"dice": [1, 1]})], ("throw", 0, {"dice": [1] * 4}), 409, "wrong-number-of-dice"),
    "dice as many as are left that do not score": (
        [("keep", 0, {"dice": [1, 1]})], ("keep", 0, {"dice": [3, 3, 4]}), 409, "does-not-score",
    ),
    "a stop before the buyer throws": (
        [("correction", 1, {"points": 500}), ("keep", 0, {"dice": [1]}), ("stop", 0, {}), ("rachat", 1, {})],
        ("stop", 1, {}), 409, "throw-after-rachat",
    ),
    "pollution of one's own dice": ([], ("pollution", 0, {}), 409, "own-turn"),
    "out of turn": ([], ("keep", 1, {"dice": [1]}), 409, "not-your-turn"),
    "a seat nobody has": ([], ("stop", 6, {}), 409, "no-such-seat"),
    "a move of another game": ([], ("mark", 0, {"box": "1"}), 422, "unknown-move"),
    "one of the last two goes home": (AT_TWO, ("leave", 0, {}), 409, "two-must-stay"),
    "who has gone home plays": (AT_TWO, ("throw", 2, {"dice": [1] * 5}), 409, "has-left"),
    "after the end": ([("end", None, {})], ("keep", 0, {"dice": [1]}), 409, "finished"),
}  # fmt: skip


def refused(table: Table, before: list[Said], said: Said) -> tuple[int, str]:
    for move, seat, fields in before:
        assert table.play(move, seat, **fields).status_code == 201
    state, log = table.state(), table.client.get(f"{table.url}/moves").json()
    move, seat, fields = said
    answer = table.play(move, seat, **fields)
    assert answer.json()["detail"].endswith(".")
    assert "…" not in answer.json()["detail"], "every value is said"
    assert (table.state(), table.client.get(f"{table.url}/moves").json()) == (state, log)
    return answer.status_code, answer.json()["reason"]


@pytest.mark.parametrize(("before", "said", "status", "reason"), CACHO.values(), ids=CACHO)
def test_el_cacho_refuses_nonsense_with_a_reason(client, before, said, status, reason):
    assert refused(Table(client, rules="el-cacho"), before, said) == (status, reason)


@pytest.mark.parametrize(("before", "said", "status", "reason"), VACHE.values(), ids=VACHE)
def test_vache_qui_rit_refuses_nonsense_with_a_reason(client, before, said, status, reason):
    assert refused(Table(client, rules="vache-qui-rit", options=ENTERED), before, said) == (status, reason)


def test_nobody_stops_under_the_threshold(client):
    table = Table(client, rules="vache-qui-rit")
    before = [("keep", 0, {"dice": [1, 1]})]
    assert refused(table, before, ("stop", 0, {})) == (409, "under-the-threshold")


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"rules": "vache-qui-rit", "players": [f"N{number}" for number in range(7)]}, "how-many-players"),
        ({"rules": "el-cacho", "players": [f"N{number}" for number in range(13)]}, "how-many-players"),
        ({"rules": "vache-qui-rit", "options": {"entry": 600}}, "not-among"),
        ({"rules": "vache-qui-rit", "options": {"entry": False}}, "not-a-whole-number"),
        ({"rules": "vache-qui-rit", "options": {"pollution": "off"}}, "not-yes-or-no"),
        ({"rules": "vache-qui-rit", "options": {"straights": "plain"}}, "unknown-option"),
        ({"rules": "vache-qui-rit", "players": ["Perceval"]}, "how-many-players"),
        ({"rules": "vache-qui-rit", "players": ["Perceval", "PERCEVAL"]}, "name-taken"),
        ({"rules": "vache-qui-rit", "first": 3}, "no-such-seat"),
        ({"rules": "el-cacho", "players": ["Perceval"]}, "how-many-players"),
        ({"rules": "el-cacho", "players": ["Perceval", "x" * 25]}, "name-too-long"),
        ({"rules": "el-cacho", "options": {"straights": "any"}}, "not-among"),
        ({"rules": "vache-qui-rit", "options": {"end": {"kind": "rounds"}}}, "end-needs-a-value"),
        ({"rules": "vache-qui-rit", "options": {"end": {"kind": "free", "value": 3}}}, "end-takes-no-value"),
        ({"rules": "el-cacho", "options": {"banque": True}}, "unknown-option"),
        ({"rules": "el-cacho", "teams": [[0], [1], [2]]}, "no-teams"),
    ],
)
def test_a_game_that_cannot_be(client, wish, reason):
    answer = client.post(GAMES, json={"players": CAST} | wish)
    assert (answer.status_code, answer.json()["reason"]) == (422, reason)

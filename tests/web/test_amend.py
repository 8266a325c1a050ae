"""Amend on the interface: what comes back, and every refusal."""

import pytest
from tests.web.conftest import GAMES, Table
from tests.web.test_api import problem

CUL = {"move": "throw", "seat": 1, "dice": [6, 6, 1]}


@pytest.fixture
def played(table):
    table.throw(0, 4, 4, 1)
    table.throw(1, 5, 5, 2)
    table.play("bevue", 1)
    return table


def amend(table, seq, move, *, key=None, token=True, **more):
    return table.post("amend", {"seq": seq, "move": move} | more, key=key, token=token)


def moves(table):
    return table.client.get(f"{table.url}/moves").json()["moves"]


def untouched(table, act):
    before = (table.state(), moves(table))
    answer = act()
    assert (table.state(), moves(table)) == before
    return answer


def test_an_amend_answers_like_a_move(played):
    said = amend(played, 2, CUL, version=3)
    assert said.status_code == 201
    assert said.json()["seq"] == said.json()["state"]["version"] == 4
    assert said.json()["state"] == played.state()
    assert [player["score"] for player in said.json()["state"]["players"]] == [16, 26, 0]
    assert said.json()["changes"] == [
        {"seat": 1, "points": -25, "reason": "chouette"},
        {"seat": 1, "points": 36, "reason": "chouette"},
    ]


def test_the_log_lists_the_amended_move_in_its_place(played):
    amend(played, 2, CUL)
    told = moves(played)
    assert [(line["seq"], line["undone"], line["amended"]) for line in told] == [
        (1, False, False),
        (2, False, True),
        (3, False, False),
    ]
    assert told[1]["move"] == CUL
    assert told[1]["changes"] == [{"seat": 1, "points": 36, "reason": "chouette"}]
    exported = played.client.get(f"{played.url}/export.json").json()
    assert exported["moves"] == told


def test_undo_and_redo_go_through_an_amended_game(played):
    amend(played, 2, CUL)
    played.post("undo")
    assert played.scores() == [16, 36, 0]
    played.post("undo")
    assert played.scores() == [16, 0, 0]
    played.post("redo")
    assert played.scores() == [16, 36, 0]


def test_another_kind_of_move(played):
    assert amend(played, 3, {"move": "correction", "seat": 2, "points": 5}).status_code == 201
    assert played.scores() == [16, 25, 5]


def test_a_seq_without_a_move(played):
    played.post("undo")
    for seq in (0, 4, 99, -1):
        said = problem(untouched(played, lambda seq=seq: amend(played, seq, CUL)), 409, "illegal_move")
        assert (said["reason"], said["seq"]) == ("no-such-move", seq)


def test_a_move_that_was_taken_back(played):
    played.post("undo")
    said = untouched(played, lambda: amend(played, 3, {"move": "bevue", "seat": 0}))
    assert problem(said, 409, "illegal_move")["reason"] == "is-undone"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"move": CUL}, "missing-field"),
        ({"seq": 2}, "missing-field"),
        ({"seq": "2", "move": CUL}, "not-a-whole-number"),
        ({"seq": True, "move": CUL}, "not-a-whole-number"),
        ({"seq": 2.0, "move": CUL}, "not-a-whole-number"),
        ({"seq": 2**63, "move": CUL}, "not-a-whole-number"),
        ({"seq": 2, "move": []}, "wrong-value"),
        ({"seq": 2, "move": None}, "wrong-value"),
        ({"seq": 2, "move": {}}, "no-move"),
        ({"seq": 2, "move": {"move": "fly"}}, "unknown-move"),
        ({"seq": 2, "move": CUL | {"dice": [0, 1, 1]}}, "too-small"),
        ({"seq": 2, "move": CUL | {"dice": []}}, "too-few"),
        ({"seq": 2, "move": CUL | {"version": 3}}, "unknown-field"),
        ({"seq": 2, "move": CUL, "more": 1}, "unknown-field"),
        ({"seq": 2, "move": CUL, "version": -1}, "not-a-whole-number"),
    ],
)
def test_what_makes_no_sense(played, body, reason):
    said = untouched(played, lambda: played.post("amend", body))
    assert problem(said, 422, "malformed")["reason"] == reason


def test_a_move_that_its_place_refuses(played):
    said = untouched(played, lambda: amend(played, 2, CUL | {"seat": 2}))
    assert problem(said, 409, "illegal_move")["detail"] == "Ce n’est pas à Bohort de lancer, mais à Karadoc."


def test_a_later_move_that_becomes_impossible_is_named_with_its_reason(table):
    table.throw(0, 4, 4, 1)
    table.play("sirotage", 0)
    table.throw(0, 4)
    said = problem(
        untouched(table, lambda: amend(table, 1, {"move": "throw", "seat": 0, "dice": [1, 4, 5]})),
        409,
        "illegal_move",
    )
    assert (said["reason"], said["seq"], said["move"], said["name"]) == (
        "amend-breaks",
        2,
        "sirotage",
        "Perceval",
    )
    assert (said["why"], said["what"]) == ("no-sirotage", "Perceval · Sirotage")
    assert said["because"] == "Il n’y a pas de Chouette à siroter en ce moment."
    assert said["detail"] == (
        "Avec cette correction, le coup n° 2 ne serait plus possible (Perceval · Sirotage). "
        "Il n’y a pas de Chouette à siroter en ce moment. Rien n’a été changé."
    )


def test_an_amend_that_saw_another_version_is_stale(played):
    for version in (0, 2, 4):
        said = untouched(played, lambda version=version: amend(played, 2, CUL, version=version))
        assert problem(said, 409, "stale")["version"] == 3


def test_nobody_amends_without_the_tables_token(client, played):
    problem(untouched(played, lambda: amend(played, 2, CUL, token=False)), 401, "no_token")
    stranger = Table(client).token
    problem(untouched(played, lambda: amend(played, 2, CUL, token=stranger)), 403, "not_yours")


def test_nothing_is_amended_under_an_unknown_code(played):
    played.url = f"{GAMES}/ZUZUZU"
    problem(amend(played, 2, CUL), 404, "no_such_game")


def test_a_key_sent_twice_amends_once(played):
    first = amend(played, 2, CUL, key="k")
    played.play("bevue", 0)
    again = amend(played, 2, CUL, key="k")
    assert (again.status_code, again.json()["seq"]) == (201, 4)
    assert again.json()["changes"] == first.json()["changes"]
    assert again.json()["state"]["version"] == 5
    problem(amend(played, 1, CUL, key="k"), 422, "key_used")
    problem(played.play("bevue", 0, key="k"), 422, "key_used")

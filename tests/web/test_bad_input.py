"""Nonsense gets a clear French answer and leaves no trace."""

import json

import pytest
from tests.web.conftest import CAST, GAMES, Table

BAD_WISHES = {
    "nothing": ({}, "missing-field"),
    "an unknown game": ({"rules": "belote", "players": CAST}, "unknown-rules"),
    "one player": ({"players": ["Perceval"]}, "how-many-players"),
    "thirteen players": ({"players": [f"N{n}" for n in range(13)]}, "how-many-players"),
    "an empty name": ({"players": ["Perceval", "  "]}, "name-empty"),
    "25 letters": ({"players": ["Perceval", "x" * 25]}, "name-too-long"),
    "200 letters": ({"players": ["Perceval", "x" * 200]}, "name-too-long"),
    "the same name twice": ({"players": ["Perceval", "PERCEVAL "]}, "name-taken"),
    "right to left": ({"players": ["Perceval", "ab\u202ecd"]}, "name-forbidden-character"),
    "a line break": ({"players": ["Perceval", "a\nb"]}, "name-forbidden-character"),
    "a number for a name": ({"players": ["Perceval", 7]}, "not-text"),
    "names in a text": ({"players": "Perceval"}, "wrong-value"),
    "an unknown option": ({"options": {"poker": True}}, "unknown-option"),
    "an option of another kind": ({"options": {"banque": "oui"}}, "not-yes-or-no"),
    "an option out of bounds": ({"options": {"target": 3}}, "too-small"),
    "an option without what it needs": ({"options": {"sirotage": False, "civet": True}}, "option-needs"),
    "a seat nobody has": ({"first": 3}, "no-such-seat"),
    "a seat below zero": ({"first": -1}, "no-such-seat"),
    "yes for a seat": ({"first": True}, "not-a-whole-number"),
    "a seat with a fraction": ({"first": 0.5}, "not-a-whole-number"),
    "teams of three players": ({"teams": [[0], [1, 2]]}, "teams-not-equal"),
    "an unknown field": ({"password": "x"}, "unknown-field"),
}


@pytest.mark.parametrize(("wish", "reason"), BAD_WISHES.values(), ids=BAD_WISHES)
def test_a_game_that_cannot_be(client, wish, reason):
    whole = {"rules": "cul-de-chouette", "players": CAST} | wish if wish else wish
    answer = client.post(GAMES, json=whole)
    assert (answer.status_code, answer.json()["code"], answer.json()["reason"]) == (422, "malformed", reason)


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>"[:24], "🐉🧙🏽‍♂️👩‍👩‍👧‍👦🇫🇷", "=1+1", "O’Brien & fils", "神"]
)
def test_an_unusual_name_is_a_name(client, name):
    assert Table(client, players=[name, "Karadoc"]).state()["players"][0]["name"] == name


BAD_MOVES = {
    "no move": ({"seat": 0}, 422, "no-move"),
    "an unknown move": ({"move": "poker", "seat": 0}, 422, "unknown-move"),
    "a move that is a number": ({"move": 7, "seat": 0}, 422, "unknown-move"),
    "no seat": ({"move": "bevue"}, 422, "missing-field"),
    "a seat below zero": ({"move": "bevue", "seat": -1}, 409, "no-such-seat"),
    "a seat nobody has": ({"move": "bevue", "seat": 3}, 409, "no-such-seat"),
    "a seat beyond counting": ({"move": "bevue", "seat": 2**63}, 409, "no-such-seat"),
    "yes for a seat": ({"move": "bevue", "seat": True}, 422, "not-a-whole-number"),
    "a die of 0": ({"move": "throw", "seat": 0, "dice": [0, 1, 2]}, 422, "too-small"),
    "a die of 7": ({"move": "throw", "seat": 0, "dice": [7, 1, 2]}, 422, "too-large"),
    "a die in letters": ({"move": "throw", "seat": 0, "dice": ["six", 1, 2]}, 422, "not-a-whole-number"),
    "a die with a fraction": ({"move": "throw", "seat": 0, "dice": [1.5, 1, 2]}, 422, "not-a-whole-number"),
    "a die of 1e308": ({"move": "throw", "seat": 0, "dice": [1e308, 1, 2]}, 422, "not-a-whole-number"),
    "a die of yes": ({"move": "throw", "seat": 0, "dice": [True, 1, 2]}, 422, "not-a-whole-number"),
    "four dice": ({"move": "throw", "seat": 0, "dice": [1, 1, 2, 2]}, 422, "too-many"),
    "no dice": ({"move": "throw", "seat": 0, "dice": []}, 422, "too-few"),
    "one die too early": ({"move": "throw", "seat": 0, "dice": [1]}, 409, "wrong-number-of-dice"),
    "out of turn": ({"move": "throw", "seat": 1, "dice": [1, 1, 2]}, 409, "not-your-dice"),
    "a field of another move": ({"move": "bevue", "seat": 0, "dice": [1]}, 422, "unknown-field"),
    "a stake of 0": ({"move": "civet", "seat": 0, "on": "velute", "stake": 0}, 422, "too-small"),
    "a stake below 0": ({"move": "grelottine", "seat": 0, "on": "velute", "stake": -5}, 422, "too-small"),
    "a challenge without token": (
        {"move": "grelottine", "seat": 0, "on": "velute", "stake": 5}, 409, "no-grelottine"
    ),
    "a Civet nobody holds": ({"move": "civet", "seat": 0, "on": "velute", "stake": 5}, 409, "no-civet"),
    "a challenge to oneself": ({"move": "soufflette", "seat": 0, "target": 0}, 409, "not-now"),
    "a bet on nothing": ({"move": "bet", "seat": 1, "on": 3}, 409, "nothing-to-bet-on"),
    "a purchase of nothing": ({"move": "achat_de_de", "seat": 1}, 409, "nothing-to-buy"),
    "half a step": ({"move": "banque_depot", "seat": 0, "steps": 0.5}, 422, "not-a-whole-number"),
    "a deposit without Banque": ({"move": "banque_depot", "seat": 0, "steps": 1}, 409, "rule-not-played"),
    "points beyond counting": ({"move": "correction", "seat": 0, "points": 2**63}, 422, "too-large"),
    "a correction of nothing": ({"move": "correction", "seat": 0}, 422, "correction-of-nothing"),
    "a name taken": ({"move": "rename", "seat": 0, "name": "karadoc"}, 422, "name-taken"),
    "a cry that is none": ({"move": "cry", "seat": 0, "cry": "hourra"}, 422, "not-among"),
    "a race that is not open": ({"move": "cry", "seat": 0, "cry": "pelican"}, 409, "no-such-race"),
    "a version in letters": ({"move": "bevue", "seat": 0, "version": "1"}, 422, "not-a-whole-number"),
    "a version of yes": ({"move": "bevue", "seat": 0, "version": True}, 422, "not-a-whole-number"),
    "a version below 0": ({"move": "bevue", "seat": 0, "version": -1}, 422, "not-a-whole-number"),
}  # fmt: skip


@pytest.mark.parametrize(("move", "status", "reason"), BAD_MOVES.values(), ids=BAD_MOVES)
def test_a_move_that_cannot_be(table, move, status, reason):
    before = table.state()
    answer = table.post("moves", move)
    said = answer.json()
    assert (answer.status_code, said["status"], said.get("reason")) == (status, status, reason), said
    assert said["detail"].endswith(".")
    assert table.state() == before
    assert table.client.get(f"{table.url}/moves").json() == {"moves": []}


BROKEN = {
    "half an object": (b'{"move": "bev', "broken-json"),
    "a list": (b"[]", "not-an-object"),
    "a text": (b'"bevue"', "not-an-object"),
    "no number": (b'{"move": "correction", "seat": 0, "points": NaN}', "broken-json"),
    "infinity": (b'{"move": "correction", "seat": 0, "points": Infinity}', "broken-json"),
    "nesting without end": (b"[" * 10_000, "broken-json"),
    "no text at all": (b"\xff\xfe\x00", "broken-json"),
    "half a character": (b'{"move": "rename", "seat": 0, "name": "\\ud800"}', "broken-json"),
    "nesting of objects": (b'{"a":' * 2_000, "broken-json"),
    "nothing": (b"", "no-move"),
}


@pytest.mark.parametrize(("body", "reason"), BROKEN.values(), ids=BROKEN)
def test_a_body_that_is_broken(table, body, reason):
    answer = table.post("moves", content=body)
    assert (answer.status_code, answer.json()["reason"]) == (422, reason)
    assert table.state()["version"] == 0


@pytest.mark.parametrize("what", ["undo", "redo"])
def test_an_undo_takes_a_version_and_nothing_more(table, what):
    answer = table.post(what, {"version": 0, "seq": 7})
    assert (answer.status_code, answer.json()["reason"]) == (422, "unknown-field")


def test_a_body_too_large_is_refused(table):
    answer = table.post("moves", content=b"x" * (16 * 1024 + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_a_body_too_large_that_does_not_say_so(table):
    answer = table.post("moves", content=(b"x" * 1000 for _ in range(40)))
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


@pytest.mark.parametrize(
    "path", ["/gouts", "/nouvelle/cul-de-chouette", "/t/{code}/coups", "/t/{code}/reprendre"]
)
def test_a_form_too_large_that_does_not_say_so(table, path):
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    where = path.replace("{code}", table.code)
    answer = table.client.post(where, content=(b"cle=" * 250 for _ in range(40)), headers=form)
    assert answer.status_code == 413
    assert "trop long" in answer.text


def test_a_body_just_small_enough_is_read(table):
    move = {"move": "bevue", "seat": 0}
    whole = json.dumps(move).encode()
    assert table.post("moves", content=whole + b" " * (16 * 1024 - len(whole))).status_code == 201


def test_who_has_bet_bets_no_more_and_who_throws_does_not_bet(table):
    table.play("correction", 1, points=50)
    table.throw(0, 4, 4, 1)
    assert table.play("sirotage", 0).status_code == 201
    assert table.play("bet", 1, on=4).status_code == 201
    before = table.state()
    assert table.play("bet", 1, on=5).json()["reason"] == "already-bet"
    assert table.play("bet", 0, on=5).json()["status"] == 409
    assert table.play("bet", 2, on=5).json()["reason"] == "too-poor-to-bet"
    assert table.state() == before
    table.throw(0, 2)
    assert table.play("bet", 1, on=4).json()["reason"] == "nothing-to-bet-on"


def test_nobody_buys_with_29_points(table):
    table.play("correction", 1, points=29)
    table.throw(0, 4, 2)
    assert table.play("achat_de_de", 1).json()["reason"] == "too-poor-to-buy"


def test_a_stake_above_what_the_challenge_allows(table):
    table.play("correction", 0, points=200)
    table.play("correction", 1, points=200)
    table.play("correction", 1, tokens={"grelottine": 1})
    table.throw(0, 1, 2, 6)
    most = next(it for it in table.state()["offers"] if it["move"] == "grelottine")["stakes"]["chouette"]
    refused = table.play("grelottine", 1, on="chouette", stake=most + 1)
    assert (refused.json()["reason"], refused.json()["max"]) == ("stake-too-high", most)


def test_nothing_is_played_in_a_game_that_is_over(table):
    table.play("end")
    assert table.throw(0, 1, 2, 3).json()["reason"] == "finished"

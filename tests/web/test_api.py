"""The interface as api promises it: what comes back, and every refusal."""

import csv
import io

import pytest
from tests.web.conftest import CAST, GAMES, Table

from tripot.games import Games
from tripot.rules.rulesets import RULESETS
from tripot.store import Store


def test_a_new_game_tells_its_code_its_token_and_its_state(client):
    made = client.post(GAMES, json={"rules": "cul-de-chouette", "players": CAST, "options": {"banque": True}})
    said = made.json()
    assert made.status_code == 201
    assert made.headers["location"] == f"{GAMES}/{said['code']}"
    assert said["state"]["status"] == "opening"
    assert said["state"]["options"] == {"banque": True}
    assert (said["state"]["version"], said["state"]["since"]) == (0, 0)
    assert client.get(made.headers["location"]).json() == said["state"]


def test_a_move_tells_its_seq_its_changes_and_the_state(table):
    played = table.throw(0, 4, 4, 1)
    assert played.status_code == 201
    said = played.json()
    assert (said["seq"], said["changes"]) == (1, [{"seat": 0, "points": 16, "reason": "chouette"}])
    assert said["state"] == table.state()
    assert said["state"]["version"] == said["state"]["since"] == 1


def test_undo_and_redo_answer_like_a_move(table):
    table.throw(0, 4, 4, 1)
    undone = table.post("undo")
    assert undone.status_code == 201
    assert (undone.json()["seq"], undone.json()["state"]["players"][0]["score"]) == (2, 0)
    redone = table.post("redo", {"version": 2})
    assert (redone.json()["seq"], redone.json()["state"]["players"][0]["score"]) == (3, 16)


def test_the_log_lists_every_move_in_order(table):
    table.throw(0, 4, 4, 1)
    table.play("bevue", 2, note="a renversé le verre")
    table.post("undo")
    told = table.client.get(f"{table.url}/moves").json()["moves"]
    assert [(line["seq"], line["move"]["move"], line["undone"]) for line in told] == [
        (1, "throw", False),
        (2, "bevue", True),
    ]
    assert told[1]["move"] == {"move": "bevue", "seat": 2, "note": "a renversé le verre"}
    assert told[0]["at"].startswith("20")


def test_the_code_may_be_typed_in_small_letters(table):
    assert table.client.get(f"{GAMES}/{table.code.lower()}").status_code == 200


def test_the_state_and_the_log_can_be_taken_away(table):
    table.throw(0, 4, 4, 1)
    whole = table.client.get(f"{table.url}/export.json")
    assert whole.headers["content-disposition"] == f'attachment; filename="tripot-{table.code}.json"'
    assert whole.json()["state"] == table.state()
    assert len(whole.json()["moves"]) == 1


@pytest.mark.parametrize("start", ["=", "+", "-", "@"])
def test_a_spreadsheet_computes_no_cell_of_the_ledger(client, start):
    table = Table(client, players=[f"{start}1+1", "Karadoc"])
    table.throw(0, 4, 4, 1)
    got = client.get(f"{table.url}/export.csv")
    assert got.headers["content-type"].startswith("text/csv")
    rows = list(csv.reader(io.StringIO(got.text)))
    assert rows[0][5:] == [f"'{start}1+1", "Karadoc"]
    assert rows[1][2:] == ["throw", "0", "0", "16", "0"]


def problem(answer, status, code):
    said = answer.json()
    assert answer.status_code == said["status"] == status
    assert answer.headers["content-type"] == "application/problem+json"
    assert said["code"] == code
    assert said["type"] == f"/api/v1/docs#{code}"
    assert said["title"]
    assert said["detail"].endswith(".")
    return said


def test_a_move_the_rules_refuse(table):
    said = problem(table.throw(1, 4, 4, 1), 409, "illegal_move")
    assert (said["reason"], said["seat"], said["name"]) == ("not-your-dice", 1, "Karadoc")
    assert said["detail"] == "Ce n’est pas à Karadoc de lancer, mais à Perceval."


def test_a_move_that_saw_an_older_phase_is_stale(table):
    table.throw(0, 4, 4, 1)
    said = problem(table.throw(1, 5, 5, 1, version=0), 409, "stale")
    assert (said["version"], said["since"]) == (1, 1)
    assert table.throw(1, 5, 5, 1, version=1).status_code == 201


@pytest.mark.parametrize("what", ["undo", "redo"])
def test_an_undo_or_redo_that_saw_another_version_is_stale(table, what):
    table.throw(0, 4, 4, 1)
    table.play("bevue", 2)
    problem(table.post(what, {"version": 1}), 409, "stale")


@pytest.mark.parametrize(("what", "reason"), [("undo", "nothing-to-undo"), ("redo", "nothing-to-redo")])
def test_nothing_to_undo_or_redo(table, what, reason):
    assert problem(table.post(what), 409, "illegal_move")["reason"] == reason


def test_nobody_acts_without_a_token(table):
    answer = table.post("moves", {"move": "bevue", "seat": 0}, token=False)
    problem(answer, 401, "no_token")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_the_token_of_another_game_opens_nothing(client, table):
    problem(table.post("undo", token=Table(client).token), 403, "not_yours")


def test_a_token_of_nothing_opens_nothing(table):
    problem(table.post("undo", token="nonsense"), 403, "not_yours")


def test_an_export_is_of_one_moment_though_somebody_moves_meanwhile(table, monkeypatch):
    table.play("bevue", 0)
    reading = Store.reading

    async def reading_and_moved(store, look):
        """What is read first, and a move at once after it."""
        monkeypatch.setattr(Store, "reading", reading)
        found = await store.reading(look)
        await Games(store).play(table.code, {"move": "bevue", "seat": 1}, token=table.token)
        return found

    monkeypatch.setattr(Store, "reading", reading_and_moved)
    exported = table.client.get(f"{table.url}/export.json").json()
    assert exported["state"]["version"] == exported["moves"][-1]["seq"] == 1


@pytest.mark.parametrize("path", ["", "/moves", "/export.json", "/export.csv"])
def test_a_code_nobody_plays_under(client, path):
    assert problem(client.get(f"{GAMES}/ZUZUZU{path}"), 404, "no_such_game")["reason"] == "no-such-game"


def test_a_move_in_a_game_that_is_not_there(client, table):
    table.url = f"{GAMES}/ZUZUZU"
    problem(table.play("bevue", 0), 404, "no_such_game")


def test_an_address_that_leads_nowhere_is_not_found(client):
    problem(client.get("/api/v1/nothing"), 404, "not_found")


def test_another_method_is_refused(table):
    answer = table.client.delete(table.url)
    problem(answer, 405, "method_not_allowed")
    assert "GET" in answer.headers["allow"]


def test_a_key_sent_twice_answers_the_same_and_applies_nothing(table):
    first = table.throw(0, 4, 4, 1, key="k")
    table.throw(1, 5, 5, 1)
    again = table.throw(0, 4, 4, 1, key="k")
    assert again.status_code == 201
    assert (again.json()["seq"], again.json()["changes"]) == (1, first.json()["changes"])
    assert again.json()["state"]["version"] == 2
    assert table.scores() == [16, 25, 0]


def test_a_key_serves_one_body_alone(table):
    table.throw(0, 4, 4, 1, key="k")
    problem(table.throw(0, 4, 4, 2, key="k"), 422, "key_used")


def test_a_new_game_with_a_key_is_made_once(client):
    wish = {"rules": "cul-de-chouette", "players": CAST}
    first, again = (client.post(GAMES, json=wish, headers={"Idempotency-Key": "k"}) for _ in range(2))
    assert again.status_code == 201
    assert again.json() == first.json()
    other = client.post(GAMES, json=wish | {"first": 1}, headers={"Idempotency-Key": "k"})
    problem(other, 422, "key_used")


@pytest.mark.parametrize("key", ["k" * 256, "clé", ""])
def test_a_key_is_short_and_plain(client, key):
    wish = {"rules": "cul-de-chouette", "players": CAST}
    said = client.post(GAMES, json=wish, headers={"Idempotency-Key": key.encode()})
    assert problem(said, 422, "malformed")["reason"] == "bad-key"


def test_the_documents_name_every_move_and_every_code(client):
    described = client.get("/api/v1/openapi.json").json()
    offered = {
        described["components"]["schemas"][ref["$ref"].rsplit("/", 1)[1]]["properties"]["move"]["const"]
        for ref in described["components"]["schemas"]["Move"]["oneOf"]
    }
    assert offered == {
        schema["properties"]["move"]["const"]
        for ruleset in RULESETS.values()
        for schema in ruleset.moves.json_schema()["$defs"].values()
        if "move" in schema["properties"]
    }
    page = client.get("/api/v1/docs").text
    codes = described["components"]["schemas"]["Problem"]["properties"]["code"]["enum"]
    assert all(f'id="{code}"' in page for code in codes)
    assert all(f"<code>{name}</code>" in page for name in offered)


def test_every_reference_of_the_description_leads_somewhere(client):
    described = client.get("/api/v1/openapi.json")
    refs = {part.split('"')[0] for part in described.text.split('"$ref":"')[1:]}
    schemas = described.json()["components"]["schemas"]
    assert refs
    assert {ref.removeprefix("#/components/schemas/") for ref in refs} <= set(schemas)


def test_the_house_says_when_it_is_ready(client):
    assert client.get("/sante").json() == {"status": "ok"}

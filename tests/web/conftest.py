"""A house served in this process, and a table of three: Perceval, Karadoc and Bohort."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tripot.app import create_app
from tripot.settings import Settings

CAST = ["Perceval", "Karadoc", "Bohort"]
GAMES = "/api/v1/games"


class Table:
    """A game on the interface, and its token."""

    def __init__(self, client, **wish):
        self.client = client
        made = client.post(GAMES, json={"rules": "cul-de-chouette", "players": CAST, "first": 0} | wish)
        assert made.status_code == 201, made.text
        self.code, self.token = made.json()["code"], made.json()["table_token"]
        self.url = f"{GAMES}/{self.code}"

    def post(self, what, body=None, *, token=True, key=None, **options):
        headers = {"Authorization": f"Bearer {self.token}"} if token is True else {}
        if isinstance(token, str):
            headers["Authorization"] = f"Bearer {token}"
        if key is not None:
            headers["Idempotency-Key"] = key
        if body is not None:
            options["json"] = body
        return self.client.post(f"{self.url}/{what}", headers=headers, **options)

    def play(self, move, seat=None, *, key=None, **fields):
        said = {"move": move} | ({} if seat is None else {"seat": seat}) | fields
        return self.post("moves", said, key=key)

    def throw(self, seat, *dice, **more):
        return self.play("throw", seat, dice=list(dice), **more)

    def state(self):
        return self.client.get(self.url).json()

    def scores(self):
        return [player["score"] for player in self.state()["players"]]


def serve(tmp_path, **settings):
    return TestClient(create_app(Settings(data=tmp_path / "data", **settings)), raise_server_exceptions=False)


@pytest.fixture
def client(tmp_path):
    with serve(tmp_path, limits="off") as client:
        yield client


@pytest.fixture
def table(client):
    return Table(client)

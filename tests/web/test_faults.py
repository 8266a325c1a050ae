"""What may go wrong around a house: one clear line or answer, nothing overwritten, what was there stays readable."""

import os
import socket

import pytest
from tests.house import PATIENCE, House
from tests.web.conftest import GAMES, Table

from tripot.store.directory import DATABASE

WISH = {"rules": "cul-de-chouette", "players": ["Perceval", "Karadoc"], "first": 0}


def one_line(said):
    assert said.startswith("tripot: ")
    assert said.count("\n") == 1
    assert "Traceback" not in said
    return said


@pytest.fixture
def house(tmp_path):
    with House(tmp_path / "data") as house:
        yield house


def test_a_house_says_where_it_is_and_which_sqlite_it_uses(house):
    assert "SQLite 3." in house.read_until("SQLite")


def test_a_second_house_on_the_same_data_is_refused_and_the_first_goes_on(house):
    assert "se sert déjà" in one_line(House(house.data).fails("--port", "0"))
    assert house.call("GET", "/sante")[0] == 200


def test_a_port_in_use_is_told_in_one_line(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = one_line(House(tmp_path / "data").fails("--port", str(port)))
    assert str(port) in said


def test_a_damaged_file_is_told_in_one_line_and_left_alone(tmp_path):
    data = tmp_path / "data"
    with House(data) as house:
        house.call("POST", GAMES, WISH)
        house.close()
    database = data / DATABASE
    whole = database.read_bytes()
    damaged = whole[:4096] + os.urandom(8192) + whole[12288:]
    database.write_bytes(damaged)
    assert "abîmé" in one_line(House(data).fails("--port", "0"))
    assert database.read_bytes() == damaged


def test_a_directory_that_cannot_be(tmp_path):
    (tmp_path / "file").write_text("")
    assert "pas utilisable" in one_line(House(tmp_path / "file" / "data").fails("--port", "0"))


@pytest.mark.parametrize(
    ("name", "value"),
    [("TRIPOT_LIMIT_ACT", "often"), ("TRIPOT_TRUSTED_PROXIES", "*"), ("TRIPOT_LIMITS", "?")],
)
def test_a_setting_that_makes_no_sense(tmp_path, name, value):
    assert name in one_line(House(tmp_path, **{name: value}).fails("--port", "0"))


def test_a_house_with_open_connections_stops_within_two_seconds(house):
    held = [socket.create_connection((house.host, house.port), PATIENCE) for _ in range(5)]
    held[0].sendall(b"POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
    assert house.call("GET", "/sante")[0] == 200
    assert house.close() < 2
    for connection in held:
        connection.close()


def test_ctrl_c_closes_the_house_as_a_wish_and_what_it_cuts_short_is_one_plain_line(tmp_path):
    with House(tmp_path / "data") as house:
        held = socket.create_connection((house.host, house.port), PATIENCE)
        held.sendall(b"POST /api/v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert house.call("GET", "/sante")[0] == 200
        assert house.interrupt() == (
            0,
            "tripot: ERROR uvicorn.error: Cancel 1 running task(s), timeout graceful shutdown exceeded\n",
        )
        held.close()


def test_a_restarted_house_knows_its_games(tmp_path):
    data = tmp_path / "data"
    with House(data) as house:
        made = house.call("POST", GAMES, WISH)[1]
        house.close()
    with House(data) as house:
        assert house.call("GET", f"{GAMES}/{made['code']}")[1] == made["state"]


def test_a_full_disk_refuses_the_move_and_leaves_everything_readable(client):
    table = Table(client)
    table.throw(0, 4, 4, 1)
    before = table.state()

    def room(more):
        def change(connection):
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + more}")

        client.app.state.games.store.writer.submit(change).result()

    room(0)
    told = []
    while not told or (told[-1].status_code == 201 and len(told) < 100):
        told.append(table.play("bevue", 0, note="x" * 200))
    refused = told[-1]
    assert (refused.status_code, refused.json()["code"]) == (507, "disk_full")
    assert "plein" in refused.json()["detail"]
    assert table.state()["version"] == before["version"] + len(told) - 1
    assert client.get(f"/t/{table.code}").status_code == 200
    assert len(client.get(f"{table.url}/moves").json()["moves"]) == len(told)
    room(1000)
    assert table.play("bevue", 0, note="x" * 200).status_code == 201

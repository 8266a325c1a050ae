"""How often one may ask: refilled steadily, told when to come back, off where the house says so."""

import pytest
from starlette.testclient import TestClient
from tests.web.conftest import CAST, GAMES, Table, serve

from tripot.app import create_app
from tripot.settings import Rate, Settings
from tripot.web.errors import Refused
from tripot.web.limits import MOST_BUCKETS, Limit

WISH = {"rules": "cul-de-chouette", "players": CAST, "first": 0}


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


def test_a_bucket_is_spent_and_refills_steadily():
    clock = Clock()
    limit = Limit(Rate(10, 60), clock)
    for _ in range(10):
        limit.take("a")
    with pytest.raises(Refused) as refused:
        limit.take("a")
    assert refused.value.headers == {"Retry-After": "6"}
    limit.take("b")
    clock.now += 6
    limit.take("a")
    with pytest.raises(Refused):
        limit.take("a")
    clock.now += 600
    for _ in range(10):
        limit.take("a")


def test_the_table_of_buckets_is_bounded():
    limit = Limit(Rate(10, 60))
    for number in range(MOST_BUCKETS + 10):
        limit.take(str(number))
    assert len(limit.full_again) == MOST_BUCKETS


def test_the_eleventh_wrong_code_is_refused_and_so_is_a_right_one(tmp_path):
    with serve(tmp_path) as client:
        table = Table(client)
        told = [client.get(f"{GAMES}/ZUZUZU").status_code for _ in range(11)]
        assert told == [404] * 10 + [429]
        right = client.get(table.url)
        assert right.status_code == 429
        assert int(right.headers["retry-after"]) > 0
        assert client.get(f"/t/{table.code}").status_code == 429
        mine = {"Authorization": f"Bearer {table.token}"}
        assert client.get(table.url, headers=mine).status_code == 200
        assert table.throw(0, 4, 4, 1).status_code == 201


@pytest.mark.parametrize("asks", ["/rejoindre?code={}", "/regles/cul-de-chouette?table={}"])
def test_a_code_is_not_guessed_by_another_door(tmp_path, asks):
    with serve(tmp_path) as client:
        table = Table(client)
        told = [client.get(asks.format("ZUZUZU")).status_code for _ in range(11)]
        assert told == [404] * 10 + [429]
        assert client.get(asks.format(table.code), follow_redirects=False).status_code == 429


def test_thirty_phones_behind_one_address_watch(tmp_path):
    with serve(tmp_path) as client:
        table = Table(client)
        assert {client.get(table.url).status_code for _ in range(30)} == {200}


def test_new_games_are_limited_by_address(tmp_path):
    with serve(tmp_path, limit_create=Rate(3, 60)) as client:
        told = [client.post(GAMES, json=WISH).status_code for _ in range(4)]
        assert told == [201, 201, 201, 429]


def test_moves_are_limited_by_token(tmp_path):
    with serve(tmp_path, limit_act=Rate(5, 60)) as client:
        one, other = Table(client), Table(client)
        told = [one.play("bevue", 0) for _ in range(6)]
        assert [it.status_code for it in told] == [201] * 5 + [429]
        assert told[-1].json()["code"] == "too_many"
        assert other.play("bevue", 0).status_code == 201


def test_a_house_may_lift_all_limits(tmp_path):
    with serve(tmp_path, limits="off", limit_act=Rate(1, 60), limit_create=Rate(1, 60)) as client:
        tables = [Table(client), Table(client)]
        assert {it.play("bevue", 0).status_code for it in tables * 3} == {201}
        assert {client.get(f"{GAMES}/ZUZUZU").status_code for _ in range(20)} == {404}


@pytest.mark.parametrize("trusted", [(), ("10.0.0.0/8",)])
def test_an_address_is_believed_only_from_a_trusted_proxy(tmp_path, trusted):
    with serve(tmp_path, trusted_proxies=trusted) as client:
        spoofed = [
            client.get(f"{GAMES}/ZUZUZU", headers={"X-Forwarded-For": f"8.8.8.{n}"}).status_code
            for n in range(11)
        ]
    assert spoofed[-1] == 429


def test_behind_a_trusted_proxy_guests_are_told_apart(tmp_path):
    app = create_app(Settings(data=tmp_path / "data", trusted_proxies=("10.0.0.0/8",)))
    with TestClient(app, client=("10.0.0.1", 1)) as client:
        told = [
            client.get(f"{GAMES}/ZUZUZU", headers={"X-Forwarded-For": f"8.8.8.{n}"}).status_code
            for n in range(11)
        ]
    assert told == [404] * 11

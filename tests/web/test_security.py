"""What holds for every answer, every host, every sender (security, S1 to S19)."""

import logging
import re

import pytest
from fastapi.routing import iter_route_contexts
from tests.web.conftest import CAST, GAMES, Table, serve

from tripot.games import creating
from tripot.server import OneLine
from tripot.web.security import HEADERS

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; "
    "frame-ancestors 'none'"
)
WISH = {"rules": "cul-de-chouette", "players": CAST, "first": 0}


def static_file(client):
    return re.search(r'href="(/static/[^"]+\.css)"', client.get("/").text)[1]


def break_the_house(client):
    async def broken():
        raise RuntimeError("a secret of the house")

    client.app.add_api_route("/api/v1/broken", broken)
    client.app.add_api_route("/broken", broken)


EVERY_KIND = {
    "a page": lambda c, t: c.get("/"),
    "a table": lambda c, t: c.get(f"/t/{t.code}"),
    "the documents": lambda c, t: c.get("/api/v1/docs"),
    "a style sheet": lambda c, t: c.get(static_file(c)),
    "a state": lambda c, t: c.get(t.url),
    "a move": lambda c, t: t.throw(0, 4, 4, 1),
    "a redirection": lambda c, t: c.get(f"/rejoindre?code={t.code}", follow_redirects=False),
    "400": lambda c, t: c.get("/", headers={"Host": "evil.test"}),
    "401": lambda c, t: t.post("undo", token=False),
    "403": lambda c, t: c.post("/gouts", headers={"Sec-Fetch-Site": "cross-site"}),
    "404": lambda c, t: c.get("/nothing"),
    "404 on the interface": lambda c, t: c.get("/api/v1/nothing"),
    "404 of a style sheet": lambda c, t: c.get("/static/elsewhere/css/base.css"),
    "405": lambda c, t: c.delete("/"),
    "409": lambda c, t: t.throw(1, 4, 4, 1),
    "413": lambda c, t: c.post(GAMES, content=b"x" * 20_000),
    "422": lambda c, t: c.post(GAMES, json={}),
    "500": lambda c, t: c.get("/broken"),
    "500 on the interface": lambda c, t: c.get("/api/v1/broken"),
    "HEAD": lambda c, t: c.head("/"),
    "OPTIONS": lambda c, t: c.options("/", headers={"Origin": "http://evil.test"}),
    "TRACE": lambda c, t: c.request("TRACE", "/"),
}


@pytest.mark.parametrize("ask", EVERY_KIND.values(), ids=EVERY_KIND)
def test_every_answer_carries_the_headers(client, table, ask):
    break_the_house(client)
    answer = ask(client, table)
    assert answer.headers["content-security-policy"] == POLICY
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers
    assert "strict-transport-security" not in answer.headers
    kept = "immutable" if answer.status_code == 200 and "/static/" in str(answer.url) else "no-store"
    assert kept in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/broken", "/api/v1/broken"])
def test_our_own_mistakes_tell_nothing_of_the_house(client, path, caplog):
    break_the_house(client)
    with caplog.at_level(logging.ERROR):
        answer = client.get(path)
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    assert "a secret of the house" in caplog.text


def test_trace_is_not_answered(client):
    assert client.request("TRACE", "/").status_code == 405


@pytest.mark.parametrize("path", ["/", "/nouvelle/cul-de-chouette", "/api/v1/docs", "/sante"])
def test_head_is_get_without_the_body(client, path):
    head = client.head(path)
    assert (head.status_code, head.content) == (client.get(path).status_code, b"")
    assert head.headers["content-type"] == client.get(path).headers["content-type"]


def test_static_files_are_compressed_and_kept_for_ever(client):
    answer = client.get(static_file(client))
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"


def test_a_style_sheet_is_sent_without_its_comments(client):
    answer = client.get(static_file(client))
    assert answer.headers["content-type"] == "text/css; charset=utf-8"
    assert "/*" not in answer.text
    assert "@layer tokens, base, parts, wide, motion;" in answer.text


def test_no_folder_is_listed(client):
    folder = static_file(client).rsplit("/", 1)[0]
    assert client.get(folder).status_code == client.get(f"{folder}/").status_code == 404


SAME, CROSS = "http://house.lan", "http://evil.test"
SENDERS = [
    ({"Sec-Fetch-Site": "same-origin"}, True),
    ({"Sec-Fetch-Site": "same-origin", "Origin": CROSS}, True),
    ({"Sec-Fetch-Site": "same-site"}, False),
    ({"Sec-Fetch-Site": "cross-site"}, False),
    ({"Sec-Fetch-Site": "cross-site", "Origin": SAME}, False),
    ({"Sec-Fetch-Site": "none"}, False),
    ({"Origin": SAME}, True),
    ({"Origin": CROSS}, False),
    ({"Origin": "null"}, False),
    ({"Origin": f"{SAME}:8000"}, False),
    ({"Cookie": "tripot=x"}, False),
    ({"Cookie": "tripot=x", "Authorization": "Bearer x"}, True),
    ({"Cookie": "tripot=x", "Origin": SAME}, True),
    ({"Cookie": "tripot=x", "Authorization": "Bearer x", "Origin": CROSS}, False),
    ({}, True),
]


@pytest.mark.parametrize(("headers", "taken"), SENDERS)
def test_only_our_own_pages_and_programs_change_anything(client, headers, taken):
    answer = client.post(GAMES, json=WISH, headers={"Host": "house.lan"} | headers)
    assert answer.status_code == (201 if taken else 403)
    if not taken:
        assert answer.json()["code"] == "cross_site"


HOSTS = {
    "localhost": 200, "localhost:8000": 200, "127.0.0.1:8000": 200, "[::1]:8000": 200, "192.168.1.7": 200,
    "10.0.0.3:80": 200, "[fe80::1]": 200, "pi": 200, "pi.local": 200, "pi.lan": 200, "bar.home.arpa": 200,
    "tripot.example.org": 200, "evil.test": 400, "8.8.8.8": 400, "localhost.evil.test": 400, "x.local.evil": 400,
    ".local": 400, "": 400, "a@evil.test": 400, "[::1": 400,
}  # fmt: skip


@pytest.mark.parametrize(("host", "status"), HOSTS.items())
def test_the_house_answers_to_its_own_names_only(tmp_path, host, status):
    with serve(tmp_path, hosts=("tripot.example.org",)) as client:
        answer = client.get("/sante", headers={"Host": host})
    assert answer.status_code == status
    if status == 400:
        assert "TRIPOT_HOSTS" in answer.text


def test_a_star_takes_in_all_names_below(tmp_path):
    with serve(tmp_path, hosts=("*.example.org",)) as client:
        told = [
            client.get("/sante", headers={"Host": host}).status_code
            for host in ("a.example.org", "example.org")
        ]
    assert told == [200, 400]


NEW_TABLE = {"nom": ["Perceval", "Karadoc"], "premier": "0"}


def test_the_cookie_of_a_device_is_out_of_reach(client):
    made = client.post("/nouvelle/cul-de-chouette", data=NEW_TABLE, follow_redirects=False)
    cookie = next(it for it in made.headers.get_list("set-cookie") if it.startswith("tripot="))
    assert made.status_code == 303
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
    assert "Secure" not in cookie


def test_by_https_the_cookie_is_of_this_host_alone(tmp_path):
    with serve(tmp_path, https_only=True) as client:
        client.base_url = "https://testserver"
        made = client.post("/nouvelle/cul-de-chouette", data=NEW_TABLE, follow_redirects=False)
    cookie = next(it for it in made.headers.get_list("set-cookie") if it.startswith("__Host-tripot="))
    assert {"HttpOnly", "Path=/", "SameSite=lax", "Secure"} <= set(cookie.split("; "))
    assert made.headers["strict-transport-security"] == "max-age=31536000"


def test_the_maker_of_a_table_acts_and_a_stranger_watches(client):
    where = client.post("/nouvelle/cul-de-chouette", data=NEW_TABLE, follow_redirects=False).headers[
        "location"
    ]
    throw = {"move": "throw", "seat": "0", "assez": "3", "des": "4-4-1"}
    ours = {"Origin": "http://testserver"}
    mine = client.post(f"{where}/coups", data=throw, headers=ours, follow_redirects=False)
    assert mine.status_code == 303
    client.cookies.clear()
    assert client.post(f"{where}/coups", data=throw, follow_redirects=False).status_code == 401
    client.cookies.set("tripot", "A" * 43)
    stranger = client.post(f"{where}/coups", data=throw, headers=ours)
    assert stranger.status_code == 403
    assert client.get(f"{GAMES}{where.removeprefix('/t')}").json()["version"] == 1


WRITING = {
    ("POST", GAMES): "anybody",
    ("POST", "/nouvelle/{rules}"): "anybody",
    ("POST", "/gouts"): "anybody",
    ("POST", "/t/{code}/revanche"): "anybody",
    ("POST", f"{GAMES}/{{code}}/moves"): "table",
    ("POST", f"{GAMES}/{{code}}/undo"): "table",
    ("POST", f"{GAMES}/{{code}}/redo"): "table",
    ("POST", f"{GAMES}/{{code}}/amend"): "table",
    ("POST", "/t/{code}/coups"): "table",
    ("POST", "/t/{code}/annuler"): "table",
    ("POST", "/t/{code}/retablir"): "table",
    ("POST", "/t/{code}/sort"): "table",
    ("POST", "/t/{code}/registre"): "table",
    ("POST", "/t/{code}/reprendre"): "link",
}
"""Every route that may change something, and who may use it. `/revanche` makes a game of one's own."""


def every_route(app):
    for route in iter_route_contexts(app.routes):
        yield from ((method, route.path) for method in route.methods or ())


def test_every_route_that_writes_is_known(client):
    found = {(method, path) for method, path in every_route(client.app) if method != "GET"}
    assert found == set(WRITING)


ONLY_THE_TABLE = [path for (_, path), who in WRITING.items() if who in ("table", "link")]
STRANGERS = {
    "nobody": lambda client: {},
    "a device of nothing": lambda client: {"Cookie": f"tripot={'A' * 43}", "Origin": "http://testserver"},
    "a token of nothing": lambda client: {"Authorization": "Bearer " + "A" * 43},
    "the table of another game": lambda client: {"Authorization": f"Bearer {Table(client).token}"},
}


@pytest.mark.parametrize("path", ONLY_THE_TABLE)
@pytest.mark.parametrize("who", STRANGERS.values(), ids=STRANGERS)
def test_a_stranger_changes_nothing(client, path, who):
    table = Table(client, first=None)
    before = table.state()
    where = path.replace("{code}", table.code)
    form = {"move": "bevue", "seat": "0", "vu": "1.abcdefgh", "cle": "nothing"}
    sent = {"json": {"move": "bevue", "seat": 0}} if "/moves" in path else {"data": form}
    sent = {} if path.endswith(("undo", "redo")) else sent
    sent = {"json": {"seq": 1, "move": {"move": "bevue", "seat": 0}}} if path.endswith("amend") else sent
    answer = client.post(where, headers=who(client), follow_redirects=False, **sent)
    assert answer.status_code in (401, 403)
    assert table.state() == before


def test_a_get_changes_no_score_sheet(client, table):
    table.throw(0, 4, 4, 1)
    before = (table.state(), client.get(f"{table.url}/moves").json())
    asked = 0
    for method, path in every_route(client.app):
        if method == "GET":
            where = path.replace("{code}", table.code).replace("{rules}", "cul-de-chouette")
            answer = client.get(
                where, headers={"Authorization": f"Bearer {table.token}"}, follow_redirects=False
            )
            assert answer.status_code < 400 or path == "/rejoindre", where
            asked += 1
    assert asked > 10
    assert (table.state(), client.get(f"{table.url}/moves").json()) == before


def test_a_link_hands_the_table_over_only_when_the_form_is_sent(client, table):
    store = client.app.state.games.store
    link = store.writer.submit(lambda c: creating.make_link(c, table.code)).result()
    asked = client.get(f"/t/{table.code}/reprendre?cle={link}")
    assert asked.status_code == 200
    assert table.throw(0, 4, 4, 1).status_code == 201
    taken = client.post(f"/t/{table.code}/reprendre", data={"cle": link}, follow_redirects=False)
    assert (taken.status_code, taken.headers["location"]) == (303, f"/t/{table.code}")
    assert "HttpOnly" in taken.headers["set-cookie"]
    client.cookies.clear()
    assert table.throw(1, 5, 5, 1).status_code == 403
    again = client.post(f"/t/{table.code}/reprendre", data={"cle": link}, follow_redirects=False)
    assert again.status_code == 403


HOSTILE = "a\nERROR x\x1b[31m\u202eb\u2028c\r"


def test_a_line_of_the_log_stays_one_line():
    record = logging.LogRecord("x", logging.ERROR, "", 0, "%s", (HOSTILE,), None)
    said = OneLine("%(message)s").format(record)
    assert len(said.splitlines()) == 1
    assert "\x1b" not in said
    assert "\u202e" not in said

"""The commands beside `serve`: demo data, the fold of everything stored, a fresh link for a lost table."""

import json
import os
import re
import subprocess
import sys

import pytest
from tests.house import PATIENCE, House

from tripot.resources import seeds_dir
from tripot.store.directory import DATABASE
from tripot.store.engine import connect

GAMES = "/api/v1/games"
WISH = {"rules": "cul-de-chouette", "players": ["Perceval", "Karadoc"], "first": 0}
SEEDS = sorted((seeds_dir() / "games").glob("*.json"))


def tripot(data, *command, status=0):
    done = subprocess.run(
        [sys.executable, "-m", "tripot", *command],
        env=os.environ | {"TRIPOT_DATA": str(data)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def seeded(tmp_path_factory):
    """A data directory with the games that come with the house, and what `seed` said: one line a game."""
    data = tmp_path_factory.mktemp("data")
    return data, tripot(data, "seed").splitlines()


def test_the_games_that_come_with_the_house_are_loaded_once(seeded):
    data, told = seeded
    assert len(told) == len(SEEDS)
    again = tripot(data, "seed").splitlines()
    assert [line.split()[0] for line in again] == [line.split()[0] for line in told]
    assert "différences : 0" in tripot(data, "replay")


def test_every_seed_comes_to_its_score_sheet_and_nobody_who_reads_it_acts_in_it(seeded):
    data, told = seeded
    with House(data) as house:
        for file, line in zip(SEEDS, told, strict=True):
            seed, code = json.loads(file.read_text()), line.split()[0]
            state = house.call("GET", f"{GAMES}/{code}")[1]
            assert [player["score"] for player in state["players"]] == seed["scores"]
            made = house.call("POST", GAMES, seed["wish"], key=f"seed {file.stem}")[1]
            assert made["code"] == code
            assert house.call("POST", f"{GAMES}/{code}/undo", {}, made["table_token"])[0] == 403


def test_replay_finds_what_comes_out_otherwise(tmp_path):
    with House(tmp_path) as house:
        made = house.call("POST", GAMES, WISH)[1]
        throw = {"move": "throw", "seat": 0, "dice": [4, 4, 1]}
        assert house.call("POST", f"{GAMES}/{made['code']}/moves", throw, made["table_token"])[0] == 201
        assert "différences : 0" in tripot(tmp_path, "replay")
        house.close()
    database = connect(tmp_path / DATABASE, mode="rw")
    database.execute("UPDATE entry SET changes = replace(changes, '16', '17') WHERE seq = 1")
    database.close()
    assert f"{made['code']} : l’entrée 1 donne autre chose" in tripot(tmp_path, "replay", status=1)


def test_a_lost_table_gets_a_link_while_the_house_is_open(tmp_path):
    with House(tmp_path) as house:
        made = house.call("POST", GAMES, WISH)[1]
        link = tripot(tmp_path, "table", made["code"].lower()).strip()
        found = re.fullmatch(rf"{house.address}/t/{made['code']}/reprendre\?cle=([\w-]{{43}})", link)
        assert found
        assert house.call("POST", f"{GAMES}/{made['code']}/undo", {}, found[1])[0] == 403
        assert house.call("POST", f"{GAMES}/{made['code']}/undo", {}, made["table_token"])[0] == 409


def test_commands_on_what_is_not_there(tmp_path, seeded):
    assert "pas de données" in tripot(tmp_path / "nowhere", "replay", status=1)
    assert not (tmp_path / "nowhere").exists()
    (tmp_path / "file").write_text("")
    assert "pas de données" in tripot(tmp_path / "file", "replay", status=1)
    assert "Aucune partie ne porte ce code" in tripot(seeded[0], "table", "ZUZUZU", status=1)

"""A house killed in the middle of its work, thirty times: what it acknowledged is there, and nothing by half."""

import http.client
import json
import os
import subprocess
import sys
import threading
from random import Random

from tests.house import PATIENCE, House, headers

GAMES = "/api/v1/games"
WISH = {"rules": "cul-de-chouette", "players": ["Perceval", "Karadoc"], "first": 0}
DEATHS = 30
STREAMS = 3


class Stream(threading.Thread):
    """One program that adds a point, again and again, each time with a key; what got no answer is sent again."""

    def __init__(self, house, game, pending, acknowledged, enough):
        super().__init__(daemon=True)
        self.house, self.game = house, game
        self.pending, self.acknowledged, self.enough = pending, acknowledged, enough

    def run(self):
        connection = http.client.HTTPConnection(self.house.host, self.house.port, timeout=PATIENCE)
        point = json.dumps({"move": "correction", "seat": 0, "points": 1})
        try:
            while True:
                path = f"{GAMES}/{self.game['code']}/moves"
                connection.request("POST", path, point, headers(self.game["table_token"], f"k{self.pending}"))
                answer = connection.getresponse()
                said = json.loads(answer.read())
                assert answer.status == 201, said
                self.acknowledged.append(said["seq"])
                self.pending += 1
                self.enough.release()
        except (OSError, http.client.HTTPException):
            return
        finally:
            connection.close()


def test_nothing_acknowledged_is_lost_when_the_house_is_killed(tmp_path):
    random, data = Random(343), tmp_path / "data"
    games, pending = [], [0] * STREAMS
    acknowledged = [[] for _ in range(STREAMS)]
    for _ in range(DEATHS):
        house = House(data).open()
        games = games or [house.call("POST", GAMES, WISH)[1] for _ in range(STREAMS)]
        enough = threading.Semaphore(0)
        streams = [
            Stream(house, game, pending[at], acknowledged[at], enough) for at, game in enumerate(games)
        ]
        for stream in streams:
            stream.start()
        for _ in range(random.randint(5, 60)):
            assert enough.acquire(timeout=PATIENCE)
        house.kill()
        for stream in streams:
            stream.join(PATIENCE)
        pending = [stream.pending for stream in streams]
        assert not (data / "tripot.sqlite-journal").exists()
    with House(data) as house:
        for at, game in enumerate(games):
            look(house, game, acknowledged[at], pending[at])
    told = subprocess.run(
        [sys.executable, "-m", "tripot", "replay"],
        env=os.environ | {"TRIPOT_DATA": str(data)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.endswith("différences : 0\n")


def look(house, game, acknowledged, sent):
    state = house.call("GET", f"{GAMES}/{game['code']}")[1]
    log = house.call("GET", f"{GAMES}/{game['code']}/moves")[1]["moves"]
    seqs = [line["seq"] for line in log]
    assert seqs == list(range(1, len(seqs) + 1)), "a gap"
    assert acknowledged == list(range(1, sent + 1)), "a key applied twice, or lost"
    assert len(seqs) - sent in (0, 1), "only the last one may be there without its answer"
    assert state["version"] == state["players"][0]["score"] == len(seqs)

"""A house with a table of three: Perceval, Karadoc and Bohort."""

import pytest
from tests.waiting import run

from tripot.games import Games
from tripot.games.replaying import replay_all
from tripot.store import open_store

CAST = ["Perceval", "Karadoc", "Bohort"]


class Table:
    """A game and who holds its token; every method waits for the answer."""

    def __init__(self, games, **wish):
        self.games = games
        made = run(games.create({"rules": "cul-de-chouette", "players": CAST, "first": 0} | wish))
        self.code, self.token = made.game.code, made.token

    def play(self, move, seat=None, *, key=None, version=None, token=None, **fields):
        said = {"move": move} | ({} if seat is None else {"seat": seat}) | fields
        return run(self.games.play(self.code, said, token=token or self.token, key=key, version=version))

    def throw(self, seat, *dice, **more):
        return self.play("throw", seat, dice=list(dice), **more)

    def undo(self, **more):
        return run(self.games.undo(self.code, token=self.token, **more))

    def redo(self, **more):
        return run(self.games.redo(self.code, token=self.token, **more))

    def amend(self, seq, move, seat=None, *, token=None, key=None, version=None, **fields):
        said = {"move": move} | ({} if seat is None else {"seat": seat}) | fields
        ask = {"token": token or self.token, "key": key, "version": version}
        return run(self.games.amend(self.code, seq, said, **ask))

    def preview(self, seq, move, seat=None, **fields):
        said = {"move": move} | ({} if seat is None else {"seat": seat}) | fields
        return run(self.games.preview(self.code, seq, said))

    def now(self):
        return run(self.games.read(self.code))

    def log(self):
        return run(self.games.log(self.code))

    def history(self):
        return run(self.games.with_history(self.code))[1]

    def replay(self):
        """Where the log no longer folds to what was kept; None: nowhere."""
        (found,) = [it for it in self.games.store.reader.submit(replay_all).result() if it.code == self.code]
        return found.differs_at

    def scores(self):
        return list(self.now().table.scores)


@pytest.fixture
def games(tmp_path):
    store = open_store(tmp_path)
    yield Games(store)
    store.close()


@pytest.fixture
def table(games):
    return Table(games)

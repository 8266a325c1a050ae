"""The dice of the house: thrown once, kept as dice like any others, and told as what they are."""

import json
from collections import Counter
from random import Random

import pytest
from tests import waiting
from tests.games.conftest import Table

from tripot.games import Games, Malformed, Stale
from tripot.games.chance import BY_CHANCE, fallen
from tripot.games.export import line_as_dict
from tripot.games.replaying import replay_all
from tripot.rules.errors import IllegalMove
from tripot.store import open_store

THREE = ["cul-de-chouette", "el-cacho", "vache-qui-rit"]
DICE = {"cul-de-chouette": 3, "el-cacho": 5, "vache-qui-rit": 5}
THROWS = 6000


class Loaded:
    """Dice that fall as told, one after the other."""

    def __init__(self):
        self.to_fall = []

    def __call__(self, faces):
        assert faces == 6
        return self.to_fall.pop(0) - 1

    def load(self, *dice):
        self.to_fall = [*dice]


@pytest.fixture
def loaded():
    return Loaded()


@pytest.fixture
def games(tmp_path, loaded):
    store = open_store(tmp_path)
    yield Games(store, below=loaded)
    store.close()


def at(games, rules, **wish):
    return Table(games, rules=rules, **wish)


def logged(table):
    return [line_as_dict(line)["move"] for line in table.log()]


def test_the_log_keeps_the_dice_and_says_that_the_house_threw_them(table, loaded):
    loaded.load(4, 4, 1)
    played = table.play("throw", 0, roll=True, n=3)
    assert [(it.seat, it.points, it.reason) for it in played.changes] == [(0, 16, "chouette")]
    table.throw(1, 5, 5, 2)
    assert logged(table) == [
        {"move": "throw", "seat": 0, "dice": [4, 4, 1], "rolled": True},
        {"move": "throw", "seat": 1, "dice": [5, 5, 2]},
    ]


def test_a_repeat_of_the_wish_finds_the_dice_that_fell_the_first_time(table, loaded):
    loaded.load(4, 4, 1, 6, 6, 6)
    first = table.play("throw", 0, roll=True, n=3, key="k")
    again = table.play("throw", 0, roll=True, n=3, key="k")
    assert (again.seq, again.changes) == (first.seq, first.changes)
    assert (table.scores(), loaded.to_fall) == ([16, 0, 0], [6, 6, 6])


def test_undo_and_redo_bring_the_same_dice_back(table, loaded):
    loaded.load(4, 4, 1)
    table.play("throw", 0, roll=True, n=3)
    table.undo()
    table.redo()
    assert table.scores() == [16, 0, 0]
    assert table.now().last.move.rolled


def test_the_house_throws_the_chouettes_then_the_cul(table, loaded):
    loaded.load(4, 4, 1)
    table.play("throw", 0, roll=True, n=2)
    table.play("throw", 0, roll=True)
    assert [move["dice"] for move in logged(table)] == [[4, 4], [1]]


def test_the_house_throws_the_dice_of_a_sirotage_and_of_a_challenge(table, loaded):
    loaded.load(4, 4, 1, 4, 1, 3, 6, 2, 4, 6)
    table.play("throw", 0, roll=True, n=3)
    table.play("sirotage", 0)
    table.play("throw", 0, roll=True)
    assert table.scores() == [80, 0, 0]
    table.play("throw", 1, roll=True, n=3)
    table.play("correction", 1, points=50)
    table.play("correction", 2, points=50, tokens={"grelottine": 1})
    table.play("grelottine", 2, on="velute", stake=1)
    table.play("throw", 1, roll=True, n=3)
    assert logged(table)[-1]["dice"] == [2, 4, 6]


def test_the_house_throws_an_opening_die(games, loaded):
    table = at(games, "cul-de-chouette", first=None)
    loaded.load(3)
    table.play("opening", 0, roll=True)
    assert logged(table) == [{"move": "opening", "seat": 0, "die": 3, "rolled": True}]


def test_dice_kept_in_el_cacho_lie_still(games, loaded):
    table = at(games, "el-cacho")
    loaded.load(2, 2, 3, 5, 6, 2, 5, 6, 1)
    table.play("throw", 0, roll=True)
    table.play("throw", 0, roll=True, kept=[2, 2])
    table.play("throw", 0, roll=True, kept=[2, 2, 6, 2], n=1)
    assert [move["dice"] for move in logged(table)] == [[2, 2, 3, 5, 6], [2, 2, 2, 5, 6], [2, 2, 6, 2, 1]]
    assert logged(table)[1]["kept"] == [2, 2]
    table.play("mark", 0, box="2")
    assert table.scores() == [6, 0, 0]


def test_without_kept_dice_all_five_are_thrown_again(games, loaded):
    table = at(games, "el-cacho")
    loaded.load(2, 2, 3, 5, 6, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4)
    table.play("throw", 0, roll=True)
    table.play("throw", 0, roll=True)
    table.play("throw", 0, roll=True, kept=[], n=5)
    assert logged(table)[2]["dice"] == [4, 4, 4, 4, 4]


def test_vache_qui_rit_throws_as_many_dice_as_are_left(games, loaded):
    table = at(games, "vache-qui-rit", options={"entry": 0})
    loaded.load(1, 1, 1, 2, 3, 5, 4, 1, 2, 3, 4, 4, 6)
    table.play("throw", 0, roll=True)
    table.play("keep", 0, dice=[1, 1, 1])
    table.play("throw", 0, roll=True, n=2)
    table.play("keep", 0, dice=[5])
    table.play("throw", 0, roll=True)
    table.play("keep", 0, dice=[1])
    table.play("throw", 0, roll=True)
    assert [len(move["dice"]) for move in logged(table) if move["move"] == "throw"] == [5, 2, 1, 5]
    assert table.now().table.turn == 1
    assert table.now().table.bars == (1, 0, 0)


BAD = {
    "roll that is false": ({"roll": False}, Malformed, "not-among"),
    "roll that is a number": ({"roll": 1}, Malformed, "not-yes-or-no"),
    "roll that is nothing": ({"roll": None}, Malformed, "not-yes-or-no"),
    "roll with dice": ({"roll": True, "dice": [1, 2, 3]}, Malformed, "dice-and-roll"),
    "roll with no dice": ({"roll": True, "dice": None}, Malformed, "dice-and-roll"),
    "a claim": ({"dice": [1, 2, 3], "rolled": True}, Malformed, "unknown-field"),
    "a claim besides": ({"roll": True, "n": 3, "rolled": True}, Malformed, "unknown-field"),
    "a denial": ({"roll": True, "n": 3, "rolled": False}, Malformed, "unknown-field"),
    "n alone": ({"dice": [1, 2, 3], "n": 3}, Malformed, "unknown-field or too-few"),
    "n below 1": ({"roll": True, "n": 0}, Malformed, "too-small"),
    "n in the millions": ({"roll": True, "n": 10**9}, Malformed, "too-large"),
    "n in letters": ({"roll": True, "n": "3"}, Malformed, "not-a-whole-number"),
    "n of yes": ({"roll": True, "n": True}, Malformed, "not-a-whole-number"),
    "a field of nothing": ({"roll": True, "n": 3, "luck": 1}, Malformed, "unknown-field"),
    "a seat in letters": ({"roll": True, "n": 3, "seat": "zéro"}, Malformed, "not-a-whole-number"),
    "a seat in a list": ({"roll": True, "n": 3, "seat": [0]}, Malformed, "not-a-whole-number"),
    "out of turn": ({"roll": True, "n": 3, "seat": 1}, IllegalMove, "not-your-dice or not-your-turn"),
    "a seat nobody has": ({"roll": True, "n": 3, "seat": 7}, IllegalMove, "no-such-seat"),
}


@pytest.fixture(scope="module", params=THREE)
def any_table(request, tmp_path_factory):
    """A table that refuses everything, so that one is enough."""
    store = open_store(tmp_path_factory.mktemp("data"))
    yield at(Games(store, below=lambda faces: 2), request.param)
    store.close()


@pytest.mark.parametrize(("body", "kind", "reason"), BAD.values(), ids=BAD)
def test_nonsense_is_refused_and_leaves_no_trace(any_table, body, kind, reason):
    rules = any_table.now().rules
    said = {"seat": 0} | body | ({"n": DICE[rules]} if body.get("n") == 3 else {})
    with pytest.raises(kind) as refused:
        any_table.play("throw", **said)
    assert refused.value.reason in reason.split(" or ")
    assert any_table.now().version == 0


@pytest.mark.parametrize(
    ("rules", "body", "kind", "reason"),
    [
        ("cul-de-chouette", {}, Malformed, "missing-field"),
        ("cul-de-chouette", {"n": 1}, IllegalMove, "wrong-number-of-dice"),
        ("cul-de-chouette", {"n": 4}, Malformed, "too-large"),
        ("cul-de-chouette", {"n": 3, "kept": [1]}, Malformed, "too-many"),
        ("el-cacho", {"n": 4}, Malformed, "too-few"),
        ("el-cacho", {"kept": [3]}, IllegalMove, "kept-not-thrown"),
        ("el-cacho", {"kept": [3, 3, 3, 3, 3, 3]}, Malformed, "too-many"),
        ("el-cacho", {"kept": "33"}, Malformed, "wrong-value"),
        ("el-cacho", {"kept": ["trois"]}, Malformed, "not-a-whole-number"),
        ("el-cacho", {"kept": [9]}, Malformed, "too-large"),
        ("vache-qui-rit", {"n": 4}, IllegalMove, "wrong-number-of-dice"),
        ("vache-qui-rit", {"kept": [1]}, Malformed, "unknown-field"),
    ],
)
def test_another_number_of_dice_is_refused(games, loaded, rules, body, kind, reason):
    table = at(games, rules)
    loaded.load(*[3, 3, 1, 2, 5] * 3)
    with pytest.raises(kind) as refused:
        table.play("throw", 0, roll=True, **body)
    assert refused.value.reason == reason
    assert table.now().version == 0


def test_a_throw_that_is_not_due_is_refused_in_the_words_of_its_game(games, loaded):
    loaded.load(*[3, 3, 1, 2, 5] * 9)
    table = at(games, "vache-qui-rit")
    table.play("throw", 0, roll=True)
    with pytest.raises(IllegalMove, match="keep-first"):
        table.play("throw", 0, roll=True)
    table = at(games, "el-cacho")
    for _ in range(3):
        table.play("throw", 0, roll=True)
    with pytest.raises(IllegalMove, match="no-throw-left"):
        table.play("throw", 0, roll=True)
    table = at(games, "cul-de-chouette")
    table.throw(0, 2, 3, 4)
    with pytest.raises(IllegalMove, match="settle-first"):
        table.play("throw", 1, roll=True)


@pytest.mark.parametrize("move", ["bevue", "dice", "keep", "poker", ["throw"], None])
def test_the_house_throws_for_no_other_move(any_table, move):
    with pytest.raises(Malformed):
        any_table.play(move, 0, roll=True)
    assert any_table.now().version == 0


def test_a_wish_that_comes_too_late_throws_nothing(table, loaded):
    loaded.load(4, 4, 1)
    table.play("throw", 0, roll=True, n=3, version=0)
    with pytest.raises(Stale):
        table.play("throw", 0, roll=True, version=0)
    assert loaded.to_fall == []


def test_every_face_comes_as_often_as_any_other():
    dice = fallen(THROWS, Random(343).randrange)
    counted = Counter(dice)
    assert sorted(counted) == [1, 2, 3, 4, 5, 6]
    chi_squared = sum((counted[face] - THROWS / 6) ** 2 / (THROWS / 6) for face in counted)
    assert chi_squared < 15.09  # five degrees of freedom: passed by one seed in a hundred


def test_a_die_is_drawn_from_six_faces_and_no_more():
    drawn = iter([0, 1, 2, 3, 4, 5])
    assert fallen(6, lambda faces: next(drawn)) == [1, 2, 3, 4, 5, 6]


def test_the_dice_come_from_the_system(tmp_path):
    assert BY_CHANCE.__module__ == "secrets"
    store = open_store(tmp_path)
    assert Games(store).below is BY_CHANCE
    store.close()


def test_what_is_kept_of_a_rolled_throw_is_json_a_ruleset_reads_again(table, loaded):
    loaded.load(4, 4, 1)
    table.play("throw", 0, roll=True, n=3)
    kept = json.dumps(logged(table)[0])
    assert table.now().ruleset.read_move(kept) == table.log()[0].move


def test_dice_of_the_house_are_folded_again_like_any_others(games, table, loaded):
    loaded.load(4, 4, 1, 5, 5, 5)
    table.play("throw", 0, roll=True, n=3)
    table.play("throw", 1, roll=True, n=3)
    (replayed,) = waiting.run(games.store.reading(replay_all))
    assert (replayed.entries, replayed.differs_at) == (3, None)

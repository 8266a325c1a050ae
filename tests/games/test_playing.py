"""Who may act, and that a wish sent twice happens once."""

import pytest
from sqlalchemy import text
from tests.games.conftest import CAST, Table
from tests.waiting import run

from tripot.games import KeyUsed, NoSuchGame, NoToken, NotYours, rematch
from tripot.games.access import new_token
from tripot.games.codes import is_rude, new_code
from tripot.games.creating import make_link

WISH = {"rules": "cul-de-chouette", "players": CAST, "first": 0}


def test_only_the_holder_of_the_token_acts(games, table):
    other = Table(games)
    with pytest.raises(NotYours):
        table.throw(0, 4, 4, 1, token=other.token)
    with pytest.raises(NoToken):
        run(games.undo(table.code, token=None))
    with pytest.raises(NoSuchGame):
        run(games.undo("BABABA", token=table.token))
    assert table.now().version == 0


def test_a_move_with_the_same_key_is_applied_once(table):
    first = table.throw(0, 4, 4, 1, key="k1")
    table.throw(1, 5, 5, 1)
    again = table.throw(0, 4, 4, 1, key="k1")
    assert (again.seq, again.changes) == (first.seq, first.changes)
    assert again.game.version == 2
    assert table.scores() == [16, 25, 0]


def test_a_key_with_another_body_is_refused(table):
    table.throw(0, 4, 4, 1, key="k1")
    with pytest.raises(KeyUsed):
        table.throw(1, 4, 4, 1, key="k1")
    with pytest.raises(KeyUsed):
        table.undo(key="k1")


def test_a_repeat_is_answered_before_anything_else_is_looked_at(table):
    table.throw(0, 4, 4, 1, key="k1", version=0)
    assert table.throw(0, 4, 4, 1, key="k1", version=0).seq == 1


def test_undo_and_redo_with_the_same_key_happen_once(table):
    table.throw(0, 4, 4, 1)
    table.throw(1, 5, 5, 1)
    assert [table.undo(key="u").seq, table.undo(key="u").seq] == [3, 3]
    assert [table.redo(key="r").seq, table.redo(key="r").seq] == [4, 4]
    assert table.now().version == 4


def test_the_same_key_makes_the_same_game_with_the_same_token(games):
    first = run(games.create(WISH, key="a-key"))
    again = run(games.create(WISH, key="a-key"))
    assert (again.game.code, again.token) == (first.game.code, first.token)
    assert run(games.may_act(first.game.code, first.token))
    with pytest.raises(KeyUsed):
        run(games.create(WISH | {"first": 1}, key="a-key"))


def test_a_device_becomes_the_table_and_finds_its_games_again(games):
    device = new_token()
    made = [run(games.create(WISH, device=device, key=key)) for key in ("a", "b", "a")]
    assert [it.token for it in made] == [None] * 3
    assert made[0].game.code == made[2].game.code != made[1].game.code
    played = run(games.play(made[0].game.code, {"move": "throw", "seat": 0, "dice": [1, 2, 4]}, token=device))
    assert next(it.code for it in run(games.of_device(device))) == played.game.code
    assert len(run(games.of_device(device))) == 2
    assert run(games.of_device(new_token())) == ()


def test_nothing_kept_gives_a_secret_away(games, table):
    keyed = run(games.create(WISH, key="a-key"))
    table.throw(0, 4, 4, 1, key="move-key")
    kept = run(
        games.store.reading(
            lambda c: [
                tuple(row)
                for name in ("game", "entry", '"grant"', "creation")
                for row in c.execute(text(f"SELECT * FROM {name}")).all()
            ]
        )
    )
    for secret in (table.token, keyed.token, "a-key", "move-key"):
        assert secret not in repr(kept)


def test_a_link_hands_the_table_over_once(games, table):
    link = run(games.store.writing(lambda c: make_link(c, table.code)))
    device = new_token()
    assert not run(games.may_act(table.code, link))
    run(games.take_over(table.code, link, device))
    assert run(games.may_act(table.code, device))
    assert not run(games.may_act(table.code, table.token))
    with pytest.raises(NotYours):
        run(games.take_over(table.code, link, new_token()))


def test_a_fresh_link_replaces_the_one_before(games, table):
    old, new = (run(games.store.writing(lambda c: make_link(c, table.code))) for _ in range(2))
    with pytest.raises(NotYours):
        run(games.take_over(table.code, old, new_token()))
    run(games.take_over(table.code, new, new_token()))


def test_a_rematch_is_for_who_is_still_there(games, table):
    table.play("leave", 1)
    table.play("rename", 2, name="Bohort de Gaunes")
    wish = rematch(table.now())
    assert wish["players"] == ["Perceval", "Bohort de Gaunes"]
    assert run(games.create(wish)).game.table.names == ("Perceval", "Bohort de Gaunes")


def test_a_rematch_keeps_the_teams(games):
    played = Table(games, players=[*CAST, "Arthur"], teams=[[0, 2], [1, 3]], options={"banque": True})
    wish = rematch(played.now())
    assert (wish["teams"], wish["options"]) == ([[0, 2], [1, 3]], {"banque": True})
    assert run(games.create(wish)).game.table.sides == (0, 1, 0, 1)


def test_codes_are_sayable_and_never_rude():
    codes = {new_code(3) for _ in range(3000)}
    assert len(codes) > 2900
    assert all(len(code) == 6 and not is_rude(code) for code in codes)
    assert is_rude("BIPIPI")

"""« Lancer », on the interface and on the page: the same for all three games, and said to be what it is."""

import pytest
from starlette.datastructures import FormData
from tests.web.conftest import CAST, Table

from tripot.rules.rulesets import RULESETS
from tripot.web import forms
from tripot.web.french import saying
from tripot.web.offers import Drawing, offer_of
from tripot.web.table.buttons import roll

DICE = {"cul-de-chouette": 3, "el-cacho": 5, "vache-qui-rit": 5}


@pytest.fixture(params=DICE)
def game(request, client):
    return Table(client, rules=request.param)


def pressed(game, state):
    """The body that « Lancer » sends, as the page draws it."""
    ruleset = RULESETS[state["rules"]]
    drawing = Drawing(game, "/t/BIBULO", "nonce-of-a-drawing")
    offer = offer_of(ruleset.offers(game.table), "throw")
    view = roll(drawing, offer, max(offer.bounds["dice"]))
    return view, forms.read(FormData(view.hidden))


def snapshot(client, table):
    return client.portal.call(client.app.state.games.read, table.code)


def test_a_throw_of_the_house_stands_in_the_log_with_its_dice(game):
    dice = DICE[game.state()["rules"]]
    played = game.play("throw", 0, roll=True, n=dice, key="k")
    again = game.play("throw", 0, roll=True, n=dice, key="k")
    assert played.status_code == again.status_code == 201
    assert played.json()["seq"] == again.json()["seq"] == 1
    (line,) = game.client.get(f"{game.url}/moves").json()["moves"]
    assert line["move"] == {"move": "throw", "seat": 0, "dice": line["move"]["dice"], "rolled": True}
    assert len(line["move"]["dice"]) == dice


def test_nobody_else_says_that_the_house_threw(game):
    said = game.throw(0, *[1, 1, 3, 4, 5][: DICE[game.state()["rules"]]], rolled=True)
    assert (said.status_code, said.json()["reason"]) == (422, "unknown-field")
    assert game.state()["version"] == 0


def test_the_button_of_the_page_throws_the_dice_that_are_due(client, game):
    state = game.state()
    view, said = pressed(snapshot(client, game), state)
    assert view.is_button
    assert said.half is None
    assert game.post("moves", said.move).status_code == 201
    line = snapshot(client, game).last
    assert len(line.move.dice) == DICE[state["rules"]]
    assert saying.thrown_by(line) == "dés de la maison"
    assert saying.announcement(snapshot(client, game)).startswith(f"{CAST[0]}, dés de la maison")


def test_dice_typed_at_the_table_are_nobodys_but_its_own(client):
    game = Table(client)
    game.throw(0, 4, 4, 1)
    line = snapshot(client, game).last
    assert saying.thrown_by(line) == ""
    assert "rolled" not in game.client.get(f"{game.url}/moves").json()["moves"][0]["move"]


def test_the_description_offers_roll_beside_the_dice(client):
    schemas = client.get("/api/v1/openapi.json").json()["components"]["schemas"]
    for rules, dice in DICE.items():
        throw = schemas[f"{rules}.Throw"]
        assert throw["properties"]["roll"]["const"] is True
        assert throw["properties"]["n"]["maximum"] == dice
        assert throw["properties"]["rolled"]["readOnly"] is True
        assert throw["oneOf"] == [{"required": ["dice"]}, {"required": ["roll"]}]
        assert "dice" not in throw["required"]
    assert "n" not in schemas["cul-de-chouette.Opening"]["properties"]
    assert "roll" not in schemas["el-cacho.Dice"]["properties"]

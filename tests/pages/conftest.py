"""A house and a device without JavaScript: it reads pages, fills in forms and presses buttons."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient
from tests.pages.forms import Form, Reader

from tripot.app import create_app
from tripot.settings import Settings

CAST = ("Perceval", "Karadoc", "Léodagan", "Guenièvre")
THREE = ("Perceval", "Karadoc", "Bohort")


class Device:
    """A browser of the barest kind."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.url = ""
        self.status = 200
        self.text = ""
        self.page = Reader("")

    def get(self, url):
        return self._show(self.client.get(url))

    def press(self, form: Form, button=None, **typed):
        send = self.client.post if form.method == "post" else self.client.get
        data = self.sent = form.sends(button, **typed)
        return self._show(
            send(form.action, **({"data": data} if form.method == "post" else {"params": data}))
        )

    def _show(self, response):
        self.url, self.status, self.text = str(response.url), response.status_code, response.text
        self.page = Reader(response.text)
        return self

    def new_game(self, names=CAST, first="0", rules="cul-de-chouette", **fields):
        self.get(f"/nouvelle/{rules}")
        self.press(self.page.form("new_game"), nom=list(names), premier=first, **fields)
        assert "/t/" in self.url, self.refusal
        return self

    @property
    def code(self):
        return self.url.partition("/t/")[2].partition("?")[0].partition("/")[0]

    @property
    def refusal(self):
        return self.page.texts.get("refusal", "").strip()

    @property
    def announcement(self):
        return self.page.texts.get("annonce", "").strip()

    def state(self):
        return self.client.get(f"/api/v1/games/{self.code}").json()

    def scores(self):
        return [player["score"] for player in self.state()["players"]]

    def tap(self, name, value, *, move=None):
        """Presses the button with this name and value, of whichever form (of `move`) has one."""
        forms = (form for form in self.page.forms if move in (None, form.move))
        found = (
            (form, button)
            for form in forms
            for button in form.buttons
            if (button.name, button.value) == (name, value)
        )
        form, button = next(found)
        assert not button.is_disabled, (name, value)
        return self.press(form, button)

    def press_move(self, move, seat=None, **typed):
        """Presses the form of an offer that is one button."""
        return self.press(self.page.of_move(move, seat), **typed)

    def throw(self, *dice):
        """Taps the dice one by one on the keys of the pad."""
        for die in dice:
            pad = next(form for form in self.page.forms if form.id.startswith("pad-"))
            self.press(pad, next(key for key in pad.buttons if (key.name, key.value) == ("de", str(die))))
        return self


def say(device, move, seat=None, **fields):
    """Sends a move that must be taken, as a form of the page would; the page that answers."""
    data = {"move": move} | ({} if seat is None else {"seat": seat}) | fields
    answer = device._show(device.client.post(f"/t/{device.code}/coups", data=data))
    assert answer.status == 200, answer.refusal
    return answer


def throw(device, seat, dice):
    """Three dice or two at once: « 4-4-1 »."""
    return say(device, "throw", seat, des=dice, assez=len(dice.split("-")))


def feats(device):
    """What is told beside the ranking: who or how much, and the whisper below, by title."""
    found = re.findall(r"<small>([^<]*)</small><b>([^<]*)</b><small>([^<]*)</small>", device.text)
    return {title: (what, whisper) for title, what, whisper in found}


def served(tmp_path, **settings):
    client = TestClient(
        create_app(Settings(data=tmp_path / "data", **settings)), raise_server_exceptions=False
    )
    client.headers["Origin"] = "http://testserver"
    return client


@pytest.fixture
def house(tmp_path):
    with served(tmp_path, limits="off") as client:
        yield client


@pytest.fixture
def device(house):
    return Device(house)


@pytest.fixture
def table(device):
    """Four at the table, Perceval to throw."""
    return device.new_game()


@pytest.fixture
def turn(device):
    """Three at a table of Vache qui rit Tour where nobody has to enter first, Perceval to throw."""
    return device.new_game(THREE, rules="vache-qui-rit", **{"option.entry": "0"})

"""Who has the code and no grant: all of the game to see, nothing to press that would be refused, how to follow it."""

import random

import pytest
from fastapi.routing import iter_route_contexts
from starlette.testclient import TestClient
from tests.pages.conftest import Device
from tests.pages.test_every_offer import press_something

PRESSES = 60
HOUSE_RULES = {
    "cul-de-chouette": {"option.banque": "oui"},
    "el-cacho": {},
    "vache-qui-rit": {"option.entry": "0", "regles": "oui", "option.rachat": "oui"},
}
OWN_CHOICES = {"/gouts"}
"""What a device settles for itself."""


@pytest.fixture
def stranger(house):
    """A device of its own in the same house."""
    return Device(TestClient(house.app))


def useless(page):
    """Forms that would be refused, buttons that would do nothing, and links to such forms."""
    forms = [it for it in page.forms if it.method == "post" and it.action not in OWN_CHOICES]
    buttons = [given for tag, given in page.tags if tag == "button"]
    forms += [it for it in buttons if len(buttons) > sum(len(form.buttons) for form in page.forms)]
    links = [given["href"] for tag, given in page.tags if tag == "a" and "?seq=" in given.get("href", "")]
    return forms, links


@pytest.mark.parametrize("rules", HOUSE_RULES)
def test_who_watches_has_nothing_to_press_that_would_be_refused(device, stranger, rules):
    device.new_game(rules=rules, **HOUSE_RULES[rules])
    assert useless(device.page) != ([], []), "the table itself has buttons"
    chance = random.Random(7)
    stages = set()
    for _ in range(PRESSES):
        stranger.get(f"/t/{device.code}")
        assert useless(stranger.page) == ([], []), device.state()["phase"]
        assert "Vous regardez" in stranger.text
        assert "Touchez" not in stranger.text
        stages.add(device.state()["phase"])
        if device.state()["status"] == "finished":
            break
        press_something(device, chance)
    assert len(stages) > 1
    stranger.get(f"/t/{device.code}/registre")
    assert useless(stranger.page) == ([], [])


@pytest.mark.parametrize("rules", HOUSE_RULES)
def test_a_move_of_the_registre_is_not_taken_up_by_who_watches(device, stranger, rules):
    device.new_game(rules=rules)
    device.client.post(f"/t/{device.code}/coups", data={"move": "rename", "seat": "0", "name": "Yvain"})
    stranger.get(f"/t/{device.code}/registre?seq=1")
    assert useless(stranger.page) == ([], [])
    assert 'id="correction"' not in stranger.text


@pytest.mark.parametrize("rules", HOUSE_RULES)
def test_the_end_is_seen_by_who_watches_without_a_rematch(device, stranger, rules):
    device.new_game(rules=rules)
    device.client.post(f"/t/{device.code}/coups", data={"move": "end"})
    stranger.get(f"/t/{device.code}")
    assert "Partie terminée" in stranger.text
    assert "Vous regardez : une revanche aura un autre code" in stranger.text.replace("\u00a0", " ")
    assert f'href="/t/{device.code}">Recharger' in stranger.text
    assert useless(stranger.page) == ([], [])


def test_the_page_says_how_to_follow(device, stranger):
    device.new_game()
    stranger.get(f"/t/{device.code}")
    assert "Vous regardez" in stranger.text
    assert f"saisir {device.code}" in stranger.text
    assert f'href="/t/{device.code}">Recharger' in stranger.text


@pytest.mark.parametrize("rules", HOUSE_RULES)
def test_no_address_that_is_only_looked_at_changes_a_game(device, rules):
    """The table's own device, with everything a form would send in the address."""
    device.new_game(rules=rules)
    before = device.state()
    said = "move=end&seat=0&points=5&des=4-4-1&dice=4-4-1&vu=0.abcdefgh&seq=1&puis=end&fait=ajouter&roll=oui"
    looked_at = {
        it.path for it in iter_route_contexts(device.client.app.routes) if "GET" in (it.methods or ())
    }
    assert len(looked_at) > 10
    for route in looked_at:
        path = route.replace("{code}", device.code).replace("{rules}", rules)
        answer = device.client.get(f"{path}?{said}", follow_redirects=False)
        assert answer.status_code < 500, path
    assert device.state() == before

"""Whatever the rules offer has its form on the page, and pressing it is accepted: a robot plays without JavaScript."""

from __future__ import annotations

import random

import pytest
from tests.pages.conftest import Device

PRESSES = 120
GAMES = 6
HOUSE_RULES = {
    "cul-de-chouette": [{}, {"option.banque": "oui"}, {"option.banque": "oui"}],
    "el-cacho": [{}, {"option.second_grande": "oui"}, {"option.zero_anywhere": "oui"}],
    "vache-qui-rit": [{}, {"option.entry": "0"}, {"option.entry": "0", "option.end": "free"}],
}
NEVER = {"end", "rename", "leave", "chante_sloubi", "undo", "redo"}
"""Pressed in tests of their own: they end the game, or need a new name."""


def reachable(device: Device) -> set[tuple[str, int | None]]:
    """Every move with every seat it can be said for on this page."""
    found: set[tuple[str, int | None]] = set()
    for form in device.page.forms:
        ways = [one.value for one in form.inputs if one.name == "coup"]
        seats = [form.hidden["seat"]] if "seat" in form.hidden else []
        seats += [button.value for button in form.buttons if button.name == "seat"]
        seats += [value for one in form.inputs if one.name == "seat" for value in one.options]
        for move in filter(None, (form.move, *ways, *follows(form))):
            found |= {(move, int(seat)) for seat in seats} or {(move, None)}
    return found


def follows(form):
    """The moves a press asks for after that of its form."""
    return [button.value for button in form.buttons if button.name == "puis"]


def offered(device: Device) -> set[tuple[str, int | None]]:
    """Every move with every seat that the interface offers; a tie names its seats, no stake is no challenge."""
    offers = [offer for offer in device.state()["offers"] if offer.get("stakes") != {}]
    return {
        (offer["move"], seat)
        for offer in offers
        for seat in ([None] if offer["move"] == "tie" else offer.get("seats", [None]))
    }


def options_with(device, rules, **changed):
    """The whole form of house rules as it stands, with something changed."""
    device.get(f"/nouvelle/{rules}")
    return device.page.form("new_game").sends() | changed


def press_something(device: Device, chance: random.Random) -> None:
    forms = [
        form
        for form in device.page.forms
        if (form.move or form.id.startswith("pad-")) and form.move not in NEVER and can_be_pressed(form)
    ]
    # A throw brings the game on; anything else is pressed as often.
    pads = [form for form in forms if form.id.startswith("pad-") or form.move == "throw"]
    form = chance.choice(pads if pads and chance.random() < 0.5 else forms)
    buttons = [button for button in form.buttons if not button.is_disabled]
    button = chance.choice([one for one in buttons if one.name not in ("efface", "lache")] or buttons)
    typed: dict[str, object] = {}
    for one in form.inputs:
        if one.kind == "checkbox" and one.name in ("seats", "on"):
            same = [other.value for other in form.inputs if other.name == one.name]
            typed[one.name] = chance.sample(same, 2)
        elif one.name.startswith("grid.") or one.name in ("bars", "entered"):
            typed[one.name] = chance.choice(["", "", *one.options])
        elif one.name == "coup":
            typed[one.name] = chance.choice(["dice", "throw"])
        elif one.name == "points" and form.move == "correction":
            typed[one.name] = str(chance.choice([-20, 30, 60]))
        elif one.name == "note":
            typed[one.name] = "un mot"
    device.press(form, button, **typed)


def can_be_pressed(form):
    return any(not button.is_disabled for button in form.buttons)


@pytest.mark.parametrize(("rules", "seed"), [(rules, seed) for rules in HOUSE_RULES for seed in range(GAMES)])
def test_every_offer_is_on_the_page_and_is_accepted(device, rules, seed):
    chance = random.Random(seed)
    names = ["Perceval", "Karadoc", "Léodagan", "Guenièvre", "Yvain", "Séli"][: chance.randint(2, 6)]
    form = options_with(device, rules, nom=names, premier="" if seed % 2 else "0")
    form |= chance.choice(HOUSE_RULES[rules])
    device._show(device.client.post(f"/nouvelle/{rules}", data=form))
    assert "/t/" in device.url, device.refusal
    for _press in range(PRESSES):
        assert offered(device) <= reachable(device)
        if device.state()["status"] == "finished":
            device.press(device.page.form("undo"))
            continue
        press_something(device, chance)
        assert device.status == 200, (device.refusal, device.sent)

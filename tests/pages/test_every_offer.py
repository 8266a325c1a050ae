"""Whatever the rules offer has its form on the page, and pressing it is accepted: a robot plays without JavaScript."""

from __future__ import annotations

import random

import pytest
from tests.pages.conftest import Device

PRESSES = 120
GAMES = 6
EVERYTHING = {"regles": "oui", "option.banque": "oui"}
NEVER = {"end", "rename", "leave", "chante_sloubi", "undo", "redo"}
"""Pressed in tests of their own: they end the game, or need a new name."""


def reachable(device: Device) -> set[tuple[str, int | None]]:
    """Every move with every seat it can be said for on this page."""
    found: set[tuple[str, int | None]] = set()
    for form in device.page.forms:
        if not form.move:
            continue
        seats = [form.hidden["seat"]] if "seat" in form.hidden else []
        seats += [button.value for button in form.buttons if button.name == "seat"]
        seats += [value for one in form.inputs if one.name == "seat" for value in one.options]
        found |= {(form.move, int(seat)) for seat in seats} or {(form.move, None)}
    return found


def offered(device: Device) -> set[tuple[str, int | None]]:
    """Every move with every seat that the interface offers; a tie names its seats, no stake is no challenge."""
    offers = [offer for offer in device.state()["offers"] if offer.get("stakes") != {}]
    return {
        (offer["move"], seat)
        for offer in offers
        for seat in ([None] if offer["move"] == "tie" else offer.get("seats", [None]))
    }


def options_with(house, device, **changed):
    """The whole form of house rules as it stands, with something changed."""
    device.get("/nouvelle/cul-de-chouette")
    return device.page.form("new_game").sends() | changed


def press_something(device: Device, chance: random.Random) -> None:
    forms = [form for form in device.page.forms if form.move and form.move not in NEVER]
    # A throw brings the game on; anything else is pressed as often.
    pads = [form for form in forms if form.id.startswith("pad-") or form.move == "throw"]
    form = chance.choice(pads if pads and chance.random() < 0.5 else forms)
    buttons = [button for button in form.buttons if not button.is_disabled]
    button = chance.choice([one for one in buttons if one.name != "efface"] or buttons)
    typed: dict[str, object] = {}
    for one in form.inputs:
        if one.kind == "checkbox" and one.name in ("seats", "on"):
            same = [other.value for other in form.inputs if other.name == one.name]
            typed[one.name] = chance.sample(same, 2)
        elif one.name == "points" and form.move == "correction":
            typed[one.name] = str(chance.choice([-20, 30, 60]))
        elif one.name == "note":
            typed[one.name] = "un mot"
    device.press(form, button, **typed)


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_offer_is_on_the_page_and_is_accepted(house, seed):
    chance = random.Random(seed)
    device = Device(house)
    names = ["Perceval", "Karadoc", "Léodagan", "Guenièvre", "Yvain", "Séli"][: chance.randint(2, 6)]
    form = options_with(house, device, nom=names, premier="" if seed % 2 else "0")
    if seed % 3:
        form["option.banque"] = "oui"
    device._show(house.post("/nouvelle/cul-de-chouette", data=form))
    assert "/t/" in device.url, device.refusal
    for _press in range(PRESSES):
        assert offered(device) <= reachable(device)
        if device.state()["status"] == "finished":
            device.press(device.page.form("undo"))
            continue
        press_something(device, chance)
        assert device.status == 200, (device.refusal, device.sent)

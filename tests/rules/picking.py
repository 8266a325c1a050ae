"""A player who knows nothing but the offers of the interface: picks a move from them, or makes one up."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

Offered = dict[str, Any]
Body = dict[str, Any]

FACES = range(1, 7)
WEIGHTS = {
    "end": 0.002, "leave": 0.03, "chante_sloubi": 0.05, "rename": 0.03, "correction": 0.1, "bevue": 0.15,
    "artichette": 0.05, "grelottine": 8, "passe_grelot": 8, "civet": 4, "sirotage": 3,
    "keep": 3, "stop": 3, "bust": 0.3, "rachat": 4, "barre_cry": 0.5, "pollution": 0.1, "write": 0.5,
}  # fmt: skip
"""How often a move or a cry is made, against 1: what may be said at any time seldom, what rarely comes about often."""


def weight(offer: Offered) -> float:
    return WEIGHTS.get(offer.get("cry", offer["move"]), 1.0)


def pick(random: Random, offers: list[Offered], details: Callable[[Random, Offered], Body]) -> Body:
    """A move that the offers allow, the phase's own more often than those of any time."""
    possible = [offer for offer in offers if offer.get("stakes") != {}]
    return fill_in(random, random.choices(possible, [weight(offer) for offer in possible])[0], details)


def fill_in(random: Random, offer: Offered, details: Callable[[Random, Offered], Body]) -> Body:
    """A move within the bounds of one offer."""
    body: Body = {"move": offer["move"], **details(random, offer)}
    if offer["move"] == "rename":
        body["name"] = f"Rebaptisé {random.randrange(10**9)}"
    if "seats" in offer and offer["move"] != "tie":
        body["seat"] = random.choice(offer["seats"])
    return body


def is_offered(offers: list[Offered], body: Body, covers: Callable[[Offered, Body], bool]) -> bool:
    """Whether an offer covers the move, as a program reads the offers."""
    return any(
        offer["move"] == body["move"] and _is_for_its_seats(offer, body) and covers(offer, body)
        for offer in offers
    )


def _is_for_its_seats(offer: Offered, body: Body) -> bool:
    if body["move"] == "tie":
        return set(body["seats"]) <= set(offer["seats"])
    return "seats" not in offer or body["seat"] in offer["seats"]

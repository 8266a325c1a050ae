"""A player who knows nothing but the offers of the interface: picks a move from them, or makes one up."""

from __future__ import annotations

from random import Random
from typing import Any

Offered = dict[str, Any]
Body = dict[str, Any]

BIRDS = range(1, 7)
WEIGHTS = {
    "end": 0.002, "leave": 0.03, "chante_sloubi": 0.05, "rename": 0.03, "correction": 0.1, "bevue": 0.15,
    "artichette": 0.05, "grelottine": 8, "passe_grelot": 8, "civet": 4, "sirotage": 3,
}  # fmt: skip
"""How often a move or a cry is made, against 1: what may be said at any time seldom, what rarely comes about often."""


def weight(offer: Offered) -> float:
    return WEIGHTS.get(offer.get("cry", offer["move"]), 1.0)


def pick(random: Random, offers: list[Offered]) -> Body:
    """A move that the offers allow, the phase's own more often than those of any time."""
    possible = [offer for offer in offers if offer.get("stakes") != {}]
    return fill_in(random, random.choices(possible, [weight(offer) for offer in possible])[0])


def fill_in(random: Random, offer: Offered) -> Body:
    """A move within the bounds of one offer."""
    body: Body = {"move": offer["move"], **_details(random, offer)}
    if "seats" in offer and offer["move"] != "tie":
        body["seat"] = random.choice(offer["seats"])
    return body


def _details(random: Random, offer: Offered) -> Body:
    match offer["move"]:
        case "opening":
            return {"die": random.choice(BIRDS)}
        case "throw":
            return {"dice": dice(random, random.choice(offer["dice"]))}
        case "cry":
            return {"cry": offer["cry"]}
        case "tie":
            return {"seats": random.sample(offer["seats"], random.randint(2, len(offer["seats"])))}
        case "bet" if "most" in offer:
            return {"on": random.sample(range(2, 20), random.randint(1, offer["most"]))}
        case "bet":
            return {"on": random.choice(offer["among"])}
        case "civet":
            return {"on": random.choice(STAKED), "stake": random.randint(1, offer["max"])}
        case "grelottine":
            on = random.choice(list(offer["stakes"]))
            return {"on": on, "stake": random.randint(1, offer["stakes"][on])}
        case "passe_grelot":
            return {"to": random.choice(offer["among"])}
        case "soufflette":
            return {"target": random.choice(offer["among"])}
        case "soufflette_outcome":
            return {"jet": random.choice(offer["jets"])}
        case "banque_depot":
            return {"steps": random.randint(1, offer["max"])}
        case "banque_retrait":
            return {"points": random.randint(1, offer["max"])}
        case "chante_sloubi":
            return {"name": f"Nouveau {random.randrange(10**9)}", "sung": random.random() < 0.5}
        case "rename":
            return {"name": f"Rebaptisé {random.randrange(10**9)}"}
        case "correction":
            return _correction(random, offer)
        case _:
            return {}


STAKED = ("chouette", "velute", "chouette-velute", "suite", "cul-de-chouette", "cul-de-chouette-sirote")
CALLED = ("chouette", "velute", "sirop-grelot", "cul-de-chouette", "chouette-velute")
CRIES = (
    "pas-mou-le-caillou",
    "grelotte-ca-picote",
    "pelican",
    "fruits-au-sirop",
    "raitournelle",
    "artichette",
)


def _correction(random: Random, offer: Offered) -> Body:
    body: Body = {"points": random.randint(-60, 120)}
    if offer["tokens"]:
        body["tokens"] = {random.choice(offer["tokens"]): random.randint(0, 1)}
    if offer["banque"]:
        body["account"] = random.randint(0, 100)
    return body


def dice(random: Random, count: int) -> list[int]:
    """Dice that make pairs and rare combinations more often than chance does."""
    loved = random.choice(
        ([1, 2, 3], [1, 2, 4], [3, 4, 3], [6, 6, 6], [2, 2, 4], [4, 4, 1], [6, 6, 2], [1, 3, 5], None)
    )
    rolled = loved or [random.choice(BIRDS) for _ in range(3)]
    return random.sample(rolled, count)


def make_up(random: Random, seats: int) -> Body:
    """A well-formed move of any kind, by anybody, whatever is on offer."""
    seat = {"seat": random.randrange(seats + 1)}
    return random.choice(
        (
            {"move": "opening", **seat, "die": random.choice(BIRDS)},
            {"move": "throw", **seat, "dice": dice(random, random.randint(1, 3))},
            {"move": "achat_de_de", **seat},
            {"move": "cry", **seat, "cry": random.choice(CRIES)},
            {"move": "award", **seat},
            {"move": "last", **seat},
            {"move": "tie", "seats": random.sample(range(seats + 1), 2)},
            {"move": "nobody"},
            {"move": "sirotage", **seat},
            {"move": "bet", **seat, "on": random.choice((1, 6, 10, "reussite", "echec", [3, 10], [19]))},
            {"move": "civet", **seat, "on": random.choice(STAKED), "stake": random.randint(1, 120)},
            {"move": "grelottine", **seat, "on": random.choice(CALLED), "stake": random.randint(1, 60)},
            {"move": "passe_grelot", **seat, "to": random.randrange(seats + 1)},
            {"move": "boucliette", **seat},
            {"move": "soufflette", **seat, "target": random.randrange(seats + 1)},
            {"move": "soufflette_outcome", **seat, "jet": random.randint(0, 3)},
            {"move": "decline", **seat},
            {"move": "banque_depot", **seat, "steps": random.randint(1, 5)},
            {"move": "banque_retrait", **seat, "points": random.randint(1, 80)},
            {"move": "leave", **seat},
        )
    )


def is_offered(offers: list[Offered], body: Body) -> bool:
    """Whether an offer covers the move, as a program reads the offers."""
    return any(offer["move"] == body["move"] and _covers(offer, body) for offer in offers)


def _covers(offer: Offered, body: Body) -> bool:
    if body["move"] == "tie":
        return set(body["seats"]) <= set(offer["seats"])
    if "seats" in offer and body["seat"] not in offer["seats"]:
        return False
    match body["move"]:
        case "throw":
            return len(body["dice"]) in offer["dice"]
        case "cry":
            return body["cry"] == offer["cry"]
        case "bet":
            return _covers_the_bet(offer, body["on"])
        case "civet":
            return body["stake"] <= offer["max"]
        case "grelottine":
            return body["stake"] <= offer["stakes"].get(body["on"], 0)
        case "passe_grelot":
            return body["to"] in offer["among"]
        case "soufflette":
            return body["target"] in offer["among"]
        case "banque_depot":
            return body["steps"] <= offer["max"]
        case "banque_retrait":
            return body["points"] <= offer["max"]
        case _:
            return True


def _covers_the_bet(offer: Offered, on: Any) -> bool:
    if "most" in offer:
        return isinstance(on, list)
    if offer.get("impossible_too"):
        return isinstance(on, int)
    return on in offer["among"]

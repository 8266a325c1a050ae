"""Cul de Chouette at random: floor and ceiling after every change, and nobody wins out of turn."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import strategies as st
from tests.rules.cul_de_chouette.cast import CAST, RULES
from tests.rules.picking import FACES, Body, Offered

from tripot.rules.cul_de_chouette.options import NEEDS, Options
from tripot.rules.cul_de_chouette.table import Table

SAID_AT_ANY_TIME = {"bevue", "chante_sloubi"}
ALWAYS_CAPPED = {
    "pari",
    "grelottine",
    "soufflette",
    "civet",
    "contre-sirop",
    "chante-sloubi",
    "banque-retrait",
}
MOVES_OF_AN_OPTION = {
    "grelottine": {"grelottine", "passe_grelot"},
    "passe_grelot": {"passe_grelot"},
    "sirotage": {"sirotage", "civet"},
    "civet": {"civet"},
    "soufflette": {"soufflette", "soufflette_outcome"},
    "boucliette": {"boucliette"},
    "achat_de_de": {"achat_de_de"},
    "banque": {"banque_depot", "banque_retrait"},
}
CRIES_OF_AN_OPTION = {
    "contre_sirop": "fruits-au-sirop",
    "sirotage": "fruits-au-sirop",
    "banque": "raitournelle",
}


def house_rules() -> st.SearchStrategy[dict[str, Any]]:
    """Any choice of house rules that names nothing without what it needs."""
    switches = {
        name: st.booleans() for name, field in Options.model_fields.items() if field.annotation is bool
    }
    values = {
        "pelican": st.sampled_from(("always", "only-bleu-rouge", "off")),
        "banque_to": st.sampled_from(("account", "score")),
        "sirotage_rate": st.sampled_from(("minus-v2", "just-not-gained")),
        "chouette_velute_tie": st.sampled_from(("six-or-lanceur", "no-six-lanceur", "tied-lose-the-points")),
        "bet_gain": st.sampled_from((25, 20)),
        "bleu_rouge_others": st.sampled_from(("same-prize", "25")),
        "grelottine_rounding": st.sampled_from(("down", "up")),
        "grelottine_bets": st.sampled_from(("success", "both")),
        "passe_grelot_earned": st.sampled_from(("challenged", "either-side")),
        "transfer": st.sampled_from(("nominal", "what-was-paid")),
        "bevue_points": st.sampled_from((10, 5)),
        "suite_points": st.integers(1, 50),
        "target": st.sampled_from((343, 150, 600)),
    }
    return st.fixed_dictionaries({}, optional={**switches, **values}).filter(_names_what_it_needs)


def _names_what_it_needs(options: dict[str, Any]) -> bool:
    return not any(options.get(one) is True and options.get(needed) is False for one, needed in NEEDS.items())


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table of two to twelve, in teams now and then, some of them rich."""
    options = draw(house_rules())
    players = draw(st.integers(2, 12))
    counts = [count for count in range(2, players) if players % count == 0]
    count = draw(st.sampled_from([None, None, *counts]))
    teams = None if count is None else [list(range(side, players, count)) for side in range(count)]
    table = RULES.start(CAST[:players], options, teams, draw(st.none() | st.integers(0, players - 1)))
    rich = draw(st.lists(st.integers(0, 340), min_size=len(table.scores), max_size=len(table.scores)))
    return replace(table, scores=tuple(rich)) if draw(st.booleans()) else table


def details(random: Random, offer: Offered) -> Body:
    """The rest of a move within the bounds of one offer."""
    match offer["move"]:
        case "opening":
            return {"die": random.choice(FACES)}
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
    rolled = loved or [random.choice(FACES) for _ in range(3)]
    return random.sample(rolled, count)


def make_up(random: Random, seats: int) -> Body:
    """A well-formed move of any kind, by anybody, whatever is on offer."""
    seat = {"seat": random.randrange(seats + 1)}
    return random.choice(
        (
            {"move": "opening", **seat, "die": random.choice(FACES)},
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


def covers(offer: Offered, body: Body) -> bool:
    """Whether the bounds of `offer` allow `body`, its seat aside."""
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


def assert_offers(table: Table, offers: list[Offered]) -> None:
    """What is on offer lies within the house rules."""
    assert_options_that_are_off_never_show(table, offers)


def assert_step(before: Table, after: Table, body: Body) -> None:
    """What a move may do."""
    assert_every_change_is_clamped(before, after)
    assert_nobody_wins_out_of_turn(after, body)


def assert_options_that_are_off_never_show(table: Table, offers: list[dict[str, Any]]) -> None:
    shown, cries = {offer["move"] for offer in offers}, {offer.get("cry") for offer in offers}
    for option, moves in MOVES_OF_AN_OPTION.items():
        assert getattr(table.options, option) or not shown & moves
    for option, cry in CRIES_OF_AN_OPTION.items():
        assert getattr(table.options, option) or cry not in cries


def assert_every_change_is_clamped(before: Table, after: Table) -> None:
    """The changes, one after the other, lead from the old scores to the new; floor and ceiling hold after each."""
    scores = dict(enumerate((*before.scores, *(0,) * (len(after.scores) - len(before.scores)))))
    ceiling = after.options.ceiling
    for change in after.changes:
        side = after.sides[change.seat]
        old, new = scores[side], scores[side] + change.points
        is_own = after.own is not None and after.sides[after.own] == side
        if change.points < 0 and after.options.floor:
            assert new >= 0
        if (
            change.points > 0
            and change.reason != "correction"
            and (change.reason in ALWAYS_CAPPED or not is_own)
        ):
            assert new <= max(old, ceiling)
        assert abs(change.points) <= abs(change.nominal)
        assert change.points * change.nominal >= 0
        scores[side] = new
    assert tuple(scores.values()) == after.scores


def assert_nobody_wins_out_of_turn(table: Table, body: dict[str, Any]) -> None:
    if not table.over or body["move"] == "end":
        return
    assert body["move"] != "correction"
    assert table.own is not None
    assert {table.sides[winner] for winner in table.winners} == {table.sides[table.own]}
    assert table.score_of(table.own) >= table.options.target

"""Vache qui rit Tour at random: hundreds are banked, bars counted, rachats paid, and nothing comes before the entry."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import strategies as st
from tests.rules.cast import CAST
from tests.rules.picking import FACES, Body, Offered
from tests.rules.vache_qui_rit.cast import RULES

from tripot.rules.vache_qui_rit.table import Table

SAID_AT_ANY_TIME = {"barre_cry", "pollution"}
ENDS_A_TURN = {"throw", "bust", "stop", "give_up", "leave"}


def house_rules() -> st.SearchStrategy[dict[str, Any]]:
    """Any choice of house rules."""
    switches = (
        "rachat", "bars_in_a_row", "floor", "main_pleine_must_go_on", "pollution", "finish_round",
    )  # fmt: skip
    ends = st.sampled_from(
        (
            {"kind": "target", "value": 1500},
            {"kind": "target"},
            {"kind": "rounds", "value": 3},
            {"kind": "free"},
        )
    )
    values = {
        "entry": st.sampled_from((0, 500, 700, 1000)),
        "rachat_points": st.sampled_from(("seller-keeps", "transferred")),
        "end": ends,
    }
    return st.fixed_dictionaries({}, optional=dict.fromkeys(switches, st.booleans()) | values)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table of two to six; now and then some are in already, with points and bars."""
    players = draw(st.integers(2, 6))
    table = RULES.start(
        CAST[:players], draw(house_rules()), None, draw(st.none() | st.integers(0, players - 1))
    )
    if not draw(st.booleans()):
        return table
    several = {"min_size": players, "max_size": players}
    entered = draw(st.lists(st.booleans(), **several)) if table.options.entry else [True] * players
    hundreds = draw(st.lists(st.integers(0, 14), **several))
    bars = draw(st.lists(st.integers(0, 2), **several))
    return replace(
        table,
        entered=tuple(entered),
        scores=tuple(100 * many if is_in else 0 for many, is_in in zip(hundreds, entered, strict=True)),
        bars=tuple(many if is_in else 0 for many, is_in in zip(bars, entered, strict=True)),
    )


def dice(random: Random, count: int) -> list[int]:
    """Dice that make figures more often than chance does."""
    loved = random.choice(([1, 2, 3, 4, 5], [3, 3, 3, 1, 5], [5] * 5, [2, 2, 3, 4, 6], [1, 1, 6, 6, 6], None))
    return random.sample(loved or [random.choice(FACES) for _ in range(5)], count)


def details(random: Random, offer: Offered) -> Body:
    """The rest of a move within the bounds of one offer."""
    match offer["move"]:
        case "throw":
            return {"dice": dice(random, random.choice(offer["dice"]))}
        case "keep":
            return {"dice": [int(die) for die in random.choice(list(offer["points"]))]}
        case "correction":
            body: Body = {"points": random.randrange(-300, 400, 50), "bars": random.randrange(3)}
            return body | ({"entered": random.random() < 0.5} if offer["entered"] else {})
        case _:
            return {}


def make_up(random: Random, seats: int) -> Body:
    """A well-formed move of any kind, by anybody, whatever is on offer."""
    seat = {"seat": random.randrange(seats + 1)}
    rolled = dice(random, random.randint(1, 5))
    plain = ("bust", "stop", "give_up", "rachat", "barre_cry", "pollution", "leave")
    return random.choice(
        (
            {"move": "throw", **seat, "dice": rolled},
            {"move": "keep", **seat, "dice": rolled},
            {"move": "keep", **seat, "dice": [random.choice((1, 5))]},
            {"move": "correction", **seat, "entered": False},
            *({"move": move, **seat} for move in plain),
        )
    )


def covers(offer: Offered, body: Body) -> bool:
    """Whether the bounds of `offer` allow `body`, its seat aside."""
    match body["move"]:
        case "throw":
            return len(body["dice"]) in offer["dice"]
        case "keep":
            return "".join(str(die) for die in sorted(body["dice"])) in offer["points"]
        case "correction":
            return bool(offer["entered"])
        case _:
            return True


def assert_offers(table: Table, offers: list[Offered]) -> None:
    """What is on offer lies within the house rules, and the turn's dice and total are what they can be."""
    shown = {offer["move"] for offer in offers}
    assert table.options.rachat or "rachat" not in shown
    assert table.options.pollution or "pollution" not in shown
    assert table.options.entry or "give_up" not in shown
    assert ("give_up" in shown) is not table.entered[table.turn]
    assert table.total % 50 == 0
    assert 1 <= table.dice_left <= 5
    if "stop" in shown:
        assert table.total > 0
        assert RULES.describe(table)["turn"]["missing"] == 0
    for offer in offers:
        if offer["move"] == "rachat":
            assert table.score_of(offer["seats"][0]) >= 200
            assert offer["total"] % 100 == 0


def assert_step(before: Table, after: Table, body: Body) -> None:
    """What a move may do."""
    assert set(after.bars) <= {0, 1, 2}
    assert not after.options.floor or min(after.scores) >= 0
    for change in after.changes:
        assert change.reason in {"tour", "barres", "rachat", "correction"}
        if change.reason == "tour":
            assert change.points == before.total > 0
            assert change.points % 100 == 0
    match body["move"]:
        case "correction":
            return
        case "rachat":
            _assert_it_is_paid(before, after)
        case "barre_cry" | "pollution" | "rename":
            assert (after.scores, after.agenda, after.bars) == (before.scores, before.agenda, before.bars)
        case _:
            assert sum(after.scores) <= sum(before.scores) + before.total
    _assert_nothing_comes_before_the_entry(before, after, body)
    _assert_the_end(after, body)


def _assert_it_is_paid(before: Table, after: Table) -> None:
    sale = before.sale
    assert sale is not None
    lost = sale.total if after.options.rachat_points == "transferred" else 0
    assert sum(after.scores) >= sum(before.scores) - lost
    assert lost or sum(after.scores) == sum(before.scores)
    assert (after.total, after.dice_left, after.sale) == (sale.total, sale.dice_left, None)


def _assert_nothing_comes_before_the_entry(before: Table, after: Table, body: Body) -> None:
    """Who is not in keeps his points and bars; one gets in by a stop on the threshold, and stays in."""
    for seat in after.seats:
        if not after.entered[seat]:
            assert not before.entered[seat]
            assert (after.score_of(seat), after.bars[seat]) == (before.score_of(seat), before.bars[seat])
        elif not before.entered[seat]:
            assert (body["move"], body["seat"]) == ("stop", seat)
            assert before.total >= after.options.entry


def _assert_the_end(after: Table, body: Body) -> None:
    if not after.over or body["move"] == "end":
        return
    end = after.options.end
    best = max(after.score_of(seat) for seat in after.present)
    assert body["move"] in ENDS_A_TURN
    assert end.kind != "free"
    assert after.winners == tuple(seat for seat in after.present if after.score_of(seat) == best)
    assert best >= end.target if end.kind == "target" else after.round == end.value

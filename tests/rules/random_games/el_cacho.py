"""El Cacho at random: the score is the grid, a turn fills one box, a zero only where it may stand."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st
from tests.rules.cast import CAST
from tests.rules.el_cacho.cast import RULES
from tests.rules.picking import FACES, Body, Offered

from tripot.rules.dice import missing_from
from tripot.rules.el_cacho.boxes import possible_values
from tripot.rules.el_cacho.table import Table

SAID_AT_ANY_TIME: set[str] = set()
BOXES = ("1", "2", "3", "4", "5", "6", "suite", "full", "poker", "grande", "grande2")
MOST, SECOND_GRANDE = 265, 55


def house_rules() -> st.SearchStrategy[dict[str, Any]]:
    """Any choice of house rules."""
    switches = ("poker_with_five", "full_with_five", "zero_anywhere", "second_grande")
    values = {
        "straights": st.sampled_from(("with-34561", "plain", "every-wrap")),
        "grande_first_throw": st.sampled_from(("55", "50", "wins-at-once")),
        "who_drinks": st.sampled_from(("loser", "everybody-when-the-winner-does")),
    }
    return st.fixed_dictionaries({}, optional=dict.fromkeys(switches, st.booleans()) | values)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table of two to twelve, some boxes filled already, but one of the starter's."""
    players = draw(st.integers(2, 12))
    table = RULES.start(
        CAST[:players], draw(house_rules()), None, draw(st.none() | st.integers(0, players - 1))
    )
    filled = Random(draw(st.integers(0, 2**32)))
    for seat in table.seats:
        boxes = table.boxes[1:] if seat == table.turn else table.boxes
        for box in filled.sample(boxes, filled.randrange(len(boxes) + 1)):
            table = table.write(seat, box, filled.choice(possible_values(box, table.options)), "correction")
    return table


def dice(random: Random) -> list[int]:
    """Dice that make figures more often than chance does."""
    loved = random.choice(([1, 3, 4, 5, 6], [2, 3, 4, 5, 6], [5, 5, 5, 3, 3], [4, 4, 4, 4, 1], [2] * 5, None))
    return loved or [random.choice(FACES) for _ in range(5)]


def some_of(random: Random, among: list[int]) -> list[int]:
    return random.sample(among, random.randrange(min(len(among), 4) + 1))


def details(random: Random, offer: Offered) -> Body:
    """The rest of a move within the bounds of one offer."""
    match offer["move"]:
        case "throw":
            kept = some_of(random, offer["kept"])
            rolled = [random.choice(FACES) for _ in range(5 - len(kept))]
            return {"dice": kept + rolled, **({"kept": kept} if random.random() < 0.5 else {})}
        case "dice":
            return {"dice": dice(random), "first_throw": random.random() < 0.5}
        case "mark":
            return {"box": random.choice(offer["boxes"])}
        case "write":
            box = random.choice(list(offer["values"]))
            return {"box": box, "value": random.choice(offer["values"][box])}
        case "correction":
            boxes = random.sample(list(offer["grid"]), random.randint(1, 3))
            return {"grid": {box: random.choice([None, *offer["grid"][box]]) for box in boxes}}
        case _:
            return {}


def make_up(random: Random, seats: int) -> Body:
    """A well-formed move of any kind, by anybody, whatever is on offer."""
    seat = {"seat": random.randrange(seats + 1)}
    rolled, box = dice(random), random.choice(BOXES)
    return random.choice(
        (
            {"move": "throw", **seat, "dice": rolled},
            {"move": "throw", **seat, "dice": rolled, "kept": some_of(random, rolled)},
            {"move": "dice", **seat, "dice": rolled, "first_throw": random.random() < 0.5},
            {"move": "mark", **seat, "box": box},
            {"move": "write", **seat, "box": box, "value": random.choice((0, 4, 10, 20, 25, 30, 45, 55, 60))},
            {"move": "correction", **seat, "grid": {box: random.choice((None, 0, 6, 20, 50, 60))}},
            {"move": "leave", **seat},
        )
    )


def covers(offer: Offered, body: Body) -> bool:
    """Whether the bounds of `offer` allow `body`, its seat aside."""
    match body["move"]:
        case "throw":
            return not missing_from(offer["kept"], body.get("kept", []))
        case "mark":
            return body["box"] in offer["boxes"]
        case "write":
            return body["value"] in offer["values"].get(body["box"], [])
        case "correction":
            return all(
                box in offer["grid"] and value in (None, *offer["grid"][box])
                for box, value in body["grid"].items()
            )
        case _:
            return True


def assert_offers(table: Table, offers: list[Offered]) -> None:
    """Whose turn it is has an open box, and some box may always be marked once dice lie there."""
    assert table.open_boxes(table.turn)
    for offer in offers:
        if offer["move"] == "mark":
            assert list(offer["points"]) == table.open_boxes(table.turn)
            assert set() < set(offer["boxes"]) <= set(offer["points"])
            assert ("grande2" in offer["points"]) <= table.options.second_grande


def assert_step(before: Table, after: Table, body: Body) -> None:
    """What a move may do."""
    for seat in after.seats:
        grid = after.grid(seat)
        assert after.score_of(seat) == sum(value or 0 for value in grid.values())
        assert 0 <= after.score_of(seat) <= MOST + after.options.second_grande * SECOND_GRANDE
        assert all(value in (None, *possible_values(box, after.options)) for box, value in grid.items())
    if body["move"] in ("mark", "write"):
        _assert_one_box_is_filled(before, after, body)
    elif body["move"] != "correction":
        assert after.grids == before.grids
    _assert_the_end(after, body)


def _assert_one_box_is_filled(before: Table, after: Table, body: Body) -> None:
    box, seat = body["box"], body["seat"]
    written = after.grid(seat)[box]
    assert before.grid(seat) == after.grid(seat) | {box: None}
    assert written is not None
    if written == 0 and body["move"] == "mark":
        (mark,) = (offer for offer in RULES.describe(before)["offers"] if offer["move"] == "mark")
        assert before.options.zero_anywhere or not any(mark["points"].values())


def _assert_the_end(after: Table, body: Body) -> None:
    """The game is over when all grids are full, when the table says so, or by a grande on the first throw."""
    state = RULES.describe(after)
    if not after.over:
        assert after.still_playing
        assert state["drinkers"] == []
        return
    wins_at_once = (
        body.get("box", "").startswith("grande") and after.options.grande_first_throw == "wins-at-once"
    )
    assert body["move"] == "end" or wins_at_once or not after.still_playing
    if not after.still_playing:
        best = max(after.score_of(seat) for seat in after.present)
        winners = tuple(seat for seat in after.present if after.score_of(seat) == best)
        assert after.winners == winners or wins_at_once
    assert set() < set(state["drinkers"]) <= set(after.present)

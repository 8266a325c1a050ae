"""The turn: throws, going on, stopping, main pleine, the live help."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError
from tests.rules.vache_qui_rit.cast import BOHORT, CAST, KARADOC, PERCEVAL, RULES, Game, at_table

from tripot.rules.errors import MalformedMove


@pytest.mark.rule("V1")
def test_seat_0_starts_unless_the_table_says_otherwise() -> None:
    assert RULES.start(CAST[:3]).turn == PERCEVAL
    assert RULES.start(CAST[:3], first=BOHORT).turn == BOHORT
    with pytest.raises(MalformedMove, match="no-such-seat"):
        RULES.start(CAST[:3], first=-1)


@pytest.mark.rule("V1")
def test_two_to_six_sit_at_the_table_each_for_himself() -> None:
    assert (RULES.fewest_players, RULES.most_players) == (2, 6)
    with pytest.raises(MalformedMove, match="no-teams"):
        RULES.start(CAST[:4], teams=[[0, 2], [1, 3]])


@pytest.mark.rule("V1")
def test_the_first_throw_is_of_five_dice() -> None:
    game = at_table()
    assert (game.phase, game.so_far, game.bounds("throw")) == ("before-throw", (0, 5), {"dice": [5]})
    refusal = game.refusal("throw", PERCEVAL, dice=[1, 1, 1, 1])
    assert (refusal.reason, refusal.values) == ("wrong-number-of-dice", {"expected": [5]})


@pytest.mark.rule("V1")
@pytest.mark.parametrize("dice", [[], [1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4], [1, 2, 2, 3, 7]])
@pytest.mark.parametrize("move", ["throw", "keep"])
def test_there_are_five_dice_of_six_faces(move: str, dice: list[int]) -> None:
    with pytest.raises(ValidationError):
        at_table().read(move, PERCEVAL, dice=dice)


@pytest.mark.rule("V1")
def test_the_turn_goes_round_and_past_the_starter_a_round_is_complete() -> None:
    game = at_table(first=KARADOC)
    for seat in (KARADOC, BOHORT, PERCEVAL):
        assert (game.turn["seat"], game.turn["round"]) == (seat, 1)
        game.play("bust", seat)
    assert (game.turn["seat"], game.turn["round"]) == (KARADOC, 2)


@pytest.mark.rule("V1")
@pytest.mark.parametrize(
    ("move", "fields"),
    [
        ("throw", {"dice": [1, 2, 3, 4, 5]}),
        ("keep", {"dice": [1]}),
        ("bust", {}),
        ("stop", {}),
        ("give_up", {}),
    ],
)
def test_only_who_has_the_turn_plays(move: str, fields: dict[str, Any]) -> None:
    refusal = at_table().refusal(move, KARADOC, **fields)
    assert (refusal.reason, refusal.values) == ("not-your-turn", {"seat": KARADOC, "thrower": PERCEVAL})


@pytest.mark.rule("V7")
def test_the_other_dice_may_be_thrown_again() -> None:
    game = at_table(total=150, dice_left=3)
    game.throw(PERCEVAL, 5, 2, 3)
    game.keep(PERCEVAL, 5)
    assert (game.so_far, game.bounds("throw")) == ((200, 2), {"dice": [2]})


@pytest.mark.rule("V7")
def test_only_the_dice_left_are_thrown() -> None:
    game = at_table(total=100, dice_left=4)
    refusal = game.refusal("throw", PERCEVAL, dice=[1, 2, 3, 4, 6])
    assert (refusal.reason, refusal.values) == ("wrong-number-of-dice", {"expected": [4]})
    assert game.so_far == (100, 4)


@pytest.mark.rule("V7")
def test_with_one_die_left_one_die_is_thrown() -> None:
    game = at_table(total=800, dice_left=1)
    game.throw(PERCEVAL, 5)
    game.keep(PERCEVAL, 5)
    assert (game.phase, game.so_far) == ("main-pleine", (850, 5))


@pytest.mark.rule("V7")
def test_he_goes_on_as_long_as_every_throw_scores() -> None:
    game = at_table()
    for number in range(1, 5):
        game.throw(PERCEVAL, *(1, 2, 3, 4, 6)[: 6 - number])
        game.keep(PERCEVAL, 1)
        assert game.so_far == (100 * number, 5 - number)
    game.throw(PERCEVAL, 2)
    assert (game.scores, game.turn["seat"]) == ((800, 800, 800), KARADOC)


@pytest.mark.rule("V7")
def test_going_on_books_nothing_yet() -> None:
    game = at_table()
    assert game.keep(PERCEVAL, 1, 1, 1) == game.keep(PERCEVAL, 1) == ()
    assert (game.scores, game.so_far) == ((800, 800, 800), (800, 1))


@pytest.mark.rule("V8")
def test_the_stop_books_the_turns_total_and_passes_the_turn() -> None:
    game = at_table(total=200, dice_left=2)
    assert game.booked("stop", PERCEVAL) == [(PERCEVAL, 200, "tour")]
    assert (game.scores, game.turn["seat"], game.so_far) == ((1000, 800, 800), KARADOC, (0, 5))


@pytest.mark.rule("V8")
@pytest.mark.parametrize("total", [50, 250, 1050])
def test_a_total_that_is_no_multiple_of_100_must_throw_on(total: int) -> None:
    game = at_table(total=total, dice_left=2)
    assert game.may("stop") == set()
    refusal = game.refusal("stop", PERCEVAL)
    assert (refusal.reason, refusal.values) == ("not-a-hundred", {"total": total, "missing": 50})
    assert game.turn["missing"] == 50


@pytest.mark.rule("V8")
def test_nobody_stops_before_a_throw() -> None:
    assert at_table().refuse("stop", PERCEVAL) == "nothing-to-stop-on"


@pytest.mark.rule("V8")
def test_nothing_is_lost_by_asking() -> None:
    game = at_table(total=250, dice_left=2)
    game.refuse("stop", PERCEVAL)
    game.keep(PERCEVAL, 5)
    game.play("stop", PERCEVAL)
    assert game.scores == (1100, 800, 800)


@pytest.mark.rule("V8")
def test_who_has_entered_may_stop_on_100() -> None:
    game = at_table(total=100, dice_left=4)
    assert (game.may("stop"), game.turn["missing"]) == ({PERCEVAL}, 0)


@pytest.mark.rule("V9")
def test_when_all_five_dice_have_scored_he_takes_them_all_up_again() -> None:
    game = at_table()
    game.throw(PERCEVAL, 3, 3, 3, 3, 3)
    game.keep(PERCEVAL, 3, 3, 3, 3, 3)
    assert (game.phase, game.so_far, game.bounds("throw")) == ("main-pleine", (500, 5), {"dice": [5]})


@pytest.mark.rule("V9")
def test_a_main_pleine_is_made_over_several_throws() -> None:
    game = at_table()
    game.keep(PERCEVAL, 1, 1, 5)
    game.keep(PERCEVAL, 1, 1)
    game.keep(PERCEVAL, 5)
    game.play("stop", PERCEVAL)
    assert game.scores == (1300, 800, 800)


@pytest.mark.rule("V9")
def test_he_may_stop_on_a_main_pleine() -> None:
    game = at_table(total=300, dice_left=5)
    game.play("stop", PERCEVAL)
    assert game.scores == (1100, 800, 800)


@pytest.mark.rule("V9")
def test_with_a_total_ending_in_50_he_must_go_on() -> None:
    game = at_table()
    game.keep(PERCEVAL, 4, 4, 4, 1, 5)
    assert game.refusal("stop", PERCEVAL).values == {"total": 550, "missing": 50}


@pytest.mark.rule("V9")
def test_by_house_rule_a_main_pleine_must_go_on() -> None:
    game = at_table(total=300, dice_left=5, main_pleine_must_go_on=True)
    refusal = game.refusal("stop", PERCEVAL)
    assert (refusal.reason, refusal.values) == ("main-pleine-goes-on", {"total": 300})
    game.keep(PERCEVAL, 1)
    assert game.may("stop") == {PERCEVAL}


@pytest.mark.rule("V9")
def test_a_turn_may_have_several_mains_pleines() -> None:
    game = at_table()
    game.keep(PERCEVAL, 1, 2, 3, 4, 5)
    game.keep(PERCEVAL, 3, 3, 3, 3, 3)
    game.keep(PERCEVAL, 1)
    game.play("stop", PERCEVAL)
    assert game.scores == (2400, 800, 800)


@pytest.mark.rule("V18")
def test_the_offer_tells_what_each_selection_is_worth() -> None:
    game = at_table()
    game.throw(PERCEVAL, 2, 2, 2, 5, 6)
    bounds = {"points": {"2225": 250, "222": 200, "5": 50}, "max": 5, "thrown": [2, 2, 2, 5, 6]}
    assert game.bounds("keep") == bounds
    assert game.turn["dice"] == [2, 2, 2, 5, 6]


@pytest.mark.rule("V18")
def test_the_turn_tells_its_total_its_dice_and_what_a_stop_lacks() -> None:
    game = at_table(out={PERCEVAL}, entry=700)
    assert (game.so_far, game.turn["missing"]) == ((0, 5), 700)
    game.keep(PERCEVAL, 6, 6, 6)
    assert (game.so_far, game.turn["missing"]) == ((600, 2), 100)
    game.keep(PERCEVAL, 5)
    assert (game.so_far, game.turn["missing"]) == ((650, 1), 50)


@pytest.mark.rule("V18")
def test_a_stop_is_on_offer_only_when_it_is_allowed() -> None:
    game = at_table()
    stops = []
    for die in (5, 5, 1, 5):
        game.keep(PERCEVAL, die)
        stops.append(game.may("stop") == {PERCEVAL})
    assert stops == [False, True, True, False]


@pytest.mark.rule("V18")
def test_of_a_throw_nobody_entered_every_selection_that_fits_is_told() -> None:
    game = at_table(total=300, dice_left=2)
    points = {"1": 100, "5": 50, "11": 200, "15": 150, "55": 100}
    assert game.bounds("keep") == {"points": points, "max": 2, "thrown": []}


@pytest.mark.rule("V18")
def test_a_fresh_turn_shows_nothing_of_the_last_one() -> None:
    game: Game = at_table()
    game.keep(PERCEVAL, 3, 3, 3)
    game.play("stop", PERCEVAL)
    shown = {name: game.turn[name] for name in ("total", "dice_left", "kept", "dice", "missing")}
    assert shown == {"total": 0, "dice_left": 5, "kept": [], "dice": [], "missing": 100}

"""Where two rules meet: a purchase and the bars, a main pleine and the threshold, a correction and half a turn."""

from __future__ import annotations

import pytest
from tests.rules.vache_qui_rit.cast import BOHORT, KARADOC, PERCEVAL, at_table


@pytest.mark.rule("V9", "V15")
def test_a_buyer_who_keeps_the_last_dice_has_a_main_pleine_and_sells_five_on() -> None:
    game = at_table(total=300, dice_left=2)
    game.play("stop", PERCEVAL)
    game.play("rachat", KARADOC)
    game.keep(KARADOC, 1, 1)
    assert (game.phase, game.so_far) == ("main-pleine", (500, 5))
    game.play("stop", KARADOC)
    assert game.bounds("rachat") == {"total": 500, "dice": 5, "price": 200}
    assert game.scores == (1300, 1100, 800)


@pytest.mark.rule("V8", "V9", "V15")
def test_a_turn_taken_over_that_comes_to_50_must_throw_on() -> None:
    game = at_table(total=300, dice_left=2)
    game.play("stop", PERCEVAL)
    game.play("rachat", KARADOC)
    game.keep(KARADOC, 1, 5)
    refusal = game.refusal("stop", KARADOC)
    assert (refusal.reason, refusal.values) == ("not-a-hundred", {"total": 450, "missing": 50})


@pytest.mark.rule("V9", "V15")
def test_under_the_house_rule_of_the_main_pleine_a_buyer_goes_on_with_one_too() -> None:
    game = at_table(total=300, dice_left=2, main_pleine_must_go_on=True)
    game.play("stop", PERCEVAL)
    game.play("rachat", KARADOC)
    game.keep(KARADOC, 1, 1)
    assert game.refuse("stop", KARADOC) == "main-pleine-goes-on"


@pytest.mark.rule("V12", "V15")
def test_the_turn_one_enters_with_is_for_sale_and_the_seller_stays_in() -> None:
    game = at_table((0, 800), out={PERCEVAL})
    game.keep(PERCEVAL, 5, 5, 5)
    game.play("stop", PERCEVAL)
    game.play("rachat", KARADOC)
    assert (game.scores, game.table.entered, game.so_far) == ((700, 600), (True, True), (500, 2))


@pytest.mark.rule("V12", "V15")
def test_nobody_enters_by_buying() -> None:
    """A correction gave him points; he has reached no threshold yet."""
    game = at_table((800, 0), out={KARADOC}, total=700, dice_left=2)
    game.play("correction", KARADOC, points=400)
    game.play("stop", PERCEVAL)
    assert (game.may("rachat"), game.refuse("rachat", KARADOC)) == (set(), "not-in-yet")


@pytest.mark.rule("V11", "V13", "V15")
def test_the_third_bar_of_a_buyer_takes_what_the_price_has_left_him() -> None:
    game = at_table((800, 300), bars={KARADOC: 2}, total=300, dice_left=2)
    game.play("stop", PERCEVAL)
    game.play("rachat", KARADOC)
    assert game.booked("bust", KARADOC) == [(KARADOC, -100, "barres")]
    assert (game.scores, game.bars) == ((1300, 0), (0, 0))


@pytest.mark.rule("V13", "V15")
def test_without_a_floor_a_transfer_takes_the_whole_total_back() -> None:
    game = at_table((0, 800), total=600, dice_left=2, rachat_points="transferred", floor=False)
    game.play("stop", PERCEVAL)
    game.play("correction", PERCEVAL, points=-500)
    game.play("rachat", KARADOC)
    assert game.scores == (-300, 600)


@pytest.mark.rule("V11", "V15")
def test_bars_in_a_row_are_cleared_by_the_stop_of_a_turn_taken_over() -> None:
    game = at_table(bars={PERCEVAL: 1, KARADOC: 2}, total=300, dice_left=2, bars_in_a_row=True)
    game.play("stop", PERCEVAL)
    game.play("rachat", KARADOC)
    assert game.bars == (0, 2, 0)
    game.keep(KARADOC, 1)
    game.play("stop", KARADOC)
    assert game.bars == (0, 0, 0)


@pytest.mark.rule("V15", "V16")
def test_a_rachat_begins_no_other_turn_to_pollute() -> None:
    game = at_table(total=300, dice_left=2)
    game.play("stop", PERCEVAL)
    game.play("pollution", BOHORT)
    game.play("rachat", KARADOC)
    assert game.refuse("pollution", BOHORT) == "already-polluted"
    assert game.may("pollution") == {PERCEVAL}


@pytest.mark.rule("V15")
def test_a_buyer_who_goes_home_has_paid() -> None:
    game = at_table(total=300, dice_left=2)
    game.play("stop", PERCEVAL)
    game.play("rachat", KARADOC)
    game.play("leave", KARADOC)
    assert (game.scores, game.bars, game.turn["seat"]) == ((1300, 600, 800), (0, 0, 0), BOHORT)


@pytest.mark.rule("V15", "V17")
def test_a_sale_passed_on_by_who_goes_home_is_no_stop_that_ends_the_game() -> None:
    game = at_table((4600, 4600, 800), total=100, dice_left=4, finish_round=False)
    game.play("stop", PERCEVAL)
    game.play("correction", PERCEVAL, points=500)
    game.play("leave", KARADOC)
    assert (game.state["status"], game.may("rachat")) == ("playing", {BOHORT})


@pytest.mark.rule("V15", "V17")
def test_who_goes_home_last_of_the_round_ends_it_and_the_sale_with_it() -> None:
    game = at_table((800, 800, 4900), first=KARADOC)
    game.play("bust", KARADOC)
    game.keep(BOHORT, 1)
    game.play("stop", BOHORT)
    assert game.may("rachat") == {PERCEVAL}
    game.play("leave", PERCEVAL)
    assert (game.state["status"], game.table.winners, game.may("rachat")) == ("finished", (BOHORT,), set())


@pytest.mark.rule("V11", "V17")
def test_a_third_bar_at_the_end_of_the_round_undoes_the_target() -> None:
    game = at_table((4900, 5100), bars={KARADOC: 2})
    game.play("bust", PERCEVAL)
    game.play("bust", KARADOC)
    assert (game.state["status"], game.scores, game.turn["round"]) == ("playing", (4900, 4900), 2)


@pytest.mark.rule("V11", "V17")
def test_a_third_bar_in_the_last_round_makes_a_tie() -> None:
    game = at_table((800, 1000), bars={KARADOC: 2}, end={"kind": "rounds", "value": 1})
    game.play("bust", PERCEVAL)
    game.play("bust", KARADOC)
    assert (game.scores, game.table.winners) == ((800, 800), (PERCEVAL, KARADOC))


@pytest.mark.rule("V15", "V17")
def test_in_the_last_round_a_turn_is_still_bought_until_the_last_is_over() -> None:
    game = at_table((800, 800), total=300, dice_left=2, end={"kind": "rounds", "value": 1})
    game.play("stop", PERCEVAL)
    game.play("rachat", KARADOC)
    game.keep(KARADOC, 1)
    game.play("stop", KARADOC)
    assert (game.state["status"], game.scores, game.table.winners) == ("finished", (1300, 1000), (PERCEVAL,))


@pytest.mark.rule("V17")
def test_a_free_game_that_ends_at_equal_scores_is_shared_by_who_is_still_there() -> None:
    game = at_table((800, 800, 800, 900), total=300, dice_left=2, end={"kind": "free"})
    game.play("leave", 3)
    game.play("end")
    assert (game.table.winners, game.scores) == ((0, 1, 2), (800, 800, 800, 900))


@pytest.mark.rule("V15", "V17")
def test_where_the_target_ends_the_game_at_once_a_price_received_waits_for_the_next_stop() -> None:
    game = at_table((4600, 800), total=200, dice_left=3, finish_round=False)
    game.play("stop", PERCEVAL)
    game.play("rachat", KARADOC)
    assert (game.scores, game.state["status"]) == ((5000, 600), "playing")
    game.play("bust", KARADOC)
    assert game.state["status"] == "playing"
    game.keep(PERCEVAL, 1)
    game.play("stop", PERCEVAL)
    assert (game.state["status"], game.table.winners) == ("finished", (PERCEVAL,))


@pytest.mark.rule("V6", "V18")
def test_a_correction_leaves_the_dice_and_the_total_of_half_a_turn_alone() -> None:
    game = at_table()
    game.throw(PERCEVAL, 1, 1, 5, 2, 3)
    game.play("correction", PERCEVAL, points=100, bars=1)
    assert (game.phase, game.turn["dice"]) == ("keeping", [1, 1, 5, 2, 3])
    game.keep(PERCEVAL, 1, 1)
    game.play("correction", PERCEVAL, points=-50)
    assert game.so_far == (200, 3)
    game.play("stop", PERCEVAL)
    assert (game.scores, game.bars) == ((1050, 800, 800), (1, 0, 0))


@pytest.mark.rule("V12", "V18")
def test_who_a_correction_lets_in_or_puts_out_stops_by_that_at_once() -> None:
    game = at_table((0, 0), out={PERCEVAL}, total=200, dice_left=2)
    assert (game.may("stop"), game.may("give_up"), game.turn["missing"]) == (set(), {PERCEVAL}, 300)
    game.play("correction", PERCEVAL, entered=True)
    assert (game.may("stop"), game.may("give_up"), game.turn["missing"]) == ({PERCEVAL}, set(), 0)
    game.play("correction", PERCEVAL, entered=False)
    assert (game.may("stop"), game.may("give_up"), game.turn["missing"]) == (set(), {PERCEVAL}, 300)


@pytest.mark.rule("V12", "V9")
@pytest.mark.parametrize(("total", "missing"), [(450, 50), (500, 0), (550, 50)])
def test_on_a_main_pleine_the_threshold_and_the_hundred_both_count(total: int, missing: int) -> None:
    game = at_table((0, 0), out={PERCEVAL}, total=total, dice_left=5)
    assert (game.phase, game.turn["missing"]) == ("main-pleine", missing)
    assert (game.may("stop") == {PERCEVAL}) is (missing == 0)


@pytest.mark.rule("V10", "V12")
def test_a_bust_after_a_main_pleine_loses_all_of_the_turn() -> None:
    game = at_table()
    game.keep(PERCEVAL, 1, 2, 3, 4, 5)
    game.throw(PERCEVAL, 2, 3, 4, 6, 6)
    assert (game.scores, game.bars, game.so_far) == ((800, 800, 800), (1, 0, 0), (0, 5))


@pytest.mark.rule("V14")
def test_the_bar_of_who_has_gone_home_may_still_be_cried_but_not_by_him() -> None:
    game = at_table()
    game.play("bust", PERCEVAL)
    game.play("leave", PERCEVAL)
    assert (game.state["barre"], game.may("barre_cry")) == (PERCEVAL, {KARADOC, BOHORT})
    assert game.refuse("barre_cry", PERCEVAL) == "has-left"

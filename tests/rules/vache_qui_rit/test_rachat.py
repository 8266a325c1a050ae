"""Rachat."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.vache_qui_rit.cast import BOHORT, KARADOC, PERCEVAL, RULES, Game, at_table


def stopped(total: int = 300, dice_left: int = 2, scores: Any = (800, 800, 800), **more: Any) -> Game:
    """Perceval has stopped, and Karadoc has not thrown yet."""
    game = at_table(scores, total=total, dice_left=dice_left, **more)
    game.play("stop", PERCEVAL)
    return game


@pytest.mark.rule("V15")
def test_the_next_player_may_buy_the_turn_that_was_stopped() -> None:
    game = stopped()
    assert game.may("rachat") == {KARADOC}
    assert game.bounds("rachat") == {"total": 300, "dice": 2, "price": 200}


@pytest.mark.rule("V15")
def test_he_pays_200_to_the_previous_player_and_takes_over_total_and_dice() -> None:
    game = stopped()
    booked = game.booked("rachat", KARADOC)
    assert booked == [(KARADOC, -200, "rachat"), (PERCEVAL, 200, "rachat")]
    assert (game.scores, game.so_far, game.phase) == ((1300, 600, 800), (300, 2), "taken-over")
    assert game.turn["seat"] == KARADOC


@pytest.mark.rule("V15")
def test_a_payment_leaves_the_sum_of_the_scores_unchanged() -> None:
    game = stopped(scores=(1100, 200, 650))
    before = sum(game.scores)
    game.play("rachat", KARADOC)
    assert (sum(game.scores), game.scores) == (before, (1600, 0, 650))


@pytest.mark.rule("V15")
def test_after_a_main_pleine_he_takes_over_five_dice() -> None:
    game = stopped(dice_left=5)
    assert game.bounds("rachat") == {"total": 300, "dice": 5, "price": 200}
    game.play("rachat", KARADOC)
    assert game.bounds("throw") == {"dice": [5]}


@pytest.mark.rule("V15")
def test_he_must_throw_at_least_once() -> None:
    game = stopped()
    game.play("rachat", KARADOC)
    assert game.refuse("stop", KARADOC) == "throw-after-rachat"
    game.throw(KARADOC, 1, 4)
    game.keep(KARADOC, 1)
    assert game.booked("stop", KARADOC) == [(KARADOC, 400, "tour")]
    assert game.scores == (1300, 1000, 800)


@pytest.mark.rule("V15")
def test_what_was_seen_before_the_rachat_is_no_more() -> None:
    game = stopped(dice_left=5)
    before = game.table
    game.play("rachat", KARADOC)
    assert not RULES.same_moment(before, game.table)


@pytest.mark.rule("V15")
def test_if_he_busts_he_loses_the_total_takes_a_bar_and_the_200_are_gone() -> None:
    game = stopped()
    game.play("rachat", KARADOC)
    game.throw(KARADOC, 3, 4)
    assert (game.scores, game.bars, game.turn["seat"]) == ((1300, 600, 800), (0, 1, 0), BOHORT)
    assert game.refuse("rachat", BOHORT) == "nothing-for-sale"


@pytest.mark.rule("V15")
def test_this_is_the_buyers_turn_and_there_is_no_second_one() -> None:
    game = stopped()
    game.play("rachat", KARADOC)
    game.keep(KARADOC, 1)
    game.play("stop", KARADOC)
    assert game.turn["seat"] == BOHORT


@pytest.mark.rule("V15")
def test_the_player_after_him_may_buy_in_turn() -> None:
    game = stopped()
    game.play("rachat", KARADOC)
    game.keep(KARADOC, 1)
    game.play("stop", KARADOC)
    assert game.bounds("rachat") == {"total": 400, "dice": 1, "price": 200}
    game.play("rachat", BOHORT)
    assert (game.scores, game.so_far) == ((1300, 1200, 600), (400, 1))


@pytest.mark.rule("V15")
def test_only_the_last_turn_is_for_sale() -> None:
    game = stopped()
    game.keep(KARADOC, 1)
    game.play("stop", KARADOC)
    game.play("rachat", BOHORT)
    assert (game.scores, game.so_far) == ((1100, 1100, 600), (100, 4))


@pytest.mark.rule("V15")
def test_only_the_next_player_buys() -> None:
    refusal = stopped().refusal("rachat", BOHORT)
    assert (refusal.reason, refusal.values) == ("only-the-next-buys", {"seat": BOHORT, "thrower": KARADOC})
    assert stopped().refuse("rachat", PERCEVAL) == "only-the-next-buys"


@pytest.mark.rule("V15")
def test_who_has_not_entered_does_not_buy() -> None:
    refusal = stopped(scores=(800, 900, 800), out={KARADOC}).refusal("rachat", KARADOC)
    assert (refusal.reason, refusal.values) == ("not-in-yet", {"seat": KARADOC})


@pytest.mark.rule("V15")
def test_with_199_points_nobody_buys_and_with_200_he_may() -> None:
    game = stopped(scores=(800, 199, 800))
    refusal = game.refusal("rachat", KARADOC)
    assert (refusal.reason, refusal.values) == ("too-poor-for-rachat", {"seat": KARADOC, "price": 200})
    game.play("correction", KARADOC, points=1)
    game.play("rachat", KARADOC)
    assert game.scores == (1300, 0, 800)


@pytest.mark.rule("V15")
def test_nobody_buys_twice() -> None:
    game = stopped()
    game.play("rachat", KARADOC)
    assert game.refuse("rachat", KARADOC) == "nothing-for-sale"


@pytest.mark.rule("V15")
@pytest.mark.parametrize(
    ("move", "fields"), [("throw", {"dice": [1, 2, 3, 4, 6]}), ("keep", {"dice": [1]}), ("bust", {})]
)
def test_once_the_next_player_has_thrown_nothing_is_for_sale(move: str, fields: dict[str, Any]) -> None:
    game = stopped()
    game.play(move, KARADOC, **fields)
    for seat in (KARADOC, BOHORT):
        assert game.refuse("rachat", seat) == "nothing-for-sale"


@pytest.mark.rule("V15")
def test_nothing_is_for_sale_after_a_bust_or_a_turn_given_up() -> None:
    game = at_table(out={KARADOC}, total=300, dice_left=2)
    game.play("bust", PERCEVAL)
    assert game.refuse("rachat", KARADOC) == "nothing-for-sale"
    game.play("give_up", KARADOC)
    assert game.refuse("rachat", BOHORT) == "nothing-for-sale"


@pytest.mark.rule("V15", "V17")
def test_nothing_is_for_sale_after_the_last_turn_of_the_game() -> None:
    game = at_table((800, 800), first=1, total=300, dice_left=2, end={"kind": "rounds", "value": 1})
    game.play("stop", KARADOC)
    game.keep(PERCEVAL, 1)
    game.play("stop", PERCEVAL)
    assert (game.state["status"], game.refuse("rachat", KARADOC)) == ("finished", "finished")


@pytest.mark.rule("V15")
def test_by_house_rule_the_seller_loses_the_turns_total_keeps_the_200_and_stays_in() -> None:
    game = stopped(600, scores=(0, 800, 800), out={PERCEVAL}, rachat_points="transferred")
    assert game.scores == (600, 800, 800)
    assert game.booked("rachat", KARADOC) == [
        (KARADOC, -200, "rachat"), (PERCEVAL, 200, "rachat"), (PERCEVAL, -600, "rachat"),
    ]  # fmt: skip
    assert (game.scores, game.so_far, game.table.entered) == ((200, 600, 800), (600, 2), (True, True, True))


@pytest.mark.rule("V15")
def test_where_it_is_not_played_nobody_buys() -> None:
    game = stopped(rachat=False)
    refusal = game.refusal("rachat", KARADOC)
    assert (refusal.reason, refusal.values) == ("rule-not-played", {"option": "rachat"})


@pytest.mark.rule("V15")
def test_when_the_seller_goes_home_his_turn_is_not_for_sale_any_more() -> None:
    game = stopped()
    game.play("leave", PERCEVAL)
    assert (game.turn["seat"], game.refuse("rachat", KARADOC)) == (KARADOC, "nothing-for-sale")


@pytest.mark.rule("V15")
def test_when_the_next_player_goes_home_he_is_skipped_and_the_one_after_him_may_buy() -> None:
    """Nobody has thrown since the stop: it is Bohort who comes next now."""
    game = stopped()
    game.play("leave", KARADOC)
    assert (game.turn["seat"], game.may("rachat")) == (BOHORT, {BOHORT})
    game.play("rachat", BOHORT)
    assert (game.scores, game.so_far) == ((1300, 800, 600), (300, 2))


@pytest.mark.rule("V15")
@pytest.mark.parametrize("has_bought", [True, False])
def test_who_goes_home_once_he_has_begun_leaves_nothing_to_buy(*, has_bought: bool) -> None:
    game = stopped()
    if has_bought:
        game.play("rachat", KARADOC)
    else:
        game.throw(KARADOC, 1, 2, 2, 3, 4)
    game.play("leave", KARADOC)
    assert (game.turn["seat"], game.so_far) == (BOHORT, (0, 5))
    assert game.refuse("rachat", BOHORT) == "nothing-for-sale"


@pytest.mark.rule("V15")
def test_when_the_turn_is_handed_on_nothing_is_for_sale_any_more() -> None:
    game = stopped()
    game.play("correction", BOHORT, turn=True)
    assert game.refuse("rachat", BOHORT) == "nothing-for-sale"


@pytest.mark.rule("V12", "V15")
def test_who_a_correction_puts_out_again_sells_nothing() -> None:
    game = stopped()
    game.play("correction", PERCEVAL, points=-1100, entered=False)
    assert game.refuse("rachat", KARADOC) == "nothing-for-sale"
    assert game.scores == (0, 800, 800)

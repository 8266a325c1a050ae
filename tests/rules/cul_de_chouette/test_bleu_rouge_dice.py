"""Bleu-Rouge: the three dice thrown again, right, wrong and impossible totals (B3 to B5)."""

import pytest
from tests.rules.cul_de_chouette.bleu_rouges import bleu_rouge, named
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, PERCEVAL, at_table, ledger

# B3


@pytest.mark.rule("B3")
@pytest.mark.parametrize("total", [8, 9, 10])
def test_any_of_his_totals_gives_the_points_then_36_and_twice_the_total(total: int) -> None:
    dice = {8: (1, 3, 4), 9: (2, 2, 5), 10: (5, 1, 4)}[total]
    points = {8: (32, "velute"), 9: (4, "chouette"), 10: (50, "velute")}[total]
    game = named(8, 9, 10)
    assert ledger(game.throw(PERCEVAL, *dice)) == [
        (PERCEVAL, *points), (PERCEVAL, 36 + 2 * total, "bleu-rouge"),
    ]  # fmt: skip
    assert game.scores == (109 + points[0] + 36 + 2 * total, 100, 100)


@pytest.mark.rule("B3")
@pytest.mark.parametrize("is_lanceur_right", [True, False])
def test_every_other_player_who_is_right_has_the_same_prize(*, is_lanceur_right: bool) -> None:
    game = named(8 if is_lanceur_right else 9)
    game.play("bet", KARADOC, on=8)
    game.play("bet", BOHORT, on=8)
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == ((109 + 32 + 52) if is_lanceur_right else 109, 152, 152)


@pytest.mark.rule("B3")
def test_by_house_rule_the_others_have_25() -> None:
    game = named(8, bleu_rouge_others="25")
    game.play("bet", KARADOC, on=8)
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (193, 125, 100)


@pytest.mark.rule("B3", "G5")
def test_every_prize_is_capped() -> None:
    game = named(8, scores=(250, 300, 100))
    game.play("bet", KARADOC, on=8)
    assert ledger(game.throw(PERCEVAL, 1, 3, 4)) == [
        (PERCEVAL, 32, "velute"), (PERCEVAL, 41, "bleu-rouge"), (KARADOC, 32, "bleu-rouge"),
    ]  # fmt: skip
    assert (game.scores, game.winners) == ((332, 332, 100), ())


@pytest.mark.rule("B3", "G6")
def test_the_points_of_the_second_throw_come_first_and_may_win() -> None:
    """302 + 9 + 32 = 343; the prize adds nothing above 332."""
    game = named(8, scores=(302, 0))
    assert ledger(game.throw(PERCEVAL, 1, 3, 4)) == [(PERCEVAL, 32, "velute"), (PERCEVAL, 0, "bleu-rouge")]
    assert (game.scores, game.winners) == ((343, 0), (PERCEVAL,))


@pytest.mark.rule("B3")
def test_then_the_combination_opens_its_race() -> None:
    """A Chouette Velute of 4 (total 8): the prizes are paid before anybody claps."""
    game = named(8)
    assert ledger(game.throw(PERCEVAL, 2, 2, 4)) == [(PERCEVAL, 52, "bleu-rouge")]
    assert (game.phase, game.thrower) == ("chouette-velute", KARADOC)
    game.play("cry", BOHORT, cry="pas-mou-le-caillou")
    assert game.scores == (161, 100, 132)


@pytest.mark.rule("B3")
def test_then_the_combination_opens_its_suite() -> None:
    game = named(6)
    assert ledger(game.throw(PERCEVAL, 1, 2, 3)) == [(PERCEVAL, 18, "suite"), (PERCEVAL, 48, "bleu-rouge")]
    game.play("last", PERCEVAL)
    assert (game.scores, game.thrower) == ((165, 100, 100), KARADOC)


@pytest.mark.rule("B3")
def test_then_the_combination_opens_its_sirotage() -> None:
    game = named(9)
    game.throw(PERCEVAL, 4, 4, 1)
    assert (game.phase, game.scores) == ("sirotage-offered", (109 + 16 + 54, 100, 100))
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 2)
    assert (game.phase, game.scores) == ("contre-sirop", (109 + 54 - 16, 100, 100))


@pytest.mark.rule("B3", "C1")
@pytest.mark.parametrize(("pelican", "points"), [("always", 172), ("only-bleu-rouge", 172), ("off", 100)])
def test_then_the_combination_opens_its_pelican(pelican: str, points: int) -> None:
    """The total of 18 gives 72 more, capped: 9 + points, then the prize up to 332."""
    game = named(18, scores=(50, 100), pelican=pelican)
    game.throw(PERCEVAL, 6, 6, 6)
    assert game.scores == (50 + 9 + points + 72, 100)
    assert game.may("cry") == (set() if pelican == "off" else {PERCEVAL, KARADOC})


@pytest.mark.rule("B3")
def test_a_pelican_sipped_in_the_second_throw_is_no_pelican_of_the_house_that_wants_only_the_throw() -> None:
    """Our reading of "only in a Bleu-Rouge re-throw": the sipped die is another throw, so 100."""
    game = named(13, scores=(50, 100), pelican="only-bleu-rouge")
    game.throw(PERCEVAL, 6, 6, 1)
    game.play("sirotage", PERCEVAL)
    assert ledger(game.throw(PERCEVAL, 6)) == [
        (PERCEVAL, -36, "sirotage"),
        (PERCEVAL, 100, "cul-de-chouette"),
    ]


@pytest.mark.rule("B3")
def test_then_the_combination_opens_its_soufflette() -> None:
    game = named(7)
    game.throw(PERCEVAL, 4, 2, 1)
    assert (game.phase, game.scores) == ("soufflette-offered", (159, 100, 100))
    game.play("soufflette", PERCEVAL, target=KARADOC)
    game.play("soufflette_outcome", KARADOC, jet=0)
    assert game.scores == (189, 70, 100)


@pytest.mark.rule("B3", "C10", "N1")
def test_then_a_neant_gives_its_grelottine_and_is_exposed() -> None:
    game = at_table((100, 100, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[10])
    game.throw(PERCEVAL, 1, 3, 6)
    assert (game.scores, game.holds(PERCEVAL).grelottine) == ((165, 100, 100), 1)
    assert (game.phase, game.may("grelottine"), game.thrower) == ("before-throw", {KARADOC}, KARADOC)


@pytest.mark.rule("B3")
def test_a_second_throw_that_is_itself_a_bleu_rouge_begins_another() -> None:
    """100 + 9; right with 10: + 9 + 56 = 174; right again with 8: + 32 + 52 = 258. Each may bet again."""
    game = named(10)
    game.play("bet", KARADOC, on=10)
    game.play("bet", BOHORT, on=3)
    assert ledger(game.throw(PERCEVAL, 3, 3, 4)) == [
        (PERCEVAL, 9, "bleu-rouge"), (PERCEVAL, 56, "bleu-rouge"), (KARADOC, 56, "bleu-rouge"), (BOHORT, -5, "pari"),
    ]  # fmt: skip
    assert (game.phase, game.scores, game.offers("throw")) == ("bleu-rouge", (174, 156, 95), [])
    assert game.may("bet") == {PERCEVAL, KARADOC, BOHORT}
    game.play("bet", KARADOC, on=8)
    game.play("bet", PERCEVAL, on=[8])
    game.throw(PERCEVAL, 1, 3, 4)
    assert (game.scores, game.phase, game.thrower) == ((258, 208, 95), "before-throw", KARADOC)


@pytest.mark.rule("B3", "S7")
def test_two_bleu_rouges_in_a_row_still_lose_a_civet_once() -> None:
    """100 + 9, + 9 + 56 = 174; the second is wrong; − 50."""
    game = at_table((100, 100), tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="velute", stake=50)
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[10])
    game.throw(PERCEVAL, 3, 3, 4)
    game.play("bet", PERCEVAL, on=[10])
    assert ledger(game.throw(PERCEVAL, 1, 3, 4)) == [(PERCEVAL, -50, "civet")]
    assert (game.scores, game.thrower) == ((124, 100), KARADOC)


@pytest.mark.rule("B3", "N5")
def test_in_a_challenge_the_bleu_rouge_runs_first_then_the_stake_is_lost() -> None:
    """100 + 9, right with 9: + 16 + 54 = 179; the Chouette is not the challenge's own throw: − 33."""
    game = at_table((100, 100, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, 1, 3, 6)
    game.play("grelottine", KARADOC, on="chouette", stake=33)
    game.throw(PERCEVAL, 3, 4, 3)
    assert (game.thrower, game.may("bet")) == (PERCEVAL, {PERCEVAL, BOHORT})
    game.play("bet", PERCEVAL, on=[9])
    game.throw(PERCEVAL, 4, 4, 1)
    assert ledger(game.play("decline", PERCEVAL)) == [
        (PERCEVAL, -33, "grelottine"), (KARADOC, 33, "grelottine"),
    ]  # fmt: skip
    assert (game.scores, game.thrower) == ((146, 133, 100), KARADOC)


@pytest.mark.rule("B3", "N5")
def test_a_chouette_of_the_second_throw_is_not_sipped_by_force_in_a_sirop_grelot() -> None:
    game = at_table((100, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, 1, 3, 6)
    game.play("grelottine", KARADOC, on="sirop-grelot", stake=20)
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[9])
    game.throw(PERCEVAL, 4, 4, 1)
    assert game.may("decline") == game.may("sirotage") == {PERCEVAL}
    game.play("sirotage", PERCEVAL)
    assert ledger(game.throw(PERCEVAL, 4)) == [
        (PERCEVAL, -16, "sirotage"), (PERCEVAL, 80, "cul-de-chouette"),
        (PERCEVAL, -20, "grelottine"), (KARADOC, 20, "grelottine"),
    ]  # fmt: skip


# B4


@pytest.mark.rule("B4")
def test_a_wrong_total_wins_nothing_and_the_new_dice_count_for_nothing() -> None:
    game = named(9)
    assert game.throw(PERCEVAL, 5, 5, 5) == ()
    assert (game.scores, game.phase, game.thrower) == ((109, 100, 100), "before-throw", KARADOC)


@pytest.mark.rule("B4")
@pytest.mark.parametrize(
    "dice", [(3, 3, 4), (2, 2, 4), (6, 6, 6), (4, 5, 6), (4, 2, 1), (4, 4, 1), (1, 3, 6)], ids=str
)
def test_dice_that_do_not_count_open_nothing(dice: tuple[int, ...]) -> None:
    game = at_table((100, 100, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[11])
    assert game.throw(PERCEVAL, *dice) == ()
    assert (game.phase, game.thrower, game.may("cry"), game.may("grelottine")) == (
        "before-throw", KARADOC, set(), set(),
    )  # fmt: skip
    assert game.holds(PERCEVAL).grelottine == 0


@pytest.mark.rule("B4")
def test_a_wrong_total_costs_another_player_5() -> None:
    game = named(9)
    game.play("bet", KARADOC, on=18)
    game.play("bet", BOHORT, on=3)
    assert ledger(game.throw(PERCEVAL, 1, 1, 1)) == [(KARADOC, -5, "pari"), (BOHORT, 36 + 6, "bleu-rouge")]
    assert game.scores == (109, 95, 142)


# B5


@pytest.mark.rule("B5", "E2")
def test_each_impossible_total_of_the_lanceur_is_a_bevue_at_once_and_his_others_stand() -> None:
    game = bleu_rouge()
    assert ledger(game.play("bet", PERCEVAL, on=[2, 8, 19])) == [
        (PERCEVAL, -10, "bevue"), (PERCEVAL, -10, "bevue"),
    ]  # fmt: skip
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (89 + 32 + 52, 100, 100)


@pytest.mark.rule("B5", "E2")
@pytest.mark.parametrize("total", [2, 19, 0, -1])
def test_an_impossible_total_of_another_is_a_bevue_and_costs_no_5_besides(total: int) -> None:
    game = named(9)
    assert ledger(game.play("bet", KARADOC, on=total)) == [(KARADOC, -10, "bevue")]
    assert game.refuse("bet", KARADOC, on=9) == "already-bet"
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (109, 90, 100)


@pytest.mark.rule("B5")
@pytest.mark.parametrize("total", [3, 18])
def test_3_and_18_are_possible(total: int) -> None:
    assert bleu_rouge().play("bet", PERCEVAL, on=[total]) == ()


@pytest.mark.rule("B5", "E1")
def test_the_house_says_what_such_a_bevue_costs() -> None:
    game = bleu_rouge(bevue_points=5)
    assert ledger(game.play("bet", PERCEVAL, on=[20])) == [(PERCEVAL, -5, "bevue")]


@pytest.mark.rule("B5")
def test_impossible_totals_alone_let_the_dice_be_thrown_for_nothing() -> None:
    game = named(1, 2, 20)
    assert game.scores == (79, 100, 100)
    assert game.throw(PERCEVAL, 5, 5, 5) == ()
    assert game.thrower == KARADOC


@pytest.mark.rule("B3", "C4")
def test_with_the_option_off_3_4_3_is_a_chouette_and_names_nothing() -> None:
    game = at_table((100, 100), bleu_rouge=False)
    assert ledger(game.throw(PERCEVAL, 3, 4, 3)) == [(PERCEVAL, 9, "chouette")]
    assert (game.phase, game.refuse("bet", PERCEVAL, on=[9])) == ("sirotage-offered", "nothing-to-bet-on")

"""Ground rules: the opening, the turn, the throw, floor, ceiling, order of settlement, windows (G1 to G5, G7 to G9)."""

from dataclasses import replace
from itertools import permutations, product

import pytest
from pydantic import ValidationError
from tests.rules.cast import BOHORT, KARADOC, PERCEVAL, RULES, Game, at_table, ledger, read

from tripot.rules.errors import MalformedMove

MERLIN = 11
A_VELUTE_OF_4 = (1, 3, 4)
A_NEANT = (1, 3, 6)


# G1


@pytest.mark.rule("G1")
def test_who_throws_the_lowest_die_starts() -> None:
    game = at_table((0, 0, 0), first=None)
    game.play("opening", PERCEVAL, die=3)
    game.play("opening", BOHORT, die=5)
    assert (game.phase, game.may("opening"), game.thrower) == ("opening", {KARADOC}, KARADOC)
    assert game.play("opening", KARADOC, die=1) == ()
    assert (game.phase, game.thrower, game.may("throw")) == ("before-throw", KARADOC, {KARADOC})


@pytest.mark.rule("G1")
def test_the_tied_lowest_throw_again_and_only_they() -> None:
    game = at_table((0, 0, 0), first=None)
    for seat, die in ((PERCEVAL, 2), (KARADOC, 5), (BOHORT, 2)):
        game.play("opening", seat, die=die)
    assert (game.phase, game.may("opening")) == ("opening", {PERCEVAL, BOHORT})
    assert game.refuse("opening", KARADOC, die=1) == "not-this-seat"
    game.play("opening", PERCEVAL, die=6)
    game.play("opening", BOHORT, die=4)
    assert (game.phase, game.thrower) == ("before-throw", BOHORT)


@pytest.mark.rule("G1")
def test_a_tie_of_all_is_thrown_again_by_all_until_one_is_lowest() -> None:
    game = at_table((0, 0), first=None)
    for die in (4, 4, 1, 1):
        game.play("opening", min(game.may("opening")), die=die)
        assert game.phase == "opening"
    assert game.may("opening") == {PERCEVAL, KARADOC}
    game.play("opening", KARADOC, die=2)
    game.play("opening", PERCEVAL, die=3)
    assert game.thrower == KARADOC


@pytest.mark.rule("G1")
def test_the_table_names_the_first_player_without_dice() -> None:
    game = at_table((0, 0, 0), first=BOHORT)
    assert (game.phase, game.thrower, game.may("opening")) == ("before-throw", BOHORT, set())


@pytest.mark.rule("G1")
def test_the_table_cannot_name_somebody_who_is_not_there() -> None:
    with pytest.raises(MalformedMove) as refusal:
        at_table((0, 0, 0), first=3)
    assert refusal.value.reason == "no-such-seat"


@pytest.mark.rule("G1")
def test_nobody_throws_twice_in_the_opening_nor_three_dice() -> None:
    game = at_table((0, 0), first=None)
    game.play("opening", PERCEVAL, die=3)
    assert game.refuse("opening", PERCEVAL, die=1) == "not-this-seat"
    assert game.refuse("throw", PERCEVAL, dice=[1, 2, 3]) == "settle-first"


# G2


@pytest.mark.rule("G2")
def test_the_turn_passes_to_the_next_seat_and_from_the_last_to_the_first() -> None:
    game = at_table((0, 0, 0))
    seen = []
    for seat in (PERCEVAL, KARADOC, BOHORT, PERCEVAL):
        seen.append((game.thrower, game.table.round))
        game.throw(seat, *A_VELUTE_OF_4)
    assert seen == [(PERCEVAL, 1), (KARADOC, 1), (BOHORT, 1), (PERCEVAL, 2)]
    assert game.scores == (64, 32, 32)


@pytest.mark.rule("G2")
def test_rounds_are_counted_from_who_started() -> None:
    game = at_table((0, 0, 0), first=KARADOC)
    rounds = []
    for seat in (KARADOC, BOHORT, PERCEVAL, KARADOC):
        rounds.append(game.table.round)
        game.throw(seat, *A_VELUTE_OF_4)
    assert rounds == [1, 1, 1, 2]


@pytest.mark.rule("G2")
@pytest.mark.parametrize("players", [2, 12])
def test_from_two_to_twelve_play(players: int) -> None:
    assert (RULES.fewest_players, RULES.most_players) == (2, 12)
    game = at_table((0,) * players, first=players - 1)
    game.throw(players - 1, *A_VELUTE_OF_4)
    assert game.thrower == PERCEVAL


@pytest.mark.rule("G2")
def test_who_has_left_is_passed_over() -> None:
    game = at_table((0, 0, 0))
    game.play("leave", KARADOC)
    game.throw(PERCEVAL, *A_VELUTE_OF_4)
    assert game.thrower == BOHORT
    assert game.refuse("throw", KARADOC, dice=[1, 2, 3]) == "has-left"


@pytest.mark.rule("G2")
def test_the_dice_of_another_are_refused() -> None:
    game = at_table((0, 0, 0))
    assert game.refuse("throw", KARADOC, dice=[1, 2, 3]) == "not-your-dice"
    assert game.refuse("throw", 3, dice=[1, 2, 3]) == "no-such-seat"


# G3


@pytest.mark.rule("G3")
@pytest.mark.parametrize("dice", list(permutations((2, 4, 6))))
def test_the_order_of_the_dice_never_matters(dice: tuple[int, ...]) -> None:
    at_once, one_by_one = at_table((10, 0)), at_table((10, 0))
    at_once.throw(PERCEVAL, *dice)
    one_by_one.throw(PERCEVAL, *dice[:2])
    one_by_one.throw(PERCEVAL, dice[2])
    assert at_once.scores == one_by_one.scores == (82, 0)


@pytest.mark.rule("G3")
def test_two_dice_then_the_third() -> None:
    game = at_table((10, 0))
    assert game.throw(PERCEVAL, 1, 3) == ()
    assert (game.phase, game.thrower, game.scores) == ("before-cul", PERCEVAL, (10, 0))
    assert ledger(game.throw(PERCEVAL, 4)) == [(PERCEVAL, 32, "velute")]
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("G3")
def test_three_dice_at_once_say_that_nobody_bought() -> None:
    game = at_table((10, 100))
    game.throw(PERCEVAL, *A_VELUTE_OF_4)
    assert (game.scores, game.may("achat_de_de"), game.thrower) == ((42, 100), set(), KARADOC)


@pytest.mark.rule("G3")
def test_one_die_is_not_a_throw_and_two_are_not_a_cul() -> None:
    game = at_table((10, 0))
    assert game.refuse("throw", PERCEVAL, dice=[4]) == "wrong-number-of-dice"
    game.throw(PERCEVAL, 1, 3)
    assert game.refuse("throw", PERCEVAL, dice=[4, 4]) == "wrong-number-of-dice"
    assert game.refuse("throw", PERCEVAL, dice=[1, 3, 4]) == "wrong-number-of-dice"


@pytest.mark.rule("G3")
@pytest.mark.parametrize("dice", [[], [0, 1, 2], [1, 2, 7], [1, 2, 3, 4], [1, 2, "3"], [1, 2, 3.5]])
def test_there_are_one_to_three_dice_of_six_faces(dice: list[object]) -> None:
    with pytest.raises(ValidationError):
        read("throw", PERCEVAL, dice=dice)


# G4


@pytest.mark.rule("G4")
def test_a_score_never_goes_below_zero() -> None:
    game = at_table((4, 0))
    assert ledger(game.play("bevue", PERCEVAL)) == [(PERCEVAL, -4, "bevue")]
    assert ledger(game.play("bevue", PERCEVAL)) == [(PERCEVAL, 0, "bevue")]
    assert game.scores == (0, 0)


@pytest.mark.rule("G4")
def test_each_change_is_clamped_as_it_is_applied() -> None:
    """0, a Chouette of 4, a failed Sirotage, a wrong bet of nobody: 16, 0, and nothing is left to lose."""
    game = at_table((0, 50))
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    assert ledger(game.throw(PERCEVAL, 2)) == [(PERCEVAL, -16, "sirotage"), (PERCEVAL, 0, "sirotage")]
    assert game.scores == (0, 50)


@pytest.mark.rule("G4")
def test_the_gainer_gets_the_nominal_amount_whatever_the_payer_could_pay() -> None:
    """The challenged is last of the Suite he throws, and has nothing left for the stake."""
    game = at_table((10, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *A_NEANT)
    game.play("grelottine", KARADOC, on="chouette", stake=3)
    game.throw(PERCEVAL, 4, 5, 6)
    assert ledger(game.play("last", PERCEVAL)) == [
        (PERCEVAL, -10, "suite"), (PERCEVAL, 0, "grelottine"), (KARADOC, 3, "grelottine"),
    ]  # fmt: skip
    assert game.scores == (0, 103)


@pytest.mark.rule("G4")
def test_by_house_rule_the_gainer_gets_what_was_paid() -> None:
    game = at_table((20, 5), transfer="what-was-paid")
    game.throw(PERCEVAL, 4, 2, 1)
    game.play("soufflette", PERCEVAL, target=KARADOC)
    game.play("soufflette_outcome", KARADOC, jet=1)
    assert game.scores == (0, 25)


@pytest.mark.rule("G4")
def test_a_correction_stops_at_the_floor_too() -> None:
    game = at_table((30, 0))
    assert ledger(game.play("correction", PERCEVAL, points=-50)) == [(PERCEVAL, -30, "correction")]


@pytest.mark.rule("G4")
def test_without_the_floor_a_score_goes_below_zero() -> None:
    game = at_table((4, 100), floor=False)
    assert ledger(game.play("bevue", PERCEVAL)) == [(PERCEVAL, -10, "bevue")]
    game.throw(PERCEVAL, 1, 1, 4)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 5)
    assert game.scores == (-7, 100)


# G5


def race_of_perceval(scores: tuple[int, ...], **options: object) -> Game:
    """Perceval has thrown 3-3-6: 72 points for whoever claps first."""
    game = at_table(scores, **options)
    game.throw(PERCEVAL, 3, 3, 6)
    return game


@pytest.mark.rule("G5")
@pytest.mark.parametrize(("before", "after"), [(200, 272), (260, 332), (261, 332), (331, 332), (332, 332)])
def test_a_race_won_outside_ones_own_turn_stops_at_332(before: int, after: int) -> None:
    game = race_of_perceval((100, before))
    assert ledger(game.play("cry", KARADOC, cry="pas-mou-le-caillou")) == [
        (KARADOC, after - before, "chouette-velute")
    ]
    assert (game.scores, game.winners) == ((100, after), ())


@pytest.mark.rule("G5")
def test_the_ceiling_never_lowers_a_score() -> None:
    game = race_of_perceval((100, 340))
    assert ledger(game.play("cry", KARADOC, cry="pas-mou-le-caillou")) == [(KARADOC, 0, "chouette-velute")]
    assert game.scores == (100, 340)


@pytest.mark.rule("G5")
def test_a_won_bet_stops_at_332() -> None:
    game = at_table((100, 320, 200))
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    game.play("bet", KARADOC, on=2)
    game.play("bet", BOHORT, on=2)
    assert ledger(game.throw(PERCEVAL, 2))[2:] == [(KARADOC, 12, "pari"), (BOHORT, 25, "pari")]


@pytest.mark.rule("G5", "S4", "A3")
def test_a_bet_on_a_buyers_sirotage_stops_at_332_for_the_lanceur_on_his_own_turn() -> None:
    game = at_table((320, 100))
    game.throw(PERCEVAL, 4, 1)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 4)
    game.play("sirotage", KARADOC)
    game.play("bet", PERCEVAL, on=4)
    game.throw(KARADOC, 4)
    assert (game.scores, game.winners) == ((332, 150), ())


@pytest.mark.rule("G5", "B3", "A3")
def test_a_bet_on_a_buyers_bleu_rouge_stops_at_332_for_the_lanceur_on_his_own_turn() -> None:
    game = at_table((320, 100))
    game.throw(PERCEVAL, 3, 4)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 3)
    game.play("bet", PERCEVAL, on=8)
    game.play("bet", KARADOC, on=[9])
    assert ledger(game.throw(KARADOC, 1, 3, 4)) == [(PERCEVAL, 12, "bleu-rouge")]
    assert (game.scores, game.winners) == ((332, 79), ())


@pytest.mark.rule("G5")
def test_a_civet_stake_stops_at_332_on_ones_own_turn_and_the_dice_do_not() -> None:
    game = at_table((280, 0), tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="velute", stake=50)
    assert ledger(game.throw(PERCEVAL, *A_VELUTE_OF_4)) == [(PERCEVAL, 32, "velute"), (PERCEVAL, 20, "civet")]
    assert (game.scores, game.winners) == ((332, 0), ())


@pytest.mark.rule("G5")
def test_a_bleu_rouge_prize_stops_at_332_on_ones_own_turn() -> None:
    """300, 9 for the Bleu-Rouge, 4 for the Chouette of 2; the prize of 56 is cut to 19."""
    game = at_table((300, 0))
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[10])
    assert ledger(game.throw(PERCEVAL, 2, 2, 6)) == [(PERCEVAL, 4, "chouette"), (PERCEVAL, 19, "bleu-rouge")]
    assert (game.scores, game.winners) == ((332, 0), ())


@pytest.mark.rule("G5")
def test_a_contre_sirop_stops_at_332() -> None:
    game = at_table((100, 325))
    game.throw(PERCEVAL, 5, 5, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 2)
    assert ledger(game.play("cry", KARADOC, cry="fruits-au-sirop")) == [(KARADOC, 7, "contre-sirop")]


@pytest.mark.rule("G5")
def test_a_race_on_a_bought_cul_is_capped_even_for_the_lanceur_on_his_own_turn() -> None:
    """Everything from a bought Cul stops at 332: 300, 9 for his Chouettes, then 23 of the 72."""
    game = at_table((300, 100, 0))
    game.throw(PERCEVAL, 3, 3)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 6)
    assert ledger(game.play("cry", PERCEVAL, cry="pas-mou-le-caillou")) == [(PERCEVAL, 23, "chouette-velute")]
    assert (game.scores, game.winners) == ((332, 70, 0), ())


@pytest.mark.rule("G5")
def test_a_withdrawal_from_the_banque_stops_at_332() -> None:
    game = at_table((330, 0), accounts={PERCEVAL: 100}, banque=True)
    assert ledger(game.play("banque_retrait", PERCEVAL, points=10)) == [(PERCEVAL, 2, "banque-retrait")]
    assert game.table.accounts == (90, 0)


@pytest.mark.rule("G5")
def test_a_newcomer_stops_at_332() -> None:
    """(340 − 0) × 10 completed rounds / 10 = 340."""
    game = at_table((340, 0))
    game = Game(replace(game.table, round=11))
    assert ledger(game.play("chante_sloubi", name="Gauvain", sung=False)) == [(2, 332, "chante-sloubi")]


@pytest.mark.rule("G5")
def test_the_ceiling_is_eleven_under_the_target() -> None:
    game = race_of_perceval((10, 100), target=150)
    game.play("cry", KARADOC, cry="pas-mou-le-caillou")
    assert game.scores == (10, 139)


@pytest.mark.rule("G5")
def test_ones_own_turn_ends_with_the_next_ones_first_die() -> None:
    """Until Karadoc throws, the 28 of his Pélican would not be capped for Perceval; on Karadoc's turn they are."""
    game = at_table((300, 0))
    game.throw(PERCEVAL, *A_NEANT)
    game.throw(KARADOC, 6, 6, 6)
    game.play("cry", PERCEVAL, cry="pelican")
    assert (game.scores, game.winners) == ((328, 172), ())
    game = at_table((320, 0))
    game.throw(PERCEVAL, *A_NEANT)
    game.throw(KARADOC, 6, 6, 6)
    assert ledger(game.play("cry", PERCEVAL, cry="pelican")) == [(PERCEVAL, 12, "pelican")]


# G7


@pytest.mark.rule("G7")
def test_the_combination_comes_before_the_challenge_and_the_cap_after_both() -> None:
    """The example of the rulebook: 300, Chouette of 4, stake 32 won: 316, then capped to 332: no victory."""
    game = at_table((300, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *A_NEANT)
    game.play("grelottine", KARADOC, on="chouette", stake=32)
    assert ledger(game.throw(PERCEVAL, 4, 4, 1)) == [(PERCEVAL, 16, "chouette")]
    assert ledger(game.play("decline", PERCEVAL)) == [
        (KARADOC, -32, "grelottine"), (PERCEVAL, 16, "grelottine"),
    ]  # fmt: skip
    assert (game.scores, game.winners, game.thrower) == ((332, 68), (), KARADOC)


@pytest.mark.rule("G7")
def test_a_penalty_comes_before_the_challenge() -> None:
    """300 + 18 − 10 = 308, + 25 capped to 332; the other way round it would be 322."""
    game = at_table((300, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *A_NEANT)
    game.play("grelottine", KARADOC, on="velute", stake=25)
    game.throw(PERCEVAL, 1, 2, 3)
    assert ledger(game.play("last", PERCEVAL)) == [
        (PERCEVAL, -10, "suite"), (KARADOC, -25, "grelottine"), (PERCEVAL, 24, "grelottine"),
    ]  # fmt: skip
    assert game.scores == (332, 75)


@pytest.mark.rule("G7")
def test_a_penalty_comes_before_a_civet() -> None:
    game = at_table((330, 0), tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="suite", stake=50)
    game.throw(PERCEVAL, 4, 5, 6)
    assert ledger(game.play("last", PERCEVAL)) == [(PERCEVAL, -10, "suite"), (PERCEVAL, 12, "civet")]
    assert (game.scores, game.winners) == ((332, 0), ())


@pytest.mark.rule("G7")
def test_a_race_is_part_of_the_combination_and_comes_before_a_civet() -> None:
    """290 + 72 − 20 = 342: the Civet lost is counted before the victory is tested."""
    game = at_table((290, 0), tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="velute", stake=20)
    game.throw(PERCEVAL, 3, 3, 6)
    assert ledger(game.play("cry", PERCEVAL, cry="pas-mou-le-caillou")) == [
        (PERCEVAL, 72, "chouette-velute"), (PERCEVAL, -20, "civet"),
    ]  # fmt: skip
    assert (game.scores, game.winners, game.thrower) == ((342, 0), (), KARADOC)


@pytest.mark.rule("G7")
def test_the_failed_sirotage_comes_before_its_bets() -> None:
    game = at_table((50, 100, 100))
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    game.play("bet", KARADOC, on=5)
    game.play("bet", BOHORT, on=2)
    assert ledger(game.throw(PERCEVAL, 2)) == [
        (PERCEVAL, -16, "sirotage"), (PERCEVAL, -16, "sirotage"), (KARADOC, -5, "pari"), (BOHORT, 25, "pari"),
    ]  # fmt: skip


# G8


def with_an_open_window(name: str) -> Game:
    """Perceval (100) has thrown; a window is open; Karadoc (100), with a Civet and an account, is to throw."""
    game = at_table(
        (100, 100, 100), tokens={KARADOC: {"civet": 1}, BOHORT: {"grelottine": 1}},
        accounts={KARADOC: 50}, banque=True,
    )  # fmt: skip
    dice = {
        "chouette-velute": (3, 3, 6), "pelican-race": (6, 6, 6), "sirotage-offered": (4, 4, 1),
        "contre-sirop": (4, 4, 1), "soufflette-offered": (4, 2, 1), "before-throw": A_NEANT,
    }  # fmt: skip
    game.throw(PERCEVAL, *dice[name])
    if name == "contre-sirop":
        game.play("sirotage", PERCEVAL)
        game.throw(PERCEVAL, 5)
    assert (game.phase, game.thrower) == (name, KARADOC)
    return game


WINDOWS = [
    ("chouette-velute", "cry", BOHORT, {"cry": "pas-mou-le-caillou"}, "no-such-race"),
    ("pelican-race", "cry", BOHORT, {"cry": "pelican"}, "no-such-race"),
    ("sirotage-offered", "sirotage", PERCEVAL, {}, "no-sirotage"),
    ("contre-sirop", "cry", BOHORT, {"cry": "fruits-au-sirop"}, "no-such-race"),
    ("soufflette-offered", "soufflette", PERCEVAL, {"target": BOHORT}, "not-now"),
    ("before-throw", "grelottine", BOHORT, {"on": "chouette", "stake": 1}, "no-neant-to-challenge"),
]
CLOSING = [
    ("throw", {"dice": [1, 5]}),
    ("civet", {"on": "suite", "stake": 1}),
    ("banque_depot", {"steps": 1}),
    ("banque_retrait", {"points": 1}),
]


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    ("window", "closing"), list(product(WINDOWS, CLOSING)), ids=lambda it: str(it[0])
)  # fmt: skip
def test_the_next_ones_throw_or_first_move_before_his_dice_closes_what_is_open(
    window: tuple[str, str, int, dict[str, object], str], closing: tuple[str, dict[str, object]]
) -> None:
    name, late, seat, fields, reason = window
    game = with_an_open_window(name)
    assert seat in game.may(late)
    move, said = closing
    game.play(move, KARADOC, **said)
    assert game.refuse(late, seat, **fields) == reason


@pytest.mark.rule("G8")
@pytest.mark.parametrize("window", WINDOWS, ids=lambda it: str(it[0]))
def test_what_is_said_at_any_time_closes_no_window(
    window: tuple[str, str, int, dict[str, object], str],
) -> None:
    name, cry, seat, fields, _ = window
    game = with_an_open_window(name)
    game.play("bevue", KARADOC)
    game.play("correction", BOHORT, points=5)
    game.play("rename", KARADOC, name="Karadoc de Vannes")
    game.play("chante_sloubi", name="Gauvain", sung=False)
    assert game.phase == name
    game.play(cry, seat, **fields)


@pytest.mark.rule("G8")
def test_nothing_need_close_a_window_the_next_throw_counts_as_if_it_had_never_been() -> None:
    game = with_an_open_window("pelican-race")
    assert ledger(game.throw(KARADOC, *A_VELUTE_OF_4)) == [(KARADOC, 32, "velute")]
    assert (game.scores, game.phase, game.thrower) == ((272, 132, 100), "before-throw", BOHORT)


@pytest.mark.rule("G8")
def test_an_unclaimed_chouette_velute_gives_nobody_anything() -> None:
    game = with_an_open_window("chouette-velute")
    game.throw(KARADOC, *A_VELUTE_OF_4)
    assert game.scores == (100, 132, 100)


@pytest.mark.rule("G8")
def test_a_purchase_lapses_when_the_cul_falls_and_a_bet_when_the_die_does() -> None:
    game = at_table((100, 100, 100))
    game.throw(PERCEVAL, 4, 4)
    assert game.may("achat_de_de") == {KARADOC, BOHORT}
    game.throw(PERCEVAL, 1)
    assert game.refuse("achat_de_de", KARADOC) == "nothing-to-buy"
    game.play("sirotage", PERCEVAL)
    assert game.may("bet") == {KARADOC, BOHORT}
    game.throw(PERCEVAL, 2)
    assert game.refuse("bet", KARADOC, on=2) == "nothing-to-bet-on"


@pytest.mark.rule("G8")
def test_a_suite_must_have_its_loser_before_the_next_dice() -> None:
    game = at_table((100, 100, 100))
    game.throw(PERCEVAL, 4, 5, 6)
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "settle-first"
    game.play("last", BOHORT)
    game.throw(KARADOC, *A_VELUTE_OF_4)
    assert game.scores == (100, 132, 90)


@pytest.mark.rule("G8")
def test_a_declared_tie_break_must_be_settled_before_the_next_dice() -> None:
    game = race_of_perceval((100, 100, 100))
    game.play("tie", seats=[PERCEVAL, BOHORT])
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "not-your-dice"
    assert game.may("throw") == {BOHORT}


@pytest.mark.rule("G8")
def test_a_bleu_rouge_must_have_its_totals_and_its_second_throw() -> None:
    game = at_table((100, 100))
    game.throw(PERCEVAL, 3, 4, 3)
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "settle-first"
    assert game.refuse("throw", PERCEVAL, dice=[1, 3, 4]) == "settle-first"
    game.play("bet", PERCEVAL, on=[12])
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "not-your-dice"


@pytest.mark.rule("G8")
def test_a_sirotage_begun_must_be_thrown() -> None:
    game = at_table((100, 100))
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    assert game.refuse("decline", PERCEVAL) == "not-now"
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "not-your-dice"


@pytest.mark.rule("G8")
def test_a_sirotage_on_which_a_civet_hangs_must_be_sipped_or_declined() -> None:
    game = at_table((100, 100), tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="chouette", stake=20)
    game.throw(PERCEVAL, 4, 4, 1)
    assert (game.phase, game.scores, game.thrower) == ("sirotage-due", (116, 100), PERCEVAL)
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "settle-first"
    game.play("decline", PERCEVAL)
    assert (game.scores, game.thrower) == ((136, 100), KARADOC)


@pytest.mark.rule("G8")
def test_an_announced_challenge_and_an_announced_soufflette_must_be_thrown() -> None:
    game = with_an_open_window("before-throw")
    game.play("grelottine", BOHORT, on="chouette", stake=1)
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "not-your-dice"
    game = with_an_open_window("soufflette-offered")
    game.play("soufflette", PERCEVAL, target=BOHORT)
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "not-your-dice"


# G9


@pytest.mark.rule("G9")
def test_a_chouette_is_booked_when_it_falls() -> None:
    game = at_table((50, 0))
    assert ledger(game.throw(PERCEVAL, 4, 4, 1)) == [(PERCEVAL, 16, "chouette")]
    assert (game.scores, game.phase) == ((66, 0), "sirotage-offered")


@pytest.mark.rule("G9")
def test_a_sirotage_first_takes_back_what_was_booked_by_a_line_of_its_own() -> None:
    game = at_table((50, 0))
    game.throw(PERCEVAL, 4, 4, 1)
    assert game.play("sirotage", PERCEVAL) == ()
    assert ledger(game.throw(PERCEVAL, 4)) == [(PERCEVAL, -16, "sirotage"), (PERCEVAL, 80, "cul-de-chouette")]
    assert game.scores == (130, 0)


@pytest.mark.rule("G9")
@pytest.mark.parametrize(
    ("die", "lines", "score"),
    [
        (5, [(KARADOC, -31, "sirotage"), (KARADOC, -36, "sirotage")], 265),
        (6, [(KARADOC, -31, "sirotage"), (KARADOC, 31, "pelican")], 332),
    ],
)
def test_what_is_taken_back_is_what_was_really_booked(
    die: int, lines: list[tuple[int, int, str]], score: int
) -> None:
    """A buyer at 331 pays 30; of the 36 of his Chouette 31 are booked."""
    game = at_table((0, 331))
    game.throw(PERCEVAL, 6, 1)
    game.play("achat_de_de", KARADOC)
    assert ledger(game.throw(KARADOC, 6)) == [(KARADOC, 31, "chouette")]
    game.play("sirotage", KARADOC)
    assert ledger(game.throw(KARADOC, die)) == lines
    assert game.scores == (0, score)


@pytest.mark.rule("G9")
def test_a_sirotage_let_go_keeps_what_was_booked() -> None:
    game = at_table((50, 0))
    game.throw(PERCEVAL, 4, 4, 1)
    assert game.play("decline", PERCEVAL) == ()
    assert (game.scores, game.phase, game.thrower) == ((66, 0), "before-throw", KARADOC)

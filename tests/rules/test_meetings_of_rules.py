"""Meetings of rules: what happens when two or three of them fall on the same throw."""

from typing import Any

import pytest
from tests.rules.cast import BOHORT, KARADOC, LEODAGAN, PERCEVAL, Game, at_table, lines

NEANT = (1, 3, 6)
SCORES = (100, 150, 40)


def challenged(
    on: str = "chouette", stake: int = 33, scores: tuple[int, ...] = SCORES, **options: Any
) -> Game:
    """Karadoc has challenged Perceval's Néant."""
    game = at_table(scores, tokens={KARADOC: {"grelottine": 1}}, **options)
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on=on, stake=stake)
    return game


def staked(on: str, stake: int, scores: tuple[int, ...] = SCORES, **options: Any) -> Game:
    """Perceval has staked his Civet."""
    game = at_table(scores, tokens={PERCEVAL: {"civet": 1}}, **options)
    game.play("civet", PERCEVAL, on=on, stake=stake)
    return game


# The rulings --------------------------------------------------------------------------------------------------


@pytest.mark.rule("G6", "C5", "C6")
def test_a_suite_lost_by_the_lanceur_at_343_or_more_takes_his_victory() -> None:
    game = at_table((332, 150, 40))
    assert lines(game.throw(PERCEVAL, 1, 2, 3)) == [(PERCEVAL, 18, "suite")]
    assert game.winners == ()
    game.play("last", PERCEVAL)
    assert (game.scores, game.winners) == ((340, 150, 40), ())
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("G6", "C5", "C6")
def test_a_suite_lost_by_another_gives_the_lanceur_his_victory() -> None:
    game = at_table((332, 150, 40))
    game.throw(PERCEVAL, 1, 2, 3)
    game.play("last", BOHORT)
    assert (game.scores, game.winners) == ((350, 150, 30), (PERCEVAL,))


@pytest.mark.rule("G6", "C3")
def test_the_lanceur_wins_by_his_own_chouette_velute() -> None:
    game = at_table((311, 150, 40))
    game.throw(PERCEVAL, 2, 2, 4)
    assert game.thrower == KARADOC
    game.play("cry", PERCEVAL, cry="pas-mou-le-caillou")
    assert (game.scores, game.winners) == ((343, 150, 40), (PERCEVAL,))


@pytest.mark.rule("G6", "C1")
def test_the_lanceur_wins_by_the_28_of_his_pelican() -> None:
    game = at_table((143, 150, 40))
    game.throw(PERCEVAL, 6, 6, 6)
    assert (game.scores[PERCEVAL], game.winners) == (315, ())
    game.play("cry", PERCEVAL, cry="pelican")
    assert (game.scores, game.winners) == ((343, 150, 40), (PERCEVAL,))


@pytest.mark.rule("G5", "A1", "A3")
def test_a_buyer_at_331_with_a_velute_of_6_comes_to_332() -> None:
    game = at_table((100, 331, 40))
    game.throw(PERCEVAL, 1, 5)
    game.play("achat_de_de", KARADOC)
    assert game.scores == (100, 301, 40)
    assert lines(game.throw(KARADOC, 6)) == [(KARADOC, 31, "velute")]
    assert (game.scores, game.winners) == ((100, 332, 40), ())


@pytest.mark.rule("S7", "A2")
def test_a_civet_on_a_chouette_is_won_when_a_pair_is_bought() -> None:
    game = staked("chouette", 50)
    game.throw(PERCEVAL, 4, 4)
    assert lines(game.play("achat_de_de", KARADOC)) == [
        (KARADOC, -30, "achat-de-de"),
        (PERCEVAL, 16, "chouette"),
        (PERCEVAL, 50, "civet"),
    ]
    assert game.scores == (166, 120, 40)


@pytest.mark.rule("S7", "A2")
def test_a_civet_on_a_velute_is_lost_when_its_cul_is_bought() -> None:
    game = staked("velute", 50)
    game.throw(PERCEVAL, 1, 3)
    game.play("achat_de_de", KARADOC)
    assert game.scores == (50, 120, 40)
    game.throw(KARADOC, 4)
    assert game.scores == (50, 152, 40)


@pytest.mark.rule("S7", "N2")
def test_a_neant_loses_the_civet_first_and_is_challenged_on_the_lower_score() -> None:
    game = at_table(SCORES, tokens={PERCEVAL: {"civet": 1}, KARADOC: {"grelottine": 1}})
    game.play("civet", PERCEVAL, on="chouette", stake=50)
    assert lines(game.throw(PERCEVAL, *NEANT)) == [(PERCEVAL, -50, "civet")]
    (offer,) = game.offers("grelottine")
    assert offer.bounds["stakes"]["chouette"] == 16  # 33 % of 50
    assert game.refuse("grelottine", KARADOC, on="chouette", stake=17) == "stake-too-high"


@pytest.mark.rule("N5", "B3")
def test_a_bleu_rouge_in_a_challenge_fails_it_runs_first_and_then_the_stake() -> None:
    game = challenged()
    assert lines(game.throw(PERCEVAL, 3, 4, 3)) == [(PERCEVAL, 9, "bleu-rouge")]
    assert game.phase == "bleu-rouge"
    assert game.may("bet") == {PERCEVAL, BOHORT}
    game.play("bet", PERCEVAL, on=[10])
    assert lines(game.throw(PERCEVAL, 4, 4, 2)) == [(PERCEVAL, 16, "chouette"), (PERCEVAL, 56, "bleu-rouge")]
    assert game.phase == "sirotage-due"
    assert lines(game.play("decline", PERCEVAL)) == [
        (PERCEVAL, -33, "grelottine"),
        (KARADOC, 33, "grelottine"),
    ]
    assert game.scores == (148, 183, 40)


@pytest.mark.rule("N3", "F2")
def test_a_soufflette_in_a_challenge_comes_before_the_stake() -> None:
    game = challenged()
    game.throw(PERCEVAL, 4, 2, 1)
    assert game.phase == "soufflette-offered"
    game.play("soufflette", PERCEVAL, target=BOHORT)
    assert lines(game.play("soufflette_outcome", BOHORT, jet=0)) == [
        (BOHORT, -30, "soufflette"),
        (PERCEVAL, 30, "soufflette"),
        (PERCEVAL, -33, "grelottine"),
        (KARADOC, 33, "grelottine"),
    ]
    assert game.scores == (97, 183, 10)


@pytest.mark.rule("G8")
def test_the_table_before_a_move_still_has_its_window_open() -> None:
    """Undoing goes back to the table as it was: a move changes nothing of it."""
    game = at_table(SCORES)
    game.throw(PERCEVAL, 2, 2, 4)
    before = game.table
    game.throw(KARADOC, 1, 3, 4)
    undone = Game(before)
    assert undone.phase == "chouette-velute"
    undone.play("cry", BOHORT, cry="pas-mou-le-caillou")
    assert (undone.scores, game.scores) == ((100, 150, 72), (100, 182, 40))


@pytest.mark.rule("S7", "G8")
def test_a_correction_of_the_turn_drops_what_is_open_and_a_staked_civet_returns() -> None:
    game = staked("chouette", 50)
    game.throw(PERCEVAL, 4, 4, 1)
    assert game.phase == "sirotage-due"
    game.play("correction", BOHORT, turn=True)
    assert (game.phase, game.thrower, game.table.round) == ("before-throw", BOHORT, 1)
    assert (game.scores, game.holds(PERCEVAL).civet) == ((116, 150, 40), 1)


# Challenges and their throws ----------------------------------------------------------------------------------


@pytest.mark.rule("N5", "N6", "S4", "S5")
def test_a_sirop_grelot_with_bets_on_the_challenge_and_on_the_die() -> None:
    game = challenged("sirop-grelot", 20, (100, 150, 40, 60))
    game.play("bet", BOHORT, on="reussite")
    game.play("bet", LEODAGAN, on="reussite")
    game.throw(PERCEVAL, 5, 5, 1)
    game.play("bet", BOHORT, on=2)
    game.play("sirotage", PERCEVAL)
    assert game.may("bet") == {LEODAGAN}
    game.play("bet", LEODAGAN, on=3)
    assert lines(game.throw(PERCEVAL, 2)) == [
        (PERCEVAL, -25, "sirotage"),
        (PERCEVAL, -25, "sirotage"),
        (BOHORT, 25, "pari"),
        (LEODAGAN, -5, "pari"),
    ]
    assert game.phase == "contre-sirop"
    assert lines(game.play("cry", LEODAGAN, cry="fruits-au-sirop")) == [
        (LEODAGAN, 18, "contre-sirop"),
        (PERCEVAL, -20, "grelottine"),
        (KARADOC, 20, "grelottine"),
        (BOHORT, -5, "pari"),
        (LEODAGAN, -5, "pari"),
    ]
    assert game.scores == (55, 170, 60, 68)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("N5", "S2", "C1")
def test_a_sirop_grelot_sipped_into_a_pelican_is_cried_before_the_stake() -> None:
    game = challenged("sirop-grelot", 20)
    game.throw(PERCEVAL, 6, 6, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 6)
    assert (game.phase, game.scores) == ("pelican-race", (272, 150, 40))
    game.play("cry", BOHORT, cry="pelican")
    assert game.scores == (292, 130, 68)


@pytest.mark.rule("N5", "S6")
def test_a_sirop_grelot_missed_on_sixes_gives_a_civet() -> None:
    game = challenged("sirop-grelot", 20)
    game.throw(PERCEVAL, 6, 6, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 2)
    game.play("tie", seats=[KARADOC, BOHORT])
    assert game.scores == (44, 170, 40)  # 100 − 36 − 20
    assert game.holds(PERCEVAL).civet == 1


@pytest.mark.rule("N3", "N5", "R3")
def test_a_chouette_velute_in_a_challenge_is_thrown_off_between_the_tied_before_the_stake() -> None:
    game = challenged("chouette-velute", 8)
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("tie", seats=[PERCEVAL, KARADOC])
    assert (game.phase, game.thrower) == ("tie-break", KARADOC)
    assert lines(game.throw(KARADOC, 6)) == [
        (KARADOC, 32, "chouette-velute"),
        (KARADOC, -8, "grelottine"),
        (PERCEVAL, 8, "grelottine"),
    ]
    assert game.scores == (108, 174, 40)


@pytest.mark.rule("N3", "R3")
def test_the_challenged_is_the_lanceur_of_his_chouette_velutes_tie() -> None:
    game = challenged("chouette-velute", 8)
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("tie", seats=[BOHORT, PERCEVAL])
    game.throw(BOHORT, 5)
    assert game.scores == (140, 142, 40)


@pytest.mark.rule("N3", "R4", "C5")
def test_a_suite_in_a_challenge_is_thrown_off_between_the_tied_before_the_stake() -> None:
    game = challenged("velute", 25)
    game.throw(PERCEVAL, 1, 2, 3)
    game.play("tie", seats=[KARADOC, BOHORT])
    game.throw(KARADOC, 2)
    assert lines(game.throw(BOHORT, 5)) == [
        (KARADOC, -10, "suite"),
        (KARADOC, -25, "grelottine"),
        (PERCEVAL, 25, "grelottine"),
    ]
    assert game.scores == (143, 115, 40)


@pytest.mark.rule("N3", "F1", "G8")
def test_a_soufflette_of_a_challenge_that_is_not_announced_lapses_with_the_next_dice() -> None:
    game = challenged()
    game.throw(PERCEVAL, 4, 2, 1)
    assert game.thrower == KARADOC
    game.throw(KARADOC, 1, 3)
    assert (game.phase, game.scores) == ("before-cul", (67, 183, 40))


@pytest.mark.rule("N3", "F1", "N9")
def test_a_boucliette_cancels_the_soufflette_of_a_challenge_and_not_the_stake() -> None:
    game = challenged()
    game.throw(PERCEVAL, 4, 2, 1)
    game.play("soufflette", PERCEVAL, target=KARADOC)
    game.play("boucliette", KARADOC)
    assert game.scores == (67, 183, 40)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("N1", "N3", "N6")
def test_a_neant_in_a_challenge_loses_it_with_its_bets_before_it_is_challenged_in_turn() -> None:
    tokens = {KARADOC: {"grelottine": 1}, BOHORT: {"grelottine": 1}, LEODAGAN: {"grelottine": 1}}
    game = at_table((100, 150, 40, 60), tokens=tokens)
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="velute", stake=25)
    game.play("bet", BOHORT, on="reussite")
    game.throw(PERCEVAL, *NEANT)
    assert game.scores == (75, 175, 35, 60)
    assert game.may("grelottine") == {BOHORT, LEODAGAN}
    game.play("grelottine", LEODAGAN, on="velute", stake=15)  # 25 % of 60
    assert game.may("bet") == {KARADOC, BOHORT}
    game.throw(PERCEVAL, *NEANT)
    assert game.scores == (60, 175, 35, 75)
    assert game.may("grelottine") == {BOHORT}
    game.play("grelottine", BOHORT, on="chouette", stake=11)
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("decline", PERCEVAL)
    assert game.scores == (87, 175, 24, 75)  # 60 + 16 + 11
    assert [game.holds(seat).grelottine for seat in range(4)] == [0, 0, 0, 0]
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("N3", "N5", "B3", "N1")
def test_a_neant_of_a_bleu_rouge_in_a_challenge_may_be_challenged_in_turn() -> None:
    game = at_table(SCORES, tokens={KARADOC: {"grelottine": 1}, BOHORT: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="chouette", stake=33)
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[10])
    game.throw(PERCEVAL, *NEANT)
    assert game.scores == (132, 183, 40)  # 100 + 9 + 56 − 33
    assert game.holds(PERCEVAL).grelottine == 1
    assert game.may("grelottine") == {BOHORT}


@pytest.mark.rule("N5", "B3", "S1")
def test_the_chouette_of_a_bleu_rouge_in_a_sirop_grelot_need_not_be_sipped() -> None:
    """The challenge is judged on its own three dice, and those made a Bleu-Rouge: it has failed already."""
    game = challenged("sirop-grelot", 20)
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[10])
    game.throw(PERCEVAL, 4, 4, 2)
    assert (game.phase, game.may("decline")) == ("sirotage-due", {PERCEVAL})
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 4)
    assert game.scores == (225, 170, 40)  # 100 + 9 + 56 + 80 − 20


@pytest.mark.rule("N3", "B3")
def test_a_second_bleu_rouge_in_a_challenge_runs_before_the_stake_too() -> None:
    game = challenged()
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[10])
    game.throw(PERCEVAL, 3, 4, 3)
    assert (game.phase, game.scores) == ("bleu-rouge", (174, 150, 40))  # 9 + 9 + 56
    game.play("bet", PERCEVAL, on=[3])
    game.throw(PERCEVAL, 4, 4, 4)
    assert game.scores == (141, 183, 40)


@pytest.mark.rule("G6", "G7", "N4", "C1")
def test_a_victory_by_the_throw_and_the_stake_of_a_challenge_closes_its_race() -> None:
    game = challenged("cul-de-chouette", 16, (200, 150, 40))
    game.throw(PERCEVAL, 6, 6, 6)
    assert (game.scores, game.winners) == ((372, 134, 40), (PERCEVAL,))


@pytest.mark.rule("G6", "N3", "N4", "C3")
def test_a_chouette_velute_of_a_challenge_wins_only_if_the_stake_leaves_343() -> None:
    game = challenged("chouette", 33, (320, 100, 40))
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("cry", PERCEVAL, cry="pas-mou-le-caillou")
    assert (game.scores, game.winners) == ((319, 133, 40), ())
    game = challenged("chouette-velute", 8, (320, 100, 40))
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("cry", PERCEVAL, cry="pas-mou-le-caillou")
    assert (game.scores, game.winners) == ((352, 92, 40), (PERCEVAL,))


@pytest.mark.rule("G6", "N4")
def test_a_challenger_cannot_win_by_a_stake() -> None:
    game = challenged("velute", 25, (100, 340, 40))
    game.throw(PERCEVAL, *NEANT)
    assert (game.scores, game.winners) == ((75, 340, 40), ())


@pytest.mark.rule("N8", "N9", "N6", "G8")
def test_a_challenge_handed_on_and_cancelled_leaves_the_next_player_to_throw() -> None:
    tokens = {PERCEVAL: {"passe_grelot": 1}, BOHORT: {"grelottine": 1}}
    game = at_table((100, 150, 40, 20), tokens=tokens)
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", BOHORT, on="chouette", stake=13)
    game.play("bet", KARADOC, on="reussite")
    game.play("passe_grelot", PERCEVAL, to=LEODAGAN)
    game.play("bet", KARADOC, on="reussite")
    game.play("boucliette", PERCEVAL)
    assert (game.scores, game.phase, game.thrower) == ((100, 150, 40, 20), "before-throw", KARADOC)
    assert game.holds(PERCEVAL).passe_grelot == 0
    assert game.refuse("grelottine", BOHORT, on="chouette", stake=1) == "no-neant-to-challenge"


# Purchases ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S7", "A2", "A3", "S1", "S4")
def test_the_civet_is_settled_at_the_purchase_and_the_buyer_sips_alone() -> None:
    game = staked("cul-de-chouette-sirote", 50)
    game.throw(PERCEVAL, 4, 4)
    game.play("achat_de_de", KARADOC)
    assert game.scores == (66, 120, 40)
    game.throw(KARADOC, 1)
    assert game.may("decline") == {KARADOC}
    game.play("sirotage", KARADOC)
    game.play("bet", PERCEVAL, on=4)
    game.throw(KARADOC, 4)
    assert game.scores == (91, 200, 40)


@pytest.mark.rule("S7", "A2", "F1")
def test_the_civet_on_a_pair_is_won_though_the_buyer_makes_a_bleu_rouge() -> None:
    game = staked("chouette", 50)
    game.throw(PERCEVAL, 3, 3)
    game.play("achat_de_de", KARADOC)
    assert game.scores == (159, 120, 40)
    game.throw(KARADOC, 4)
    game.play("bet", KARADOC, on=[7])
    game.throw(KARADOC, 4, 2, 1)
    assert game.scores == (159, 179, 40)  # 120 + 9 + 36 + 14
    game.play("soufflette", KARADOC, target=PERCEVAL)
    game.play("soufflette_outcome", PERCEVAL, jet=0)
    assert game.scores == (129, 209, 40)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("S7", "A2", "G5", "G6")
def test_the_civet_of_a_bought_pair_is_capped_and_the_chouettes_win_after_the_buyer() -> None:
    game = staked("chouette", 50, (310, 150, 40))
    game.throw(PERCEVAL, 6, 6)
    game.play("achat_de_de", KARADOC)
    assert (game.scores, game.winners) == ((346, 120, 40), ())  # 310 + 36: above the ceiling already
    game.throw(KARADOC, 1)
    assert (game.scores, game.winners) == ((346, 156, 40), (PERCEVAL,))


@pytest.mark.rule("A3", "N1", "N8")
def test_the_challenge_on_a_buyers_neant_may_be_handed_to_a_third() -> None:
    tokens = {KARADOC: {"passe_grelot": 1}, BOHORT: {"grelottine": 1}}
    game = at_table((100, 150, 40, 60), tokens=tokens)
    game.throw(PERCEVAL, 1, 3)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 6)
    game.play("grelottine", BOHORT, on="velute", stake=10)
    (offer,) = game.offers("passe_grelot")
    assert offer.bounds["among"] == [PERCEVAL, LEODAGAN]
    game.play("passe_grelot", KARADOC, to=LEODAGAN)
    game.throw(LEODAGAN, 1, 3, 4)
    assert game.scores == (100, 120, 30, 102)
    assert [game.holds(seat).grelottine for seat in range(4)] == [0, 1, 0, 0]
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("A1", "A3", "K4", "S7")
def test_a_purchase_a_raitournelle_and_a_civet_on_the_same_chouettes() -> None:
    game = at_table(SCORES, banque=True, accounts={BOHORT: 50}, tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="chouette", stake=20)
    game.throw(PERCEVAL, 6, 6)
    game.play("cry", PERCEVAL, cry="raitournelle")
    game.play("achat_de_de", BOHORT)
    assert (game.scores, game.table.accounts) == ((156, 150, 10), (50, 0, 0))
    game.throw(BOHORT, 6)
    assert game.scores == (156, 150, 182)


# Civets -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S7", "C6")
def test_a_civet_on_a_suite_waits_for_its_loser() -> None:
    game = staked("suite", 30)
    assert game.throw(PERCEVAL, 2, 3, 4) == ()
    assert lines(game.play("last", PERCEVAL)) == [(PERCEVAL, -10, "suite"), (PERCEVAL, 30, "civet")]


@pytest.mark.rule("S7", "B3", "N1", "N2")
def test_a_civet_is_lost_on_a_bleu_rouge_before_its_neant_is_challenged() -> None:
    game = at_table(SCORES, tokens={PERCEVAL: {"civet": 1}, KARADOC: {"grelottine": 1}})
    game.play("civet", PERCEVAL, on="chouette", stake=50)
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[10])
    game.throw(PERCEVAL, *NEANT)
    assert game.scores == (115, 150, 40)  # 100 + 9 + 56 − 50
    (offer,) = game.offers("grelottine")
    assert offer.bounds["stakes"]["chouette"] == 37  # 33 % of 115 is 37.95


@pytest.mark.rule("S7", "G5", "G6", "G7")
def test_a_civet_never_wins_but_the_dice_under_it_do() -> None:
    game = staked("velute", 100, (300, 150, 40))
    game.throw(PERCEVAL, 1, 3, 4)
    assert (game.scores, game.winners) == ((332, 150, 40), ())
    game = staked("velute", 100, (300, 150, 40))
    game.throw(PERCEVAL, 1, 5, 6)
    assert (game.scores, game.winners) == ((372, 150, 40), (PERCEVAL,))


@pytest.mark.rule("S7", "G6", "G7")
def test_a_civet_lost_may_cost_the_victory_of_the_dice() -> None:
    game = staked("chouette", 50, (300, 150, 40))
    game.throw(PERCEVAL, 1, 5, 6)
    assert (game.scores, game.winners) == ((322, 150, 40), ())


# Newcomers and teams ------------------------------------------------------------------------------------------


@pytest.mark.rule("L1", "N8", "F1")
def test_a_newcomer_is_given_no_challenge_that_runs_already() -> None:
    game = at_table(SCORES, tokens={PERCEVAL: {"passe_grelot": 1}, KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="chouette", stake=33)
    game.play("chante_sloubi", name="Merlin", sung=True)
    game.play("correction", 3, points=100)
    (offer,) = game.offers("passe_grelot")
    assert offer.bounds["among"] == [BOHORT]
    game.throw(PERCEVAL, 4, 2, 1)
    (offer,) = game.offers("soufflette")
    assert offer.bounds["among"] == [KARADOC, BOHORT]
    game.play("decline", PERCEVAL)
    game.throw(KARADOC, 4, 2, 1)
    (offer,) = game.offers("soufflette")
    assert offer.bounds["among"] == [PERCEVAL, BOHORT, 3]


@pytest.mark.rule("D1", "N4", "N6", "C6")
def test_a_teams_suite_stake_and_bet_meet_on_one_score() -> None:
    game = at_table((100, 150, 40) * 2, teams=[[0, 3], [1, 4], [2, 5]], tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="velute", stake=25)
    game.play("bet", BOHORT, on="reussite")
    game.throw(PERCEVAL, 1, 2, 3)
    game.play("last", LEODAGAN)
    assert game.scores == (133, 125, 65) * 2  # 100 + 18 − 10 + 25

"""Meetings of rules: what a challenge finds in its own throws."""

import pytest
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, LEODAGAN, NEANT, PERCEVAL, at_table, ledger
from tests.rules.cul_de_chouette.challenges import challenged
from tests.rules.cul_de_chouette.meetings import SCORES


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
    assert ledger(game.throw(PERCEVAL, 2)) == [
        (PERCEVAL, -25, "sirotage"),
        (PERCEVAL, -25, "sirotage"),
        (BOHORT, 25, "pari"),
        (LEODAGAN, -5, "pari"),
    ]
    assert game.phase == "contre-sirop"
    assert ledger(game.play("cry", LEODAGAN, cry="fruits-au-sirop")) == [
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
    assert ledger(game.throw(KARADOC, 6)) == [
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
    assert ledger(game.throw(BOHORT, 5)) == [
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

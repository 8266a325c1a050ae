"""Meetings of rules: the rulings, one by one."""

import pytest
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, PERCEVAL, Game, at_table, ledger
from tests.rules.cul_de_chouette.challenges import challenged
from tests.rules.cul_de_chouette.meetings import SCORES, staked

from tripot.rules.cul_de_chouette.victory import declare_victory


@pytest.mark.rule("G6", "C5", "C6")
def test_a_suite_lost_by_the_lanceur_at_343_or_more_takes_his_victory() -> None:
    game = at_table((332, 150, 40))
    assert ledger(game.throw(PERCEVAL, 1, 2, 3)) == [(PERCEVAL, 18, "suite")]
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


@pytest.mark.rule("G5", "A1", "A3")
def test_a_buyer_at_331_with_a_velute_of_6_comes_to_332() -> None:
    game = at_table((100, 331, 40))
    game.throw(PERCEVAL, 1, 5)
    game.play("achat_de_de", KARADOC)
    assert game.scores == (100, 301, 40)
    assert ledger(game.throw(KARADOC, 6)) == [(KARADOC, 31, "velute")]
    assert (game.scores, game.winners) == ((100, 332, 40), ())


@pytest.mark.rule("S7", "A2")
def test_a_civet_on_a_chouette_is_won_when_a_pair_is_bought() -> None:
    game = staked("chouette", 50)
    game.throw(PERCEVAL, 4, 4)
    assert ledger(game.play("achat_de_de", KARADOC)) == [
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


@pytest.mark.rule("N5", "B3")
def test_a_bleu_rouge_in_a_challenge_fails_it_runs_first_and_then_the_stake() -> None:
    game = challenged()
    assert ledger(game.throw(PERCEVAL, 3, 4, 3)) == [(PERCEVAL, 9, "bleu-rouge")]
    assert game.phase == "bleu-rouge"
    assert game.may("bet") == {PERCEVAL, BOHORT}
    game.play("bet", PERCEVAL, on=[10])
    assert ledger(game.throw(PERCEVAL, 4, 4, 2)) == [(PERCEVAL, 16, "chouette"), (PERCEVAL, 56, "bleu-rouge")]
    assert game.phase == "sirotage-due"
    assert ledger(game.play("decline", PERCEVAL)) == [
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
    assert ledger(game.play("soufflette_outcome", BOHORT, jet=0)) == [
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


@pytest.mark.rule("G6")
def test_before_the_first_die_nobody_has_a_turn_to_win_in() -> None:
    table = at_table((400, 150, 40)).table
    assert declare_victory(table) == table


@pytest.mark.rule("G6", "N4")
def test_while_a_stake_hangs_on_the_throw_nobody_has_won() -> None:
    game = challenged("velute", 10, (332, 332, 40))
    game.throw(PERCEVAL, 4, 4, 1)
    assert (game.phase, game.scores[PERCEVAL]) == ("sirotage-due", 348)
    assert declare_victory(game.table) == game.table
    game.play("decline", PERCEVAL)
    assert (game.scores, game.winners) == ((338, 332, 40), ())

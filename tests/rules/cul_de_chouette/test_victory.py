"""Victory: 343 or more, only for whose own turn it is, once all that must be settled is (G6)."""

import pytest
from tests.rules.cul_de_chouette.cast import (
    BOHORT,
    KARADOC,
    LEODAGAN,
    NEANT,
    PERCEVAL,
    at_table,
    ledger,
)  # fmt: skip


@pytest.mark.rule("G6")
@pytest.mark.parametrize(("before", "wins"), [(310, False), (311, True), (342, True)])
def test_343_or_more_on_ones_own_turn_wins(before: int, *, wins: bool) -> None:
    game = at_table((before, 0))
    assert ledger(game.throw(PERCEVAL, 1, 3, 4)) == [(PERCEVAL, 32, "velute")]
    assert game.winners == ((PERCEVAL,) if wins else ())
    assert game.table.over is wins
    assert game.scores == (before + 32, 0)


@pytest.mark.rule("G6")
def test_after_a_victory_nothing_is_offered_and_everything_refused() -> None:
    game = at_table((340, 0))
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.is_won_by(PERCEVAL)
    for move in ("throw", "cry", "bevue", "correction", "rename", "end", "chante_sloubi", "leave"):
        assert game.offers(move) == []
    assert game.refuse("bevue", PERCEVAL) == "finished"
    assert game.refuse("correction", PERCEVAL, points=-100) == "finished"
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "finished"


@pytest.mark.rule("G6")
def test_a_victory_closes_the_sirotage() -> None:
    game = at_table((327, 0))
    game.throw(PERCEVAL, 4, 4, 1)
    assert game.is_won_by(PERCEVAL)
    assert game.refuse("sirotage", PERCEVAL) == "finished"


@pytest.mark.rule("G6")
def test_a_victory_closes_the_cry_of_the_pelican() -> None:
    game = at_table((171, 100))
    game.throw(PERCEVAL, 6, 6, 6)
    assert game.is_won_by(PERCEVAL)
    assert (game.scores, game.refuse("cry", KARADOC, cry="pelican")) == ((343, 100), "finished")


@pytest.mark.rule("G6", "C3")
def test_the_lanceur_wins_by_his_own_chouette_velute() -> None:
    game = at_table((271, 0))
    game.throw(PERCEVAL, 3, 3, 6)
    assert (game.thrower, game.winners) == (KARADOC, ())
    game.play("cry", PERCEVAL, cry="pas-mou-le-caillou")
    assert game.is_won_by(PERCEVAL)
    assert game.scores == (343, 0)


@pytest.mark.rule("G6", "C1")
def test_the_lanceur_wins_by_the_28_of_his_pelican() -> None:
    game = at_table((143, 0))
    game.throw(PERCEVAL, 6, 6, 6)
    assert (game.phase, game.scores, game.winners) == ("pelican-race", (315, 0), ())
    game.play("cry", PERCEVAL, cry="pelican")
    assert game.is_won_by(PERCEVAL)
    assert game.scores == (343, 0)


@pytest.mark.rule("G6", "R3")
def test_the_lanceur_wins_by_a_tie_break_of_his_own_chouette_velute() -> None:
    game = at_table((300, 0))
    game.throw(PERCEVAL, 3, 3, 6)
    game.play("tie", seats=[PERCEVAL, KARADOC])
    game.throw(KARADOC, 5)
    assert game.is_won_by(PERCEVAL)


@pytest.mark.rule("G6")
def test_the_lanceur_wins_by_a_sirotage_of_his_own() -> None:
    game = at_table((250, 0))
    game.throw(PERCEVAL, 5, 5, 1)
    game.play("sirotage", PERCEVAL)
    assert ledger(game.throw(PERCEVAL, 5)) == [
        (PERCEVAL, -25, "sirotage"), (PERCEVAL, 90, "cul-de-chouette"),
    ]  # fmt: skip
    assert game.scores == (340, 0)
    game = at_table((253, 0))
    game.throw(PERCEVAL, 5, 5, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 5)
    assert game.is_won_by(PERCEVAL)


@pytest.mark.rule("G6", "C6", "R2")
def test_a_suite_lost_by_the_lanceur_at_343_or_more_is_no_victory() -> None:
    """332, 1-2-3, last: 340."""
    game = at_table((332, 0))
    game.throw(PERCEVAL, 1, 2, 3)
    assert (game.phase, game.scores) == ("suite", (350, 0))
    assert ledger(game.play("last", PERCEVAL)) == [(PERCEVAL, -10, "suite")]
    assert (game.scores, game.winners, game.thrower) == ((340, 0), (), KARADOC)


@pytest.mark.rule("G6", "C6")
def test_a_suite_lost_by_another_is_a_victory_of_the_lanceur_once_it_is_settled() -> None:
    game = at_table((332, 50))
    game.throw(PERCEVAL, 1, 2, 3)
    assert not game.table.over
    game.play("cry", PERCEVAL, cry="grelotte-ca-picote")
    assert game.is_won_by(PERCEVAL)
    assert game.scores == (350, 40)


@pytest.mark.rule("G6", "B1")
def test_a_bleu_rouge_at_343_is_won_only_after_its_second_throw() -> None:
    """335 + 9 = 344; two totals that three dice cannot make cost 20: 324, and the wrong one wins nothing."""
    game = at_table((335, 0))
    game.throw(PERCEVAL, 3, 4, 3)
    assert (game.scores, game.winners) == ((344, 0), ())
    game.play("bet", PERCEVAL, on=[2, 19, 12])
    game.throw(PERCEVAL, 1, 3, 6)
    assert (game.scores, game.winners, game.thrower) == ((324, 0), (), KARADOC)
    game = at_table((335, 0))
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[12])
    game.throw(PERCEVAL, 1, 3, 6)
    assert game.is_won_by(PERCEVAL)
    assert game.scores == (344, 0)


@pytest.mark.rule("G6", "S7")
def test_a_chouette_at_343_on_which_a_civet_hangs_may_still_be_sipped_away() -> None:
    """330 + 36 = 366, sipped and failed: 294; the Civet on the Chouette is lost with it: 284."""
    game = at_table((330, 0), tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="chouette", stake=10)
    game.throw(PERCEVAL, 6, 6, 1)
    assert (game.scores, game.winners) == ((366, 0), ())
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 2)
    game.play("nobody")
    assert (game.scores, game.winners) == ((284, 0), ())


@pytest.mark.rule("G6", "S7")
def test_a_pelican_that_wins_even_without_the_cry_closes_the_cry() -> None:
    """200 + 172 − 20 = 352."""
    game = at_table((200, 0), tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="velute", stake=20)
    assert ledger(game.throw(PERCEVAL, 6, 6, 6)) == [(PERCEVAL, 172, "pelican"), (PERCEVAL, -20, "civet")]
    assert game.is_won_by(PERCEVAL)


@pytest.mark.rule("G6", "S7")
@pytest.mark.parametrize(
    ("crier", "scores", "winners"), [(PERCEVAL, (350, 0), (PERCEVAL,)), (KARADOC, (322, 28), ())]
)
def test_a_pelican_that_wins_only_with_the_cry_waits_for_it(
    crier: int, scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """200 + 172 − 50 = 322, and 28 more are 350."""
    game = at_table((200, 0), tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="velute", stake=50)
    game.throw(PERCEVAL, 6, 6, 6)
    assert (game.phase, game.winners) == ("pelican-race", ())
    game.play("cry", crier, cry="pelican")
    assert (game.scores, game.winners) == (scores, winners)


@pytest.mark.rule("G6")
def test_the_challenged_wins_on_his_own_turn_once_the_stake_is_lost() -> None:
    """330 + 36 − 10 = 356: a challenge after the Néant of his own turn is still his own turn."""
    game = at_table((330, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="velute", stake=10)
    game.throw(PERCEVAL, 6, 6, 1)
    assert (game.scores, game.winners) == ((366, 100), ())
    game.play("decline", PERCEVAL)
    assert game.is_won_by(PERCEVAL)
    assert game.scores == (356, 110)


@pytest.mark.rule("G6")
def test_a_stake_lost_below_343_is_no_victory() -> None:
    game = at_table((310, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="chouette", stake=10)
    game.throw(PERCEVAL, 1, 3, 4)
    assert (game.scores, game.winners, game.thrower) == ((332, 110), (), KARADOC)
    game = at_table((321, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="chouette", stake=11)
    game.throw(PERCEVAL, 1, 3, 4)
    assert (game.scores, game.winners) == ((342, 111), ())


@pytest.mark.rule("G6", "A3")
def test_a_buyer_cannot_win() -> None:
    game = at_table((100, 331))
    game.throw(PERCEVAL, 1, 5)
    game.play("achat_de_de", KARADOC)
    assert ledger(game.throw(KARADOC, 6)) == [(KARADOC, 31, "velute")]
    assert (game.scores, game.winners, game.thrower) == ((100, 332), (), KARADOC)


@pytest.mark.rule("G6", "A2")
def test_a_lanceur_whose_cul_is_bought_wins_by_his_chouettes_after_the_buyers_combination() -> None:
    game = at_table((330, 100, 50))
    game.throw(PERCEVAL, 4, 4)
    game.play("achat_de_de", KARADOC)
    assert (game.scores, game.winners) == ((346, 70, 50), ())
    game.throw(KARADOC, 1)
    assert game.is_won_by(PERCEVAL)
    assert game.scores == (346, 86, 50)


@pytest.mark.rule("G6", "N8")
def test_a_taker_cannot_win() -> None:
    game = at_table(
        (100, 100, 320), tokens={KARADOC: {"grelottine": 1}, PERCEVAL: {"passe_grelot": 1}}
    )  # fmt: skip
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="cul-de-chouette", stake=16)
    game.play("passe_grelot", PERCEVAL, to=BOHORT)
    assert ledger(game.throw(BOHORT, 5, 5, 5)) == [
        (BOHORT, 12, "cul-de-chouette"), (KARADOC, -16, "grelottine"), (BOHORT, 0, "grelottine"),
    ]  # fmt: skip
    assert (game.scores, game.winners) == ((100, 84, 332), ())


@pytest.mark.rule("G6")
def test_a_correction_never_wins() -> None:
    game = at_table((100, 0))
    game.play("correction", PERCEVAL, points=300)
    assert (game.scores, game.winners, game.phase) == ((400, 0), (), "before-throw")


@pytest.mark.rule("G6")
def test_a_correction_does_not_win_by_the_cry_of_another_either() -> None:
    """Our reading: Perceval's throw was tested when it was over; he waits for his next throw."""
    game = at_table((100, 0, 0))
    game.throw(PERCEVAL, 3, 3, 6)
    game.play("correction", PERCEVAL, points=300)
    game.play("cry", KARADOC, cry="pas-mou-le-caillou")
    assert (game.scores, game.winners, game.thrower) == ((400, 72, 0), (), KARADOC)


@pytest.mark.rule("G6")
def test_who_was_corrected_over_343_wins_with_his_next_throw_whatever_it_is() -> None:
    game = at_table((0, 400, 0))
    game.throw(PERCEVAL, *NEANT)
    assert game.winners == ()
    game.throw(KARADOC, *NEANT)
    assert game.is_won_by(KARADOC)


@pytest.mark.rule("G6")
def test_who_sits_over_343_does_not_win_on_anothers_turn() -> None:
    game = at_table((0, 400, 0))
    game.throw(PERCEVAL, 3, 3, 6)
    game.play("cry", KARADOC, cry="pas-mou-le-caillou")
    assert (game.scores, game.winners) == ((0, 400, 0), ())


@pytest.mark.rule("G6")
def test_the_two_chouettes_win_nothing_yet() -> None:
    game = at_table((400, 0))
    game.throw(PERCEVAL, 1, 3)
    assert (game.winners, game.phase) == ((), "before-cul")


@pytest.mark.rule("G6")
def test_the_target_may_be_another() -> None:
    game = at_table((140, 0), target=150)
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.is_won_by(PERCEVAL)
    game = at_table((400, 0), target=600)
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.winners == ()


@pytest.mark.rule("G6", "D1")
def test_all_seats_of_a_team_win_on_any_members_own_turn() -> None:
    game = at_table((330, 0, 330, 0), teams=[[0, 2], [1, 3]], first=BOHORT)
    game.throw(BOHORT, 1, 3, 4)
    assert game.is_won_by(PERCEVAL, BOHORT)


@pytest.mark.rule("G6", "D1")
def test_on_an_opponents_turn_a_team_is_capped() -> None:
    game = at_table((300, 0, 300, 0), teams=[[0, 2], [1, 3]], first=LEODAGAN)
    game.throw(LEODAGAN, 3, 3, 6)
    game.play("cry", BOHORT, cry="pas-mou-le-caillou")
    assert (game.scores, game.winners) == ((332, 0, 332, 0), ())

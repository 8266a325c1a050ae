"""The Suite: all bang the table, the last loses (C5, C6, R2, R4)."""

from itertools import permutations

import pytest
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, LEODAGAN, PERCEVAL, Game, at_table, ledger

GRELOTTE = "grelotte-ca-picote"


def suite(
    scores: tuple[int, ...] = (50, 50, 50, 50), dice: tuple[int, ...] = (4, 5, 6), **options: object
) -> Game:
    """Perceval has thrown a Suite."""
    game = at_table(scores, **options)
    game.throw(PERCEVAL, *dice)
    assert game.phase == "suite"
    return game


# C5, C6


@pytest.mark.rule("C6")
@pytest.mark.parametrize("dice", [(2, 3, 4), (5, 3, 4), (6, 5, 4)])
def test_a_suite_gives_nothing_by_itself(dice: tuple[int, ...]) -> None:
    assert suite((50, 50), dice).scores == (50, 50)


@pytest.mark.rule("C5")
@pytest.mark.parametrize("dice", list(permutations((1, 2, 3))))
def test_a_suite_of_1_2_3_gives_18_and_is_not_also_paid_as_a_velute(dice: tuple[int, ...]) -> None:
    game = at_table((50, 50))
    assert ledger(game.throw(PERCEVAL, *dice)) == [(PERCEVAL, 18, "suite")]
    assert (game.scores, game.phase) == ((68, 50), "suite")


# R2


@pytest.mark.rule("R2", "C6")
def test_the_race_ends_as_soon_as_one_seat_is_left() -> None:
    game = suite((50, 50, 50))
    assert game.play("cry", BOHORT, cry=GRELOTTE) == ()
    assert (game.phase, game.may("cry")) == ("suite", {PERCEVAL, KARADOC})
    assert ledger(game.play("cry", PERCEVAL, cry=GRELOTTE)) == [(KARADOC, -10, "suite")]
    assert (game.scores, game.phase, game.thrower) == ((50, 40, 50), "before-throw", KARADOC)


@pytest.mark.rule("R2")
def test_of_two_the_first_bang_decides() -> None:
    game = suite((50, 50))
    assert ledger(game.play("cry", KARADOC, cry=GRELOTTE)) == [(PERCEVAL, -10, "suite")]


@pytest.mark.rule("R2")
def test_nobody_bangs_twice() -> None:
    game = suite()
    game.play("cry", BOHORT, cry=GRELOTTE)
    assert game.refuse("cry", BOHORT, cry=GRELOTTE) == "not-in-this-race"


@pytest.mark.rule("R2")
@pytest.mark.parametrize("loser", [PERCEVAL, LEODAGAN])
def test_the_table_points_straight_at_the_loser(loser: int) -> None:
    assert ledger(suite().play("last", loser)) == [(loser, -10, "suite")]


@pytest.mark.rule("R2")
def test_the_table_points_at_the_loser_though_he_has_banged() -> None:
    """Our reading: a touch proves nothing, the table saw who was last."""
    game = suite()
    game.play("cry", BOHORT, cry=GRELOTTE)
    assert ledger(game.play("last", BOHORT)) == [(BOHORT, -10, "suite")]


@pytest.mark.rule("R2", "R8")
def test_the_table_says_that_nobody_lost() -> None:
    game = suite()
    assert game.play("nobody") == ()
    assert (game.scores, game.thrower) == ((50, 50, 50, 50), KARADOC)


@pytest.mark.rule("R2", "G4")
def test_the_last_loses_no_more_than_he_has() -> None:
    assert ledger(suite((50, 4)).play("last", KARADOC)) == [(KARADOC, -4, "suite")]


@pytest.mark.rule("R2")
def test_the_house_says_what_the_last_loses() -> None:
    assert ledger(suite(suite_points=25).play("last", KARADOC)) == [(KARADOC, -25, "suite")]


@pytest.mark.rule("R2", "D1")
def test_in_doublette_every_seat_bangs() -> None:
    """Perceval's partner is last: their common score pays."""
    game = at_table((50, 60, 50, 60), teams=[[0, 2], [1, 3]])
    game.throw(PERCEVAL, 4, 5, 6)
    for seat in (PERCEVAL, KARADOC, LEODAGAN):
        game.play("cry", seat, cry=GRELOTTE)
    assert game.scores == (40, 60, 40, 60)


@pytest.mark.rule("R2", "L1")
def test_a_newcomer_does_not_bang() -> None:
    game = suite((50, 50))
    game.play("chante_sloubi", name="Gauvain", sung=False)
    assert game.may("cry") == game.may("last") == {PERCEVAL, KARADOC}


@pytest.mark.rule("R2", "L1")
def test_one_left_alone_with_a_newcomer_has_nobody_to_race() -> None:
    game = at_table((50, 50))
    game.throw(PERCEVAL, 4, 5)
    game.play("chante_sloubi", name="Gauvain", sung=False)
    game.play("leave", KARADOC)
    assert game.throw(PERCEVAL, 6) == ()
    assert (game.scores, game.phase, game.thrower) == ((50, 50, 0), "before-throw", BOHORT)


@pytest.mark.rule("R2", "L1")
def test_a_suite_is_over_when_one_is_left_alone_with_a_newcomer() -> None:
    game = suite((50, 50))
    game.play("chante_sloubi", name="Gauvain", sung=False)
    assert game.play("leave", KARADOC) == ()
    assert (game.scores, game.phase, game.thrower) == ((50, 50, 0), "before-throw", BOHORT)


# R4


@pytest.mark.rule("R4")
def test_the_tied_last_throw_a_die_each_and_the_lowest_loses() -> None:
    game = suite()
    assert game.play("tie", seats=[BOHORT, KARADOC]) == ()
    assert (game.phase, game.may("throw")) == ("suite-tie", {KARADOC, BOHORT})
    assert game.throw(BOHORT, 3) == ()
    assert game.may("throw") == {KARADOC}
    assert ledger(game.throw(KARADOC, 4)) == [(BOHORT, -10, "suite")]
    assert (game.scores, game.thrower) == ((50, 50, 40, 50), KARADOC)


@pytest.mark.rule("R4")
def test_the_tied_lowest_throw_again() -> None:
    game = suite()
    game.play("tie", seats=[PERCEVAL, KARADOC, BOHORT])
    for seat, die in ((PERCEVAL, 2), (KARADOC, 6), (BOHORT, 2)):
        assert game.throw(seat, die) == ()
    assert (game.phase, game.may("throw")) == ("suite-tie", {PERCEVAL, BOHORT})
    assert game.refuse("throw", KARADOC, dice=[1]) == "not-your-dice"
    game.throw(PERCEVAL, 5)
    assert ledger(game.throw(BOHORT, 4)) == [(BOHORT, -10, "suite")]


@pytest.mark.rule("R4")
def test_who_has_thrown_his_die_does_not_throw_it_again() -> None:
    game = suite()
    game.play("tie", seats=[BOHORT, KARADOC])
    game.throw(BOHORT, 3)
    assert game.refuse("throw", BOHORT, dice=[6]) == "not-your-dice"


@pytest.mark.rule("R4", "R8")
def test_the_table_ends_the_tie_of_a_suite() -> None:
    game = suite()
    game.play("tie", seats=[BOHORT, KARADOC])
    assert game.refuse("last", PERCEVAL) == "not-this-seat"
    assert ledger(game.play("last", KARADOC)) == [(KARADOC, -10, "suite")]
    game = suite()
    game.play("tie", seats=[BOHORT, KARADOC])
    assert game.play("nobody") == ()
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("R4", "G6")
def test_a_tie_lost_by_the_lanceur_at_343_is_no_victory() -> None:
    game = suite((332, 50), (1, 2, 3))
    game.play("tie", seats=[PERCEVAL, KARADOC])
    game.throw(KARADOC, 2)
    assert game.winners == ()
    game.throw(PERCEVAL, 1)
    assert (game.scores, game.winners) == ((340, 50), ())


@pytest.mark.rule("R4", "S7")
def test_a_civet_on_the_suite_is_settled_after_its_tie() -> None:
    game = at_table((100, 50), tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="suite", stake=30)
    game.throw(PERCEVAL, 1, 2, 3)
    game.play("tie", seats=[PERCEVAL, KARADOC])
    game.throw(PERCEVAL, 1)
    assert ledger(game.throw(KARADOC, 2)) == [(PERCEVAL, -10, "suite"), (PERCEVAL, 30, "civet")]
    assert (game.scores, game.thrower) == ((138, 50), KARADOC)

"""Leaving a race, a Suite or a tie of them: it goes on among those who stay."""

import pytest
from tests.rules.cul_de_chouette.cast import (
    BOHORT,
    KARADOC,
    LEODAGAN,
    PERCEVAL,
    RULES,
    Game,
    at_table,
    ledger,
    read,
)
from tests.rules.cul_de_chouette.evenings import SCORES, challenged


@pytest.mark.rule("G8", "C3")
def test_a_race_stays_open_when_the_next_player_goes_home() -> None:
    """Our reading: leaving is no move before his dice."""
    game = at_table(SCORES)
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("leave", KARADOC)
    assert (game.phase, game.thrower) == ("chouette-velute", BOHORT)
    assert game.may("cry") == {PERCEVAL, BOHORT, LEODAGAN}
    game.play("cry", LEODAGAN, cry="pas-mou-le-caillou")
    assert game.scores == (100, 150, 40, 112)


@pytest.mark.rule("N4")
def test_the_stake_is_settled_with_a_challenger_who_goes_home_during_the_suite() -> None:
    game = challenged()
    game.throw(PERCEVAL, 1, 2, 3)
    game.play("leave", BOHORT)
    assert (game.phase, game.may("cry")) == ("suite", {PERCEVAL, KARADOC, LEODAGAN})
    game.play("last", LEODAGAN)
    assert game.scores == (128, 150, 30, 70)


@pytest.mark.rule("C6", "R2")
def test_a_suite_goes_on_without_its_lanceur() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 2, 3, 4)
    game.play("cry", KARADOC, cry="grelotte-ca-picote")
    game.play("leave", PERCEVAL)
    assert (game.phase, game.may("cry")) == ("suite", {BOHORT, LEODAGAN})
    game.play("cry", LEODAGAN, cry="grelotte-ca-picote")
    assert game.scores == (100, 150, 30, 80)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("R4")
def test_of_two_tied_last_who_stays_was_the_last() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 2, 3, 4)
    game.play("tie", seats=[KARADOC, BOHORT])
    game.play("leave", BOHORT)
    assert game.scores == (100, 140, 40, 80)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("R3")
def test_of_two_tied_first_who_stays_was_the_first() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("tie", seats=[PERCEVAL, LEODAGAN])
    game.play("leave", PERCEVAL)
    assert game.scores == (100, 150, 40, 112)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("R3")
def test_a_tie_break_goes_on_without_who_was_to_throw() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("tie", seats=[KARADOC, BOHORT, LEODAGAN])
    game.throw(KARADOC, 2)
    game.play("leave", BOHORT)
    assert game.thrower == LEODAGAN
    game.throw(LEODAGAN, 3)
    assert game.thrower == KARADOC
    game.throw(KARADOC, 6)
    assert game.scores == (100, 182, 40, 80)


@pytest.mark.rule("R2")
def test_a_suite_goes_on_without_who_leaves() -> None:
    game = at_table((50, 50, 50, 50))
    game.throw(PERCEVAL, 4, 5, 6)
    game.play("cry", PERCEVAL, cry="grelotte-ca-picote")
    game.play("leave", BOHORT)
    assert (game.phase, game.may("cry")) == ("suite", {KARADOC, LEODAGAN})
    game.play("cry", LEODAGAN, cry="grelotte-ca-picote")
    assert (game.scores, game.thrower) == ((50, 40, 50, 50), KARADOC)


@pytest.mark.rule("R2")
def test_a_suite_whose_last_goes_home_is_lost_by_nobody() -> None:
    """Two have banged, the third leaves instead: those who are left have all banged."""
    game = at_table((50, 50, 50))
    game.throw(PERCEVAL, 4, 5, 6)
    game.play("cry", PERCEVAL, cry="grelotte-ca-picote")
    before = game.table
    game.play("leave", KARADOC)
    assert (game.scores, game.phase, game.thrower) == ((50, 50, 40), "before-throw", BOHORT)
    game = Game(RULES.play(before, read("leave", BOHORT)))
    assert (game.scores, game.thrower) == ((50, 40, 50), KARADOC)


@pytest.mark.rule("R2", "G6")
def test_a_victory_that_waited_for_a_suite_is_declared_when_the_suite_ends_by_a_departure() -> None:
    game = at_table((332, 50, 50))
    game.throw(PERCEVAL, 1, 2, 3)
    game.play("cry", PERCEVAL, cry="grelotte-ca-picote")
    game.play("leave", KARADOC)
    assert (game.scores, game.winners) == ((350, 50, 40), (PERCEVAL,))


@pytest.mark.rule("R4")
def test_the_tied_last_throw_on_without_who_leaves_and_one_alone_was_the_last() -> None:
    game = at_table((50, 50, 50, 50))
    game.throw(PERCEVAL, 4, 5, 6)
    game.play("tie", seats=[KARADOC, BOHORT, LEODAGAN])
    game.throw(LEODAGAN, 1)
    assert game.play("leave", LEODAGAN) == ()
    assert (game.phase, game.may("throw")) == ("suite-tie", {KARADOC, BOHORT})
    assert ledger(game.play("leave", KARADOC)) == [(BOHORT, -10, "suite")]
    assert (game.scores, game.phase, game.thrower) == ((50, 50, 40, 50), "before-throw", BOHORT)


@pytest.mark.rule("R3")
def test_the_one_left_of_two_tied_was_first() -> None:
    game = at_table((50, 50, 50))
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("tie", seats=[KARADOC, BOHORT])
    assert ledger(game.play("leave", KARADOC)) == [(BOHORT, 32, "chouette-velute")]
    assert (game.phase, game.thrower) == ("before-throw", BOHORT)


@pytest.mark.rule("R3")
def test_without_the_tied_lanceur_the_others_throw_until_a_6() -> None:
    """His privilege goes home with him: Karadoc and Bohort, then Karadoc again."""
    game = at_table((50, 50, 50))
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("tie", seats=[PERCEVAL, KARADOC, BOHORT])
    game.play("leave", PERCEVAL)
    game.throw(KARADOC, 1)
    game.throw(BOHORT, 1)
    assert (game.phase, game.may("throw"), game.scores) == ("tie-break", {KARADOC}, (50, 50, 50))
    game.throw(KARADOC, 6)
    assert game.scores == (50, 82, 50)


@pytest.mark.rule("R4")
def test_the_die_of_a_tied_last_who_leaves_counts_no_more_and_those_of_the_others_stay() -> None:
    game = at_table((50, 50, 50, 50))
    game.throw(PERCEVAL, 3, 4, 5)
    game.play("tie", seats=[KARADOC, BOHORT, LEODAGAN])
    game.throw(KARADOC, 1)
    game.throw(BOHORT, 3)
    game.play("leave", KARADOC)
    assert game.offers("throw")[0].seats == (LEODAGAN,)
    game.throw(LEODAGAN, 5)
    assert game.scores == (50, 50, 40, 50)

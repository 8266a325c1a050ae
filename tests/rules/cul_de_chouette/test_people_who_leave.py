"""People who go home: skipped from now on, their score stays."""

import pytest
from tests.rules.cul_de_chouette.cast import (
    A_VELUTE_OF_4,
    BOHORT,
    KARADOC,
    LEODAGAN,
    NEANT,
    PERCEVAL,
    RULES,
    Game,
    at_table,
    ledger,
    read,
)


@pytest.mark.rule("G2")
def test_who_leaves_is_skipped_from_now_on_and_his_score_stays() -> None:
    game = at_table((10, 20, 30))
    assert game.play("leave", KARADOC) == ()
    game.throw(PERCEVAL, *A_VELUTE_OF_4)
    assert (game.thrower, game.scores) == (BOHORT, (42, 20, 30))
    assert game.refuse("bevue", KARADOC) == "has-left"
    described = RULES.describe(game.table)["players"]
    assert [player["left"] for player in described] == [False, True, False]


@pytest.mark.rule("G2")
def test_whose_turn_it_is_goes_home_and_the_dice_pass() -> None:
    game = at_table((10, 20, 30))
    game.play("leave", PERCEVAL)
    assert (game.thrower, game.table.round) == (KARADOC, 1)
    game.throw(KARADOC, *A_VELUTE_OF_4)
    game.throw(BOHORT, *A_VELUTE_OF_4)
    assert (game.thrower, game.table.round) == (KARADOC, 2)


def test_two_at_least_stay() -> None:
    game = at_table((10, 20, 30))
    game.play("leave", KARADOC)
    assert game.offers("leave") == []
    assert game.refuse("leave", BOHORT) == "two-must-stay"


@pytest.mark.rule("G1")
def test_who_leaves_in_the_opening_throws_no_die() -> None:
    game = at_table((0, 0, 0), first=None)
    game.play("opening", PERCEVAL, die=3)
    game.play("opening", KARADOC, die=5)
    game.play("leave", BOHORT)
    assert (game.phase, game.thrower) == ("before-throw", PERCEVAL)


@pytest.mark.rule("G8")
def test_the_next_to_throw_goes_home_and_what_is_open_stays_open() -> None:
    """Our reading: leaving is no move before his dice."""
    game = at_table((100, 100, 100))
    game.throw(PERCEVAL, 3, 3, 6)
    game.play("leave", KARADOC)
    assert (game.phase, game.thrower, game.may("cry")) == ("chouette-velute", BOHORT, {PERCEVAL, BOHORT})
    game.play("cry", BOHORT, cry="pas-mou-le-caillou")
    assert (game.scores, game.thrower) == ((100, 100, 172), BOHORT)


@pytest.mark.rule("G8", "N1")
def test_a_neant_stays_exposed_when_the_next_to_throw_goes_home() -> None:
    game = at_table((100, 100, 100), tokens={BOHORT: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("leave", KARADOC)
    game.play("grelottine", BOHORT, on="velute", stake=25)
    game.throw(PERCEVAL, *A_VELUTE_OF_4)
    assert (game.scores, game.thrower) == ((157, 100, 75), BOHORT)


@pytest.mark.rule("N1")
def test_the_neant_of_who_has_left_is_challenged_no_more() -> None:
    game = at_table((100, 100, 100), tokens={BOHORT: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("leave", PERCEVAL)
    assert (game.offers("grelottine"), game.thrower) == ([], KARADOC)


@pytest.mark.rule("S1")
def test_a_sirotage_on_offer_goes_with_the_lanceur_and_the_chouette_stays() -> None:
    game = at_table((100, 100, 100))
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("leave", PERCEVAL)
    assert (game.phase, game.scores, game.thrower) == ("before-throw", (116, 100, 100), KARADOC)


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


@pytest.mark.rule("B2")
def test_a_bleu_rouge_goes_with_its_lanceur() -> None:
    game = at_table((50, 50, 50))
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", KARADOC, on=10)
    game.play("leave", PERCEVAL)
    assert (game.scores, game.phase, game.thrower) == ((59, 50, 50), "before-throw", KARADOC)


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

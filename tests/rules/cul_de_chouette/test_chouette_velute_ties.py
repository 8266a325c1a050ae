"""A Chouette Velute cried by several at once: who is first by dice (R3)."""

import pytest
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, LEODAGAN, NEANT, PERCEVAL, at_table, ledger
from tests.rules.cul_de_chouette.velutes import chouette_velute


@pytest.mark.rule("R3")
def test_the_lanceur_among_the_tied_does_not_throw_and_keeps_the_points_without_a_6() -> None:
    game = chouette_velute()
    assert game.play("tie", seats=[BOHORT, PERCEVAL, KARADOC]) == ()
    assert (game.phase, game.may("throw")) == ("tie-break", {KARADOC})
    game.throw(KARADOC, 5)
    assert game.may("throw") == {BOHORT}
    assert ledger(game.throw(BOHORT, 1)) == [(PERCEVAL, 32, "chouette-velute")]
    assert (game.scores, game.phase, game.thrower) == ((42, 20, 30, 40), "before-throw", KARADOC)


@pytest.mark.rule("R3")
def test_the_first_6_wins_at_once_and_the_rest_do_not_throw() -> None:
    game = chouette_velute()
    game.play("tie", seats=[PERCEVAL, KARADOC, BOHORT])
    assert ledger(game.throw(KARADOC, 6)) == [(KARADOC, 32, "chouette-velute")]
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("R3")
def test_without_the_lanceur_the_tied_throw_again_until_a_6() -> None:
    game = chouette_velute()
    game.play("tie", seats=[BOHORT, KARADOC])
    for _ in range(2):
        assert game.may("throw") == {KARADOC}
        assert game.throw(KARADOC, 5) == ()
        assert game.may("throw") == {BOHORT}
        assert game.throw(BOHORT, 5) == ()
    game.throw(KARADOC, 1)
    assert ledger(game.throw(BOHORT, 6)) == [(BOHORT, 32, "chouette-velute")]
    assert game.scores == (10, 20, 62, 40)


@pytest.mark.rule("R3")
def test_the_tied_throw_one_after_the_other_from_the_lanceur_on() -> None:
    game = at_table((10, 20, 30, 40), first=BOHORT)
    game.throw(BOHORT, 2, 2, 4)
    game.play("tie", seats=[KARADOC, PERCEVAL, LEODAGAN])
    order = []
    for _ in range(3):
        order.append(game.thrower)
        game.throw(game.thrower, 2)
    assert order == [LEODAGAN, PERCEVAL, KARADOC]
    assert game.may("throw") == {LEODAGAN}


@pytest.mark.rule("R3", "A3")
def test_of_a_bought_chouette_velute_the_buyer_has_the_privilege() -> None:
    """The buyer stands as lanceur; the original lanceur is one of the others, and throws."""
    game = at_table((10, 100, 30))
    game.throw(PERCEVAL, 2, 2)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 4)
    game.play("tie", seats=[PERCEVAL, KARADOC])
    assert game.may("throw") == {PERCEVAL}
    game.throw(PERCEVAL, 3)
    assert game.scores == (14, 102, 30)


@pytest.mark.rule("R3")
def test_two_dice_are_no_tie_break() -> None:
    game = chouette_velute()
    game.play("tie", seats=[BOHORT, KARADOC])
    assert game.refuse("throw", KARADOC, dice=[6, 6]) == "wrong-number-of-dice"
    assert game.refuse("throw", BOHORT, dice=[6]) == "not-your-dice"


@pytest.mark.rule("R3")
def test_by_house_rule_the_lanceur_has_it_after_one_round_without_a_6_though_he_was_not_tied() -> None:
    game = chouette_velute(chouette_velute_tie="no-six-lanceur")
    game.play("tie", seats=[BOHORT, KARADOC])
    game.throw(KARADOC, 5)
    assert ledger(game.throw(BOHORT, 5)) == [(PERCEVAL, 32, "chouette-velute")]


@pytest.mark.rule("R3")
def test_by_house_rule_the_tied_lose_the_points() -> None:
    game = chouette_velute(chouette_velute_tie="tied-lose-the-points")
    assert game.play("tie", seats=[PERCEVAL, KARADOC]) == ()
    assert (game.scores, game.phase, game.thrower) == ((10, 20, 30, 40), "before-throw", KARADOC)


@pytest.mark.rule("R3", "S7")
def test_a_civet_waits_for_a_tie_break_and_is_won_by_the_dice() -> None:
    """100 staked 20 on the Chouette Velute he throws: the stake is his, though Karadoc's 6 takes the points."""
    game = at_table((100, 20, 30), tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="chouette-velute", stake=20)
    assert game.throw(PERCEVAL, 2, 2, 4) == ()
    assert (game.phase, game.thrower) == ("chouette-velute", KARADOC)
    assert game.play("tie", seats=[PERCEVAL, KARADOC]) == ()
    assert game.refuse("throw", PERCEVAL, dice=[6]) == "not-your-dice"
    assert ledger(game.throw(KARADOC, 6)) == [(KARADOC, 32, "chouette-velute"), (PERCEVAL, 20, "civet")]
    assert (game.scores, game.phase, game.thrower) == ((120, 52, 30), "before-throw", KARADOC)
    assert game.holds(PERCEVAL).civet == 0


@pytest.mark.rule("R3", "R8", "S7")
def test_a_civet_is_settled_when_the_table_ends_the_tie_break_with_nobody() -> None:
    game = at_table((100, 20), tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="velute", stake=20)
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("tie", seats=[PERCEVAL, KARADOC])
    assert ledger(game.play("nobody")) == [(PERCEVAL, -20, "civet")]
    assert (game.scores, game.thrower) == ((80, 20), KARADOC)


@pytest.mark.rule("R3", "S7", "G8")
def test_the_next_throw_closes_the_race_and_settles_the_civet_that_waited_for_it() -> None:
    game = at_table((100, 20), tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="chouette-velute", stake=20)
    game.throw(PERCEVAL, 2, 2, 4)
    assert ledger(game.throw(KARADOC, 1, 3, 4)) == [(PERCEVAL, 20, "civet"), (KARADOC, 32, "velute")]
    assert (game.scores, game.thrower) == ((120, 52), PERCEVAL)


@pytest.mark.rule("R3", "N3")
def test_a_tie_break_in_a_challenge_comes_before_the_stake() -> None:
    game = at_table((100, 100, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="chouette-velute", stake=8)
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("tie", seats=[KARADOC, BOHORT])
    game.throw(KARADOC, 1)
    assert ledger(game.throw(BOHORT, 6)) == [
        (BOHORT, 32, "chouette-velute"), (KARADOC, -8, "grelottine"), (PERCEVAL, 8, "grelottine"),
    ]  # fmt: skip
    assert (game.scores, game.thrower) == ((108, 92, 132), KARADOC)

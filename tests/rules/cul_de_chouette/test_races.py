"""Races: the first takes it, and the ways out (R1, R5 to R8). The Suite is in `test_suite`."""

from collections.abc import Callable

import pytest
from tests.rules.cul_de_chouette.cast import (
    BOHORT,
    KARADOC,
    LEODAGAN,
    NEANT,
    PERCEVAL,
    Game,
    at_table,
    ledger,
)
from tests.rules.cul_de_chouette.velutes import chouette_velute

PAS_MOU = "pas-mou-le-caillou"


def pelican(scores: tuple[int, ...] = (10, 20, 30, 40), **options: object) -> Game:
    """Perceval has thrown 6-6-6: 28 points for the cry."""
    game = at_table(scores, **options)
    game.throw(PERCEVAL, 6, 6, 6)
    assert game.phase == "pelican-race"
    return game


def contre_sirop(scores: tuple[int, ...] = (50, 20, 30, 40), value: int = 3) -> Game:
    """Perceval has failed to sip the Chouette of 3: 14 points."""
    game = at_table(scores)
    game.throw(PERCEVAL, value, value, 5)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 1)
    assert game.phase == "contre-sirop"
    return game


# R1


@pytest.mark.rule("R1", "C3")
@pytest.mark.parametrize(
    ("dice", "prize"), [((1, 1, 2), 8), ((2, 2, 4), 32), ((3, 3, 6), 72)], ids=["1-1-2", "2-2-4", "3-3-6"]
)
@pytest.mark.parametrize("winner", [PERCEVAL, KARADOC, BOHORT])
def test_the_first_who_claps_takes_the_chouette_velute(
    dice: tuple[int, ...], prize: int, winner: int
) -> None:
    game = at_table((10, 20, 30))
    assert game.throw(PERCEVAL, *dice) == ()
    assert game.may("cry") == {PERCEVAL, KARADOC, BOHORT}
    assert ledger(game.play("cry", winner, cry=PAS_MOU)) == [(winner, prize, "chouette-velute")]
    assert (game.phase, game.thrower, game.winners) == ("before-throw", KARADOC, ())


@pytest.mark.rule("R1")
def test_the_second_comes_too_late() -> None:
    game = chouette_velute()
    game.play("cry", BOHORT, cry=PAS_MOU)
    assert game.refuse("cry", KARADOC, cry=PAS_MOU) == "no-such-race"
    assert game.scores == (10, 20, 62, 40)


@pytest.mark.rule("R1", "C1")
@pytest.mark.parametrize("winner", [PERCEVAL, KARADOC])
def test_the_first_to_cry_takes_the_28_of_the_pelican(winner: int) -> None:
    game = pelican((10, 20))
    assert ledger(game.play("cry", winner, cry="pelican")) == [(winner, 28, "pelican")]
    assert game.scores == ((210, 20) if winner == PERCEVAL else (182, 48))
    assert game.refuse("cry", PERCEVAL, cry="pelican") == "no-such-race"


@pytest.mark.rule("R1", "S5")
def test_the_first_fist_takes_the_contre_sirop() -> None:
    game = contre_sirop()
    assert game.may("cry") == {KARADOC, BOHORT, LEODAGAN}
    assert ledger(game.play("cry", LEODAGAN, cry="fruits-au-sirop")) == [(LEODAGAN, 14, "contre-sirop")]
    assert game.refuse("cry", KARADOC, cry="fruits-au-sirop") == "no-such-race"


@pytest.mark.rule("R1", "K4", "K5")
@pytest.mark.parametrize(
    ("crier", "cry", "accounts"), [(PERCEVAL, "raitournelle", (50, 0)), (KARADOC, "artichette", (0, 50))]
)
def test_the_first_of_raitournelle_and_artichette_has_it(
    crier: int, cry: str, accounts: tuple[int, ...]
) -> None:
    game = at_table((10, 20), accounts={KARADOC: 50}, banque=True)
    game.throw(PERCEVAL, 5, 6)
    game.play("cry", crier, cry=cry)
    assert game.table.accounts == accounts


@pytest.mark.rule("R1", "A1")
def test_the_first_buys_the_cul() -> None:
    game = at_table((10, 50, 60))
    game.throw(PERCEVAL, 2, 3)
    game.play("achat_de_de", BOHORT)
    assert game.refuse("achat_de_de", KARADOC) == "nothing-to-buy"
    assert (game.scores, game.thrower) == ((10, 50, 30), BOHORT)


@pytest.mark.rule("R1", "N1")
def test_the_first_grelottine_is_the_one_that_counts() -> None:
    game = at_table((100, 100, 100), tokens={KARADOC: {"grelottine": 1}, BOHORT: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", BOHORT, on="velute", stake=5)
    assert game.refuse("grelottine", KARADOC, on="velute", stake=5) == "no-neant-to-challenge"


@pytest.mark.rule("R1")
def test_the_cry_of_another_race_is_out_of_place() -> None:
    game = chouette_velute()
    assert game.refuse("cry", KARADOC, cry="pelican") == "no-such-race"
    assert game.refuse("cry", KARADOC, cry="grelotte-ca-picote") == "no-such-race"


@pytest.mark.rule("R1", "L1")
def test_a_newcomer_takes_no_part_in_an_open_race() -> None:
    game = chouette_velute((10, 20))
    game.play("chante_sloubi", name="Gauvain", sung=False)
    assert game.may("cry") == {PERCEVAL, KARADOC}
    assert game.refuse("cry", 2, cry=PAS_MOU) == "not-in-this-race"


# R5


@pytest.mark.rule("R5")
def test_a_tied_contre_sirop_nobody_wins() -> None:
    game = contre_sirop()
    assert game.play("tie", seats=[KARADOC, BOHORT]) == ()
    assert (game.scores, game.phase, game.thrower) == ((41, 20, 30, 40), "before-throw", KARADOC)


@pytest.mark.rule("R5")
def test_the_lanceur_cannot_be_tied_in_the_contre_sirop_against_him() -> None:
    assert contre_sirop().refuse("tie", seats=[PERCEVAL, BOHORT]) == "not-in-this-race"


@pytest.mark.rule("R5")
def test_one_other_alone_ties_with_nobody() -> None:
    game = contre_sirop((50, 20))
    assert (game.may("cry"), game.offers("tie")) == ({KARADOC}, [])


# R6


@pytest.mark.rule("R6")
def test_in_a_tied_pelican_the_lanceur_throws_first_and_has_no_privilege() -> None:
    game = pelican((10, 20, 30))
    game.play("tie", seats=[BOHORT, PERCEVAL])
    assert game.may("throw") == {PERCEVAL}
    game.throw(PERCEVAL, 5)
    game.throw(BOHORT, 5)
    assert (game.phase, game.may("throw")) == ("tie-break", {PERCEVAL})
    assert ledger(game.throw(PERCEVAL, 6)) == [(PERCEVAL, 28, "pelican")]
    assert game.scores == (210, 20, 30)


@pytest.mark.rule("R6")
@pytest.mark.parametrize("house", ["no-six-lanceur", "tied-lose-the-points"])
def test_house_rules_for_the_tied_chouette_velute_leave_the_pelican_alone(house: str) -> None:
    game = pelican((10, 20, 30), chouette_velute_tie=house)
    game.play("tie", seats=[KARADOC, BOHORT])
    game.throw(KARADOC, 5)
    game.throw(BOHORT, 5)
    assert (game.phase, game.may("throw"), game.scores) == ("tie-break", {KARADOC}, (182, 20, 30))
    assert ledger(game.throw(KARADOC, 6)) == [(KARADOC, 28, "pelican")]


# R7


@pytest.mark.rule("R7", "K5")
def test_a_tied_raitournelle_is_the_lanceurs() -> None:
    game = at_table((10, 20, 30), accounts={KARADOC: 50, BOHORT: 7}, banque=True)
    game.throw(PERCEVAL, 6, 6)
    game.play("tie", seats=[KARADOC, PERCEVAL])
    assert game.table.accounts == (57, 0, 0)


@pytest.mark.rule("R7", "K5")
def test_opponents_tied_with_each_other_block_all_the_same() -> None:
    game = at_table((10, 20, 30), accounts={KARADOC: 50, BOHORT: 7}, banque=True)
    game.throw(PERCEVAL, 6, 6)
    game.play("tie", seats=[KARADOC, BOHORT])
    assert game.table.accounts == (0, 50, 7)


@pytest.mark.rule("R7", "N1")
@pytest.mark.parametrize(
    ("scores", "heard"),
    [
        ((100, 90, 80, 95), BOHORT),
        ((100, 80, 90, 95), KARADOC),
        ((100, 80, 80, 95), KARADOC),
        ((100, 95, 80, 80), BOHORT),
    ],
)
def test_tied_grelottines_go_to_the_lower_score_then_to_the_nearest(
    scores: tuple[int, ...], heard: int
) -> None:
    holders = {seat: {"grelottine": 1} for seat in (KARADOC, BOHORT, LEODAGAN)}
    game = at_table(scores, tokens=holders)
    game.throw(PERCEVAL, *NEANT)
    game.play("tie", seats=[LEODAGAN, BOHORT, KARADOC])
    assert game.may("grelottine") == {heard}
    other = LEODAGAN
    assert game.refuse("grelottine", other, on="velute", stake=1) == "cried-second"
    game.play("grelottine", heard, on="velute", stake=1)
    assert game.phase == "challenge"


@pytest.mark.rule("R7", "A1")
def test_of_tied_buyers_the_nearest_in_turn_order_buys() -> None:
    game = at_table((50, 60, 70, 80), first=BOHORT)
    game.throw(BOHORT, 2, 3)
    assert ledger(game.play("tie", seats=[KARADOC, PERCEVAL])) == [(PERCEVAL, -30, "achat-de-de")]
    assert game.thrower == PERCEVAL


# R8


@pytest.mark.rule("R8")
@pytest.mark.parametrize("winner", [PERCEVAL, BOHORT])
def test_the_table_points_at_the_winner_of_a_race(winner: int) -> None:
    assert ledger(chouette_velute().play("award", winner)) == [(winner, 32, "chouette-velute")]
    assert ledger(pelican().play("award", winner)) == [(winner, 28, "pelican")]


@pytest.mark.rule("R8")
@pytest.mark.parametrize("race", [chouette_velute, pelican, contre_sirop])
def test_the_table_says_that_nobody_won(race: Callable[[], Game]) -> None:
    game = race()
    before = game.scores
    assert game.play("nobody") == ()
    assert (game.scores, game.phase, game.thrower) == (before, "before-throw", KARADOC)


@pytest.mark.rule("R8")
def test_the_table_points_at_the_winner_of_a_contre_sirop_but_never_at_the_lanceur() -> None:
    assert contre_sirop().refuse("award", PERCEVAL) == "not-in-this-race"
    assert ledger(contre_sirop().play("award", BOHORT)) == [(BOHORT, 14, "contre-sirop")]


@pytest.mark.rule("R8")
@pytest.mark.parametrize("race", [chouette_velute, pelican])
def test_the_table_ends_a_tie_break(race: Callable[[], Game]) -> None:
    awarded = race()
    awarded.play("tie", seats=[PERCEVAL, BOHORT])
    assert awarded.refuse("award", KARADOC) == "not-this-seat"
    prize = 32 if race is chouette_velute else 28
    assert [(it.seat, it.points) for it in awarded.play("award", BOHORT)] == [(BOHORT, prize)]
    closed = race()
    closed.play("tie", seats=[PERCEVAL, BOHORT])
    assert closed.play("nobody") == ()
    assert (closed.phase, closed.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("R8")
def test_a_way_out_is_offered_only_while_something_is_open() -> None:
    game = at_table((10, 20))
    assert (game.offers("nobody"), game.offers("award"), game.offers("tie")) == ([], [], [])
    assert game.refuse("nobody") == "not-now"
    assert game.refuse("award", KARADOC) == "not-now"
    assert game.refuse("tie", seats=[PERCEVAL, KARADOC]) == "not-now"

"""Leaving in the middle of a throw: what waits for him is over, what hangs on it is settled."""

import pytest
from tests.rules.cul_de_chouette.cast import (
    A_VELUTE_OF_4,
    BOHORT,
    KARADOC,
    LEODAGAN,
    NEANT,
    PERCEVAL,
    at_table,
    ledger,
)
from tests.rules.cul_de_chouette.evenings import SCORES, challenged


@pytest.mark.rule("N1")
def test_nobody_challenges_who_has_gone() -> None:
    game = at_table(SCORES, tokens={LEODAGAN: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("leave", PERCEVAL)
    assert game.refuse("grelottine", LEODAGAN, on="chouette", stake=1) == "no-neant-to-challenge"
    assert (game.offers("grelottine"), game.thrower) == ([], KARADOC)


@pytest.mark.rule("N1")
def test_an_announced_challenge_goes_on_when_the_next_player_goes_home() -> None:
    game = challenged()
    game.play("leave", KARADOC)
    assert (game.phase, game.thrower) == ("challenge", PERCEVAL)
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (142, 150, 30, 80)
    assert (game.phase, game.thrower) == ("before-throw", BOHORT)


@pytest.mark.rule("N3")
@pytest.mark.parametrize("seat", [PERCEVAL, BOHORT])
def test_a_challenge_not_yet_thrown_falls_with_either_of_the_two(seat: int) -> None:
    game = challenged()
    game.play("bet", LEODAGAN, on="reussite")
    assert game.play("leave", seat) == ()
    assert (game.phase, game.thrower, game.scores) == ("before-throw", KARADOC, SCORES)
    assert game.holds(BOHORT).grelottine == 1


@pytest.mark.rule("N3", "N4")
def test_nobody_escapes_a_stake_by_going_home_once_the_dice_have_fallen() -> None:
    game = challenged(on="sirop-grelot", stake=8)
    game.throw(PERCEVAL, 4, 4, 1)
    assert ledger(game.play("leave", PERCEVAL)) == [(PERCEVAL, -8, "grelottine"), (BOHORT, 8, "grelottine")]
    assert game.scores == (108, 150, 48, 80)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("G3")
def test_the_lanceur_who_leaves_before_the_cul_passes_the_dice() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 4, 4)
    assert game.play("leave", PERCEVAL) == ()
    assert (game.phase, game.thrower, game.scores) == ("before-throw", KARADOC, SCORES)


@pytest.mark.rule("A3")
def test_a_bought_cul_falls_though_the_lanceur_has_left() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 4, 4)
    game.play("achat_de_de", LEODAGAN)
    game.play("leave", PERCEVAL)
    assert game.thrower == LEODAGAN
    game.throw(LEODAGAN, 4)
    assert game.scores == (116, 150, 40, 130)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("K4")
def test_nobody_raises_a_raitournelle_for_a_lanceur_who_has_left() -> None:
    game = at_table(SCORES, banque=True, accounts={KARADOC: 50})
    game.throw(PERCEVAL, 6, 6)
    game.play("achat_de_de", LEODAGAN)
    game.play("leave", PERCEVAL)
    assert not {offer.bounds["cry"] for offer in game.offers("cry")} & {"raitournelle"}
    assert game.refuse("award", PERCEVAL) == "has-left"


@pytest.mark.rule("A2", "G6")
def test_the_lanceurs_victory_comes_when_the_buyer_goes_home() -> None:
    game = at_table((330, 150, 40))
    game.throw(PERCEVAL, 4, 4)
    game.play("achat_de_de", KARADOC)
    game.play("leave", KARADOC)
    assert (game.scores, game.winners) == ((346, 120, 40), (PERCEVAL,))


@pytest.mark.rule("S1", "S4")
def test_a_sirotage_falls_with_its_lanceur_and_the_chouette_stays() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    game.play("bet", KARADOC, on=3)
    assert game.play("leave", PERCEVAL) == ()
    assert (game.phase, game.thrower, game.scores) == ("before-throw", KARADOC, (116, 150, 40, 80))


@pytest.mark.rule("S7", "F1")
def test_a_soufflette_falls_with_the_challenged_and_the_civet_is_settled() -> None:
    game = at_table(SCORES, tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="velute", stake=20)
    game.throw(PERCEVAL, 4, 2, 1)
    game.play("soufflette", PERCEVAL, target=BOHORT)
    assert ledger(game.play("leave", BOHORT)) == [(PERCEVAL, -20, "civet")]
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("B2", "G6")
def test_a_bleu_rouge_falls_with_its_lanceur() -> None:
    game = at_table(SCORES)
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", KARADOC, on=9)
    assert game.play("leave", PERCEVAL) == ()
    assert (game.phase, game.thrower, game.scores) == ("before-throw", KARADOC, (109, 150, 40, 80))


@pytest.mark.rule("G8", "N1")
def test_a_neant_stays_exposed_when_the_next_to_throw_goes_home() -> None:
    game = at_table((100, 100, 100), tokens={BOHORT: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("leave", KARADOC)
    assert (game.may("grelottine"), game.thrower) == ({BOHORT}, BOHORT)
    game.play("grelottine", BOHORT, on="velute", stake=25)
    game.throw(PERCEVAL, *A_VELUTE_OF_4)
    assert (game.scores, game.thrower) == ((157, 100, 75), BOHORT)


@pytest.mark.rule("S1")
def test_a_sirotage_on_offer_goes_with_the_lanceur_and_the_chouette_stays() -> None:
    game = at_table((100, 100, 100))
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("leave", PERCEVAL)
    assert (game.phase, game.scores, game.thrower) == ("before-throw", (116, 100, 100), KARADOC)

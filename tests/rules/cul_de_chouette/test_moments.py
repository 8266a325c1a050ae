"""When the moment is still the one a player saw: what leaves `since` alone, and what does not (interface)."""

from collections.abc import Callable

import pytest
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, NEANT, PERCEVAL, RULES, Game, at_table

SCORES = (100, 100, 100, 100)


def leaves_the_moment_alone(game: Game, move: str, seat: int | None = None, **fields: object) -> bool:
    """Whether what was entered before `move` may still come after it."""
    before = game.table
    game.play(move, seat, **fields)
    return RULES.same_moment(before, game.table)


def thrown(*dice: int, **options: object) -> Game:
    game = at_table(SCORES, **options)
    game.throw(PERCEVAL, *dice)
    return game


def sipping() -> Game:
    game = thrown(4, 4, 1)
    game.play("sirotage", PERCEVAL)
    return game


def contre_sirop() -> Game:
    game = sipping()
    game.throw(PERCEVAL, 2)
    return game


def challenged(on: str = "velute") -> Game:
    game = at_table(SCORES, tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on=on, stake=5)
    return game


ANY_PHASE: list[Callable[[], Game]] = [
    lambda: at_table(SCORES, first=None),
    lambda: at_table(SCORES),
    lambda: thrown(4, 4),
    lambda: thrown(4, 4, 1),
    sipping,
    contre_sirop,
    lambda: thrown(4, 5, 6),
    lambda: thrown(3, 3, 6),
    lambda: thrown(3, 4, 3),
    lambda: thrown(4, 2, 1),
    challenged,
]


@pytest.mark.parametrize("start", ANY_PHASE)
def test_what_is_said_at_any_time_leaves_the_moment_alone(start: Callable[[], Game]) -> None:
    assert leaves_the_moment_alone(start(), "bevue", BOHORT)
    assert leaves_the_moment_alone(start(), "correction", BOHORT, points=-20, tokens={"boucliette": 0})
    assert leaves_the_moment_alone(start(), "rename", BOHORT, name="Le roi de Gaunes")
    assert leaves_the_moment_alone(start(), "chante_sloubi", name="Gauvain", sung=False)


@pytest.mark.rule("S4", "N6", "B2")
def test_bets_leave_the_moment_alone() -> None:
    assert leaves_the_moment_alone(sipping(), "bet", KARADOC, on=4)
    assert leaves_the_moment_alone(challenged(), "bet", BOHORT, on="reussite")
    game = thrown(3, 4, 3)
    assert leaves_the_moment_alone(game, "bet", KARADOC, on=10)
    assert leaves_the_moment_alone(game, "bet", PERCEVAL, on=[9, 10])
    game = challenged("sirop-grelot")
    game.throw(PERCEVAL, 4, 4, 1)
    assert leaves_the_moment_alone(game, "bet", BOHORT, on=4)


@pytest.mark.rule("R1", "R8", "G8")
def test_a_cry_or_its_verdict_makes_nobodys_dice_stale() -> None:
    """Karadoc's dice were entered beside the open race; the race ends, it is still his throw."""
    assert leaves_the_moment_alone(thrown(3, 3, 6), "cry", BOHORT, cry="pas-mou-le-caillou")
    assert leaves_the_moment_alone(thrown(3, 3, 6), "award", BOHORT)
    assert leaves_the_moment_alone(thrown(3, 3, 6), "nobody")
    assert leaves_the_moment_alone(contre_sirop(), "cry", BOHORT, cry="fruits-au-sirop")
    assert leaves_the_moment_alone(contre_sirop(), "tie", seats=[KARADOC, BOHORT])
    assert leaves_the_moment_alone(thrown(4, 4, 1), "decline", PERCEVAL)
    assert leaves_the_moment_alone(thrown(4, 2, 1), "decline", PERCEVAL)
    game = at_table((10, 100, 100))
    game.throw(PERCEVAL, 6, 6, 6)
    assert leaves_the_moment_alone(game, "cry", KARADOC, cry="pelican")


@pytest.mark.rule("R2")
def test_bangs_leave_the_moment_alone_until_the_last_has_lost() -> None:
    game = thrown(4, 5, 6)
    assert leaves_the_moment_alone(game, "cry", BOHORT, cry="grelotte-ca-picote")
    assert leaves_the_moment_alone(game, "cry", KARADOC, cry="grelotte-ca-picote")
    assert not leaves_the_moment_alone(game, "cry", PERCEVAL, cry="grelotte-ca-picote")


@pytest.mark.rule("R1", "S7")
def test_a_cry_leaves_the_moment_alone_though_a_civet_waited_for_the_race() -> None:
    game = at_table(SCORES, tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="velute", stake=20)
    game.throw(PERCEVAL, 3, 3, 6)
    assert leaves_the_moment_alone(game, "cry", BOHORT, cry="pas-mou-le-caillou")


@pytest.mark.rule("K4", "K5")
def test_raitournelle_and_artichette_do_not_make_the_cul_stale() -> None:
    assert leaves_the_moment_alone(thrown(6, 6, banque=True), "cry", PERCEVAL, cry="raitournelle")
    assert leaves_the_moment_alone(thrown(6, 6, banque=True), "cry", BOHORT, cry="artichette")
    assert leaves_the_moment_alone(thrown(6, 6, banque=True), "nobody")


@pytest.mark.rule("G1", "R4")
def test_the_dice_of_several_may_come_at_once() -> None:
    game = at_table(SCORES, first=None)
    assert leaves_the_moment_alone(game, "opening", BOHORT, die=2)
    assert leaves_the_moment_alone(game, "opening", PERCEVAL, die=2)
    game = thrown(4, 5, 6)
    game.play("tie", seats=[KARADOC, BOHORT])
    assert leaves_the_moment_alone(game, "throw", BOHORT, dice=[2])


@pytest.mark.rule("G1", "R4")
def test_a_die_thrown_again_is_another_moment() -> None:
    """A double press of the first die must not pass for the second."""
    game = at_table((0, 0), first=None)
    game.play("opening", PERCEVAL, die=2)
    assert not leaves_the_moment_alone(game, "opening", KARADOC, die=2)
    game = thrown(4, 5, 6)
    game.play("tie", seats=[KARADOC, BOHORT])
    game.play("throw", KARADOC, dice=[2])
    assert not leaves_the_moment_alone(game, "throw", BOHORT, dice=[2])
    assert game.phase == "suite-tie"


@pytest.mark.parametrize(
    "dice", [(1, 3, 4), (4, 4), (4, 4, 1), (3, 3, 6), (4, 5, 6), (3, 4, 3), (4, 2, 1), NEANT]
)
@pytest.mark.rule("G3")
def test_a_throw_is_always_another_moment(dice: tuple[int, ...]) -> None:
    assert not leaves_the_moment_alone(at_table(SCORES), "throw", PERCEVAL, dice=list(dice))


def test_what_gives_the_dice_to_somebody_else_is_another_moment() -> None:
    assert not leaves_the_moment_alone(thrown(4, 4), "achat_de_de", KARADOC)
    assert not leaves_the_moment_alone(thrown(4, 4, 1), "sirotage", PERCEVAL)
    assert not leaves_the_moment_alone(sipping(), "throw", PERCEVAL, dice=[2])
    assert not leaves_the_moment_alone(thrown(3, 3, 6), "tie", seats=[KARADOC, BOHORT])
    assert not leaves_the_moment_alone(thrown(4, 2, 1), "soufflette", PERCEVAL, target=KARADOC)
    assert not leaves_the_moment_alone(challenged(), "boucliette", BOHORT)
    assert not leaves_the_moment_alone(at_table(SCORES), "correction", BOHORT, turn=True)
    assert not leaves_the_moment_alone(at_table(SCORES), "leave", PERCEVAL)
    game = at_table(SCORES, tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    assert not leaves_the_moment_alone(game, "grelottine", KARADOC, on="velute", stake=5)


@pytest.mark.rule("S7")
def test_a_staked_civet_is_another_moment() -> None:
    game = at_table(SCORES, tokens={PERCEVAL: {"civet": 1}})
    assert not leaves_the_moment_alone(game, "civet", PERCEVAL, on="velute", stake=20)


@pytest.mark.rule("G6")
def test_a_victory_is_another_moment() -> None:
    game = at_table((300, 0))
    game.throw(PERCEVAL, 3, 3, 6)
    assert not leaves_the_moment_alone(game, "cry", PERCEVAL, cry="pas-mou-le-caillou")


# who throws next


@pytest.mark.rule("G2")
def test_the_turn_says_who_throws_next() -> None:
    """Also while nobody is offered dice: after a Suite the next one, before a Sirotage or totals the lanceur."""
    assert thrown(4, 5, 6).thrower == KARADOC
    assert thrown(3, 4, 3).thrower == PERCEVAL
    assert thrown(4, 4, 1).thrower == KARADOC
    assert thrown(4, 4).thrower == PERCEVAL
    game = challenged("sirop-grelot")
    assert game.thrower == PERCEVAL
    game.throw(PERCEVAL, 4, 4, 1)
    assert (game.phase, game.thrower) == ("sirotage-due", PERCEVAL)
    game = challenged()
    game.throw(PERCEVAL, 3, 4, 3)
    assert (game.phase, game.thrower) == ("bleu-rouge", PERCEVAL)
    game = challenged()
    game.throw(PERCEVAL, 4, 5, 6)
    assert (game.phase, game.thrower) == ("suite", KARADOC)


@pytest.mark.rule("G1")
def test_in_the_opening_the_first_seat_without_a_die_throws_next() -> None:
    game = at_table((0, 0, 0), first=None)
    assert game.thrower == PERCEVAL
    game.play("opening", PERCEVAL, die=4)
    assert game.thrower == KARADOC

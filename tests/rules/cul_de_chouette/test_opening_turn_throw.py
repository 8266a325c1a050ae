"""Ground rules: the opening, the turn, the throw (G1 to G3)."""

from dataclasses import replace
from itertools import permutations

import pytest
from pydantic import ValidationError
from tests.rules.cul_de_chouette.cast import (
    A_VELUTE_OF_4,
    BOHORT,
    KARADOC,
    PERCEVAL,
    RULES,
    Game,
    at_table,
    ledger,
    read,
)

from tripot.rules.errors import MalformedMove

# G1


@pytest.mark.rule("G1")
def test_who_throws_the_lowest_die_starts() -> None:
    game = at_table((0, 0, 0), first=None)
    game.play("opening", PERCEVAL, die=3)
    game.play("opening", BOHORT, die=5)
    assert (game.phase, game.may("opening"), game.thrower) == ("opening", {KARADOC}, KARADOC)
    assert game.play("opening", KARADOC, die=1) == ()
    assert (game.phase, game.thrower, game.may("throw")) == ("before-throw", KARADOC, {KARADOC})


@pytest.mark.rule("G1")
def test_the_tied_lowest_throw_again_and_only_they() -> None:
    game = at_table((0, 0, 0), first=None)
    for seat, die in ((PERCEVAL, 2), (KARADOC, 5), (BOHORT, 2)):
        game.play("opening", seat, die=die)
    assert (game.phase, game.may("opening")) == ("opening", {PERCEVAL, BOHORT})
    assert game.refuse("opening", KARADOC, die=1) == "not-this-seat"
    game.play("opening", PERCEVAL, die=6)
    game.play("opening", BOHORT, die=4)
    assert (game.phase, game.thrower) == ("before-throw", BOHORT)


@pytest.mark.rule("G1")
def test_a_tie_of_all_is_thrown_again_by_all_until_one_is_lowest() -> None:
    game = at_table((0, 0), first=None)
    for die in (4, 4, 1, 1):
        game.play("opening", min(game.may("opening")), die=die)
        assert game.phase == "opening"
    assert game.may("opening") == {PERCEVAL, KARADOC}
    game.play("opening", KARADOC, die=2)
    game.play("opening", PERCEVAL, die=3)
    assert game.thrower == KARADOC


@pytest.mark.rule("G1")
def test_the_table_names_the_first_player_without_dice() -> None:
    game = at_table((0, 0, 0), first=BOHORT)
    assert (game.phase, game.thrower, game.may("opening")) == ("before-throw", BOHORT, set())


@pytest.mark.rule("G1")
def test_the_table_cannot_name_somebody_who_is_not_there() -> None:
    with pytest.raises(MalformedMove) as refusal:
        at_table((0, 0, 0), first=3)
    assert refusal.value.reason == "no-such-seat"


@pytest.mark.rule("G1")
def test_nobody_throws_twice_in_the_opening_nor_three_dice() -> None:
    game = at_table((0, 0), first=None)
    game.play("opening", PERCEVAL, die=3)
    assert game.refuse("opening", PERCEVAL, die=1) == "not-this-seat"
    assert game.refuse("throw", PERCEVAL, dice=[1, 2, 3]) == "settle-first"


# G2


@pytest.mark.rule("G2")
def test_the_turn_passes_to_the_next_seat_and_from_the_last_to_the_first() -> None:
    game = at_table((0, 0, 0))
    seen = []
    for seat in (PERCEVAL, KARADOC, BOHORT, PERCEVAL):
        seen.append((game.thrower, game.table.round))
        game.throw(seat, *A_VELUTE_OF_4)
    assert seen == [(PERCEVAL, 1), (KARADOC, 1), (BOHORT, 1), (PERCEVAL, 2)]
    assert game.scores == (64, 32, 32)


@pytest.mark.rule("G2")
def test_rounds_are_counted_from_who_started() -> None:
    game = at_table((0, 0, 0), first=KARADOC)
    rounds = []
    for seat in (KARADOC, BOHORT, PERCEVAL, KARADOC):
        rounds.append(game.table.round)
        game.throw(seat, *A_VELUTE_OF_4)
    assert rounds == [1, 1, 1, 2]


@pytest.mark.rule("G2")
@pytest.mark.parametrize("players", [2, 12])
def test_from_two_to_twelve_play(players: int) -> None:
    assert (RULES.fewest_players, RULES.most_players) == (2, 12)
    game = at_table((0,) * players, first=players - 1)
    game.throw(players - 1, *A_VELUTE_OF_4)
    assert game.thrower == PERCEVAL


@pytest.mark.rule("G2")
def test_who_has_left_is_passed_over() -> None:
    game = at_table((0, 0, 0))
    game.play("leave", KARADOC)
    game.throw(PERCEVAL, *A_VELUTE_OF_4)
    assert game.thrower == BOHORT
    assert game.refuse("throw", KARADOC, dice=[1, 2, 3]) == "has-left"


@pytest.mark.rule("G2")
def test_the_dice_of_another_are_refused() -> None:
    game = at_table((0, 0, 0))
    assert game.refuse("throw", KARADOC, dice=[1, 2, 3]) == "not-your-dice"
    assert game.refuse("throw", 3, dice=[1, 2, 3]) == "no-such-seat"


@pytest.mark.rule("G2")
def test_a_table_of_a_later_round_keeps_counting() -> None:
    game = at_table((10, 20))
    game = Game(
        replace(game.table, round=7, turn=KARADOC, agenda=at_table((0, 0), first=KARADOC).table.agenda)
    )
    game.throw(KARADOC, *A_VELUTE_OF_4)
    assert (game.table.round, game.thrower) == (8, PERCEVAL)


# G3


@pytest.mark.rule("G3")
@pytest.mark.parametrize("dice", list(permutations((2, 4, 6))))
def test_the_order_of_the_dice_never_matters(dice: tuple[int, ...]) -> None:
    at_once, one_by_one = at_table((10, 0)), at_table((10, 0))
    at_once.throw(PERCEVAL, *dice)
    one_by_one.throw(PERCEVAL, *dice[:2])
    one_by_one.throw(PERCEVAL, dice[2])
    assert at_once.scores == one_by_one.scores == (82, 0)


@pytest.mark.rule("G3")
def test_two_dice_then_the_third() -> None:
    game = at_table((10, 0))
    assert game.throw(PERCEVAL, 1, 3) == ()
    assert (game.phase, game.thrower, game.scores) == ("before-cul", PERCEVAL, (10, 0))
    assert ledger(game.throw(PERCEVAL, 4)) == [(PERCEVAL, 32, "velute")]
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("G3")
def test_three_dice_at_once_say_that_nobody_bought() -> None:
    game = at_table((10, 100))
    game.throw(PERCEVAL, *A_VELUTE_OF_4)
    assert (game.scores, game.may("achat_de_de"), game.thrower) == ((42, 100), set(), KARADOC)


@pytest.mark.rule("G3")
def test_one_die_is_not_a_throw_and_two_are_not_a_cul() -> None:
    game = at_table((10, 0))
    assert game.refuse("throw", PERCEVAL, dice=[4]) == "wrong-number-of-dice"
    game.throw(PERCEVAL, 1, 3)
    assert game.refuse("throw", PERCEVAL, dice=[4, 4]) == "wrong-number-of-dice"
    assert game.refuse("throw", PERCEVAL, dice=[1, 3, 4]) == "wrong-number-of-dice"


@pytest.mark.rule("G3")
@pytest.mark.parametrize("dice", [[], [0, 1, 2], [1, 2, 7], [1, 2, 3, 4], [1, 2, "3"], [1, 2, 3.5]])
def test_there_are_one_to_three_dice_of_six_faces(dice: list[object]) -> None:
    with pytest.raises(ValidationError):
        read("throw", PERCEVAL, dice=dice)

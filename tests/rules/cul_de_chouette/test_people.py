"""People: their names, the end of a game, corrections of a sheet."""

from dataclasses import replace

import pytest
from pydantic import ValidationError
from tests.rules.cul_de_chouette.cast import (
    A_VELUTE_OF_4,
    BOHORT,
    KARADOC,
    LEODAGAN,
    NEANT,
    PERCEVAL,
    Game,
    at_table,
    ledger,
    read,
)

# names


def test_a_wrong_name_is_put_right() -> None:
    game = at_table((10, 20))
    assert game.play("rename", KARADOC, name="  Karadoc de Vannes ") == ()
    assert game.table.names == ("Perceval", "Karadoc de Vannes")
    assert (game.scores, game.phase, game.thrower) == ((10, 20), "before-throw", PERCEVAL)


def test_spaces_in_a_name_count_once() -> None:
    game = at_table((10, 20))
    game.play("rename", KARADOC, name="Karadoc   de  Vannes")
    assert game.table.names == ("Perceval", "Karadoc de Vannes")
    assert game.refuse("rename", PERCEVAL, name="Karadoc  de Vannes") == "name-taken"


def test_a_name_is_had_once_whatever_the_case() -> None:
    game = at_table((10, 20))
    assert game.refuse("rename", KARADOC, name="PERCEVAL") == "name-taken"
    game.play("rename", KARADOC, name="KARADOC")
    assert game.table.names == ("Perceval", "KARADOC")


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb", "a\u202eb", "\u0000", "é" * 25])
def test_a_name_has_1_to_24_characters_without_control(name: str) -> None:
    with pytest.raises(ValidationError):
        read("rename", KARADOC, name=name)


@pytest.mark.parametrize("name", ["<script>", "x" * 24, "👨‍👩‍👧‍👦" * 24, "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "e\u0301" * 24, "🇫🇷" * 24])
def test_any_other_characters_are_a_name(name: str) -> None:
    game = at_table((10, 20))
    game.play("rename", KARADOC, name=name)
    assert len(game.table.names) == 2


# the end


def test_the_table_stops_the_game_and_the_best_score_wins() -> None:
    game = at_table((10, 30, 20))
    assert game.play("end") == ()
    assert (game.phase, game.winners, game.scores) == ("finished", (KARADOC,), (10, 30, 20))


def test_two_best_scores_win_together() -> None:
    game = at_table((30, 30, 20))
    game.play("end")
    assert game.winners == (PERCEVAL, KARADOC)


def test_who_has_left_is_not_ranked() -> None:
    game = at_table((10, 30, 20))
    game.play("leave", KARADOC)
    game.play("end")
    assert game.winners == (BOHORT,)


@pytest.mark.rule("D1")
def test_the_best_team_wins_together() -> None:
    game = at_table((10, 30, 10, 30), teams=[[0, 2], [1, 3]])
    game.play("end")
    assert game.winners == (KARADOC, LEODAGAN)


# corrections


@pytest.mark.rule("G5")
def test_a_correction_is_a_free_plus_or_minus_without_a_ceiling() -> None:
    game = at_table((10, 20))
    assert ledger(game.play("correction", KARADOC, points=320)) == [(KARADOC, 320, "correction")]
    assert ledger(game.play("correction", KARADOC, points=-15, note="mal compté")) == [
        (KARADOC, -15, "correction")
    ]  # fmt: skip
    assert (game.scores, game.thrower) == ((10, 325), PERCEVAL)


def test_a_correction_says_what_somebody_holds() -> None:
    game = at_table((10, 20), accounts={KARADOC: 7}, banque=True)
    held = {"grelottine": 1, "boucliette": 0, "civet": 1, "passe_grelot": 1}
    assert game.play("correction", KARADOC, tokens=held, account=48, step=18) == ()
    tokens = game.holds(KARADOC)
    assert {name: getattr(tokens, name) for name in held} == held
    assert (game.table.accounts, game.table.step, game.scores) == ((0, 48), 18, (10, 20))


def test_a_correction_of_nothing_is_none() -> None:
    with pytest.raises(ValidationError):
        read("correction", KARADOC)
    with pytest.raises(ValidationError):
        read("correction", KARADOC, note="rien")


@pytest.mark.parametrize("tokens", [{"grelottine": 2}, {"civet": -1}, {"boucliette": True}, {"sirop": 1}])
def test_one_has_a_token_or_none(tokens: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        read("correction", KARADOC, tokens=tokens)


def test_a_correction_gives_nothing_of_a_rule_that_is_not_played() -> None:
    game = at_table((10, 20), civet=False)
    assert game.refuse("correction", KARADOC, tokens={"civet": 1}) == "rule-not-played"
    assert game.refuse("correction", KARADOC, account=10) == "rule-not-played"
    (offer,) = game.offers("correction")
    assert offer.bounds == {
        "tokens": ["grelottine", "boucliette", "passe_grelot"], "banque": False, "turn": [PERCEVAL, KARADOC],
    }  # fmt: skip


@pytest.mark.rule("G8")
def test_a_correction_of_the_turn_drops_what_is_open_and_the_round_stays() -> None:
    """The last of the round is settled by nothing: a Suite falls, and the round is not over twice."""
    game = at_table((10, 20, 30), first=PERCEVAL)
    game.throw(PERCEVAL, *A_VELUTE_OF_4)
    game.throw(KARADOC, *A_VELUTE_OF_4)
    game.throw(BOHORT, 4, 5, 6)
    assert (game.phase, game.table.round) == ("suite", 1)
    assert game.play("correction", KARADOC, turn=True) == ()
    assert (game.phase, game.thrower, game.table.round) == ("before-throw", KARADOC, 1)
    assert game.scores == (42, 52, 30)


@pytest.mark.rule("G8", "K2")
def test_a_correction_of_the_turn_pays_nobody_interest() -> None:
    """Our reading: interest comes with the turn, and a turn put right comes to nobody anew."""
    game = at_table((10, 20, 30), accounts={PERCEVAL: 100, KARADOC: 100, BOHORT: 100}, banque=True)
    game.throw(PERCEVAL, 4, 5, 6)
    game.play("correction", BOHORT, turn=True)
    assert (game.table.accounts, game.thrower) == ((100, 100, 100), BOHORT)


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    ("dice", "phase"),
    [
        ((3, 4, 3), "bleu-rouge"),
        ((3, 3, 6), "chouette-velute"),
        ((4, 4, 1), "sirotage-offered"),
        ((4, 2), "before-cul"),
    ],
)
def test_a_correction_of_the_turn_drops_whatever_it_is(dice: tuple[int, ...], phase: str) -> None:
    game = at_table((100, 20, 30))
    game.throw(PERCEVAL, *dice)
    assert game.phase == phase
    score = game.scores
    game.play("correction", PERCEVAL, turn=True)
    assert (game.phase, game.thrower, game.scores) == ("before-throw", PERCEVAL, score)


@pytest.mark.rule("G8", "N1")
def test_after_a_correction_of_the_turn_no_neant_is_challenged() -> None:
    game = at_table((100, 100, 100), tokens={BOHORT: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("correction", KARADOC, turn=True)
    assert game.refuse("grelottine", BOHORT, on="velute", stake=1) == "no-neant-to-challenge"


@pytest.mark.rule("G1")
def test_in_the_opening_a_correction_of_the_turn_names_the_first_player() -> None:
    game = at_table((0, 0, 0), first=None)
    game.play("correction", BOHORT, turn=True)
    assert (game.phase, game.thrower, game.table.first) == ("before-throw", BOHORT, BOHORT)


def test_the_turn_goes_to_nobody_who_has_left() -> None:
    game = at_table((10, 20, 30))
    game.play("leave", KARADOC)
    assert game.refuse("correction", KARADOC, turn=True) == "has-left"
    assert ledger(game.play("correction", KARADOC, points=5)) == [(KARADOC, 5, "correction")]


@pytest.mark.rule("G2")
def test_a_table_of_a_later_round_keeps_counting() -> None:
    game = at_table((10, 20))
    game = Game(
        replace(game.table, round=7, turn=KARADOC, agenda=at_table((0, 0), first=KARADOC).table.agenda)
    )
    game.throw(KARADOC, *A_VELUTE_OF_4)
    assert (game.table.round, game.thrower) == (8, PERCEVAL)

"""Who sits at the table and what it may say at any time: names, leaving, the end, corrections (interface)."""

from dataclasses import replace

import pytest
from pydantic import ValidationError
from tests.rules.cast import BOHORT, KARADOC, LEODAGAN, PERCEVAL, RULES, Game, at_table, ledger, read

A_NEANT = (1, 3, 6)
A_VELUTE_OF_4 = (1, 3, 4)


# names


def test_a_wrong_name_is_put_right() -> None:
    game = at_table((10, 20))
    assert game.play("rename", KARADOC, name="  Karadoc de Vannes ") == ()
    assert game.table.names == ("Perceval", "Karadoc de Vannes")
    assert (game.scores, game.phase, game.thrower) == ((10, 20), "before-throw", PERCEVAL)


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


# leaving


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
    assert game.refuse("leave", BOHORT) == "not-now"


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
    game.throw(PERCEVAL, *A_NEANT)
    game.play("leave", KARADOC)
    game.play("grelottine", BOHORT, on="velute", stake=25)
    game.throw(PERCEVAL, *A_VELUTE_OF_4)
    assert (game.scores, game.thrower) == ((157, 100, 75), BOHORT)


@pytest.mark.rule("N1")
def test_the_neant_of_who_has_left_is_challenged_no_more() -> None:
    game = at_table((100, 100, 100), tokens={BOHORT: {"grelottine": 1}})
    game.throw(PERCEVAL, *A_NEANT)
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
    game.throw(PERCEVAL, *A_NEANT)
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

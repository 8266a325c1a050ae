"""Ground rules: the order of settlement, windows, what is booked when (G7 to G9)."""

from itertools import product

import pytest
from tests.rules.cul_de_chouette.cast import (
    A_VELUTE_OF_4,
    BOHORT,
    KARADOC,
    NEANT,
    PERCEVAL,
    Game,
    at_table,
    ledger,
)
from tests.rules.cul_de_chouette.velutes import race_of_perceval


def with_an_open_window(name: str) -> Game:
    """Perceval (100) has thrown; a window is open; Karadoc (100), with a Civet and an account, is to throw."""
    game = at_table(
        (100, 100, 100), tokens={KARADOC: {"civet": 1}, BOHORT: {"grelottine": 1}},
        accounts={KARADOC: 50}, banque=True,
    )  # fmt: skip
    dice = {
        "chouette-velute": (3, 3, 6), "pelican-race": (6, 6, 6), "sirotage-offered": (4, 4, 1),
        "contre-sirop": (4, 4, 1), "soufflette-offered": (4, 2, 1), "before-throw": NEANT,
    }  # fmt: skip
    game.throw(PERCEVAL, *dice[name])
    if name == "contre-sirop":
        game.play("sirotage", PERCEVAL)
        game.throw(PERCEVAL, 5)
    assert (game.phase, game.thrower) == (name, KARADOC)
    return game


WINDOWS = [
    ("chouette-velute", "cry", BOHORT, {"cry": "pas-mou-le-caillou"}, "no-such-race"),
    ("pelican-race", "cry", BOHORT, {"cry": "pelican"}, "no-such-race"),
    ("sirotage-offered", "sirotage", PERCEVAL, {}, "no-sirotage"),
    ("contre-sirop", "cry", BOHORT, {"cry": "fruits-au-sirop"}, "no-such-race"),
    ("soufflette-offered", "soufflette", PERCEVAL, {"target": BOHORT}, "not-now"),
    ("before-throw", "grelottine", BOHORT, {"on": "chouette", "stake": 1}, "no-neant-to-challenge"),
]


CLOSING = [
    ("throw", {"dice": [1, 5]}),
    ("civet", {"on": "suite", "stake": 1}),
    ("banque_depot", {"steps": 1}),
    ("banque_retrait", {"points": 1}),
]


# G7


@pytest.mark.rule("G7")
def test_the_combination_comes_before_the_challenge_and_the_cap_after_both() -> None:
    """The example of the rulebook: 300, Chouette of 4, stake 32 won: 316, then capped to 332: no victory."""
    game = at_table((300, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="chouette", stake=32)
    assert ledger(game.throw(PERCEVAL, 4, 4, 1)) == [(PERCEVAL, 16, "chouette")]
    assert ledger(game.play("decline", PERCEVAL)) == [
        (KARADOC, -32, "grelottine"), (PERCEVAL, 16, "grelottine"),
    ]  # fmt: skip
    assert (game.scores, game.winners, game.thrower) == ((332, 68), (), KARADOC)


@pytest.mark.rule("G7")
def test_a_penalty_comes_before_the_challenge() -> None:
    """300 + 18 − 10 = 308, + 25 capped to 332; the other way round it would be 322."""
    game = at_table((300, 100), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="velute", stake=25)
    game.throw(PERCEVAL, 1, 2, 3)
    assert ledger(game.play("last", PERCEVAL)) == [
        (PERCEVAL, -10, "suite"), (KARADOC, -25, "grelottine"), (PERCEVAL, 24, "grelottine"),
    ]  # fmt: skip
    assert game.scores == (332, 75)


@pytest.mark.rule("G7")
def test_a_penalty_comes_before_a_civet() -> None:
    game = at_table((330, 0), tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="suite", stake=50)
    game.throw(PERCEVAL, 4, 5, 6)
    assert ledger(game.play("last", PERCEVAL)) == [(PERCEVAL, -10, "suite"), (PERCEVAL, 12, "civet")]
    assert (game.scores, game.winners) == ((332, 0), ())


@pytest.mark.rule("G7")
def test_a_race_is_part_of_the_combination_and_comes_before_a_civet() -> None:
    """290 + 72 − 20 = 342: the Civet lost is counted before the victory is tested."""
    game = at_table((290, 0), tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="velute", stake=20)
    game.throw(PERCEVAL, 3, 3, 6)
    assert ledger(game.play("cry", PERCEVAL, cry="pas-mou-le-caillou")) == [
        (PERCEVAL, 72, "chouette-velute"), (PERCEVAL, -20, "civet"),
    ]  # fmt: skip
    assert (game.scores, game.winners, game.thrower) == ((342, 0), (), KARADOC)


@pytest.mark.rule("G7")
def test_the_failed_sirotage_comes_before_its_bets() -> None:
    game = at_table((50, 100, 100))
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    game.play("bet", KARADOC, on=5)
    game.play("bet", BOHORT, on=2)
    assert ledger(game.throw(PERCEVAL, 2)) == [
        (PERCEVAL, -16, "sirotage"), (PERCEVAL, -16, "sirotage"), (KARADOC, -5, "pari"), (BOHORT, 25, "pari"),
    ]  # fmt: skip


# G8


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    ("window", "closing"), list(product(WINDOWS, CLOSING)), ids=lambda it: str(it[0])
)  # fmt: skip
def test_the_next_ones_throw_or_first_move_before_his_dice_closes_what_is_open(
    window: tuple[str, str, int, dict[str, object], str], closing: tuple[str, dict[str, object]]
) -> None:
    name, late, seat, fields, reason = window
    game = with_an_open_window(name)
    assert seat in game.may(late)
    move, said = closing
    game.play(move, KARADOC, **said)
    assert game.refuse(late, seat, **fields) == reason


@pytest.mark.rule("G8")
@pytest.mark.parametrize("window", WINDOWS, ids=lambda it: str(it[0]))
def test_what_is_said_at_any_time_closes_no_window(
    window: tuple[str, str, int, dict[str, object], str],
) -> None:
    name, cry, seat, fields, _ = window
    game = with_an_open_window(name)
    game.play("bevue", KARADOC)
    game.play("correction", BOHORT, points=5)
    game.play("rename", KARADOC, name="Karadoc de Vannes")
    game.play("chante_sloubi", name="Gauvain", sung=False)
    assert game.phase == name
    game.play(cry, seat, **fields)


@pytest.mark.rule("G8")
def test_nothing_need_close_a_window_the_next_throw_counts_as_if_it_had_never_been() -> None:
    game = with_an_open_window("pelican-race")
    assert ledger(game.throw(KARADOC, *A_VELUTE_OF_4)) == [(KARADOC, 32, "velute")]
    assert (game.scores, game.phase, game.thrower) == ((272, 132, 100), "before-throw", BOHORT)


@pytest.mark.rule("G8")
def test_an_unclaimed_chouette_velute_gives_nobody_anything() -> None:
    game = with_an_open_window("chouette-velute")
    game.throw(KARADOC, *A_VELUTE_OF_4)
    assert game.scores == (100, 132, 100)


@pytest.mark.rule("G8")
def test_a_purchase_lapses_when_the_cul_falls_and_a_bet_when_the_die_does() -> None:
    game = at_table((100, 100, 100))
    game.throw(PERCEVAL, 4, 4)
    assert game.may("achat_de_de") == {KARADOC, BOHORT}
    game.throw(PERCEVAL, 1)
    assert game.refuse("achat_de_de", KARADOC) == "nothing-to-buy"
    game.play("sirotage", PERCEVAL)
    assert game.may("bet") == {KARADOC, BOHORT}
    game.throw(PERCEVAL, 2)
    assert game.refuse("bet", KARADOC, on=2) == "nothing-to-bet-on"


@pytest.mark.rule("G8")
def test_a_suite_must_have_its_loser_before_the_next_dice() -> None:
    game = at_table((100, 100, 100))
    game.throw(PERCEVAL, 4, 5, 6)
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "settle-first"
    game.play("last", BOHORT)
    game.throw(KARADOC, *A_VELUTE_OF_4)
    assert game.scores == (100, 132, 90)


@pytest.mark.rule("G8")
def test_a_declared_tie_break_must_be_settled_before_the_next_dice() -> None:
    game = race_of_perceval((100, 100, 100))
    game.play("tie", seats=[PERCEVAL, BOHORT])
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "not-your-dice"
    assert game.may("throw") == {BOHORT}


@pytest.mark.rule("G8")
def test_a_bleu_rouge_must_have_its_totals_and_its_second_throw() -> None:
    game = at_table((100, 100))
    game.throw(PERCEVAL, 3, 4, 3)
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "settle-first"
    assert game.refuse("throw", PERCEVAL, dice=[1, 3, 4]) == "settle-first"
    game.play("bet", PERCEVAL, on=[12])
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "not-your-dice"


@pytest.mark.rule("G8")
def test_a_sirotage_begun_must_be_thrown() -> None:
    game = at_table((100, 100))
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    assert game.refuse("decline", PERCEVAL) == "not-now"
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "not-your-dice"


@pytest.mark.rule("G8")
def test_a_sirotage_on_which_a_civet_hangs_must_be_sipped_or_declined() -> None:
    game = at_table((100, 100), tokens={PERCEVAL: {"civet": 1}})
    game.play("civet", PERCEVAL, on="chouette", stake=20)
    game.throw(PERCEVAL, 4, 4, 1)
    assert (game.phase, game.scores, game.thrower) == ("sirotage-due", (116, 100), PERCEVAL)
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "settle-first"
    game.play("decline", PERCEVAL)
    assert (game.scores, game.thrower) == ((136, 100), KARADOC)


@pytest.mark.rule("G8")
def test_an_announced_challenge_and_an_announced_soufflette_must_be_thrown() -> None:
    game = with_an_open_window("before-throw")
    game.play("grelottine", BOHORT, on="chouette", stake=1)
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "not-your-dice"
    game = with_an_open_window("soufflette-offered")
    game.play("soufflette", PERCEVAL, target=BOHORT)
    assert game.refuse("throw", KARADOC, dice=[1, 3, 4]) == "not-your-dice"


# G9


@pytest.mark.rule("G9")
def test_a_chouette_is_booked_when_it_falls() -> None:
    game = at_table((50, 0))
    assert ledger(game.throw(PERCEVAL, 4, 4, 1)) == [(PERCEVAL, 16, "chouette")]
    assert (game.scores, game.phase) == ((66, 0), "sirotage-offered")


@pytest.mark.rule("G9")
def test_a_sirotage_first_takes_back_what_was_booked_by_a_line_of_its_own() -> None:
    game = at_table((50, 0))
    game.throw(PERCEVAL, 4, 4, 1)
    assert game.play("sirotage", PERCEVAL) == ()
    assert ledger(game.throw(PERCEVAL, 4)) == [(PERCEVAL, -16, "sirotage"), (PERCEVAL, 80, "cul-de-chouette")]
    assert game.scores == (130, 0)


@pytest.mark.rule("G9")
@pytest.mark.parametrize(
    ("die", "lines", "score"),
    [
        (5, [(KARADOC, -31, "sirotage"), (KARADOC, -36, "sirotage")], 265),
        (6, [(KARADOC, -31, "sirotage"), (KARADOC, 31, "pelican")], 332),
    ],
)
def test_what_is_taken_back_is_what_was_really_booked(
    die: int, lines: list[tuple[int, int, str]], score: int
) -> None:
    """A buyer at 331 pays 30; of the 36 of his Chouette 31 are booked."""
    game = at_table((0, 331))
    game.throw(PERCEVAL, 6, 1)
    game.play("achat_de_de", KARADOC)
    assert ledger(game.throw(KARADOC, 6)) == [(KARADOC, 31, "chouette")]
    game.play("sirotage", KARADOC)
    assert ledger(game.throw(KARADOC, die)) == lines
    assert game.scores == (0, score)


@pytest.mark.rule("G9")
def test_a_sirotage_let_go_keeps_what_was_booked() -> None:
    game = at_table((50, 0))
    game.throw(PERCEVAL, 4, 4, 1)
    assert game.play("decline", PERCEVAL) == ()
    assert (game.scores, game.phase, game.thrower) == ((66, 0), "before-throw", KARADOC)

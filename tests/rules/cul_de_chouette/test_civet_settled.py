"""Civet: what satisfies it, and when it is settled (S7)."""

import pytest
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, PERCEVAL, at_table, ledger
from tests.rules.cul_de_chouette.civets import staked

ON = ("chouette", "velute", "chouette-velute", "suite", "cul-de-chouette", "cul-de-chouette-sirote")


THROWS = [
    ((4, 4, 1), "chouette", 16),
    ((1, 3, 4), "velute", 32),
    ((2, 4, 6), "velute", 72),
    ((2, 2, 4), "chouette-velute", 0),
    ((4, 5, 6), "suite", 0),
    ((1, 2, 3), "suite", 18),
    ((5, 5, 5), "cul-de-chouette", 90),
    ((6, 6, 6), "cul-de-chouette", 172),
    ((1, 3, 6), None, 0),
    ((4, 2, 1), None, 0),
]


# S7: what satisfies


@pytest.mark.rule("S7")
@pytest.mark.parametrize("on", ON)
@pytest.mark.parametrize(("dice", "made", "points"), THROWS, ids=str)
def test_the_dice_decide_what_the_stake_was_laid_on(
    on: str, dice: tuple[int, ...], made: str | None, points: int
) -> None:
    """Whatever is open is let go: nobody sips, claps, loses the Suite or is challenged."""
    game = staked(on, 20)
    game.throw(PERCEVAL, *dice)
    if game.phase in {"suite", "chouette-velute", "pelican-race"}:
        game.play("nobody")
    elif game.phase in {"sirotage-due", "soufflette-offered"}:
        game.play("decline", PERCEVAL)
    assert game.scores == (100 + points + (20 if on == made else -20), 20, 30)
    assert (game.phase, game.thrower, game.holds(PERCEVAL).civet) == ("before-throw", KARADOC, 0)


@pytest.mark.rule("S7")
def test_right_gives_the_stake_after_the_points_of_the_dice() -> None:
    assert ledger(staked("velute").throw(PERCEVAL, 1, 3, 4)) == [
        (PERCEVAL, 32, "velute"), (PERCEVAL, 50, "civet"),
    ]  # fmt: skip


@pytest.mark.rule("S7")
def test_wrong_costs_the_stake_and_keeps_the_points_of_the_dice() -> None:
    game = staked("chouette")
    assert ledger(game.throw(PERCEVAL, 1, 3, 4)) == [(PERCEVAL, 32, "velute"), (PERCEVAL, -50, "civet")]
    assert game.scores == (82, 20, 30)


@pytest.mark.rule("S7")
@pytest.mark.parametrize(("on", "score"), [("chouette-velute", 120), ("chouette", 80), ("velute", 80)])
def test_a_chouette_velute_that_another_claps_for_satisfies_all_the_same(on: str, score: int) -> None:
    """The dice decide, not a race; and it is not also a Chouette or a Velute."""
    game = staked(on, 20)
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("cry", KARADOC, cry="pas-mou-le-caillou")
    assert (game.scores, game.thrower) == ((score, 52, 30), KARADOC)


@pytest.mark.rule("S7")
@pytest.mark.parametrize(
    ("on", "score"), [("cul-de-chouette-sirote", 230), ("cul-de-chouette", 130), ("chouette", 130)]
)
def test_a_sipped_cul_satisfies_only_with_sirotage(on: str, score: int) -> None:
    """100 + 80 ± 50: a sipped Chouette is no Chouette any more, "without" needs a natural one."""
    game = staked(on)
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 4)
    assert (game.scores, game.phase, game.thrower) == ((score, 20, 30), "before-throw", KARADOC)


@pytest.mark.rule("S7", "C1")
def test_a_sipped_pelican_is_a_cul_with_sirotage() -> None:
    """The race for the 28 comes first, and the stake is capped."""
    game = staked("cul-de-chouette-sirote")
    game.throw(PERCEVAL, 6, 6, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 6)
    assert (game.phase, game.scores) == ("pelican-race", (272, 20, 30))
    assert ledger(game.play("cry", BOHORT, cry="pelican")) == [
        (BOHORT, 28, "pelican"),
        (PERCEVAL, 50, "civet"),
    ]
    assert game.scores == (322, 20, 58)


@pytest.mark.rule("S7")
@pytest.mark.parametrize("on", ON)
def test_a_failed_sirotage_satisfies_nothing(on: str) -> None:
    """100 − 16 − 50; and the Contre-Sirop is still open before the stake is settled."""
    game = staked(on)
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 2)
    assert (game.phase, game.scores) == ("contre-sirop", (84, 20, 30))
    assert ledger(game.play("cry", KARADOC, cry="fruits-au-sirop")) == [
        (KARADOC, 16, "contre-sirop"), (PERCEVAL, -50, "civet"),
    ]  # fmt: skip
    assert (game.scores, game.thrower) == ((34, 36, 30), KARADOC)


@pytest.mark.rule("S7")
def test_a_chouette_not_sipped_stays_a_chouette() -> None:
    game = staked("chouette")
    game.throw(PERCEVAL, 4, 4, 1)
    assert ledger(game.play("decline", PERCEVAL)) == [(PERCEVAL, 50, "civet")]


@pytest.mark.rule("S7")
def test_without_sirotage_there_is_no_civet_at_all() -> None:
    game = at_table((100, 20), sirotage=False)
    assert (game.table.options.civet, game.table.options.contre_sirop) == (False, False)


@pytest.mark.rule("S7", "B3")
@pytest.mark.parametrize("on", ON)
def test_a_bleu_rouge_satisfies_nothing_whatever_its_second_throw_makes(on: str) -> None:
    """100 + 9 + 72 for the Velute of 6 + 60 for the total of 12 − 50."""
    game = staked(on)
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[12])
    assert ledger(game.throw(PERCEVAL, 1, 5, 6)) == [
        (PERCEVAL, 72, "velute"), (PERCEVAL, 60, "bleu-rouge"), (PERCEVAL, -50, "civet"),
    ]  # fmt: skip
    assert game.scores == (191, 20, 30)


@pytest.mark.rule("S7", "B3")
def test_a_chouette_thrown_in_a_bleu_rouge_is_sipped_before_the_civet_is_lost() -> None:
    """100 + 9 + 4 + 56 (total 10) = 169; sipped 2-2-2: 165 + 60 = 225, and still no Cul of the turn's own throw."""
    game = staked("cul-de-chouette-sirote")
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[10])
    game.throw(PERCEVAL, 2, 2, 6)
    assert (game.phase, game.scores) == ("sirotage-due", (169, 20, 30))
    game.play("sirotage", PERCEVAL)
    assert ledger(game.throw(PERCEVAL, 2)) == [
        (PERCEVAL, -4, "sirotage"), (PERCEVAL, 60, "cul-de-chouette"), (PERCEVAL, -50, "civet"),
    ]  # fmt: skip
    assert game.scores == (175, 20, 30)


@pytest.mark.rule("S7", "C4")
def test_with_bleu_rouge_off_3_4_3_satisfies_the_chouette() -> None:
    game = staked("chouette", bleu_rouge=False)
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("decline", PERCEVAL)
    assert game.scores == (159, 20, 30)


@pytest.mark.rule("S7", "F1")
def test_a_soufflette_is_played_before_the_civet_is_lost() -> None:
    """100 + 30 for the missed Soufflette − 50."""
    game = staked("velute")
    game.throw(PERCEVAL, 4, 2, 1)
    game.play("soufflette", PERCEVAL, target=BOHORT)
    assert ledger(game.play("soufflette_outcome", BOHORT, jet=0)) == [
        (BOHORT, -30, "soufflette"), (PERCEVAL, 30, "soufflette"), (PERCEVAL, -50, "civet"),
    ]  # fmt: skip


# S7: when it is settled


@pytest.mark.rule("S7", "N2")
def test_a_neant_loses_the_civet_first_and_is_challenged_on_the_lower_score() -> None:
    """100 − 50 = 50: the highest stake on a Chouette is 16."""
    game = at_table((100, 200), tokens={PERCEVAL: {"civet": 1}, KARADOC: {"grelottine": 1}})
    game.play("civet", PERCEVAL, on="velute", stake=50)
    assert ledger(game.throw(PERCEVAL, 1, 3, 6)) == [(PERCEVAL, -50, "civet")]
    (offer,) = game.offers("grelottine")
    assert offer.bounds == {
        "stakes": {
            "chouette-velute": 4,
            "cul-de-chouette": 8,
            "sirop-grelot": 10,
            "velute": 12,
            "chouette": 16,
        }
    }
    assert game.refuse("grelottine", KARADOC, on="chouette", stake=17) == "stake-too-high"


@pytest.mark.rule("S7")
def test_a_civet_that_takes_all_leaves_nothing_to_challenge_for() -> None:
    game = at_table((50, 200), tokens={PERCEVAL: {"civet": 1}, KARADOC: {"grelottine": 1}})
    game.play("civet", PERCEVAL, on="velute", stake=50)
    game.throw(PERCEVAL, 1, 3, 6)
    (offer,) = game.offers("grelottine")
    assert (game.scores, offer.bounds) == ((0, 200), {"stakes": {}})
    assert game.refuse("grelottine", KARADOC, on="chouette", stake=1) == "no-such-challenge"


@pytest.mark.rule("S7", "N3")
def test_the_throw_of_a_challenge_is_not_the_turns_own_throw() -> None:
    """The Civet was settled on the Néant; the Velute thrown in the challenge gives only its points."""
    game = at_table((100, 200), tokens={PERCEVAL: {"civet": 1}, KARADOC: {"grelottine": 1}})
    game.play("civet", PERCEVAL, on="velute", stake=50)
    game.throw(PERCEVAL, 1, 3, 6)
    game.play("grelottine", KARADOC, on="chouette", stake=10)
    assert ledger(game.throw(PERCEVAL, 1, 3, 4)) == [
        (PERCEVAL, 32, "velute"), (PERCEVAL, -10, "grelottine"), (KARADOC, 10, "grelottine"),
    ]  # fmt: skip


@pytest.mark.rule("S7", "G4")
def test_a_lost_stake_stops_at_zero_when_a_penalty_came_first() -> None:
    game = staked("velute", 100)
    game.throw(PERCEVAL, 4, 5, 6)
    assert ledger(game.play("last", PERCEVAL)) == [(PERCEVAL, -10, "suite"), (PERCEVAL, -90, "civet")]


@pytest.mark.rule("S7", "A2")
def test_a_civet_on_the_chouette_is_won_by_bought_chouettes_that_match() -> None:
    """Civet 50 of 100 on Chouette, Chouettes 4-4 bought: 166."""
    game = staked("chouette", 50, (100, 100))
    game.throw(PERCEVAL, 4, 4)
    assert ledger(game.play("achat_de_de", KARADOC)) == [
        (KARADOC, -30, "achat-de-de"), (PERCEVAL, 16, "chouette"), (PERCEVAL, 50, "civet"),
    ]  # fmt: skip
    assert game.scores == (166, 70)


@pytest.mark.rule("S7", "A2")
@pytest.mark.parametrize("on", ON)
def test_any_civet_is_lost_by_bought_chouettes_that_do_not_match(on: str) -> None:
    """Civet 50 of 100 on Velute, 1-3 bought: 50."""
    game = staked(on, 50, (100, 100))
    game.throw(PERCEVAL, 1, 3)
    game.play("achat_de_de", KARADOC)
    assert game.scores == (50, 70)
    game.throw(KARADOC, 4)
    assert (game.scores, game.thrower) == ((50, 102), KARADOC)


@pytest.mark.rule("S7", "A3", "G8")
def test_once_the_cul_is_bought_no_civet_hangs_on_the_buyers_sirotage() -> None:
    game = staked("velute", 50, (100, 100))
    game.throw(PERCEVAL, 4, 1)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 4)
    assert game.phase == "sirotage-offered"
    game.throw(KARADOC, 1, 3, 4)
    assert game.scores == (50, 118)


@pytest.mark.rule("S7")
def test_the_stake_can_bring_nobody_to_343() -> None:
    """312 + 32 = 344 by the dice alone wins; 300 + 32 + 102 stops at 332."""
    game = staked("velute", 102, (300, 0))
    game.throw(PERCEVAL, 1, 3, 4)
    assert (game.scores, game.winners) == ((332, 0), ())
    game = staked("velute", 102, (312, 0))
    game.throw(PERCEVAL, 1, 3, 4)
    assert (game.scores, game.winners) == ((344, 0), (PERCEVAL,))


@pytest.mark.rule("S7")
def test_a_correction_of_the_turn_gives_a_staked_civet_back_and_keeps_the_round() -> None:
    game = staked("velute")
    game.throw(PERCEVAL, 4, 5, 6)
    game.play("correction", BOHORT, turn=True)
    assert (game.scores, game.holds(PERCEVAL).civet) == ((100, 20, 30), 1)
    assert (game.phase, game.thrower, game.table.round) == ("before-throw", BOHORT, 1)


@pytest.mark.rule("S7", "D1")
def test_a_civet_is_the_players_and_the_stake_the_teams() -> None:
    game = at_table((100, 20, 100, 20), teams=[[0, 2], [1, 3]], tokens={BOHORT: {"civet": 1}})
    assert game.offers("civet") == []
    game.throw(PERCEVAL, 1, 3, 4)
    game.throw(KARADOC, 1, 3, 4)
    (offer,) = game.offers("civet")
    assert (offer.seats, offer.bounds) == ((BOHORT,), {"max": 102})
    game.play("civet", BOHORT, on="velute", stake=102)
    game.throw(BOHORT, 1, 3, 6)
    assert game.scores == (30, 52, 30, 52)

"""Grelottine: who may challenge a Néant, and for how much (N1, N2)."""

import pytest
from tests.rules.cul_de_chouette.cast import BOHORT, KARADOC, NEANT, PERCEVAL, at_table, ledger
from tests.rules.cul_de_chouette.challenges import after_a_neant, challenged, grelottines, stakes_offered

# N1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N1")
def test_every_other_holder_may_challenge_a_neant() -> None:
    game = after_a_neant((100, 150, 40, 90), holders=(PERCEVAL, KARADOC, BOHORT))
    assert game.may("grelottine") == {KARADOC, BOHORT}
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("N1")
def test_nobody_challenges_his_own_neant() -> None:
    game = after_a_neant()
    assert game.refuse("grelottine", PERCEVAL, on="chouette", stake=1) == "cannot-be-challenged"


@pytest.mark.rule("N1")
def test_a_velute_is_exposed_to_no_challenge() -> None:
    game = at_table((100, 150, 40), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.refuse("grelottine", KARADOC, on="chouette", stake=1) == "no-neant-to-challenge"


@pytest.mark.rule("N1", "G8")
def test_the_next_players_chouettes_close_the_challenge() -> None:
    game = after_a_neant(holders=(KARADOC, BOHORT))
    game.throw(KARADOC, 1, 2)
    assert game.refuse("grelottine", BOHORT, on="chouette", stake=1) == "no-neant-to-challenge"


@pytest.mark.rule("N1", "G8")
def test_the_next_players_civet_closes_the_challenge() -> None:
    game = at_table((100, 150, 40), tokens={KARADOC: {"civet": 1}, BOHORT: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    assert game.may("grelottine") == {BOHORT}
    game.play("civet", KARADOC, on="chouette", stake=10)
    assert game.may("grelottine") == set()


@pytest.mark.rule("N1", "G8")
def test_the_next_players_deposit_closes_the_challenge() -> None:
    game = after_a_neant(holders=(BOHORT,), banque=True)
    game.play("banque_depot", KARADOC, steps=1)
    assert game.refuse("grelottine", BOHORT, on="chouette", stake=1) == "no-neant-to-challenge"


@pytest.mark.rule("N1")
def test_one_neant_is_challenged_once() -> None:
    game = challenged("velute", 25, holders=(KARADOC, BOHORT))
    assert game.refuse("grelottine", BOHORT, on="chouette", stake=1) == "no-neant-to-challenge"
    game.throw(PERCEVAL, 5, 5, 5)
    assert game.phase == "before-throw"
    assert game.refuse("grelottine", BOHORT, on="chouette", stake=1) == "no-neant-to-challenge"


@pytest.mark.rule("N1", "N3", "C10")
def test_a_neant_in_a_challenge_is_challenged_in_turn_once_the_first_is_settled() -> None:
    game = challenged("chouette", 33, holders=(KARADOC, BOHORT))
    assert ledger(game.throw(PERCEVAL, *NEANT)) == [
        (PERCEVAL, -33, "grelottine"),
        (KARADOC, 33, "grelottine"),
    ]
    assert grelottines(game) == (1, 0, 1)
    assert game.may("grelottine") == {BOHORT}
    assert stakes_offered(game)["chouette"] == 13  # 33 % of Bohort's 40
    game.play("grelottine", BOHORT, on="chouette", stake=13)
    assert game.thrower == PERCEVAL
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (86, 183, 53)  # 67 + 32 − 13
    assert grelottines(game) == (0, 0, 0)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("N1", "A3")
def test_the_neant_of_a_buyer_exposes_the_buyer() -> None:
    game = at_table((100, 150, 40), tokens={PERCEVAL: {"grelottine": 1}, BOHORT: {"grelottine": 1}})
    game.throw(PERCEVAL, 1, 3)
    game.play("achat_de_de", KARADOC)
    game.throw(KARADOC, 6)
    assert grelottines(game) == (1, 1, 1)
    assert game.may("grelottine") == {PERCEVAL, BOHORT}
    game.play("grelottine", BOHORT, on="chouette", stake=13)
    assert game.thrower == KARADOC
    game.throw(KARADOC, 4, 4, 1)
    game.play("decline", KARADOC)
    assert game.scores == (100, 149, 27)  # 150 − 30 + 16 + 13
    assert grelottines(game) == (1, 0, 0)
    assert (game.phase, game.thrower) == ("before-throw", KARADOC)


@pytest.mark.rule("N1", "B3")
def test_the_neant_of_a_bleu_rouge_that_counts_may_be_challenged() -> None:
    game = at_table((100, 150, 40), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[10])
    game.throw(PERCEVAL, *NEANT)
    assert game.scores == (165, 150, 40)  # 9, then 36 + 2 · 10
    assert grelottines(game) == (1, 1, 0)
    assert game.may("grelottine") == {KARADOC}


@pytest.mark.rule("N1", "B4")
def test_the_neant_of_a_bleu_rouge_that_does_not_count_exposes_nobody() -> None:
    game = at_table((100, 150, 40), tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, 3, 4, 3)
    game.play("bet", PERCEVAL, on=[11])
    game.throw(PERCEVAL, *NEANT)
    assert game.scores == (109, 150, 40)
    assert grelottines(game) == (0, 1, 0)
    assert game.may("grelottine") == set()


@pytest.mark.rule("N1", "C10")
def test_without_grelottine_a_neant_gives_nothing_and_exposes_nobody() -> None:
    game = at_table((100, 150, 40), grelottine=False)
    game.throw(PERCEVAL, *NEANT)
    assert grelottines(game) == (0, 0, 0)
    assert game.refuse("grelottine", KARADOC, on="chouette", stake=1) == "rule-not-played"


# N2 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("N2")
@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((100, 150, 40), {"chouette": 33, "velute": 25, "sirop-grelot": 20, "cul-de-chouette": 16,
                          "chouette-velute": 8}),
        ((150, 37, 40), {"chouette": 12, "velute": 9, "sirop-grelot": 7, "cul-de-chouette": 5,
                         "chouette-velute": 2}),
        ((12, 150, 40), {"chouette": 3, "velute": 3, "sirop-grelot": 2, "cul-de-chouette": 1}),
        ((4, 4, 40), {"chouette": 1, "velute": 1}),
        ((332, 340, 40), {"chouette": 109, "velute": 83, "sirop-grelot": 66, "cul-de-chouette": 53,
                          "chouette-velute": 26}),
    ],
)  # fmt: skip
def test_each_maximum_is_a_rate_of_the_smaller_score_rounded_down(
    scores: tuple[int, ...], expected: dict[str, int]
) -> None:
    assert stakes_offered(after_a_neant(scores)) == expected


@pytest.mark.rule("N2")
def test_the_house_may_round_up() -> None:
    assert stakes_offered(after_a_neant((150, 37, 40), grelottine_rounding="up")) == {
        "chouette": 13, "velute": 10, "sirop-grelot": 8, "cul-de-chouette": 6, "chouette-velute": 3,
    }  # fmt: skip


@pytest.mark.rule("N2")
def test_rounding_up_leaves_a_whole_number_alone() -> None:
    assert stakes_offered(after_a_neant((100, 150, 40), grelottine_rounding="up")) == {
        "chouette": 33, "velute": 25, "sirop-grelot": 20, "cul-de-chouette": 16, "chouette-velute": 8,
    }  # fmt: skip


@pytest.mark.rule("N2")
def test_the_maximum_may_be_staked_and_not_a_point_more() -> None:
    game = after_a_neant()
    assert game.refuse("grelottine", KARADOC, on="velute", stake=26) == "stake-too-high"
    assert game.play("grelottine", KARADOC, on="velute", stake=25) == ()


@pytest.mark.rule("N2")
def test_a_stake_too_high_is_refused_as_such_beside_other_challengers() -> None:
    game = after_a_neant((100, 150, 40), holders=(KARADOC, BOHORT))
    assert game.refuse("grelottine", KARADOC, on="velute", stake=26) == "stake-too-high"
    assert game.refuse("grelottine", BOHORT, on="velute", stake=11) == "stake-too-high"


@pytest.mark.rule("N2")
def test_a_combination_whose_maximum_is_below_1_cannot_be_imposed() -> None:
    game = after_a_neant((12, 150, 40))
    assert game.refuse("grelottine", KARADOC, on="chouette-velute", stake=1) == "no-such-challenge"


@pytest.mark.rule("N2")
def test_below_a_stake_of_1_there_is_no_challenge_at_all() -> None:
    game = after_a_neant((100, 3, 40), holders=(KARADOC, BOHORT))
    assert [offer.seats for offer in game.offers("grelottine") if offer.bounds["stakes"]] == [(BOHORT,)]
    assert game.refuse("grelottine", KARADOC, on="chouette", stake=1) == "no-such-challenge"

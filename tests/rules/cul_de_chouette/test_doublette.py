"""Doublette: teams of two or more, equal in size, seated opposite each other, with one score a team (D1)."""

from typing import Any

import pytest
from tests.rules.cul_de_chouette.cast import (
    BOHORT,
    CAST,
    GUENIEVRE,
    KARADOC,
    LEODAGAN,
    NEANT,
    PERCEVAL,
    RULES,
    YVAIN,
    Game,
    at_table,
    ledger,
)

from tripot.rules.errors import MalformedMove

OPPOSITE = [[PERCEVAL, BOHORT], [KARADOC, LEODAGAN]]


def two_teams(first_score: int = 100, second_score: int = 150, **more: Any) -> Game:
    """Perceval with Bohort, Karadoc with Léodagan."""
    return at_table((first_score, second_score) * 2, teams=OPPOSITE, **more)


def three_teams(**more: Any) -> Game:
    """Perceval with Léodagan (100), Karadoc with Guenièvre (150), Bohort with Yvain (40)."""
    return at_table((100, 150, 40) * 2, teams=[[0, 3], [1, 4], [2, 5]], **more)


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("players", "teams"),
    [
        (4, [[0, 2], [1, 3]]),
        (6, [[0, 3], [1, 4], [2, 5]]),
        (6, [[0, 2, 4], [1, 3, 5]]),
        (8, [[0, 4], [1, 5], [2, 6], [3, 7]]),
        (12, [[0, 3, 6, 9], [1, 4, 7, 10], [2, 5, 8, 11]]),
    ],
)
def test_partners_sit_opposite_each_other(players: int, teams: list[list[int]]) -> None:
    table = RULES.start(CAST[:players], None, teams, 0)
    assert [list(table.members(side)) for side in range(len(teams))] == teams
    assert table.scores == (0,) * len(teams)


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("players", "teams", "reason"),
    [
        (4, [[0, 1], [2, 3]], "teams-not-opposite"),
        (8, [[0, 1], [2, 3], [4, 5], [6, 7]], "teams-not-opposite"),
        (4, [[0, 2], [1, 2]], "teams-not-opposite"),
        (4, [[0, 2], [1, 9]], "teams-not-opposite"),
        (5, [[0, 2, 4], [1, 3]], "teams-not-equal"),
        (4, [[0, 1, 2, 3]], "teams-not-equal"),
        (4, [[0], [1], [2], [3]], "teams-not-equal"),
        (2, [[0], [1]], "teams-not-equal"),
        (3, [[0, 1, 2]], "teams-not-equal"),
    ],
)
def test_other_teams_are_refused(players: int, teams: list[list[int]], reason: str) -> None:
    with pytest.raises(MalformedMove) as refusal:
        RULES.start(CAST[:players], None, teams, 0)
    assert refusal.value.reason == reason


@pytest.mark.rule("D1")
def test_what_a_seat_wins_counts_for_the_team_and_the_turn_goes_by_seat() -> None:
    game = two_teams()
    assert ledger(game.throw(PERCEVAL, 1, 3, 4)) == [(PERCEVAL, 32, "velute")]
    assert game.scores == (132, 150, 132, 150)
    assert game.thrower == KARADOC
    game.throw(KARADOC, 1, 3, 4)
    assert (game.scores, game.thrower) == ((132, 182, 132, 182), BOHORT)


@pytest.mark.rule("D1")
def test_tokens_and_accounts_are_each_players_own() -> None:
    game = two_teams(banque=True)
    game.play("banque_depot", PERCEVAL, steps=2)
    game.throw(PERCEVAL, *NEANT)
    assert [game.holds(seat).grelottine for seat in range(4)] == [1, 0, 0, 0]
    assert game.table.accounts == (32, 0, 0, 0)
    assert game.scores == (68, 150, 68, 150)


@pytest.mark.rule("D1", "G6")
def test_the_whole_team_wins_on_any_members_own_turn() -> None:
    game = two_teams(320)
    game.throw(PERCEVAL, 1, 3, 4)
    assert (game.phase, game.winners) == ("finished", (PERCEVAL, BOHORT))


@pytest.mark.rule("D1", "G5", "G6")
def test_a_partners_clap_on_the_lanceurs_own_turn_wins_too() -> None:
    game = two_teams(320)
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("cry", BOHORT, cry="pas-mou-le-caillou")
    assert (game.scores[PERCEVAL], game.winners) == (352, (PERCEVAL, BOHORT))


@pytest.mark.rule("D1", "G5")
def test_on_the_other_teams_turn_a_clap_is_capped() -> None:
    game = two_teams(100, 320)
    game.throw(PERCEVAL, 2, 2, 4)
    game.play("cry", LEODAGAN, cry="pas-mou-le-caillou")
    assert (game.scores, game.winners) == ((100, 332, 100, 332), ())


@pytest.mark.rule("D1", "N1")
def test_partners_do_not_challenge_each_other() -> None:
    game = two_teams(tokens={BOHORT: {"grelottine": 1}, LEODAGAN: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    assert game.may("grelottine") == {LEODAGAN}
    assert game.refuse("grelottine", BOHORT, on="chouette", stake=1) == "cannot-be-challenged"


@pytest.mark.rule("D1", "N2", "N4")
def test_a_challenge_is_for_the_scores_of_the_teams() -> None:
    game = two_teams(tokens={LEODAGAN: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", LEODAGAN, on="chouette", stake=33)
    game.throw(PERCEVAL, 1, 3, 4)
    assert game.scores == (99, 183, 99, 183)


@pytest.mark.rule("D1", "N6")
def test_partners_do_not_bet_on_each_others_challenge() -> None:
    game = three_teams(tokens={KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="velute", stake=25)
    assert game.may("bet") == {BOHORT, YVAIN}
    assert game.refuse("bet", LEODAGAN, on="reussite") == "parties-do-not-bet"
    assert game.refuse("bet", GUENIEVRE, on="reussite") == "parties-do-not-bet"


@pytest.mark.rule("D1", "S4", "N6")
def test_a_team_lays_one_bet() -> None:
    """The team is one player, and a player bets once."""
    game = three_teams()
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    assert game.may("bet") == {KARADOC, GUENIEVRE, BOHORT, YVAIN}
    game.play("bet", KARADOC, on=4)
    assert game.may("bet") == {BOHORT, YVAIN}
    assert game.refuse("bet", GUENIEVRE, on=5) == "already-bet"


@pytest.mark.rule("D1", "A1")
def test_partners_do_not_buy_from_each_other() -> None:
    game = two_teams()
    game.throw(PERCEVAL, 4, 4)
    assert game.may("achat_de_de") == {KARADOC, LEODAGAN}
    assert game.refuse("achat_de_de", BOHORT) == "nothing-to-buy"


@pytest.mark.rule("D1", "S5")
def test_partners_do_not_take_each_others_contre_sirop() -> None:
    game = two_teams()
    game.throw(PERCEVAL, 4, 4, 1)
    game.play("sirotage", PERCEVAL)
    game.throw(PERCEVAL, 2)
    assert game.may("cry") == {KARADOC, LEODAGAN}
    assert game.refuse("cry", BOHORT, cry="fruits-au-sirop") == "not-in-this-race"
    game.play("cry", LEODAGAN, cry="fruits-au-sirop")
    assert game.scores == (84, 166, 84, 166)


@pytest.mark.rule("D1", "F1")
def test_partners_are_not_challenged_to_a_soufflette() -> None:
    game = two_teams()
    game.throw(PERCEVAL, 4, 2, 1)
    assert game.refuse("soufflette", PERCEVAL, target=BOHORT) == "cannot-be-challenged"
    game.play("soufflette", PERCEVAL, target=LEODAGAN)
    game.play("soufflette_outcome", LEODAGAN, jet=0)
    assert game.scores == (130, 120, 130, 120)


@pytest.mark.rule("D1", "N8")
def test_a_challenge_is_handed_to_a_third_team_only() -> None:
    game = three_teams(tokens={PERCEVAL: {"passe_grelot": 1}, KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="chouette", stake=33)
    (offer,) = game.offers("passe_grelot")
    assert offer.bounds["among"] == [BOHORT, YVAIN]
    game.play("passe_grelot", PERCEVAL, to=YVAIN)
    game.throw(YVAIN, 1, 3, 4)
    assert game.scores == (100, 163, 59) * 2


@pytest.mark.rule("D1", "N8")
def test_between_two_teams_a_challenge_is_not_handed_on() -> None:
    game = two_teams(tokens={PERCEVAL: {"passe_grelot": 1}, KARADOC: {"grelottine": 1}})
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", KARADOC, on="chouette", stake=33)
    assert game.may("passe_grelot") == set()


@pytest.mark.rule("D1", "C6", "R2")
def test_every_seat_bangs_and_the_last_costs_his_team_10() -> None:
    game = two_teams()
    game.throw(PERCEVAL, 2, 3, 4)
    assert game.may("cry") == {PERCEVAL, KARADOC, BOHORT, LEODAGAN}
    for seat in (PERCEVAL, KARADOC, LEODAGAN):
        game.play("cry", seat, cry="grelotte-ca-picote")
    assert game.scores == (90, 150, 90, 150)


@pytest.mark.rule("D1", "B2")
def test_partners_name_no_total_in_each_others_bleu_rouge() -> None:
    game = two_teams()
    game.throw(PERCEVAL, 3, 4, 3)
    assert game.refuse("bet", BOHORT, on=10) == "parties-do-not-bet"
    game.play("bet", LEODAGAN, on=10)
    game.play("bet", PERCEVAL, on=[10])
    game.throw(PERCEVAL, 1, 4, 5)  # a Velute of 5
    assert game.scores == (215, 206, 215, 206)


@pytest.mark.rule("D1", "K4", "K5")
def test_partners_do_not_block_each_others_raitournelle() -> None:
    game = two_teams(banque=True, accounts={BOHORT: 50, KARADOC: 20})
    game.throw(PERCEVAL, 5, 6)
    blockers = {
        seat for offer in game.offers("cry") if offer.bounds["cry"] == "artichette" for seat in offer.seats
    }
    assert blockers == {KARADOC, LEODAGAN}
    game.play("cry", PERCEVAL, cry="raitournelle")
    assert game.table.accounts == (70, 0, 0, 0)


@pytest.mark.rule("D1", "L1")
def test_nobody_joins_a_doublette() -> None:
    assert two_teams().refuse("chante_sloubi", name="Merlin", sung=False) == "no-sloubi-in-doublette"

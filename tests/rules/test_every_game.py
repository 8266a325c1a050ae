"""What holds in every game, whatever the options, the players and the dice: by Hypothesis over random games."""

from __future__ import annotations

import json
from random import Random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, note
from hypothesis import strategies as st
from tests.rules.picking import is_offered, pick
from tests.rules.random_games import cul_de_chouette, el_cacho, vache_qui_rit

from tripot.rules.errors import IllegalMove
from tripot.rules.rulesets import RULESETS

GAMES = (cul_de_chouette, el_cacho, vache_qui_rit)
MOVES_A_GAME = 70
SAID_BY_THE_TABLE = {"correction", "rename", "leave", "end"}


def test_every_game_of_the_house_is_played_at_random() -> None:
    assert set(RULESETS) <= {game.RULES.name for game in GAMES}


@pytest.mark.rule("G4", "G5", "G6", "G8", "N7", "T2", "T12", "T13", "V8", "V11", "V12", "V13", "V15")
@pytest.mark.parametrize("game", GAMES, ids=[game.RULES.name for game in GAMES])
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_game_is_never_stuck_and_keeps_its_promises(
    game: ModuleType, data: st.DataObject, seed: int
) -> None:
    rules, random, table = game.RULES, Random(seed), data.draw(game.tables())
    for _ in range(MOVES_A_GAME):
        if table.over:
            break
        offers = rules.describe(table)["offers"]
        assert {offer["move"] for offer in offers} - SAID_BY_THE_TABLE - game.SAID_AT_ANY_TIME
        game.assert_offers(table, offers)
        refuse_what_is_not_offered(game, random, table, offers)
        body = pick(random, offers, game.details)
        note(json.dumps(body))
        after = rules.play(table, rules.read_move(json.dumps(body)))
        assert_it_survives_dump_and_load(rules, after)
        assert_the_changes_add_up(table, after)
        game.assert_step(table, after, body)
        table = after


def refuse_what_is_not_offered(game: ModuleType, random: Random, table: Any, offers: list[Any]) -> None:
    """A move made up is accepted just when an offer covers it, and trying it leaves no trace."""
    made_up = game.make_up(random, len(table.names))
    move = game.RULES.read_move(json.dumps(made_up))
    before = game.RULES.dump(table)
    if is_offered(offers, made_up, game.covers):
        game.RULES.play(table, move)
    else:
        with pytest.raises(IllegalMove):
            game.RULES.play(table, move)
    assert game.RULES.dump(table) == before


def assert_it_survives_dump_and_load(rules: Any, table: Any) -> None:
    loaded = rules.load(rules.dump(table))
    assert loaded == table
    assert rules.describe(loaded) == rules.describe(table)


def assert_the_changes_add_up(before: Any, after: Any) -> None:
    """The changes lead from the old scores to the new; none is more than it would have been unclamped."""
    scores = dict(enumerate((*before.scores, *(0,) * (len(after.scores) - len(before.scores)))))
    for change in after.changes:
        scores[after.sides[change.seat]] += change.points
        assert abs(change.points) <= abs(change.nominal)
        assert change.points * change.nominal >= 0
    assert tuple(scores.values()) == after.scores

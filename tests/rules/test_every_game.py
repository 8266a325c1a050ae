"""What holds in every game, whatever the options, the players and the dice: by Hypothesis over random games."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, note
from hypothesis import strategies as st
from tests.rules.cast import CAST, RULES
from tests.rules.picking import is_offered, make_up, pick

from tripot.rules.cul_de_chouette.options import NEEDS, Options
from tripot.rules.cul_de_chouette.table import Table
from tripot.rules.errors import IllegalMove

MOVES_A_GAME = 70
ALWAYS_CAPPED = {
    "pari",
    "grelottine",
    "soufflette",
    "civet",
    "contre-sirop",
    "chante-sloubi",
    "banque-retrait",
}
MOVES_OF_AN_OPTION = {
    "grelottine": {"grelottine", "passe_grelot"},
    "passe_grelot": {"passe_grelot"},
    "sirotage": {"sirotage", "civet"},
    "civet": {"civet"},
    "soufflette": {"soufflette", "soufflette_outcome"},
    "boucliette": {"boucliette"},
    "achat_de_de": {"achat_de_de"},
    "banque": {"banque_depot", "banque_retrait"},
}
CRIES_OF_AN_OPTION = {
    "contre_sirop": "fruits-au-sirop",
    "sirotage": "fruits-au-sirop",
    "banque": "raitournelle",
}


def house_rules() -> st.SearchStrategy[dict[str, Any]]:
    """Any choice of house rules that names nothing without what it needs."""
    switches = {
        name: st.booleans() for name, field in Options.model_fields.items() if field.annotation is bool
    }
    values = {
        "pelican": st.sampled_from(("always", "only-bleu-rouge", "off")),
        "banque_to": st.sampled_from(("account", "score")),
        "sirotage_rate": st.sampled_from(("minus-v2", "just-not-gained")),
        "chouette_velute_tie": st.sampled_from(("six-or-lanceur", "no-six-lanceur", "tied-lose-the-points")),
        "bet_gain": st.sampled_from((25, 20)),
        "bleu_rouge_others": st.sampled_from(("same-prize", "25")),
        "grelottine_rounding": st.sampled_from(("down", "up")),
        "grelottine_bets": st.sampled_from(("success", "both")),
        "passe_grelot_earned": st.sampled_from(("challenged", "either-side")),
        "transfer": st.sampled_from(("nominal", "what-was-paid")),
        "bevue_points": st.sampled_from((10, 5)),
        "suite_points": st.integers(1, 50),
        "target": st.sampled_from((343, 150, 600)),
    }
    return st.fixed_dictionaries({}, optional={**switches, **values}).filter(_names_what_it_needs)


def _names_what_it_needs(options: dict[str, Any]) -> bool:
    return not any(options.get(one) is True and options.get(needed) is False for one, needed in NEEDS.items())


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table of two to twelve, in teams now and then, some of them rich."""
    options = draw(house_rules())
    players = draw(st.integers(2, 12))
    counts = [count for count in range(2, players) if players % count == 0]
    count = draw(st.sampled_from([None, None, *counts]))
    teams = None if count is None else [list(range(side, players, count)) for side in range(count)]
    table = RULES.start(CAST[:players], options, teams, draw(st.none() | st.integers(0, players - 1)))
    rich = draw(st.lists(st.integers(0, 340), min_size=len(table.scores), max_size=len(table.scores)))
    return replace(table, scores=tuple(rich)) if draw(st.booleans()) else table


@pytest.mark.rule("G4", "G5", "G6", "G8", "N7")
@given(tables(), st.integers(0, 2**32))
def test_a_game_is_never_stuck_and_keeps_its_promises(table: Table, seed: int) -> None:
    random = Random(seed)
    for _ in range(MOVES_A_GAME):
        if table.over:
            break
        offers = RULES.describe(table)["offers"]
        assert_options_that_are_off_never_show(table, offers)
        refuse_what_is_not_offered(random, table, offers)
        body = pick(random, offers)
        note(json.dumps(body))
        after = RULES.play(table, RULES.read_move(json.dumps(body)))
        assert_it_survives_dump_and_load(after)
        assert_every_change_is_clamped(table, after)
        assert_nobody_wins_out_of_turn(after, body)
        table = after


def refuse_what_is_not_offered(random: Random, table: Table, offers: list[dict[str, Any]]) -> None:
    made_up = make_up(random, len(table.names))
    move = RULES.read_move(json.dumps(made_up))
    before = RULES.dump(table)
    if is_offered(offers, made_up):
        RULES.play(table, move)
    else:
        with pytest.raises(IllegalMove):
            RULES.play(table, move)
    assert RULES.dump(table) == before


def assert_options_that_are_off_never_show(table: Table, offers: list[dict[str, Any]]) -> None:
    assert any(
        offer["move"] not in {"correction", "rename", "leave", "end", "bevue", "chante_sloubi"}
        for offer in offers
    )
    shown, cries = {offer["move"] for offer in offers}, {offer.get("cry") for offer in offers}
    for option, moves in MOVES_OF_AN_OPTION.items():
        assert getattr(table.options, option) or not shown & moves
    for option, cry in CRIES_OF_AN_OPTION.items():
        assert getattr(table.options, option) or cry not in cries


def assert_it_survives_dump_and_load(table: Table) -> None:
    saved = RULES.dump(table)
    loaded = RULES.load(saved)
    assert loaded == table
    assert RULES.describe(loaded) == RULES.describe(table)


def assert_every_change_is_clamped(before: Table, after: Table) -> None:
    """The changes, one after the other, lead from the old scores to the new; floor and ceiling hold after each."""
    scores = dict(enumerate((*before.scores, *(0,) * (len(after.scores) - len(before.scores)))))
    ceiling = after.options.ceiling
    for change in after.changes:
        side = after.sides[change.seat]
        old, new = scores[side], scores[side] + change.points
        is_own = after.own is not None and after.sides[after.own] == side
        if change.points < 0 and after.options.floor:
            assert new >= 0
        if (
            change.points > 0
            and change.reason != "correction"
            and (change.reason in ALWAYS_CAPPED or not is_own)
        ):
            assert new <= max(old, ceiling)
        assert abs(change.points) <= abs(change.nominal)
        assert change.points * change.nominal >= 0
        scores[side] = new
    assert tuple(scores.values()) == after.scores


def assert_nobody_wins_out_of_turn(table: Table, body: dict[str, Any]) -> None:
    if not table.over or body["move"] == "end":
        return
    assert body["move"] != "correction"
    assert table.own is not None
    assert {table.sides[winner] for winner in table.winners} == {table.sides[table.own]}
    assert table.score_of(table.own) >= table.options.target

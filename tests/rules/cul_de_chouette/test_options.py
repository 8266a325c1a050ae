"""House rules: their defaults, what needs what, and that one that is off never shows."""

from typing import Any

import pytest
from pydantic import ValidationError
from tests.rules.cul_de_chouette.cast import KARADOC, PERCEVAL, RULES, at_table

from tripot.rules.cul_de_chouette.options import NEEDS, Options

DEFAULTS = {
    "pelican": "always", "soufflette": True, "sirotage": True, "contre_sirop": True, "civet": True,
    "grelottine": True, "passe_grelot": True, "boucliette": True, "bleu_rouge": True, "achat_de_de": True,
    "banque": False, "banque_to": "account", "sirotage_rate": "minus-v2",
    "chouette_velute_tie": "six-or-lanceur", "bet_gain": 25, "bleu_rouge_others": "same-prize",
    "grelottine_rounding": "down", "grelottine_bets": "success", "passe_grelot_earned": "challenged",
    "transfer": "nominal", "bevue_points": 10, "suite_points": 10, "floor": True, "target": 343,
}  # fmt: skip
OTHERS = {
    "pelican": ["only-bleu-rouge", "off"], "banque_to": ["score"], "sirotage_rate": ["just-not-gained"],
    "chouette_velute_tie": ["no-six-lanceur", "tied-lose-the-points"], "bet_gain": [20],
    "bleu_rouge_others": ["25"], "grelottine_rounding": ["up"], "grelottine_bets": ["both"],
    "passe_grelot_earned": ["either-side"], "transfer": ["what-was-paid"], "bevue_points": [5],
    "suite_points": [5, 20], "target": [200, 500],
}  # fmt: skip
SWITCHES = [name for name, value in DEFAULTS.items() if isinstance(value, bool)]


def refusal(options: dict[str, Any]) -> list[Any]:
    """What pydantic says of a game with these options, which is refused."""
    with pytest.raises(ValidationError) as refused:
        RULES.start(("Perceval", "Karadoc"), options)
    return list(refused.value.errors())


def test_every_house_rule_has_the_default_of_the_rulebook() -> None:
    assert Options().model_dump() == DEFAULTS


@pytest.mark.parametrize(("option", "value"), [(name, it) for name, those in OTHERS.items() for it in those])
def test_every_other_reading_can_be_chosen(option: str, value: object) -> None:
    game = at_table((0, 0), **{option: value})
    assert RULES.describe(game.table)["options"] == {option: value}


@pytest.mark.parametrize("option", SWITCHES)
def test_every_switch_can_be_turned_and_only_what_needs_it_follows(option: str) -> None:
    turned = not DEFAULTS[option]
    game = at_table((0, 0), **{option: turned})
    followers = {name: False for name, needed in NEEDS.items() if needed == option}
    assert RULES.describe(game.table)["options"] == {option: turned, **followers}


def test_what_needs_what() -> None:
    assert NEEDS == {"contre_sirop": "sirotage", "civet": "sirotage", "passe_grelot": "grelottine"}


@pytest.mark.parametrize(("option", "needed"), list(NEEDS.items()))
def test_asking_for_one_without_what_it_needs_is_refused(option: str, needed: str) -> None:
    (error,) = refusal({option: True, needed: False})
    assert (error["type"], error["ctx"]) == ("option-needs", {"option": option, "needed": needed})


@pytest.mark.parametrize(("option", "needed"), list(NEEDS.items()))
def test_switching_both_off_or_only_the_one_is_accepted(option: str, needed: str) -> None:
    both = at_table((0, 0), **{option: False, needed: False}).table.options
    assert (getattr(both, option), getattr(both, needed)) == (False, False)
    one = at_table((0, 0), **{option: False}).table.options
    assert (getattr(one, option), getattr(one, needed)) == (False, True)


@pytest.mark.parametrize(
    "options",
    [{"pelican": True}, {"pelican": "sometimes"}, {"sirotage": "yes"}, {"sirotage": 1}, {"sirotage": None},
     {"bet_gain": 30}, {"bet_gain": "25"}, {"bet_gain": 25.0}, {"bleu_rouge_others": 25}, {"bevue_points": 0},
     {"suite_points": -1}, {"target": 0}, {"target": "343"}, {"raitournelle": True}, {"floor": 0}],
)  # fmt: skip
def test_anything_else_is_refused(options: dict[str, Any]) -> None:
    assert [error["loc"][0] for error in refusal(options)] == list(options)


def test_the_state_names_only_what_is_not_the_default() -> None:
    game = at_table((0, 0), banque=True, target=343, sirotage=False)
    assert RULES.describe(game.table)["options"] == {
        "banque": True, "sirotage": False, "contre_sirop": False, "civet": False,
    }  # fmt: skip


@pytest.mark.rule("N5", "N2")
def test_without_sirotage_no_sirop_grelot_is_offered() -> None:
    game = at_table((100, 100), tokens={KARADOC: {"grelottine": 1}}, sirotage=False)
    game.throw(PERCEVAL, 1, 3, 6)
    (offer,) = game.offers("grelottine")
    assert offer.bounds == {
        "stakes": {"chouette-velute": 8, "cul-de-chouette": 16, "velute": 25, "chouette": 33}
    }
    assert game.refuse("grelottine", KARADOC, on="sirop-grelot", stake=1) == "no-such-challenge"


@pytest.mark.rule("C10")
def test_without_grelottine_a_neant_gives_and_exposes_nothing() -> None:
    game = at_table((100, 100), grelottine=False)
    game.throw(PERCEVAL, 1, 3, 6)
    assert (game.holds(PERCEVAL).grelottine, game.offers("grelottine")) == (0, [])
    assert game.refuse("grelottine", KARADOC, on="velute", stake=1) == "rule-not-played"


@pytest.mark.rule("N9")
def test_without_boucliette_nobody_holds_one() -> None:
    game = at_table((100, 100), boucliette=False)
    assert [game.holds(seat).boucliette for seat in (PERCEVAL, KARADOC)] == [0, 0]
    assert game.refuse("boucliette", PERCEVAL) == "rule-not-played"


@pytest.mark.rule("A1")
def test_without_achat_de_de_nobody_buys() -> None:
    game = at_table((100, 100), achat_de_de=False)
    game.throw(PERCEVAL, 4, 4)
    assert (game.offers("achat_de_de"), game.refuse("achat_de_de", KARADOC)) == ([], "rule-not-played")


@pytest.mark.rule("C1", "C2")
@pytest.mark.parametrize(("pelican", "points"), [("always", 172), ("only-bleu-rouge", 100), ("off", 100)])
def test_a_pelican_is_what_the_house_says(pelican: str, points: int) -> None:
    game = at_table((0, 0), pelican=pelican)
    (change,) = game.throw(PERCEVAL, 6, 6, 6)
    assert (change.points, change.reason) == (
        points, "pelican" if pelican == "always" else "cul-de-chouette",
    )  # fmt: skip
    assert bool(game.offers("cry")) is (pelican == "always")


@pytest.mark.rule("K1")
@pytest.mark.parametrize("banque", [True, False])
def test_an_account_is_told_where_there_is_a_banque_and_nowhere_else(banque: bool) -> None:
    players = at_table(banque=banque).state["players"]
    assert [player.get("account") for player in players] == [0 if banque else None] * 3


@pytest.mark.rule("D1")
@pytest.mark.parametrize(("teams", "told"), [([[0, 2], [1, 3]], [0, 1, 0, 1]), (None, [None] * 4)])
def test_a_team_is_told_in_doublette_and_nowhere_else(teams: Any, told: list[int | None]) -> None:
    players = at_table((0, 0, 0, 0), teams=teams).state["players"]
    assert [player.get("team") for player in players] == told

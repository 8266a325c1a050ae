"""An evening of four, and a challenge in it."""

from typing import Any

from tests.rules.cul_de_chouette.cast import (
    BOHORT,
    KARADOC,
    NEANT,
    PERCEVAL,
    Game,
    at_table,
)

SCORES = (100, 150, 40, 80)


def challenged(by: int = BOHORT, on: str = "velute", stake: int = 10, **options: Any) -> Game:
    """Perceval's Néant is challenged; Karadoc is next."""
    game = at_table(SCORES, tokens={by: {"grelottine": 1}}, **options)
    game.throw(PERCEVAL, *NEANT)
    game.play("grelottine", by, on=on, stake=stake)
    return game


def alone_but_for_a_newcomer(*dice: int) -> Game:
    """Perceval has thrown, Merlin has joined, the others have gone home."""
    game = at_table((100, 150, 40), banque=True)
    game.throw(PERCEVAL, *dice)
    game.play("chante_sloubi", name="Merlin", sung=False)
    game.play("leave", KARADOC)
    game.play("leave", BOHORT)
    return game

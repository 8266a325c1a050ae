"""Tables with a Banque."""

from typing import Any

from tests.rules.cul_de_chouette.cast import PERCEVAL, Game, at_table

SCORES = (100, 150, 40)


def with_banque(
    scores: tuple[int, ...] = SCORES, accounts: tuple[int, ...] = (0, 0, 0), **options: Any
) -> Game:
    return at_table(scores, accounts=dict(enumerate(accounts)), **{"banque": True, **options})


def with_chouettes(first: int, second: int, **more: Any) -> Game:
    """Perceval's Chouettes lie on the table; the accounts hold 50, 20 and 7."""
    game = with_banque(accounts=(50, 20, 7), **more)
    game.throw(PERCEVAL, first, second)
    return game

"""Tables where rules meet."""

from typing import Any

from tests.rules.cul_de_chouette.cast import (
    PERCEVAL,
    Game,
    at_table,
)

SCORES = (100, 150, 40)


def staked(on: str, stake: int, scores: tuple[int, ...] = SCORES, **options: Any) -> Game:
    """Perceval has staked his Civet."""
    game = at_table(scores, tokens={PERCEVAL: {"civet": 1}}, **options)
    game.play("civet", PERCEVAL, on=on, stake=stake)
    return game

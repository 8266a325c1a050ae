"""Tables where rules meet."""

from typing import Any

from tests.rules.cul_de_chouette import civets
from tests.rules.cul_de_chouette.cast import Game

SCORES = (100, 150, 40)


def staked(on: str, stake: int, scores: tuple[int, ...] = SCORES, **options: Any) -> Game:
    """Perceval has staked his Civet."""
    return civets.staked(on, stake, scores, **options)

"""A Chouette of Perceval’s whose odd die is taken up again."""

from tests.rules.cul_de_chouette.cast import PERCEVAL, Game, at_table, ledger

FRUITS = "fruits-au-sirop"


ODD = {1: 4, 2: 5, 3: 5, 4: 1, 5: 1, 6: 1}


def sipping(value: int, scores: tuple[int, ...] = (100, 100, 100, 100), **options: object) -> Game:
    """Perceval has thrown a Chouette and taken the odd die up again."""
    game = at_table(scores, **options)
    game.throw(PERCEVAL, value, value, ODD[value])
    assert ledger(game.play("sirotage", PERCEVAL)) == []
    assert (game.phase, game.thrower) == ("sirotage", PERCEVAL)
    return game

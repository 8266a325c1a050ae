"""A Chouette Velute, to be cried."""

from tests.rules.cul_de_chouette.cast import PERCEVAL, Game, at_table


def chouette_velute(scores: tuple[int, ...] = (10, 20, 30, 40), **options: object) -> Game:
    """Perceval has thrown 2-2-4: 32 points."""
    game = at_table(scores, **options)
    game.throw(PERCEVAL, 2, 2, 4)
    assert (game.phase, game.scores) == ("chouette-velute", scores)
    return game


def race_of_perceval(scores: tuple[int, ...], **options: object) -> Game:
    """Perceval has thrown 3-3-6: 72 points for whoever claps first."""
    game = at_table(scores, **options)
    game.throw(PERCEVAL, 3, 3, 6)
    return game

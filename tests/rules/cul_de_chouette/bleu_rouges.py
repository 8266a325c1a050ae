"""A Bleu-Rouge of Perceval’s, before and after his totals."""

from tests.rules.cul_de_chouette.cast import PERCEVAL, Game, at_table


def bleu_rouge(scores: tuple[int, ...] = (100, 100, 100), **options: object) -> Game:
    """Perceval has thrown 3-4-3, and has 9 points more than in `scores`."""
    game = at_table(scores, **options)
    game.throw(PERCEVAL, 3, 4, 3)
    assert (game.phase, game.thrower) == ("bleu-rouge", PERCEVAL)
    return game


def named(*totals: int, scores: tuple[int, ...] = (100, 100, 100), **options: object) -> Game:
    """Perceval has named his totals."""
    game = bleu_rouge(scores, **options)
    game.play("bet", PERCEVAL, on=list(totals))
    return game

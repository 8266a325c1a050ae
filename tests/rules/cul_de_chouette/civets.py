"""Perceval with a Civet staked."""

from tests.rules.cul_de_chouette.cast import PERCEVAL, Game, at_table


def staked(on: str, stake: int = 50, scores: tuple[int, ...] = (100, 20, 30), **options: object) -> Game:
    """Perceval has staked his Civet."""
    game = at_table(scores, tokens={PERCEVAL: {"civet": 1}}, **options)
    assert game.play("civet", PERCEVAL, on=on, stake=stake) == ()
    assert (game.phase, game.scores, game.holds(PERCEVAL).civet) == ("before-throw", scores, 0)
    return game

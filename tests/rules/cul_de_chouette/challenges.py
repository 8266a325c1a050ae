"""A Néant of Perceval’s, and who challenges it."""

from typing import Any

from tests.rules.cul_de_chouette.cast import KARADOC, NEANT, PERCEVAL, Game, at_table


def after_a_neant(
    scores: tuple[int, ...] = (100, 150, 40), holders: tuple[int, ...] = (KARADOC,), **options: Any
) -> Game:
    """Perceval has thrown a Néant; it is Karadoc's turn."""
    game = at_table(scores, tokens={seat: {"grelottine": 1} for seat in holders}, **options)
    game.throw(PERCEVAL, *NEANT)
    return game


def challenged(
    on: str = "chouette",
    stake: int = 33,
    scores: tuple[int, ...] = (100, 150, 40),
    holders: tuple[int, ...] = (KARADOC,),
    **options: Any,
) -> Game:
    """Karadoc has challenged Perceval's Néant."""
    game = after_a_neant(scores, holders, **options)
    game.play("grelottine", KARADOC, on=on, stake=stake)
    return game


def stakes_offered(game: Game) -> dict[str, int]:
    (offer,) = game.offers("grelottine")
    stakes: dict[str, int] = offer.bounds["stakes"]
    return stakes


def grelottines(game: Game) -> tuple[int, ...]:
    """The Grelottines, seat by seat."""
    return tuple(game.holds(seat).grelottine for seat in game.table.seats)

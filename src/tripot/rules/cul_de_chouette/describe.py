"""The state of a game of Cul de Chouette as the interface tells it (api)."""

from __future__ import annotations

from typing import Any

from tripot.rules.cul_de_chouette.bleu_rouge import BleuRouge
from tripot.rules.cul_de_chouette.moves import Opening as OpeningDie
from tripot.rules.cul_de_chouette.moves import Throw
from tripot.rules.cul_de_chouette.opening import Opening
from tripot.rules.cul_de_chouette.sirotage import SirotageDue
from tripot.rules.cul_de_chouette.table import Table
from tripot.rules.cul_de_chouette.turn import BeforeThrow


def status_of(table: Table) -> str:
    """`opening`, `playing` or `finished`."""
    if table.over:
        return "finished"
    return "opening" if isinstance(table.phase, Opening) else "playing"


def next_thrower(table: Table) -> int:
    """Who throws next: who is offered the dice now, else who may be once this is settled."""
    if table.over:
        return table.turn
    throwers = (
        offer.seats[0]
        for offer in table.phase.offers(table)
        if offer.move in (Throw, OpeningDie) and offer.seats
    )
    offered = next(throwers, None)
    return _will_throw(table) if offered is None else offered


def _will_throw(table: Table) -> int:
    """Who still may sip or name totals, else whose turn comes."""
    match table.phase:
        case SirotageDue() | BleuRouge():
            return table.phase.parties()[0]
        case _:
            to_come = (task.lanceur for task in table.agenda if isinstance(task, BeforeThrow))
            return next(to_come, table.after(table.turn))


def describe_players(table: Table) -> list[dict[str, Any]]:
    """What this game has more to say of each player, in turn order."""
    return [_describe_player(table, seat) for seat in table.seats]


def _describe_player(table: Table, seat: int) -> dict[str, Any]:
    tokens = table.tokens[seat]
    player: dict[str, Any] = {
        "tokens": {
            "grelottine": tokens.grelottine,
            "boucliette": tokens.boucliette,
            "civet": tokens.civet,
            "passe_grelot": tokens.passe_grelot,
        },
    }
    if table.options.banque:
        player["account"] = table.accounts[seat]
    if table.has_teams:
        player["team"] = table.sides[seat]
    return player

"""What may be said out of turn, whatever the table waits for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tripot.rules.anytime import Leave, said_by_the_table, table_offers
from tripot.rules.cul_de_chouette import banque, sloubi
from tripot.rules.cul_de_chouette.bevue import book_bevue
from tripot.rules.cul_de_chouette.leaving import leave
from tripot.rules.cul_de_chouette.moves import Bevue, ChanteSloubi, CorrectSheet, CorrectTokens, Cry
from tripot.rules.cul_de_chouette.opening import Opening, starts
from tripot.rules.cul_de_chouette.table import Table, Tokens
from tripot.rules.cul_de_chouette.turn import hand_turn_to
from tripot.rules.errors import IllegalMove
from tripot.rules.moves import Move, Offer
from tripot.rules.refusals import refuse_the_turn_of_who_has_left


def anytime_offers(table: Table) -> Iterator[Offer]:
    """Bévue, joining, and the table's own moves; « Artichette ! » out of place is one too (K6)."""
    yield Offer(Bevue, table.present)
    yield from sloubi.sloubi_offers(table)
    if not _offers_artichette(table):
        yield from banque.artichette_out_of_place(table)
    yield from table_offers(table, CorrectSheet, correction_bounds(table))


def _offers_artichette(table: Table) -> bool:
    if not table.options.banque:
        return False
    return any(offer.bounds.get("cry") == banque.ARTICHETTE for offer in table.phase.offers(table))


def anytime(table: Table, move: Move) -> Table | None:
    """The table after a move that may come at any time, or None when it is for the phase."""
    match move:
        case Bevue(seat=seat):
            return book_bevue(table, seat)
        case Cry(cry="artichette", seat=seat) if not _offers_artichette(table):
            return book_bevue(table, seat)
        case ChanteSloubi():
            return sloubi.join(table, move)
        case CorrectSheet():
            return correct(table, move)
        case Leave(seat=seat):
            return leave(table, seat)
        case _:
            return said_by_the_table(table, move)


def correct(table: Table, move: CorrectSheet) -> Table:
    """A free ±, tokens, account, step, turn; only the floor applies, and it never wins by itself.

    Raises IllegalMove `rule-not-played` or `has-left`.
    """
    seat = move.seat
    refuse_out_of_bounds(table, move)
    if move.points is not None:
        table = table.score(seat, move.points, "correction", floor=0 if table.options.floor else None)
    if move.tokens is not None:
        table = table.with_tokens(seat, lambda tokens: corrected(tokens, move.tokens))
    if move.account is not None:
        table = table.with_account(seat, move.account)
    if move.step is not None:
        table = replace(table, step=move.step)
    if move.turn:
        return starts(table, seat) if isinstance(table.phase, Opening) else hand_turn_to(table, seat)
    return table


def correction_bounds(table: Table) -> dict[str, Any]:
    """A token or an account only where its rule is played, the turn only of who is here."""
    tokens = [name for name in CorrectTokens.model_fields if getattr(table.options, name)]
    return {"tokens": tokens, "banque": table.options.banque, "turn": list(table.present)}


def refuse_out_of_bounds(table: Table, move: CorrectSheet) -> None:
    """Raises IllegalMove outside the bounds of the correction."""
    if not table.options.banque and (move.account is not None or move.step is not None):
        raise IllegalMove("rule-not-played", option="banque")
    given = move.tokens.model_dump(exclude_none=True) if move.tokens else {}
    for name, number in given.items():
        if number and not getattr(table.options, name):
            raise IllegalMove("rule-not-played", option=name)
    refuse_the_turn_of_who_has_left(table, move)


def corrected(tokens: Tokens, move: CorrectTokens | None) -> Tokens:
    """The tokens named, as they should be; the right to hand a challenge on may be given back."""
    given = move.model_dump(exclude_none=True) if move else {}
    handed_on = tokens.handed_on and not given.get("passe_grelot")
    return replace(tokens, **given, handed_on=handed_on)

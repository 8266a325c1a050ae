"""Banque: points move between a score and an account; Raitournelle and Artichette (K1 to K7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tripot.rules.cul_de_chouette.moves import Award, BanqueDepot, BanqueRetrait, Cry, Nobody, Tie
from tripot.rules.cul_de_chouette.table import Table
from tripot.rules.moves import Offer

INTEREST_PER_CENT = 17
PAID_OUT_PER_CENT = 79
RAITOURNELLE_ABOVE = 10
RAITOURNELLE, ARTICHETTE = "raitournelle", "artichette"


def interest(table: Table, seat: int) -> Table:
    """When the turn comes to him, a player's account grows by 17 %, rounded down (K2)."""
    if not table.options.banque:
        return table
    account = table.accounts[seat]
    return table.with_account(seat, account + account * INTEREST_PER_CENT // 100)


def banque_offers(table: Table, seat: int) -> Iterator[Offer]:
    """Before his dice a player deposits whole steps or withdraws (K1, K3)."""
    if not table.options.banque:
        return
    steps = table.score_of(seat) // table.step
    if steps >= 1:
        yield Offer(BanqueDepot, (seat,), {"max": steps, "step": table.step})
    if table.accounts[seat] >= 1:
        yield Offer(BanqueRetrait, (seat,), {"max": table.accounts[seat]})


def deposit(table: Table, seat: int, steps: int) -> Table:
    """Whole steps go from the score to the account (K1)."""
    points = steps * table.step
    return table.lose(seat, points, "banque-depot").with_account(seat, table.accounts[seat] + points)


def withdraw(table: Table, seat: int, points: int) -> Table:
    """He receives 79 % of what he takes out, rounded down, capped (K3, G5)."""
    paid = table.gain(seat, points * PAID_OUT_PER_CENT // 100, "banque-retrait", outside=True)
    return paid.with_account(seat, table.accounts[seat] - points)


def allows_raitournelle(chouettes: Sequence[int]) -> bool:
    """Whether the Chouettes total more than 10 (K4)."""
    return sum(chouettes) > RAITOURNELLE_ABOVE


def raitournelle_offers(table: Table, lanceur: int) -> Iterator[Offer]:
    """The lanceur may take all accounts, an opponent may block him; the Cul closes the window (K4, K5)."""
    blockers = table.others(lanceur)
    yield Offer(Cry, (lanceur,), {"cry": RAITOURNELLE})
    yield Offer(Cry, blockers, {"cry": ARTICHETTE})
    yield Offer(Award, (lanceur, *blockers))
    if blockers:
        yield Offer(Tie, (lanceur, *blockers))
    yield Offer(Nobody)


def decided(table: Table, lanceur: int, move: Cry | Award | Tie | Nobody) -> Table:
    """Raitournelle unless the block came before; tied, the lanceur has it (K5, R7)."""
    match move:
        case Cry(cry="raitournelle"):
            return transfer_all(table, lanceur)
        case Award(seat=winner) if winner == lanceur:
            return transfer_all(table, lanceur)
        case Tie(seats=seats) if lanceur in seats:
            return transfer_all(table, lanceur)
        case _:
            return table


def transfer_all(table: Table, lanceur: int) -> Table:
    """All accounts move to the lanceur's, or to his score by house rule; the step grows by one (K4, K7)."""
    total = sum(table.accounts)
    emptied = replace(table, accounts=(0,) * len(table.accounts), step=table.step + 1)
    if table.options.banque_to == "score":
        return emptied.gain(lanceur, total, RAITOURNELLE)
    return emptied.with_account(lanceur, total)


def artichette_out_of_place(table: Table) -> Iterator[Offer]:
    """« Artichette ! » with no such Chouettes on the table is a Bévue; too late it is only refused (K5, K6)."""
    if table.options.banque and not table.artichette_is_late:
        yield Offer(Cry, table.present, {"cry": ARTICHETTE})

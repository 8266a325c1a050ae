"""Soufflette: on 4-2-1 the lanceur challenges an opponent to make it again (F1 to F3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tripot.rules.agenda import Phase, Window
from tripot.rules.cul_de_chouette.boucliette import boucliette_offers, spend_boucliette
from tripot.rules.cul_de_chouette.combinations import SOUFFLETTE_DICE
from tripot.rules.cul_de_chouette.moves import (
    MOST_JETS,
    CallSoufflette,
    Decline,
    SouffletteOutcome,
    SpendBoucliette,
    Throw,
)
from tripot.rules.cul_de_chouette.table import Table
from tripot.rules.moves import Move, Offer

PRIZES = (50, 40, 30)
"""For 4-2-1 at the first throw, the second, the third (F3)."""
PENALTY = 30
"""What the challenged pays who misses (F3)."""
REASON = "soufflette"


@dataclass(frozen=True)
class SouffletteOffered(Window):
    """The lanceur challenges an opponent, or lets it go (F1)."""

    lanceur: int

    def parties(self) -> tuple[int, ...]:
        return (self.lanceur,)

    def own_offers(self, table: Table) -> Iterator[Offer]:
        opponents = table.others(self.lanceur)
        if opponents:
            yield Offer(CallSoufflette, (self.lanceur,), {"among": list(opponents)})
        yield Offer(Decline, (self.lanceur,))

    def play_own(self, table: Table, move: Move) -> Table | None:
        match move:
            case CallSoufflette(target=target):
                return table.then(Soufflette(self.lanceur, target))
            case Decline():
                return table.done()
            case _:
                return None


@dataclass(frozen=True)
class Soufflette(Phase):
    """Three throws for 4-2-1, keeping any of these dice (F2); before the first a Boucliette cancels it (N9)."""

    challenger: int
    challenged: int
    thrown: int = 0

    def parties(self) -> tuple[int, ...]:
        return (self.challenger, self.challenged)

    def offers(self, table: Table) -> Iterator[Offer]:
        yield Offer(Throw, (self.challenged,), {"dice": [3]})
        if self.thrown == 0:
            yield Offer(SouffletteOutcome, (self.challenged,), {"jets": [*range(1, MOST_JETS + 1), 0]})
            yield from boucliette_offers(table)

    def play(self, table: Table, move: Throw | SouffletteOutcome | SpendBoucliette) -> Table:
        match move:
            case Throw(dice=dice) if tuple(sorted(dice)) == SOUFFLETTE_DICE:
                return self._made(table, self.thrown + 1)
            case Throw() if self.thrown + 1 == MOST_JETS:
                return self._missed(table)
            case Throw():
                return table.then(replace(self, thrown=self.thrown + 1))
            case SouffletteOutcome(jet=0):
                return self._missed(table)
            case SouffletteOutcome(jet=jet):
                return self._made(table, jet)
            case SpendBoucliette(seat=seat):
                return spend_boucliette(table, seat).done()

    def _made(self, table: Table, jet: int) -> Table:
        return table.transfer(self.challenger, self.challenged, PRIZES[jet - 1], REASON).done()

    def _missed(self, table: Table) -> Table:
        return table.transfer(self.challenged, self.challenger, PENALTY, REASON).done()

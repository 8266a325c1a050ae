"""The turn: the dice are in the lanceur's hand, he throws, the dice go round (G2, G3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tripot.rules.agenda import Phase, Step, Task
from tripot.rules.cul_de_chouette import banque, civet, grelottine
from tripot.rules.cul_de_chouette.achat import BeforeCul
from tripot.rules.cul_de_chouette.civet import SettleCivet
from tripot.rules.cul_de_chouette.ending import EndOfThrow
from tripot.rules.cul_de_chouette.moves import (
    BanqueDepot,
    BanqueRetrait,
    CallGrelottine,
    StakeCivet,
    Throw,
    Tie,
)
from tripot.rules.cul_de_chouette.table import Table
from tripot.rules.cul_de_chouette.throws import land
from tripot.rules.moves import Offer

CHOUETTES = 2
"""How many dice are thrown first (G3)."""


@dataclass(frozen=True)
class BeforeThrow(Phase):
    """He may stake a Civet or go to the Banque; the Néant before may be challenged (G8, N1)."""

    lanceur: int
    has_staked: bool = False

    def offers(self, table: Table) -> Iterator[Offer]:
        yield Offer(Throw, (self.lanceur,), {"dice": [2, 3]})
        if not self.has_staked:
            yield from civet.civet_offers(table, self.lanceur)
            yield from banque.banque_offers(table, self.lanceur)
        yield from grelottine.grelottine_offers(table)

    def play(
        self, table: Table, move: Throw | StakeCivet | BanqueDepot | BanqueRetrait | CallGrelottine | Tie
    ) -> Table:
        table = replace(table, settled=())
        match move:
            case CallGrelottine():
                return grelottine.challenge(table, move)
            case Tie(seats=seats):
                return grelottine.tied(table, seats)
            case _:
                return self._play_own(replace(table, exposure=None), move)

    def _play_own(self, table: Table, move: Throw | StakeCivet | BanqueDepot | BanqueRetrait) -> Table:
        """A move of the lanceur's, which closes whatever was still open (G8)."""
        match move:
            case Throw(dice=dice):
                return self._thrown(table, dice)
            case StakeCivet(seat=seat, on=on, stake=stake):
                table = table.with_tokens(seat, lambda tokens: replace(tokens, civet=0))
                return table.then(replace(self, has_staked=True), SettleCivet(seat, on, stake))
            case BanqueDepot(seat=seat, steps=steps):
                return banque.deposit(table, seat, steps)
            case BanqueRetrait(seat=seat, points=points):
                return banque.withdraw(table, seat, points)

    def _thrown(self, table: Table, dice: tuple[int, ...]) -> Table:
        """His own turn begins with the first die; who joined meanwhile takes part from now on (L1)."""
        opens_raitournelle = table.options.banque and banque.allows_raitournelle(dice[:CHOUETTES])
        has_cul = len(dice) > CHOUETTES
        table = replace(
            table, own=self.lanceur, newcomers=frozenset(), artichette_is_late=opens_raitournelle and has_cul
        )
        if has_cul:
            return land(table, self.lanceur, dice)
        return table.then(BeforeCul(self.lanceur, dice, is_raitournelle_open=opens_raitournelle))


@dataclass(frozen=True)
class PassDice(Step):
    """The dice go to the next seat; past the seat that started, a round is complete (G2)."""

    def settle(self, table: Table, result: object) -> Table:
        return pass_dice(table)


def pass_dice(table: Table) -> Table:
    """The turn comes to the next present seat, and his account grows (K2)."""
    comes_to = table.after(table.turn)
    table = replace(table.turn_to(comes_to), agenda=turn_of(comes_to))
    return banque.interest(table, comes_to)


def turn_of(seat: int) -> tuple[Task, ...]:
    """All a turn has to do."""
    return (BeforeThrow(seat), EndOfThrow(), PassDice())


def hand_turn_to(table: Table, seat: int) -> Table:
    """A correction of the turn: what is open falls unsettled, a staked Civet returns, the round stays."""
    for task in table.agenda:
        if isinstance(task, SettleCivet):
            table = table.with_tokens(task.seat, lambda tokens: replace(tokens, civet=1))
    return replace(table, turn=seat, agenda=turn_of(seat), exposure=None, artichette_is_late=False)

"""Achat de Dé: after the Chouettes and before the Cul, another player may buy the Cul (A1 to A3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tripot.rules.agenda import Phase
from tripot.rules.cul_de_chouette import banque, civet
from tripot.rules.cul_de_chouette.combinations import Combination, Reading, chouette_points
from tripot.rules.cul_de_chouette.ending import EndOfThrow
from tripot.rules.cul_de_chouette.moves import AchatDeDe, Award, Cry, Nobody, Throw, Tie
from tripot.rules.cul_de_chouette.table import Result, Table
from tripot.rules.cul_de_chouette.throws import land
from tripot.rules.moves import Offer

PRICE = 30


@dataclass(frozen=True)
class BeforeCul(Phase):
    """Until the Cul falls it can be bought, and « Raitournelle ! » may be cried (A1, K4)."""

    lanceur: int
    chouettes: tuple[int, ...]
    buyer: int | None = None
    is_raitournelle_open: bool = False

    def moment(self) -> BeforeCul:
        return replace(self, is_raitournelle_open=False)

    @property
    def thrower(self) -> int:
        """Who throws the Cul: the lanceur, or who has bought it (A3)."""
        return self.lanceur if self.buyer is None else self.buyer

    def without(self, table: Table, seat: int) -> Table:
        """Nobody else throws a Cul: without its thrower the throw is over, and what hangs on it falls."""
        if seat != self.thrower:
            is_open = self.is_raitournelle_open and seat != self.lanceur
            return table.then(replace(self, is_raitournelle_open=is_open))
        end = next(at for at, task in enumerate(table.agenda) if isinstance(task, EndOfThrow))
        return replace(table, agenda=(self, *table.agenda[end:])).done()

    def buyers(self, table: Table) -> tuple[int, ...]:
        """Another player with at least 30 points, unless the Cul is sold already (A1)."""
        if self.buyer is not None or not table.options.achat_de_de:
            return ()
        return tuple(seat for seat in table.others(self.lanceur) if table.score_of(seat) >= PRICE)

    def offers(self, table: Table) -> Iterator[Offer]:
        yield Offer(Throw, (self.thrower,), {"dice": [1]})
        buyers = self.buyers(table)
        if buyers:
            yield Offer(AchatDeDe, buyers, {"price": PRICE})
        if self.is_raitournelle_open:
            yield from banque.raitournelle_offers(table, self.lanceur)
        elif len(buyers) > 1:
            yield Offer(Tie, buyers)

    def play(self, table: Table, move: Throw | AchatDeDe | Cry | Award | Tie | Nobody) -> Table:
        match move:
            case Throw(dice=(die,)):
                return self._fallen(table, die)
            case AchatDeDe(seat=buyer):
                return self._bought(table, buyer)
            case Tie(seats=seats) if not self.is_raitournelle_open:
                return self._bought(table, self._nearest(table, seats))
            case Cry() | Award() | Tie() | Nobody():
                settled = table.then(replace(self, is_raitournelle_open=False))
                return replace(banque.decided(settled, self.lanceur, move), artichette_is_late=True)
            case _:
                raise AssertionError(move)

    def _fallen(self, table: Table, die: int) -> Table:
        table = replace(table, artichette_is_late=banque.allows_raitournelle(self.chouettes))
        return land(table, self.thrower, (*self.chouettes, die), bought=self.buyer is not None)

    def _bought(self, table: Table, buyer: int) -> Table:
        """The price goes to nobody; the Chouettes alone count for the lanceur and for his Civet (A1, A2, S7)."""
        first, second = self.chouettes
        is_pair = first == second
        table = table.lose(buyer, PRICE, "achat-de-de").then(replace(self, buyer=buyer))
        if is_pair:
            table = table.gain(self.lanceur, chouette_points(first), "chouette")
        alone = Reading(Combination.CHOUETTE, first) if is_pair else Reading(Combination.NEANT)
        return civet.judge_now(table, Result(alone))

    def _nearest(self, table: Table, seats: tuple[int, ...]) -> int:
        """Of those who cried together, the nearest in turn order buys (R7)."""
        return next(seat for seat in table.in_order_after(self.lanceur) if seat in seats)

"""Bleu-Rouge: on 3-4-3 the lanceur names totals and throws the three dice again (B1 to B5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tripot.rules.cul_de_chouette.bets import Betting, lose_bet
from tripot.rules.cul_de_chouette.bevue import book_bevue
from tripot.rules.cul_de_chouette.booking import book
from tripot.rules.cul_de_chouette.combinations import read
from tripot.rules.cul_de_chouette.moves import MOST_TOTALS, Bet, Throw
from tripot.rules.cul_de_chouette.options import Options
from tripot.rules.cul_de_chouette.table import Cast, Table
from tripot.rules.moves import Offer

POSSIBLE_TOTALS = range(3, 19)
PRIZE = 36
PRIZE_FACTOR = 2
OTHERS_PRIZE = 25
REASON = "bleu-rouge"


@dataclass(frozen=True)
class Rethrow:
    """The second throw of a Bleu-Rouge that counts, and what was really booked for it."""

    cast: Cast
    booked: int


@dataclass(frozen=True)
class BleuRouge(Betting):
    """The lanceur names one to three totals, every other player may name one; then the dice are thrown again (B2)."""

    lanceur: int
    bought: bool = False
    totals: tuple[int, ...] = ()

    def moment(self) -> BleuRouge:
        return replace(super().moment(), totals=())

    def parties(self) -> tuple[int, ...]:
        return (self.lanceur,)

    def offers(self, table: Table) -> Iterator[Offer]:
        among = {"among": list(POSSIBLE_TOTALS), "impossible_too": True}
        if self.totals:
            yield Offer(Throw, (self.lanceur,), {"dice": [3]})
        else:
            yield Offer(Bet, (self.lanceur,), {**among, "most": MOST_TOTALS})
        yield Offer(Bet, self.bettors(table), among)

    def play(self, table: Table, move: Bet | Throw) -> Table:
        match move:
            case Bet(seat=seat, on=tuple(totals)):
                return _blame(table.then(replace(self, totals=totals)), seat, totals)
            case Bet(seat=seat, on=int(total)):
                return _blame(table.then(self.with_bet(seat, total)), seat, (total,))
            case Throw(dice=dice):
                return self._thrown_again(table, dice)
            case _:
                raise AssertionError(move)

    def _thrown_again(self, table: Table, dice: tuple[int, ...]) -> Table:
        """His own points if he is right, then the prizes, then what the combination opens (B3)."""
        reading = read(dice, table.options, in_a_bleu_rouge=True)
        cast = Cast(self.lanceur, dice, reading, self.bought, in_a_bleu_rouge=True)
        table = table.showing(cast)
        total = sum(dice)
        if total not in self.totals:
            return self._pay_the_others(table, total).done()
        table, booked = book(table, cast)
        table = table.gain(self.lanceur, prize(total), REASON, outside=True)
        return self._pay_the_others(table, total).done(Rethrow(cast, booked))

    def _pay_the_others(self, table: Table, total: int) -> Table:
        """Who named the total has a prize too; one that could have come and did not costs the stake (B2, B3)."""
        for seat, named in self.bets:
            if named == total:
                table = table.gain(seat, others_prize(total, table.options), REASON, outside=True)
            elif named in POSSIBLE_TOTALS:
                table = lose_bet(table, seat)
        return table


def prize(total: int) -> int:
    """36 and twice the total (B3)."""
    return PRIZE + PRIZE_FACTOR * total


def others_prize(total: int, options: Options) -> int:
    """The same for every other player who is right, or 25 by house rule (B3)."""
    return prize(total) if options.bleu_rouge_others == "same-prize" else OTHERS_PRIZE


def _blame(table: Table, seat: int, totals: tuple[int, ...]) -> Table:
    """Each total that three dice cannot make is one Bévue, at once (B5)."""
    for total in totals:
        if total not in POSSIBLE_TOTALS:
            table = book_bevue(table, seat)
    return table

"""Sirotage: the odd die of a Chouette is thrown again for the Cul (S1 to S4, S6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tripot.rules.agenda import Window
from tripot.rules.cul_de_chouette.bets import Betting, lose_bet, win_bet
from tripot.rules.cul_de_chouette.combinations import Combination, chouette_points, points, read
from tripot.rules.cul_de_chouette.contre_sirop import ContreSirop
from tripot.rules.cul_de_chouette.ending import EndOfThrow
from tripot.rules.cul_de_chouette.moves import Bet, Decline, SiroteMove, Throw
from tripot.rules.cul_de_chouette.races import PelicanRace
from tripot.rules.cul_de_chouette.table import Cast, Result, Table, leave_open
from tripot.rules.dice import FACES
from tripot.rules.moves import Move, Offer

CIVET_VALUE = 6
"""Of which Chouette a failed Sirotage gives a Civet (S6)."""


def offer_sirotage(table: Table, cast: Cast, booked: int) -> Table:
    """After a Chouette of which `booked` points were applied: a window, or due while something hangs (S1, G8)."""
    if not table.options.sirotage:
        return table.done(Result(cast.reading))
    hanging = table.settlement
    if hanging is None:
        return leave_open(table, SirotageOffered(cast, booked), Result(cast.reading))
    is_the_challenged_throw = not cast.in_a_bleu_rouge
    return table.then(
        SirotageDue(cast, booked, is_compulsory=hanging.compels_sirotage() and is_the_challenged_throw)
    )


@dataclass(frozen=True)
class SirotageOffered(Window):
    """The lanceur may take the odd die up again; the points of the Chouette are booked already (S1, G9)."""

    cast: Cast
    booked: int

    def parties(self) -> tuple[int, ...]:
        return (self.cast.lanceur,)

    def own_offers(self, table: Table) -> Iterator[Offer]:
        yield Offer(SiroteMove, (self.cast.lanceur,))
        yield Offer(Decline, (self.cast.lanceur,))

    def play_own(self, table: Table, move: Move) -> Table | None:
        match move:
            case SiroteMove():
                return table.then(Sirotage(self.cast, self.booked), EndOfThrow())
            case Decline():
                return table.done()
            case _:
                return None


@dataclass(frozen=True)
class OddDie(Betting):
    """The odd die of a Chouette of which `booked` points were applied: the others may name it before it falls (S4)."""

    cast: Cast
    booked: int

    def parties(self) -> tuple[int, ...]:
        return (self.cast.lanceur,)

    def without(self, table: Table, seat: int) -> Table:
        """He goes home: the Chouette stays one, what hangs on it is settled."""
        return table.done(Result(self.cast.reading)) if seat in self.parties() else table

    def bet_offer(self, table: Table) -> Offer:
        """Every other player may name a face (S4)."""
        return Offer(Bet, self.bettors(table), {"among": list(FACES)})


@dataclass(frozen=True)
class SirotageDue(OddDie):
    """A Civet or a challenge hangs on it: sip or decline first; a Sirop-Grelot cannot be declined (G8, N5)."""

    is_compulsory: bool

    def offers(self, table: Table) -> Iterator[Offer]:
        yield Offer(SiroteMove, (self.cast.lanceur,))
        if self.is_compulsory:
            yield self.bet_offer(table)
        else:
            yield Offer(Decline, (self.cast.lanceur,))

    def play(self, table: Table, move: SiroteMove | Decline | Bet) -> Table:
        match move:
            case SiroteMove():
                return table.then(Sirotage(self.cast, self.booked, bets=self.bets))
            case Decline():
                return table.done(Result(self.cast.reading))
            case Bet(seat=seat, on=int(die)):
                return table.then(self.with_bet(seat, die))
            case _:
                raise AssertionError(move)


@dataclass(frozen=True)
class Sirotage(OddDie):
    """The odd die is in the lanceur's hand; the others name it before it falls (S2 to S4)."""

    def offers(self, table: Table) -> Iterator[Offer]:
        yield Offer(Throw, (self.cast.lanceur,), {"dice": [1]})
        yield self.bet_offer(table)

    def play(self, table: Table, move: Throw | Bet) -> Table:
        match move:
            case Bet(seat=seat, on=int(die)):
                return table.then(self.with_bet(seat, die))
            case Throw(dice=(die,)):
                return self._fallen(table, die)
            case _:
                raise AssertionError(move)

    def _fallen(self, table: Table, die: int) -> Table:
        """The points of the Chouette are taken back, whatever comes (S2, S3)."""
        value = self.cast.reading.value
        dice = (value, value, die)
        sipped = replace(self.cast, dice=dice, reading=read(dice, table.options))
        table = table.showing(sipped).lose(self.cast.lanceur, self.booked, "sirotage")
        if die == value:
            return self._made(table, sipped)
        return self._missed(self._settle_bets(self._pay_for_the_failure(table), die))

    def _made(self, table: Table, sipped: Cast) -> Table:
        """He scores the Cul de Chouette instead of the Chouette; a sipped 6-6-6 is a Pélican (S2)."""
        made = sipped.reading
        table = table.gain(sipped.lanceur, points(made), made.combination.value, outside=sipped.bought)
        table = self._settle_bets(table, sipped.dice[-1])
        result = Result(made, sipped=True)
        if made.combination is Combination.PELICAN:
            return leave_open(table, PelicanRace(sipped.lanceur, bought=sipped.bought), result)
        return table.done(result)

    def _pay_for_the_failure(self, table: Table) -> Table:
        """The Chouette's booked points were taken back; then v² is lost (S3)."""
        if table.options.sirotage_rate == "just-not-gained":
            return table
        return table.lose(self.cast.lanceur, chouette_points(self.cast.reading.value), "sirotage")

    def _settle_bets(self, table: Table, die: int) -> Table:
        """Who named the die wins, everybody else loses his stake (S4)."""
        for seat, named in self.bets:
            table = win_bet(table, seat) if named == die else lose_bet(table, seat)
        return table

    def _missed(self, table: Table) -> Table:
        """A Chouette of 6 gives a Civet; then the others may raise their fists (S5, S6)."""
        lanceur, value = self.cast.lanceur, self.cast.reading.value
        if value == CIVET_VALUE and table.options.civet:
            table = table.with_tokens(lanceur, lambda tokens: replace(tokens, civet=1))
        result = Result(self.cast.reading, sipped=False)
        if table.options.contre_sirop:
            return leave_open(table, ContreSirop(lanceur, value, bought=self.cast.bought), result)
        return table.done(result)

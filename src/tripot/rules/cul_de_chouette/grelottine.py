"""Grelottine: after a Néant a holder imposes a combination and a stake (N1 to N9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tripot.rules.cul_de_chouette.bets import Bets, Betting, lose_bet, win_bet
from tripot.rules.cul_de_chouette.boucliette import boucliette_offers, spend_boucliette
from tripot.rules.cul_de_chouette.combinations import Combination
from tripot.rules.cul_de_chouette.ending import EndOfThrow
from tripot.rules.cul_de_chouette.moves import Bet, CallGrelottine, PasseGrelot, SpendBoucliette, Throw, Tie
from tripot.rules.cul_de_chouette.table import Result, Settlement, Table
from tripot.rules.cul_de_chouette.throws import land
from tripot.rules.moves import Offer

RATES = {"chouette-velute": 8, "cul-de-chouette": 16, "sirop-grelot": 20, "velute": 25, "chouette": 33}
"""Per cent of the smaller of the two scores (N2)."""
REASON = "grelottine"
SUCCESS, FAILURE = "reussite", "echec"


def stakes(table: Table, challenger: int, challenged: int) -> dict[str, int]:
    """The highest stake (points) for each combination that can be imposed; below 1 there is no challenge (N2)."""
    smaller = min(table.score_of(challenger), table.score_of(challenged))
    rounding = 99 if table.options.grelottine_rounding == "up" else 0
    most = {on: (smaller * rate + rounding) // 100 for on, rate in RATES.items()}
    if not table.options.sirotage:
        del most["sirop-grelot"]
    return {on: stake for on, stake in most.items() if stake >= 1}


def holders(table: Table) -> tuple[int, ...]:
    """Any other player holding a Grelottine, unless a tie of cries left one of them (N1, R7)."""
    exposure = table.exposure
    if exposure is None:
        return ()
    holding = tuple(seat for seat in table.others(exposure.seat) if table.tokens[seat].grelottine)
    return holding if exposure.only is None else tuple(seat for seat in holding if seat == exposure.only)


def grelottine_offers(table: Table) -> Iterator[Offer]:
    """One offer a holder, with each maximum: none at all when every one is below 1 (N2)."""
    may_cry = []
    for holder in holders(table):
        assert table.exposure
        most = stakes(table, holder, table.exposure.seat)
        yield Offer(CallGrelottine, (holder,), {"stakes": most})
        if most:
            may_cry.append(holder)
    if len(may_cry) > 1:
        yield Offer(Tie, tuple(may_cry))


def tied(table: Table, seats: tuple[int, ...]) -> Table:
    """Of those who cried together, the lower score, then the nearest in turn order after the lanceur (R7)."""
    assert table.exposure
    order = table.in_order_after(table.exposure.seat)
    first = min(seats, key=lambda seat: (table.score_of(seat), order.index(seat)))
    return replace(table, exposure=replace(table.exposure, only=first))


def challenge(table: Table, call: CallGrelottine) -> Table:
    """« Grelottine ! »: announced, not yet thrown; one challenge per Néant (N1)."""
    assert table.exposure
    announced = Challenge(call.seat, table.exposure.seat, call.on, call.stake)
    return replace(table, exposure=None).before(announced)


def satisfies(on: str, result: Result) -> bool:
    """Whether the challenged's own three dice made what was imposed (N5)."""
    combination, is_sipped = result.reading.combination, result.sipped is not None
    match on:
        case "chouette":
            return combination is Combination.CHOUETTE and not is_sipped
        case "sirop-grelot":
            return result.sipped is True
        case "velute":
            return combination in (Combination.VELUTE, Combination.SUITE_VELUTE)
        case "cul-de-chouette":
            return combination in (Combination.CUL_DE_CHOUETTE, Combination.PELICAN)
        case _:
            return combination == on


@dataclass(frozen=True)
class Challenge(Betting):
    """Announced: bets, a Boucliette or a Passe-Grelot may come before the three dice (N3, N6, N8, N9)."""

    challenger: int
    challenged: int
    on: str
    stake: int
    handed_on_by: int | None = None

    def parties(self) -> tuple[int, ...]:
        return (self.challenger, self.challenged)

    def offers(self, table: Table) -> Iterator[Offer]:
        yield Offer(Throw, (self.challenged,), {"dice": [3]})
        among = [SUCCESS, FAILURE] if table.options.grelottine_bets == "both" else [SUCCESS]
        yield Offer(Bet, self.bettors(table), {"among": among})
        yield from boucliette_offers(table)
        takers = self.takers(table)
        if takers:
            yield Offer(PasseGrelot, (self.challenged,), {"among": takers})

    def takers(self, table: Table) -> list[int]:
        """To whom the challenged may hand it on: another opponent, with a maximum of at least 1 (N8)."""
        is_first_hand = table.options.passe_grelot and self.handed_on_by is None
        if not is_first_hand or not table.tokens[self.challenged].passe_grelot:
            return []
        others = table.others(self.challenger, self.challenged)
        return [seat for seat in others if self.on in stakes(table, self.challenger, seat)]

    def play(self, table: Table, move: Throw | Bet | SpendBoucliette | PasseGrelot) -> Table:
        match move:
            case Throw(dice=dice):
                return self._thrown(table, dice)
            case Bet(seat=seat, on=str(on)):
                return table.then(self.with_bet(seat, on))
            case SpendBoucliette(seat=seat):
                return spend_boucliette(table, seat).done()
            case PasseGrelot(to=taker):
                return self._handed_on(table, taker)
            case _:
                raise AssertionError(move)

    def _thrown(self, table: Table, dice: tuple[int, ...]) -> Table:
        """Both Grelottines go; the throw counts in full before the stake (N3)."""
        for seat in (self.challenger, self.challenged):
            table = table.with_tokens(seat, lambda tokens: replace(tokens, grelottine=0))
        settling = SettleGrelottine(self.challenger, self.challenged, self.on, self.stake, self.bets)
        return land(table.then(self, settling, EndOfThrow()), self.challenged, dice)

    def _handed_on(self, table: Table, taker: int) -> Table:
        """Bets laid fall; the stake is lowered to the new maximum if need be (N8)."""
        table = table.with_tokens(
            self.challenged, lambda tokens: replace(tokens, passe_grelot=0, handed_on=True)
        )
        stake = min(self.stake, stakes(table, self.challenger, taker)[self.on])
        return table.then(Challenge(self.challenger, taker, self.on, stake, handed_on_by=self.challenged))


@dataclass(frozen=True)
class SettleGrelottine(Settlement):
    """The challenged wins the stake if his dice made what was imposed, else he loses it (N4); then the bets (N6)."""

    challenger: int
    challenged: int
    on: str
    stake: int
    bets: Bets = ()

    def parties(self) -> tuple[int, ...]:
        return (self.challenger, self.challenged)

    def compels_sirotage(self) -> bool:
        return self.on == "sirop-grelot"

    def settle(self, table: Table, result: Result) -> Table:
        is_success = satisfies(self.on, result)
        winner, loser = self.challenger, self.challenged
        if is_success:
            winner, loser = loser, winner
        table = table.transfer(loser, winner, self.stake, REASON)
        if is_success or table.options.passe_grelot_earned == "either-side":
            table = earn_passe_grelot(table, winner)
        for seat, on in self.bets:
            table = win_bet(table, seat) if (on == SUCCESS) == is_success else lose_bet(table, seat)
        return table.done(result)


def earn_passe_grelot(table: Table, seat: int) -> Table:
    """Who has succeeded in a challenge he had to throw may hand a later one on, once a game (N8)."""
    if not table.options.passe_grelot or table.tokens[seat].handed_on:
        return table
    return table.with_tokens(seat, lambda tokens: replace(tokens, passe_grelot=1))

"""The turn: throw, keep what scores, go on or stop (V6 to V12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tripot.rules.agenda import Phase
from tripot.rules.errors import IllegalMove
from tripot.rules.moves import Offer
from tripot.rules.vache_qui_rit import rachat, scoring
from tripot.rules.vache_qui_rit.bars import bust
from tripot.rules.vache_qui_rit.moves import Bust, GiveUp, Keep, Rachat, Stop, Throw
from tripot.rules.vache_qui_rit.scoring import DICE
from tripot.rules.vache_qui_rit.stopping import stop, why_not_stop
from tripot.rules.vache_qui_rit.table import Table


@dataclass(frozen=True)
class Turn(Phase):
    """Any moment of a turn, after `throws` throws of it."""

    seat: int
    throws: int = 0

    def parties(self) -> tuple[int, ...]:
        return (self.seat,)

    def give_up_offers(self, table: Table) -> Iterator[Offer]:
        """Under the threshold a turn may be given up at any moment, before a throw too (V12)."""
        if not table.entered[self.seat]:
            yield Offer(GiveUp, (self.seat,))


@dataclass(frozen=True)
class DiceInHand(Turn):
    """The dice left may be thrown: all of them entered, or only what is kept, or that none scores (V6b, V7)."""

    def offers(self, table: Table) -> Iterator[Offer]:
        yield Offer(Throw, (self.seat,), {"dice": [table.dice_left]})
        yield from self.keep_offers(table)
        yield Offer(Bust, (self.seat,))
        yield from self.give_up_offers(table)

    def keep_offers(self, table: Table) -> Iterator[Offer]:
        """Of a throw that nobody entered."""
        sets = dict(scoring.named_sets_of(table.dice_left))
        yield Offer(Keep, (self.seat,), {"points": sets, "max": table.dice_left, "thrown": []})

    def play(self, table: Table, move: Throw | Keep | Bust | GiveUp) -> Table:
        if isinstance(move, GiveUp):
            return table.done()
        thrown = replace(table, barre=None, sale=None)
        match move:
            case Throw(dice=dice) if scoring.legal_sets(dice):
                return thrown.then(Keeping(self.seat, self.throws + 1, dice))
            case Throw() | Bust():
                return bust(thrown, self.seat)
            case Keep(dice=dice):
                return go_on(thrown, AfterKeep(self.seat, self.throws + 1), dice)


@dataclass(frozen=True)
class BeforeThrow(DiceInHand):
    """His five dice; or he takes over the turn that was just stopped (V15)."""

    def offers(self, table: Table) -> Iterator[Offer]:
        yield from super().offers(table)
        yield from rachat.rachat_offers(table, self.seat)

    def without(self, table: Table, seat: int) -> Table:
        """Who goes home before his dice is skipped: what he left unsold, the next after him may buy (V15)."""
        without: Table = super().without(table, seat)
        return replace(without, sale=table.sale)

    def play(self, table: Table, move: Throw | Keep | Bust | GiveUp | Rachat) -> Table:
        match move:
            case Rachat():
                assert table.sale is not None
                return rachat.buy(table, self.seat, table.sale).then(TakenOver(self.seat))
            case _:
                return super().play(table, move)


@dataclass(frozen=True)
class TakenOver(DiceInHand):
    """He has bought, and must throw at least once (V15)."""


@dataclass(frozen=True)
class Keeping(Turn):
    """The dice lie there; at least one that scores is kept, and only such (V6)."""

    dice: tuple[int, ...] = ()

    def offers(self, table: Table) -> Iterator[Offer]:
        sets = scoring.named(scoring.legal_sets(self.dice))
        yield Offer(Keep, (self.seat,), {"points": sets, "max": len(self.dice), "thrown": list(self.dice)})
        yield from self.give_up_offers(table)

    def play(self, table: Table, move: Keep | GiveUp) -> Table:
        match move:
            case Keep(dice=dice):
                return go_on(table, AfterKeep(self.seat, self.throws, dice_were_entered=True), dice)
            case GiveUp():
                return table.done()


@dataclass(frozen=True)
class AfterKeep(DiceInHand):
    """He throws the other dice again, or stops (V7, V8).

    Where the dice were entered the next throw's are too, so that nothing more is kept of the last one (V6b).
    """

    dice_were_entered: bool = False

    def why_not_stop(self, table: Table) -> IllegalMove | None:
        return why_not_stop(table, self.seat, main_pleine=isinstance(self, MainPleine))

    def keep_offers(self, table: Table) -> Iterator[Offer]:
        if not self.dice_were_entered:
            yield from super().keep_offers(table)

    def offers(self, table: Table) -> Iterator[Offer]:
        yield from super().offers(table)
        if self.why_not_stop(table) is None:
            yield Offer(Stop, (self.seat,))

    def play(self, table: Table, move: Throw | Keep | Bust | GiveUp | Stop) -> Table:
        match move:
            case Stop():
                return stop(table, self.seat)
            case _:
                return super().play(table, move)


@dataclass(frozen=True)
class MainPleine(AfterKeep):
    """All five dice have scored: he takes them all up again (V9)."""


def go_on(table: Table, after: AfterKeep, dice: tuple[int, ...]) -> Table:
    """What is kept counts for the turn's total; after the last die all five come back (V6, V9)."""
    left = table.dice_left - len(dice)
    kept = replace(
        table,
        total=table.total + scoring.points(dice),
        dice_left=left or DICE,
        kept=(*table.kept, tuple(sorted(dice))),
    )
    return kept.then(after if left else MainPleine(after.seat, after.throws, after.dice_were_entered))

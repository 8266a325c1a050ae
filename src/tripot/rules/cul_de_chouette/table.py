"""What lies on the table of a game of Cul de Chouette, and how its score sheet is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Self

from tripot.rules import table as any_game
from tripot.rules.agenda import Step, Window
from tripot.rules.cul_de_chouette.combinations import Reading
from tripot.rules.cul_de_chouette.options import Options
from tripot.rules.moves import Change
from tripot.rules.table import with_one

FIRST_STEP = 16
"""Points of a step of the Banque before any Raitournelle (K1)."""
MOST_PLAYERS = 12


@dataclass(frozen=True)
class Tokens:
    """What a player holds: 1 or 0 of each. `passe_grelot`: may hand a challenge on; `handed_on`: has done so (N8)."""

    grelottine: int = 0
    boucliette: int = 0
    civet: int = 0
    passe_grelot: int = 0
    handed_on: bool = False

    @classmethod
    def to_begin_with(cls, options: Options) -> Tokens:
        """A Boucliette where it is played, and nothing else (N9)."""
        return cls(boucliette=int(options.boucliette))


@dataclass(frozen=True)
class Cast:
    """Three dice as they lie, for whom they count, and whether they came from a bought Cul or a Bleu-Rouge."""

    lanceur: int
    dice: tuple[int, ...]
    reading: Reading
    bought: bool = False
    in_a_bleu_rouge: bool = False


@dataclass(frozen=True)
class Exposure:
    """A Néant that may be challenged (N1), by `only` one seat where a tie of cries was settled (R7)."""

    seat: int
    only: int | None = None


@dataclass(frozen=True)
class Result:
    """What a throw has come to, for whatever hangs on it.

    `sipped` is None when the odd die was not taken up again, else whether the Cul was made. `exposes` is the seat whose
    Néant may be challenged (N1), `window` what stays open beside the next dice (G8).
    """

    reading: Reading
    sipped: bool | None = None
    exposes: int | None = None
    window: Window | None = None


class Settlement(Step):
    """A stake or a challenge that hangs on a throw, and is settled after all the throw brings (S7, N3)."""

    def parties(self) -> tuple[int, ...]:
        """The seats between whom it is played: they lay no side bets (S4)."""
        return ()

    def compels_sirotage(self) -> bool:
        """Whether a Chouette must be sipped (N5, Sirop-Grelot)."""
        return False


@dataclass(frozen=True, kw_only=True)
class Table(any_game.Table):
    """The table of Cul de Chouette.

    Each seat has its `tokens`, the points of its `accounts` (K1) and the last of its `casts`; `lying` is the seat whose
    cast lies on the table. `own` is the seat whose own turn it is: from his first die to the next one's (G5, G6).
    `exposure` is the Néant that may be challenged (N1), `step` the points of a step of the Banque (K1, K4). `newcomers`
    wait for the next throw (L1); while `artichette_is_late`, « Artichette ! » is only refused, and no Bévue (K5, K6).

    `settled` is what all moves since the dice were in the lanceur's hand have booked, and `has_landed` whether the dice
    that lie there have fallen in the last of them. Both are there to be told; a sheet is the same without them.
    """

    options: Options
    tokens: tuple[Tokens, ...]
    accounts: tuple[int, ...]
    casts: tuple[Cast | None, ...]
    lying: int | None = None
    own: int | None = None
    exposure: Exposure | None = None
    step: int = FIRST_STEP
    newcomers: frozenset[int] = field(default_factory=frozenset)
    artichette_is_late: bool = False
    settled: tuple[Change, ...] = field(default=(), compare=False)
    has_landed: bool = field(default=False, compare=False)

    @property
    def told_together(self) -> tuple[Change, ...]:
        """All the throw has brought so far; a Bévue or a correction is no part of it, and stands alone."""
        is_of_the_throw = self.settled[len(self.settled) - len(self.changes) :] == self.changes
        return self.settled if is_of_the_throw else self.changes

    def awaiting(self) -> Self:
        return replace(super().awaiting(), has_landed=False)

    def played(self) -> Self:
        return replace(self, settled=(*self.settled, *self.changes))

    @property
    def at_the_table(self) -> tuple[int, ...]:
        """Who may take part in what is running: a newcomer may not (L1)."""
        return tuple(seat for seat in self.present if seat not in self.newcomers)

    def others(self, *but: int) -> tuple[int, ...]:
        """The others: whoever may take part and plays for another score than each of `but` (D1)."""
        return tuple(
            seat
            for seat in self.at_the_table
            if not any(self.are_partners(seat, left_out) for left_out in but)
        )

    def in_order_after(self, lanceur: int) -> tuple[int, ...]:
        """Who may take part, in turn order, the lanceur first."""
        order = (*range(lanceur, len(self.names)), *range(lanceur))
        return tuple(seat for seat in order if seat in self.at_the_table)

    def is_own_turn_of(self, seat: int) -> bool:
        return self.own is not None and self.are_partners(seat, self.own)

    @property
    def settlement(self) -> Settlement | None:
        """What hangs on the throw and is settled first, if anything does."""
        return next((task for task in self.agenda if isinstance(task, Settlement)), None)

    def gain(self, seat: int, points: int, reason: str, *, outside: bool = False) -> Self:
        """A gain, capped outside one's own turn and wherever it comes from a stake or a bought Cul (G5)."""
        ceiling = self.options.ceiling if outside or not self.is_own_turn_of(seat) else None
        return self.score(seat, points, reason, ceiling=ceiling)

    def lose(self, seat: int, points: int, reason: str) -> Self:
        """A loss, which stops at the floor (G4)."""
        return self.score(seat, -points, reason, floor=0 if self.options.floor else None)

    def transfer(self, payer: int, gainer: int, points: int, reason: str) -> Self:
        """A stake changes hands: the gainer gets the nominal amount, capped, whatever the payer could pay (G4, G5)."""
        paid = self.lose(payer, points, reason)
        if self.options.transfer == "what-was-paid":
            points = -paid.changes[-1].points
        return paid.gain(gainer, points, reason, outside=True)

    def with_tokens(self, seat: int, change: Callable[[Tokens], Tokens]) -> Self:
        return replace(self, tokens=with_one(self.tokens, seat, change(self.tokens[seat])))

    def give_grelottine(self, seat: int) -> Self:
        return self.with_tokens(seat, lambda tokens: replace(tokens, grelottine=1))

    def with_account(self, seat: int, points: int) -> Self:
        return replace(self, accounts=with_one(self.accounts, seat, points))

    def showing(self, cast: Cast) -> Self:
        """The dice of `cast` lie on the table, for everybody to see."""
        return replace(
            self, casts=with_one(self.casts, cast.lanceur, cast), lying=cast.lanceur, has_landed=True
        )


def leave_open(table: Table, window: Window, result: Result) -> Table:
    """What may be left unused: before what hangs on the throw, else beside the next dice (G6, G8)."""
    if table.settlement is None:
        return table.done(replace(result, window=window))
    opened = table.then(window, Conclude(result))
    closed = opened.done()
    return closed if closed.over else opened


@dataclass(frozen=True)
class Conclude(Step):
    """A throw whose result is known already, once what it opened is over."""

    known: Result

    def settle(self, table: Table, result: Result | None) -> Table:
        return table.done(self.known)

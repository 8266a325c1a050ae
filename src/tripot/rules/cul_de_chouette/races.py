"""Races: the first takes it, in a Suite the last loses (R1 to R8)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import ClassVar

from tripot.rules.agenda import Phase, Window
from tripot.rules.cul_de_chouette.combinations import PELICAN_CRY_POINTS, velute_points
from tripot.rules.cul_de_chouette.moves import Award, Cry, Nobody, Throw, Tie
from tripot.rules.cul_de_chouette.table import Table
from tripot.rules.cul_de_chouette.victory import declare_victory
from tripot.rules.moves import Move, Offer
from tripot.rules.table import all_but


@dataclass(frozen=True)
class FirstWins(Window):
    """A race whose first takes the prize (R1); nobody need cry, and the next dice close it (G8).

    `bought`: whether the Cul was, so that the prize is capped even on the winner's own turn (G5).
    """

    cry: ClassVar[str]
    reason: ClassVar[str]

    lanceur: int
    bought: bool = field(default=False, kw_only=True)

    def racers(self, table: Table) -> tuple[int, ...]:
        """Who may win it: everybody, the lanceur too, unless the rule says otherwise."""
        return table.at_the_table

    @abstractmethod
    def prize(self) -> int:
        """Points for the winner."""

    @abstractmethod
    def tied(self, table: Table, seats: tuple[int, ...]) -> Table:
        """What a declared tie leads to."""

    def won_by(self, table: Table, winner: int) -> Table:
        """The prize may make the lanceur win the game, and only him: it is nobody else's turn (G6)."""
        after = table.gain(winner, self.prize(), self.reason, outside=self.bought).done()
        return declare_victory(after) if after.is_own_turn_of(winner) else after

    def own_offers(self, table: Table) -> Iterator[Offer]:
        racers = self.racers(table)
        yield Offer(Cry, racers, {"cry": self.cry})
        yield Offer(Award, racers)
        if len(racers) > 1:
            yield Offer(Tie, racers)
        yield Offer(Nobody)

    def play_own(self, table: Table, move: Move) -> Table | None:
        match move:
            case Cry(cry=self.cry, seat=winner) | Award(seat=winner):
                return self.won_by(table, winner)
            case Tie(seats=seats):
                return self.tied(table, seats)
            case Nobody():
                return table.done()
            case _:
                return None


@dataclass(frozen=True)
class ChouetteVelute(FirstWins):
    """« Pas mou le caillou ! »: the first who claps takes twice the square of the third die (C3)."""

    cry = "pas-mou-le-caillou"
    reason = "chouette-velute"

    value: int

    def prize(self) -> int:
        return velute_points(self.value)

    def tied(self, table: Table, seats: tuple[int, ...]) -> Table:
        if table.options.chouette_velute_tie == "tied-lose-the-points":
            return table.done()
        return table.then(
            TieBreak.between(table, self, self.lanceur, seats, has_privilege=self.lanceur in seats)
        )


@dataclass(frozen=True)
class PelicanRace(FirstWins):
    """« Pélican ! »: 28 points for the first to cry it (C1)."""

    cry = "pelican"
    reason = "pelican"

    def prize(self) -> int:
        return PELICAN_CRY_POINTS

    def tied(self, table: Table, seats: tuple[int, ...]) -> Table:
        return table.then(TieBreak.between(table, self, self.lanceur, seats, has_privilege=False))


@dataclass(frozen=True)
class TieBreak(Phase):
    """The tied throw a die each, one after the other from the lanceur on; the first 6 wins at once (R3, R6)."""

    race: ChouetteVelute | PelicanRace
    lanceur: int
    tied: tuple[int, ...]
    waiting: tuple[int, ...]
    has_privilege: bool

    @classmethod
    def between(
        cls,
        table: Table,
        race: ChouetteVelute | PelicanRace,
        lanceur: int,
        seats: tuple[int, ...],
        *,
        has_privilege: bool,
    ) -> TieBreak:
        """The tie-break of `seats`; with the privilege the lanceur, being tied, does not throw (R3)."""
        order = tuple(seat for seat in table.in_order_after(lanceur) if seat in seats)
        waiting = tuple(seat for seat in order if not (has_privilege and seat == lanceur))
        return cls(race, lanceur, order, waiting, has_privilege)

    def without(self, table: Table, seat: int) -> Table:
        """The others throw on; one alone was the first."""
        if seat not in self.tied:
            return table
        tied, waiting = all_but(seat, self.tied), all_but(seat, self.waiting)
        if len(tied) == 1:
            return self.race.won_by(table, tied[0])
        has_privilege = self.has_privilege and seat != self.lanceur
        return self._next(table, replace(self, tied=tied, waiting=waiting, has_privilege=has_privilege))

    def offers(self, table: Table) -> Iterator[Offer]:
        yield Offer(Throw, self.waiting[:1], {"dice": [1]})
        yield Offer(Award, self.tied)
        yield Offer(Nobody)

    def play(self, table: Table, move: Throw | Award | Nobody) -> Table:
        match move:
            case Throw(seat=seat, dice=(6,)):
                return self.race.won_by(table, seat)
            case Throw():
                return self._next(table, replace(self, waiting=self.waiting[1:]))
            case Award(seat=winner):
                return self.race.won_by(table, winner)
            case Nobody():
                return table.done()

    def _next(self, table: Table, now: TieBreak) -> Table:
        if now.waiting:
            return table.then(now)
        if now.has_privilege or self._falls_to_the_lanceur(table):
            return self.race.won_by(table, self.lanceur)
        return table.then(replace(now, waiting=now.tied))

    def _falls_to_the_lanceur(self, table: Table) -> bool:
        """House rule: after one round without a 6 the lanceur takes a Chouette Velute, tied or not."""
        may_take_it = isinstance(self.race, ChouetteVelute) and self.lanceur not in table.left
        return may_take_it and table.options.chouette_velute_tie == "no-six-lanceur"

"""Civet: before his dice a holder stakes points on his next combination (S7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tripot.rules.cul_de_chouette.combinations import Combination
from tripot.rules.cul_de_chouette.moves import StakeCivet
from tripot.rules.cul_de_chouette.table import Result, Settlement, Table
from tripot.rules.moves import Offer

MOST_STAKED = 102
REASON = "civet"


def civet_offers(table: Table, seat: int) -> Iterator[Offer]:
    """Whoever holds a Civet may stake 1 to 102 points, never more than his score."""
    most = min(MOST_STAKED, table.score_of(seat))
    if table.tokens[seat].civet and most >= 1:
        yield Offer(StakeCivet, (seat,), {"max": most})


def satisfies(on: str, result: Result) -> bool:
    """Whether the turn's own dice made what the stake was laid on; the dice decide, not a race (S7)."""
    if result.sipped is not None:
        return result.sipped and on == "cul-de-chouette-sirote"
    match result.reading.combination:
        case Combination.SUITE | Combination.SUITE_VELUTE:
            return on == "suite"
        case Combination.PELICAN | Combination.CUL_DE_CHOUETTE:
            return on == "cul-de-chouette"
        case Combination.CHOUETTE | Combination.VELUTE | Combination.CHOUETTE_VELUTE as combination:
            return on == combination
        case Combination.BLEU_ROUGE | Combination.SOUFFLETTE | Combination.NEANT:
            return False


@dataclass(frozen=True)
class SettleCivet(Settlement):
    """Right: the stake, capped, and the dice's points. Wrong: the stake is lost, the dice's points stay (S7)."""

    seat: int
    on: str
    stake: int

    def judge(self, table: Table, result: Result) -> Table:
        """The stake is paid or lost."""
        if satisfies(self.on, result):
            return table.gain(self.seat, self.stake, REASON, outside=True)
        return table.lose(self.seat, self.stake, REASON)

    def settle(self, table: Table, result: Result) -> Table:
        return self.judge(table, result).done(result)


def judge_now(table: Table, result: Result) -> Table:
    """A bought Cul: the Chouettes alone are judged, at once (S7)."""
    for staked in table.agenda:
        if isinstance(staked, SettleCivet):
            agenda = tuple(task for task in table.agenda if task is not staked)
            return staked.judge(replace(table, agenda=agenda), result)
    return table

"""In the rulebook's words, why a move is not on offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tripot.rules.anytime import Leave
from tripot.rules.cul_de_chouette.achat import PRICE, BeforeCul
from tripot.rules.cul_de_chouette.bets import STAKE
from tripot.rules.cul_de_chouette.bleu_rouge import BleuRouge
from tripot.rules.cul_de_chouette.grelottine import Challenge, stakes
from tripot.rules.cul_de_chouette.moves import (
    AchatDeDe,
    Award,
    BanqueDepot,
    BanqueRetrait,
    Bet,
    CallGrelottine,
    ChanteSloubi,
    Cry,
    PasseGrelot,
    SiroteMove,
    SpendBoucliette,
    StakeCivet,
    Throw,
)
from tripot.rules.cul_de_chouette.races import FirstWins
from tripot.rules.cul_de_chouette.sirotage import Sirotage, SirotageDue
from tripot.rules.cul_de_chouette.sloubi import MOST_PLAYERS
from tripot.rules.cul_de_chouette.table import Table
from tripot.rules.errors import IllegalMove
from tripot.rules.moves import Move
from tripot.rules.refusals import stranger


def explain(table: Table, move: Move) -> IllegalMove | None:
    """Why `table` does not offer `move`; None where the bounds of the offers say it."""
    whys = (why(table, move) for kind, why in EXPLANATIONS.items() if isinstance(move, kind))
    return stranger(table, move) or next(whys, None)


def _no_grelottine(table: Table, move: CallGrelottine) -> IllegalMove | None:
    if not table.options.grelottine:
        return IllegalMove("rule-not-played", option="grelottine")
    if not table.tokens[move.seat].grelottine:
        return IllegalMove("no-grelottine", seat=move.seat)
    exposure = table.exposure
    if exposure is None:
        return IllegalMove("no-neant-to-challenge")
    if table.are_partners(move.seat, exposure.seat):
        return IllegalMove("cannot-be-challenged", seat=exposure.seat)
    if exposure.only not in (None, move.seat):
        return IllegalMove("cried-second", seat=move.seat)
    if move.on not in stakes(table, move.seat, exposure.seat):
        return IllegalMove("no-such-challenge", on=move.on)
    return None


def _no_achat(table: Table, move: AchatDeDe) -> IllegalMove | None:
    if not table.options.achat_de_de:
        return IllegalMove("rule-not-played", option="achat_de_de")
    match table.phase:
        case BeforeCul(buyer=None, lanceur=lanceur) if not table.are_partners(move.seat, lanceur):
            return IllegalMove("too-poor-to-buy", seat=move.seat, price=PRICE)
        case _:
            return IllegalMove("nothing-to-buy")


def _no_bet(table: Table, move: Bet) -> IllegalMove | None:
    seat = move.seat
    match table.phase:
        case Sirotage(bets=bets) | SirotageDue(bets=bets) | Challenge(bets=bets) | BleuRouge(bets=bets):
            already = {better for better, _ in bets}
        case _:
            return IllegalMove("nothing-to-bet-on")
    if any(table.are_partners(seat, better) for better in already):
        return IllegalMove("already-bet", seat=seat)
    if table.score_of(seat) < STAKE:
        return IllegalMove("too-poor-to-bet", seat=seat, stake=STAKE)
    settlement = table.settlement
    parties = (*table.phase.parties(), *(settlement.parties() if settlement else ()))
    if any(table.are_partners(seat, party) for party in parties) and not _names_totals(table, seat):
        return IllegalMove("parties-do-not-bet", seat=seat)
    return None


def _names_totals(table: Table, seat: int) -> bool:
    match table.phase:
        case BleuRouge(lanceur=lanceur, totals=()):
            return seat == lanceur
        case _:
            return False


def _no_banque(table: Table, _move: BanqueDepot | BanqueRetrait) -> IllegalMove | None:
    return None if table.options.banque else IllegalMove("rule-not-played", option="banque")


def _no_sloubi(table: Table, _move: ChanteSloubi) -> IllegalMove | None:
    if table.has_teams:
        return IllegalMove("no-sloubi-in-doublette")
    if len(table.names) >= MOST_PLAYERS:
        return IllegalMove("table-is-full", most=MOST_PLAYERS)
    return None


def _no_throw(table: Table, move: Throw) -> IllegalMove | None:
    seat = move.seat
    throwers = [who for offer in table.phase.offers(table) if offer.move is Throw for who in offer.seats]
    if not throwers:
        return IllegalMove("settle-first", phase=table.phase.name())
    return IllegalMove("not-your-dice", seat=seat, thrower=throwers[0]) if seat not in throwers else None


def _no_cry(table: Table, move: Cry) -> IllegalMove | None:
    if move.cry == "artichette" and table.options.banque and table.artichette_is_late:
        return IllegalMove("artichette-too-late")
    if any(offer.bounds.get("cry") == move.cry for offer in table.phase.offers(table)):
        return IllegalMove("not-in-this-race", seat=move.seat)
    return IllegalMove("no-such-race", cry=move.cry)


def _too_few_stay(_table: Table, _move: Leave) -> IllegalMove | None:
    return IllegalMove("two-must-stay")


def _not_in_this_race(table: Table, move: Award) -> IllegalMove | None:
    return IllegalMove("not-in-this-race", seat=move.seat) if isinstance(table.phase, FirstWins) else None


def _no_sirotage(table: Table, _move: SiroteMove) -> IllegalMove | None:
    if not table.options.sirotage:
        return IllegalMove("rule-not-played", option="sirotage")
    is_on_offer = any(offer.move is SiroteMove for offer in table.phase.offers(table))
    return None if is_on_offer else IllegalMove("no-sirotage")


def _no_token(table: Table, move: SpendBoucliette | StakeCivet | PasseGrelot) -> IllegalMove | None:
    token = move.move_name()
    if not getattr(table.options, token):
        return IllegalMove("rule-not-played", option=token)
    return (
        None
        if getattr(table.tokens[move.seat], token)
        else IllegalMove(f"no-{token.replace('_', '-')}", seat=move.seat)
    )


EXPLANATIONS: dict[type[Move], Callable[[Table, Any], IllegalMove | None]] = {
    CallGrelottine: _no_grelottine,
    SpendBoucliette: _no_token,
    StakeCivet: _no_token,
    PasseGrelot: _no_token,
    AchatDeDe: _no_achat,
    Bet: _no_bet,
    Award: _not_in_this_race,
    Cry: _no_cry,
    SiroteMove: _no_sirotage,
    BanqueDepot: _no_banque,
    BanqueRetrait: _no_banque,
    ChanteSloubi: _no_sloubi,
    Throw: _no_throw,
    Leave: _too_few_stay,
}

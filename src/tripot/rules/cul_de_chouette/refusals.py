"""In the rulebook's words, why a move is not on offer."""

from __future__ import annotations

from tripot.rules.cul_de_chouette.achat import PRICE, BeforeCul
from tripot.rules.cul_de_chouette.bets import STAKE, Betting
from tripot.rules.cul_de_chouette.bleu_rouge import BleuRouge
from tripot.rules.cul_de_chouette.grelottine import stakes
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
from tripot.rules.cul_de_chouette.table import MOST_PLAYERS, Table
from tripot.rules.errors import IllegalMove
from tripot.rules.moves import Move
from tripot.rules.refusals import stranger, why_nobody_leaves


def explain(table: Table, move: Move) -> IllegalMove | None:
    """Why `table` does not offer `move`; None where the bounds of the offers say it."""
    return stranger(table, move) or _why_not(table, move)


def _why_not(table: Table, move: Move) -> IllegalMove | None:
    match move:
        case CallGrelottine():
            return _no_grelottine(table, move)
        case SpendBoucliette() | StakeCivet() | PasseGrelot():
            return _no_token(table, move)
        case AchatDeDe():
            return _no_achat(table, move)
        case Bet():
            return _no_bet(table, move)
        case Cry():
            return _no_cry(table, move)
        case Throw():
            return _no_throw(table, move)
        case _:
            return _no_rarer_move(table, move)


def _no_rarer_move(table: Table, move: Move) -> IllegalMove | None:
    match move:
        case Award() if isinstance(table.phase, FirstWins):
            return IllegalMove("not-in-this-race", seat=move.seat)
        case SiroteMove():
            return _no_sirotage(table)
        case BanqueDepot() | BanqueRetrait() if not table.options.banque:
            return IllegalMove("rule-not-played", option="banque")
        case ChanteSloubi():
            return _no_sloubi(table)
        case _:
            return why_nobody_leaves(table, move)


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
    seat, phase = move.seat, table.phase
    if not isinstance(phase, Betting):
        return IllegalMove("nothing-to-bet-on")
    if any(table.are_partners(seat, bettor) for bettor, _ in phase.bets):
        return IllegalMove("already-bet", seat=seat)
    if table.score_of(seat) < STAKE:
        return IllegalMove("too-poor-to-bet", seat=seat, stake=STAKE)
    is_barred = any(table.are_partners(seat, party) for party in phase.barred(table))
    if is_barred and not _names_totals(table, seat):
        return IllegalMove("parties-do-not-bet", seat=seat)
    return None


def _names_totals(table: Table, seat: int) -> bool:
    match table.phase:
        case BleuRouge(lanceur=lanceur, totals=()):
            return seat == lanceur
        case _:
            return False


def _no_sloubi(table: Table) -> IllegalMove | None:
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


def _no_sirotage(table: Table) -> IllegalMove | None:
    if not table.options.sirotage:
        return IllegalMove("rule-not-played", option="sirotage")
    is_on_offer = any(offer.move is SiroteMove for offer in table.phase.offers(table))
    return None if is_on_offer else IllegalMove("no-sirotage")


def _no_token(table: Table, move: SpendBoucliette | StakeCivet | PasseGrelot) -> IllegalMove | None:
    token = move.move_name()
    if not getattr(table.options, token):
        return IllegalMove("rule-not-played", option=token)
    if getattr(table.tokens[move.seat], token):
        return None
    return IllegalMove(f"no-{token.replace('_', '-')}", seat=move.seat)

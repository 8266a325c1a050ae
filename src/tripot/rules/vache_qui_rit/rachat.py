"""Rachat: the next player pays 200 and goes on where the last one stopped (V15)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tripot.rules.errors import IllegalMove
from tripot.rules.moves import Offer
from tripot.rules.vache_qui_rit.moves import Rachat
from tripot.rules.vache_qui_rit.table import Sale, Table

PRICE = 200


def why_no_rachat(table: Table, seat: int) -> IllegalMove | None:
    """What forbids `seat` to buy; None when he may."""
    if not table.options.rachat:
        return IllegalMove("rule-not-played", option="rachat")
    if table.sale is None or not still_sells(table, table.sale.seller):
        return IllegalMove("nothing-for-sale")
    if seat != table.turn:
        return IllegalMove("only-the-next-buys", seat=seat, thrower=table.turn)
    if not table.entered[seat]:
        return IllegalMove("not-in-yet", seat=seat)
    if table.score_of(seat) < PRICE:
        return IllegalMove("too-poor-for-rachat", seat=seat, price=PRICE)
    return None


def still_sells(table: Table, seller: int) -> bool:
    """Not who has gone home meanwhile, nor who a correction says has not entered: he owns no points (V12)."""
    return seller not in table.left and table.entered[seller]


def rachat_offers(table: Table, seat: int) -> Iterator[Offer]:
    """Before his own throw, the next player may take over the turn's total and the dice left."""
    if table.sale is not None and why_no_rachat(table, seat) is None:
        bounds = {"total": table.sale.total, "dice": table.sale.dice_left, "price": PRICE}
        yield Offer(Rachat, (seat,), bounds)


def buy(table: Table, buyer: int, sale: Sale) -> Table:
    """The 200 change hands; by house rule the seller loses what he stopped on, and stays in."""
    paid = table.score(buyer, -PRICE, "rachat", floor=table.floor).score(sale.seller, PRICE, "rachat")
    if table.options.rachat_points == "transferred":
        paid = paid.score(sale.seller, -sale.total, "rachat", floor=table.floor)
    return replace(paid, total=sale.total, dice_left=sale.dice_left, sale=None)

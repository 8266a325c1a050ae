"""What is on offer, and where one drawing of a game sends its forms."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tripot.games import Snapshot
from tripot.rules.moves import Offer
from tripot.web.views.forms import Choice, Hidden

DIE_FACES = tuple(range(1, 7))


@dataclass(frozen=True)
class Drawing:
    """One drawing of a game: where its forms go, and `nonce`, from which the keys against repeats are made."""

    game: Snapshot
    base: str
    nonce: str

    @property
    def seen(self) -> str:
        """What every form carries: the version it shows, and which drawing it stands in."""
        return f"{self.game.version}.{self.nonce}"

    @property
    def table(self) -> Any:
        """The table: what it holds beside names and scores depends on the game."""
        return self.game.table

    @property
    def root(self) -> str:
        """Where the house is mounted."""
        return self.base.removesuffix(f"/t/{self.game.code}")

    @property
    def moves_url(self) -> str:
        return f"{self.base}/coups"

    @property
    def last_move(self) -> str:
        """The name of the move that undo would take back."""
        last = self.game.last
        return "" if last is None else last.move.move_name()

    def name(self, seat: int) -> str:
        return str(self.game.table.names[seat])

    def hidden(self, move: str, **values: object) -> Hidden:
        """The hidden fields of a form for `move`."""
        given = tuple((name, str(value)) for name, value in values.items())
        return (("move", move), *given, ("vu", self.seen))


def offer_of(offers: Iterable[Offer], move: str) -> Offer | None:
    """The first offer of a kind of move that somebody may make."""
    return next((offer for offer in offers if offer.move.move_name() == move and offer.seats), None)


def seat_choices(drawing: Drawing, seats: tuple[int, ...] | list[int]) -> tuple[Choice, ...]:
    """The seats by their names."""
    return tuple(Choice(str(seat), drawing.name(seat)) for seat in seats)

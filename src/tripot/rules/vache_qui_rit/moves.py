"""The moves of Vache qui rit Tour: what is thrown, kept, stopped, bought and cried."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Discriminator, Field, TypeAdapter

from tripot.rules.anytime import Correction, End, Leave, Rename
from tripot.rules.dice import Die, missing_from, wrong_number
from tripot.rules.errors import IllegalMove
from tripot.rules.moves import FallenDice, Offer, SeatMove
from tripot.rules.vache_qui_rit.scoring import DICE, idle, name_of
from tripot.rules.vache_qui_rit.table import BARS

OneToFiveDice = Annotated[tuple[Die, ...], Field(min_length=1, max_length=DICE)]


class Throw(FallenDice):
    """All dice that were thrown, as they lie."""

    move: Literal["throw"] = "throw"
    dice: OneToFiveDice

    @property
    def pips(self) -> tuple[int, ...]:
        return self.dice

    def out_of_bounds(self, offer: Offer) -> IllegalMove | None:
        return wrong_number(self.dice, offer)


class Keep(SeatMove):
    """The dice kept of one throw, entered before or not (V6, V6b)."""

    move: Literal["keep"] = "keep"
    dice: OneToFiveDice

    @property
    def pips(self) -> tuple[int, ...]:
        return self.dice

    def out_of_bounds(self, offer: Offer) -> IllegalMove | None:
        if name_of(self.dice) in offer.bounds["points"]:
            return None
        if len(self.dice) > offer.bounds["max"]:
            return IllegalMove("too-many-dice", max=offer.bounds["max"])
        strange = missing_from(offer.bounds["thrown"] or self.dice, self.dice)
        if strange:
            return IllegalMove("not-thrown", dice=strange)
        return IllegalMove("does-not-score", dice=idle(self.dice))


class Bust(SeatMove):
    """A throw without any scoring die, whose dice nobody entered (V10)."""

    move: Literal["bust"] = "bust"


class Stop(SeatMove):
    """« Je m'arrête » (V8)."""

    move: Literal["stop"] = "stop"


class GiveUp(SeatMove):
    """Under the threshold a turn may be given up (V12)."""

    move: Literal["give_up"] = "give_up"


class Rachat(SeatMove):
    """The next player takes the stopped turn over (V15)."""

    move: Literal["rachat"] = "rachat"


class BarreCry(SeatMove):
    """« BARRE ! » (V14)."""

    move: Literal["barre_cry"] = "barre_cry"


class Pollution(SeatMove):
    """Pollution Dédé (V16)."""

    move: Literal["pollution"] = "pollution"


class CorrectPlayer(Correction):
    """A correction of a player of Vache qui rit Tour: his bars, and whether he has entered, as they should be."""

    bars: Annotated[int, Field(ge=0, le=BARS - 1)] | None = None
    entered: bool | None = None


AnyMove = (
    Throw | Keep | Bust | Stop | GiveUp | Rachat | BarreCry | Pollution | CorrectPlayer | Rename | Leave | End
)

MOVES: TypeAdapter[AnyMove] = TypeAdapter(Annotated[AnyMove, Discriminator("move")])

"""The moves of Cul de Chouette: one class for everything that is said or thrown at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Discriminator, Field, TypeAdapter, model_validator
from pydantic_core import PydanticCustomError

from tripot.rules.anytime import Correction, End, Leave, Note, Rename
from tripot.rules.cul_de_chouette.table import MOST_PLAYERS
from tripot.rules.dice import Die, wrong_number
from tripot.rules.errors import IllegalMove
from tripot.rules.moves import FallenDice, Move, Offer, SeatMove
from tripot.rules.people import Name

Total = Annotated[int, Field(ge=-99, le=99)]
Called = Literal["chouette", "velute", "sirop-grelot", "cul-de-chouette", "chouette-velute"]
Staked = Literal[
    "chouette", "velute", "chouette-velute", "suite", "cul-de-chouette", "cul-de-chouette-sirote"
]
CryName = Literal[
    "pas-mou-le-caillou", "grelotte-ca-picote", "pelican", "fruits-au-sirop", "raitournelle", "artichette"
]
MOST_TOTALS = 3
"""How many totals the lanceur of a Bleu-Rouge may name (B2)."""
MOST_JETS = 3
"""How often the challenged of a Soufflette may throw (F2)."""


class Opening(FallenDice):
    """One die for the start (G1)."""

    move: Literal["opening"] = "opening"
    die: Die


class Throw(FallenDice):
    """Dice as they lie, 1 to 6 each: two Chouettes, one die, or three at once (G3)."""

    move: Literal["throw"] = "throw"
    dice: Annotated[tuple[Die, ...], Field(min_length=1, max_length=3)]

    @property
    def pips(self) -> tuple[int, ...]:
        return self.dice

    def out_of_bounds(self, offer: Offer) -> IllegalMove | None:
        return wrong_number(self.dice, offer)


class AchatDeDe(SeatMove):
    """The Cul is bought (A1)."""

    move: Literal["achat_de_de"] = "achat_de_de"


class Cry(SeatMove):
    """Somebody cries in a race (R1, R2), or cries « Artichette ! » out of place (K6)."""

    move: Literal["cry"] = "cry"
    cry: CryName

    def out_of_bounds(self, offer: Offer) -> IllegalMove | None:
        return None if self.cry == offer.bounds["cry"] else IllegalMove("no-such-race", cry=self.cry)


class Award(SeatMove):
    """The table points at the winner of a race or a tie-break (R8)."""

    move: Literal["award"] = "award"


class Last(SeatMove):
    """The table points at the loser of the Suite (R2)."""

    move: Literal["last"] = "last"


class Tie(Move):
    """The table declares a tie in the open race (R3 to R7)."""

    move: Literal["tie"] = "tie"
    seats: Annotated[tuple[int, ...], Field(min_length=2, max_length=MOST_PLAYERS)]

    @model_validator(mode="after")
    def name_each_seat_once(self) -> Self:
        """Raises `tie-names-a-seat-twice` when a seat is named twice."""
        if len(set(self.seats)) < len(self.seats):
            raise PydanticCustomError("tie-names-a-seat-twice", "a seat is named twice")
        return self

    def misfit(self, offer: Offer) -> IllegalMove | None:
        strangers = set(self.seats) - set(offer.seats)
        return IllegalMove("not-in-this-race", seat=min(strangers)) if strangers else None


class Nobody(Move):
    """The table closes the open race or tie-break: nobody (R8)."""

    move: Literal["nobody"] = "nobody"


class SiroteMove(SeatMove):
    """The lanceur takes the odd die up again (S1)."""

    move: Literal["sirotage"] = "sirotage"


class Bet(SeatMove):
    """A side bet: on a die (S4), on the success or the failure of a challenge (N6), on totals (B2)."""

    move: Literal["bet"] = "bet"
    on: (
        Total
        | Literal["reussite", "echec"]
        | Annotated[tuple[Total, ...], Field(json_schema_extra={"minItems": 1, "maxItems": MOST_TOTALS})]
    )

    @model_validator(mode="after")
    def name_each_total_once(self) -> Self:
        """Raises `one-to-three-totals`, or `totals-not-different` when a total is named twice (B2)."""
        if isinstance(self.on, tuple) and not 1 <= len(self.on) <= MOST_TOTALS:
            raise PydanticCustomError("one-to-three-totals", "from one to three totals")
        if isinstance(self.on, tuple) and len(set(self.on)) < len(self.on):
            raise PydanticCustomError("totals-not-different", "a total is named twice")
        return self

    def out_of_bounds(self, offer: Offer) -> IllegalMove | None:
        among = list(offer.bounds["among"])
        return None if self._is_on(among, offer.bounds) else IllegalMove("bet-on-something-else", among=among)

    def _is_on(self, among: list[int | str], bounds: Mapping[str, Any]) -> bool:
        """Several totals are named where there may be several, one that dice cannot make where it is a Bévue (B5)."""
        match self.on:
            case tuple():
                return "most" in bounds
            case str():
                return self.on in among
            case int():
                return "most" not in bounds and ("impossible_too" in bounds or self.on in among)


class StakeCivet(SeatMove):
    """A holder stakes 1 to 102 points on his next combination (S7)."""

    move: Literal["civet"] = "civet"
    on: Staked
    stake: Annotated[int, Field(ge=1)]

    def out_of_bounds(self, offer: Offer) -> IllegalMove | None:
        most = offer.bounds["max"]
        return None if self.stake <= most else IllegalMove("stake-too-high", max=most)


class CallGrelottine(SeatMove):
    """« Grelottine ! », naming a combination and a stake (N1)."""

    move: Literal["grelottine"] = "grelottine"
    on: Called
    stake: Annotated[int, Field(ge=1)]

    def out_of_bounds(self, offer: Offer) -> IllegalMove | None:
        most = offer.bounds["stakes"].get(self.on)
        if most is None:
            return IllegalMove("no-such-challenge", on=self.on)
        return None if self.stake <= most else IllegalMove("stake-too-high", max=most)


class PasseGrelot(SeatMove):
    """« Passe-Grelot ! »: the challenge is handed to another opponent (N8)."""

    move: Literal["passe_grelot"] = "passe_grelot"
    to: int

    def out_of_bounds(self, offer: Offer) -> IllegalMove | None:
        return None if self.to in offer.bounds["among"] else IllegalMove("cannot-be-handed-to", seat=self.to)


class SpendBoucliette(SeatMove):
    """A Boucliette cancels the challenge just announced (N9)."""

    move: Literal["boucliette"] = "boucliette"


class CallSoufflette(SeatMove):
    """The lanceur of a 4-2-1 challenges an opponent (F1)."""

    move: Literal["soufflette"] = "soufflette"
    target: int

    def out_of_bounds(self, offer: Offer) -> IllegalMove | None:
        if self.target in offer.bounds["among"]:
            return None
        return IllegalMove("cannot-be-challenged", seat=self.target)


class SouffletteOutcome(SeatMove):
    """On which throw 4-2-1 was made: 1, 2, 3, or 0 for missed (F3). `seat` is the challenged."""

    move: Literal["soufflette_outcome"] = "soufflette_outcome"
    jet: Annotated[int, Field(ge=0, le=MOST_JETS)]


class Decline(SeatMove):
    """An offer is let go."""

    move: Literal["decline"] = "decline"


class Bevue(SeatMove):
    """A fault against the rules (E1)."""

    move: Literal["bevue"] = "bevue"
    note: Note | None = None


class BanqueDepot(SeatMove):
    """Whole steps go from the score to the account (K1)."""

    move: Literal["banque_depot"] = "banque_depot"
    steps: Annotated[int, Field(ge=1)]

    def out_of_bounds(self, offer: Offer) -> IllegalMove | None:
        most = offer.bounds["max"]
        if self.steps <= most:
            return None
        return IllegalMove("deposit-too-high", max=most, step=offer.bounds["step"])


class BanqueRetrait(SeatMove):
    """Points come back from the account, less the fee (K3)."""

    move: Literal["banque_retrait"] = "banque_retrait"
    points: Annotated[int, Field(ge=1)]

    def out_of_bounds(self, offer: Offer) -> IllegalMove | None:
        most = offer.bounds["max"]
        return None if self.points <= most else IllegalMove("withdrawal-too-high", max=most)


class ChanteSloubi(Move):
    """A player joins as the last seat (L1)."""

    move: Literal["chante_sloubi"] = "chante_sloubi"
    name: Name
    sung: bool


class CorrectTokens(BaseModel):
    """Tokens as they should be; 1 for has one (`passe_grelot`: may hand a challenge on), 0 for has none."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    grelottine: Annotated[int, Field(ge=0, le=1)] | None = None
    boucliette: Annotated[int, Field(ge=0, le=1)] | None = None
    civet: Annotated[int, Field(ge=0, le=1)] | None = None
    passe_grelot: Annotated[int, Field(ge=0, le=1)] | None = None


class CorrectSheet(Correction):
    """A correction of a sheet of Cul de Chouette: tokens, account and the Banque's step besides."""

    tokens: CorrectTokens | None = None
    account: Annotated[int, Field(ge=0, le=9999)] | None = None
    step: Annotated[int, Field(ge=1, le=999)] | None = None


AnyMove = (
    Opening | Throw | AchatDeDe | Cry | Award | Last | Tie | Nobody | SiroteMove | Bet | StakeCivet | CallGrelottine
    | PasseGrelot | SpendBoucliette | CallSoufflette | SouffletteOutcome | Decline | Bevue | BanqueDepot
    | BanqueRetrait | ChanteSloubi | CorrectSheet | Rename | Leave | End
)  # fmt: skip

MOVES: TypeAdapter[AnyMove] = TypeAdapter(Annotated[AnyMove, Discriminator("move")])

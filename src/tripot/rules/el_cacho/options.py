"""The house rules of El Cacho, chosen when a game is created."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict


class Options(BaseModel):
    """Every house rule with its default."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    straights: Literal["with-34561", "plain", "every-wrap"] = "with-34561"
    poker_with_five: bool = True
    full_with_five: bool = False
    zero_anywhere: bool = False
    second_grande: bool = False
    grande_first_throw: Literal["55", "50", "wins-at-once"] = "55"
    who_drinks: Literal["loser", "everybody-when-the-winner-does"] = "loser"

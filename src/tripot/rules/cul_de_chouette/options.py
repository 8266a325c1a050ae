"""The house rules of Cul de Chouette, chosen when a game is created."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from tripot.rules.whole import Whole

CEILING_UNDER_TARGET = 11

NEEDS = {"contre_sirop": "sirotage", "civet": "sirotage", "passe_grelot": "grelottine"}
"""An option (left) that means nothing without another one (right)."""


class Options(BaseModel):
    """Every house rule with its default; switching one off switches off those that need it."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    pelican: Literal["always", "only-bleu-rouge", "off"] = "always"
    soufflette: bool = True
    sirotage: bool = True
    contre_sirop: bool = True
    civet: bool = True
    grelottine: bool = True
    passe_grelot: bool = True
    boucliette: bool = True
    bleu_rouge: bool = True
    achat_de_de: bool = True
    banque: bool = False
    banque_to: Literal["account", "score"] = "account"
    sirotage_rate: Literal["minus-v2", "just-not-gained"] = "minus-v2"
    chouette_velute_tie: Literal["six-or-lanceur", "no-six-lanceur", "tied-lose-the-points"] = (
        "six-or-lanceur"
    )
    bet_gain: Annotated[Literal[25, 20], Whole] = 25
    bleu_rouge_others: Literal["same-prize", "25"] = "same-prize"
    grelottine_rounding: Literal["down", "up"] = "down"
    grelottine_bets: Literal["success", "both"] = "success"
    passe_grelot_earned: Literal["challenged", "either-side"] = "challenged"
    transfer: Literal["nominal", "what-was-paid"] = "nominal"
    bevue_points: Annotated[Literal[10, 5], Whole] = 10
    suite_points: Annotated[int, Field(ge=1, le=100)] = 10
    floor: bool = True
    target: Annotated[int, Field(ge=50, le=9999)] = 343

    @model_validator(mode="before")
    @classmethod
    def follow_what_they_need(cls, given: Any) -> Any:
        """Raises `option-needs` when an option is asked for explicitly without what it needs."""
        if not isinstance(given, Mapping):
            return given
        wanted = dict(given)
        for option, needed in NEEDS.items():
            if wanted.get(needed) is not False:
                continue
            if wanted.get(option) is True:
                raise PydanticCustomError(
                    "option-needs", "{option} needs {needed}", {"option": option, "needed": needed}
                )
            wanted[option] = False
        return wanted

    @property
    def ceiling(self) -> int:
        """Where every gain outside one's own turn stops (G5)."""
        return self.target - CEILING_UNDER_TARGET

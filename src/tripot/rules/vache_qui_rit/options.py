"""The house rules of Vache qui rit Tour, chosen when a game is created."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from tripot.rules.whole import Whole

TARGET = 5000


class Ending(BaseModel):
    """When the game ends: a target reached, a number of rounds played, or whenever the table says so (V17)."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    kind: Literal["target", "rounds", "free"]
    value: Annotated[int, Field(ge=1, le=100_000)] | None = None

    @model_validator(mode="before")
    @classmethod
    def be_the_usual_target_where_none_is_named(cls, given: Any) -> Any:
        """A target without a number is 5000, and told like it."""
        if isinstance(given, Mapping) and given.get("kind") == "target" and given.get("value") is None:
            return {**given, "value": TARGET}
        return given

    @model_validator(mode="after")
    def have_a_value_where_one_counts(self) -> Self:
        """Raises `end-needs-a-value` for rounds without a number, `end-takes-no-value` for a free end with one."""
        if self.kind == "rounds" and self.value is None:
            raise PydanticCustomError("end-needs-a-value", "how many rounds")
        if self.kind == "free" and self.value is not None:
            raise PydanticCustomError("end-takes-no-value", "a free end has no value")
        return self

    @property
    def rounds(self) -> int:
        """How many rounds end the game."""
        assert self.value is not None
        return self.value

    @property
    def target(self) -> int:
        """The points that end the game."""
        assert self.value is not None
        return self.value


class Options(BaseModel):
    """Every house rule with its default; `entry` 0 means that all are in from the start (V12)."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    entry: Annotated[Literal[0, 500, 700, 1000], Whole] = 500
    rachat: bool = True
    rachat_points: Literal["seller-keeps", "transferred"] = "seller-keeps"
    bars_in_a_row: bool = False
    floor: bool = True
    main_pleine_must_go_on: bool = False
    pollution: bool = True
    end: Ending = Ending(kind="target", value=TARGET)
    finish_round: bool = True

"""Whole numbers among a few: Python holds False for 0 and 5.0 for 5, a rulebook does not."""

from __future__ import annotations

from pydantic import BeforeValidator
from pydantic_core import PydanticKnownError


def refuse_all_but_whole_numbers(given: object) -> object:
    """Raises `int_type`, as for any other number that has to be whole."""
    if type(given) is not int:
        raise PydanticKnownError("int_type")
    return given


Whole = BeforeValidator(refuse_all_but_whole_numbers)
"""Stands beside a Literal of numbers: `Annotated[Literal[0, 500], Whole]`."""

"""A throw half entered, which is page state and no move yet: how addresses and forms tell of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from starlette.datastructures import FormData, QueryParams

SEPARATOR = "-"
MOST_DICE = 5


@dataclass(frozen=True)
class Half:
    """What is half entered: page state, no move yet. The dice so far, those kept, a box to be crossed out, the way.

    `has_chosen`: it was said which dice are kept, if only that none is.
    """

    dice: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    crossing: str = ""
    way: str = ""
    has_chosen: bool = False

    def query(self) -> str:
        """The same as the page's address has it."""
        kept = told(self.kept) or (SEPARATOR if self.has_chosen else "")
        said = {"des": told(self.dice), "gardes": kept, "barre": self.crossing, "coup": self.way}
        return urlencode({name: value for name, value in said.items() if value})


def dice(said: str) -> tuple[int, ...]:
    """« 4-4-2 » as dice; anything else is no die."""
    return tuple(int(die) for die in said.split(SEPARATOR) if re.fullmatch(r"[1-6]", die))


def told(thrown: Sequence[int]) -> str:
    """Dice as « 4-4-2 »."""
    return SEPARATOR.join(map(str, thrown))


def entered(query: str, most: int) -> tuple[int, ...]:
    """The dice in `?des=4-4`."""
    return dice(query)[:most]


def half_entered(des: str, gardes: str, barre: str, coup: str) -> Half:
    """What is half entered, as the table's address says it."""
    return Half(dice(des)[:MOST_DICE], dice(gardes)[:MOST_DICE], barre, coup, bool(gardes))


def of_form(form: FormData | QueryParams) -> Half:
    """The dice so far: those entered, one more, one less; those kept, one more, one less."""
    if "dice" in form:
        return Half(dice(str(form["dice"])))
    entered = [*dice(str(form.get("des", ""))), *dice(str(form.get("de", "")))]
    places = [str(place) for place in range(1, len(entered) + 1)]
    if (cleared := form.get("efface")) in places:
        entered.pop(places.index(cleared))
    kept = [*dice(str(form.get("gardes", ""))), *dice(str(form.get("garde", "")))]
    for let_go in dice(str(form.get("lache", ""))):
        if let_go in kept:
            kept.remove(let_go)
    said = str(form.get("barre", "")), str(form.get("coup", ""))
    return Half(tuple(entered), tuple(kept), *said, "gardes" in form)

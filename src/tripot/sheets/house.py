"""Which house rules a table plays: its choices that are not the defaults, by the names the sheets give them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from pydantic import BaseModel

from tripot.sheets.deck import Deck, HouseRule

NUMBER = re.compile(r"\d+(?:\u00a0\d{3})*")


def house_rules_of(deck: Deck, options: BaseModel) -> tuple[HouseRule, ...]:
    """The choices a table has made, in the order of the cards; nothing when it plays by the cards as they are."""
    defaults, played = _values(type(options)()), _values(options)
    chosen = {option: value for option, value in played.items() if value != defaults[option]}
    rules = [rule for rule in deck.house_rules.values() if rule.option in chosen]
    as_told = {rule.option for rule in rules if rule.value == chosen[rule.option]}
    return tuple(
        told for rule in rules for told in _told(rule, chosen[rule.option], on_a_card=rule.option in as_told)
    )


def _values(options: BaseModel) -> dict[str, Any]:
    return options.model_dump(mode="json", exclude_none=True)


def _told(rule: HouseRule, value: Any, *, on_a_card: bool) -> Iterator[HouseRule]:
    """A number that the table names itself takes the place of the one on the card: « Suite à 15 points »."""
    if value == rule.value:
        yield rule
    elif not on_a_card and (number := _number_of_its_own(rule.value, value)) is not None:
        said = f"{number:,}".replace(",", "\u00a0")
        yield replace(rule, name=NUMBER.sub(said, rule.name), value=value)


def _number_of_its_own(on_the_card: Any, value: Any) -> int | None:
    """The number, where it alone is another one than on the card; of a small model, where nothing else differs."""
    if isinstance(value, dict) and isinstance(on_the_card, dict):
        differing = [key for key in {*value, *on_the_card} if value.get(key) != on_the_card.get(key)]
        if len(differing) != 1:
            return None
        return _number_of_its_own(on_the_card.get(differing[0]), value.get(differing[0]))
    return value if type(value) is int and type(on_the_card) is int else None

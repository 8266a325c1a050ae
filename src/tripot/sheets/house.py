"""Which house rules a table plays: its choices that are not the defaults, by the names the sheets give them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from pydantic import BaseModel

from tripot.sheets.deck import Deck, HouseRule

NUMBER = re.compile(r"\d+")


def house_rules_of(deck: Deck, options: BaseModel) -> tuple[HouseRule, ...]:
    """The choices a table has made, in the order of the cards; nothing when it plays by the cards as they are."""
    return tuple(
        chosen
        for rule in deck.house_rules.values()
        for chosen in _chosen(rule, getattr(options, rule.option), _default(options, rule.option))
    )


def _default(options: BaseModel, option: str) -> object:
    return type(options).model_fields[option].default


def _chosen(rule: HouseRule, value: object, default: object) -> Iterator[HouseRule]:
    """A number that the table names itself takes the place of the one on the card: « Suite à 15 points »."""
    if value == default:
        return
    if value == rule.value:
        yield rule
    elif type(value) is int:
        yield replace(rule, name=NUMBER.sub(str(value), rule.name), value=value)

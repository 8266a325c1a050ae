"""Rule sheets are Markdown that reads well by itself, in few shapes.

`# game`, `## ♠ family`, `### A♠ card`; under a card a list of facts (`- Règles : C9`), cries as quotations (`> « … »`),
paragraphs of one line, a table of house rules and a table of examples, whose cells hold a list parted by `;`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache

from tripot.resources import seeds_dir
from tripot.sheets.deck import Deck, Example, Family, HouseRule, Sheet

HOUSE_RULES, EXAMPLES = "Règle maison", "Au départ"
"""The first cell of the head of each kind of table."""
FACTS = frozenset({"Règles", "Options", "Dés", "Figure", "Verdicts", "Jets"})
CARD = re.compile(r"### (?P<index>(?:A|[2-9]|10|V|D|R)[♠♥♦♣]) (?P<title>.+)")
FAMILY = re.compile(r"## (?P<suit>[♠♥♦♣]) (?P<title>.+)")
FACT = re.compile(r"- (?P<name>[^:]+?)\s*:\s*(?P<value>.+)")
SETTING = re.compile(r"`(?P<option>\w+)=(?P<value>[^`]+)`")


class SheetError(ValueError):
    """A sheet is not written as a sheet must be; the words say what is wrong."""


@cache
def games_with_sheets() -> frozenset[str]:
    """The games that have a deck, by their names on the interface."""
    return frozenset(path.stem for path in (seeds_dir() / "rules").glob("*.md"))


@cache
def deck_of(game: str) -> Deck:
    """The deck of a game, by its name on the interface. Raises FileNotFoundError."""
    return read_deck((seeds_dir() / "rules" / f"{game}.md").read_text(encoding="utf-8"))


def read_deck(markdown: str) -> Deck:
    """The deck in a text. Raises SheetError."""
    head, *families = _parts(markdown, "## ")
    title, *paragraphs = head
    if not title.startswith("# "):
        raise SheetError(f"the first line is no title: {title}")
    return Deck(title.removeprefix("# "), tuple(paragraphs), tuple(_family(lines) for lines in families))


def _parts(markdown: str, mark: str) -> list[list[str]]:
    """The lines that are not empty, a new part beginning with each line that starts with `mark`."""
    parts: list[list[str]] = [[]]
    for line in filter(None, map(str.strip, markdown.splitlines())):
        if line.startswith(mark):
            parts.append([])
        parts[-1].append(line)
    return parts


def _family(lines: list[str]) -> Family:
    head, *cards = _parts("\n".join(lines), "### ")
    named = FAMILY.fullmatch(head[0])
    if not named or len(head) > 1:
        raise SheetError(f"no family: {head}")
    return Family(named["suit"], named["title"], tuple(_sheet(card, named["suit"]) for card in cards))


def _sheet(lines: list[str], suit: str) -> Sheet:
    head, *rest = lines
    named = CARD.fullmatch(head)
    if not named or named["index"][-1] != suit:
        raise SheetError(f"no card of its family: {head}")
    facts = dict(_fact(line) for line in rest if line.startswith("- "))
    if not facts.keys() <= FACTS:
        raise SheetError(f"{head}: no such fact: {facts.keys() - FACTS}")
    tables = [_cells(line) for line in rest if line.startswith("|")]
    return Sheet(
        index=named["index"],
        title=named["title"],
        ids=_listed(facts.get("Règles", ""), ","),
        options=_listed(facts.get("Options", ""), ","),
        dice=tuple(int(die) for die in _listed(facts.get("Dés", ""), "-")),
        figure=facts.get("Figure", ""),
        verdicts=_listed(facts.get("Verdicts", ""), ","),
        throws=_listed(facts.get("Jets", ""), ","),
        cries=tuple(line.removeprefix("> ") for line in rest if line.startswith("> ")),
        paragraphs=tuple(line for line in rest if line[0] not in "-|>"),
        house_rules=tuple(_house_rule(row) for row in _rows(tables, HOUSE_RULES)),
        examples=tuple(_example(row) for row in _rows(tables, EXAMPLES)),
    )


def _fact(line: str) -> tuple[str, str]:
    fact = FACT.fullmatch(line)
    if not fact:
        raise SheetError(f"no fact: {line}")
    return fact["name"], fact["value"]


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def _rows(tables: list[list[str]], head: str) -> Iterator[list[str]]:
    """The rows of the table whose first cell is `head`."""
    here = False
    for row in tables:
        if row[0] in {HOUSE_RULES, EXAMPLES}:
            here = row[0] == head
        elif here and not row[0].startswith("---"):
            yield row


def _house_rule(row: list[str]) -> HouseRule:
    name, setting, text = row
    set_to = SETTING.fullmatch(setting)
    if not set_to:
        raise SheetError(f"no setting: {setting}")
    return HouseRule(name, set_to["option"], json.loads(set_to["value"]), text)


def _example(row: list[str]) -> Example:
    before, moves, house_rules, after = row
    return Example(_listed(before, ";"), _listed(moves, ";"), _listed(house_rules, ";"), _listed(after, ";"))


def _listed(cell: str, mark: str) -> tuple[str, ...]:
    """The parts of a cell, whatever spaces stand around the mark."""
    return tuple(part.strip() for part in cell.split(mark) if part.strip())

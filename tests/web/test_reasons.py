"""Every reason raised anywhere has its French sentence, and every sentence its values."""

import ast
import re
from pathlib import Path

import pytest

from tripot.games.reading import KINDS
from tripot.web.errors import WORDS
from tripot.web.french.reasons import SENTENCES, sentence

SRC = Path(__file__).resolve().parents[2] / "src" / "tripot"
RAISED = {"IllegalMove", "MalformedMove", "PydanticCustomError", "Malformed", "DataError", "CannotWrite"}
OURS = "Refused"
DYNAMIC = {"first['type']", "reason", "kind", "KINDS.get(kind, 'wrong-value')", "unknown"}
"""Reasons made of another reason, which is raised or listed elsewhere."""


def arguments():
    """The expression of each reason, with where it stands."""
    for path in sorted(SRC.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            called = node.func if isinstance(node, ast.Call) else None
            name = getattr(called, "id", None)
            if name in RAISED and node.args:
                yield path.name, node.args[0]
            elif name == OURS:
                yield path.name, node.args[2]


def constants(argument):
    """Every text an expression may come to, as a pattern."""
    if isinstance(argument, ast.IfExp):
        return constants(argument.body) | constants(argument.orelse)
    if isinstance(argument, ast.Constant):
        return {re.escape(str(argument.value))}
    if isinstance(argument, ast.JoinedStr):
        return {
            "".join(
                re.escape(it.value) if isinstance(it, ast.Constant) else "[a-z-]+" for it in argument.values
            )
        }
    assert ast.unparse(argument) in DYNAMIC, ast.unparse(argument)
    return set()


PATTERNS = sorted({pattern for _, argument in arguments() for pattern in constants(argument)})


@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_reason_has_a_sentence(pattern):
    assert [reason for reason in SENTENCES if re.fullmatch(pattern, reason)]


def test_the_reasons_are_found():
    assert len(PATTERNS) > 40


@pytest.mark.parametrize("reason", [*KINDS.values(), "wrong-value", "unknown-option", "unknown-field"])
def test_what_pydantic_says_has_a_sentence(reason):
    assert reason in SENTENCES


@pytest.mark.parametrize("reason", SENTENCES)
def test_a_sentence_is_french_and_whole_even_without_its_values(reason):
    said = sentence(reason, {})
    assert said.endswith((".", "s."))
    assert "%" not in said
    assert not re.search(r"\b(il|elle) a\b|\bde %\(name\)", SENTENCES[reason])


def test_seats_are_said_by_name():
    assert sentence("already-bet", {"seat": 2, "name": "Bohort"}) == "Bohort a déjà parié."


def test_what_somebody_typed_is_said_as_it_is():
    assert "100 %(x)s % <b>" in sentence("name-taken", {"name": "100 %(x)s % <b>"})


def test_every_code_has_its_title():
    source = (SRC / "web").rglob("*.py")
    used = {
        node.args[1].value
        for path in source
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == OURS
    }
    assert used <= set(WORDS)


@pytest.mark.rule("N7")
def test_a_challenge_without_grelottine_is_told_that_the_table_may_count_a_bevue() -> None:
    assert "Bévue" in SENTENCES["no-grelottine"]

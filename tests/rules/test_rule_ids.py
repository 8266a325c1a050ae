"""Every rule of the three rulebooks is named by a test that proves it."""

import ast
from pathlib import Path

TESTS = Path(__file__).parents[1]
RULE_IDS = [
    rule_id
    for rule_ids in sorted((TESTS / "data").glob("rule_ids_*.txt"))
    for rule_id in rule_ids.read_text(encoding="utf-8").split()
]


def ids_named_in(source: str) -> set[str]:
    """The ids given to the marker `rule` anywhere in a test file."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    markers = (call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "rule")
    return {
        argument.value for call in markers for argument in call.args if isinstance(argument, ast.Constant)
    }


def ids_named_by_tests() -> set[str]:
    return set().union(*(ids_named_in(path.read_text(encoding="utf-8")) for path in TESTS.rglob("test_*.py")))


def test_every_rule_id_is_named_by_a_test() -> None:
    assert sorted(set(RULE_IDS) - ids_named_by_tests()) == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert sorted(ids_named_by_tests() - set(RULE_IDS)) == []

"""Who may know whom: read off the syntax trees of `src`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src" / "tripot"
MODULES = sorted(SRC.rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
PAGE_PARTS = [
    part
    for pattern in ("templates/**/*.html", "static/css/**/*.css", "static/js/**/*.js")
    for part in sorted(ROOT.glob(pattern))
    if "htmx" not in part.name
]
LONGEST_MODULE = 300
BETWEEN_TWO_VERSIONS = re.compile(r"^(<{7} |={7}$|>{7} )", re.MULTILINE)

# What each part of the program may import of the program.
MAY_IMPORT = {
    "rules": {"rules"},
    "resources": set(),
    "settings": set(),
    "sheets": {"sheets", "rules", "resources"},
    "store": {"store", "resources"},
    "games": {"games", "store", "rules"},
    "web": {"web", "games", "rules", "resources", "settings", "sheets"},
}
WEB = "tripot.web"
# What each part of the web may import of the web; the house itself is what stands in no part.
WEB_MAY_IMPORT = {
    "house": {"house", "french", "views"},
    "french": {"house", "french"},
    "views": {"views"},
    "table": {"house", "french", "views", "table"},
    "register": {"house", "french", "views", "table", "register"},
    "rules": {"house", "french", "views", "table", "rules"},
    "room": {"house", "french", "views", "table", "room"},
    "interface": {"house", "french", "views", "table", "interface"},
}
PUTS_IT_TOGETHER = {"__init__", "__main__", "app", "cli", "server"}
"""These may import all."""
PURE = ("rules",)
PURE_IMPORTS = {
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "fractions", "functools", "graphlib",
    "itertools", "math", "operator", "pydantic", "pydantic_core", "re", "string", "types", "typing", "unicodedata",
}  # fmt: skip
IMPURE_CALLS = {"__import__", "breakpoint", "eval", "exec", "input", "open", "print"}


def part(module: Path) -> str:
    return module.relative_to(SRC).parts[0].removesuffix(".py")


def name(module: Path) -> str:
    return str(module.relative_to(SRC))


def imports(module: Path) -> Iterator[str]:
    """The dotted names a module imports; ruff forbids relative ones."""
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module in ("tripot", WEB):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield str(node.module)


def foreign(module: Path) -> set[str]:
    return {imported.split(".")[0] for imported in imports(module)} - {"tripot"}


def modules_of(*parts: str) -> list[Path]:
    return [module for module in MODULES if part(module) in parts]


def test_the_source_is_found_and_every_part_of_it_is_kept_to_its_place():
    assert len(MODULES) > 5
    assert {part(module) for module in MODULES} == MAY_IMPORT.keys() | PUTS_IT_TOGETHER


@pytest.mark.parametrize("module", modules_of(*MAY_IMPORT), ids=name)
def test_a_part_imports_only_what_it_may_know(module):
    own = {imported.split(".")[1] for imported in imports(module) if imported.startswith("tripot.")}
    assert own <= MAY_IMPORT[part(module)]


def part_of_web(*names: str) -> str:
    return names[0] if names and (SRC / "web" / names[0]).is_dir() else "house"


@pytest.mark.parametrize("module", modules_of("web"), ids=name)
def test_a_part_of_the_web_imports_only_what_it_may_know(module):
    own = part_of_web(*module.relative_to(SRC).parts[1:-1])
    known = (imported.split(".")[2:] for imported in imports(module) if imported.startswith(WEB))
    assert {part_of_web(*names) for names in known} <= WEB_MAY_IMPORT[own]


@pytest.mark.parametrize("module", modules_of(*PURE), ids=name)
def test_rules_have_no_clock_no_chance_and_no_input(module):
    called = {
        node.func.id
        for node in ast.walk(ast.parse(module.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert foreign(module) <= PURE_IMPORTS
    assert not called & IMPURE_CALLS


@pytest.mark.parametrize("module", modules_of("web"), ids=name)
def test_the_web_sees_no_row_and_asks_no_database(module):
    assert not {imported.split(".")[0] for imported in imports(module)} & {
        "sqlalchemy",
        "sqlite3",
        "sqlmodel",
    }


@pytest.mark.parametrize("module", [*MODULES, *TESTS], ids=lambda module: str(module.relative_to(ROOT)))
def test_a_module_is_short(module):
    assert len(module.read_text().splitlines()) <= LONGEST_MODULE


@pytest.mark.parametrize("module", MODULES, ids=name)
def test_a_module_is_named_after_its_subject(module):
    assert not {"util", "utils", "helper", "helpers", "common", "misc"} & {
        *name(module).removesuffix(".py").split("/")
    }


@pytest.mark.parametrize("page_part", PAGE_PARTS, ids=lambda page_part: str(page_part.relative_to(ROOT)))
def test_a_part_of_a_page_is_short(page_part):
    assert len(page_part.read_text().splitlines()) <= LONGEST_MODULE


@pytest.mark.parametrize("page_part", PAGE_PARTS, ids=lambda page_part: str(page_part.relative_to(ROOT)))
def test_a_part_of_a_page_is_one_version(page_part):
    """A browser steps over what a half-done merge leaves in a sheet, and over the rules beside it."""
    assert not BETWEEN_TWO_VERSIONS.search(page_part.read_text())


@pytest.mark.parametrize("test", sorted((ROOT / "tests" / "rules").rglob("*.py")), ids=lambda test: test.name)
def test_tests_of_rules_neither_sleep_nor_pretend(test):
    assert not foreign(test) & {"time", "unittest"}

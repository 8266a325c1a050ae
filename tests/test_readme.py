"""What the README says of the code is so."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text()
SOURCE = "\n".join(module.read_text() for module in (ROOT / "src").rglob("*.py"))


def test_every_word_of_the_glossary_stands_in_the_code():
    glossary = README.split("### Glossary")[1].split("## Licence")[0]
    words = {word for row in glossary.splitlines() for word in re.findall(r"`(\w+)`", row)}
    assert len(words) > 20
    assert not {word for word in words if not re.search(rf"\b{word}\b", SOURCE)}


def test_every_dependency_is_argued():
    """At most fifteen, each named in the decisions."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    dependencies = [re.match(r"[a-z0-9-]+", named)[0] for named in project["dependencies"]]
    decisions = README.split("### Decisions")[1].split("### Glossary")[0].lower()
    assert 0 < len(dependencies) <= 15
    assert not [dependency for dependency in dependencies if dependency not in decisions]


def test_no_registry_has_a_place_in_a_lock():
    locks = sorted(ROOT.glob("requirements*.lock"))
    assert len(locks) == 3
    assert not [lock.name for lock in locks if re.search(r"https?://|index-url|find-links", lock.read_text())]


def test_the_continuous_integration_runs_the_readmes_test_command():
    assert "\n    make test " in README
    assert (ROOT / ".ci" / "run").read_text().rstrip().endswith("exec make test")

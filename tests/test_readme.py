"""What the README says of the code is so."""

import re
import tomllib
from pathlib import Path

from typer.main import get_command

from tripot.cli import app
from tripot.settings import Rate, Settings

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text()
SOURCE = "\n".join(module.read_text() for module in (ROOT / "src").rglob("*.py"))


def test_every_word_of_the_glossary_stands_in_the_code():
    glossary = README.split("### Glossary")[1].split("## Licence")[0]
    words = {word for row in glossary.splitlines() for word in re.findall(r"`(\w+)`", row)}
    assert len(words) > 20
    assert not {word for word in words if not re.search(rf"\b{word}\b", SOURCE)}


def test_the_rules_of_the_glossary_are_those_of_the_rulebooks():
    """`test_rule_ids` keeps them those the tests name."""
    glossary = README.split("### Glossary")[1].split("## Licence")[0]
    cells = [row.split("|")[3] for row in glossary.splitlines() if row.startswith("| ")][1:]
    named = {rule for cell in cells for rule in re.findall(r"[A-Z]\d+b?", cell)}
    lists = (ROOT / "tests" / "data").glob("rule_ids_*.txt")
    assert len(named) > 40
    assert not named - {rule for rules in lists for rule in rules.read_text().split()}


def test_every_setting_is_listed_with_what_it_is_without_it():
    rows = re.findall(r"^\| `TRIPOT_(\w+)` \|.*\| (.*) \|$", README, re.MULTILINE)
    said = {name.lower(): value.strip("`") for name, value in rows}
    assert said.keys() == Settings.model_fields.keys()
    given = {name: field.default for name, field in Settings.model_fields.items()}
    told = {name: value for name, value in said.items() if name not in {"data", "hosts", "trusted_proxies"}}
    for name, value in told.items():
        read = Settings.model_validate({name: value})
        assert getattr(read, name) == given[name], name
    assert isinstance(Settings().limit_act, Rate)


def test_the_container_is_handed_every_setting_but_its_own_directory():
    handed = re.findall(r"^      TRIPOT_(\w+):$", (ROOT / "compose.yaml").read_text(), re.MULTILINE)
    assert {name.lower() for name in handed} == Settings.model_fields.keys() - {"data"}
    assert "TRIPOT_DATA=/data" in (ROOT / "Dockerfile").read_text()


def test_every_command_and_target_the_readme_names_is_there():
    commands = set(re.findall(r"`tripot (\w+)", README))
    assert commands == get_command(app).commands.keys() - {"dev"}
    targets = set(re.findall(r"(?:`|    )make ([a-z]+)\b", README))
    assert {"serve", "test", "dev", "wheel"} <= targets
    assert targets <= set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def test_every_place_the_readme_names_is_there():
    table = README.split("## Inside")[1].split("### Decisions")[0]
    places = [
        place
        for row in re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE)
        for place in re.findall(r"`(.*?)`", row)
    ]
    assert len(places) > 10
    found = [(ROOT / place).exists() or (ROOT / "src" / "tripot" / place).exists() for place in places]
    assert all(found), places


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

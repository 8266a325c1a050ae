"""The strings marked for translation can be gathered."""

from pathlib import Path

from babel.messages.frontend import CommandLineInterface
from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parents[1]
AT_LEAST = 50


def gathered(catalogue: Path) -> set[str]:
    mapping = str(ROOT / "pyproject.toml")
    CommandLineInterface().run(["pybabel", "-q", "extract", "-F", mapping, "-o", str(catalogue), str(ROOT)])
    with catalogue.open("rb") as source:
        messages = [message.id for message in read_po(source) if message.id]
    return {message if isinstance(message, str) else message[0] for message in messages}


def test_templates_and_code_give_their_messages(tmp_path):
    """A mistake in the mapping gathers nothing, and says nothing."""
    assert len(gathered(tmp_path / "tripot.pot")) >= AT_LEAST


def test_what_is_gathered_from_templates_has_the_spaces_that_are_looked_up(tmp_path):
    asking = {message for message in gathered(tmp_path / "tripot.pot") if message.endswith("?")}
    assert "Qui joue\u00a0?" in asking

"""What a template may hold: read off the files, without a server."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.meta import find_referenced_templates

from tripot.resources import templates_dir

TEMPLATES = sorted(templates_dir().rglob("*.html"))
ENVIRONMENT = Environment(
    autoescape=True,
    undefined=StrictUndefined,
    extensions=["jinja2.ext.i18n", "jinja2.ext.do", "jinja2.ext.loopcontrols"],
    loader=FileSystemLoader(templates_dir()),
)
JINJA = re.compile(
    r"{#.*?#}|{%-?\s*block kind\b.*?endblock\s*-?%}|{%-?\s*trans\b.*?endtrans\s*-?%}|{%.*?%}|{{.*?}}",
    re.DOTALL,
)
ATTRIBUTES_BY_MACRO = re.compile(r"[\w:-]+=\"[^\"]*\"")
A_WORD = re.compile(r"[^\W\d_]{2,}")
NEEDS_NO_TRANSLATION = {"Tripot", "openapi", "json"}
READ_ALOUD = {
    "alt",
    "aria-label",
    "aria-description",
    "aria-roledescription",
    "aria-valuetext",
    "placeholder",
    "title",
}
FORBIDDEN_ATTRIBUTES = re.compile(r"style|on\w+|hx-on.*|hx-vals-js")


def name(template: Path) -> str:
    return str(template.relative_to(templates_dir()))


class Reader(HTMLParser):
    """Collects what a browser would meet in a template whose Jinja parts were cut out."""

    def __init__(self, template: Path):
        super().__init__()
        self.attributes: list[tuple[str, str, str]] = []
        self.texts: list[str] = []
        self.inline: list[str] = []
        self.feed(JINJA.sub("", template.read_text()))
        self.close()

    def handle_starttag(self, tag, attrs):
        given = {key: value or "" for key, value in attrs}
        self.attributes += [(tag, key, value) for key, value in given.items()]
        if tag == "style" or (tag == "script" and "src" not in given):
            self.inline.append(tag)

    def handle_data(self, data):
        self.texts.append(data.strip())


each_template = pytest.mark.parametrize("template", TEMPLATES, ids=name)


def test_the_templates_are_found():
    assert len(TEMPLATES) > 5


@each_template
def test_it_parses_and_names_only_templates_there_are(template):
    tree = ENVIRONMENT.parse(template.read_text())
    named = {other for other in find_referenced_templates(tree) if other is not None}
    assert not {other for other in named if not (templates_dir() / other).is_file()}


@each_template
def test_it_holds_no_inline_script_and_no_inline_style(template):
    page = Reader(template)
    assert not page.inline
    assert not [key for _, key, _ in page.attributes if FORBIDDEN_ATTRIBUTES.fullmatch(key)]
    assert not [
        value for _, _, value in page.attributes if value.lower().lstrip().startswith(("javascript:", "js:"))
    ]


@each_template
def test_every_attribute_is_quoted_and_nothing_is_declared_safe(template):
    source = template.read_text()
    assert not re.search(r"=\s*{{", re.sub(r"{%.*?%}", "", source, flags=re.DOTALL))
    assert not re.search(r"\|\s*safe\b|autoescape\s+false", source)


@each_template
def test_every_word_is_marked_for_translation(template):
    page = Reader(template)
    spoken = [value for _, key, value in page.attributes if key in READ_ALOUD]
    words = {
        word for text in (*page.texts, *spoken) for word in A_WORD.findall(ATTRIBUTES_BY_MACRO.sub("", text))
    }
    assert not words - NEEDS_NO_TRANSLATION


def test_no_module_declares_html_safe():
    source = templates_dir().parent / "src"
    assert not [module for module in source.rglob("*.py") if re.search(r"\bMarkup\b", module.read_text())]

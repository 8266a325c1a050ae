"""French as a careful printer sets it, and the words marked for translation.

No-break spaces stand before ; : ! ? » and after « in the text of templates when they are loaded and in our own
sentences, never in what comes out: names and whatever else people typed stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream

NO_BREAK = "\u00a0"
_BEFORE_A_SIGN = re.compile(r" (?=[;:!?»]|%(?!\())|(?<=«) ")
_PLURAL_FROM = 2


def spaced(text: str) -> str:
    """The text with its no-break spaces."""
    return _BEFORE_A_SIGN.sub(NO_BREAK, text)


class FrenchSpaces(Extension):
    """Sets the spaces of a template's own text, inside `{% trans %}` too, and of the strings in its expressions."""

    def filter_stream(self, stream: TokenStream) -> Iterable[Token]:
        """Text and strings spaced, everything else as it was."""
        return self._spaced(stream)

    @staticmethod
    def _spaced(stream: TokenStream) -> Iterator[Token]:
        for token in stream:
            is_text = token.type in ("data", "string")
            yield Token(token.lineno, token.type, spaced(token.value)) if is_text else token


def gettext(message: str) -> str:
    """The message in the page's language: French, which is the id itself."""
    return spaced(message)


def ngettext(singular: str, plural: str, number: int) -> str:
    """French counts 0 as singular: « 0 point »."""
    return spaced(singular if abs(number) < _PLURAL_FROM else plural)

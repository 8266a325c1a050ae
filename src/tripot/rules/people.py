"""Who sits at the table: what a name may be (api: 1 to 24 characters as people count them)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Annotated

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from tripot.rules.errors import MalformedMove

LONGEST_NAME = 24
LONGEST_NOTE = 200
CODE_POINTS_A_CHARACTER = 8
"""At the most, on the whole: what else is joined to a sign costs room and shows nothing."""
SPACES_AND_LINE_BREAKS = re.compile(r"[ \t\n\v\f\r\u0085\u2028\u2029]+")
ZERO_WIDTH_JOINER = "\u200d"
SKIN_TONES = range(0x1F3FB, 0x1F400)
REGIONAL_INDICATORS = range(0x1F1E6, 0x1F200)
EMOJI_TAGS = range(0xE0020, 0xE0080)


def characters(name: str) -> int:
    """How many characters a person counts in `name`: marks, skin tones, joined emoji and flags count once."""
    count, joined, half_a_flag = 0, False, False
    for sign in name:
        extends = (
            unicodedata.category(sign) in {"Mn", "Me", "Mc"}
            or ord(sign) in SKIN_TONES
            or ord(sign) in EMOJI_TAGS
        )
        completes_a_flag = half_a_flag and ord(sign) in REGIONAL_INDICATORS
        if not (extends or joined or completes_a_flag or sign == ZERO_WIDTH_JOINER):
            count += 1
        half_a_flag = ord(sign) in REGIONAL_INDICATORS and not completes_a_flag
        joined = sign == ZERO_WIDTH_JOINER
    return count


def is_forbidden(sign: str) -> bool:
    """Control and direction-override characters, line breaks and lone surrogates; joiners and emoji tags may stay."""
    if sign == ZERO_WIDTH_JOINER or ord(sign) in EMOJI_TAGS:
        return False
    return unicodedata.category(sign) in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}


def is_longer(text: str, most: int) -> bool:
    """Whether `text` has more than `most` characters as people count them."""
    return characters(text) > most or len(text) > CODE_POINTS_A_CHARACTER * most


def clean_name(given: str) -> str:
    """The name as it is kept: NFC, trimmed, one space at a time.

    Raises `name-empty`, `name-too-long` or `name-forbidden-character`.
    """
    name = re.sub(r" {2,}", " ", unicodedata.normalize("NFC", given).strip())
    if any(is_forbidden(sign) for sign in name):
        raise PydanticCustomError("name-forbidden-character", "a control or direction-override character")
    if is_longer(name, LONGEST_NAME):
        raise PydanticCustomError("name-too-long", "more than {most} characters", {"most": LONGEST_NAME})
    if characters(name) == 0:
        raise PydanticCustomError("name-empty", "no visible character")
    return name


def clean_note(given: str) -> str:
    """The note on one line, as a name is kept; what a name may not have is left out. Raises `note-too-long`.

    Nothing is refused for its characters: what has been noted before must still be read.
    """
    line = SPACES_AND_LINE_BREAKS.sub(" ", unicodedata.normalize("NFC", given))
    note = "".join(sign for sign in line if not is_forbidden(sign)).strip()
    if is_longer(note, LONGEST_NOTE):
        raise PydanticCustomError("note-too-long", "more than {most} characters", {"most": LONGEST_NOTE})
    return note


Name = Annotated[str, AfterValidator(clean_name)]
Note = Annotated[str, AfterValidator(clean_note), Field(json_schema_extra={"maxLength": LONGEST_NOTE})]


def refuse_a_name_taken(name: str, others: Sequence[str]) -> None:
    """Names are unique in a game, ignoring case. Raises MalformedMove `name-taken`."""
    if name.casefold() in {other.casefold() for other in others}:
        raise MalformedMove("name-taken", name=name)

"""A game's code: consonant and vowel in turn, to be said aloud in a noisy bar, rude ones left out (S3)."""

from __future__ import annotations

import re
import secrets

CONSONANTS = "BCDFGJKLMNPRSTVZ"
VOWELS = "AEIOU"
NOT_SAID = re.compile(r"[\s\-‐-―.]+")
_RUDE = """
BAKA BITE BITO CACA CACO CAGA CAGO COCU CONA CONO CULE CULO CUNI FACA FICA FOTE FOTU FUKA FUKU GODE
JODE JODO KAKA KOKO KUKU MACA MEDA NANA NAZI NEGA NEGE NEGO NEKE NIKA NIKE NIKO PEDE PEDO PENE PETE
PICA PIJA PINE PIPE PIPI PUTA PUTE PUTO RACE RAPE SALE SALO SUCE SUKA TARE TETA TETE TURO ZIZI ZOBI
ZUTE
"""
RUDE = frozenset(_RUDE.split())


def is_rude(code: str) -> bool:
    """Whether two neighbouring syllables make a word nobody wants to shout."""
    return any(code[start : start + 4] in RUDE for start in range(0, len(code) - 2, 2))


def new_code(syllables: int) -> str:
    """A code from the system's randomness; whether it is taken is for the caller to see."""
    while True:
        code = "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(syllables))
        if not is_rude(code):
            return code


def normal(code: str) -> str:
    """The code as it is kept, however it was typed."""
    return NOT_SAID.sub("", code).upper()

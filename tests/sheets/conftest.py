"""The rule sheets of Cul de Chouette."""

import pytest

from tripot.sheets import Deck, deck_of


@pytest.fixture(scope="session")
def deck() -> Deck:
    return deck_of("cul-de-chouette")

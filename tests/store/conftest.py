"""A data directory of its own for every test."""

import pytest

from tripot.store import open_store


@pytest.fixture
def store(tmp_path):
    store = open_store(tmp_path / "data")
    yield store
    store.close()

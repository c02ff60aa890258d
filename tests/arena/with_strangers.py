"""A package of strangers' bots, installed for a test and for the processes it starts."""

import os
from pathlib import Path

import pytest

from arasta.bots import registry
from tests.arena.strangers import install

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def strangers(tmp_path, monkeypatch):
    """The bots of `tests/arena/strangers.py`, under their names in small letters."""
    folder = tmp_path / "packages"
    folder.mkdir()
    install(folder)
    monkeypatch.syspath_prepend(folder)
    path = os.pathsep.join([str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")])
    monkeypatch.setenv("PYTHONPATH", path)
    registry.others.cache_clear()
    yield
    registry.others.cache_clear()

"""Fixtures of the command's tests."""

import pytest

from arasta.cli import language
from arasta.play.text.folders import DEFAULT
from tests.cli.command import arasta

__all__ = ["arasta"]


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    """A data folder of our own, for us and for the processes we start."""
    folder = tmp_path / "data"
    monkeypatch.setenv("ARASTA_DATA", str(folder))
    return folder / "games"


@pytest.fixture(autouse=True)
def nobody_has_spoken(monkeypatch):
    """The language of an earlier test is forgotten."""
    monkeypatch.setattr(language, "spoken", DEFAULT)

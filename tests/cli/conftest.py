"""Fixtures of the command's tests."""

import pytest

from tests.cli.command import arasta

__all__ = ["arasta"]


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    """A data folder of our own, for us and for the processes we start."""
    folder = tmp_path / "data"
    monkeypatch.setenv("ARASTA_DATA", str(folder))
    return folder / "games"

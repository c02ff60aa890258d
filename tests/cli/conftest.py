"""Fixtures of the command's tests."""

from tests.cli.command import arasta

__all__ = ["arasta"]

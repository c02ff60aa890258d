"""Fixtures of the arena's tests."""

from tests.arena.with_strangers import strangers

__all__ = ["strangers"]

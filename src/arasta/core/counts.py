"""Counts by kind: so many of each thing of a list."""

from collections.abc import Iterable, Sequence
from typing import Any


def in_all(things: Iterable[Any], counts: Sequence[int]) -> list[Any]:
    """The things, each as often as it is counted, for views."""
    return [thing for thing, n in zip(things, counts) if n for _ in range(n)]

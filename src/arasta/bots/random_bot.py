"""The bot that chooses at random."""

import random
from collections.abc import Mapping
from typing import Any


class RandomBot:
    """Every legal action alike, from a random stream of its own."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)

    def choose(self, view: Mapping[str, Any]) -> str:
        """Any legal action."""
        legal: list[str] = view["legal"]
        return self.random.choice(legal)

"""What a bot is: something that chooses by what its seat sees."""

from collections.abc import Mapping
from typing import Any, Protocol


class Bot(Protocol):
    """A computer player. It is handed its seat's view and nothing else, so it cannot know more than a person would."""

    name: str

    def choose(self, view: Mapping[str, Any]) -> str:
        """The name of one of the view's legal actions."""

"""What a net knows: the features and actions that it was trained with, by their names. It is kept with the weights."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from arasta.core.agenda_game import AgendaGame

VERSION, KNOWN, POLICY_BIAS = "version", "known", "policy.bias"  # in a file of weights


class Knowledge(NamedTuple):
    """The blocks of features as `Layout.describe` has them, the things that they tell by number, and all actions."""

    version: str  # of the features
    blocks: list[dict[str, Any]]
    numbered: dict[str, list[str]]
    actions: list[str]

    @classmethod
    def of(cls, rules: AgendaGame) -> "Knowledge":
        """All that there is in a game today."""
        layout = rules.layout
        blocks = [{word: value for word, value in block.items() if word != "tells"} for block in layout.describe()]
        numbered = {kind: list(things) for kind, things in layout.numbered.items()}
        return cls(layout.version, blocks, numbered, [action.name for action in rules.actions])

    @classmethod
    def taken_from(cls, arrays: dict[str, np.ndarray], rules: AgendaGame) -> "Knowledge | str":
        """What a file of weights says about it, taken out of its arrays. An older file has the version alone: if that
        is today's, all features are the same, and the actions those that it has weights for. Otherwise the version.
        """
        version = str(arrays.pop(VERSION, ""))
        if KNOWN in arrays:
            found = json.loads(arrays.pop(KNOWN).tobytes())
            return cls(version, found["blocks"], found["numbered"], found["actions"])
        today = cls.of(rules)
        if version != today.version:
            return version
        return today._replace(actions=today.actions[: len(arrays[POLICY_BIAS])])

    def arrays(self) -> Mapping[str, np.ndarray]:
        """For a file of weights."""
        told = json.dumps({"blocks": self.blocks, "numbered": self.numbered, "actions": self.actions})
        return {VERSION: np.array(self.version), KNOWN: np.frombuffer(told.encode(), np.uint8)}

"""The learning curve: a line of figures now and then, kept as it goes, and drawn."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

SHOWN = {  # what is drawn, one picture above the other
    "entropy": "entropy of the policy",
    "decisions_a_game": "decisions a game",
    "value_loss": "loss of the values",
}


class Curve:
    """A file with a line of JSON for each point. A training that goes on adds to it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, **figures: float) -> str:
        """A point more; the line to show."""
        rounded = {word: round(value, 4) for word, value in figures.items()}
        with self.path.open("a") as file:
            file.write(json.dumps(rounded) + "\n")
        return " · ".join(f"{word.replace('_', ' ')} {value:,}" for word, value in rounded.items())

    def points(self) -> list[dict[str, Any]]:
        """All points so far."""
        return [json.loads(line) for line in self.path.read_text().splitlines()] if self.path.exists() else []

    def draw(self, path: Path, title: str) -> None:
        """The picture of all points, over the decisions that were learnt from."""
        draw(self.points(), path, title)


def draw(points: list[dict[str, Any]], path: Path, title: str, shown: Mapping[str, str] = SHOWN) -> None:
    """Each figure above the other, over the decisions in millions."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 1.7 * len(shown) + 0.6), layout="constrained")
    figure.suptitle(title)
    axes = figure.subplots(len(shown), 1, sharex=True, squeeze=False)[:, 0]
    decisions = [point["decisions"] / 1e6 for point in points]
    for axis, (word, label) in zip(axes, shown.items(), strict=True):
        axis.plot(decisions, [point[word] for point in points], color="#1f5fa8")
        axis.set_ylabel(label)
        axis.grid(alpha=0.3)
        axis.spines[["top", "right"]].set_visible(False)
    axes[-1].set_xlabel("decisions, in millions")
    figure.savefig(path)

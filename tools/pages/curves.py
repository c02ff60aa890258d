"""What the trainings of the nets in the package came to, from the files that the trainings wrote."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[2] / "docs/champion"
CURVES = {
    "istanbul-curve": "champion of the board game",
    "istanbul-apprentice-curve": "its apprentice",
    "dice-curve": "champion of the dice game",
    "dice-apprentice-curve": "its apprentice",
}
MODES = ("base", "mocha", "letters", "mocha+letters")


def lines(name: str) -> list[dict[str, Any]]:
    """What a training noted, point by point."""
    return [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()]


def trainings() -> str:
    """A table of the trainings."""
    rows = ["| | decisions | minutes on the card | decisions a second |", "|---|---|---|---|"]
    for name, title in CURVES.items():
        last = lines(name)[-1]
        million, minutes = last["decisions"] / 1e6, last["seconds"] / 60
        rows.append(
            f"| {title} | {million:,.0f} million | {minutes:.1f} | {last['decisions'] / last['seconds']:,.0f} |"
        )
    return "\n".join(rows) + "\n"


def yardstick() -> str:
    """A table of how learning from the search brought the champion on."""
    rows = ["| seconds | base | *Mocha & Baksheesh* | *Letters & Seals* | Grand Bazaar |", "|---|---|---|---|---|"]
    for point in lines("istanbul-yardstick"):
        rows.append(f"| {point['seconds']:.0f} | " + " | ".join(f"{100 * point[mode]:.1f} %" for mode in MODES) + " |")
    return "\n".join(rows) + "\n"

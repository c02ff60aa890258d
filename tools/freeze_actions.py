"""Freeze the ids of new actions, for a release: `python tools/freeze_actions.py`.

Actions that no released version has stand after the frozen ones and may still move. This writes their names at the
end of each game's `action_ids.py`, where nothing is ever moved again.
"""

import textwrap
from collections.abc import Sequence
from pathlib import Path

from arasta.play.games import GAMES

FOLDER = Path(__file__).resolve().parent.parent / "src/arasta"
END = '\n""".replace('
WIDTH = 115


def frozen(source: str, new: Sequence[str]) -> str:
    """The source of a list of ids with new names at its end."""
    listed, end, rest = source.partition(END)
    names = textwrap.wrap("; ".join(name.replace(" ", "\N{NO-BREAK SPACE}") for name in new), WIDTH)
    lines = "\n".join(line.replace("\N{NO-BREAK SPACE}", " ") for line in names)
    return f"{listed};\n{lines}{end}{rest}"


def main() -> None:
    """Both games, and what has become of each."""
    for game in GAMES.values():
        path, new = FOLDER / game.name / "action_ids.py", game.vocabulary.new
        if new:
            path.write_text(frozen(path.read_text(encoding="utf-8"), new), encoding="utf-8")
        print(f"{path.relative_to(FOLDER)}: {len(new)} new")


if __name__ == "__main__":
    main()

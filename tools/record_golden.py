"""Golden records: whole games between small sensible players, as text files under tests/records.

    .venv/bin/python tools/record_golden.py                           # all of them again
    .venv/bin/python tools/record_golden.py istanbul/three_short      # one of them

Everything is seeded, so the same rules give the same files. A file that changes is read line by line before it is
committed: these games are what the rules do, in full. Where only the questions changed, the games that were read are
kept and their choices told anew; then this tool would record others.
"""

import sys
from pathlib import Path

from golden.dice import DICE_GAMES
from golden.game import Golden
from golden.istanbul import BOARD_GAMES
from golden.player import Player

import arasta

FOLDER = Path(__file__).parent.parent / "tests/records"
LONGEST = 100  # rounds; a game that takes longer is of no use


def play(golden: Golden) -> arasta.Game:
    """The game, played to its end."""
    game = arasta.new(golden.game, seed=golden.seed, **golden.settings)
    player = Player(game, golden.seed + 1_000_000, golden)
    while not game.over:
        game.play(player.choose())
        if int(game.view()["round"]) > LONGEST:
            sys.exit(f"{golden.name} takes more than {LONGEST} rounds.")
    return game


def main(names: list[str]) -> None:
    """Record the games named, or all."""
    for golden in (*BOARD_GAMES, *DICE_GAMES):
        name = f"{golden.game}/{golden.name}"
        if not names or name in names:
            game = play(golden)
            (FOLDER / f"{name}.txt").write_text(f"# {golden.remark}\n{game.record()}", "utf-8")
            print(f"{name}: {game.view()['round']} rounds\n{game.result.text()}")


if __name__ == "__main__":
    main(sys.argv[1:])

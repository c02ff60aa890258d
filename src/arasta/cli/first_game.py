"""A process for `arasta bench`: plays a game of each kind with every entry of its `playout` used once, then ends."""

from types import ModuleType

import numpy as np

from arasta.cli.random_games import play_batch
from arasta.core.protocol import Rules
from arasta.dice import playout as dice_playout
from arasta.dice.dice_game import DiceGame
from arasta.rules import playout as istanbul_playout
from arasta.rules.istanbul import Istanbul


def main() -> None:
    """A game of each; compiled, or loaded if it has been compiled before."""
    play_first(Istanbul(), istanbul_playout)
    play_first(DiceGame(), dice_playout)


def play_first(rules: Rules, playout: ModuleType) -> None:
    """One game, and every entry."""
    options = rules.choose()
    states, _, _ = play_batch(rules, options, 1, 1)
    playout.rank_games(states, np.zeros((1, options.players), np.int64))
    states = np.zeros(1, rules.dtype)
    playout.begin_game(states, 0, *options.setup)
    playout.step_game(states, 0, int(states["options"][0]).bit_length() - 1)
    playout.step_games(states, 1, 1)


if __name__ == "__main__":
    main()

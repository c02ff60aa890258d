"""Every mix of options that the games have."""

from itertools import chain, combinations, product
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from arasta.core.options import NO_CHOICE
from arasta.core.protocol import OptionError, Rules
from arasta.dice import playout as dice_playout
from arasta.dice.components.board import MAX_PLAYERS, MIN_PLAYERS
from arasta.dice.game import DiceGame
from arasta.istanbul import playout as board_playout
from arasta.istanbul.game import Istanbul
from arasta.istanbul.modules import EXPANSION_WORDS
from arasta.istanbul.options import DECK_WORDS, VARIANT_WORDS, Options, choose, layouts_of


class Mix(NamedTuple):
    """A game, the doors into its compiled rules, and its options."""

    rules: Rules
    playout: ModuleType
    options: Any


def subsets(words):
    """All subsets, the empty one first."""
    return chain.from_iterable(combinations(words, n) for n in range(len(words) + 1))


def every_mix():
    """The options of every legal mix of the board game; which mixes are legal is the options' own business."""
    mixes = []
    for expansions in subsets(EXPANSION_WORDS):
        layouts = (*layouts_of(expansions), "random")
        for mix in product(range(2, 6), layouts, subsets(VARIANT_WORDS), (expansions,), DECK_WORDS):
            try:
                mixes.append(choose(*mix))
            except OptionError:
                continue
    return mixes


BOARD_GAMES: list[Options] = every_mix()
DICE = DiceGame()
DICE_GAMES = [DICE.choose(players=players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
MIXES = [Mix(Istanbul(), board_playout, options) for options in BOARD_GAMES]
MIXES += [Mix(DICE, dice_playout, options) for options in DICE_GAMES]


def begin(mix, states, i):
    """A new game in record i, up to its first decision, compiled."""
    mix.playout.set_up_game(states, i, *mix.options.setup)
    mix.rules.step_games(states[i : i + 1], np.array([NO_CHOICE]))


def mix_name(mix):
    """A short name for test ids."""
    if mix.rules is DICE:
        return f"dice-{mix.options.players}"
    options = mix.options
    deck = ("new",) if options.letters_deck == "new" else ()
    return "-".join((str(options.players), *options.expansions, *deck, options.layout, *options.variants))

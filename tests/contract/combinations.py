"""Every mix of settings that the games have."""

from itertools import chain, combinations, product
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from arasta.core.options import NO_CHOICE
from arasta.core.protocol import Rules
from arasta.core.setting_kinds import SettingError
from arasta.dice import playout as dice_playout
from arasta.dice.components.board import MAX_PLAYERS, MIN_PLAYERS
from arasta.dice.game import DiceGame
from arasta.istanbul import playout as board_playout
from arasta.istanbul.game import Istanbul
from arasta.istanbul.settings import SCHEMA, Settings


class Mix(NamedTuple):
    """A game, the doors into its compiled rules, and its settings."""

    rules: Rules
    playout: ModuleType
    settings: Any


def subsets(words):
    """All subsets, the empty one first."""
    return chain.from_iterable(combinations(words, n) for n in range(len(words) + 1))


def every_mix():
    """The settings of every legal mix of the board game; which mixes are legal is the schema's own business."""
    mixes = []
    every = (
        range(2, 6),
        subsets(SCHEMA["expansions"].words),
        SCHEMA["layout"].words,
        subsets(SCHEMA["variants"].words),
        SCHEMA["letters_deck"].words,
    )
    for mix in product(*every):
        try:
            mixes.append(SCHEMA.settings(**dict(zip(SCHEMA.words, mix, strict=True))))
        except SettingError:
            continue
    return mixes


BOARD_GAMES: list[Settings] = every_mix()
DICE = DiceGame()
DICE_GAMES = [DICE.settings(players=players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
MIXES = [Mix(Istanbul(), board_playout, settings) for settings in BOARD_GAMES]
MIXES += [Mix(DICE, dice_playout, settings) for settings in DICE_GAMES]


def begin(mix, states, i):
    """A new game in record i, up to its first decision, compiled."""
    mix.playout.set_up_game(states, i, *mix.settings.setup)
    mix.rules.step_games(states[i : i + 1], np.array([NO_CHOICE]))


def copied(states):
    """A copy to compare byte by byte; `states.copy()` leaves between the fields whatever lay in memory."""
    copy = np.zeros(len(states), states.dtype)
    copy[:] = states
    return copy


def mix_name(mix):
    """A short name for test ids."""
    if mix.rules is DICE:
        return f"dice-{mix.settings.players}"
    settings = mix.settings
    deck = ("new",) if settings.letters_deck == "new" else ()
    return "-".join((str(settings.players), *settings.expansions, *deck, settings.layout, *settings.variants))

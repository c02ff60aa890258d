"""The recorded dice games."""

from typing import Any

from arasta.dice.tiles import tiles_owned
from arasta.dice.words import COLOURS, Resource
from golden.game import Golden

CRYSTAL_WORTH, TOKEN_WORTH, BROWN_WORTH, TILE_WORTH, RUBY_WORTH = 2.0, 3.0, 4.0, 12.0, 40.0


def worth(s: Any, p: int) -> float:
    """What a plain player thinks of the own side of the table: equal tokens are worth more together."""
    tokens = sum(TOKEN_WORTH * s.owned[p, c] + 0.5 * s.owned[p, c] ** 2 for c in range(COLOURS))
    return float(
        s.rubies[p] * RUBY_WORTH
        + s.owned[p, Resource.LIRA]
        + s.owned[p, Resource.CRYSTAL] * CRYSTAL_WORTH
        + s.owned[p, Resource.BROWN] * BROWN_WORTH
        + tokens
        + tiles_owned(s, p) * TILE_WORTH
    )


def tile_lover(s: Any, p: int) -> float:
    """The same, by somebody who would own the whole mosque."""
    return float(worth(s, p) + 15.0 * tiles_owned(s, p))


def frugal(s: Any, p: int) -> float:
    """The same, by somebody who likes to be rich and dislikes tiles."""
    return float(worth(s, p) + 2.0 * s.owned[p, Resource.LIRA] - 8.0 * tiles_owned(s, p))


def dice_game(name: str, remark: str, seed: int, players: int, thinks: Any = worth) -> Golden:
    """A dice game between players of one mind."""
    return Golden("dice", name, remark, seed, {"players": players}, thinks)


DICE_GAMES = (
    dice_game("two", "Two players: marked spots stay empty, so the carpets begin at their second price.", 1, 2),
    dice_game("three", "Three players: tiles are given up for others, places 2 and 3 decided by wealth.", 1, 3),
    dice_game("four", "Four players: five rubies are enough, places 2 to 4 are decided by wealth.", 1, 4),
    dice_game("three_tile_lovers", "Everybody buys tiles: more dice, actions and income.", 2, 3, tile_lover),
    dice_game("two_frugal", "Two who save: 18 rounds with hardly a tile, and the poorer one wins.", 2, 2, frugal),
    dice_game("four_tile_lovers", "Four to six tiles each; every ruby of the mosque is taken.", 3, 4, tile_lover),
)

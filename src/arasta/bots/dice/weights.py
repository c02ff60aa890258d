"""What things of the dice game are worth to the bot `greedy`, in lira. Made by hand."""

from typing import NamedTuple

from arasta.dice.words import Resource, TileKind


class Weights(NamedTuple):
    """All numbers of the evaluation that are not printed on a component."""

    # What a seat owns.
    victory: float = 1000  # as many rubies as bring the last round
    ruby: float = 30
    token: float = 3  # of a colour
    brown: float = 3.5
    crystal: float = 2.5
    lira: float = 1
    mosque: float = 12  # all but the last of the tiles that earn a ruby of the mosque
    # What a seat could do in its next turn: how likely the dice bring what is missing for a ruby.
    goods_missing: tuple[float, ...] = (1, 0.65, 0.3, 0.1, 0.03)  # goods of one colour
    colours_missing: tuple[float, ...] = (1, 0.65, 0.4, 0.2, 0.08)  # goods of different colours
    lira_missing: tuple[float, ...] = (1, 0.7, 0.6, 0.5, 0.4, 0.25, 0.2, 0.1)
    flexibility: float = 0.2  # of all other rubies, beside the best one
    # How the game stands.
    late: float = 0.2  # what is left of lasting things when the game ends
    opponent: float = 0.1  # of the rubies of the best opponent
    unspent_die: float = 1.5  # while there are actions left


WEIGHTS = Weights()

TILES = {
    TileKind.LIRA: 9,
    TileKind.CRYSTAL: 8,
    TileKind.CARD: 8,
    TileKind.ACTION: 9,
    TileKind.MERCHANT: 6,
    TileKind.DIE: 12,
}  # by kind


def resources(weights: Weights) -> list[float]:
    """What one of each resource is worth."""
    other = {Resource.BROWN: weights.brown, Resource.CRYSTAL: weights.crystal, Resource.LIRA: weights.lira}
    return [other.get(resource, weights.token) for resource in Resource]

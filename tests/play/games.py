"""Games for the tests of `play`: set up by hand, and played at random."""

import random

import numpy as np
import pytest

import arasta
from arasta.core.options import NO_CHOICE
from arasta.dice.components.tiles import TILES
from arasta.dice.words import Resource
from arasta.istanbul.layout_setting import mode_of
from arasta.istanbul.tables import LAYOUTS, TOKEN_NEEDS

EXPLICIT = [place for row in LAYOUTS[1].rows for place in reversed(row)]  # a layout that is not printed

MARKET = ("lira_red", "crystal_red", "card_red", "action_red", "merchant_red", "die")
TILE = {tile.slug: i for i, tile in enumerate(TILES)}
GAMES = pytest.mark.parametrize("name", arasta.GAMES)

MIXES = (
    {"players": 2},
    {"players": 2, "layout": "long", "variants": ["neutral_assistants", "caravan_leader"]},
    {"players": 3, "layout": "order", "variants": ["neutral_assistants"]},
    {"players": 4, "layout": "random"},
    {"players": 5, "layout": EXPLICIT, "variants": ["caravan_leader"]},
    {"players": 4, "expansions": ["mocha"]},
    {"players": 3, "expansions": ["letters"], "letters_deck": "new"},
    {"players": 2, "expansions": ["letters"], "variants": ["neutral_assistants"]},
    {"players": 5, "expansions": ["mocha", "letters"], "variants": ["caravan_leader"]},
    {"game": "dice", "players": 2},
    {"game": "dice", "players": 4},
)
MIX_NAMES = (
    "two",
    "two and both variants",
    "three",
    "four",
    "five",
    "mocha",
    "new letters",
    "letters",
    "grand bazaar",
    "dice for two",
    "dice for four",
)


def by_hand(players=2, cards=("five_lira", "stay"), **settings):
    """A game whose chance is played by hand, at the first move; all tokens are on 2, each hand has one card."""
    game = arasta.new(players=players, chance="manual", **settings)
    deal = [f"draw {cards[seat % len(cards)]}" for seat in range(players)]
    tokens = np.count_nonzero(TOKEN_NEEDS & ~mode_of(game.settings.expansions) == 0)
    return play(game, "demand L1", "demand S1", *["roll 1 1"] * tokens, *deal)


def dice_by_hand(*faces, players=3, market=MARKET):
    """A dice game whose chance is played by hand, at the first player's first action after this roll."""
    game = arasta.new("dice", players=players, chance="manual")
    play(game, *(f"lay out {tile}" for tile in market), *(f"roll {face}" for face in faces))
    return play(game, "keep") if faces else game


def own(game, seat, **resources):
    """What a seat of a dice game owns of some resources, from or to the supply."""
    s = game._state
    for word, n in resources.items():
        resource = Resource[word.upper()]
        s.supply[resource] += s.owned[seat, resource] - n
        s.owned[seat, resource] = n
    return asked_anew(game)


def tiles(game, seat, *slugs):
    """Tiles of the stack that a seat of a dice game owns, and which work."""
    for slug in slugs:
        game._state.stack[TILE[slug]] -= 1
        game._state.tiles[seat, TILE[slug]] += 1
    return asked_anew(game)


def asked_anew(game):
    """The game after its state was changed by hand: what may be chosen now is worked out again."""
    game.rules.run(game._state, NO_CHOICE)
    return game


def play(game, *names):
    """Choices by name, one after the other."""
    for name in names:
        game.play(name)
    return game


def at_random(decisions, seed=1, **settings):
    """A game after so many decisions, each made at random."""
    game = arasta.new(seed=seed, **settings)
    chooser = random.Random(seed)
    for _ in range(decisions):
        if game.over:
            break
        game.play(chooser.choice(game.legal))
    return game


def at_the_end(*, rubies=(6, 0), lira=(5, 5)):
    """A game by hand for two after its last round: the first seat may still play the cards of END-6."""
    game = by_hand(cards=("five_lira",))
    game._state.rubies[0], game._state.rubies[1] = rubies
    play(game, "move 3", "decline", "move 11", "decline")
    game._state.lira[0], game._state.lira[1] = lira
    return game

"""Every mix of players, expansions, layouts, variants and bonus decks that the game has."""

from itertools import chain, combinations, product

from arasta.core.protocol import OptionError
from arasta.rules.options import DECK_WORDS, EXPANSION_WORDS, VARIANT_WORDS, Options, choose, layouts_of


def subsets(words):
    """All subsets, the empty one first."""
    return chain.from_iterable(combinations(words, n) for n in range(len(words) + 1))


def every_mix():
    """The options of every legal mix; which mixes are legal is the options' own business."""
    mixes = []
    for expansions in subsets(EXPANSION_WORDS):
        layouts = (*layouts_of(expansions), "random")
        for mix in product(range(2, 6), layouts, subsets(VARIANT_WORDS), (expansions,), DECK_WORDS):
            try:
                mixes.append(choose(*mix))
            except OptionError:
                continue
    return mixes


MIXES: list[Options] = every_mix()


def mix_name(options):
    """A short name for test ids."""
    deck = ("new",) if options.letters_deck == "new" else ()
    return "-".join((str(options.players), *options.expansions, *deck, options.layout, *options.variants))

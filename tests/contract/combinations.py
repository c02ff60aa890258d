"""Every mix of players, layouts and variants that the game has."""

from itertools import chain, combinations, product

from arasta.rules.options import LAYOUT_WORDS, VARIANT_WORDS, OptionError, Options, choose


def subsets(words):
    """All subsets, the empty one first."""
    return chain.from_iterable(combinations(words, n) for n in range(len(words) + 1))


def every_mix():
    """The options of every legal mix; which mixes are legal is the options' own business."""
    mixes = []
    for players, layout, variants in product(range(2, 6), LAYOUT_WORDS, subsets(VARIANT_WORDS)):
        try:
            mixes.append(choose(players, layout, variants))
        except OptionError:
            continue
    return mixes


MIXES: list[Options] = every_mix()


def mix_name(options):
    """A short name for test ids."""
    return "-".join((str(options.players), options.layout, *options.variants))

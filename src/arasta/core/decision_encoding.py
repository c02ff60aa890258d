"""The decision at hand as features: what is asked, of whom, its argument by its parts, and what is still to follow.

All of it is on the agenda, which everybody sees. What an argument is made of is read from the declared effects.
"""

import numpy as np

from arasta.core.agenda import FIRST_DECISION, top_argument, top_effect, top_player
from arasta.core.bits import has
from arasta.core.compiling import rule
from arasta.core.encoding import MOST, Block, ByRule
from arasta.core.machine import is_over
from arasta.core.packing import Members, Part

SMALL = np.int16  # of tables: a kernel on a GPU has room for 64 KB of constants
TOLD = 32  # numbers of an argument that have a feature of their own: 0 to 31


def parts_of(argument) -> list[Part]:
    """The numbers that an argument is made of; a set is one."""
    if isinstance(argument, str):
        return [Part(argument)] if argument else []
    return [Part(argument.word)] if isinstance(argument, Members) else argument.parts


def decision_blocks(effects) -> list[Block]:
    """The blocks of a game's decisions, chance's too."""
    asked = [effect for effect in sorted(effects.words) if effect >= FIRST_DECISION]
    parts = {effect: parts_of(effects.declared[effect].argument) for effect in asked}
    numbers = [part.word for effect in asked for part in parts[effect] if not is_a_set(effects, effect)]
    part_words = tuple(dict.fromkeys(numbers))
    most = max(len(found) for found in parts.values())
    kinds = tuple(effects.words[effect] for effect in asked)
    every = tuple(effects.words[effect] for effect in sorted(effects.words))
    tell_argument, tell_numbers = argument_rules(PartTables(effects, parts, part_words))
    return [
        ByRule(name="decision.kind", tells="what is to be decided", labels=kinds, rule=kind_rule(asked)),
        ByRule(name="players.decides", tells="who decides, or whom chance concerns", rule=tell_decider),
        ByRule(
            name="decision.argument",
            tells=f"the parts of its argument, one after the other: 1 at the number, up to {TOLD - 1}; for a set, at"
            " each member",
            axes=(most,),
            labels=tuple(map(str, range(TOLD))),
            rule=tell_argument,
        ),
        ByRule(
            name="decision.number",
            tells="the numbers of its argument by their words",
            labels=part_words,
            scale=1 / 8,
            most=MOST,
            rule=tell_numbers,
        ),
        ByRule(
            name="decision.to_follow",
            tells="how many effects of each kind are still to be resolved after it",
            labels=every,
            rule=following_rule(sorted(effects.words)),
        ),
    ]


def is_a_set(effects, effect) -> bool:
    """Whether an effect's argument is a set."""
    return isinstance(effects.declared[effect].argument, Members)


def numbered(found):
    """By effect its place in a list of effects."""
    places = np.zeros(max(found) + 1, np.uint16)
    places[found] = np.arange(len(found))
    return places


def kind_rule(asked):
    """The rule that tells the kind of the decision."""
    kinds = numbered(asked)

    @rule
    def tell_kind(s, seat, out, at):
        """1 at what is to be decided; nothing when the game is over."""
        if not is_over(s):
            out[at + kinds[top_effect(s)]] = 1

    return tell_kind


@rule
def tell_decider(s, p, out, at):
    """Whoever decides, or receives what chance deals."""
    out[at] = not is_over(s) and top_player(s) == p


def following_rule(every):
    """The rule that tells what lies under the top of the agenda."""
    kinds = numbered(every)

    @rule
    def tell_following(s, seat, out, at):
        """Counted by kind."""
        for i in range(s.agenda_height - 1):
            out[at + kinds[s.agenda[i, 0]]] += 1

    return tell_following


class PartTables:
    """The parts of all arguments as arrays for the compiled rules, by effect."""

    def __init__(self, effects, parts, part_words) -> None:
        every, most = max(parts) + 1, max(len(found) for found in parts.values())
        self.count, self.is_set = np.zeros(every, SMALL), np.zeros(every, np.bool_)
        self.factor, self.size, self.word = (np.ones((every, most), SMALL) for _ in range(3))
        for effect, found in parts.items():
            self.count[effect] = len(found)
            self.is_set[effect] = is_a_set(effects, effect)
            for i, part in enumerate(found):
                self.factor[effect, i], self.size[effect, i] = part.factor, part.size
                self.word[effect, i] = 0 if self.is_set[effect] else part_words.index(part.word)


@rule
def tell_members(members, out, at):
    """1 at each member of a set."""
    for told in range(TOLD):
        if has(members, told):
            out[at + told] = 1


def argument_rules(tables):
    """The rules that tell the argument by its parts: by their numbers, and by their words."""
    count, is_set, word = tables.count, tables.is_set, tables.word
    factor, size = tables.factor, tables.size

    @rule
    def part_number(effect, i, argument):
        """One number of an argument."""
        number = argument // factor[effect, i]
        return number % size[effect, i] if size[effect, i] > 0 else number

    @rule
    def tell_argument(s, seat, out, at):
        """1 at each number that has a feature; at the members of a set."""
        if is_over(s):
            return
        effect, argument = top_effect(s), top_argument(s)
        for i in range(count[effect]):
            number = part_number(effect, i, argument)
            if is_set[effect]:
                tell_members(number, out, at)
            elif 0 <= number < TOLD:
                out[at + TOLD * i + number] = 1

    @rule
    def tell_numbers(s, seat, out, at):
        """The numbers by their words; a set has none."""
        if is_over(s) or is_set[top_effect(s)]:
            return
        effect, argument = top_effect(s), top_argument(s)
        for i in range(count[effect]):
            out[at + word[effect, i]] = min(part_number(effect, i, argument), MOST)

    return tell_argument, tell_numbers

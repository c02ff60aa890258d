"""Random play: choosing by a stream of random numbers, whole games at a time."""

from arasta.core.agenda import top_argument, top_effect, top_player
from arasta.core.bits import lowest
from arasta.core.compiling import int64, record_at, rule
from arasta.core.machine import is_over
from arasta.core.options import NO_CHOICE, WORD, count_options, nth_option
from arasta.core.stream import below, random_word


def random_chooser(effects):
    """Random choice for a game, and how likely an outcome of chance is, from the weights that its effects declare."""
    weighted = effects.flags(lambda effect: getattr(effect, "weight", None) is not None)
    weight = effects.weight

    @rule
    def chance_weight(s, option):
        """How likely chance decides for a legal option, in relation to the others."""
        return weight(s, top_effect(s), top_player(s), top_argument(s), option)

    @rule
    def random_outcome(s, word):
        """An outcome of chance, as likely as its weight says."""
        total = 0
        for i in range(len(s.options)):
            rest = s.options[i]
            while rest != 0:
                total += chance_weight(s, WORD * i + lowest(rest))
                rest &= rest - 1
        left = below(total, word)
        for i in range(len(s.options)):
            rest = s.options[i]
            while rest != 0:
                option = WORD * i + lowest(rest)
                left -= chance_weight(s, option)
                if left < 0:
                    return option
                rest &= rest - 1
        return NO_CHOICE

    @rule
    def random_option(s, word):
        """Any legal option alike; but where chance draws from unequal things, an outcome by its weight."""
        if weighted[top_effect(s)]:
            return random_outcome(s, word)
        return nth_option(s, below(count_options(s), word))

    return random_option, chance_weight


def random_player(run, random_option):
    """The rule that goes on with a batch of games: the one place where compiled code calls `run`."""

    @rule
    def go_on(states, options, first_key, counter, limit, decisions):
        """In every game carry out the option given, or NO_CHOICE, and then make up to `limit` random decisions.

        Game i chooses by the stream `first_key + i`, at `counter` and after. `decisions` becomes how many each has
        made, `options` the option that each has carried out last.
        """
        for i in range(len(states)):
            s = record_at(states, i)
            made, option = 0, int64(options[i])
            while True:
                run(s, option)
                if made == limit or is_over(s):
                    break
                option = random_option(s, random_word(int64(first_key + i), int64(counter + made)))
                made += 1
            decisions[i], options[i] = made, option

    return go_on

"""Going on with many games: choosing by a stream of random numbers, and carrying out what was chosen."""

from arasta.core.agenda import FIRST_CHANCE, top_argument, top_effect, top_player
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


def driver(run, random_option, rank):
    """The rule that goes on with a batch of games: the one place where compiled code calls `run`."""

    @rule
    def finish(s, course):
        """Note that the game has ended, and how."""
        course.ended = 1
        for p in range(s.players):
            course.ranks[p] = rank(s, p)

    @rule
    def no_result(course):
        """No game has ended yet."""
        course.ended = 0
        for p in range(len(course.ranks)):
            course.ranks[p] = 0

    @rule
    def go_on(states, courses, starts, first_key, limit, players_too):
        """In every game carry out the option of its course, and then make up to `limit` random decisions: chance's,
        and the players' too if so said; else the first decision of a player ends it.

        Game i chooses by the stream `first_key + i`. A game that ends leaves its ranks in its course, and begins anew
        from the next of the `starts`, if there are any.
        """
        for i in range(len(states)):
            s, course = record_at(states, i), record_at(courses, i)
            made, option, was_over = 0, course.option, is_over(s)
            no_result(course)
            while True:
                run(s, option)
                if is_over(s):
                    if not was_over:
                        finish(s, course)
                    if len(starts) == 0:
                        break
                    course.start = (course.start + 1) % len(starts)
                    states[i] = starts[course.start]
                    option = NO_CHOICE
                elif made == limit or not (players_too or top_effect(s) >= FIRST_CHANCE):
                    break
                else:
                    option = random_option(s, random_word(int64(first_key + i), int64(course.counter + made)))
                    made += 1
            course.made, course.option = made, option
            course.counter += made

    return go_on

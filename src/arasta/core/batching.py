"""What is shown of each game of a batch, and choosing in it. What carries a choice out is in `random_play`.

What has been shown of a game, the decision and its legal options, is kept: a choice is checked against it.
"""

import numpy as np

from arasta.core.agenda import FIRST_CHANCE, top_effect
from arasta.core.bits import has, lowest
from arasta.core.compiling import record_at, row_at, rule
from arasta.core.machine import NOBODY, to_act
from arasta.core.options import NO_CHOICE, WORD, count_options, nth_option
from arasta.core.stream import below, random_word

NO_DECISION = -1  # instead of an effect: nothing is shown, or the game is over
ALL_LEGAL = -1  # instead of the number of a game


def shown_type(option_words):
    """The record of what was shown of a game."""
    return np.dtype([("effect", np.int64), ("options", np.int64, (option_words,))])


@rule
def is_offered(offered, option):
    """Whether an option is among those shown."""
    return 0 <= option < WORD * len(offered.options) and has(offered.options[option // WORD], option % WORD)


@rule
def tell_result(course, reward, ranks, i):
    """A game that has ended is worth 1 to its winner; winners of equal rank share it."""
    winners = 0
    for p in range(len(course.ranks)):
        ranks[i, p] = course.ranks[p]
        winners += course.ranks[p] == 1
    for p in range(len(course.ranks)):
        if course.ranks[p] == 1:
            reward[i, p] = 1 / winners


def presenter(action_by_option, encode, random_option, chance_weight):
    """The rules that show the games of a batch and take down what is chosen, for a game with these actions."""

    @rule
    def show_decision(s, seat, offered, mask, i):
        """What is asked, and which actions are legal."""
        offered.effect = NO_DECISION if seat == NOBODY else top_effect(s)
        for word in range(len(offered.options)):
            rest = s.options[word]
            offered.options[word] = rest
            while rest != 0:
                mask[i, action_by_option[offered.effect, WORD * word + lowest(rest)]] = True
                rest &= rest - 1

    @rule
    def show(states, courses, shown, seats, mask, reward, done, ranks, observation, rows_only):
        """In every game: who is to act, what is legal, what the last step has brought; and what that seat may know,
        seat 0 if chance or nobody is to act. With `rows_only` only what the given `seats` may know.

        Mask, reward, ranks and observation must be zeros before.
        """
        for i in range(len(states)):
            s = record_at(states, i)
            if not rows_only:
                seats[i] = to_act(s)
                show_decision(s, seats[i], record_at(shown, i), mask, i)
                ended = record_at(courses, i).ended != 0
                done[i] = ended or seats[i] == NOBODY
                if ended:
                    tell_result(record_at(courses, i), reward, ranks, i)
            encode(s, max(seats[i], 0), row_at(observation, i))

    @rule
    def option_of(offered, action):
        """The legal option that stands for an action."""
        for word in range(len(offered.options)):
            rest = offered.options[word]
            while rest != 0:
                option = WORD * word + lowest(rest)
                if action_by_option[offered.effect, option] == action:
                    return option
                rest &= rest - 1
        return NO_CHOICE

    @rule
    def choose(shown, courses, chosen, by_option):
        """Take down the action or the option chosen in every game; the first game in which it is not legal, or
        ALL_LEGAL. In a game that is over nothing is chosen.
        """
        for i in range(len(shown)):
            offered, option = record_at(shown, i), NO_CHOICE
            if offered.effect != NO_DECISION:
                option = chosen[i] if by_option else option_of(offered, chosen[i])
                if not is_offered(offered, option):
                    return i
            record_at(courses, i).option = option
        return ALL_LEGAL

    @rule
    def choose_at_random(states, shown, key, first, actions):
        """A random legal action in every game: chance's by their weights, a player's all alike; -1 if it is over.

        Game i takes the number at `first + i` of the stream `key`.
        """
        for i in range(len(states)):
            offered, option = record_at(shown, i), NO_CHOICE
            if offered.effect != NO_DECISION:
                word = random_word(key, first + i)
                if offered.effect >= FIRST_CHANCE:
                    option = random_option(record_at(states, i), word)
                else:
                    option = nth_option(offered, below(count_options(offered), word))
            actions[i] = -1 if option == NO_CHOICE else action_by_option[offered.effect, option]

    @rule
    def weigh(states, probabilities):
        """By action the probability of each outcome where chance is to act, into a table of zeros."""
        for i in range(len(states)):
            s = record_at(states, i)
            if s.agenda_height > 0 and top_effect(s) >= FIRST_CHANCE:
                weigh_outcomes(s, probabilities, i)

    @rule
    def weigh_outcomes(s, probabilities, i):
        """CHANCE-1: each weight, of all weights together."""
        total = 0
        for n in range(count_options(s)):
            total += chance_weight(s, nth_option(s, n))
        for n in range(count_options(s)):
            option = nth_option(s, n)
            probabilities[i, action_by_option[top_effect(s), option]] += chance_weight(s, option) / total

    return show, choose, choose_at_random, weigh

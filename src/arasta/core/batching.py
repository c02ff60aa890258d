"""What is shown of each game of a batch, and choosing in it. What carries a choice out is in `random_play`.

What has been shown of a game, the decision and its legal options, is kept: a choice is checked against it.
"""

from arasta.core.agenda import FIRST_CHANCE, top_effect
from arasta.core.bits import lowest
from arasta.core.compiling import boolean, call_at, inlined, record_at, row_at, rule, send_for
from arasta.core.courses import NO_DECISION
from arasta.core.machine import NOBODY, to_act
from arasta.core.options import NO_CHOICE, WORD, count_options, first_option, has_option, nth_option
from arasta.core.stream import below, random_word

ALL_LEGAL = -1  # instead of the number of a game
LINE = 64  # bytes that are cached together
MASKS_AHEAD, ROWS_AHEAD = 4, 2  # sent for while that many games before it are shown


@rule
def fetch(table, first, end, width):
    """Read a byte of every cache line of some rows, in order: the processor fetches ahead what is read in order, and
    waits for each line of what is read here and there. The sum is returned so that the compiler cannot leave it out.
    """
    total = 0
    for i in range(first, end):
        for at in range(0, width, LINE):
            total += int(table[i, at])
    return total


@rule
def is_offered(course, option):
    """Whether an option is among those shown."""
    return 0 <= option < WORD * len(course.options) and has_option(course, option)


@rule
def tell_result(course, is_over):
    """Whether the game has ended, and what it was worth."""
    if course.done or course.ended != 0:  # else nothing is told yet, and nothing to tell
        tell_reward(course)
    course.done = is_over or course.ended != 0


@rule
def tell_reward(course):
    """A game that has ended is worth 1 to its winner; winners of equal rank share it."""
    winners = 0
    for p in range(len(course.ranks)):
        winners += course.ranks[p] == 1
    for p in range(len(course.ranks)):
        course.reward[p] = 1 / winners if course.ranks[p] == 1 else 0


def marker(action_by_option):
    """The rule that shows what is asked, for a game with these actions."""

    @inlined
    def mark(course, mask, legal):
        """Mark the actions of the decision shown as legal, or as not legal any more."""
        for word in range(len(course.options)):
            rest = course.options[word]
            while rest != 0:
                mask[action_by_option[course.effect, WORD * word + lowest(rest)]] = legal
                rest &= rest - 1

    @inlined
    def show_decision(s, course, mask):
        """What is asked, and which actions are legal; those that were before are taken back, and no others touched."""
        if course.effect != NO_DECISION:
            mark(course, mask, False)
        course.effect = NO_DECISION if course.to_act == NOBODY else top_effect(s)
        for word in range(len(course.options)):
            course.options[word] = s.options[word]
        mark(course, mask, True)

    @rule
    def send_for_mask(s, course, mask, i):
        """The actions that were legal, and those that are: each mostly stand together, a line or two of thirteen."""
        send_for(mask, i, action_by_option[course.effect, first_option(course)])
        send_for(mask, i, action_by_option[top_effect(s), first_option(s)])

    return show_decision, send_for_mask


def shower(action_by_option, encode):
    """The rule that shows the games of a batch, for a game with these actions and features."""
    show_decision, send_for_mask = marker(action_by_option)

    @rule
    def show(states, courses, mask, observation, features, rows_only):
        """In every game: who is to act, what is legal, what the last step has brought; and what that seat may know,
        seat 0 if chance or nobody is to act. With `rows_only` only that, of the seats that the courses have to act.

        Only the first so many `features` can be anything but 0 in these games: the others are not touched.
        """
        for i in range(len(states)):
            for at in range(0, features, LINE):
                send_for(observation, i + ROWS_AHEAD, at)
            ahead = i + MASKS_AHEAD
            if not rows_only and ahead < len(states):
                send_for_mask(record_at(states, ahead), record_at(courses, ahead), mask, ahead)
            s, course = record_at(states, i), record_at(courses, i)
            if not rows_only:
                course.to_act = to_act(s)
                show_decision(s, course, row_at(mask, i))
                tell_result(course, course.to_act == NOBODY)
            row = row_at(observation, i)
            for feature in range(features):
                row[feature] = 0
            encode(s, max(course.to_act, 0), row)

    return show


def stepper(go_on_games, show):
    """The rule that carries out what is chosen and shows what follows; `go_on_games` is compiled already."""

    @rule
    def step(go_on_at, states, state_bytes, courses, starts, first_key, limit, mask, observation, features, size):
        """In blocks of so many games, which stay in the nearest cache."""
        fetched = 0
        for first in range(0, len(states), size):
            end = min(first + size, len(states))
            fetched += fetch(state_bytes, first, end, state_bytes.shape[1])
            which = states[first:end], courses[first:end], starts, first_key + first, limit, boolean(False)
            call_at(go_on_at, go_on_games, *which)
            show(states[first:end], courses[first:end], mask[first:end], observation[first:end], features, False)
        return fetched

    return step


def chooser(action_by_option):
    """The rule that takes down what is chosen in the games of a batch."""

    @rule
    def option_of(course, action):
        """The legal option that stands for an action."""
        for word in range(len(course.options)):
            rest = course.options[word]
            while rest != 0:
                option = WORD * word + lowest(rest)
                if action_by_option[course.effect, option] == action:
                    return option
                rest &= rest - 1
        return NO_CHOICE

    @rule
    def choose(courses, chosen, by_option):
        """Take down the action or the option chosen in every game; the first game in which it is not legal, or
        ALL_LEGAL. In a game that is over nothing is chosen.
        """
        for i in range(len(courses)):
            course, option = record_at(courses, i), NO_CHOICE
            if course.effect != NO_DECISION:
                option = chosen[i] if by_option else option_of(course, chosen[i])
                if not is_offered(course, option):
                    return i
            course.option = option
        return ALL_LEGAL

    return choose


def random_action_chooser(action_by_option, random_option):
    """The rule that chooses at random in the games of a batch."""

    @rule
    def choose_at_random(states, courses, key, first, actions):
        """A random legal action in every game: chance's by their weights, a player's all alike; -1 if it is over.

        Game i takes the number at `first + i` of the stream `key`. All numbers come first: with nothing between them
        several are made at once.
        """
        for i in range(len(states)):
            actions[i] = random_word(key, first + i)
        for i in range(len(states)):
            course, option = record_at(courses, i), NO_CHOICE
            if course.effect >= FIRST_CHANCE:
                option = random_option(record_at(states, i), actions[i])
            elif course.effect != NO_DECISION:
                option = nth_option(course, below(count_options(course), actions[i]))
            actions[i] = -1 if option == NO_CHOICE else action_by_option[course.effect, option]

    return choose_at_random


def weigher(action_by_option, chance_weight):
    """The rule that tells how likely the outcomes of chance are."""

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

    return weigh

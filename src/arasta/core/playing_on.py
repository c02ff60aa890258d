"""Playing on by a small net, compiled: so fast that thousands of games can be looked ahead in while a player waits.

Of the features of a position most are 0, and few actions are legal: only the weights of the others are read. The layers
between are multiplied in whole numbers, which a processor does sixteen at a time.
"""

from typing import NamedTuple

import numpy as np

from arasta.core.agenda import top_effect
from arasta.core.bits import lowest
from arasta.core.compiling import boolean, call_at, int64, record_at, row_at, rule, unsigned
from arasta.core.courses import ENDLESS
from arasta.core.machine import is_over, to_act
from arasta.core.options import WORD, count_options, nth_option
from arasta.core.stream import fraction, random_word

EIGHT = 8  # features of a word
LANES = 16  # numbers that are added up beside each other
TOGETHER = 4  # rows of weights: as many as `add_inputs` has names for
FINEST = 1 << 14  # what the largest of a row is rounded to
WIDEST = np.iinfo(np.int32).max // (FINEST * np.iinfo(np.int8).max)  # row: sums of its products with bytes fit 32 bits


class SmallNet(NamedTuple):
    """The weights of a net that chooses: of the first layer by input, of all others by what they put out."""

    first: np.ndarray
    first_bias: np.ndarray
    inner: np.ndarray  # by layer, whole numbers
    inner_scale: np.ndarray  # what one of them is worth
    inner_bias: np.ndarray
    policy: np.ndarray
    policy_bias: np.ndarray


class Room(NamedTuple):
    """What one game after the other is thought about in."""

    row: np.ndarray  # of features
    words: np.ndarray  # the same memory, eight features each
    inputs: np.ndarray  # numbers of those that are not 0
    times: np.ndarray  # and what they are
    hidden: np.ndarray
    rounded: np.ndarray  # the same in whole numbers
    lanes: np.ndarray
    chances: np.ndarray  # by option


@rule
def found_in(room, features):
    """Take down which features are not 0, filled up with noughts for the last ones TOGETHER; how many. Most are 0, and
    often eight in a row.
    """
    found = 0
    for word in range((features + EIGHT - 1) // EIGHT):
        if room.words[word] != 0:
            for i in range(EIGHT * word, EIGHT * word + EIGHT):
                room.inputs[found] = i
                room.times[found] = room.row[unsigned(i)]
                found += room.row[unsigned(i)] != 0
    for i in range(found, found + TOGETHER):
        room.inputs[i] = room.times[i] = 0
    return found


@rule
def add_inputs(total, weights, room, found):
    """Add the weights of the inputs taken down, several at a time: what they are added to is read and written once."""
    for i in range(0, found, TOGETHER):
        a, b = row_at(weights, room.inputs[i]), row_at(weights, room.inputs[i + 1])
        c, d = row_at(weights, room.inputs[i + 2]), row_at(weights, room.inputs[i + 3])
        times_a, times_b, times_c, times_d = room.times[i], room.times[i + 1], room.times[i + 2], room.times[i + 3]
        for j in range(len(total)):
            total[j] += (times_a * a[j] + times_b * b[j]) + (times_c * c[j] + times_d * d[j])


@rule
def product(x, weights, lanes):
    """The sum of the products, in lanes: one number after the other would wait for the last."""
    for j in range(LANES):
        lanes[j] = 0
    for first in range(0, len(x), LANES):
        for j in range(LANES):
            lanes[j] += x[first + j] * weights[first + j]
    total = np.float32(0)
    for j in range(LANES):
        total += lanes[j]
    return total


@rule
def round_off(x, room):
    """Take down a row of numbers that are not negative in whole ones, the largest as FINEST; what one is worth."""
    lanes = room.lanes
    for j in range(LANES):
        lanes[j] = 0
    for first in range(0, len(x), LANES):
        for j in range(LANES):
            lanes[j] = x[first + j] if x[first + j] > lanes[j] else lanes[j]
    greatest = np.float32(0)
    for j in range(LANES):
        greatest = max(greatest, lanes[j])
    times = np.float32(FINEST) / greatest if greatest > 0 else np.float32(0)
    for j in range(len(x)):
        room.rounded[j] = np.int16(x[j] * times + np.float32(0.5))
    return greatest / np.float32(FINEST)


@rule
def add_layer(x, weights, scale, bias, room):
    """Add what a layer makes of a row to it, where that is not negative."""
    unit, rounded, nothing = round_off(x, room), room.rounded, np.float32(0)
    for j in range(len(x)):
        row, total = row_at(weights, j), np.int32(0)
        for i in range(len(rounded)):
            total = np.int32(total + np.int32(rounded[i]) * np.int32(row[i]))
        found = np.float32(total) * (unit * scale[j]) + bias[j]
        x[j] += found if found > nothing else nothing


@rule
def think(net, room, features):
    """From the row of features to the last hidden one; the row is all zeros again."""
    x, nothing = room.hidden, np.float32(0)
    for j in range(len(x)):
        x[j] = net.first_bias[j]
    add_inputs(x, net.first, room, found_in(room, features))
    for i in range(features):
        room.row[i] = 0
    for j in range(len(x)):
        x[j] = x[j] if x[j] > nothing else nothing
    for layer in range(len(net.inner)):
        add_layer(x, net.inner[layer], net.inner_scale[layer], net.inner_bias[layer], room)


def drawer(action_by_option):
    """The rule by which a net that has thought chooses, for a game with these actions."""

    @rule
    def weigh(s, net, room):
        """By legal option, in their order, how likely the net would choose it, in relation to the others; the sum."""
        effect, found, greatest = top_effect(s), 0, np.float32(-np.inf)
        for word in range(len(s.options)):
            rest = s.options[word]
            while rest != 0:
                action = unsigned(action_by_option[effect, WORD * word + lowest(rest)])
                worth = product(room.hidden, row_at(net.policy, action), room.lanes) + net.policy_bias[action]
                greatest = max(greatest, worth)
                room.chances[found] = worth
                found += 1
                rest &= rest - 1
        total = np.float32(0)
        for i in range(found):
            room.chances[i] = np.exp(room.chances[i] - greatest)
            total += room.chances[i]
        return total

    @rule
    def drawn(s, net, room, mood):
        """An option, as likely as the net would choose it; `mood` is a random number from 0 to below 1."""
        left, found = mood * weigh(s, net, room), 0
        while left >= room.chances[found] and found < count_options(s) - 1:
            left -= room.chances[found]
            found += 1
        return nth_option(s, found)

    return drawn


def player_on(go_on_games, encode, action_by_option):
    """The rule that plays games on, for a game with these features and actions; `go_on_games` is compiled already."""
    drawn = drawer(action_by_option)

    @rule
    def play_on(go_on_at, states, courses, keys, moods, until, net, room, features):
        """In every game carry out the option of its course, and play on by the net until so many turns are over."""
        for i in range(len(states)):
            s, course, decisions = record_at(states, i), record_at(courses, i), 0
            here = states[i : i + 1], courses[i : i + 1], states[:0], keys[i], int64(ENDLESS), boolean(False)
            call_at(go_on_at, go_on_games, *here)
            while not is_over(s) and s.turns < until[i]:
                encode(s, to_act(s), room.row)
                think(net, room, features)
                course.option = drawn(s, net, room, fraction(random_word(moods[i], decisions)))
                call_at(go_on_at, go_on_games, *here)
                decisions += 1

    return play_on

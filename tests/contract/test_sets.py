"""Sets that are chosen one by one: the order never matters, and asking for forced answers changes nothing."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from arasta import GAMES
from arasta.core.agenda import top_argument, top_effect, top_player
from arasta.core.machine import is_over
from arasta.core.options import NO_CHOICE, options_in
from arasta.core.stream import random_word
from tests.contract.combinations import MIXES, begin, copied, mix_name
from tests.play.games import by_hand, dice_by_hand, own, play

DECISIONS = 400
POSITIONS = 100  # of each kind of decision
LIMIT = 5000


def positions_with_sets(game):
    """Positions of random games of all mixes, in which things of a set are to be chosen: the rules and the state."""
    mixes = [mix for mix in MIXES if mix.rules.name == game]
    rules = mixes[0].rules
    states = np.zeros(max(2 * len(mixes), 60), rules.dtype)
    for i in range(len(states)):
        begin(mixes[i % len(mixes)], states, i)
    found = Counter({effect: 0 for effect, declared in rules.effects.declared.items() if getattr(declared, "many", 0)})
    for made in range(LIMIT):
        height = states["agenda_height"].astype(int)
        tops = np.where(height > 0, states["agenda"][np.arange(len(states)), height - 1, 0], 0)
        for i in np.flatnonzero(np.isin(tops, list(found))):
            if found[tops[i]] < POSITIONS:
                found[tops[i]] += 1
                yield rules, copied(states[i : i + 1])
        if min(found.values()) == POSITIONS:
            return
        rules.step_games_at_random(states, 5, made)
    assert min(found.values()) > 0, found


def choose_at_random(rules, states, random):
    """Choose until the set is closed: the things in the order in which they were chosen, and what closed it."""
    s, things = rules.open(states), []
    asked, height = (top_effect(s), top_player(s)), s.agenda_height
    while s.agenda_height == height and (top_effect(s), top_player(s)) == asked:
        option = random.choice(options_in(s))
        rules.run(s, option, ask_forced=True)
        if option not in rules.effects.declared[asked[0]].many:
            return things, [option]
        things.append(option)
    return things, []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_things_of_a_set_may_be_chosen_in_any_order(game):
    """P07-1, P10-1, P13-1, P17-1, BONUS-14, LETTER-7, DPAY-6, DTURN-6: with the same state in the end, to the byte."""
    random = Random(3)
    for rules, states in positions_with_sets(game):
        one, other = copied(states), copied(states)
        things, close = choose_at_random(rules, one, random)
        s = rules.open(other)
        for option in [*random.sample(things, len(things)), *close]:
            assert option in options_in(s), rules.decision(s)
            rules.run(s, option, ask_forced=True)
        assert one.tobytes() == other.tobytes()


def test_the_things_of_a_set_are_told_apart_from_what_closes_it():
    """P10-1, DPAY-6: so that a table can offer them as a set."""
    game = play(by_hand(cards=("five_lira", "stay")), "move 11", "leave")
    game._state.goods[0, 0] = game._state.goods[0, 1] = 1
    game.rules.run(game._state, NO_CHOICE)
    play(game, "act", "sell green")
    assert [game.rules.actions[action].name for action in game.rules.many(game._state)] == ["sell red"]
    assert {choice.name for choice in game.legal} == {"sell red", "done"}
    game = own(dice_by_hand("red", "red", "coin", "coin", "card"), 0, red=1, brown=1)
    assert game.rules.many(game._state) == []
    play(game, "token red")
    things = [game.rules.actions[action].name for action in game.rules.many(game._state)]
    assert things == ["die red", "give red", "give brown"]
    assert {choice.name for choice in game.legal} - set(things) == {"pay"}


def is_forced(rules, s):
    """Whether there is one answer, or one set."""
    return len(options_in(s)) == 1 or rules.effects.is_forced(s, top_effect(s), top_player(s), top_argument(s))


@pytest.mark.parametrize("mix", MIXES, ids=mix_name)
def test_a_game_with_forced_answers_asked_passes_through_the_same_states(mix):
    """INFO-2: where an answer is asked for without need, it leads where silence leads."""
    rules = mix.rules
    asking, quiet = np.zeros(1, rules.dtype), np.zeros(1, rules.dtype)
    rules.begin(asking, mix.settings, ask_forced=True)
    rules.begin(quiet, mix.settings)
    s, t = rules.open(asking), rules.open(quiet)
    asked = 0
    for made in range(DECISIONS):
        if is_over(s):
            break
        option = rules.random_option(s, random_word(11, made))
        if asking.tobytes() == quiet.tobytes():
            rules.run(t, option)
        else:
            assert is_forced(rules, s), rules.decision(s)
            asked += 1
        rules.run(s, option, ask_forced=True)
    assert asked > 0

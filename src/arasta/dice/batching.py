"""The doors for batches of dice games: choosing, stepping, and what is shown of each.

They stand here, and not once for both games, because each is compiled and kept with its own game's rules.
"""

from arasta.core.batching import chooser, random_action_chooser, shower, stepper, weigher
from arasta.core.compiling import entry, record_at
from arasta.core.playing_on import player_on
from arasta.dice.actions import ACTIONS
from arasta.dice.encoding import encode
from arasta.dice.engine import chance_weight, random_option
from arasta.dice.observe import imagine
from arasta.dice.playout import go_on_games

show, choose = shower(ACTIONS.by_option, encode), chooser(ACTIONS.by_option)
step = stepper(go_on_games, show)
choose_at_random = random_action_chooser(ACTIONS.by_option, random_option)
weigh = weigher(ACTIONS.by_option, chance_weight)
play_on = player_on(go_on_games, encode, ACTIONS.by_option)


@entry
def show_games(states, courses, mask, observation, features, rows_only):
    """Who is to act, what is legal, what the last step has brought, and what the one to act may know."""
    show(states, courses, mask, observation, features, rows_only)


@entry
def step_games(go_on_at, states, state_bytes, courses, starts, first_key, limit, mask, observation, features, size):
    """Carry out what is chosen in each game and show what follows."""
    return step(go_on_at, states, state_bytes, courses, starts, first_key, limit, mask, observation, features, size)


@entry
def choose_games(courses, chosen, by_option):
    """Take down what is chosen in each game; the number of the first game in which it is not legal, or -1."""
    return choose(courses, chosen, by_option)


@entry
def choose_games_at_random(states, courses, key, first, actions):
    """A random legal action in each game."""
    choose_at_random(states, courses, key, first, actions)


@entry
def weigh_games(states, probabilities):
    """How likely each outcome is where chance is to act."""
    weigh(states, probabilities)


@entry
def imagine_games(states, seats, first_key):
    """In each game nothing is hidden, so nothing changes."""
    for i in range(len(states)):
        imagine(record_at(states, i), seats[i], first_key + i)


@entry
def play_on_games(go_on_at, states, courses, keys, moods, until, net, room, features):
    """Carry out what is chosen in each game and play on by a small net until so many turns are over."""
    play_on(go_on_at, states, courses, keys, moods, until, net, room, features)

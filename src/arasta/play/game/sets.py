"""Several things at once: goods to sell, assistants to return, dice to pay, chosen together and in any order.

The rules ask for them one by one (`many` in an effect's declaration). Here they are taken together: what may be chosen,
and the steps that a whole set is made of.
"""

from typing import TYPE_CHECKING, Any, TypedDict

import numpy as np

from arasta.core.protocol import Rules
from arasta.play.errors import IllegalAction
from arasta.play.game.refusals import refusal_at

if TYPE_CHECKING:
    from arasta.play.game.game import Game

BETWEEN = ";"  # between names
LONGEST_VERB = 3  # words


class SetThing(TypedDict):
    """Something that may be chosen, so many times at most."""

    action: str
    most: int


class Set(TypedDict):
    """What may be chosen together."""

    decision: str
    things: list[SetThing]
    closes: str | None  # the action that ends it now; None if something must be chosen first


def names_of(rules: Rules, text: str) -> list[str]:
    """The names in a text: one action, several with semicolons between, or a verb with several targets."""
    if text in rules.ids:
        return [text]
    if BETWEEN in text:
        return [name.strip() for name in text.split(BETWEEN) if name.strip()]
    words = text.split()
    for n in range(min(len(words) - 2, LONGEST_VERB), 0, -1):
        names = [f"{' '.join(words[:n])} {target}" for target in words[n:]]
        if all(name in rules.ids for name in names):
            return names
    return [text]


def in_order(game: "Game", actions: list[int]) -> list[int]:
    """The steps that carry out several actions, in whatever order they are possible; the set is closed at the end.

    What follows without a choice is checked like the rest, but is no step of its own unless the game asks it.
    """
    rules, states = game.rules, game.states.copy()
    s = rules.open(states)
    if not actions or not rules.many(s):
        return one_by_one(game, actions)
    asked = asked_in(rules, s)
    steps = laid_out(game, states, actions)
    if asked_in(rules, s) == asked:
        close(game, s, steps)
    return steps


def laid_out(game: "Game", states: np.ndarray, actions: list[int]) -> list[int]:
    """Takes the things in these states, in whatever order they are possible: the steps; the set stays as it is then."""
    rules, s = game.rules, game.rules.open(states)
    steps: list[int] = []
    asked, rest = asked_in(rules, s), list(actions)
    while rest:
        legal = rules.legal(s)
        action = next((action for action in rest if action in legal), rest[0])
        if asked_in(rules, s) != asked or action not in legal:
            raise refusal_at(rules, states, action, game.names) or IllegalAction(
                "why-set-complete", action=named(rules, action)
            )
        rest.remove(action)
        take(game, s, action, steps)
    return steps


def asked_in(rules: Rules, s: Any) -> tuple[str, int]:
    """What is asked, and whom."""
    return rules.decision(s), rules.to_act(s)


def one_by_one(game: "Game", actions: list[int]) -> list[int]:
    """Several decisions in a row, in the order given."""
    if not actions:
        raise IllegalAction("why-nothing")
    rules, states = game.rules, game.states.copy()
    s, actor = rules.open(states), game.to_act
    for action in actions:
        if refused := refusal_at(rules, states, action, game.names):
            raise refused
        if rules.to_act(s) != actor:
            raise IllegalAction("why-not-your-decision", action=named(rules, action))
        rules.step(s, action, ask_forced=game.ask_forced)
    return actions


def take(game: "Game", s: Any, action: int, steps: list[int]) -> None:
    """One thing more."""
    if game.ask_forced or not game.rules.is_forced(s):
        steps.append(action)
    game.rules.step(s, action, ask_forced=True)


def close(game: "Game", s: Any, steps: list[int]) -> None:
    """End the set, if it may end here."""
    rules = game.rules
    end = rules.closing(s)
    if end is None:
        raise IllegalAction("why-set-incomplete", choices=[named(rules, action) for action in rules.legal(s)])
    take(game, s, end, steps)


def named(rules: Rules, action: int) -> str:
    """The name of an action."""
    return rules.actions[action].name


def set_of(rules: Rules, states: np.ndarray) -> Set | None:
    """What may be chosen together now; None if the decision asks for one thing."""
    s = rules.open(states)
    things = rules.many(s)
    if not things:
        return None
    end = rules.closing(s)
    return {
        "decision": rules.decision(s),
        "things": [{"action": named(rules, action), "most": how_often(rules, states, action)} for action in things],
        "closes": None if end is None else named(rules, end),
    }


def how_often(rules: Rules, states: np.ndarray, action: int) -> int:
    """How many times in a row a thing can be chosen."""
    s = rules.open(states.copy())
    asked, times = asked_in(rules, s), 0
    while asked_in(rules, s) == asked and action in rules.many(s):
        rules.step(s, action, ask_forced=True)
        times += 1
    return times

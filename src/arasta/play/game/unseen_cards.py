"""Cards that nobody here has seen: a real table is entered by hand, and somebody draws a card and does not show it.

`draw ?` says so. A card that could be the one takes its place for the time being. When the card shows, because it is
played, or because what was drawn later leaves another card only, the game is told anew from there with the right one.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from arasta.core.action import Action
from arasta.core.machine import CHANCE
from arasta.play.errors import IllegalAction
from arasta.play.game.history import Step, copied, pack
from arasta.play.presentation import View

if TYPE_CHECKING:
    from arasta.play.game.game import Game

UNSEEN = "?"


class Retelling(NamedTuple):
    """The same game with another card drawn at a step: its steps from there on, and the state they lead to."""

    first: int
    steps: list[Step]
    states: np.ndarray


def stand_in(game: "Game", given: str) -> str:
    """For a card that was not seen the likeliest that it could be; whatever else was given, as it is."""
    verb = given.removesuffix(UNSEEN).strip()
    if not is_unseen(given) or game.to_act != CHANCE:
        return given
    rules, s = game.rules, game.state
    if game.chance != "manual" or not rules.is_hidden(s):
        raise IllegalAction("why-seen", action=verb)
    could_be = [action for action in rules.legal(s) if rules.actions[action].verb == verb]
    if not could_be:
        return given
    return rules.actions[max(could_be, key=lambda action: rules.weight(s, action))].name


def is_unseen(given: object) -> bool:
    """Whether what was given is a card that nobody has seen."""
    return isinstance(given, str) and given.endswith(f" {UNSEEN}")


def name_at(game: "Game", step: int) -> str:
    """What was entered at a step: the action by its name, or a card that nobody has seen."""
    action = game.rules.actions[game.history[step].action]
    return f"{action.verb} {UNSEEN}" if step in game.unseen else action.name


def shown(game: "Game", given: object) -> "Game":
    """The game; or, if what is given is legal only with other cards than those that stand in, one with those."""
    action = game.rules.ids.get(str(given))
    if action is None or action in game.rules.legal(game.state):
        return game
    other = game.copy()
    show(other, action)
    return other


def show(game: "Game", action: int) -> None:
    """Find cards with which an action is legal, and let it be those."""
    rules, wanted = game.rules, game.rules.actions[action]
    for step in sorted(game.unseen):
        for other in others_drawn(game, step, wanted):
            if told := retold(game, step, other, action):
                game.retell(*told)
                if rules.actions[other].target == wanted.target:
                    game.unseen.discard(step)
                return


def others_drawn(game: "Game", step: int, wanted: Action) -> list[int]:
    """What else could have been drawn: the card that is wanted now, or any if the one that stands in is in the way."""
    rules = game.rules
    drawn = rules.actions[game.history[step].action]
    outcomes = rules.legal(rules.open(game.states_at(step)))
    if wanted.kind != drawn.kind:
        return []
    in_the_way = wanted.target == drawn.target
    return [action for action in outcomes if (rules.actions[action].target == wanted.target) != in_the_way]


def retold(game: "Game", step: int, other: int, action: int) -> Retelling | None:
    """The game with another draw at a step; None if what followed, or the action now, would not be legal."""
    rules, states = game.rules, game.states_at(step)
    s = rules.open(states)
    steps: list[Step] = []
    for made in game.history[step:]:
        chosen = made.action if steps else other
        if rules.to_act(s) != made.actor or chosen not in rules.legal(s):
            return None
        steps.append(Step(chosen, made.actor, pack(states)))
        rules.step(s, chosen, ask_forced=game.ask_forced)
    return Retelling(step, steps, copied(states)) if action in rules.legal(s) else None


def note_shown(game: "Game") -> None:
    """What stood in for a card and has left the hand was the card itself: whoever played it showed it."""
    hands: dict[int, View] = {}
    for step in sorted(game.unseen, reverse=True):  # of two alike the one that was drawn first has left
        seat, drawn = drawn_at(game, step)
        view = hands.setdefault(seat, game.rules.private_view(game.states, seat))
        if not taken_from(view[game.presentation.hands[drawn.kind]], drawn):
            game.unseen.discard(step)


def without_stand_ins(game: "Game", view: View, at: int) -> View:
    """A view before a step, with a hand that has only what was seen; how many cards there are is public."""
    for step in game.unseen:
        seat, drawn = drawn_at(game, step)
        if step < at and seat == view["seat"]:
            taken_from(view[game.presentation.hands[drawn.kind]], drawn)
    return view


def drawn_at(game: "Game", step: int) -> tuple[int, Action]:
    """Who drew an unseen card at a step, and what stands in for it."""
    subject = game.rules.subject(game.rules.open(game.states_at(step)))
    assert subject is not None, "a hidden card is drawn by somebody"
    return subject, game.rules.actions[game.history[step].action]


def taken_from(hand: list[Any], drawn: Action) -> bool:
    """Take a card out of a hand; whether it was there."""
    found = next((card for card in hand if str(card) == drawn.target), None)
    if found is not None:
        hand.remove(found)
    return found is not None

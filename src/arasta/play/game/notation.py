"""What may be given to a game, and the actions that it means: a choice, an id, a name, several of them, or a set.

A set is `sell red green`. A roll of which only the sum matters, as a token's, may be entered by its sum: `roll 7`.
"""

import difflib
import operator
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from arasta.core.action import Action
from arasta.core.machine import CHANCE
from arasta.core.protocol import Rules
from arasta.core.setting_kinds import shown as quoted
from arasta.play.errors import IllegalAction
from arasta.play.game.choice import Choice
from arasta.play.game.history import copied
from arasta.play.game.refusals import refusal, refusal_at
from arasta.play.game.sets import in_order, names_of
from arasta.play.game.unseen_cards import shown, stand_in
from arasta.play.text.refusals import LONGEST_TYPED, shortened

if TYPE_CHECKING:
    from arasta.play.game.game import Game

Given = int | str | Sequence[int | str]  # a choice is a name
LONGEST_SET = 100  # things
SUM = re.compile(r"(\D+) (\d{1,2})")


def found(game: "Game", given: Given, seat: int | None) -> tuple["Game", list[int]]:
    """The game, and the ids of what would be carried out; raises if it is unknown or not legal, or not the seat's."""
    game = at_hand(game, given, seat)
    return game, find(game, given)


def at_hand(game: "Game", given: Given, seat: int | None) -> "Game":
    """The game in which it would be carried out; raises if it is not the seat's to decide.

    If cards are unseen, and what is given shows one of them, the game is another one, with the right card.
    """
    if seat is not None and (refused := refusal(game, seat)):
        raise refused
    if game.is_revealed and not game.over:
        raise IllegalAction("why-revealed")
    return shown(game, given) if game.unseen else game


def find(game: "Game", given: Given) -> list[int]:
    """What would be carried out one after the other."""
    if isinstance(given, str) and not isinstance(given, Choice):
        given = by_sum(game, stand_in(game, given))
    several = parts(game.rules, given)
    if len(several) > LONGEST_SET:
        raise IllegalAction("why-too-many", most=LONGEST_SET)
    actions = [action_id(game.rules, part) for part in several]
    if len(actions) != 1:
        return in_order(game, actions)
    if refused := refusal_at(game.rules, game.states, actions[0], game.names):
        raise refused
    return actions


def parts(rules: Rules, given: Any) -> list[Any]:
    """The things given, one by one."""
    if isinstance(given, Choice):
        return [given]
    if isinstance(given, str):
        return names_of(rules, given)
    if isinstance(given, Sequence) and not isinstance(given, bytes | bytearray):
        return list(given)
    return [given]


def action_id(rules: Rules, given: Any) -> int:
    """The id of one action."""
    if isinstance(given, Choice):
        if given.game != rules.name:
            raise IllegalAction("why-other-game", action=given.name, game=rules.name)
        return given.id
    if isinstance(given, str):
        return id_of_name(rules, given)
    try:
        number = operator.index(given)  # NumPy's integers too
    except TypeError:
        raise IllegalAction("why-no-action", given=quoted(given)) from None
    if isinstance(given, bool) or not 0 <= number < len(rules.actions):
        raise IllegalAction("why-unknown-id", id=str(given), last=len(rules.actions) - 1)
    return number


def id_of_name(rules: Rules, name: str) -> int:
    """The id of an action by its name; of an unknown one the error names the nearest."""
    if name in rules.ids:
        return rules.ids[name]
    near = difflib.get_close_matches(name, rules.ids, 1) if len(name) <= LONGEST_TYPED else []
    if near:
        raise IllegalAction("why-unknown-near", action=name, near=near[0])
    raise IllegalAction("why-unknown", action=shortened(name, LONGEST_TYPED))


def by_sum(game: "Game", given: str) -> str:
    """A roll by any two dice with the sum that was given; whatever else was given, as it is."""
    found = SUM.fullmatch(given)
    if not found or game.to_act != CHANCE:
        return given
    actions = game.rules.actions
    rolls = [i for i in game.rules.legal(game.state) if is_roll(actions[i], found[1], int(found[2]))]
    if not rolls:
        return given
    if len({state_after(game, roll) for roll in rolls}) > 1:
        raise IllegalAction("why-both-dice", action=actions[rolls[0]].name)
    return actions[rolls[0]].name


def is_roll(action: Action, verb: str, total: int) -> bool:
    """Whether an action is a roll of two dice with this sum."""
    return (action.verb, action.kind) == (verb, "dice") and sum(map(int, action.target.split())) == total


def state_after(game: "Game", roll: int) -> bytes:
    """The state after a roll, but for what the dice show."""
    states = copied(game.states)
    game.rules.step(game.rules.open(states), roll, ask_forced=game.ask_forced)
    states["dice"] = 0
    return states.tobytes()

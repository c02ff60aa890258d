"""Every option explained, in one call fit for a client: what it is, what it costs and brings, what follows."""

from functools import cache
from typing import TYPE_CHECKING, TypedDict

from arasta.core.action import Action
from arasta.core.machine import CHANCE
from arasta.play.describing import describe_action
from arasta.play.errors import IllegalAction
from arasta.play.holdings import Holdings
from arasta.play.naming import action_text
from arasta.play.preview import preview_of
from arasta.play.refusing import check_seat, refusal_at
from arasta.play.showings import SHOWN

if TYPE_CHECKING:
    from arasta.play.game import Game


class Named(TypedDict):
    """An action by its parts, and in words."""

    name: str
    verb: str
    kind: str  # of the thing that it is done to: place, good, card…; empty if there is none
    target: str  # the word of that thing
    value: int  # its number in the rules
    text: str  # what a button says


class Option(Named):
    """A legal choice, ready for JSON."""

    id: int
    about: str  # what the thing does; empty if it needs no explanation
    cost: dict[str, int]
    gain: dict[str, int]
    path: list[str]  # the choice and what most players choose after it: the cost and gain are of all of it
    open: bool  # whether chance, another player or a further choice still has a say in them
    then: str  # what follows the choice itself: choice, chance, other, turn or over


class Refused(Named):
    """What belongs to the decision at hand, but is not legal."""

    why: str


def options_of(game: "Game", seat: int | None, lang: str) -> list[Option]:
    """The legal choices of whoever is to act; of a seat, only if it is the one."""
    if not answers(game, seat):
        return []
    before = held(game)
    return [option_of(game, action, lang, before) for action in game.rules.legal(game._state)]


def answers(game: "Game", seat: int | None) -> bool:
    """Whether the seat may be told what is open."""
    check_seat(game, seat)
    return not game.over and seat in (None, game.to_act)


def held(game: "Game") -> Holdings | None:
    """What the player to act has, by which all previews of a decision go; None if chance is to act."""
    actor = game.rules.to_act(game._state)
    return game.showing.holdings(game.chronicle.now.view, actor) if actor >= 0 else None


def option_of(game: "Game", action: int, lang: str, before: Holdings | None) -> Option:
    """One choice."""
    if game.unseen:  # the choice may show a card, and then it is another game
        seen = game.preview(action)
    else:
        seen = preview_of(game.rules, game._states, [action], game.ask_forced, before)
    chosen = game.rules.actions[action]
    return {
        "id": action,
        **named(game.rules.name, chosen, game.decision, lang),
        "about": describe_action(game.rules.name, chosen, lang) or "",
        "cost": {word: -n for word, n in seen.changes.items() if n < 0},
        "gain": {word: n for word, n in seen.changes.items() if n > 0},
        "path": list(seen.path),
        "open": seen.open,
        "then": seen.then,
    }


@cache  # a server names the same few thousand actions again and again
def named(game: str, action: Action, decision: str, lang: str) -> Named:
    """An action at a kind of decision; to be read only."""
    return {
        "name": action.name,
        "verb": action.verb,
        "kind": action.kind,
        "target": action.target,
        "value": action.value,
        "text": action_text(action, lang, decision, SHOWN[game].names),
    }


def refused_of(game: "Game", seat: int | None, lang: str) -> list[Refused]:
    """What is on the table and belongs to the decision, each with its reason; what is not there at all is left out."""
    if not answers(game, seat):
        return []
    rules, decision = game.rules, game.decision
    found: list[Refused] = []
    for action in rules.illegal(game._state):
        if (why := reason_against(game, action)) is not None:
            found.append({**named(rules.name, rules.actions[action], decision, lang), "why": why.text(lang)})
    return found


def reason_against(game: "Game", action: int) -> IllegalAction | None:
    """Why an action of the decision at hand, which is known not to be legal, is not; None if it is not there at all."""
    rules = game.rules
    if game.to_act == CHANCE:
        return refusal_at(rules, game._states, action)
    word, values = rules.why_not(game._state, action)
    return None if word in game.showing.absent else IllegalAction(f"why-{word}", game=rules.name, **values)

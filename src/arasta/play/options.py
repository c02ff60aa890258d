"""Every option explained, in one call fit for a client: what it is, what it costs and brings, what follows."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypedDict

from arasta.core.action import Action
from arasta.core.machine import CHANCE
from arasta.core.refusal import Refusal
from arasta.play.choice import Choice
from arasta.play.describing import describe_action
from arasta.play.errors import IllegalAction
from arasta.play.holdings import Holdings
from arasta.play.language import forms, say
from arasta.play.preview import preview_of
from arasta.play.refusing import check_seat, refusal_at
from arasta.play.unseen import UNSEEN, stand_in

if TYPE_CHECKING:
    from arasta.play.game import Game


class Option(TypedDict):
    """A legal choice, ready for JSON."""

    id: int
    name: str
    verb: str
    kind: str  # of the thing that it is done to: place, good, card…; empty if there is none
    target: str  # the word of that thing
    value: int  # its number in the rules
    text: str  # what a button says
    about: str  # what the thing does; empty if it needs no explanation
    cost: dict[str, int]
    gain: dict[str, int]
    path: list[str]  # the choice and what most players choose after it: the cost and gain are of all of it
    open: bool  # whether chance, another player or a further choice still has a say in them
    then: str  # what follows the choice itself: choice, chance, other, turn or over


class Refused(TypedDict):
    """What belongs to the decision at hand, but is not legal."""

    name: str
    verb: str
    kind: str
    target: str
    value: int
    text: str
    why: str


def options_of(game: "Game", seat: int | None, lang: str) -> list[Option]:
    """The legal choices of whoever is to act; of a seat, only if it is the one."""
    if not answers(game, seat):
        return []
    before = held(game)
    return [option_of(game, choice, lang, before) for choice in game.legal]


def answers(game: "Game", seat: int | None) -> bool:
    """Whether the seat may be told what is open."""
    check_seat(game, seat)
    return not game.over and seat in (None, game.to_act)


def held(game: "Game") -> Holdings | None:
    """What the player to act has, by which all previews of a decision go; None if chance is to act."""
    actor = game.rules.to_act(game._state)
    return game.showing.holdings(game.chronicle.now.view, actor) if actor >= 0 else None


def option_of(game: "Game", choice: Choice, lang: str, before: Holdings | None) -> Option:
    """One choice."""
    if game.unseen:  # the choice may show a card, and then it is another game
        seen = game.preview(choice)
    else:
        seen = preview_of(game.rules, game._states, [choice.id], game.ask_forced, before)
    action = choice.action
    return {
        "id": choice.id,
        "name": choice.name,
        "verb": choice.verb,
        "kind": action.kind,
        "target": choice.target,
        "value": action.value,
        "text": choice.text(lang),
        "about": describe_action(game.rules.name, action, lang) or "",
        "cost": {word: -n for word, n in seen.changes.items() if n < 0},
        "gain": {word: n for word, n in seen.changes.items() if n > 0},
        "path": list(seen.path),
        "open": seen.open,
        "then": seen.then,
    }


def unseen_options(game: "Game", lang: str) -> list[Option]:
    """One option where chance is entered by hand and a hidden card is drawn: nobody here sees it. Else none."""
    if game.to_act != CHANCE or game.chance != "manual" or not game.rules.is_hidden(game._state):
        return []
    name = f"{game.legal[0].verb} {UNSEEN}"
    stands_in = game.rules.ids[stand_in(game, name)]
    choice = Choice(stands_in, game.rules.actions[stands_in], game.rules.name, game.decision, game.showing.names)
    option = option_of(game, choice, lang, None)
    option |= {"name": name, "kind": "unseen", "target": UNSEEN, "value": 0, "path": [name]}
    option |= {"text": say("option-unseen", lang), "about": forms("option-unseen", lang)["about"]}
    return [option]


def refused_of(game: "Game", seat: int | None, lang: str) -> list[Refused]:
    """What is on the table and belongs to the decision, each with its reason; what is not there at all is left out."""
    if not answers(game, seat):
        return []
    rules = game.rules
    found: list[Refused] = []
    for action_id, why in reasons_against(game, rules.illegal(game._state)):
        if why.key.removeprefix("why-") not in game.showing.absent:
            found.append({**parts(game, rules.actions[action_id], lang), "why": why.text(lang)})
    return found


def reasons_against(game: "Game", actions: Iterable[int]) -> Iterator[tuple[int, Refusal]]:
    """Why actions of the decision at hand are not legal, which is known already: only the reasons are worked out."""
    rules, is_chance = game.rules, game.to_act == CHANCE
    for action in actions:
        if is_chance:
            yield action, refusal_at(rules, game._states, action) or IllegalAction("why-not-now")
        else:
            word, values = rules.why_not(game._state, action)
            yield action, IllegalAction(f"why-{word}", game=rules.name, **values)


def parts(game: "Game", action: Action, lang: str) -> Refused:
    """An action by its parts."""
    choice = Choice(0, action, game.rules.name, game.decision, game.showing.names)
    return {
        "name": action.name,
        "verb": action.verb,
        "kind": action.kind,
        "target": action.target,
        "value": action.value,
        "text": choice.text(lang),
        "why": "",
    }

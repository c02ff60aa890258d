"""Every option explained, in one call fit for a client: what it is, what it costs and brings, what follows."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, TypedDict

from arasta.core.action import Action
from arasta.core.machine import CHANCE
from arasta.play.errors import IllegalAction
from arasta.play.game.balance import Balance, balance_of
from arasta.play.game.decision import Decision
from arasta.play.game.preview import Preview, Trying
from arasta.play.game.refusals import check_seat, refusal_at
from arasta.play.game.unseen_cards import UNSEEN, stand_in
from arasta.play.presentation import presentation_of
from arasta.play.text.descriptions import describe_action
from arasta.play.text.language import MOST_REMEMBERED, forms, say
from arasta.play.text.names import action_text

if TYPE_CHECKING:
    from arasta.play.game.game import Game


class NamedAction(TypedDict):
    """An action by its parts, and in words."""

    name: str
    verb: str
    kind: str  # of the thing that it is done to: place, good, card…; empty if there is none
    target: str  # the word of that thing
    value: int  # its number in the rules
    text: str  # what a button says


class Option(NamedAction, Balance):
    """A legal choice, ready for JSON."""

    id: int
    about: str  # what the thing does; empty if it needs no explanation
    path: list[str]  # the choice and what most players choose after it: the balance is of all of it
    then: str  # what follows the choice itself: choice, chance, other, turn or over
    ends: bool  # whether it does nothing but end the turn


class RefusedOption(NamedAction):
    """What belongs to the decision at hand, but is not legal."""

    why: str


def options_of(game: "Game", seat: int | None, lang: str) -> list[Option]:
    """The legal choices of whoever is to act; of a seat, only if it is the one."""
    if not answers(game, seat):
        return []
    if not game.unseen:
        return explained(game.at_hand, lang)
    # If cards are unseen, a choice may show one, and then it is another game.
    return [option_of(game.at_hand, choice.id, lang, game.preview(choice)) for choice in game.legal]


def explained(decision: Decision, lang: str) -> list[Option]:
    """Every legal choice of a decision."""
    trying = Trying(decision.rules, decision.states, decision.ask_forced)
    legal = decision.rules.legal(decision.state)
    return [option_of(decision, action, lang, trying.preview([action])) for action in legal]


def answers(game: "Game", seat: int | None) -> bool:
    """Whether the seat may be told what is open."""
    check_seat(game, seat)
    return not game.over and seat in (None, game.to_act)


def option_of(decision: Decision, action: int, lang: str, seen: Preview) -> Option:
    """One choice, and what it would cost and bring."""
    chosen = decision.rules.actions[action]
    return {
        "id": action,
        **named_at(decision, chosen, lang),
        "about": describe_action(decision.rules.name, chosen, lang, decision.expansions) or "",
        **balance_of(seen),
        "path": list(seen.path),
        "then": seen.then,
        "ends": seen.then == "turn" and decision.only_ends_turn(chosen.name),
    }


def unseen_options(game: "Game", lang: str) -> list[Option]:
    """One option where chance is entered by hand and a hidden card is drawn: nobody here sees it. Else none."""
    if game.to_act != CHANCE or game.chance != "manual" or not game.rules.is_hidden(game.state):
        return []
    name = f"{game.legal[0].verb} {UNSEEN}"
    stands_in = game.rules.ids[stand_in(game, name)]
    seen = Trying(game.rules, game.states, game.ask_forced).preview([stands_in])
    option = option_of(game.at_hand, stands_in, lang, seen)
    option |= {"name": name, "kind": "unseen", "target": UNSEEN, "value": 0, "path": [name]}
    option |= {"text": say("option-unseen", lang), "about": forms("option-unseen", lang)["about"]}
    return [option]


def named_at(decision: Decision, action: Action, lang: str) -> NamedAction:
    """An action at the decision at hand; who sits where matters only to what belongs to a seat."""
    people = decision.people if decision.is_of_seat(action) else ()
    return named(decision.rules.name, action, decision.kind, lang, people)


@lru_cache(MOST_REMEMBERED)  # a server names the same few thousand actions again and again
def named(game: str, action: Action, decision: str, lang: str, people: tuple[str, ...]) -> NamedAction:
    """An action at a kind of decision; to be read only."""
    return {
        "name": action.name,
        "verb": action.verb,
        "kind": action.kind,
        "target": action.target,
        "value": action.value,
        "text": action_text(action, lang, decision, presentation_of(game).names, people),
    }


def refused_of(game: "Game", seat: int | None, lang: str) -> list[RefusedOption]:
    """What is on the table and belongs to the decision, each with its reason; what is not there at all is left out."""
    if not answers(game, seat):
        return []
    here, actions = game.at_hand, game.rules.actions
    return [{**named_at(here, actions[action], lang), "why": why.text(lang)} for action, why in reasons_against(game)]


def reasons_against(game: "Game") -> Iterator[tuple[int, IllegalAction]]:
    """Why the other actions of the decision at hand are not legal; those of things that are not there are left out."""
    rules, s, is_chance = game.rules, game.state, game.to_act == CHANCE
    for action in rules.illegal(s):
        if is_chance:
            if refused := refusal_at(rules, game.states, action):
                yield action, refused
            continue
        word, values = rules.why_not(s, action)
        if word not in game.presentation.absent and game.at_hand.is_at_table(rules.actions[action]):
            yield action, IllegalAction(f"why-{word}", game=rules.name, **values)

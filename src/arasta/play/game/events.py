"""What happened, as data: for each step what was done, by whom, and what it changed. The log is told from it."""

from typing import Any, NamedTuple, TypedDict

from arasta.core.action import Action
from arasta.core.machine import CHANCE
from arasta.core.protocol import Rules
from arasta.play.game.holdings import Holdings, changes, without
from arasta.play.presentation import Note, Presentation, View


class Turn(TypedDict):
    """A turn: how many have begun, and its label in a record."""

    number: int
    label: str


class Changed(TypedDict):
    """What a seat has more or less of."""

    seat: int
    changes: Holdings


class Event(TypedDict):
    """One step as a seat may know it, ready for JSON."""

    step: int  # its number in the game, from 0
    turn: Turn
    actor: int | str  # the seat that chose, or "chance"
    subject: int | None  # the seat that it was about: who chose, or for whom chance fell
    decision: dict[str, Any]  # what was asked, as in the view
    action: str  # what was chosen, in the grammar of records
    verb: str
    kind: str
    target: str  # empty if there is none, or if it is hidden from this seat
    hidden: bool  # whether the target is hidden from this seat
    about: dict[str, Any]  # what else texts may name of it: numbers, things by kind and word, amounts
    changes: list[Changed]  # what changed hands, for all seats
    notes: list[Note]  # what else it led to
    next_turn: Turn  # the turn after the step: another one if the step ended its own
    income: list[Changed]  # what that one begins with


class Moment(NamedTuple):
    """The game between two steps, as everybody sees it."""

    turn: tuple[int, str]
    view: View


def moment(rules: Rules, states: Any) -> Moment:
    """The moment of a state."""
    return Moment(rules.turn(rules.open(states)), rules.public_view(states))


def event_of(
    rules: Rules, presentation: Presentation, step: int, states: Any, action: int, old: Moment, new: Moment
) -> Event:
    """A step as everybody could know it if nothing were hidden; `as_seen` hides it."""
    s = rules.open(states)
    chosen, actor = rules.actions[action], rules.to_act(s)
    income = presentation.income(old.view, new.view)
    return {
        "step": step,
        "turn": {"number": old.turn[0], "label": old.turn[1]},
        "actor": "chance" if actor == CHANCE else actor,
        "subject": rules.subject(s),
        "decision": old.view["decision"],
        "action": chosen.name,
        "verb": chosen.verb,
        "kind": chosen.kind,
        "target": chosen.target,
        "hidden": False,
        "about": presentation.about(chosen, old.view, new.view),
        "changes": listed(changed(presentation, old.view, new.view, income)),
        "notes": [*presentation.notes(old.view, new.view), *last_round(old.view, new.view)],
        "next_turn": {"number": new.turn[0], "label": new.turn[1]},
        "income": listed(income),
    }


def as_seen(event: Event, seen: Action) -> Event:
    """The event for somebody to whom the action looks like this."""
    if seen.name == event["action"]:
        return event
    return {**event, "action": seen.name, "kind": seen.kind, "target": seen.target, "hidden": True}


def changed(presentation: Presentation, old: View, new: View, income: dict[int, Holdings]) -> dict[int, Holdings]:
    """By seat what became more or less, an income apart."""
    seats = range(len(new["players"]))
    found = {p: changes(presentation.holdings(old, p), presentation.holdings(new, p)) for p in seats}
    return {p: without(more, income[p]) if p in income else more for p, more in found.items()}


def listed(by_seat: dict[int, Holdings]) -> list[Changed]:
    """For JSON, whose keys are texts; seats without a change are left out."""
    return [{"seat": seat, "changes": held} for seat, held in by_seat.items() if held]


def last_round(old: View, new: View) -> list[Note]:
    """Whoever brings the last round is told once."""
    if old["last_round"] or not new["last_round"]:
        return []
    leader = max(new["players"], key=lambda player: player["rubies"])
    return [{"key": "log-last-round", "values": {"player": leader["seat"], "n": leader["rubies"]}}]

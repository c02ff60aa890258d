"""What fell in a game, and what could have fallen: for whoever checks fair dice elsewhere, or counts how they fell."""

from typing import TYPE_CHECKING, TypedDict

from arasta.core.machine import CHANCE

if TYPE_CHECKING:
    from arasta.play.game.game import Game


class Outcome(TypedDict):
    """One outcome of chance."""

    step: int
    name: str
    of: int  # the number of its weights


class Outcomes(TypedDict):
    """All outcomes in their order, and the weights of all that could have fallen; many share the same ones."""

    outcomes: list[Outcome]
    weights: list[dict[str, int]]


def outcomes_of(game: "Game") -> Outcomes:
    """Of a game that is over: before, it would tell what is hidden. A card that nobody has seen is left out."""
    rules = game.rules
    known: dict[tuple[tuple[str, int], ...], int] = {}
    fell: list[Outcome] = []
    for step, made in enumerate(game.history):
        if made.actor != CHANCE or step in game.unseen:
            continue
        s = rules.open(game.states_at(step))
        weights = sorted((rules.actions[action].name, rules.weight(s, action)) for action in rules.legal(s))
        of = known.setdefault(tuple(weights), len(known))
        fell.append({"step": step, "name": rules.actions[made.action].name, "of": of})
    return {"outcomes": fell, "weights": [dict(weights) for weights in known]}

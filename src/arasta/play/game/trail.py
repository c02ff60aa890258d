"""The trail of a turn: its steps in their order, and at which of them the player in turn is."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypedDict

if TYPE_CHECKING:
    from arasta.play.game.game import Game


class Trail(TypedDict):
    """Steps by their words, and how many of them are done: the next one is that of now."""

    steps: list[str]
    done: int


@dataclass(frozen=True)
class Steps:
    """The steps of a game's turn, each with the effects that belong to it; `words` are those of all effects.

    Whatever is decided within a step lies on the agenda above an effect of it (`core/agenda.py`), so the nearest one
    says where the turn is. Where there is none, all steps are done.
    """

    steps: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    words: Mapping[int, str] = field(default_factory=dict)

    def done(self, s: Any) -> int:
        """How many steps are done in a state."""
        order = list(self.steps)
        for height in range(s.agenda_height - 1, -1, -1):
            word = self.words[int(s.agenda[height, 0])]
            for step, effects in self.steps.items():
                if word in effects:
                    return order.index(step)
        return len(order)


def trail_of(game: "Game") -> Trail | None:
    """Where the turn is; None where no turn is taken: before the first one and after the last."""
    number, label = game.rules.turn(game.state)
    steps = game.presentation.steps
    if game.over or not number or "." not in label:
        return None
    return {"steps": list(steps.steps), "done": steps.done(game.state)}

"""The board game through the protocol."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from arasta.core.agenda import top_argument, top_effect, top_player
from arasta.core.agenda_game import AgendaGame
from arasta.core.compiling import record_at
from arasta.core.protocol import Reason
from arasta.istanbul import batching, engine, observe, playout, view
from arasta.istanbul.actions import ACTIONS
from arasta.istanbul.base.components.players import SEATS
from arasta.istanbul.base.scoring import CRITERIA, criterion, rank
from arasta.istanbul.base.setup import set_up
from arasta.istanbul.base.words import FIRST_INNER, FIRST_WINDOW, Effect
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.encoding import LAYOUT
from arasta.istanbul.reasons import reason
from arasta.istanbul.settings import SCHEMA, Settings
from arasta.istanbul.state import STATE, new_states


class Istanbul(AgendaGame):
    """The board game."""

    name = "istanbul"
    schema = SCHEMA
    dtype: np.dtype[Any] = STATE
    vocabulary = ACTIONS
    actions = ACTIONS.actions
    ids: Mapping[str, int] = ACTIONS.ids
    effects = EFFECTS
    criteria = CRITERIA
    entries = ("istanbul/playout.go_on_games", "istanbul/playout.rank_games")
    windows = frozenset(word for effect, word in EFFECTS.words.items() if FIRST_WINDOW <= effect < FIRST_INNER)
    common_path: Mapping[str, tuple[str, ...]] = {
        "assistant": ("pick up", "leave"),
        "pay_merchants": ("pay",),
        "action": ("act",),
    }
    engine = engine
    playout = playout
    batching = batching
    layout = LAYOUT
    seats = SEATS
    observing = observe
    handing_over = Effect.NEXT_TURN
    viewing = view

    def set_up(self, settings: Settings) -> np.ndarray:
        """A game set up by the settings."""
        states = new_states(1)
        set_up(record_at(states, 0), *settings.setup)
        return states

    def why_not(self, s: Any, action: int) -> Reason:
        """Ask the rules."""
        return reason(s, top_player(s), top_effect(s), top_argument(s), ACTIONS.actions[action])

    def turn(self, s: Any) -> tuple[int, str]:
        """Set-up, round and seat, or the cards after the end."""
        if s.turns == 0:
            return 0, "setup"
        return (s.turns + 1, "end") if s.ended else (s.turns, f"{s.round}.{s.turn_of + 1}")

    def score(self, s: Any) -> list[tuple[int, ...]]:
        """END-7."""
        return [(int(rank(s, p)), *(int(criterion(s, p, i)) for i in range(len(CRITERIA)))) for p in range(s.players)]

"""The dice game through the protocol."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from arasta.core.agenda import top_argument, top_effect, top_player
from arasta.core.agenda_game import AgendaGame
from arasta.core.compiling import record_at
from arasta.core.protocol import Reason
from arasta.dice import batching, engine, observe, playout, view
from arasta.dice.actions import ACTIONS
from arasta.dice.effects import EFFECTS
from arasta.dice.encoding import LAYOUT
from arasta.dice.reasons import reason
from arasta.dice.scoring import CRITERIA, rank, wealth
from arasta.dice.settings import SCHEMA, Settings
from arasta.dice.setup import set_up
from arasta.dice.state import STATE, new_states
from arasta.dice.words import SEATS, Effect


class DiceGame(AgendaGame):
    """Istanbul: The Dice Game."""

    name = "dice"
    schema = SCHEMA
    dtype: np.dtype[Any] = STATE
    vocabulary = ACTIONS
    actions = ACTIONS.actions
    ids: Mapping[str, int] = ACTIONS.ids
    effects = EFFECTS
    criteria = CRITERIA
    entries = ("dice/playout.go_on_games", "dice/playout.rank_games")
    windows = frozenset({"reroll", "action"})
    common_path: Mapping[str, tuple[str, ...]] = {"pay_goods": ("pay",)}
    engine = engine
    playout = playout
    batching = batching
    layout = LAYOUT
    seats = SEATS
    observing = observe
    handing_over = Effect.HAND_OVER
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
        """Set-up, or round and seat."""
        return (0, "setup") if s.turns == 0 else (s.turns, f"{s.round}.{s.turn_of + 1}")

    def score(self, s: Any) -> list[tuple[int, ...]]:
        """DEND-6."""
        return [(int(rank(s, p)), int(s.rubies[p]), int(wealth(s, p))) for p in range(s.players)]

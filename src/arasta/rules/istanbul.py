"""The board game through the protocol."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from arasta.rules import options as game_options
from arasta.rules.actions import ACTION_ID, ACTION_OF, ACTIONS, Action, option_of
from arasta.rules.agenda import top_argument, top_effect, top_player
from arasta.rules.bits import has
from arasta.rules.engine import begin, is_over, step, to_act
from arasta.rules.names import FIRST_INNER, FIRST_WINDOW, NOBODY, Effect
from arasta.rules.observe import SPECTATOR, observe
from arasta.rules.options import Options
from arasta.rules.playout import random_option
from arasta.rules.protocol import Rules
from arasta.rules.reasons import Reason, reason
from arasta.rules.scoring import CRITERIA, criterion, rank
from arasta.rules.state import STATE, PlainState
from arasta.rules.view import view


class Istanbul(Rules):
    """The board game."""

    name = "istanbul"
    dtype: np.dtype[Any] = STATE
    actions = ACTIONS
    ids: Mapping[str, int] = ACTION_ID
    criteria = CRITERIA
    windows = frozenset(effect.name.lower() for effect in Effect if FIRST_WINDOW <= effect < FIRST_INNER)
    common_path: Mapping[str, tuple[str, ...]] = {
        "assistant": ("pick up", "leave"),
        "pay_merchants": ("pay",),
        "action": ("act",),
    }

    def choose(self, **options: Any) -> Options:
        """The options, checked."""
        return game_options.choose(**options)

    def words(self, options: Options) -> dict[str, str]:
        """Players, layout and variants as words."""
        layout = options.layout if isinstance(options.layout, str) else " ".join(map(str, options.layout))
        words = {"players": str(options.players), "layout": layout}
        return words | ({"variants": " ".join(options.variants)} if options.variants else {})

    def read_words(self, words: Mapping[str, str]) -> Options:
        """The options from words."""
        unknown = set(words) - {"players", "layout", "variants"}
        if unknown:
            raise game_options.OptionError(f"There is no option {min(unknown)!r}; there are players, layout, variants.")
        players, layout = words.get("players", ""), words.get("layout", "short")
        if not players.isdigit():
            raise game_options.OptionError(f"players is {players!r}, but must be a number.")
        places = [int(word) for word in layout.split() if word.isdigit()]
        return game_options.choose(int(players), places or layout, words.get("variants", "").split())

    def begin(self, states: np.ndarray, options: Options) -> None:
        """Set up the first record."""
        begin(PlainState(states), options.players, options.variant_bits, options.places)

    def open(self, states: np.ndarray) -> Any:
        """The first record for plain runs."""
        return PlainState(states)

    def to_act(self, s: Any) -> int:
        """The seat to act, CHANCE or NOBODY."""
        return int(to_act(s))

    def decision(self, s: Any) -> str:
        """The effect on top, in small letters."""
        return "" if is_over(s) else Effect(top_effect(s)).name.lower()

    def legal(self, s: Any) -> list[int]:
        """The legal actions in the order of their options."""
        if is_over(s):
            return []
        actions = ACTION_OF[top_effect(s)]
        return [int(actions[option]) for option in range(len(actions)) if has(s.options, option)]

    def belongs(self, s: Any, action: int) -> bool:
        """Whether the decision at hand has this option."""
        return not is_over(s) and option_of(top_effect(s), action) is not None

    def step(self, s: Any, action: int) -> None:
        """One decision and what follows."""
        step(s, option_of(top_effect(s), action))

    def random_action(self, s: Any, word: int) -> int:
        """By the stream's word."""
        return int(ACTION_OF[top_effect(s), random_option(s, word)])

    def why_not(self, s: Any, action: int) -> Reason:
        """Ask the rules."""
        return reason(s, top_player(s), top_effect(s), top_argument(s), ACTIONS[action])

    def turn(self, s: Any) -> tuple[int, str]:
        """Set-up, round and seat, or the cards after the end."""
        if s.turns == 0:
            return 0, "setup"
        return (s.turns + 1, "end") if s.ended else (s.turns, f"{s.round}.{s.turn_of + 1}")

    def subject(self, s: Any) -> int | None:
        """Who decides, receives the card, or is in turn."""
        player = top_player(s)
        subject = player if player >= 0 else s.turn_of
        return None if subject == NOBODY else int(subject)

    def seen(self, s: Any, action: int, seat: int | None) -> Action:
        """INFO-2: the face of a card drawn is known to its owner alone."""
        chosen = ACTIONS[action]
        if top_effect(s) == Effect.CARD_DRAWN and top_player(s) != seat:
            return Action(chosen.verb)
        return chosen

    def view(self, states: np.ndarray, seat: int | None) -> dict[str, Any]:
        """From the seat's observation."""
        return view(observe(states, 0, SPECTATOR if seat is None else seat))

    def score(self, s: Any) -> list[tuple[int, ...]]:
        """END-7."""
        return [(int(rank(s, p)), *(int(criterion(s, p, i)) for i in range(len(CRITERIA)))) for p in range(s.players)]

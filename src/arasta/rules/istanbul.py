"""The board game through the protocol."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from arasta.rules import options as game_options
from arasta.rules.actions import ACTION_ID, ACTION_OF, ACTIONS, Action, option_of
from arasta.rules.agenda import top_argument, top_effect, top_player
from arasta.rules.bits import has
from arasta.rules.effect_reasons import Reason
from arasta.rules.effects import FIRST_INNER, FIRST_WINDOW, Effect
from arasta.rules.engine import begin, is_over, step, to_act
from arasta.rules.names import NOBODY
from arasta.rules.observe import SPECTATOR, observe
from arasta.rules.options import OptionError, Options
from arasta.rules.playout import random_option
from arasta.rules.protocol import Rules
from arasta.rules.reasons import reason
from arasta.rules.scoring import CRITERIA, criterion, rank
from arasta.rules.state import STATE, PlainState
from arasta.rules.view import view

OPTIONS: dict[str, tuple[tuple[type, ...], str]] = {  # what each option may be
    "players": ((int, np.integer), "a number"),
    "layout": ((str, list, tuple), "a word or a list of places"),
    "variants": ((list, tuple, set, frozenset), "a list of words"),
    "expansions": ((list, tuple, set, frozenset), "a list of words"),
    "letters_deck": ((str,), "a word"),
}


HIDDEN_DRAWS = (Effect.CARD_DRAWN, Effect.GUILD_CARD_DRAWN)


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
        for word, value in options.items():
            if word not in OPTIONS:
                raise OptionError(f"There is no option {word!r}; there are {', '.join(OPTIONS)}.")
            kind, allowed = OPTIONS[word]
            if not isinstance(value, kind):
                raise OptionError(f"{word} is {value!r}, but must be {allowed}.")
        return game_options.choose(**options)

    def words(self, options: Options) -> dict[str, str]:
        """The options as words; what is left empty is left out."""
        words = {
            "players": str(options.players),
            "expansions": " ".join(options.expansions),
            "layout": options.layout if isinstance(options.layout, str) else " ".join(map(str, options.layout)),
            "variants": " ".join(options.variants),
            "letters_deck": "new" if options.letters_deck == "new" else "",
        }
        return {word: value for word, value in words.items() if value}

    def read_words(self, words: Mapping[str, str]) -> Options:
        """The options from words; those left out are as in `choose`."""
        options: dict[str, Any] = dict(words)
        for word in words.keys() & {"variants", "expansions"}:
            options[word] = words[word].split()
        if is_number(words.get("players", "")):
            options["players"] = int(words["players"])
        places = words.get("layout", "").split()
        if places and all(is_number(place) for place in places):
            options["layout"] = [int(place) for place in places]
        return self.choose(**options)

    def begin(self, states: np.ndarray, options: Options) -> None:
        """Set up the first record."""
        begin(PlainState(states), *options.setup)

    def open(self, states: np.ndarray) -> Any:
        """The first record for plain runs."""
        return PlainState(states)

    def to_act(self, s: Any) -> int:
        """The seat to act, CHANCE or NOBODY."""
        return int(to_act(s))

    def decision(self, s: Any) -> str:
        """The word of the effect on top."""
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
        if top_effect(s) in HIDDEN_DRAWS and top_player(s) != seat:
            return Action(chosen.verb)
        return chosen

    def view(self, states: np.ndarray, seat: int | None) -> dict[str, Any]:
        """From the seat's observation."""
        return view(observe(states, 0, SPECTATOR if seat is None else seat))

    def score(self, s: Any) -> list[tuple[int, ...]]:
        """END-7."""
        return [(int(rank(s, p)), *(int(criterion(s, p, i)) for i in range(len(CRITERIA)))) for p in range(s.players)]


def is_number(word: str) -> bool:
    """Whether a word of a record is a small whole number."""
    return word.isascii() and word.isdigit() and len(word) < 4

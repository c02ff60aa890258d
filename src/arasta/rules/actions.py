"""The action table: every choice a player or chance can make, under one stable, readable name.

Options are numbered within their decision (0 to 62); this table gives each decision's options their names. The same
name is the same action wherever it occurs, so `card five_lira` has one id in every window. Ids follow the order of
this page: new actions go to the end of `VOCABULARY`, or records and trained agents would change their meaning.
"""

from typing import NamedTuple

import numpy as np

from arasta.rules.board import PITCH
from arasta.rules.components.cards import CARD_TABLE
from arasta.rules.components.markets import DEMAND_TILES
from arasta.rules.components.tokens import TOKEN_TABLE
from arasta.rules.encounters import FIRST_FAMILY, FIRST_TOKEN
from arasta.rules.names import PLACES, SEATS, Card, Effect, Good
from arasta.rules.places import market
from arasta.rules.windows import FIRST_CARD, YELLOW_TILE

OPTIONS = 63


class Action(NamedTuple):
    """A choice: what is done, and to which thing of which kind; `value` is the thing's number in the rules."""

    verb: str
    kind: str = ""
    target: str = ""
    value: int = 0

    @property
    def name(self) -> str:
        """The action in a record, on the command line, in the client."""
        return f"{self.verb} {self.target}" if self.target else self.verb


def _words(**verbs: int) -> dict[int, Action]:
    return {option: Action(verb.replace("_", " ")) for verb, option in verbs.items()}


def _places(verb: str) -> dict[int, Action]:
    return {place: Action(verb, "place", str(place), place) for place in range(1, PLACES)}


def _goods(verb: str, first: int = 0) -> dict[int, Action]:
    return {first + good: Action(verb, "good", good.name.lower(), good) for good in Good}


def _cards(verb: str, first: int = 0) -> dict[int, Action]:
    return {first + row.card: Action(verb, "card", row.slug, row.card) for row in CARD_TABLE}


def _numbers(verb: str, numbers: range) -> dict[int, Action]:
    return {number: Action(verb, "number", str(number), number) for number in numbers}


_meetings = {
    **{FIRST_TOKEN + row.token: Action("meet", "token", row.slug, row.token) for row in TOKEN_TABLE},
    **{FIRST_FAMILY + seat: Action("meet", "family", f"family {seat + 1}", seat) for seat in range(SEATS)},
}
_any_goods = {market.PLAY_ANY_GOODS: _cards("card")[Card.SMALL_MARKET_ANY]}
_rolls = {6 * a + b: Action("roll", "dice", f"{a + 1} {b + 1}", 10 * a + b + 11) for a in range(6) for b in range(6)}
_tiles = {i: Action("demand", "demand", tile.slug, i) for i, tile in enumerate(DEMAND_TILES)}
_cells = {
    cell: Action("lay", "cell", f"{'abcde'[cell % PITCH]}{cell // PITCH + 1}", cell) for cell in range(PITCH * PITCH)
}

WINDOW = _cards("card", FIRST_CARD) | {YELLOW_TILE: Action("tile", "good", "yellow", Good.YELLOW)}

VOCABULARY: dict[Effect, dict[int, Action]] = {
    Effect.MOVE: _places("move") | WINDOW,
    Effect.ASSISTANT: _words(decline=0, pick_up=1, pick_up_neutral=2, leave=3) | WINDOW,
    Effect.PAY_MERCHANTS: _words(decline=0, pay=1) | WINDOW,
    Effect.ACTION: _words(skip=0, act=1) | WINDOW,
    Effect.AFTER_ACTION: _words(done=0) | WINDOW,
    Effect.ENCOUNTERS: _words(done=0) | _meetings | WINDOW,
    Effect.END_TURN: _words(done=0) | WINDOW,
    Effect.LAST_CARDS: _words(done=0) | WINDOW,
    Effect.WALK: _places("move"),
    Effect.TAKE_GOOD: _goods("take"),
    Effect.GIVE_GOODS: _goods("give"),
    Effect.BUY_GOOD: _goods("take") | _words(decline=4),
    Effect.TAKE_CARD: _words(from_deck=0, from_discard=1),
    Effect.DISCARD_CARD: _cards("discard"),
    Effect.RETURN_ASSISTANTS: _words(done=0) | _places("return"),
    Effect.RETURN_ASSISTANT: _places("return"),
    Effect.CALL_NUMBER: _numbers("call", range(3, 13)),
    Effect.CHANGE_DICE: _words(keep=0, reroll=7) | _numbers("turn", range(1, 7)),
    Effect.SELL: _words(done=0) | _goods("sell", 1) | _any_goods,
    Effect.SEND_FAMILY: _places("send"),
    Effect.ACT_THERE: _words(skip=0, act=1),
    Effect.MOSQUE_TILE: _goods("tile"),
    Effect.REWARD: _words(reward_card=0, reward_lira=1),
    Effect.PAY_LIRA_OR_CARD: _words(pay=0) | _cards("discard", 1),
    Effect.PAY_LIRA_OR_GOOD: _words(pay=0) | _goods("give", 1),
    Effect.ROLL_DICE: _rolls,
    Effect.CARD_DRAWN: _cards("draw"),
    Effect.DEMAND_DRAWN: _tiles,
    Effect.PLACE_LAID: _cells,
}

ACTIONS: tuple[Action, ...] = tuple(dict.fromkeys(a for options in VOCABULARY.values() for a in options.values()))
ACTION_ID: dict[str, int] = {action.name: i for i, action in enumerate(ACTIONS)}

NO_ACTION = -1
ACTION_OF = np.full((max(Effect) + 1, OPTIONS), NO_ACTION, np.int16)  # id by decision and option
for _effect, _options in VOCABULARY.items():
    for _option, _action in _options.items():
        ACTION_OF[_effect, _option] = ACTION_ID[_action.name]


def option_of(effect: int, action_id: int) -> int | None:
    """The option of a decision that stands for an action, or None if the decision has no such option."""
    options = np.flatnonzero(ACTION_OF[effect] == action_id)
    return int(options[0]) if len(options) else None

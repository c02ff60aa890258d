"""Why an action of the board game never comes up: what the games played lack, and what the rules never offer.

Each module has in its `census.py`: `NEVER`, reasons by action; `why_never`, the same by a rule; and by which it is
known that something is its own, `DECISIONS`, `VERBS` and `GOODS`.
"""

from collections.abc import Sequence
from typing import Any

from arasta.arena.census_part import NOT_HERE
from arasta.core.action import Action
from arasta.core.bits import has
from arasta.istanbul.base.words import Variant
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.modules import BASE, joined, parts
from arasta.istanbul.option_names import COLUMN_NAMES
from arasta.istanbul.settings import Settings
from arasta.istanbul.tables import COLUMNS, IS_TRACK, ROWS, TOKEN_NEEDS, places_of

CENSUS = parts("census", __package__)
NEVER: dict[str, str] = joined("census", "NEVER", __package__)


def why_never(action: Action, games: Sequence[Settings]) -> str | None:
    """Why it is right that an action never came up in these games; None if there is no such reason."""
    if action.name in NEVER:
        return NEVER[action.name]
    if not is_there(action, games):
        return NOT_HERE
    if action.verb == "ruby" and not IS_TRACK[action.value]:
        return "rubies are chosen from tracks only (RUBY-3)"
    reasons = (part.why_never(action) for part in CENSUS.values() if hasattr(part, "why_never"))
    return next((reason for reason in reasons if reason), None)


def why_unused(kind: str, name: str) -> str | None:
    """Why it is right that a thing was never used: a card for the reason that its action has."""
    return NEVER.get(f"card {name}") if kind == "cards" else None


def is_there(action: Action, games: Sequence[Settings]) -> bool:
    """Whether a thing or a decision is part of one of the games."""
    return any(is_in(action, game) for game in games)


def is_in(action: Action, game: Settings) -> bool:
    """Whether a thing or a decision is part of a game."""
    if any(is_of(action, part) for module, part in CENSUS.items() if module not in (BASE, *game.expansions)):
        return False
    match action.kind:
        case "place":
            return action.value in places_of(game.modules)
        case "token":
            return bool(TOKEN_NEEDS[action.value] & ~game.modules == 0)
        case "card":
            return is_in_deck(action.value, game)
        case "family" | "seat":
            return bool(action.value < game.players)
        case "street":
            return all(is_on_grid(cell, game) for cell in action.target.split())
        case "cell":
            return game.layout == "random" and is_on_grid(action.target, game)
    return action.verb != "pick up neutral" or Variant.NEUTRAL_ASSISTANTS.name.lower() in game.variants


def is_of(action: Action, part: Any) -> bool:
    """Whether a thing or a decision belongs to a module, and to no other."""
    offered = {effect for effect, options in EFFECTS.names.items() if action in options.values()}
    if action.kind == "good" and action.target in getattr(part, "GOODS", ()):
        return True
    return action.verb in part.VERBS or offered <= part.DECISIONS


def is_in_deck(card: int, game: Settings) -> bool:
    """MODE-1, MODE-3: the bonus cards of each mode."""
    return bool(has(game.cards, card))


def is_on_grid(cell: str, game: Settings) -> bool:
    """Whether a cell such as b3 belongs to the game's grid."""
    return bool(COLUMN_NAMES.index(cell[0]) < COLUMNS[game.modules] and int(cell[1]) <= ROWS[game.modules])

"""Why an action of the board game never comes up: what the games played lack, and what the rules never offer."""

from collections.abc import Sequence

from arasta.arena.census_part import NOT_HERE
from arasta.core.action import Action
from arasta.istanbul.base.words import Variant
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.letters.components.places import LETTER_COPIES
from arasta.istanbul.letters.words import Effect  # those of all modules: this file knows them even if they are left out
from arasta.istanbul.option_names import COLUMN_NAMES
from arasta.istanbul.settings import Settings
from arasta.istanbul.tables import CARD_NEEDS, COLUMNS, IS_TRACK, ROWS, TOKEN_NEEDS, places_of

NEVER = {
    "card die_to_6": "it is played after a roll, as six (WIN-4)",
    "return 7": "no assistant ever lies on 7 (ASSIST-7)",
    "send 12": "a family member cannot be sent to where it is (P12-3)",
    "turn 4": "turning a 4 to 4 changes nothing (ROLL-3)",
    "six 6": "turning a 6 to 6 changes nothing (ROLL-3)",
    "copy six 6": "turning a 6 to 6 changes nothing (ROLL-3)",
    "card society_again": "random players never have the seals for two rubies (P24-1)",
    "use 24": "random players hardly ever have the seals when they may choose a place (P24-1)",
}
ONLY_WITH = {  # by decision and by verb: the expansion without which they do not exist
    "mocha": (
        {*range(Effect.PLAY_GUILD_CARD, Effect.COMPANION_WALK), Effect.GUILD_CARD_DRAWN},
        {"guild card", "six", "copy six"},
    ),
    "letters": (
        {*range(Effect.COMPANION_WALK, Effect.ROLL_DICE), *range(Effect.LETTER_DRAWN, Effect.ROLL_DIE + 1)},
        {"companion", "place companion", "double turn", "copy six"},
    ),
}


def why_never(action: Action, games: Sequence[Settings]) -> str | None:
    """Why it is right that an action never came up in these games; None if there is no such reason."""
    if action.name in NEVER:
        return NEVER[action.name]
    if not is_there(action, games):
        return NOT_HERE
    if action.verb == "ruby" and not IS_TRACK[action.value]:
        return "rubies are chosen from tracks only (RUBY-3)"
    if action.verb in ("letter", "draw letter") and action.kind == "place" and action.value not in LETTER_COPIES:
        return "no letter names this place"
    if action.name == "bid more":
        return "bids end where the purse does; the id is frozen"
    if action.verb == "bid":
        return "hardly anybody ever owns so many lira (P23-4)"
    return None


def why_unused(kind: str, name: str) -> str | None:
    """Why it is right that a thing was never used: a card for the reason that its action has."""
    return NEVER.get(f"card {name}") if kind == "cards" else None


def is_there(action: Action, games: Sequence[Settings]) -> bool:
    """Whether a thing or a decision is part of one of the games."""
    return any(is_in(action, game) for game in games)


def is_in(action: Action, game: Settings) -> bool:
    """Whether a thing or a decision is part of a game."""
    for module, (decisions, verbs) in ONLY_WITH.items():
        if module not in game.expansions:
            offered = {effect for effect, options in EFFECTS.names.items() if action in options.values()}
            if action.verb in verbs or offered <= decisions:
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
        case "good":
            return action.target != "coffee" or "mocha" in game.expansions
    return action.verb != "pick up neutral" or Variant.NEUTRAL_ASSISTANTS.name.lower() in game.variants


def is_in_deck(card: int, game: Settings) -> bool:
    """MODE-1, MODE-3: the bonus cards of each mode."""
    needs = int(CARD_NEEDS[card])
    return bool(needs & ~game.modules == 0 and (needs != 0 or not game.new_cards_only))


def is_on_grid(cell: str, game: Settings) -> bool:
    """Whether a cell such as b3 belongs to the game's grid."""
    return bool(COLUMN_NAMES.index(cell[0]) < COLUMNS[game.modules] and int(cell[1]) <= ROWS[game.modules])

"""What a client must know of a game beside its views: what things are called and do, and numbers of the tables."""

from functools import cache
from typing import Any

from arasta.dice.components.summary import TRADES
from arasta.istanbul.base.components.markets import DEMAND_TILES
from arasta.istanbul.base.components.places import EXTENSION_PRICE
from arasta.istanbul.base.places.black_market import BLUE_GOODS
from arasta.istanbul.tables import PLACES
from arasta.play.games import GAMES, part_of
from arasta.play.presentation import presentation_of
from arasta.play.text.descriptions import Expansions, describe
from arasta.play.text.figures import FIGURES
from arasta.play.text.language import DEFAULT, has_beside, has_text, say
from arasta.play.text.names import has_name, name_of, named

Texts = dict[str, dict[str, str]]
FORMED = ("place", "good", "token")  # kinds of thing that texts of the page name
LAST_PLACE = PLACES - 1


@cache
def things(game: str, lang: str = DEFAULT, expansions: Expansions = None) -> dict[str, Any]:
    """Names and descriptions by kind and word, hints for the tiles, and figures; ready for JSON."""
    about = descriptions(game, lang, expansions)
    forms = forms_of_names(game, lang)
    return {"names": names(game, lang), "forms": forms, "about": about, "hints": hints(lang), "figures": figures()}


def names(game: str, lang: str) -> Texts:
    """What things are called: all that actions are done to, unless its name tells who sits where; and places in short
    for small tiles.
    """
    found: Texts = {"place-short": short_names(lang)}
    of_seats = presentation_of(game).names.of_seats
    for action in GAMES[game].actions:
        if action.target and action.kind not in of_seats and has_name(action.kind, action.target, lang):
            found.setdefault(action.kind, {})[action.target] = name_of(action.kind, action.target, lang)
    return found


def forms_of_names(game: str, lang: str) -> dict[str, Texts]:
    """The further forms of the names, by kind and word: whatever the language declares."""
    found: dict[str, Texts] = {}
    for action in GAMES[game].actions:
        if action.kind in FORMED and action.target:
            named_so = named("", action.kind, action.target, lang, presentation_of(game).names)
            forms = {form.removeprefix("-"): str(text) for form, text in named_so.items() if form}
            if forms:
                found.setdefault(action.kind, {})[action.target] = forms
    return found


def short_names(lang: str) -> dict[str, str]:
    """Names of places that fit on a tile of a phone; the others are short enough."""
    keys = {str(number): f"web-place-short-{number}" for number in range(1, LAST_PLACE + 1)}
    return {number: say(key, lang) for number, key in keys.items() if has_beside(f"name-place-{number}", key, lang)}


def descriptions(game: str, lang: str, expansions: Expansions) -> Texts:
    """What things do where these expansions are in the game."""
    described = part_of(game, "play", "descriptions").DESCRIBED
    return {
        kind: {word: describe(game, kind, word, lang, expansions) or "" for word in row.things}
        for kind, row in described.items()
    }


def hints(lang: str) -> dict[str, str]:
    """What a place is for, in few words."""
    keys = {str(number): f"board-hint-{number}" for number in range(2, LAST_PLACE + 1)}
    return {number: say(key, lang) for number, key in keys.items() if has_text(key, lang)}


def figures() -> dict[str, Any]:
    """Numbers of the component tables that tiles show."""
    first = {int(n): total for total, n in reversed(list(enumerate(BLUE_GOODS)))}
    return {
        **FIGURES,
        "extension-price": EXTENSION_PRICE,
        "black-market": sorted([total, n] for n, total in first.items() if n),
        "demand": {tile.slug: [int(n) for n in tile[2:]] for tile in DEMAND_TILES},
        "trades": {trade.slug: trade.goods for trade in TRADES},
    }

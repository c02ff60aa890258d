"""The actions of the dice game by name. Ids follow the order of this page: new actions go to the end."""

from collections.abc import Sequence
from itertools import product

from arasta.core.action import Action, ActionTable, numbers, words
from arasta.dice import bazaar, menu, paying, rolling
from arasta.dice.components.cards import CARD_TABLE
from arasta.dice.components.summary import TRADES
from arasta.dice.components.tiles import TILES
from arasta.dice.effects import Effect
from arasta.dice.names import COLOUR_WORDS, COLOURS, Area, Face, Price, Resource
from arasta.dice.pairs import PAIRS

AREA_WORDS = ("red", "yellow", "green", "blue", "carpet", "lira")  # DACT-12, DACT-13, DACT-14


def resources(verb: str, given: range, first: int = 0) -> dict[int, Action]:
    """Options that name a resource."""
    return {first + i: Action(verb, "resource", Resource(i).name.lower(), i) for i in given}


def tiles(verb: str, first: int = 0) -> dict[int, Action]:
    """Options that name a mosque tile."""
    return {first + i: Action(verb, "mosque-tile", tile.slug, i) for i, tile in enumerate(TILES)}


def cards(verb: str) -> dict[int, Action]:
    """Options that name a bazaar card."""
    return {i: Action(verb, "bazaar-card", row.slug, i) for i, row in enumerate(CARD_TABLE)}


def areas(first: int = 0) -> dict[int, Action]:
    """Options that take the next ruby of an area."""
    return {first + area: Action("ruby", "area", AREA_WORDS[area], area) for area in Area}


def counted(verb: str, kind: str, things: Sequence[str], each: int, first: int = 0) -> dict[int, Action]:
    """Options that name a thing and a number, such as `dice red 2`."""
    named = product(enumerate(things), range(each))
    return {first + each * i + n: Action(verb, kind, f"{thing} {n}", n) for (i, thing), n in named}


FACE_WORDS = [face.name.lower() for face in Face]
pairs = {
    i: Action("gain", "pair", f"{COLOUR_WORDS[one]} {COLOUR_WORDS[other]}", i) for i, (one, other) in enumerate(PAIRS)
}
trades = {
    menu.FIRST_TRADE + i: resources("token", range(COLOURS))[trade.colour]
    if trade.price == Price.SAME
    else Action(trade.slug)
    for i, trade in enumerate(TRADES)
}
proposal = {paying.PROPOSED: Action("pay")}

VOCABULARY: dict[Effect, dict[int, Action]] = {
    Effect.REROLL: words(keep=rolling.KEEP, reroll=rolling.ROLL_AGAIN),
    Effect.REROLL_FACE: counted("again", "faces", FACE_WORDS, rolling.NUMBERS),
    Effect.ACTION: words(stop=menu.STOP, lira=menu.LIRA)
    | trades
    | numbers("cards", range(1, menu.MOST_CARDS + 1), first=menu.FIRST_CARDS)
    | tiles("tile", menu.FIRST_TILE)
    | areas(menu.FIRST_RUBY),
    Effect.PAY_DICE: proposal | counted("dice", "payment", COLOUR_WORDS, paying.NUMBERS, paying.FIRST_NUMBER),
    Effect.PAY_TOKENS: proposal | counted("tokens", "payment", COLOUR_WORDS, paying.NUMBERS, paying.FIRST_NUMBER),
    Effect.TAKE_TOKENS: pairs,
    Effect.PICK_CARD: cards("use"),
    Effect.BENEFIT: {bazaar.NO: Action("one lira"), bazaar.YES: Action("benefit")},
    Effect.OFFER: words(decline=bazaar.NO, exchange=bazaar.YES),
    Effect.TAKE_EITHER: resources("take", range(Resource.CRYSTAL, Resource.LIRA + 1)),
    Effect.GIVE_TOKEN: resources("give", range(Resource.BROWN + 1)),
    Effect.GIVE_TILE: tiles("give up"),
    Effect.TAKE_TILE: tiles("take tile"),
    Effect.CHOOSE_RUBY: areas(),
    Effect.DIE_ROLLED: {face: Action("roll", "face", FACE_WORDS[face], face) for face in Face},
    Effect.CARD_DRAWN: cards("reveal"),
    Effect.TILE_DRAWN: tiles("lay out"),
}

TABLE = ActionTable(VOCABULARY)

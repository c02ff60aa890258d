"""What the things of Letters & Seals do, and its reference pages, made from the component tables."""

from itertools import groupby

from arasta.istanbul.letters.components.kiosk_tiles import KIOSK_TABLE, KioskTile
from arasta.istanbul.letters.components.places import LETTER_COPIES
from arasta.istanbul.letters.words import LETTERS, Effect
from arasta.istanbul.modules import ALL_EXPANSIONS
from arasta.play.istanbul.effects import program_text, sentence
from arasta.play.istanbul.mocha.texts import has_coffee
from arasta.play.text.descriptions import Described, Expansions
from arasta.play.text.language import DEFAULT, say
from arasta.play.text.names import name_of
from arasta.play.text.refusals import listed


def kiosk_text(tile: KioskTile, language: str = DEFAULT, expansions: Expansions = None) -> str:
    """What a kiosk tile offers: one use, or one of two. MODE-8: where there is no coffee none is offered."""
    there, back = (program_text(way, language, expansions=expansions) for way in (tile.there, tile.back))
    brings_coffee = any(effect == Effect.GAIN_COFFEE for effect, _ in tile.back)
    is_one_way = not tile.back or (brings_coffee and not has_coffee(expansions))
    return there if is_one_way else say("effect-or", language, one=there, other=back)


def is_played(thing: object, expansions: Expansions) -> bool:
    """Whether the things of this expansion are in the game."""
    return expansions is None or ALL_EXPANSIONS[LETTERS] in expansions


def kiosk_page(language: str = DEFAULT) -> list[str]:
    """Every kiosk tile."""
    return [
        f"{tile.number:2d} {name_of('kiosk', str(tile.number), language)}: {kiosk_text(tile, language)}"
        for tile in KIOSK_TABLE
    ]


def letters_page(language: str = DEFAULT) -> list[str]:
    """What letters are for, how many there are, and the companion."""
    lines = [say(f"rules-letters-{word}", language) for word in ("delivery", "seals", "prices")]
    numbered = [(copies, place) for place, copies in LETTER_COPIES.items()]
    for copies, group in groupby(numbered, key=lambda pair: pair[0]):
        places = listed("places", "place", [str(place) for _, place in group], language)
        lines.append(sentence(say("rules-letters-copies", language, **places, n=copies)))
    return [*lines, say("rules-companion", language)]


DESCRIBED = {"kiosk": Described({str(tile.number): tile for tile in KIOSK_TABLE}, kiosk_text, is_played)}
SENTENCES = {"turn": ("companion", "letters", "double-turn")}
KINDS = {"kiosk": "kiosk"}
TOPICS = {"kiosk": kiosk_page, "letters": letters_page}

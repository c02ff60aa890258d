"""Programs in words: the texts of places, cards and tiles are made from what the rules carry out."""

from collections.abc import Iterable
from itertools import groupby

from arasta.istanbul.components.cards import (
    FREE,
    FREE_AND_LAST,
    HOOK,
    PHASE_1,
    PHASE_1_OR_ASSISTANT,
    REPEAT,
    CardRow,
)
from arasta.istanbul.components.places import ANY_GOOD
from arasta.istanbul.components.programs import TOKEN_TABLE
from arasta.istanbul.effects import Effect
from arasta.istanbul.letters.components import SOCIETY_LIRA, KioskTile
from arasta.istanbul.mocha.components import GUILD_BLUE_GOODS
from arasta.istanbul.mocha.roll_cards import REWARD_ARGUMENT, REWARD_EFFECT
from arasta.istanbul.names import Good, Place
from arasta.istanbul.places.black_market import BLUE_GOODS
from arasta.istanbul.places.tea_house import CONSOLATION
from arasta.play.ink import capital
from arasta.play.language import DEFAULT, has_text, say
from arasta.play.naming import named

Program = tuple[tuple[Effect, int], ...]

WHEN = {
    FREE_AND_LAST: "free-last",
    FREE: "free",
    PHASE_1: "move",
    PHASE_1_OR_ASSISTANT: "move-assistant",
    REPEAT: "repeat",
    HOOK: "hook",
}
IN_OTHER_WORDS = {  # effects whose argument asks for a text of its own
    (Effect.CHANGE_DICE, 0): "change-dice-by-card",
    (Effect.TAVERN, 1): "tavern-twice",
    (Effect.PAY_COFFEE_HOUSE, 2): "pay-coffee-house-half",
}


def effect_text(effect: Effect, argument: int, language: str = DEFAULT, at: int = 0) -> str:
    """One effect of a program in words; `at` is the place whose program it is, if any."""
    word = IN_OTHER_WORDS.get((effect, argument), effect.name.lower().replace("_", "-"))
    match effect:
        case Effect.FILL_ROW | Effect.GAIN_GOOD | Effect.PAY_GOOD:
            return say(f"effect-{word}", language, **named("good", "good", Good(argument).name.lower(), language))
        case Effect.TAKE_GOOD if argument != ANY_GOOD:
            return say("effect-take-common-good", language)
        case Effect.WALK:
            return say(f"effect-{word}", language, **{"from": argument // 10, "to": argument % 10})
        case Effect.PAY_BLACK_MARKET:
            return say(f"effect-{word}", language, list=totals_text(BLUE_GOODS, language))
        case Effect.PAY_GUILD_BLACK_MARKET:
            return say("effect-pay-black-market", language, list=totals_text(GUILD_BLUE_GOODS, language))
        case Effect.CALL_NUMBER if argument > 1:
            return say("effect-call-number-for-more", language, factor=argument, missed=argument * CONSOLATION)
        case Effect.MOVE_TOKEN:
            return say(f"effect-{word}", language, **named("token", "token", TOKEN_TABLE[argument].slug, language))
        case Effect.TAKE_RUBY if argument != at:
            return say("effect-take-ruby-of", language, **named("place", "place", str(int(argument)), language))
        case Effect.GUILD_TILE:
            return say(f"effect-{word}", language, **named("place", "place", str(int(argument)), language))
        case Effect.REWARD_DICE:
            return say(f"effect-{word}", language, list=rewards_text(argument, language))
        case Effect.SOCIETY_LIRA:
            return say(f"effect-{word}", language, list=", ".join(str(lira) for lira in SOCIETY_LIRA if lira))
        case Effect.GIVE_GOODS:
            return say(f"effect-{word}", language, n=argument // 4)
    return say(f"effect-{word}", language, n=int(argument))


def totals_text(goods: Iterable[int], language: str = DEFAULT) -> str:
    """From which total of a roll on there are how many goods."""
    totals = {int(n): total for total, n in reversed(list(enumerate(goods))) if n}
    return ", ".join(say("effect-from-total", language, n=n, total=total) for n, total in sorted(totals.items()))


def rewards_text(table: int, language: str = DEFAULT) -> str:
    """What each face of a reward die brings."""
    rows = zip(REWARD_EFFECT[table], REWARD_ARGUMENT[table], strict=True)
    told = [effect_text(Effect(effect), int(argument), language) for effect, argument in rows if effect]
    return ", ".join(say("effect-for-face", language, face=face, effect=text) for face, text in enumerate(told, 1))


def repeat_text(places: tuple[Place, ...], language: str = DEFAULT) -> str:
    """Which place's action a card repeats."""
    values = named("place", "place", str(int(places[0])), language)
    if len(places) == 1:
        return say("effect-repeat-action", language, **values)
    return say("effect-repeat-either", language, **values, **named("other", "place", str(int(places[1])), language))


def program_text(program: Program, language: str = DEFAULT, at: int = 0) -> str:
    """A program as one sentence; an effect that comes twice in a row is told as such."""
    told = []
    for (effect, argument), steps in groupby(program):
        text, times = effect_text(effect, argument, language, at), len(list(steps))
        told.append(text if times == 1 else say("effect-times", language, effect=text, n=times))
    return sentence("; ".join(told))


def sentence(text: str) -> str:
    """A text with a capital and a full stop."""
    return f"{capital(text)}."


def card_text(row: CardRow, language: str = DEFAULT) -> str:
    """What a bonus card does, and when."""
    word = f"card-{row.slug.replace('_', '-')}"
    if row.repeats:
        text = sentence(repeat_text(row.repeats, language))
    elif row.effect:
        text = program_text(row.effect, language)
    else:
        text = sentence(say(f"effect-{word}", language))
    when = f"when-{word}" if has_text(f"when-{word}", language) else f"when-{WHEN[row.windows]}"
    return f"{text} ({say(when, language)})"


def kiosk_text(tile: KioskTile, language: str = DEFAULT) -> str:
    """What a kiosk tile offers: one use, or one of two."""
    there = program_text(tile.there, language)
    return say("effect-or", language, one=there, other=program_text(tile.back, language)) if tile.back else there

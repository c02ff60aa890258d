"""Reference pages made from the component tables: the words can never disagree with the rules."""

from collections.abc import Callable
from itertools import groupby

from arasta.play.language import DEFAULT, say
from arasta.play.naming import name_of, named
from arasta.rules.components.cards import (
    CARD_TABLE,
    FREE,
    FREE_AND_LAST,
    HOOK,
    PHASE_1,
    PHASE_1_OR_ASSISTANT,
    REPEAT,
    CardRow,
)
from arasta.rules.components.layouts import LAYOUTS
from arasta.rules.components.mosque import MOSQUE_STACKS, REQUIREMENTS
from arasta.rules.components.places import ANY_GOOD, PLACE_TABLE
from arasta.rules.components.players import MAX_PLAYERS, MIN_PLAYERS
from arasta.rules.components.tokens import TOKEN_TABLE
from arasta.rules.names import Effect, Good
from arasta.rules.places.black_market import BLUE_GOODS

WHEN = {
    FREE_AND_LAST: "free-last",
    FREE: "free",
    PHASE_1: "move",
    PHASE_1_OR_ASSISTANT: "move-assistant",
    REPEAT: "repeat",
    HOOK: "hook",
}


def effect_text(effect: Effect, argument: int, language: str = DEFAULT) -> str:
    """One effect of a program in words."""
    word = effect.name.lower().replace("_", "-")
    match effect:
        case Effect.FILL_ROW:
            return say(f"effect-{word}", language, **named("good", "good", Good(argument).name.lower(), language))
        case Effect.TAKE_GOOD if argument != ANY_GOOD:
            return say("effect-take-common-good", language)
        case Effect.BEGIN_ACTION:
            return say(f"effect-{word}", language, **named("place", "place", str(int(argument)), language))
        case Effect.WALK:
            return say(f"effect-{word}", language, **{"from": argument // 10, "to": argument % 10})
        case Effect.PAY_BLACK_MARKET:
            return say(f"effect-{word}", language, list=black_market_text(language))
        case Effect.MOVE_TOKEN:
            return say(f"effect-{word}", language, **named("token", "token", TOKEN_TABLE[argument].slug, language))
    return say(f"effect-{word}", language, n=int(argument))


def black_market_text(language: str = DEFAULT) -> str:
    """From which total on the Black Market brings how many blue goods."""
    totals = {int(n): total for total, n in reversed(list(enumerate(BLUE_GOODS))) if n}
    return ", ".join(say("effect-from-total", language, n=n, total=total) for n, total in sorted(totals.items()))


def program_text(program: tuple[tuple[Effect, int], ...], language: str = DEFAULT) -> str:
    """A program as one sentence; an effect that comes twice in a row is told as such."""
    told = []
    for (effect, argument), steps in groupby(program):
        text, times = effect_text(effect, argument, language), len(list(steps))
        told.append(text if times == 1 else say("effect-times", language, effect=text, n=times))
    return sentence("; ".join(told))


def sentence(text: str) -> str:
    """A text with a capital and a full stop."""
    return text[:1].upper() + text[1:] + "."


def card_text(row: CardRow, language: str = DEFAULT) -> str:
    """What a bonus card does, and when."""
    text = program_text(row.effect, language) if row.effect else sentence(say("effect-any-goods", language))
    return f"{text} ({say(f'when-{WHEN[row.windows]}', language)})"


def places_page(language: str = DEFAULT) -> list[str]:
    """Every place and its action."""
    return [
        f"{row.place:2d} {name_of('place', str(int(row.place)), language)}: {program_text(row.action, language)}"
        for row in PLACE_TABLE
    ]


def cards_page(language: str = DEFAULT) -> list[str]:
    """Every kind of bonus card."""
    return [
        f"{name_of('card', row.slug, language)} [{row.slug}], {say('rules-copies', language, n=row.copies)}: "
        f"{card_text(row, language)}"
        for row in CARD_TABLE
    ]


def tokens_page(language: str = DEFAULT) -> list[str]:
    """Those who are met."""
    return [f"{name_of('token', row.slug, language)}: {program_text(row.encounter, language)}" for row in TOKEN_TABLE]


def mosque_page(language: str = DEFAULT) -> list[str]:
    """The four kinds of mosque tile, and what they ask."""
    lines = []
    for stack in MOSQUE_STACKS:
        colour = stack.colour.name.lower()
        place = name_of("place", str(int(stack.mosque)), language)
        lines.append(f"{name_of('good', colour, language)} ({place}): {say(f'rules-tile-{colour}', language)}")
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        asked = ", ".join(str(n) for n in REQUIREMENTS[players] if n)
        lines.append(say("rules-requires", language, list=asked, players=players))
    return lines


def layouts_page(language: str = DEFAULT) -> list[str]:
    """The printed layouts, drawn."""
    lines = []
    for layout in LAYOUTS:
        lines.append(f"{say(f'name-layout-{layout.slug}', language)} [{layout.slug}]")
        lines += ["  " + " ".join(f"{place:2d}" for place in row) for row in layout.rows]
    return lines


TOPICS: dict[str, Callable[[str], list[str]]] = {
    "places": places_page,
    "cards": cards_page,
    "tokens": tokens_page,
    "mosque": mosque_page,
    "layouts": layouts_page,
}


def page(topic: str, language: str = DEFAULT) -> str:
    """A reference page with its title."""
    title = say(f"rules-{topic}", language)
    return "\n".join([title, "=" * len(title), *TOPICS[topic](language)])

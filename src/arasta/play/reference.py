"""Reference pages made from the component tables: the words can never disagree with the rules."""

from collections.abc import Callable

from arasta.play.language import DEFAULT, say
from arasta.play.naming import name_of
from arasta.rules.components.cards import CARD_TABLE, FREE, FREE_AND_LAST, HOOK, PHASE_1, REPEAT, CardRow
from arasta.rules.components.layouts import LAYOUTS
from arasta.rules.components.mosque import MOSQUE_STACKS, REQUIREMENTS
from arasta.rules.components.places import ANY_GOOD, PLACE_TABLE
from arasta.rules.components.players import MAX_PLAYERS, MIN_PLAYERS
from arasta.rules.components.tokens import REWARD_LIRA, TOKEN_TABLE
from arasta.rules.names import Effect, Good

WHEN = {FREE_AND_LAST: "free-last", FREE: "free", PHASE_1: "move", REPEAT: "repeat", HOOK: "hook"}


def effect_text(effect: Effect, argument: int, language: str = DEFAULT) -> str:
    """One effect of a program in words."""
    word = effect.name.lower().replace("_", "-")
    match effect:
        case Effect.FILL_ROW:
            return say(f"effect-{word}", language, good=name_of("good", Good(argument).name.lower(), language))
        case Effect.TAKE_GOOD if argument != ANY_GOOD:
            return say("effect-take-common-good", language)
        case Effect.BEGIN_ACTION:
            return say(f"effect-{word}", language, place=name_of("place", str(int(argument)), language))
        case Effect.WALK:
            return say(f"effect-{word}", language, **{"from": argument // 10, "to": argument % 10})
        case Effect.REWARD:
            return say(f"effect-{word}", language, n=REWARD_LIRA)
        case Effect.MOVE_TOKEN:
            return say(f"effect-{word}", language, token=name_of("token", TOKEN_TABLE[argument].slug, language))
    return say(f"effect-{word}", language, n=int(argument))


def program_text(program: tuple[tuple[Effect, int], ...], language: str = DEFAULT) -> str:
    """A program as one sentence."""
    text = "; ".join(dict.fromkeys(effect_text(effect, argument, language) for effect, argument in program))
    return text[:1].upper() + text[1:] + "."


def card_text(row: CardRow, language: str = DEFAULT) -> str:
    """What a bonus card does, and when."""
    text = program_text(row.effect, language) if row.effect else say("effect-any-goods", language).capitalize() + "."
    when = say(f"when-{WHEN.get(row.windows, 'move-assistant')}", language)
    return f"{text} ({when})"


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

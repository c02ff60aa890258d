"""Programs in words: the texts of places, cards and tiles are made from what the rules carry out.

What a module adds is in its `texts.py`: `IN_OTHER_WORDS`, effects whose argument asks for a text of its own; `LISTS`,
effects whose text contains a list made from a table; `WITHOUT`, the words for effects where the module is not played.
"""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import groupby
from typing import Any

from arasta.istanbul.base.components.cards import FREE, FREE_AND_LAST, HOOK, PHASE_1, PHASE_1_OR_ASSISTANT, REPEAT
from arasta.istanbul.base.components.places import ANY_GOOD
from arasta.istanbul.base.components.rows import CardRow, Program
from arasta.istanbul.base.places.tea_house import CONSOLATION
from arasta.istanbul.base.words import Effect, Good
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.modules import joined, parts
from arasta.istanbul.tables import REWARDS, TOKEN_TABLE
from arasta.play.terminal.styled_text import capital
from arasta.play.text.descriptions import Expansions
from arasta.play.text.language import DEFAULT, has_text, say
from arasta.play.text.names import Values, named
from arasta.play.text.refusals import in_a_row

WHEN = {
    FREE_AND_LAST: "free-last",
    FREE: "free",
    PHASE_1: "move",
    PHASE_1_OR_ASSISTANT: "move-assistant",
    REPEAT: "repeat",
    HOOK: "hook",
}


@cache
def brought(attribute: str) -> dict[Any, Any]:
    """What all modules bring to the words of effects."""
    return joined("texts", attribute, __package__)


def effect_text(effect: int, argument: int, language: str = DEFAULT, at: int = 0, expansions: Expansions = None) -> str:
    """One effect of a program in words; `at` is the place whose program it is, if any."""
    word = brought("IN_OTHER_WORDS").get((effect, argument), EFFECTS.words[effect].replace("_", "-"))
    if effect == Effect.TAKE_GOOD and argument != ANY_GOOD:
        word = "take-common-good"
    if effect == Effect.TAKE_RUBY and argument != at:
        word = "take-ruby-of"
    word = without(effect, expansions) or word
    values = argument_values(effect, argument, language)
    lists: dict[int, Callable[[int, str], str]] = brought("LISTS")
    if effect in lists:
        values["list"] = lists[effect](argument, language)
    return say(f"effect-{word}", language, **values)


def without(effect: int, expansions: Expansions) -> str | None:
    """The word for an effect of a module that is not in the game, if it has one; where no game is meant, all are."""
    if expansions is None:
        return None
    words: dict[int, str] = {}
    for module, texts in parts("texts", __package__).items():
        words |= {} if module in expansions else getattr(texts, "WITHOUT", {})
    return words.get(effect)


def argument_values(effect: int, argument: int, language: str) -> Values:
    """The argument of an effect as values for its text: things by their names, anything else as numbers."""
    values: Values = {"n": int(argument)}
    for word, number in EFFECTS.declared[effect].named_argument(argument).items():
        match word:
            case "good":
                values |= named(word, "good", Good(number).name.lower(), language)
            case "place" | "mosque":
                values |= named("place", "place", str(int(number)), language)
            case "token":
                values |= named(word, "token", TOKEN_TABLE[number].slug, language)
            case "factor":
                values |= {word: int(number), "missed": number * CONSOLATION}
            case "permitted" | "exchanged":
                pass  # a set, told by a text of its own
            case _:
                values[word] = int(number)
    return values


def totals_text(goods: Iterable[int], language: str = DEFAULT) -> str:
    """From which total of a roll on there are how many goods."""
    totals = {int(n): total for total, n in reversed(list(enumerate(goods))) if n}
    told = [say("effect-from-total", language, n=n, total=total) for n, total in sorted(totals.items())]
    return in_a_row(told, "list-more", language)


def rewards_text(row: int, language: str = DEFAULT) -> str:
    """What each face of a reward die brings."""
    told = [effect_text(effect, argument, language) for effect, argument in REWARDS[row]]
    each = [say("effect-for-face", language, face=face, effect=text) for face, text in enumerate(told, 1)]
    return in_a_row(each, "list-more", language)


def repeat_text(places: tuple[int, ...], language: str = DEFAULT) -> str:
    """Which place's action a card repeats."""
    values = named("place", "place", str(int(places[0])), language)
    if len(places) == 1:
        return say("effect-repeat-action", language, **values)
    return say("effect-repeat-either", language, **values, **named("other", "place", str(int(places[1])), language))


def program_text(program: Program, language: str = DEFAULT, at: int = 0, expansions: Expansions = None) -> str:
    """A program as one sentence; an effect that comes twice in a row is told as such."""
    told = []
    for (effect, argument), steps in groupby(program):
        text, times = effect_text(effect, argument, language, at, expansions), len(list(steps))
        told.append(text if times == 1 else say("effect-times", language, effect=text, n=times))
    return sentence(in_a_row(told, "list-apart", language, "list-apart"))


def sentence(text: str) -> str:
    """A text with a capital and a full stop."""
    return f"{capital(text)}."


def card_text(row: CardRow, language: str = DEFAULT, expansions: Expansions = None) -> str:
    """What a bonus card does, and when."""
    word = f"card-{row.slug.replace('_', '-')}"
    if row.repeats:
        text = sentence(repeat_text(row.repeats, language))
    elif row.effect:
        text = program_text(row.effect, language, expansions=expansions)
    else:
        text = sentence(say(f"effect-{word}", language))
    when = f"when-{word}" if has_text(f"when-{word}", language) else f"when-{WHEN[row.windows]}"
    return f"{text} ({say(when, language)})"

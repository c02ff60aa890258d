"""The reference pages of the board game, from `reference.py` of each module."""

from collections.abc import Callable

from arasta.istanbul.base.components.players import TARGET, TARGET_WITH_EXPANSIONS
from arasta.istanbul.modules import BASE, joined, parts
from arasta.play.text.descriptions import Expansions
from arasta.play.text.language import DEFAULT, say

FIGURES = {
    "usual": int(TARGET[-1]),
    "of-two": int(TARGET[2]),
    "with-expansions": TARGET_WITH_EXPANSIONS,
}  # END-1


def sentences(topic: str, language: str = DEFAULT, expansions: Expansions = None) -> list[str]:
    """What the modules in a game say of a topic, the base game's first."""
    if topic in TOLD:
        return TOLD[topic](language)
    return [
        say(f"rules-istanbul-{topic}-{word}", language, **FIGURES)
        for module, part in parts("reference", __package__).items()
        if module == BASE or expansions is None or module in expansions
        for word in getattr(part, "SENTENCES", {}).get(topic, ())
    ]


def page_of(topic: str) -> Callable[[str], list[str]]:
    """The page of a topic that is sentences alone."""
    return lambda language: sentences(topic, language)


MODULE_OF = {  # by topic the module that brings it
    topic: module for module, part in parts("reference", __package__).items() for topic in part.TOPICS
}


def is_played(topic: str, expansions: Expansions) -> bool:
    """Whether a topic is about something that is in the game."""
    module = MODULE_OF.get(topic, BASE)
    return module == BASE or expansions is None or module in expansions


KINDS: dict[str, str] = joined("reference", "KINDS", __package__)
TOLD: dict[str, Callable[[str], list[str]]] = joined("reference", "TOLD", __package__)
TOPICS: dict[str, Callable[[str], list[str]]] = {
    "turn": page_of("turn"),
    "end": page_of("end"),
    **joined("reference", "TOPICS", __package__),
    "variants": page_of("variants"),
}

"""Reference pages made from the component tables: the words can never disagree with the rules."""

from collections.abc import Callable, Mapping

from arasta.play.language import DEFAULT, say
from arasta.play.showings import SHOWN


def topics(game: str) -> Mapping[str, Callable[[str], list[str]]]:
    """What there are pages about in a game."""
    return SHOWN[game].topics


def page(game: str, topic: str, language: str = DEFAULT) -> str:
    """A reference page with its title."""
    title = say(f"rules-{game}-{topic}", language)
    return "\n".join([title, "=" * len(title), *topics(game)[topic](language)])

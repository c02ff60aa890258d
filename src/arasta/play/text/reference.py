"""Reference pages made from the component tables: the words can never disagree with the rules."""

from collections.abc import Callable, Mapping

from arasta.play.presentation import presentation_of
from arasta.play.text.language import DEFAULT, say


def topics(game: str) -> Mapping[str, Callable[[str], list[str]]]:
    """What there are pages about in a game."""
    return presentation_of(game).topics


def page(game: str, topic: str, language: str = DEFAULT) -> str:
    """A reference page with its title."""
    title = say(f"rules-{game}-{topic}", language)
    return "\n".join([title, "=" * len(title), *topics(game)[topic](language)])

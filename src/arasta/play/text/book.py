"""The book of rules: the topics of a game as chapters, of sentences and of things with what they do.

It is made of the same tables and texts as the reference pages and the explanations, so it can never disagree with the
rules. Things that are not in the game at hand come after those that are.
"""

from typing import TypedDict

from arasta.play.games import part_of
from arasta.play.presentation import presentation_of
from arasta.play.text.descriptions import Expansions
from arasta.play.text.language import DEFAULT, say
from arasta.play.text.names import named


class Thing(TypedDict):
    """A thing of a chapter, ready for JSON."""

    kind: str
    word: str
    name: str
    text: str
    is_played: bool


class Chapter(TypedDict):
    """A chapter, ready for JSON: lines to read, or things to look up."""

    topic: str
    title: str
    lines: list[str]
    things: list[Thing]


def book(game: str, language: str = DEFAULT, expansions: Expansions = None) -> list[Chapter]:
    """The chapters of a game, as it is with these expansions."""
    shown = presentation_of(game)
    return [
        Chapter(
            topic=topic,
            title=say(f"rules-{game}-{topic}", language),
            lines=shown.sentences(topic, language, expansions) or ([] if topic in shown.kinds else lines(language)),
            things=things(game, shown.kinds[topic], language, expansions) if topic in shown.kinds else [],
        )
        for topic, lines in shown.topics.items()
    ]


def things(game: str, kind: str, language: str, expansions: Expansions) -> list[Thing]:
    """The things of a kind, those that are in the game first."""
    described = part_of(game, "play", "descriptions").DESCRIBED[kind]
    names = presentation_of(game).names
    found = []
    for word, thing in described.things.items():
        is_played = described.is_played(thing, expansions)
        name = str(named("thing", kind, word, language, names)["thing"])
        text = described.text(thing, language, expansions if is_played else None)
        found.append(Thing(kind=kind, word=word, name=name, text=text, is_played=is_played))
    return sorted(found, key=lambda thing: not thing["is_played"])

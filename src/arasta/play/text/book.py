"""The book of rules: the topics of a game as chapters, of sentences and of things with what they do.

It is made of the same tables and texts as the reference pages and the explanations, so it can never disagree with the
rules. Things that are not in the game at hand come after those that are.
"""

from typing import TypedDict

from arasta.play.games import part_of
from arasta.play.presentation import presentation_of
from arasta.play.text.descriptions import Expansions
from arasta.play.text.language import DEFAULT, has_text, say
from arasta.play.text.marks import with_capital
from arasta.play.text.names import has_name, named


class BookThing(TypedDict):
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
    things: list[BookThing]
    is_played: bool


def book(game: str, language: str = DEFAULT, expansions: Expansions = None) -> list[Chapter]:
    """The chapters of a game with these expansions, those about it first."""
    shown = presentation_of(game)
    chapters = [
        Chapter(
            topic=topic,
            title=say(f"rules-{game}-{topic}", language),
            lines=shown.sentences(topic, language, expansions) or ([] if topic in shown.kinds else lines(language)),
            things=things(game, shown.kinds[topic], language, expansions) if topic in shown.kinds else [],
            is_played=shown.is_played(topic, expansions),
        )
        for topic, lines in shown.topics.items()
    ]
    return sorted(chapters, key=lambda chapter: not chapter["is_played"])


def things(game: str, kind: str, language: str, expansions: Expansions) -> list[BookThing]:
    """The things of a kind, those that are in the game first."""
    described = part_of(game, "play", "descriptions").DESCRIBED[kind]
    found = []
    for word, thing in described.things.items():
        is_played = described.is_played(thing, expansions)
        name = own_name(game, kind, word, language)
        text = described.text(thing, language, expansions if is_played else None)
        found.append(BookThing(kind=kind, word=word, name=name, text=text, is_played=is_played))
    return sorted(found, key=lambda thing: not thing["is_played"])


def own_name(game: str, kind: str, word: str, language: str) -> str:
    """What a thing is called, or else what players hold of it; nothing for what is called by what it does."""
    shown = presentation_of(game)
    if kind in shown.coded and kind in shown.names.made:
        return ""
    if has_name(kind, word, language, shown.names):
        return with_capital(str(named("thing", kind, word, language, shown.names)["thing"]))
    held = f"web-held-{kind}s-{word}"
    return with_capital(say(held, language, n=1)) if has_text(held, language) else ""

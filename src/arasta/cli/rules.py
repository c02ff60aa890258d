"""`arasta rules`: the reference pages, made from the component tables."""

import argparse

from arasta import GAMES
from arasta.cli import language
from arasta.cli.errors import UsageError
from arasta.cli.language import said
from arasta.play.text.reference import page, topics
from arasta.play.text.refusals import joined


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game and the topic. Either may be left out, so the first word can be a topic."""
    found = "; ".join(f"{game}: {', '.join(topics(game))}" for game in GAMES)
    parser.add_argument(
        "game",
        nargs="?",
        metavar="GAME",
        help=said("help-rules-game", games=joined(list(GAMES), "list-or", language.spoken)),
    )
    parser.add_argument("topic", nargs="?", metavar="TOPIC", help=said("help-rules-topic", topics=found))


def run(arguments: argparse.Namespace) -> int:
    """Print a page, all pages of a game, or the list of pages."""
    game, topic, lang = arguments.game, arguments.topic, arguments.lang
    if game is None:
        print(contents(lang))
    elif topic is not None:
        print(page(game, checked(game, topic), lang))
    elif game in GAMES:
        print("\n\n".join(page(game, each, lang) for each in topics(game)))
    else:
        print(page(first_with(game), game, lang))
    return 0


def contents(lang: str) -> str:
    """How to ask, and the topics of every game with their titles."""
    parts = [said("cli-rules-usage")]
    for game in GAMES:
        titles = {topic: page(game, topic, lang).partition("\n")[0] for topic in topics(game)}
        parts.append("\n".join([game, *(f"  {topic:<10}{title}" for topic, title in titles.items())]))
    return "\n\n".join(parts)


def checked(game: str, topic: str) -> str:
    """The topic, if the game is there and has it."""
    if game not in GAMES:
        raise UsageError(said("usage-no-game", game=game, games=", ".join(GAMES)))
    if topic not in topics(game):
        raise UsageError(said("usage-no-topic", game=game, topic=topic, topics=", ".join(topics(game))))
    return topic


def first_with(topic: str) -> str:
    """The first game that has the topic."""
    for game in GAMES:
        if topic in topics(game):
            return game
    found = [f"{', '.join(topics(game))} ({game})" for game in GAMES]
    raise UsageError(said("usage-no-page", topic=topic, topics=joined(found, "list-and", language.spoken)))

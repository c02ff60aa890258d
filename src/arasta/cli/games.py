"""`arasta games`: the games that can be gone on with."""

import argparse

from arasta.cli.game_start import told
from arasta.play.records.saved_games import unfinished
from arasta.play.text.language import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It has none of its own."""


def run(arguments: argparse.Namespace) -> int:
    """A line for each, the newest first, with its file below."""
    games = unfinished()
    if not games:
        print(say("games-none", arguments.lang))
    for number, found in enumerate(games, 1):
        print(f"{number:>3}  {say('games-game', arguments.lang, **told(found))}")
        print(f"     {found.path}")
    return 0

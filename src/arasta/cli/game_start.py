"""Sitting down: a new game, or one that was kept, and who plays which seat of it."""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import arasta
from arasta.bots.characters import given_name
from arasta.cli.arguments import given_settings, seat_of
from arasta.cli.errors import UsageError
from arasta.cli.language import said
from arasta.cli.record_file import read_text
from arasta.core.setting_kinds import is_number, shown
from arasta.play.arguments import checked_names
from arasta.play.errors import CannotKeep, RecordError
from arasta.play.game.game import Game
from arasta.play.records.files import check_new
from arasta.play.records.saved_games import SavedGame, Unfinished, is_free, keep_at, keep_new, reopen, unfinished
from arasta.play.text.language import say

YES = frozenset({"", "y", "yes"})


class Opened(NamedTuple):
    """A game on the table, the file that it is kept in, and the seats of people."""

    game: Game
    kept: SavedGame
    people: set[int]


def opened(arguments: argparse.Namespace) -> Opened:
    """The game that the arguments ask for; if they ask for none and one is unfinished, the player is asked."""
    if arguments.load:
        read_text(str(arguments.load))  # refuses what is no text of a sensible length
        return gone_on_with(arguments.load, arguments)
    if arguments.resume:
        return resumed(kept_game(arguments.resume), arguments)
    if is_bare(arguments) and sys.stdin.isatty():
        free = [found for found in unfinished() if is_free(found.path)]
        if free and wants(free[0], arguments.lang):
            return resumed(free, arguments)
    return begun(arguments)


def begun(arguments: argparse.Namespace) -> Opened:
    """A new game."""
    if arguments.record:
        check_new(arguments.record)
    game = arasta.new(
        arguments.game,
        seed=arguments.seed,
        chance=arguments.chance,
        names=names(arguments.names),
        ask_forced=arguments.chance == "manual",
        **given_settings(arguments),
    )
    people = people_of(arguments.seats, game)
    name_bots(game, people)
    if arguments.record:
        return Opened(game, keep_at(arguments.record, game, people, warn), people)
    return Opened(game, keep_new(game, people, warn), people)


def name_bots(game: Game, people: set[int]) -> None:
    """Bots that nobody has named get names of their own, which the game keeps; its seed says which."""
    names = list(game.names) or [""] * game.settings.players
    for seat in sorted(set(range(game.settings.players)) - people):
        names[seat] = names[seat] or given_name(str(game.seed), names)
    game.names = checked_names(names, game.settings.players)


def resumed(games: Iterable[Unfinished], arguments: argparse.Namespace) -> Opened:
    """The first of some kept games that nobody else is playing."""
    in_use: CannotKeep | None = None
    for found in games:
        try:
            return gone_on_with(found.path, arguments)
        except CannotKeep as refused:
            in_use = in_use or refused
    raise in_use or UsageError(said("usage-nothing-unfinished"))


def gone_on_with(path: Path, arguments: argparse.Namespace) -> Opened:
    """A kept game, with the same people unless others are named."""
    try:
        game, kept = reopen(path, warn, arguments.seed)
    except RecordError as error:
        raise UsageError(said("usage-in-file", file=str(path), problem=error)) from None
    if arguments.seats is not None or not kept.people:
        kept.people = frozenset(people_of(arguments.seats, game))
    return Opened(game, kept, set(kept.people))


def kept_game(number: int) -> list[Unfinished]:
    """Those that can be gone on with: by its number in `arasta games`, or all of them, the newest first."""
    games = unfinished()
    if number > len(games):
        raise UsageError(said("usage-not-unfinished", number=number))
    return games if number == 1 else [games[number - 1]]


def is_bare(arguments: argparse.Namespace) -> bool:
    """Whether nothing was said about the game to be played."""
    said = (arguments.new, arguments.record, arguments.seats, arguments.names, arguments.chance == "manual")
    is_default = arguments.game == next(iter(arasta.GAMES)) and arguments.seed is None
    return is_default and not any(said) and not given_settings(arguments)


def wants(found: Unfinished, lang: str) -> bool:
    """Whether the player wants to go on with a game; whoever ends the input wants nothing at all."""
    print(say("terminal-unfinished", lang), say("games-game", lang, **told(found)), sep="\n  ")
    try:
        return input(say("terminal-go-on", lang) + " ").strip().lower() in YES
    except EOFError:
        raise KeyboardInterrupt from None


def told(found: Unfinished) -> dict[str, str | int]:
    """A kept game as the values of a text."""
    return {
        "game": said(f"game-{found.game}"),
        "players": found.players,
        "people": ", ".join(str(seat + 1) for seat in sorted(found.people)),
        "turn": found.turn,
        "saved": f"{found.saved:%Y-%m-%d %H:%M}",
    }


def warn(refused: CannotKeep) -> None:
    """The game cannot be kept; play goes on."""
    print(f"arasta: {refused}", file=sys.stderr)


def names(text: str) -> list[str]:
    """The names of those who play, in the order of their seats."""
    return [name.strip() for name in text.split(",")] if text else []


def people_of(text: str | None, game: Game) -> set[int]:
    """The seats that people play: as given, or all where the game is entered by hand, or the first."""
    if text is None:
        return set(range(game.settings.players if game.chance == "manual" else 1))
    return {seat_of(number, game.settings.players) for number in seats(text)}


def seats(text: str) -> list[int]:
    """The numbers of the seats that people play."""
    numbers = text.replace(",", " ").split()
    if not numbers or not all(map(is_number, numbers)):
        raise UsageError(said("usage-seats", value=shown(text)))
    return [int(number) for number in numbers]

"""Beginning the game of a table, when everybody sits and has given a word for its dice."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from arasta.play.arguments import seed_or_own
from arasta.play.game.game import Game
from arasta.play.games import GAMES
from arasta.play.records.fair_dice import FairDice
from arasta.server.tables.table import Agreed, Table


def begun_if_full(table: Table, without_words: bool = False) -> Table:
    """The table with its game begun, if everybody sits, and if no word for the dice is missing, or it was waited for
    long enough. A game that goes on from elsewhere is there already.
    """
    if any(chair.is_free for chair in table.chairs) or (table.awaited and not without_words):
        return table
    game = new_game(table) if table.game is None else gone_on(table, table.game.copy())
    game.names = table.names
    return table.began(game)


def gone_on(table: Table, game: Game) -> Game:
    """A game from elsewhere: from now on chance is entered by hand, or falls by the dice of this table."""
    dice = dice_of(table)
    if dice is not None and not game.over:
        game.dice = replace(dice, first=game.history.fallen)
        game.resume("fair")
    return game


def new_game(table: Table) -> Game:
    """By the seed that was given, by hand, or by dice that nobody knows before and everybody can check afterwards."""
    rules, settings = GAMES[table.agreed.kind], settings_of(table)
    if table.agreed.seed is not None:
        return Game(rules, settings, table.agreed.seed, "auto")
    if table.agreed.by_hand:
        return Game(rules, settings, None, "manual")
    return Game(rules, settings, None, "fair", dice=dice_of(table))


def settings_of(table: Table) -> Any:
    """What was agreed for the game; once it has begun it knows itself."""
    if table.game is not None:
        return table.game.settings
    return GAMES[table.agreed.kind].schema.kept(table.agreed.settings)


def dice_of(table: Table) -> FairDice | None:
    """The fair dice of a table with the words of its people; None where it has none."""
    if not table.agreed.dice_key:
        return None
    if table.game is not None and table.game.chance == "fair":  # one from elsewhere begins with other dice, or none
        return table.game.dice
    words = [chair.word for chair in table.chairs]
    return FairDice(table.agreed.id, table.agreed.dice_key).with_words(words, len(words))


def with_dice(agreed: Agreed) -> Agreed:
    """With a new secret key, which everybody can check afterwards; real dice need none."""
    return replace(agreed, dice_key="" if agreed.by_hand else FairDice.new(agreed.id).key)


def replayed(game: Game, steps: Sequence[str]) -> Game:
    """The first steps of a game once more, in a game of its own with a seed of its own."""
    again = Game(game.rules, game.settings, seed_or_own(None), "manual", game.names, game.ask_forced)
    for step in steps:
        again.play(step)
    return again

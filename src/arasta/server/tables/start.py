"""Beginning the game of a table, when everybody sits."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from arasta.play.agreeing import agreed_names, seed_or_own
from arasta.play.fair_dice import FairDice
from arasta.play.game import Game
from arasta.play.games import GAMES
from arasta.server.chairs import told_apart
from arasta.server.table import Table


def begun_if_full(table: Table) -> Table:
    """The table with its game begun, if everybody sits. One that goes on from elsewhere has its game already."""
    if any(chair.is_free for chair in table.chairs):
        return table
    names = told_apart([chair.name for chair in table.chairs])
    if table.game is None:
        return table.began(new_game(table, names))
    return table.began(gone_on(table, table.game.copy(), names))


def gone_on(table: Table, game: Game, names: Sequence[str]) -> Game:
    """A game from elsewhere: from now on chance is entered by hand, or falls by the dice of this table."""
    game.names = agreed_names(names, len(names))
    dice = dice_of(table)
    if dice is not None and not game.over:
        game.dice = replace(dice, first=game.history.fallen)
        game.resume("fair")
    return game


def new_game(table: Table, names: Sequence[str]) -> Game:
    """By the seed that was given, by hand, or by dice that nobody knows before and everybody can check afterwards."""
    rules, settings = GAMES[table.agreed.kind], settings_of(table)
    if table.agreed.seed is not None:
        return Game(rules, settings, table.agreed.seed, "auto", names)
    if table.agreed.by_hand:
        return Game(rules, settings, None, "manual", names)
    return Game(rules, settings, None, "fair", names, dice=dice_of(table))


def settings_of(table: Table) -> Any:
    """What was agreed for the game; once it has begun it knows itself."""
    if table.game is not None:
        return table.game.settings
    rules = GAMES[table.agreed.kind]
    return rules.settings(**rules.schema.read(table.agreed.settings))


def dice_of(table: Table) -> FairDice | None:
    """The fair dice of a table with the words of its people; None where it has none."""
    if not table.agreed.dice_key:
        return None
    if table.game is not None and table.game.chance == "fair":  # one from elsewhere begins with other dice, or none
        return table.game.dice
    words = [chair.word for chair in table.chairs]
    return FairDice(table.agreed.id, table.agreed.dice_key).with_words(words, len(words))


def replayed(game: Game, steps: Sequence[str]) -> Game:
    """The first steps of a game once more, in a game of its own with a seed of its own."""
    again = Game(game.rules, game.settings, seed_or_own(None), "manual", game.names, game.ask_forced)
    for step in steps:
        again.play(step)
    return again

"""Golden records: whole games as text, replayed to the exact result (CONTRIBUTING.md says how they change)."""

from functools import cache
from pathlib import Path

import pytest

import arasta
from arasta.dice.components.cards import CARD_TABLE as BAZAAR_CARDS
from arasta.dice.components.tiles import TILES
from arasta.dice.effects import EFFECTS as DICE_EFFECTS
from arasta.dice.option_names import AREA_WORDS
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.letters.components.kiosk_tiles import KIOSK_TABLE
from arasta.istanbul.mocha.components.guild_cards import GUILD_TABLE
from arasta.istanbul.settings import VARIANT_WORDS
from arasta.istanbul.tables import CARD_TABLE, LAYOUTS, PLACE_TABLE

FOLDER = Path(__file__).parent.parent / "records"
BOARD_GAMES = sorted(FOLDER.glob("istanbul/*.txt"))
DICE_GAMES = sorted(FOLDER.glob("dice/*.txt"))
RECORDS = BOARD_GAMES + DICE_GAMES
# They wait for a full cart, for riches or for much luck; tests/rules plays them all.
RARE_CARDS = {"palace_again", "small_market_any", "coffee_house_again", "die_to_6", "companion_2", "society_again"}
RARE_DECISIONS = {"take_two"}
EVERY = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")


def essence(text):
    """A record without its remarks, the version that wrote it, and how chance would go on."""
    return [line for line in text.splitlines() if not line.startswith(("#", "version: ", "chance: "))]


@cache
def replayed(path):
    """The game of a record."""
    return arasta.load(path.read_text("utf-8"), chance="manual")


@EVERY
def test_a_recorded_game_replays_to_the_result_it_had(path):
    """The result line is checked on loading; the record of the replayed game is the file again."""
    text = path.read_text("utf-8")
    game = replayed(path)
    assert game.over
    assert essence(game.record()) == essence(text)
    assert essence(text)[-1].startswith("result: ")


@EVERY
def test_a_recorded_game_says_at_its_top_what_it_shows(path):
    remark = path.read_text("utf-8").splitlines()[0]
    assert remark.startswith("# ")
    assert len(remark) <= 120


@EVERY
def test_a_recorded_game_is_short_enough_to_be_read(path):
    """A game between people takes about 15 to 40 rounds."""
    assert replayed(path).view()["round"] <= 60


def test_the_board_games_show_every_number_of_players_layout_and_variant():
    agreed = [replayed(path).settings for path in BOARD_GAMES]
    assert {settings.players for settings in agreed} == {2, 3, 4, 5}
    layouts = {settings.layout for settings in agreed}
    assert layouts >= {layout.slug for layout in LAYOUTS} | {"random"}
    assert any(isinstance(layout, tuple) for layout in layouts)
    assert {settings.variants for settings in agreed} >= {(), *((word,) for word in VARIANT_WORDS), VARIANT_WORDS}


def test_one_board_game_is_decided_by_a_tie_break():
    """END-7"""
    decided_by = {replayed(path).result.standings[1].decided_by for path in BOARD_GAMES}
    assert decided_by - {"rubies"}


def test_the_board_games_together_show_every_decision_place_and_card():
    decisions, acted, played = set(), set(), set()
    for path in BOARD_GAMES:
        game = replayed(path)
        for i, step in enumerate(game.history):
            s, action = game.rules.open(game.states_at(i)), game.rules.actions[step.action]
            decisions.add(game.rules.decision(s))
            acted.add(game.rules.open(game.states_at(i + 1)).last_action)
            if action.verb == "card":
                played.add(action.target)
    assert {EFFECTS.words[effect] for effect in EFFECTS.names} - decisions <= RARE_DECISIONS
    assert {row.place for row in PLACE_TABLE} - acted == set()
    assert {row.slug for row in CARD_TABLE if row.edition == 1} - played <= RARE_CARDS


@pytest.mark.parametrize("expansions", [("mocha",), ("letters",), ("mocha", "letters")])
def test_there_are_two_board_games_of_each_mode(expansions):
    assert sum(replayed(path).settings.expansions == expansions for path in BOARD_GAMES) >= 2


def test_the_board_games_together_show_most_guild_cards_and_kiosk_tiles():
    names = {replayed(path).rules.actions[step.action].name for path in BOARD_GAMES for step in replayed(path).history}
    assert sum(f"guild {row.number}" in names for row in GUILD_TABLE) >= 14
    assert sum(f"kiosk {tile.number}" in names for tile in KIOSK_TABLE) >= 23


def test_the_dice_games_show_every_number_of_players_and_a_tie_break():
    """DEND-4"""
    games = [replayed(path) for path in DICE_GAMES]
    assert {game.settings.players for game in games} == {2, 3, 4}
    assert any(standing.decided_by == "wealth" for game in games for standing in game.result.standings)


def test_the_dice_games_together_show_every_decision_card_and_source_of_rubies():
    decisions, names = set(), set()
    for path in DICE_GAMES:
        game = replayed(path)
        for i, step in enumerate(game.history):
            decisions.add(game.rules.decision(game.rules.open(game.states_at(i))))
            names.add(game.rules.actions[step.action].name)
    assert {DICE_EFFECTS.words[effect] for effect in DICE_EFFECTS.names} - decisions == set()
    assert {f"reveal {row.slug}" for row in BAZAAR_CARDS if row.edition == 1} <= names
    assert {f"ruby {word}" for word in AREA_WORDS} <= names
    assert any(player["mosque_ruby"] for path in DICE_GAMES for player in replayed(path).view()["players"])


def test_the_dice_games_together_show_most_tiles():
    names = {replayed(path).rules.actions[step.action].name for path in DICE_GAMES for step in replayed(path).history}
    assert sum(f"tile {tile.slug}" in names for tile in TILES) >= 18

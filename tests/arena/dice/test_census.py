import numpy as np
import pytest

from arasta import GAMES
from arasta.arena import census
from arasta.arena.choice_counts import nothing_taken, play_and_count, take
from arasta.arena.dice.census import mixes, things
from arasta.arena.random_games import LIMIT
from arasta.core.setting_kinds import SettingError
from arasta.dice.components.cards import CARD_TABLE
from arasta.dice.components.tiles import TILES

RULES = GAMES["dice"]


@pytest.fixture(scope="module")
def taken():
    """What was counted in some games of every number of players."""
    (taken,) = take("dice", mixes({}), seed=1, games=600, limit=LIMIT)
    return taken


@pytest.fixture(scope="module")
def found(taken):
    """What the counts say."""
    return census.report("dice", taken, mixes({}), seed=1)


def test_every_choice_is_counted_under_its_name(taken, found):
    assert sum(found.actions.values()) == taken.choices.sum() == taken.decisions
    assert set(found.actions) == set(RULES.ids)


def test_every_tile_is_bought_taken_by_a_card_and_given_up(found):
    """DACT-11, DCARD-15, DTILE-9"""
    for kind in ("tiles_bought", "tiles_taken", "tiles_given_up"):
        assert list(found.things[kind]) == [tile.slug for tile in TILES]
        assert all(found.things[kind].values())


def test_every_card_is_revealed_and_used_and_most_of_them_bring_their_benefit(found):
    """DCARD-3, DCARD-9, DCARD-10"""
    slugs = [row.slug for row in CARD_TABLE]
    for kind in ("cards_revealed", "cards_used"):
        assert list(found.things[kind]) == slugs
        assert all(found.things[kind].values())
    assert list(found.things["benefits"]) == [slug for slug in slugs if slug.startswith("b")]
    assert list(found.things["exchanges"]) == ["a1a", "a1b", "a3_red", "a3_yellow", "a3_green", "a3_blue"]
    assert sum(found.things["benefits"].values()) == found.actions["benefit"]
    assert sum(found.things["exchanges"].values()) == found.actions["exchange"]


def test_rubies_are_counted_by_area_by_card_and_at_the_mosque(found):
    """DRUBY-1, DRUBY-6, DCARD-14"""
    rubies = found.things["rubies"]
    assert len(rubies) == 2 * 6 + 1
    assert all(rubies.values())
    for area in ("red", "yellow", "green", "blue", "carpet", "lira"):
        assert rubies[area] + rubies[f"{area} by card"] == found.actions[f"ruby {area}"]


def test_the_rubies_counted_are_those_that_the_players_own():
    counted = nothing_taken("dice")
    states = np.concatenate([RULES.set_up(settings) for settings in mixes({})]).repeat(20)
    play_and_count("dice", states, 5, LIMIT, counted)
    rubies = things(counted, census.action_counts("dice", counted.choices), mixes({}))["rubies"]
    assert sum(rubies.values()) == states["rubies"].sum()


def test_without_words_all_numbers_of_players_are_played():
    assert [settings.players for settings in mixes({})] == [2, 3, 4]
    assert [settings.players for settings in mixes({"players": 3})] == [3]
    with pytest.raises(SettingError, match="there are players"):
        mixes({"layout": "short"})

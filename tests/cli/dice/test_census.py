import json

import numpy as np
import pytest

from arasta.cli import census
from arasta.cli.dice.census import RULES, mixes
from arasta.cli.random_games import LIMIT
from arasta.core.protocol import OptionError
from arasta.dice.components.cards import CARD_TABLE
from arasta.dice.components.tiles import TILES

DICE = census.CENSUSES["dice"]


@pytest.fixture(scope="module")
def taken():
    """What was counted in some games of every number of players."""
    return census.take(DICE, mixes({}), seed=1, games=600, limit=LIMIT, progress=lambda done, games: None)


@pytest.fixture(scope="module")
def found(taken):
    """What the counts say."""
    return census.report(DICE, taken, mixes({}), seed=1, games=600)


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
    states, counted = [], census.Taken(RULES.new_census())
    for options in mixes({}):
        batch, _, _ = census.play_batch(RULES, options, 5, 20, counts=counted.choices)
        counted.at_end.update(DICE.at_end(batch))
        states.append(batch)
    rubies = DICE.things(counted, census.action_counts(DICE, counted.choices), mixes({}))["rubies"]
    assert sum(rubies.values()) == np.concatenate(states)["rubies"].sum()


def test_without_words_all_numbers_of_players_are_played():
    assert [options.players for options in mixes({})] == [2, 3, 4]
    assert [options.players for options in mixes({"players": 3})] == [3]
    with pytest.raises(OptionError, match="there are players"):
        mixes({"layout": "short"})


def test_people_get_a_table_of_a_census(arasta):
    arasta("simulate", "--game", "dice", "--census", "--games", 30, "--seed", 1)
    assert arasta.code == 0
    assert arasta.out.startswith("census of 30 random games, ")
    assert "\n  players          2, 3, 4\n" in arasta.out
    assert "\n  tiles bought     21 of 21 used" in arasta.out
    assert "modes" not in arasta.out


def test_a_census_is_the_same_for_the_same_seed(arasta):
    found = []
    for _ in range(2):
        arasta("simulate", "--game", "dice", "--census", "--players", 2, "--games", 8, "--seed", 3, "--json")
        found.append(json.loads(arasta.out))
    assert found[0] == found[1]
    assert (found[0]["games"], found[0]["players"], "modes" in found[0]) == (8, [2], False)

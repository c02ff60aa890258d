import pytest

from arasta.arena import census
from arasta.arena.choice_counts import take
from arasta.arena.istanbul.census import mixes
from arasta.arena.random_games import LIMIT
from arasta.istanbul.actions import ACTIONS
from arasta.istanbul.settings import SCHEMA
from arasta.istanbul.tables import CARD_TABLE, PLACE_TABLE
from arasta.istanbul.words import Effect


@pytest.fixture(scope="module")
def grand_bazaar():
    """The counts of a few games with everything, and what they say."""
    played = [SCHEMA.settings(players=4, expansions=("mocha", "letters"))]
    (taken,) = take("istanbul", played, seed=1, games=60, limit=LIMIT)
    return taken.choices, census.report("istanbul", taken, played, seed=1)


def test_every_choice_is_counted_under_its_name(grand_bazaar):
    counts, found = grand_bazaar
    assert sum(found.actions.values()) == counts.sum()
    assert found.actions["act"] == counts[[Effect.ACTION, Effect.ACT_THERE], :, 1].sum()
    assert set(found.actions) == set(ACTIONS.ids)


def test_places_cards_tiles_and_guild_cards_are_counted_apart(grand_bazaar):
    _, found = grand_bazaar
    assert {kind: len(counts) for kind, counts in found.things.items()} == {
        "places": len(PLACE_TABLE),
        "cards": len(CARD_TABLE),
        "kiosk": 31,
        "guild": 20,
    }
    assert list(found.things["kiosk"])[-2:] == ["24", "24 back"]
    for kind in ("kiosk", "guild"):
        assert all(found.things[kind].values())
    assert found.things["cards"]["die_to_6"] == sum(found.actions[f"six {face}"] for face in range(1, 7))


def test_what_was_never_chosen_is_told_with_the_reason_if_there_is_one(grand_bazaar):
    _, found = grand_bazaar
    unused = {name for name, n in found.actions.items() if not n}
    assert unused == found.never.keys() | {name for name in found.unexplained if name in ACTIONS.ids}
    assert found.never["send 12"] == "a family member cannot be sent to where it is (P12-3)"
    assert found.never["bid 123"] == "hardly anybody ever owns so many lira (P23-4)"


def test_without_words_all_modes_and_numbers_of_players_are_played():
    everything = mixes({})
    assert {settings.players for settings in everything} == {2, 3, 4, 5}
    assert {settings.expansions for settings in everything} == {(), ("mocha",), ("letters",), ("mocha", "letters")}
    assert {settings.layout for settings in everything} == {"random"}
    assert len({settings.variants for settings in everything}) == 2
    assert {(each.players, each.expansions) for each in mixes({"players": 3, "expansions": ["mocha"]})} == {
        (3, ("mocha",))
    }

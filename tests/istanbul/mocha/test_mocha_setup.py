"""Set-up and options of a game with Mocha & Baksheesh."""

import pytest

from arasta.core.bits import has
from arasta.core.machine import NOBODY
from arasta.core.options import options_in
from arasta.core.setting_kinds import SettingError
from arasta.istanbul.engine import chance_weight
from arasta.istanbul.mocha.components import PLACE_TABLE as MOCHA_PLACES
from arasta.istanbul.mocha.components import TOKEN_TABLE as MOCHA_TOKENS
from arasta.istanbul.mocha.components.guild_cards import GUILD_TABLE
from arasta.istanbul.settings import SCHEMA
from arasta.istanbul.tables import PLACE_TABLE
from tests.istanbul.mocha.mocha_table import BOTH, MochaTable
from tests.table import CARD, IN_THE_BOX, deck_of

PRINTED = [16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 2, 19, 6, 12, 9, 20, 11, 5, 14, 13]


def test_the_places_17_to_20_are_added():
    """MODE-1"""
    assert [(row.place, row.slug) for row in MOCHA_PLACES] == [
        (17, "roasting"),
        (18, "guild_hall"),
        (19, "tavern"),
        (20, "coffee_house"),
    ]
    assert [row.place for row in PLACE_TABLE if MochaTable().s.cell[row.place] >= 0] == [*range(1, 21)]


def test_the_printed_layout_is_five_by_four():
    """LAYOUT-2, MODE-1: rows of the record are five cells apart, too."""
    s = MochaTable().s
    assert (s.columns, s.rows) == (5, 4)
    assert [s.cell[place] for place in PRINTED] == [*range(20)]


def test_the_layout_of_the_mode_is_the_printed_one_unless_another_is_chosen():
    """MODE-7, LAYOUT-2, LAYOUT-3"""
    assert SCHEMA.settings(expansions=["mocha"]).layout == "first"
    assert SCHEMA.settings(expansions=["mocha"], layout="random").layout == "random"
    assert SCHEMA.settings(expansions=["mocha"], layout=PRINTED).layout == tuple(PRINTED)
    for layout in ("short", tuple(range(1, 17)), tuple(range(2, 22))):
        with pytest.raises(SettingError):
            SCHEMA.settings(expansions=["mocha"], layout=layout)


@pytest.mark.parametrize(
    ("expansions", "inner", "ways"),
    [(("mocha",), "b2 c2 d2 b3 c3 d3", 1056), (("letters",), "b2 c2 d2 b3 c3 d3", 1056), (BOTH, "c3", 312)],
)
def test_on_a_random_layout_the_fountain_lies_inside(expansions, inner, ways):
    """VAR-RL-1, VAR-RL-2, LAYOUT-4: its weights count the ways to lay 7, 8 and 9."""
    table = MochaTable(expansions=expansions, layout="random", dealt=False)
    assert table.legal == {f"lay {cell}" for cell in inner.split()}
    assert sum(chance_weight(table.s, cell) for cell in options_in(table.s)) == ways


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_rubies_bring_the_end_with_any_number_of_players(players):
    """MODE-1, MODE-2, END-1"""
    table = MochaTable(players=players)
    table.s.rubies[0] = 5
    assert table.idle(players).to_act == 0
    table.s.rubies[0] = 6
    assert table.idle(players).to_act == NOBODY


def test_the_box_adds_18_cards_to_the_bonus_deck():
    """MODE-1, SETUP-10"""
    assert sum(IN_THE_BOX["mocha"].values()) == 18
    assert deck_of("mocha") | IN_THE_BOX["mocha"] == deck_of("mocha")
    assert MochaTable().s.deck_size == sum(deck_of("base", "mocha").values())


def test_cards_of_both_boxes_are_drawn_and_no_other():
    """SETUP-10, SETUP-12, INFO-3"""
    table = MochaTable(dealt=False).play("demand L1", "demand S1", "roll 1 1", "roll 1 1", "roll 1 1")
    likely = {name.removeprefix("draw "): chance_weight(table.s, CARD[name[5:]]) for name in table.legal}
    assert likely == deck_of("base", "mocha")


def test_the_guild_deck_has_one_copy_of_each_of_20_cards():
    """SETUP-14, INV-3"""
    s = MochaTable().s
    assert [row.number for row in GUILD_TABLE] == [*range(1, 21)]
    assert [number for number in range(32) if has(s.guild_deck, number)] == [*range(1, 21)]
    assert (s.guild_deck_size, s.guild_discard_size) == (20, 0)


def test_barrier_and_control_tile_lie_beside_the_board():
    """SETUP-14, BARRIER-4"""
    s = MochaTable().s
    assert (list(s.barrier), s.barrier_keeper) == ([0, 0], NOBODY)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_four_tavern_tiles_of_each_type_lie_sorted_with_1_on_top(players):
    """SETUP-14, DECK-9: for any number of players."""
    table = MochaTable(players=players)
    assert set(table.s.tavern_tiles_left) == {4}
    for i in range(3):
        table.s.neutral_merchant[i] = 0
    table.pour(0, 1).go(19).play("act", "movement tile")
    assert (table.s.coffee[0], table.tavern_tiles(0)) == (0, {"movement"})


def test_the_baksheesh_tile_starts_with_three_yellow():
    """SETUP-14, P19-4"""
    for goods, offered in (("Y3", True), ("G3", False), ("R3 B3 Y2", False)):
        table = MochaTable().pour(0, 4)
        table.s.extensions[0] = 1
        assert ("baksheesh" in table.load(0, goods).go(19).play("act").legal) == offered


@pytest.mark.parametrize(
    ("players", "placed", "supply"),
    [(2, 26, 16), (3, 30, 12), (4, 36, 6), (5, 37, 5)],
)
def test_the_coffee_house_has_five_rubies_and_the_rest_is_the_supply(players, placed, supply):
    """SETUP-14, RUBY-1"""
    s = MochaTable(players=players).s
    assert s.rubies_on[20] == 5
    assert (sum(s.rubies_on), s.ruby_supply) == (placed, supply)


@pytest.mark.parametrize("players", [2, 5])
def test_nobody_starts_with_coffee_or_guild_cards(players):
    """SETUP-16"""
    s = MochaTable(players=players).s
    assert list(s.coffee) == list(s.guild_cards) == list(s.guild_hand) == list(s.tavern_tiles) == [0] * 5


def test_the_coffee_trader_is_in_play_and_the_courier_is_not():
    """SETUP-9, WORD-6"""
    assert [(row.token, row.slug) for row in MOCHA_TOKENS] == [(2, "coffee_trader")]
    table = MochaTable(dealt=False).play("demand L1", "demand S1", "roll 2 5", "roll 3 5", "roll 4 5")
    assert list(table.s.token) == [7, 8, 9, 0]


@pytest.mark.parametrize("variant", ["neutral_assistants", "caravan_leader"])
def test_the_variants_combine_with_the_expansion(variant):
    """MODE-5, MODE-6, MODE-7"""
    settings = SCHEMA.settings(players=4, expansions=["mocha"], variants=[variant])
    assert (settings.expansions, settings.variants) == (("mocha",), (variant,))


def test_the_letters_deck_is_no_option_of_this_expansion():
    """MODE-3"""
    for expansions in (["mocha"], BOTH):
        with pytest.raises(SettingError, match="letters"):
            SCHEMA.settings(expansions=expansions, letters_deck="new")


def test_the_caravan_leader_keeps_all_cards_in_a_double_turn():
    """EX-120, VAR-CL-2, VAR-CL-3: with both expansions, since letters pay the double turn; the coffee comes twice."""
    table = MochaTable(expansions=BOTH, variants=["caravan_leader"]).give(0, "stay")
    for place in (4, 5):
        table.s.delivered[0, place] = 1
    table.at(11).play("move 6", "leave", "act", "draw corner", "draw two_coffee", "discard corner")
    assert table.s.caravan_leader == NOBODY
    table.play("done", "double turn", "done")
    assert (table.to_act, table.s.caravan_leader) == (0, 0)
    table.play("card stay", "pick up", "act", "from deck", "draw five_lira", "from deck", "draw move_3_4")
    assert table.hand(0) == ["five_lira", "move_3_4", "two_coffee"]
    assert (table.s.coffee[0], table.pile()) == (2, ["corner", "stay"])

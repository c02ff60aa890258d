"""Set-up: what lies where before the first turn, by number of players."""

import pytest

from arasta.core.machine import CHANCE, NOBODY
from arasta.istanbul.engine import chance_weight
from tests.table import BASE_DECK, CARD, NOWHERE, Table, deck_of

EVERY_ROLL = {f"roll {a} {b}" for a in range(1, 7) for b in range(1, 7)}


def at_mosque(players, mosque, goods, left):
    """The first player stands at a mosque, with `left` tiles in each stack, and is asked whether to act."""
    table = Table(players=players).give(0, "five_lira")
    table.s.merchant[0] = {14: 7, 15: 12}[mosque]
    table.s.extensions[0] = 3
    for i in range(3):
        table.s.neutral_merchant[i] = NOWHERE
    for colour in range(4):
        table.s.mosque_tiles_left[colour] = left
    return table.load(0, goods).play(f"move {mosque}", "leave")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_play(players):
    """MODE-2, SETUP-2, TURN-1"""
    table = Table(players=players)
    seats = []
    for _ in range(2 * players):
        seats.append(table.to_act)
        table.idle()
    assert seats == [*range(players), *range(players)]


@pytest.mark.parametrize(("players", "target"), [(2, 6), (3, 5), (4, 5), (5, 5)])
def test_five_rubies_bring_the_end_and_with_two_players_six(players, target):
    """MODE-1"""
    table = Table(players=players)
    table.s.rubies[1] = target - 1
    assert table.idle(players).to_act == 0
    table.s.rubies[1] = target
    assert table.idle(players).to_act == NOBODY


def test_the_base_game_has_sixteen_places_on_a_grid_of_four_by_four():
    """MODE-1, SETUP-1"""
    table = Table()
    assert (table.s.columns, table.s.rows) == (4, 4)
    cells = [table.s.cell[place] for place in range(1, 17)]
    # Rows of the record are five cells apart.
    assert sorted(cells) == [0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("variants", "leader"), [(["caravan_leader"], 0), ([], NOBODY)])
def test_the_caravan_leader_is_an_option_for_any_number_of_players(players, variants, leader):
    """MODE-5"""
    table = Table(players=players, variants=variants).give(0, "five_lira")
    table.play("move 6", "leave", "act", "draw stay", "draw stay", "discard stay", "done")
    assert table.s.caravan_leader == leader


@pytest.mark.parametrize("players", [2, 3, 4])
def test_neutral_assistants_are_an_option_for_two_to_four_players(players):
    """MODE-6"""
    table = Table(players=players, variants=["neutral_assistants"]).play("move 2", "leave")
    assert table.s.neutral_assistants_on[2] == 1
    assert table.assistants(0) == set()
    table = Table(players=players).play("move 2", "leave")
    assert table.s.neutral_assistants_on[2] == 0
    assert table.assistants(0) == {2}


def test_seat_1_is_the_first_player_for_the_whole_game():
    """SETUP-2"""
    table = Table(players=3)
    for _ in range(3):
        assert table.to_act == 0
        table.idle(3)


@pytest.mark.parametrize(("players", "tiles"), [(2, [2, 4]), (3, [2, 3, 4]), (4, [2, 3, 4, 5]), (5, [2, 3, 4, 5])])
def test_mosque_tiles_are_stacked_with_the_cheapest_on_top(players, tiles):
    """SETUP-3"""
    assert list(Table(players=players).s.mosque_tiles_left) == [len(tiles)] * 4
    for taken, requirement in enumerate(tiles):
        left = len(tiles) - taken
        for mosque, letter in ((14, "R"), (14, "G"), (15, "B"), (15, "Y")):
            assert "act" not in at_mosque(players, mosque, f"{letter}{requirement - 1}", left).legal
            assert "act" in at_mosque(players, mosque, f"{letter}{requirement}", left).legal


def test_red_and_green_tiles_lie_on_14_and_blue_and_yellow_ones_on_15():
    """SETUP-3"""
    assert at_mosque(4, 14, "R2 G2 Y2 B2", 4).play("act").legal == {"tile red", "tile green"}
    assert at_mosque(4, 15, "R2 G2 Y2 B2", 4).play("act").legal == {"tile blue", "tile yellow"}


@pytest.mark.parametrize(("players", "rubies"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_each_mosque_has_a_ruby_per_player_but_never_five(players, rubies):
    """SETUP-4"""
    table = Table(players=players)
    assert table.s.rubies_on[14] == rubies
    assert table.s.rubies_on[15] == rubies


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_wainwright_has_a_ruby_per_player(players):
    """SETUP-5"""
    assert Table(players=players).s.rubies_on[1] == players


@pytest.mark.parametrize(("players", "rubies", "price"), [(2, 9, 15), (3, 10, 14), (4, 12, 12), (5, 12, 12)])
def test_the_dealers_track_is_filled_back_to_the_mark_for_the_players(players, rubies, price):
    """SETUP-6"""
    table = Table(players=players).give(0, "one_good")
    assert table.s.rubies_on[16] == rubies
    table.s.neutral_merchant[2] = NOWHERE
    table.s.merchant[0] = 11
    table.s.lira[0] = price - 1
    assert table.ready().play("move 16", "leave").legal == {"skip", "card one_good"}
    table.s.lira[0] = price
    assert table.ready().play("act").s.lira[0] == 0


@pytest.mark.parametrize(
    ("players", "rubies", "too_few", "enough"),
    [
        (2, 6, "R1 G1 Y1 B1", "R1 G1 Y2 B1"),
        (3, 6, "R1 G1 Y1 B1", "R2 G1 Y1 B1"),
        (4, 7, "R1 G1 Y1", "R1 G1 Y1 B1"),
        (5, 7, "R1 G2 B1", "R1 G1 Y1 B1"),
    ],
)
def test_the_palaces_track_is_filled_back_to_the_mark_for_the_players(players, rubies, too_few, enough):
    """SETUP-6"""
    table = Table(players=players).give(0, "five_lira")
    assert table.s.rubies_on[13] == rubies
    table.s.merchant[0] = 6
    table.load(0, too_few).play("move 13", "leave")
    assert table.legal == {"skip", "card five_lira"}
    table.load(0, enough).play("act")
    assert table.goods(0) == "R0 G0 Y0 B0"


def test_all_post_markers_start_on_the_upper_row():
    """SETUP-7"""
    table = Table()
    table.s.lira[0] = 0
    table.ready().play("move 5", "leave", "act")
    assert table.goods(0) == "R0 G1 Y1 B0"
    assert table.s.lira[0] == 2


def test_the_top_demand_tiles_are_drawn_dark_for_10_and_light_for_11():
    """SETUP-8"""
    table = Table(dealt=False)
    assert table.legal == {"demand L1", "demand L2", "demand L3", "demand L4", "demand L5"}
    table.play("demand L3")
    assert table.legal == {"demand S1", "demand S2", "demand S3", "demand S4", "demand S5"}
    table.play("demand S4", "roll 1 1", "roll 1 1", *["draw stay", "draw stay", "draw one_good", "draw one_good"])
    # L3 takes two red, one yellow and two blue goods, but no green one.
    table.s.extensions[0] = 3
    table.s.merchant[0] = 11
    table.load(0, "R5 G5 Y5 B5").play("move 10", "leave", "act")
    assert table.legal == {"sell red", "sell yellow", "sell blue"}


def test_two_dice_are_rolled_for_the_governor_and_then_for_the_smuggler():
    """SETUP-9, ROLL-5"""
    table = Table(dealt=False).play("demand L1", "demand S1")
    assert table.to_act == CHANCE
    assert table.legal == EVERY_ROLL
    table.play("roll 2 5")
    assert table.legal == EVERY_ROLL
    table.play("roll 6 6")
    assert list(table.s.token) == [7, 12, NOWHERE, NOWHERE]


def test_governor_and_smuggler_may_share_a_place():
    """SETUP-9, MEET-15"""
    table = Table(dealt=False).play("demand L1", "demand S1", "roll 4 4", "roll 5 3")
    assert list(table.s.token) == [8, 8, NOWHERE, NOWHERE]


def test_the_bonus_deck_holds_all_cards_in_unknown_order():
    """SETUP-10, MODE-1"""
    table = Table(dealt=False).play("demand L1", "demand S1", "roll 1 1", "roll 1 1")
    assert table.s.deck_size == BASE_DECK
    likely = {
        name.removeprefix("draw "): chance_weight(table.s, CARD[name.removeprefix("draw ")]) for name in table.legal
    }
    assert likely == deck_of("base")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_starts_with_an_empty_cart_and_all_pieces_at_their_places(players):
    """SETUP-11"""
    table = Table(players=players)
    for p in range(players):
        assert table.goods(p) == "R0 G0 Y0 B0"
        assert table.s.extensions[p] == 0
        assert table.s.rubies[p] == 0
        assert table.s.mosque_tiles[p] == 0
        assert table.s.family[p] == 12
        assert table.s.merchant[p] == 7
        assert table.s.stack[p] == 4
        assert table.s.aside[p] == 1
        assert table.assistants(p) == set()


def test_the_stack_has_four_assistants_until_the_blue_mosque_tile_brings_the_fifth():
    """SETUP-11, MOSQ-3"""
    table = Table()
    table.s.merchant[0] = 12
    table.load(0, "B2").play("move 15", "leave")
    assert table.s.stack[0] == 3
    table.play("act")
    assert (table.s.stack[0], table.s.aside[0]) == (4, 0)


@pytest.mark.parametrize(("players", "lira"), [(2, [2, 3]), (3, [2, 3, 4]), (4, [2, 3, 4, 5]), (5, [2, 3, 4, 5, 6])])
def test_each_seat_gets_one_lira_more_than_the_one_before(players, lira):
    """SETUP-12"""
    assert list(Table(players=players).s.lira)[:players] == lira


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_draws_one_bonus_card(players):
    """SETUP-12"""
    table = Table(players=players, dealt=False).play("demand L1", "demand S1", "roll 1 1", "roll 1 1")
    cards = ["stay", "one_good", "five_lira", "move_3_4", "family_home"][:players]
    for card in cards:
        table.play(f"draw {card}")
    assert [table.hand(p) for p in range(players)] == [[card] for card in cards]
    assert table.s.deck_size == BASE_DECK - players
    assert (table.to_act, table.decision) == (0, "move")


def test_with_two_players_three_neutral_merchants_stand_on_14_15_and_16():
    """SETUP-13"""
    assert list(Table(players=2).s.neutral_merchant) == [14, 15, 16]


@pytest.mark.parametrize(("place", "start"), [(14, 7), (15, 12), (16, 11)])
def test_a_neutral_merchant_is_to_be_paid_on_its_starting_place(place, start):
    """SETUP-13, PAY-3"""
    table = Table(players=2)
    table.s.merchant[0] = start
    assert table.ready().play(f"move {place}", "leave").legal == {"pay", "decline"}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("place", "start"), [(14, 7), (15, 12), (16, 11)])
def test_with_more_players_there_are_no_neutral_merchants(players, place, start):
    """SETUP-13"""
    table = Table(players=players).give(0, "five_lira")
    table.s.merchant[0] = start
    assert table.ready().play(f"move {place}", "leave").decision == "action"

"""The view of a seat: enough to draw the table, plain JSON, and no more than the seat may know."""

import json

import pytest

import arasta
from arasta.istanbul.game import Istanbul
from arasta.istanbul.mocha.components.tavern import TavernTile
from tests.play.games import MIX_NAMES, MIXES, asked_anew, at_random, at_the_end, by_hand, play
from tests.table import BASE_DECK, Table, all_demand_tiles_seen


def place(view, number):
    """A place of a view by its number."""
    (found,) = [place for place in view["places"] if place["number"] == number]
    return found


@pytest.mark.parametrize("settings", MIXES, ids=MIX_NAMES)
def test_a_view_is_json_at_any_time(settings):
    for decisions in (0, 40, 300):
        game = at_random(decisions, seed=4, **settings)
        for seat in (None, *range(settings["players"])):
            assert json.loads(json.dumps(game.view(seat))) == game.view(seat)


def test_a_view_is_json_during_set_up_and_after_the_end():
    set_up = arasta.new(chance="manual", layout="random")
    assert json.loads(json.dumps(set_up.view(0))) == set_up.view(0)
    over = play(at_the_end(), "done", "done")
    assert json.loads(json.dumps(over.view(0))) == over.view(0)
    assert over.view()["over"]
    assert over.view()["to_act"] is over.view()["decision"] is over.view()["turn_of"] is None


def test_the_view_says_who_is_asked_what():
    view = by_hand().view(0)
    assert (view["round"], view["turn_of"], view["to_act"]) == (1, 0, 0)
    assert view["decision"] == {"kind": "move", "chance": False}
    assert arasta.new(chance="manual").view()["to_act"] == "chance"


def test_legal_actions_are_shown_to_the_seat_to_act_only():
    game = by_hand()
    assert game.view(0)["legal"] == [choice.name for choice in game.legal]
    assert game.view(1)["legal"] == game.view(None)["legal"] == []
    rolling = play(game, "move 9", "leave", "act", "call 8")
    assert [rolling.view(seat)["legal"] for seat in (None, 0, 1)] == [[], [], []]


def test_the_bazaar_is_there_to_be_drawn():
    """Where each place lies, and who stands on it."""
    view = by_hand(players=4).view(0)
    assert (view["columns"], view["rows"]) == (4, 4)
    fountain, police = place(view, 7), place(view, 12)
    assert (fountain["row"], fountain["column"], fountain["slug"]) == (1, 2, "fountain")
    assert fountain["merchants"] == [0, 1, 2, 3]
    assert police["families"] == [0, 1, 2, 3]
    assert place(view, 2)["tokens"] == ["governor", "smuggler"]
    left = play(by_hand(), "move 9", "leave").view(1)
    assert (place(left, 9)["assistants"], place(left, 9)["merchants"]) == ([0], [0])


def test_two_players_see_neutral_merchants():
    """SETUP-13"""
    view = by_hand().view()
    assert [place(view, n)["neutral_merchants"] for n in (14, 15, 16)] == [1, 1, 1]


def test_neutral_assistants_and_the_caravan_leader_are_seen():
    """VAR-NA-1, VAR-CL-1"""
    game = by_hand(variants=["neutral_assistants", "caravan_leader"])
    assert game.view()["players"][0]["stack"] == ["neutral", "own", "own", "own"]
    assert game.view()["caravan_leader"] is None
    left = play(game, "move 9", "leave")
    assert place(left.view(), 9)["neutral_assistants"] == 1


def test_places_show_what_changes_on_them():
    """What the tiles show: rubies, extensions, mail, demand and prices, mosque tiles, tracks."""
    view = by_hand(players=4).view()
    assert (place(view, 1)["rubies"], place(view, 1)["extensions"]) == (4, 12)
    assert place(view, 5)["pays"] == ["green", "1 lira", "yellow", "1 lira"]
    assert place(view, 10)["demand"] == {"red": 2, "green": 1, "yellow": 0, "blue": 2}
    assert place(view, 10)["prices"] == [3, 7, 12, 18, 25]
    assert place(view, 11)["demand_tile"] == "S1"
    assert place(view, 13)["price"] == 4
    assert place(view, 13)["track"][:5] == ["blue", "red", "green", "yellow", "any"]
    assert place(view, 14)["stacks"] == {"red": {"left": 4, "requires": 2}, "green": {"left": 4, "requires": 2}}
    assert place(view, 15)["rubies"] == 4
    assert place(view, 16)["price"] == 12
    assert place(view, 16)["rubies"] == 12


def test_extensions_bought_are_missing_from_the_pile():
    """SETUP-5"""
    game = by_hand()
    game._state.merchant[0], game._state.lira[0] = 11, 7
    assert place(play(game, "move 1", "leave", "act").view(), 1)["extensions"] == 5


def test_every_player_shows_the_cart_the_purse_and_the_pieces():
    assert by_hand().view()["players"][1] == {
        "seat": 1,
        "lira": 3,
        "goods": {"red": 0, "green": 0, "yellow": 0, "blue": 0},
        "capacity": 2,
        "extensions": 0,
        "rubies": 0,
        "mosque_tiles": [],
        "tiles_used": [],
        "cards": 1,
        "merchant": 7,
        "family": 12,
        "stack": ["own"] * 4,
        "assistants": [],
        "aside": 1,
    }


def test_the_cards_are_there_to_be_drawn():
    """The own hand, the deck by number, the discard pile with its top last."""
    game = play(by_hand(), "card five_lira")
    assert (game.view(0)["hand"], game.view(1)["hand"], game.view()["hand"]) == ([], ["stay"], [])
    assert game.view()["deck"] == BASE_DECK - 2
    assert game.view()["discard"] == ["five_lira"]
    assert game.view()["target"] == 6


def test_hands_of_others_are_numbers_only():
    """INFO-2: cards unseen are those of the deck and of the other hands together."""
    views = [by_hand(cards=("five_lira", other)).view(0) for other in ("stay", "post_again")]
    assert json.dumps(views[0]) == json.dumps(views[1])
    assert views[0]["unseen"]["stay"] == views[0]["unseen"]["post_again"] == 2


def test_a_spectator_sees_no_hand():
    """INFO-2"""
    views = [by_hand(cards=(card, "stay")).view(None) for card in ("five_lira", "one_good")]
    assert views[0] == views[1]


def test_the_dice_and_a_sale_at_hand_are_seen():
    game = play(by_hand(), "move 9", "leave", "act", "call 8", "roll 3 5")
    assert game.view()["dice"] == [3, 5]
    game = by_hand()
    game._state.goods[0, 0] = game._state.goods[0, 1] = 1
    play(game, "move 11", "leave", "act", "sell red")
    assert game.view(1)["sold"] == {"red": 1, "green": 0, "yellow": 0, "blue": 0}


def test_a_place_of_an_expansion_shows_what_changes_on_it():
    """P19-2 to P19-4, P20-1, P24-2"""
    view = by_hand(expansions=["mocha", "letters"], layout=list(range(1, 26))).view()
    assert (view["columns"], view["rows"], view["target"]) == (5, 5, 6)
    tavern = place(view, 19)
    assert tavern["tiles"] == {tile.name.lower(): {"left": 4, "coffee": 1} for tile in TavernTile}
    assert (tavern["barrier"], tavern["baksheesh"]) == (2, {"coffee": 4, "good": "yellow", "goods": 3})
    assert (place(view, 20)["price"], place(view, 20)["rubies"]) == (6, 5)
    assert place(view, 24)["lira"] == [3, 2, 1]
    assert place(view, 2)["tokens"] == ["governor", "smuggler", "coffee_trader", "courier"]


def test_a_player_shows_coffee_letters_and_the_companion():
    """INFO-1"""
    seat = by_hand(expansions=["mocha", "letters"], layout=list(range(1, 26))).view()["players"][1]
    assert (seat["coffee"], seat["guild_cards"], seat["tavern_tiles"]) == (0, 0, [])
    assert (seat["letters"], seat["delivered"], seat["companion"]) == ([], [], "general supply")


def test_guild_hands_are_seen_by_their_owners_only():
    """INFO-2"""
    game = by_hand(expansions=["mocha"])
    game._state.guild_hand[0] = 1 << 4
    game._state.guild_cards[0] = 1
    assert [game.view(seat)["guild_hand"] for seat in (0, 1, None)] == [[4], [], []]
    assert [game.view(seat)["players"][0]["guild_cards"] for seat in (0, 1, None)] == [1, 1, 1]


def test_a_base_game_says_nothing_of_expansions():
    view = by_hand().view(0)
    assert view["expansions"] == []
    assert not {"barrier", "guild_hand", "kiosk", "letter_supply"} & view.keys()
    assert len(view["places"]) == 16


def test_a_companion_is_seen_where_it_stands():
    """COMP-4"""
    game = by_hand(expansions=["letters"])
    game._state.companion[0] = -1
    assert game.view()["players"][0]["companion"] == "personal supply"
    play(asked_anew(game), "place companion")
    assert game.view()["players"][0]["companion"] == 7
    assert place(game.view(), 7)["companions"] == [0]


def test_a_packed_argument_is_told_by_its_words():
    """House rule: no client has to know how the rules pack numbers."""
    table = Table().give(0, "move_3_4").play("card move_3_4")
    assert view_of(table)["decision"] == {"kind": "walk", "nearest": 3, "farthest": 4, "chance": False}
    table = Table().load(0, "R1 B1").go(10).play("act")
    assert view_of(table)["decision"] == {"kind": "sell", "any_goods": 0, "market": 10, "chance": False}
    table = Table().give(0, "one_good").play("card one_good")
    permitted = ["red", "green", "yellow", "blue"]
    assert view_of(table)["decision"] == {"kind": "take_good", "permitted": permitted, "chance": False}


def view_of(table):
    """What a spectator sees of a table."""
    return Istanbul().view(table.states, None)


def test_while_a_demand_tile_is_drawn_the_market_shows_none():
    """INFO-4: nobody knows the tile that comes up, and the one sold to is at the bottom."""
    set_up = arasta.new(chance="manual").view()
    assert [(place(set_up, n)["demand"], place(set_up, n)["demand_seen"]) for n in (10, 11)] == [(None, [])] * 2
    table = Table().load(0, "R1").go(10).play("act")
    view = view_of(table)
    assert view["decision"] == {"kind": "demand_drawn", "pile": 0, "chance": True}
    large, small = place(view, 10), place(view, 11)
    assert (large["demand"], large["demand_tile"], large["demand_seen"]) == (None, None, ["L1"])
    assert large["prices"] == [3, 7, 12, 18, 25]
    assert small["demand_tile"] == "S1"
    table.play("demand L4")
    assert (place(view_of(table), 10)["demand_tile"], place(view_of(table), 10)["demand"]["blue"]) == ("L4", 3)


def test_once_the_order_is_known_the_next_demand_tile_is_seen_at_once():
    """INFO-4"""
    table = all_demand_tiles_seen()
    market = place(view_of(table), 10)
    assert (market["demand_tile"], market["demand_seen"]) == ("L1", ["L1", "L5", "L3", "L2", "L4"])


def test_the_view_says_what_the_dice_are_for():
    """ROLL-1, P09-1, MEET-11"""
    game = arasta.new(chance="manual")
    play(game, "demand L1", "demand S1")
    assert game.view()["decision"] == {
        "kind": "roll_dice",
        "roll_for": {"kind": "move_token", "token": 0},
        "chance": True,
    }
    play(game := by_hand(), "move 9", "leave", "act", "call 8")
    assert game.view()["decision"]["roll_for"] == {"kind": "pay_tea_house", "number": 8, "factor": 1}
    game._state.mosque_tiles[0] = 1
    play(game, "roll 1 1")
    assert game.view()["decision"]["kind"] == "change_dice"
    assert game.view()["decision"]["roll_for"] == {"kind": "pay_tea_house", "number": 8, "factor": 1}


def test_the_views_of_all_seats_are_those_of_each():
    game = at_random(80, seed=3, players=5, expansions=["mocha", "letters"])
    assert game.views() == [game.view(seat) for seat in range(5)]

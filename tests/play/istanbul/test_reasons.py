"""Why an action is refused, as a player reads it: the sentence is true and gives the rule's own reason."""

import pytest

from arasta.istanbul.mocha.components.tavern import TavernTile
from arasta.istanbul.tables import CARD_TABLE
from tests.play.games import asked_anew, at_the_end, by_hand, play

CARD = {row.slug: card for card, row in enumerate(CARD_TABLE)}
BOTH = ("mocha", "letters")


def standing_at(game, place, seat=0):
    """The game, with a merchant put beside a place, so that the next move leads there."""
    game._state.merchant[seat] = next(p for p in range(1, 26) if beside(game, p, place))
    return play(asked_anew(game), f"move {place}", "leave")


def beside(game, one, other):
    """Whether two places are neighbours."""
    cells = [divmod(int(game._state.cell[place]), 5) for place in (one, other)]
    return min(game._state.cell[one], game._state.cell[other]) >= 0 and (
        abs(cells[0][0] - cells[1][0]) + abs(cells[0][1] - cells[1][1]) == 1
    )


def put_on_pile(game, slug):
    """A card of the deck on top of the discard pile."""
    s = game._state
    s.deck[CARD[slug]] -= 1
    s.deck_size -= 1
    s.discard[s.discard_size] = CARD[slug]
    s.discard_size += 1
    return asked_anew(game)


def meeting(game, place):
    """The first seat has done without the action of a place, and the Governor is there."""
    game._state.token[0] = place
    return play(standing_at(game, place), "skip")


@pytest.mark.parametrize(
    ("expansions", "name", "why"),
    [
        ((), "meet coffee_trader", "The Coffee Trader is not part of this game."),
        ((), "meet courier", "The Courier is not part of this game."),
        (("letters",), "meet coffee_trader", "The Coffee Trader is not part of this game."),
        (("letters",), "meet courier", "They are not where your piece stands that acts in this turn."),
    ],
)
def test_a_token_that_is_not_in_the_game_is_refused_as_such(expansions, name, why):
    """SETUP-9: the Coffee Trader comes with Mocha & Baksheesh, the Courier with Letters & Seals."""
    game = meeting(by_hand(expansions=expansions), 3)
    assert game.why_not(name) == why
    assert (name in {refused["name"] for refused in game.refused()}) == ("not part" not in why)


def test_nor_does_a_token_serve_that_is_not_in_the_game():
    """BONUS-28, SETUP-9"""
    game = play(by_hand(expansions=["letters"], cards=("token_service",)), "card token_service")
    assert game.why_not("serve coffee_trader") == "The Coffee Trader is not part of this game."


@pytest.mark.parametrize(
    ("place", "name", "why"),
    [
        (12, "meet family 2", "At the Police Station family members are at home; nobody sends them away."),
        (12, "meet family 1", "That is your own family member; only those of others are sent home."),
        (12, "meet family 4", "There is no such other player."),
        (3, "meet family 2", "They are not where your piece stands that acts in this turn."),
    ],
)
def test_a_family_member_is_sent_home_from_where_it_is_not_at_home(place, name, why):
    """MEET-3"""
    assert meeting(by_hand(players=3), place).why_not(name) == why


def test_places_that_are_not_in_the_game_have_neither_assistants_nor_rubies():
    """MODE-1: in mode L there is no Coffee House."""
    game = by_hand(cards=("return_assistant",))
    game._state.assistants_on[0], game._state.stack[0] = 1 << 3 | 1 << 5, 2
    play(asked_anew(game), "card return_assistant")
    assert game.why_not("return 20") == "The Coffee House is not part of this game."
    assert game.why_not("return 9") == "You have no assistant at the Tea House."
    letters = by_hand(expansions=["letters"])
    for place in (1, 2, 3):
        letters._state.delivered[0, place] = 1
    play(standing_at(letters, 24), "act")
    assert letters.why_not("ruby 20") == "The Coffee House is not part of this game."
    assert letters.why_not("ruby 9") == "The Tea House sells no rubies."


def test_the_barrier_is_laid_for_what_the_guild_card_leaves_to_pay():
    """GUILD-19, P19-3: a coffee less in all; the price is the option's cost, and no text says another."""
    for discount in (0, 1):
        game = by_hand(expansions=["mocha"])
        game._state.coffee[0] = 5
        if discount:
            game._state.guild_hand[0], game._state.guild_cards[0] = 1 << 19, 1
            play(asked_anew(game), "guild card", "guild 19")
        else:
            play(standing_at(game, 19), "act")
        offers = {option["name"]: option for option in game.options()}
        assert offers["set barrier"]["cost"] == {"coffee": 2 - discount}
        for option in offers.values():
            assert not any(sign.isdigit() for sign in option["text"] + option["about"]), option["text"]


@pytest.mark.parametrize(
    ("has_tile", "keeper", "place", "why"),
    [
        (True, 1, 17, "The barrier is in the way to the Roasting Plant."),
        (True, 1, 4, "The barrier is in the way to the Fruit Warehouse."),
        (True, 0, 4, None),
        (False, 1, 4, "The Fruit Warehouse is 4 steps away, which this move does not reach."),
        (True, 1, 5, "The Post Office is 4 steps away, which this move does not reach."),
    ],
)
def test_with_the_movement_tile_the_barrier_is_what_stops_a_straight_walk(has_tile, keeper, place, why):
    """MOVE-6: from 8 along the row 8, 1, 7, 17, 4 of the printed layout; the barrier lies between 7 and 17."""
    game = by_hand(expansions=["mocha"])
    s = game._state
    s.merchant[0], s.barrier[0], s.barrier[1], s.barrier_keeper = 8, 7, 17, keeper
    s.tavern_tiles[0] = has_tile << TavernTile.MOVEMENT
    assert asked_anew(game).why_not(f"move {place}") == why


def test_the_good_of_the_black_market_is_no_jewelry():
    """P08-1: not for lack of room."""
    game = play(standing_at(by_hand(), 8), "act", "roll 1 1")
    assert game.why_not("take blue") == "Only fabric, spice or fruit may be taken, not jewelry."
    game._state.goods[0, 0] = 2
    assert asked_anew(game).why_not("take red") == "There is no room for more fabric on your cart."


@pytest.mark.parametrize(
    ("players", "why"),
    [
        (2, "The Palace asks for 1 fabric, 1 spice, 1 fruit, 1 jewelry and 1 of any kind; you do not have them all."),
        (4, "The Palace asks for 1 fabric, 1 spice, 1 fruit, 1 jewelry; you do not have them all."),
    ],
)
def test_the_palace_says_which_goods_it_asks_for(players, why):
    """P13-1, SETUP-6"""
    assert standing_at(by_hand(players=players), 13).why_not("act") == why


@pytest.mark.parametrize("expansions", [("letters",), BOTH])
def test_where_there_is_no_coffee_nothing_speaks_of_it(expansions):
    """MODE-8, KIOSK-13, KIOSK-20, KIOSK-23, BONUS-22, P06-1"""
    layout = {"layout": range(1, 26)} if expansions == BOTH else {}
    game = by_hand(expansions=expansions, cards=("item_for_7", "stay"), **layout)
    game._state.goods[0, 0], game._state.goods[0, 1], game._state.lira[0] = 1, 1, 9
    told = game_texts(asked_anew(game))
    told += game_texts(play(standing_at(game, 22), "act", "draw letter 1", "reveal 13", "reveal 14", "reveal 23"))
    told += game_texts(play(game, "kiosk 23"))
    told += game_texts(play(game, "use back"))
    said = [text for text in told if "offee" in text]
    assert bool(said) == ("mocha" in expansions), said


def game_texts(game):
    """What a game asks and offers now."""
    return [game.question(), *(option[word] for option in game.options() for word in ("text", "about"))]


def test_after_the_last_round_only_cards_for_goods_or_lira_are_played():
    """END-6: no tile, and no card that does anything else; whether the tile was used before is no reason."""
    game = at_the_end()
    s = game._state
    s.mosque_tiles[0], s.tiles_used = 1 << 2, 1 << 2
    s.hand[0, CARD["stay"]] += 1
    s.cards[0] += 1
    asked_anew(game)
    why = "The last round is over; only bonus cards that bring goods or lira may still be played."
    assert [game.why_not(name) for name in ("tile yellow", "card stay")] == [why, why]
    assert game.why_not("card five_lira") is None


def test_the_copied_card_is_no_card_of_the_end_either():
    """END-6, BONUS-24"""
    game = by_hand(expansions=["letters"], cards=("top_discard",))
    game._state.rubies[0] = 6
    put_on_pile(game, "five_lira")
    for _ in range(2):
        play(game, "move 6", "decline")
    assert game.turn == "end"
    assert game.why_not("card top_discard").startswith("The last round is over;")


def test_an_assistant_is_called_back_before_the_move_or_before_one_is_left():
    """WIN-3, BONUS-10: at D1 or D2, and later not any more."""
    game = play(by_hand(cards=("return_assistant", "stay")), "move 3")
    assert game.why_not("card return_assistant") == "None of your assistants is out."
    why = "That card is played before your merchant moves, or before you leave or pick up an assistant."
    assert play(game, "leave").why_not("card return_assistant") == why


def test_a_card_that_repeats_either_mosque_names_both():
    """BONUS-29"""
    game = standing_at(by_hand(expansions=["letters"], cards=("mosque_again", "stay")), 5)
    play(game, "act")
    why = "That card repeats an action of the Small Mosque or Great Mosque, which was not the last action."
    assert game.why_not("card mosque_again") == why


def test_a_card_that_repeats_one_place_names_it():
    """BONUS-03"""
    game = play(standing_at(by_hand(cards=("palace_again", "stay")), 5), "act")
    why = "That card repeats an action of the Sultan’s Palace, which was not the last action."
    assert game.why_not("card palace_again") == why


@pytest.mark.parametrize(
    ("top", "why"),
    [
        ((), "There is no card on top of the discard pile that can be copied."),
        (("top_discard",), "There is no card on top of the discard pile that can be copied."),
        (("five_lira",), "On top of the discard pile lies “Five lira”, which turns no die."),
        (("die_to_6",), "No die shows a 3 that could be turned."),
    ],
)
def test_a_die_is_turned_by_a_copy_only_if_the_top_card_turns_one(top, why):
    """BONUS-24, BONUS-16"""
    game = by_hand(expansions=BOTH, layout=range(1, 26), cards=("top_discard", "stay"))
    for slug in top:
        put_on_pile(game, slug)
    play(standing_at(game, 9), "act", "call 8", "roll 1 2")
    assert game.why_not("copy six 3") == why

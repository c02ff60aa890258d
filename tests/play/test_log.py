"""The log: what happened in sentences, made from before, choice and after as a seat may see them."""

from arasta.play.game.log import change_text, turns
from arasta.play.text.names import name_of
from tests.play.games import GAMES, asked_anew, at_random, by_hand, play


@GAMES
def test_the_log_can_be_read_turn_by_turn(name):
    game = at_random(120, game=name, players=2)
    told = turns(game, None)
    assert [line for _, lines in told for line in lines] == game.log()
    labels = [label for label, _ in told]
    assert labels == list(dict.fromkeys(labels))
    assert (labels[0], labels[1]) == ("setup", "1.1")


def test_the_log_can_begin_later():
    game = play(by_hand(), "move 9", "leave")
    since = len(game.history)
    assert turns(game, 0, since=since) == []
    assert [label for label, _ in turns(play(game, "act"), 0, since=since - 1)] == ["1.1"]


def told(game, seat=None):
    """The log's last line."""
    return game.log(seat)[-1]


def test_a_choice_is_told_with_its_player_and_target():
    assert told(play(by_hand(), "move 9")) == "Seat 1 goes to the Tea House."


def test_a_choice_is_told_with_what_it_changed_with_signs():
    assert told(play(by_hand(), "card five_lira")) == "Seat 1 plays “Five lira”. (+5 lira)"
    assert told(play(by_hand(), "move 9", "leave")) == "Seat 1 leaves an assistant. (−1 assistant in the stack)"


def test_a_roll_is_told_with_what_it_brings():
    game = play(by_hand(), "move 9", "leave", "act", "call 8", "roll 3 5")
    assert game.log()[-3:] == ["Seat 1 uses the Tea House.", "Seat 1 calls 8.", "Seat 1 rolls 8 (3 and 5). (+8 lira)"]


def test_several_changes_stand_in_the_order_of_the_table():
    game = by_hand()
    game._state.merchant[0], game._state.lira[0], game._state.extensions[0] = 11, 9, 2
    play(game, "move 1", "leave", "act")
    assert told(game) == "Seat 1 uses the Wainwright. (−7 lira, +1 room, +1 ruby)"


def test_what_others_gain_is_told_by_name():
    game = by_hand()
    game._state.merchant[1], game._state.lira[0] = 3, 4
    assert told(play(game, "move 3", "leave", "pay")) == "Seat 1 pays the merchants. (−2 lira; Seat 2: +2 lira)"


def test_a_family_member_is_told_by_whose_it_is():
    game = by_hand()
    game._state.family[1] = 3
    play(game, "move 3", "leave", "skip")
    assert "Send home the family member of Seat 2" in [choice.text() for choice in game.legal]
    game.names = ("Ayşe", "Ben")
    text = "Send home the family member of Ben"
    assert text in [choice.text() for choice in game.legal]
    assert text in [option["text"] for option in game.options()]
    assert "Send home the family member of Ayşe" in [refused["text"] for refused in game.refused()]
    assert told(play(game, "meet family 2")) == "Ayşe sends home the family member of Ben."


def test_what_belongs_to_seats_that_a_table_has_not_is_not_among_the_refused():
    game = by_hand()
    game._state.family[1] = 3
    play(game, "move 3", "leave", "skip")
    assert {refused["target"] for refused in game.refused() if refused["kind"] == "family"} == {"family 1"}
    assert game.why_not("meet family 3") == "There is no such other player."


def test_a_card_drawn_is_told_to_its_owner_only():
    """INFO-2"""
    game = play(by_hand(), "move 6", "leave", "act", "draw stay")
    assert told(game, 0) == "Seat 1 draws “Stay”."
    assert told(game, 1) == told(game) == "Seat 1 draws a bonus card."


def test_a_guild_card_drawn_is_told_to_its_owner_only():
    """INFO-2"""
    game = play(mocha_at(18), "act", "draw guild 17")
    assert told(game, 0) == "Seat 1 draws the guild card “Five coffee”."
    assert told(game, 1) == told(game) == "Seat 1 draws a guild card."
    play(game, "draw guild 7", "discard guild 7")
    assert {told(game, seat) for seat in (None, 0, 1)} == {"Seat 1 discards the guild card “Gathering”."}


def test_no_log_of_another_seat_names_a_card_that_is_drawn():
    """INFO-2: in whole games with both expansions."""
    game = at_random(700, seed=5, players=3, expansions=["mocha", "letters"])
    for seat in (None, 0, 1, 2):
        for line in game.log(seat):
            if "draws “" in line or "draws the guild card" in line:
                assert line.startswith(f"Seat {-1 if seat is None else seat + 1} ")
    assert any("draws the guild card" in line for seat in range(3) for line in game.log(seat))


def test_a_letter_is_told_to_all_and_when_it_is_delivered():
    """LETTER-1, LETTER-2"""
    game = by_hand(expansions=["letters"])
    game._state.merchant[0] = 4
    play(game, "move 21", "leave", "act", "draw letter 9")
    assert told(game, 1) == "Seat 1 draws the letter for the Tea House. (+1 letter to deliver)"
    play(game, "draw letter 21")
    assert told(game, 1) == "Seat 1 draws the letter for the Embassy. (+1 delivered letter)"


def test_a_guild_turn_is_told_with_its_card():
    """GTURN-1"""
    game = by_hand(expansions=["mocha"])
    game._state.guild_hand[0], game._state.guild_cards[0] = 1 << 17, 1
    play(asked_anew(game), "guild card", "guild 17")
    assert told(game, 1) == "Seat 1 plays the guild card “Five coffee”. (+5 coffee)"


def test_a_kiosk_tile_is_told_by_name_when_it_is_used():
    """P22-3, P22-4"""
    game = by_hand(expansions=["letters"])
    game._state.merchant[0] = 11
    play(game, "move 22", "leave", "act", "draw letter 9", "reveal 1", "reveal 12", "reveal 22", "kiosk 12")
    assert game.question() == "Seat 1: Will you use the kiosk tile “Two lira”?"
    play(game, "use", "kiosk 1", "decline")
    assert game.log()[-3:] == [
        "Seat 1 uses the kiosk tile “Two lira”. (+2 lira)",
        "Seat 2 chooses the kiosk tile “Fruit and lira”.",
        "Seat 2 leaves the kiosk tile “Fruit and lira” unused.",
    ]
    assert game.question() == "Seat 1: Will you use the kiosk tile “Letter for lira”?"
    play(game, "use back")
    assert told(game).startswith("Seat 1 uses the kiosk tile “Letter for lira” the other way.")


def test_coffee_is_told_with_what_it_costs():
    """P17-1"""
    game = mocha_at(17)
    play(game, "act", "pay")
    assert told(game) == "Seat 1 roasts coffee for lira. (−2 lira, +2 coffee)"


def test_out_of_turn_the_one_who_bids_is_told():
    """P23-3, P23-5"""
    game = by_hand(expansions=["letters"])
    game._state.merchant[0] = 12
    play(game, "move 23", "leave", "act", "take red", "bid 1", "bid 3")
    assert game.log()[-2:] == ["Seat 1 bids 1 lira.", "Seat 2 bids 3 lira. (−3 lira; Seat 1: +3 lira)"]


def mocha_at(place):
    """A game by hand with Mocha & Baksheesh: the first player has arrived on a place."""
    game = by_hand(expansions=["mocha"])
    game._state.merchant[0] = 7
    return play(game, f"move {place}", "leave")


def test_the_card_taken_from_the_discard_pile_is_told_by_its_name():
    game = play(by_hand(), "move 6", "leave", "act", "draw one_good", "draw stay", "discard stay", "done")
    play(game, "move 6", "leave", "pay", "act", "from discard")
    assert told(game) == "Seat 2 takes “Stay” from the discard pile."


def test_the_barrier_is_told_by_the_places_beside_it():
    game = by_hand(expansions=["mocha"])
    game._state.merchant[0], game._state.coffee[0] = 7, 2
    play(game, "move 19", "leave", "act", "set barrier")
    play(game, next(choice.name for choice in game.legal))
    one, other = (f"the {name_of('place', str(place))}" for place in game.view()["barrier"])
    assert told(game) == f"Seat 1 lays the barrier between {one} and {other}."


def test_a_card_laid_down_is_told_to_all():
    game = play(by_hand(), "move 6", "leave", "act", "draw stay", "draw one_good", "discard stay")
    assert {told(game, seat) for seat in (None, 0, 1)} == {"Seat 1 discards “Stay”."}


def test_the_set_up_is_told_without_the_hands_of_others():
    """INFO-2"""
    game = by_hand()
    assert game.log(1) == [
        "The Large Market now wants 2 fabric, spice and 2 jewelry.",
        "The Small Market now wants fabric, spice, 2 fruit and jewelry.",
        "The Governor goes to the Fabric Warehouse.",
        "The Smuggler goes to the Fabric Warehouse.",
        "Seat 1 draws a bonus card.",
        "Seat 2 draws “Stay”.",
    ]


def test_steps_without_a_consequence_are_not_told():
    assert not any("is done" in line for line in play(by_hand(), "move 9", "leave", "skip").log())
    layout = at_random(0, layout="random", seed=1)
    assert not any("lay" in line.split() for line in layout.log())
    game = play(by_hand(), "move 9", "leave", "act", "call 8", "roll 3 5")
    before = game.log()
    assert play(game, "done").log() == before


def test_leaving_a_sale_is_told_with_what_it_brings():
    game = by_hand()
    game._state.goods[0, 0] = game._state.goods[0, 1] = 1
    play(game, "move 11", "leave", "act", "sell red", "done")
    assert told(game) == "Seat 1 closes the sale. (+2 lira)"


def test_a_mosque_tile_is_taken_and_used_in_different_words():
    """P14-2, MOSQ-4"""
    game = by_hand(layout="order")
    game._state.merchant[0], game._state.lira[0] = 14, 4
    game._state.goods[0, 2] = game._state.goods[0, 3] = 2
    game._state.assistants_on[0] = 1 << 3
    play(game, "move 15", "leave", "pay", "roll 6 6", "act", "tile yellow")
    assert told(game) == "Seat 1 takes the mosque tile for fruit. (−1 fruit, +1 mosque tile for fruit)"
    play(game, "tile yellow")
    assert told(game) == "Seat 1 uses the mosque tile for fruit. (−2 lira, +1 assistant in the stack)"


def test_the_last_round_is_announced_once():
    """END-1"""
    game = by_hand()
    game._state.merchant[0], game._state.lira[0], game._state.extensions[0], game._state.rubies[0] = 11, 9, 2, 5
    play(game, "move 1", "leave", "act")
    assert told(game) == "The last round: Seat 1 has 6 rubies."
    play(game, "done", "move 3", "decline")
    assert sum("The last round" in line for line in game.log()) == 1


def test_the_log_of_a_seat_is_the_same_whatever_language_is_asked_for_by_name():
    game = at_random(60, seed=2)
    assert game.log(0) == game.log(0, "en")


def test_the_log_is_told_for_every_step_of_a_game_without_gaps():
    game = at_random(200, seed=9, players=3)
    for seat in (None, 0, 1, 2):
        lines = game.log(seat)
        assert all(line[-1] in ".)" and "{" not in line for line in lines)
        assert len(lines) > len(game.history) * 2 / 3


def test_amounts_without_a_text_are_not_told():
    assert change_text("assistants", 1, "en") == ""
    assert change_text("rubies", 2, "en") == "+2 rubies"
    assert change_text("goods.red", -3, "en") == "−3 fabric"

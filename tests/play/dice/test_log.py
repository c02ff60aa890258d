"""The log of the dice game: rolls, payments, cards, income and shortages in sentences."""

from tests.play.games import at_random, dice_by_hand, own, play, tiles

ROLL = ("red", "red", "green", "coin", "card")


def told(game):
    """The log's last line."""
    return game.log()[-1]


def test_a_roll_is_told_once_all_dice_lie():
    """DTURN-5"""
    game = play(dice_by_hand(), *(f"roll {face}" for face in ROLL[:-1]))
    assert told(game) == "The die tile is laid out."
    assert told(play(game, "roll card")) == "Seat 1 rolls 2 red, green, a coin and a card."


def test_another_roll_is_told_with_its_price():
    """DTURN-6"""
    game = play(dice_by_hand(), *(f"roll {face}" for face in ROLL), "reroll", "again red", "again red")
    play(game, "throw", "roll blue", "roll coin")
    rolled = "Seat 1 rolls green, blue, 2 coins and a card."
    assert game.log()[-2:] == ["Seat 1 rolls again. (−1 crystal)", rolled]


def test_a_trade_is_told_with_dice_and_tokens():
    """DACT-5, DACT-9"""
    game = dice_by_hand(*ROLL)
    assert told(play(game, "token red")) == "Seat 1 trades for a red token. (+1 red token, −2 red dice)"
    assert told(play(dice_by_hand(*ROLL), "lira")) == "Seat 1 turns coin dice into lira. (+2 lira, −1 coin die)"


def test_a_payment_that_is_chosen_is_told_when_it_is_made():
    """DPAY-7"""
    game = own(dice_by_hand(*ROLL), 0, red=1)
    play(game, "crystal", "give red")
    assert game.log()[-2:] == [
        "Seat 1 trades for a crystal.",
        "Seat 1 pays. (−1 red token, +1 crystal, −1 green die)",
    ]


def test_a_tile_and_a_ruby_are_told_as_bought():
    """DACT-11, DACT-14"""
    game = own(dice_by_hand(*ROLL), 0, red=1, lira=10)
    assert told(play(game, "tile lira_red")) == "Seat 1 buys the red lira tile. (−1 red token, +1 tile, −2 red dice)"
    assert told(play(game, "lay out lira_blue")) == "The blue lira tile is laid out."
    play(game, "ruby lira")
    assert told(game) == "Seat 1 buys the next ruby of the Coin Carpet. (+1 ruby, −10 lira)"


def test_a_card_is_told_by_what_it_does_and_whom_it_serves():
    """DCARD-4"""
    game = play(dice_by_hand(*ROLL), "cards 1", "reveal a2_blue")
    assert game.log()[-2:] == [
        "Seat 1 uses a card die. (−1 card die)",
        "Seat 1 reveals “gain 1 brown token; each other player gains 1 blue token”. "
        "(+1 brown token; Seat 2: +1 blue token; Seat 3: +1 blue token)",
    ]


def test_the_card_picked_is_told_and_what_is_taken_instead():
    """DCARD-3, DCARD-9"""
    game = own(dice_by_hand("card", "card", "red", "red", "red"), 0, lira=2)
    play(game, "cards 2", "reveal a4", "reveal b4e", "use b4e")
    assert told(game) == "Seat 1 uses “give 2 lira for 2 crystals”."
    assert game.question() == "Seat 1: Will you use the card (give 2 lira for 2 crystals), or take 1 lira instead?"
    assert told(play(game, "one lira")) == "Seat 1 takes lira instead. (+1 lira)"


def test_what_another_player_decides_is_told_by_name():
    """DCARD-10"""
    game = play(dice_by_hand(*ROLL), "cards 1", "reveal a1a")
    assert game.question() == "Seat 2: Will you use the card (give 1 crystal for 3 lira)?"
    play(game, "exchange", "decline")
    assert game.log()[-2:] == ["Seat 2 makes the exchange. (−1 crystal, +3 lira)", "Seat 3 declines."]
    game = play(dice_by_hand(*ROLL), "cards 1", "reveal a4")
    assert game.question() == "Seat 2: Will you take 1 crystal or 3 lira?"
    assert told(play(game, "take lira")) == "Seat 2 takes the lira. (+3 lira)"


def test_two_tokens_are_told_together():
    """DACT-8a"""
    game = play(dice_by_hand("red", "yellow", "green", "blue", "coin"), "two tokens", "gain red red")
    assert told(game) == "Seat 1 takes two red tokens. (+2 red tokens)"


def test_the_ruby_of_the_mosque_is_told():
    """DRUBY-6"""
    game = tiles(dice_by_hand("red", "red", "red", "coin", "coin"), 0, "lira_blue", "card_blue", "die", "die")
    play(game, "tile lira_red")
    assert game.log()[-2:] == [
        "Seat 1 buys the red lira tile. (+1 ruby, +1 tile, −3 red dice)",
        "Seat 1 takes a ruby of the mosque.",
    ]


def test_income_is_told_apart_from_what_ended_the_turn_before():
    """DTURN-3: seat 2 also gains by the card."""
    game = tiles(dice_by_hand(*ROLL), 1, "lira_blue", "lira_green", "crystal_blue")
    play(game, "token red", "cards 1", "reveal a2_blue")
    assert game.turn == "1.2"
    assert game.log()[-2:] == [
        "Seat 1 reveals “gain 1 brown token; each other player gains 1 blue token”. "
        "(+1 brown token; Seat 2: +1 blue token; Seat 3: +1 blue token)",
        "The tiles of Seat 2 bring income. (+6 lira, +1 crystal)",
    ]


def test_tiles_that_bring_no_income_are_not_told_at_the_start_of_a_turn():
    """DTILE-4"""
    game = play(tiles(dice_by_hand(*ROLL), 1, "action_blue", "die"), "stop")
    assert told(game) == "Seat 1 takes no further action."


def test_a_card_of_the_income_is_told_when_it_is_revealed():
    """DCARD-17"""
    game = play(tiles(dice_by_hand(*ROLL), 1, "card_blue"), "stop", "reveal b3a")
    assert game.log()[-2:] == [
        "Seat 1 takes no further action.",
        "Seat 2 reveals “if you own 1 brown token, gain 5 lira”. (+1 lira)",
    ]


def test_a_shortage_is_told_with_what_everybody_gives_back():
    """DSHORT-1, DSHORT-2"""
    game = dice_by_hand("coin", "coin", "green", "coin", "coin")
    for seat, lira in enumerate((14, 40, 30)):
        own(game, seat, lira=lira)
    play(game, "lira")
    assert game.log()[-2:] == [
        "Seat 1 turns coin dice into lira. (+6 lira, −4 coin dice; Seat 2: −2 lira; Seat 3: −2 lira)",
        "The supply is short: whoever has any gives back.",
    ]


def test_a_tile_that_begins_to_work_is_no_shortage():
    """DTILE-1: though another player's answer ends the turn."""
    game = dice_by_hand("red", "red", "red", "card", "coin", players=2)
    play(game, "tile lira_red", "lay out lira_blue", "cards 1", "reveal a1a", "decline")
    assert game.turn == "1.2"
    assert told(game) == "Seat 2 declines."


def test_a_reshuffle_is_told():
    """DCARD-2, DCASE-19"""
    game = dice_by_hand("card", "card", "red", "red", "red")
    s = game._state
    for card in range(1, len(s.deck)):
        s.discard[card], s.deck[card] = s.deck[card], 0
    s.deck[0], s.discard[0] = 1, 1
    play(game, "cards 2", "reveal a1a")
    assert game.log()[-2:] == [
        "Seat 1 reveals “gain 4 lira; each other player may give 1 crystal for 3 lira”.",
        "The discard pile is shuffled and becomes the deck.",
    ]


def test_the_last_round_is_announced_once():
    """DEND-1"""
    game = own(dice_by_hand(*ROLL), 0, red=2)
    game._state.rubies[0] = 5
    play(game, "ruby red")
    assert told(game) == "The last round: Seat 1 has 6 rubies."
    play(game, "stop")
    assert sum("The last round" in line for line in game.log()) == 1


def test_a_tile_given_up_and_one_taken_are_told():
    """DCARD-15"""
    game = tiles(dice_by_hand(*ROLL), 0, "lira_blue", "card_blue")
    play(game, "cards 1", "reveal b4b", "benefit", "give up card_blue", "take tile die")
    assert game.log()[-3:] == [
        "Seat 1 uses the card.",
        "Seat 1 gives up the blue card tile. (−1 tile)",
        "Seat 1 takes the die tile. (+4 lira, +1 tile)",
    ]


def test_the_log_is_the_same_for_all_and_has_no_gaps():
    """DINFO-1"""
    game = at_random(10_000, seed=3, game="dice", players=3)
    assert game.over
    lines = game.log()
    assert {tuple(game.log(seat)) for seat in range(3)} == {tuple(lines)}
    assert all(line[-1] in ".)" and "{" not in line for line in lines)
    bought = sum("+1 ruby" in line for line in lines)
    assert bought == sum(player["rubies"] for player in game.view()["players"])

"""The story: each turn in one sentence, made from events, as a seat may know it."""

import pytest

import arasta
from arasta.play.text.marks import marked, parts_of, with_capital, without_marks
from tests.play.games import GAMES, MIX_NAMES, MIXES, asked_anew, at_random, by_hand, dice_by_hand, own, play, tiles

ROLL = ("red", "red", "green", "coin", "card")


def told(game, seat=None):
    """The sentence of the newest turn that has one."""
    return game.story(seat)[-1]["text"]


def test_a_turn_is_one_sentence_with_what_was_paid_and_taken():
    game = by_hand()
    game._state.merchant[1], game._state.lira[0] = 5, 4
    game.names = ("Orange", "Violet")
    play(game, "move 5", "leave", "pay", "act")
    assert told(game) == "Orange goes to the Post Office, pays 2 lira to Violet, takes 2 lira, spice and fruit."


def test_an_encounter_is_told_with_its_price_and_then_where_the_token_goes():
    game = play(by_hand(), "move 2", "leave", "act", "done", "meet smuggler", "take green", "pay", "roll 1 3")
    deal = "Seat 1 goes to the Fabric Warehouse, takes 2 fabric, pays the Smuggler 2 lira for spice"
    assert told(game) == f"{deal}; the Smuggler goes to the Fruit Warehouse."


def test_the_call_the_roll_and_the_gain_are_one_clause():
    game = play(by_hand(), "move 9", "leave", "act", "call 8")
    assert told(game) == "Seat 1 goes to the Tea House, calls 8."
    assert told(play(game, "roll 3 5")) == "Seat 1 goes to the Tea House, calls 8, rolls 8 and takes 8 lira."


def test_a_sale_is_told_with_what_the_market_wants_then():
    game = by_hand()
    game._state.goods[0, 0] = game._state.goods[0, 1] = 1  # two that are wanted: one is kept
    play(game, "move 11", "leave", "act", "sell red", "done", "demand S2")
    sale, wish = told(game).split("; ")
    assert sale == "Seat 1 goes to the Small Market, sells fabric for 2 lira"
    assert wish.startswith("the Small Market now wants ")


def test_assistants_that_come_back_are_counted():
    game = by_hand()
    game._state.assistants_on[0] = (1 << 3) | (1 << 4)
    game._state.merchant[0] = 11
    play(asked_anew(game), "move 7", "act", "return 3", "return 4")
    assert told(game) == "Seat 1 goes to the Fountain, calls back 2 assistants."


def test_a_prize_is_told_last():
    game = by_hand()
    game._state.merchant[0], game._state.lira[0], game._state.extensions[0], game._state.rubies[0] = 11, 9, 2, 5
    play(game, "move 1", "leave", "act")
    bought = "Seat 1 goes to the Wainwright, pays 7 lira for a cart extension and a ruby"
    assert told(game) == f"{bought}; with 6 rubies Seat 1 begins the last round."


def test_a_turn_that_ends_before_its_action_says_so():
    game = play(by_hand(), "move 9", "decline")
    assert told(game) == "Seat 1 goes to the Tea House, ends the turn there without an assistant."


def test_a_card_drawn_is_told_by_name_to_its_owner_only():
    """INFO-2"""
    game = play(by_hand(), "move 6", "leave", "act", "draw one_good", "draw stay", "discard stay")
    drawn = "Seat 1 goes to the Caravansary, takes {}, discards “Stay”."
    assert told(game, 0) == drawn.format("“One good” and “Stay”")
    assert told(game, 1) == told(game) == drawn.format("2 bonus cards")


def test_a_card_nobody_has_seen_is_told_to_nobody():
    game = play(by_hand(), "move 6", "leave", "act", "draw ?", "draw one_good")
    assert told(game, 0) == "Seat 1 goes to the Caravansary, takes a bonus card and “One good”."


def test_whoever_enters_a_game_reads_all_that_is_known():
    game = play(by_hand(), "move 6", "leave", "act", "draw one_good", "draw stay")
    assert "“One good” and “Stay”" in game.chronicle.open_story(0, "en")[-1]["text"]


def test_games_that_a_seat_cannot_tell_apart_have_one_story():
    """INFO-2"""
    drawn = (("one_good", "move_3_4"), ("palace_again", "stay"))
    one, two = (
        play(by_hand(), "move 6", "leave", "act", *(f"draw {card}" for card in cards), "discard five_lira", "done")
        for cards in drawn
    )
    for seat in (None, 1):
        assert one.story(seat) == two.story(seat)
    assert one.story(0) != two.story(0)


@pytest.mark.parametrize("mix", MIXES, ids=MIX_NAMES)
def test_every_turn_of_a_game_is_told_in_order_without_codes(mix):
    game = at_random(150, seed=3, **mix)
    for seat in (None, 0):
        story = game.story(seat)
        assert [turn["first"] for turn in story] == sorted({turn["first"] for turn in story})
        for turn in story:
            assert turn["text"].endswith(".")
            assert not any(sign in turn["text"] for sign in "{}_\ue000\ue003$")
            assert "demand tile" not in turn["text"].lower()
            whole = "".join(part if isinstance(part, str) else part["text"] for part in turn["parts"])
            assert whole == turn["text"]
    acted = {event["turn"]["number"] for event in game.events() if event["verb"] in ("act", "token", "ruby")}
    assert acted <= {turn["turn"]["number"] for turn in game.story()}


@GAMES
def test_a_story_since_a_step_tells_the_turn_of_that_step_whole(name):
    game = at_random(120, seed=4, game=name, players=3)
    whole = game.story(1)
    for since in range(0, game.step + 1, 11):
        part = game.story(1, since=since)
        assert part == [
            turn for turn in whole if turn["end"] > since or turn["first"] == game.chronicle.turn_start(since)
        ]


@GAMES
def test_a_story_reads_the_same_after_a_restoration_and_on_a_copy(name):
    game = at_random(150, seed=8, game=name, players=3)
    game.story(0)
    assert arasta.Game.restore(game.snapshot()).story(0) == game.copy().story(0) == game.story(0)
    assert arasta.load(game.record()).story(0) == game.story(0)


def test_what_is_taken_back_leaves_the_story():
    game = play(by_hand(), "move 9", "leave")
    before = told(game)
    copy = game.copy()
    play(copy, "act")
    assert told(play(game, "act", "call 8")) != before
    game.undo_to(game.step - 2)
    assert told(game) == before
    assert told(play(game, "act", "call 9")).endswith("calls 9.")


def test_out_of_turn_deeds_are_told_of_whoever_did_them():
    """P23-3, P23-5"""
    game = by_hand(expansions=["letters"])
    game._state.merchant[0] = 12
    play(game, "move 23", "leave", "act", "take red", "bid 1", "bid 3", "draw one_good", "draw one_good")
    auction = "Seat 2 wins the auction, pays 3 lira to Seat 1, takes 2 bonus cards"
    assert told(game) == f"Seat 1 goes to the Auction House, takes fabric; {auction}."


def test_a_letter_that_arrives_is_delivered():
    """LETTER-2"""
    game = by_hand(expansions=["letters"])
    game._state.letters[0, 6] = 1
    play(asked_anew(game), "move 6")
    assert told(game) == "Seat 1 goes to the Caravansary, delivers a letter."


def test_a_guild_card_is_told_with_what_it_brings():
    """GTURN-1"""
    game = by_hand(expansions=["mocha"])
    game._state.guild_hand[0], game._state.guild_cards[0] = 1 << 17, 1
    play(asked_anew(game), "guild card", "guild 17")
    assert told(game) == "Seat 1 plays the guild card “Five coffee” for 5 coffee."


def test_coffee_is_roasted_for_what_was_given():
    """P17-1: lira for coffee is no sale."""
    game = by_hand(expansions=["mocha"])
    game._state.merchant[0], game._state.goods[0, 0] = 7, 1
    play(game, "move 17", "leave", "act", "pay", "give red")
    assert told(game) == "Seat 1 goes to the Roasting Plant, gives 2 lira and fabric for 4 coffee."


def test_a_roll_of_the_dice_game_is_told_as_it_lies_at_last():
    """DTURN-6"""
    game = play(dice_by_hand(), *(f"roll {face}" for face in ROLL), "reroll", "again red", "again red")
    play(game, "throw", "roll blue", "roll coin")
    assert told(game) == "Seat 1 pays a crystal and rolls green, blue, 2 coins and a card."


def test_a_tile_is_told_by_its_name_whenever_it_is_paid():
    """DACT-11, DPAY-7"""
    game = own(dice_by_hand(*ROLL), 0, red=1)
    play(game, "tile lira_red")
    assert told(game).endswith("trades a red token and 2 red dice for the red lira tile.")
    game = own(dice_by_hand(*ROLL), 0, red=1, brown=1)
    play(game, "tile lira_red", "pay")
    assert told(game).endswith("for the red lira tile.")


def test_the_income_begins_the_story_of_a_turn():
    """DTURN-3"""
    game = play(tiles(dice_by_hand(*ROLL), 1, "lira_blue"), "stop")
    assert told(game) == "Seat 2 first gets 3 lira."
    assert game.story(since=game.step) == game.story()[-1:]


def test_a_card_for_all_is_told_of_whoever_uses_it_first():
    """DCARD-4"""
    game = play(dice_by_hand(*ROLL), "cards 1", "reveal a2_blue")
    used = "uses a bazaar card and takes a brown token; Seat 2 takes a blue token; Seat 3 takes a blue token."
    assert told(game).endswith(used)


def test_the_things_of_a_story_are_marked():
    game = play(by_hand(), "card five_lira", "move 9")
    assert game.story()[-1]["parts"] == [
        {"kind": "seat", "word": "0", "text": "Seat 1"},
        " plays “",
        {"kind": "card", "word": "five_lira", "text": "Five lira"},
        "” for ",
        {"kind": "lira", "word": "5", "text": "5 lira"},
        ", goes to the ",
        {"kind": "place", "word": "9", "text": "Tea House"},
        ".",
    ]


def test_no_name_can_forge_a_mark():
    text = marked("seat", 0, f"A{marked('rubies', 9, 'B')}")
    assert parts_of(text) == [{"kind": "seat", "word": "0", "text": "Arubies9B"}]


def test_a_sentence_begins_with_a_capital_but_keeps_the_name_of_a_person():
    assert with_capital("the end") == "The end"
    assert without_marks(with_capital(marked("token", "governor", "governor"))) == "Governor"
    assert without_marks(with_capital(marked("seat", 0, "ayşe"))) == "ayşe"

"""Questions say who is asked and about what: to a player at the table, and to whoever enters a real game by hand."""

import random

import pytest

import arasta
from arasta.istanbul.game import Istanbul
from arasta.play.game.question import Question
from arasta.play.text.language import languages
from arasta.play.text.names import seat_name
from tests.istanbul.letters.post import letters_table
from tests.istanbul.mocha.mocha_table import MochaTable
from tests.play.games import MIX_NAMES, MIXES, dice_by_hand, play
from tests.table import Table

RULES = Istanbul()


def asked(table, people=()):
    """What is asked at a table."""
    return Question(RULES.name, RULES.public_view(table.states), RULES.subject(table.s), people).text()


def test_the_chance_questions_of_the_set_up_name_the_thing():
    """SETUP-1, SETUP-8, SETUP-9, SETUP-12"""
    game = arasta.new(players=2, layout="random", chance="manual")
    assert game.question() == "Where is the Fountain laid?"
    game = arasta.new(players=2, chance="manual")
    told = []
    for name in ("demand L1", "demand S1", "roll 1 1", "roll 1 1", "draw stay", "draw stay"):
        told.append(game.question())
        game.play(name)
    assert told == [
        "Which demand tile comes up at the Large Market?",
        "Which demand tile comes up at the Small Market?",
        "What do the dice for the Governor show?",
        "What do the dice for the Smuggler show?",
        "Which bonus card does Seat 1 draw?",
        "Which bonus card does Seat 2 draw?",
    ]


def test_a_roll_says_what_it_is_for():
    """P08-1, P09-1, BONUS-15, SETUP-13"""
    assert asked(Table().go(8).play("act")) == "Seat 1 rolls at the Black Market. What do the dice show?"
    assert asked(Table().go(9).play("act", "call 7")) == "Seat 1 called 7. What do the dice show?"
    table = MochaTable().give(0, "dice_mocha").play("card dice_mocha")
    assert asked(table) == "Seat 1 rolls for “Coffee dice”. What do the dice show?"
    table = Table(players=2)
    table.s.lira[0] = 9
    table.go(16).play("pay")
    assert asked(table) == "What do the dice for the neutral merchant at the Gemstone Dealer show?"


def test_a_roll_that_may_be_changed_is_told():
    """MOSQ-1"""
    table = Table().own(0, "red").go(9).play("act", "call 7", "roll 1 2")
    assert asked(table) == "Seat 1: You called 7, and the dice show 1 2. Will you change the roll?"
    table = Table().own(0, "red").go(8).play("act", "roll 1 2")
    assert asked(table) == "Seat 1: The dice show 1 2. Will you change the roll?"


def test_a_sale_says_where_and_how_much_has_been_sold():
    """P10-1"""
    table = Table().load(0, "R2 B1").go(10).play("act")
    assert asked(table) == "Seat 1: What will you sell at the Large Market?"
    table.play("sell red")
    assert asked(table) == "Seat 1: What more will you sell at the Large Market (1 sold so far)?"


def test_a_question_names_its_place():
    """MOVE-3, ASSIST-1, PAY-1, ACT-1, MEET-2"""
    table = Table()
    assert asked(table) == "Seat 1: Where will your merchant go from the Fountain?"
    table.s.merchant[0], table.s.merchant[1], table.s.token[0] = 7, 9, 9
    table.ready().play("move 9")
    assert asked(table) == "Seat 1: Will you leave or pick up an assistant at the Tea House?"
    table.play("leave")
    assert asked(table) == "Seat 1: Will you pay the other merchants at the Tea House, 2 lira each?"
    table.play("pay")
    assert asked(table) == "Seat 1: Will you carry out the action of the Tea House?"
    table.s.lira[0] = 9
    table.ready().play("skip")
    assert asked(table) == "Seat 1: Whom will you meet at the Tea House?"
    table.play("meet governor")
    assert asked(table) == "Which bonus card does Seat 1 draw?"


def test_an_auction_says_the_highest_bid():
    """P23-3"""
    table = letters_table()
    table.s.lira[0] = table.s.lira[1] = 5
    table.go(23).play("act", "take red")
    assert asked(table) == "Seat 1: What do you bid for 2 bonus cards?"
    table.play("bid 2")
    assert asked(table) == "Seat 2: What do you bid for 2 bonus cards, if anything? Seat 1 bids 2."
    assert asked(table, people=("Ayşe", "Ben")) == "Ben: What do you bid for 2 bonus cards, if anything? Ayşe bids 2."


def test_the_kiosk_says_how_many_tiles_are_still_to_come():
    """P22-2"""
    table = letters_table().go(22).play("act", "draw letter 9")
    assert asked(table) == "Seat 1 opens the Kiosk. Which tile is revealed (5 still to come)?"


def test_the_questions_of_the_dice_game_name_the_player_and_the_number():
    """DTURN-5, DTURN-6, DSETUP-5, DCARD-1"""
    game = arasta.new("dice", players=3, chance="manual")
    assert game.question() == "Which tile is laid out in the market (6 missing)?"
    game = dice_by_hand()
    assert game.question() == "Seat 1 rolls. What does the next of 5 dice show?"
    play(game, *["roll red"] * 4)
    assert game.question() == "Seat 1 rolls. What does the last die show?"
    play(game, "roll card")
    assert game.question() == "Seat 1: Keep the roll, or roll dice again (one crystal left)?"
    play(game, "keep", "cards 1")
    assert game.question() == "Which bazaar card does Seat 1 reveal?"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("settings", MIXES, ids=MIX_NAMES)
def test_a_player_is_asked_by_name_and_every_question_is_a_sentence(settings, lang):
    game = arasta.new(chance="manual", **settings)
    chooser = random.Random(8)
    for _ in range(250):
        if game.over:
            break
        told = game.question(lang)
        assert told[-1] in ".?"
        assert "None" not in told
        if game.to_act != arasta.CHANCE:
            assert told.startswith(seat_name(game.to_act, lang))
        game.play(chooser.choice(game.legal))

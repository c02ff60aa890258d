"""Several things chosen together: the server's running total is shown, and one confirmation plays them all."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.positions import table_where
from tests.web.test_screens import PHONE, WIDE


def asked(server, record, decision, things):
    """A table that goes on from a recorded game where it asked for so many kinds of things, and who is asked."""
    return table_where(server, record, lambda game: game.decision == decision and len(things_of(game)) >= things)


def things_of(game):
    return game.sets["things"] if game.sets else []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_one_good_is_sold_with_one_confirmation_that_warns_of_chance(sit, server, size):
    game, token = asked(server, "istanbul/four_short", "sell", 2)
    at = sit(game, [token], size)
    at.page.locator(".selling [data-pick]").first.click()
    expect(at.page.locator(".ledger .gain")).to_contain_text("+3")
    expect(at.page.locator(".ledger .note")).to_have_text("then chance decides: no undo")
    assert at.page.locator(".ledger .note").evaluate("it => it.scrollWidth <= it.clientWidth"), "it is cut"
    at.go.click()
    expect(at.page.locator(".selling")).to_have_count(0)
    expect(at.page.locator(".log")).to_contain_text("sells")


def test_the_total_grows_with_every_good(sit, server):
    game, token = asked(server, "istanbul/four_short", "sell", 2)
    at = sit(game, [token])
    for lira in ("+3", "+7", "+12"):
        at.page.locator(".selling [data-pick]").first.click()
        expect(at.page.locator(".ledger .gain")).to_contain_text(lira)
    at.page.locator(".selling [data-drop]").first.click()
    expect(at.page.locator(".ledger .gain")).to_contain_text("+7")


def test_assistants_come_back_together_and_are_counted(sit, server):
    game, token = asked(server, "istanbul/four_short", "return_assistants", 3)
    at = sit(game, [token])
    tiles = at.page.locator(".tile[data-pick]")
    tiles.nth(0).click()
    tiles.nth(1).click()
    expect(at.page.locator(".ledger .gain")).to_contain_text("+2")
    expect(at.page.locator(".tile.chosen")).to_have_count(2)


def test_at_the_fountain_the_great_key_brings_all_home(sit, server):
    """Issue 24: no red key gives something away."""
    game, token = asked(server, "istanbul/four_short", "return_assistants", 3)
    at = sit(game, [token])
    expect(at.go).to_contain_text("All")
    expect(at.page.locator(".key.second")).to_contain_text("No more")
    at.go.click()
    expect(at.page.locator(".mine .notes")).to_contain_text("all your assistants are with you")


def test_enter_confirms_what_was_clicked(sit, server):
    """The red key shows ↵: after clicks Enter is that key, and takes nothing back."""
    game, token = asked(server, "istanbul/four_short", "return_assistants", 3)
    at = sit(game, [token])
    tiles = at.page.locator(".tile[data-pick]")
    tiles.nth(0).click()
    tiles.nth(1).click()
    expect(at.page.locator(".ledger .gain")).to_contain_text("+2")
    at.page.keyboard.press("Enter")
    expect(at.question).not_to_contain_text("assistants")
    expect(at.page.locator(".log .gain")).to_have_count(2)


def test_what_does_not_go_with_the_chosen_says_so(sit, server):
    """A price of one good of any kind: when one is chosen, no other goes with it."""
    game, token = asked(server, "istanbul/four_short", "give_goods", 3)
    at = sit(game, [token])
    slots = at.page.locator(".cart .slot.can")
    slots.nth(0).click()
    expect(at.page.locator(".cart .slot.barred").first).to_be_visible()
    at.page.locator(".cart .slot.barred").first.click()
    expect(at.page.locator(".sorry")).to_contain_text("does not go with")
    expect(at.page.locator(".cart .slot.chosen").first).to_be_visible()


def test_dice_are_rolled_again_together(sit, server):
    game, token = asked(server, "dice/three", "dice_again", 2)
    at = sit(game, [token])
    dice = at.page.locator(".die[data-pick]")
    dice.first.click()
    expect(at.page.locator(".ledger .to")).to_contain_text("one chosen")
    dice.first.click()
    expect(at.page.locator(".ledger .to")).to_contain_text("2 chosen")
    at.go.click()
    expect(at.page.locator(".log")).to_contain_text("rolls")


def test_a_payment_is_completed_as_the_total_shows(sit, server):
    """DPAY-6"""
    game, token = asked(server, "dice/three", "pay_goods", 2)
    at = sit(game, [token])
    expect(at.question).to_contain_text("What will you pay with?")
    at.page.locator(".die[data-pick], .heap[data-pick]").last.click()
    expect(at.page.locator(".ledger .gain").first).to_be_visible()
    at.go.click()
    expect(at.question).not_to_contain_text("What will you pay with?")


def test_on_a_phone_every_number_of_cards_can_be_chosen(sit, server):
    game, token = asked(server, "dice/three", "action", 0)
    at = sit(game, [token], PHONE)
    for pill in at.page.locator('.deck [data-pick^="cards"]').all():
        pill.click()
        expect(pill).to_have_class("pill m on")


def test_whom_one_may_meet_stands_on_the_place_with_the_price_beside_the_key_that_ends_the_turn(sit, server):
    """Issue 24; all of the question fits in its bar."""
    game, token = asked(server, "istanbul/four_short", "encounters", 0)
    at = sit(game, [token])
    expect(at.page.locator(".key.second")).to_contain_text("End turn")
    expect(at.page.locator(".meeting")).to_have_text(re.compile(r"−2.*\+1", re.DOTALL))
    bar, words = (at.page.locator(it).bounding_box() for it in (".ask", ".ask .words"))
    assert bar["y"] < words["y"]
    assert words["y"] + words["height"] < bar["y"] + bar["height"]
    at.page.get_by_role("button", name="Meet the Governor").click()
    expect(at.go).to_contain_text("Go")
    at.go.click()
    expect(at.page.locator(".log")).to_contain_text("meets the Governor")


def test_the_card_on_the_discard_pile_is_shown_where_it_can_be_taken(sit, server):
    game, token = asked(server, "istanbul/four_short", "take_card", 0)
    at = sit(game, [token])
    option = at.open("from discard")
    expect(option.locator(".minicard")).to_be_visible()
    expect(option.locator("small")).not_to_be_empty()


@pytest.mark.parametrize(("decision", "at_most"), [("to_merchant", 4), ("serve_token", 4)])
def test_people_are_chosen_on_the_bazaar(sit, server, decision, at_most):
    """Issue 24: no stall opens for them."""
    game, token = table_where(server, "istanbul/grand_bazaar_five", lambda game: game.decision == decision)
    at = sit(game, [token])
    lit = at.page.locator(".tile[data-pick]")
    expect(lit).to_have_count(at_most)
    expect(at.page.locator(".counter")).to_have_count(0)
    name = lit.first.get_attribute("data-pick")
    at.choose(name)
    expect(at.page.locator(f'.tile[data-pick="{name}"]')).to_have_count(0)


def test_coffee_is_given_in_the_purse(sit, server):
    """Issue 24: a stall opens only for what lies nowhere."""
    game, token = table_where(server, "istanbul/grand_bazaar_five", lambda game: game.decision == "swap_give")
    at = sit(game, [token])
    at.page.locator('.purse[data-pick="give coffee"]').click()
    expect(at.page.locator(".ledger .cost")).to_contain_text("−1")
    expect(at.page.locator(".counter")).to_have_count(0)


def test_a_roll_is_kept_by_the_great_key_and_another_costs_a_choice(sit, server):
    """Issue 24: no red key gives something away, not a crystal either."""
    game, token = table_where(server, "dice/three", lambda game: game.decision == "reroll" and len(game.legal) > 1)
    at = sit(game, [token])
    expect(at.go).to_contain_text("Keep the roll")
    at.open("reroll").click()
    expect(at.page.locator(".ledger .cost")).to_contain_text("−1")
    at.go.click()
    expect(at.question).to_contain_text("roll again")


MET = [("five_in_order", "14.3"), ("mocha_three", "10.2"), ("letters_four", "23.2"), ("letters_four", "14.2")]


@pytest.mark.parametrize("record", MET, ids=[" ".join(it) for it in MET])
def test_all_whom_one_may_meet_are_seen_whole_at_the_edge_of_the_bazaar(sit, server, record):
    """Issue 24: at a corner of it two or three of them ran off a phone."""
    name, turn = record

    def wanted(game):
        meetings = [action for action in game.legal if action.verb == "meet"]
        return game.turn == turn and game.decision == "encounters" and len(meetings) > 1

    game, token = table_where(server, f"istanbul/{name}", wanted)
    at = sit(game, [token], PHONE)
    expect(at.page.locator(".meeting").first).to_be_visible()
    for size in (PHONE, WIDE):
        at.page.set_viewport_size(size)
        for meeting in at.page.locator(".meeting").all():
            expect(meeting).to_be_in_viewport(ratio=0.99)
            board, box = at.page.locator(".board").bounding_box(), meeting.bounding_box()
            assert board["x"] <= box["x"]
            assert box["x"] + box["width"] <= board["x"] + board["width"]


def test_on_a_phone_odds_and_the_end_of_undo_are_both_in_sight(sit, server):
    """Issue 24: “then chance falls: no u…”"""
    game, token = asked(server, "istanbul/four_short", "call_number", 0)
    at = sit(game, [token], PHONE)
    at.open("call 7").click()
    expect(at.page.locator(".ledger .way")).to_have_count(2)
    expect(at.page.locator(".ledger .struck")).to_be_visible()
    ledger, note = (at.page.locator(it).bounding_box() for it in (".ledger", ".ledger .note"))
    assert note["x"] + note["width"] <= ledger["x"] + ledger["width"]
    assert at.page.locator(".ledger .note").evaluate("it => it.scrollWidth <= it.clientWidth"), "it is cut"

"""The log of the page: a sentence a turn, which opens into its steps."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.positions import table_where
from tests.web.test_screens import PHONE


def after_turns(server, record="istanbul/three_short", label="8.1"):
    """A table that goes on at a turn of a recorded game."""
    game, token = table_where(server, record, lambda game: game.turn == label and game.decision == "move")
    return game, [token]


def test_a_turn_is_one_sentence_that_opens_into_its_steps(sit, server):
    at = sit(*after_turns(server))
    turn = at.page.locator(".log .turn").filter(has_text="Police Station").last
    sent = "goes to the Police Station, sends the family member to the Black Market"
    expect(turn.locator("summary")).to_contain_text(sent)
    step = turn.locator("[data-look]").first
    expect(step).to_be_hidden()
    turn.locator("summary").click()
    expect(step).to_be_visible()
    step.click()
    expect(at.page.locator(".log .picked")).to_be_visible()


def test_a_story_reads_the_same_after_a_reload(sit, server):
    at = sit(*after_turns(server))
    sentences = at.page.locator(".log summary")
    expect(sentences.first).to_be_visible()
    before = sentences.all_inner_texts()
    at.page.reload()
    expect(sentences).to_have_count(len(before))
    assert sentences.all_inner_texts() == before


def test_a_phone_shows_the_latest_sentence_and_all_of_them_in_the_recap(sit, server):
    at = sit(*after_turns(server), size=PHONE)
    expect(at.page.locator(".log .turn:visible")).to_have_count(1)
    at.page.locator("[data-do=menu]").click()
    at.page.locator(".dialog [data-do=recap]").click()
    turn = at.page.locator(".whole > li").filter(has_text="goes to the Police Station").last
    expect(turn.locator("summary")).to_contain_text("takes 2")
    turn.locator("summary").click()
    expect(turn.locator("[data-look]").first).to_be_visible()


def test_one_press_shows_on_the_board_what_happened_since_my_turn_and_comes_back(sit, server):
    """Issue 24: move by move, at a chosen speed, on a phone too."""
    at = sit(*after_turns(server), size=PHONE)
    at.page.locator(".since-key").click()
    at.page.get_by_role("button", name="4×").click()
    expect(at.page.locator(".transport")).to_contain_text("Step")
    expect(at.page.locator(".transport")).to_have_count(0)
    expect(at.question).to_contain_text("Where will")


def test_a_press_on_a_panel_tells_all_that_a_player_has(sit, server):
    at = sit(*after_turns(server), size=PHONE)
    at.page.locator(".whole-player").first.click()
    page = at.page.locator(".dialog")
    expect(page.locator(".having")).to_contain_text("lira")
    expect(page.locator(".lately").last).to_contain_text("P1")


def missing_pictures(page, things):
    """Of all pictures within these, those that the sprite does not have."""
    ids = page.locator(f"{things} use").evaluate_all("all => all.map(it => it.getAttribute('href').split('#')[1])")
    sprite = page.request.get(f"{page.url.rsplit('/', 1)[0]}/art/sprite.svg").text()
    assert ids
    return {it for it in ids if f'id="{it}"' not in sprite}


def test_two_dice_of_a_card_are_told_by_their_faces(sit, server):
    """Where “Coffee dice” was played there was a gap in the sentence."""
    at = sit(*after_turns(server, "istanbul/grand_bazaar_three", "3.2"))
    told = at.page.locator(".log summary").filter(has_text="rolls 3 and 5")
    expect(told.locator('use[href$="#die-3"]')).to_have_count(1)
    assert missing_pictures(at.page, ".log") == set()


def test_the_set_up_is_nobodys_turn(sit, server):
    game, tokens = server.new("Ayşe", "bot", seed=5, draw=False)
    at = sit(game, [tokens[0]])
    begun = at.page.locator(".log summary").first
    expect(begun).to_contain_text("the Large Market now wants")
    expect(begun.locator(":scope > .mark use")).to_have_attribute("href", re.compile("#die-"))


@pytest.mark.parametrize("size", [PHONE, {"width": 667, "height": 375}], ids=["upright", "sideways"])
def test_looking_back_hides_nothing_of_a_small_screen(sit, server, size):
    """Its bar stands where the question stands: all that I have is in sight beside it."""
    at = sit(*after_turns(server), size=size)
    expect(at.question).to_be_visible()
    at.page.locator(".since-key").click()
    expect(at.page.locator(".transport h1")).to_contain_text("Step")
    expect(at.page.locator(".ask")).to_have_count(0)
    bar, mine = (at.page.locator(it).bounding_box() for it in (".transport", ".own"))
    assert bar["y"] + bar["height"] <= mine["y"]
    expect(at.page.locator(".own")).to_be_in_viewport(ratio=0.99)

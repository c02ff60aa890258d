"""The first ten minutes of somebody who has never been here, before a large screen or with a phone."""

import pytest
from playwright.sync_api import expect

from tests.people.playing import is_up, play_until
from tests.web.conftest import PATIENCE, WIDE

PHONE = {"width": 390, "height": 844}
SCREENS = {"desktop": {"size": WIDE}, "phone": {"size": PHONE, "has_touch": True, "is_mobile": True}}
SLOW = 6 * PATIENCE  # the first advice starts a process
WHERE = "Where will your merchant go"


@pytest.mark.parametrize("screen", SCREENS)
def test_a_newcomer_learns_the_game(come, screen):
    """What comes is explained, a step is taken back; the lesson goes on after a reload, and from the start page."""
    newcomer = come(**SCREENS[screen])
    heading = newcomer.page.locator(".bubble h2")
    newcomer.press("Learn the game")
    expect(heading).to_be_visible()
    newcomer.press("I see")
    expect(heading).to_have_text("Walk to a place")
    newcomer.hit(newcomer.tile("Spice Warehouse"))
    newcomer.press("Go")
    expect(heading).to_have_text("Leave an assistant")
    newcomer.press("Undo")
    expect(newcomer.question).to_contain_text(WHERE)
    expect(heading).to_have_text("My plan", timeout=SLOW)
    newcomer.press("I see")
    newcomer.hit(newcomer.tile("Fabric Warehouse"))
    newcomer.press("Go")
    expect(newcomer.question).not_to_contain_text(WHERE)
    question = newcomer.question.inner_text()
    newcomer.reload()
    expect(newcomer.question).to_have_text(question)
    while newcomer.button("I see").is_visible():
        newcomer.press("I see")
    newcomer.go_home()
    newcomer.go_on("Your move")
    expect(newcomer.question).to_have_text(question)
    play_until(lambda: not is_up(newcomer), newcomer)
    play_until(heading.is_visible, newcomer)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_newcomer_plays_at_once(come, screen):
    """Against bots: explanations, a hint, the log, the rules, some turns; then home, and back to the same turn."""
    newcomer = come(**SCREENS[screen])
    newcomer.press("Play now")
    newcomer.sees_game(3)
    play_until(lambda: is_up(newcomer), newcomer)
    assert "Tea House" in newcomer.rest_on(newcomer.tile("Tea House"))
    newcomer.press("Hint")
    expect(newcomer.page.locator(".advice .best button").first).to_be_visible(timeout=SLOW)
    newcomer.look_up("What happened since my last turn", "draws")
    newcomer.look_up("The rules", "Places")
    play_until(lambda: not is_up(newcomer), newcomer)
    play_until(lambda: is_up(newcomer), newcomer)
    question = newcomer.question.inner_text()
    newcomer.reload()
    expect(newcomer.question).to_have_text(question)
    newcomer.go_home()
    newcomer.go_on("Your move")
    expect(newcomer.question).to_have_text(question)
    play_until(lambda: not is_up(newcomer), newcomer)

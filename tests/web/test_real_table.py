"""A real table: people roll and draw, and one of them clicks for everybody what fell."""

import random
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.web.conftest import WIDE
from tests.web.hands import by_mouse
from tests.web.playing import choose_one

NAMES = ("Ayşe", "Ben")
PHONE = {"width": 390, "height": 844}


def real_table(sit, server, size=WIDE, **more):
    """A table of two that is entered by hand, in one browser."""
    seats = [{"kind": "person", "name": name} for name in NAMES]
    game, tokens = server.new(*seats, by_hand=True, draw=False, **more)
    at = sit(game, list(tokens.values()), size)
    expect(at.question).to_be_visible()
    return at, game, ",".join(tokens.values())


def entered(at, server, game, tokens):
    """What was entered so far, in the grammar of records; when the page has drawn it."""
    seen = server.look(game, tokens, have=0)
    expect(at.page.locator(f'main[data-n="{seen["n"]}"]')).to_have_count(1)
    told = zip(*(part["events"] for part in seen["seats"]), strict=True)  # each seat knows its own cards
    return [max((event["action"] for event in events), key=len) for events in told]


@contextmanager
def one_entry(at):
    """What is done here is entered, and drawn before anything else is done."""
    drawn = at.page.locator("main")
    before = drawn.get_attribute("data-n")
    yield
    expect(drawn).not_to_have_attribute("data-n", before)


def roll(at, one, other):
    with one_entry(at):
        for die, face in enumerate((one, other)):
            at.page.locator(f'[data-die="{die}"][data-face="{face}"]').click()


def pick(at, name):
    with one_entry(at):
        at.page.locator(f'[data-play="{name}"]').click()


def set_up(at, *cards):
    """The set-up by clicks; each player draws one of these cards."""
    pick(at, "demand L1")
    pick(at, "demand S4")
    roll(at, 3, 4)
    roll(at, 6, 6)
    for card in cards or ("five_lira", "dealer_again"):
        pick(at, f"draw {card}")
    expect(at.question).to_contain_text("Where will your merchant go")


def test_the_form_lays_a_real_table_at_which_everybody_has_a_name(open_page, server):
    page = open_page()
    page.goto(server.url)
    page.get_by_role("button", name="More options").click()
    page.get_by_role("button", name="real, entered here").click()
    for i, name in enumerate(("Leyla", "Marco", "Oksana")):
        page.get_by_label(f"Name in seat {i + 1}").fill(name)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".ask h1")).to_have_text("Which demand tile comes up at the Large Market?")
    assert page.locator(".mine h2, .other h3").all_inner_texts() == ["Leyla", "Marco", "Oksana"]


def test_a_demand_tile_is_shown_with_all_its_goods(sit, server):
    """24: nothing is cut."""
    at, _, _ = real_table(sit, server)
    goods = at.page.locator(".find.of-demand .pic")
    expect(goods).to_have_count(5)
    assert goods.evaluate_all("all => all.map(it => it.scrollWidth - it.clientWidth)") == [0] * 5


def test_turns_of_a_real_game_are_entered_by_clicks_without_a_curtain(sit, server):
    at, game, tokens = real_table(sit, server)
    set_up(at)
    at.choose("move 9")  # the Tea House
    expect(at.question).to_contain_text("call")
    at.open("call 8").click()
    expect(at.page.locator(".ledger")).to_contain_text("then say what fell")
    at.confirm()
    roll(at, 5, 3)
    expect(at.question).to_contain_text("Anything more")  # for a card could still be played
    at.confirm()
    expect(at.page.locator(".mine h2")).to_have_text("Ben")
    expect(at.page.locator(".curtain")).to_have_count(0)
    at.choose("move 6")  # the Caravansary: two cards, of which one was seen
    pick(at, "draw stay")
    pick(at, "draw ?")
    steps = entered(at, server, game, tokens)
    assert steps[:6] == [
        "demand L1", "demand S4", "roll 3 4", "roll 6 6", "draw five_lira", "draw dealer_again"
    ]  # fmt: skip
    assert steps[6:12] == ["move 9", "leave", "act", "call 8", "roll 5 3", "done"]
    assert steps[12:] == ["move 6", "leave", "act", "draw stay", "draw"]


def test_dice_are_typed_and_cards_found_by_typing(sit, server):
    at, game, tokens = real_table(sit, server)
    pick(at, "demand L1")
    pick(at, "demand S4")
    expect(at.page.locator(".fell")).to_have_count(12)
    at.page.keyboard.type("34")
    expect(at.question).to_contain_text("Smuggler")
    at.page.keyboard.type("66")
    expect(at.page.locator(".find").first).to_be_visible()
    at.page.keyboard.type("long")
    expect(at.page.locator(".find")).to_have_count(1)
    at.page.keyboard.press("Enter")
    expect(at.question).to_contain_text("Ben")
    assert entered(at, server, game, tokens)[2:] == ["roll 3 4", "roll 6 6", "draw move_3_4"]


def test_what_was_entered_wrongly_is_taken_back_a_step_or_to_a_line_of_the_log(sit, server):
    at, game, tokens = real_table(sit, server)
    set_up(at)
    at.page.keyboard.press("u")
    expect(at.question).to_contain_text("Which bonus card does Ben draw?")
    at.page.locator(".log summary").first.click()
    at.page.locator(".log .lines button").nth(2).click()
    at.page.get_by_role("button", name="Back to here").click()
    expect(at.question).to_contain_text("dice for the Governor")
    assert entered(at, server, game, tokens) == ["demand L1", "demand S4"]
    roll(at, 1, 2)
    expect(at.question).to_contain_text("Smuggler")


def test_one_wrong_entry_of_long_ago_is_corrected_alone(sit, server):
    """24: the roll for the Governor, three entries ago; what follows stays."""
    at, game, tokens = real_table(sit, server)
    set_up(at)
    before = entered(at, server, game, tokens)
    at.page.locator(".log summary").first.click()
    at.page.locator(".log .lines button").nth(2).click()
    at.page.get_by_role("button", name="Correct this").click()
    with one_entry(at):
        at.page.get_by_label("find it by typing").fill("5 1")
        at.page.keyboard.press("Enter")
    expect(at.question).to_contain_text("Where will your merchant go")
    assert before[2] == "roll 3 4"
    assert entered(at, server, game, tokens) == [*before[:2], "roll 5 1", *before[3:]]


def test_a_card_that_nobody_saw_is_named_when_it_is_played(sit, server):
    at, _, _ = real_table(sit, server)
    set_up(at, "?", "?")
    expect(at.page.locator(".card.back")).to_have_count(1)
    before = at.page.locator('.purse[data-tip="lira"] b').inner_text()
    at.page.locator(".card.back").click()
    at.page.locator('.dialog [data-name="card five_lira"]').click()
    expect(at.page.locator(".card")).to_have_count(0)
    expect(at.page.locator('.purse[data-tip="lira"] b')).to_have_text(str(int(before) + 5))


def test_a_random_layout_is_laid_place_by_place(sit, server):
    at, _, _ = real_table(sit, server, settings={"layout": "random"})
    for _ in range(16):
        question = at.question.inner_text()
        at.page.locator(".site[data-play], .key.go:not([aria-disabled])").first.click()
        expect(at.question).not_to_have_text(question)
    expect(at.page.locator(".tile")).to_have_count(16)
    expect(at.question).to_contain_text("demand tile")


def test_a_turn_of_a_real_dice_game_is_entered_on_a_phone(sit, server):
    at, game, tokens = real_table(sit, server, PHONE, game="dice")
    for tile in ("lira_red", "crystal_red", "card_red", "action_red", "merchant_red", "die"):
        pick(at, f"lay out {tile}")
    for face in ("coin", "red", "blue", "green", "yellow"):
        pick(at, f"roll {face}")
    expect(at.page.locator(".die")).to_have_count(5)
    assert at.overflow() == [0, 0]
    chooser = random.Random(3)
    while (seen := server.look(game, tokens))["table"]["turn"] == "1.1":
        expect(at.page.locator(f'main[data-n="{seen["n"]}"]')).to_have_count(1)
        part = next(part for part in seen["seats"] if part["seat"] == seen["table"]["waits"]["seat"])
        option = chooser.choice(part["options"])["name"]
        if seen["table"]["waits"]["for"] == "chance":
            pick(at, option)
        else:
            choose_one(at, option, by_mouse)
        server.look(game, tokens, have=seen["n"], wait=20)
    assert at.overflow() == [0, 0]
    expect(at.page.locator(".other h3")).to_have_text("Ayşe")

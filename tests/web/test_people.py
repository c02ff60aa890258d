"""Several people: at one screen, at two, and watching."""

from playwright.sync_api import expect

from arasta.play.text.language import say


def person(name):
    return {"kind": "person", "name": name, "confirm": False}


def test_each_browser_sees_its_own_cards_only(sit, server):
    game, tokens = server.new(person("Ayşe"), person("Ben"), seed=5, draw=False)
    ayse, ben = sit(game, [tokens[0]]), sit(game, [tokens[1]])
    for at, seat in ((ayse, 0), (ben, 1)):
        hand = server.look(game, tokens[seat])["seats"][0]["view"]["hand"]
        expect(at.page.locator(".card")).to_have_count(len(hand))
        tips = at.page.locator(".card").evaluate_all("all => all.map(it => it.dataset.tip)")
        assert tips == [f"card {word}" for word in hand]


def test_a_move_in_one_browser_is_seen_in_the_other(sit, server):
    game, tokens = server.new(person("Ayşe"), person("Ben"), seed=5, draw=False)
    ayse, ben = sit(game, [tokens[0]]), sit(game, [tokens[1]])
    ayse.choose("move 3")
    expect(ben.page.locator(".log")).to_contain_text("Ayşe goes to the Spice Warehouse")


def test_a_spectator_sees_no_cards_and_no_choices(sit, server):
    game, _ = server.new(person("Ayşe"), person("Ben"), seed=5, draw=False)
    watching = sit(game)
    expect(watching.page.locator(".watching")).to_be_visible()
    expect(watching.page.locator("[data-pick]")).to_have_count(0)
    expect(watching.page.locator(".card")).to_have_count(0)


def test_a_curtain_falls_between_two_players_at_one_screen(sit, server):
    game, tokens = server.new(person("Ayşe"), person("Ben"), seed=5, draw=False)
    at = sit(game, [tokens[0], tokens[1]])
    at.page.get_by_role("button", name="I am Ayşe").click()
    at.choose("move 3")
    at.confirm()
    expect(at.page.locator(".curtain h1")).to_have_text("Ben")
    expect(at.page.locator(".card")).to_have_count(0)
    at.page.get_by_role("button", name="I am Ben").click()
    expect(at.page.locator(".mine h2")).to_have_text("Ben")


SLOW = 60  # seconds of a bot's choice: while a test looks, the bot moves


def nothing_is_open(at, cards):
    """So many cards lie there, but only their backs; and nobody's card is named."""
    expect(at.page.locator(".mine")).to_be_visible()
    expect(at.page.locator(".hand .card.back")).to_have_count(cards)
    expect(at.page.locator(".hand .card:not(.back)")).to_have_count(0)
    expect(at.page.locator(".log")).not_to_contain_text("“")


def test_at_one_screen_the_hand_is_put_away_when_a_bot_moves(sit, server):
    game, tokens = server.new(person("Ayşe"), "bot", person("Ben"), seed=5, draw=False, pace=SLOW)
    at = sit(game, list(tokens.values()))
    at.page.get_by_role("button", name="I am Ayşe").click()
    expect(at.page.locator(".hand .card:not(.back)")).to_have_count(1)
    expect(at.page.locator(".log")).to_contain_text("Ayşe draws “")
    at.choose("move 3")
    at.confirm()
    expect(at.question).to_contain_text("decides where")
    nothing_is_open(at, 1)
    at.page.locator(".log summary").filter(has_text="goes to the Spice").click()
    at.page.locator(".log [data-look]").filter(has_text="goes to the Spice").click()
    expect(at.page.locator(".transport")).to_be_visible()
    nothing_is_open(at, 1)


def test_at_one_screen_whoever_comes_after_a_bot_lifts_the_curtain(sit, server):
    game, tokens = server.new("bot", person("Ayşe"), person("Ben"), seed=5, draw=False)
    at = sit(game, list(tokens.values()))
    expect(at.page.locator(".curtain h1")).to_have_text("Ayşe")
    at.page.keyboard.press("Enter")
    expect(at.page.locator(".mine h2")).to_have_text("Ayşe")
    expect(at.page.locator(".hand .card:not(.back)")).to_have_count(1)


def test_at_one_screen_nobody_reads_which_card_another_drew(sit, server):
    game, tokens = server.new(person("Ayşe"), person("Ben"), seed=5, draw=False)
    at = sit(game, [tokens[0], tokens[1]])
    expect(at.page.locator(".since")).to_contain_text("now wants")
    expect(at.page.locator(".since")).not_to_contain_text("draws")
    at.page.get_by_role("button", name="I am Ayşe").click()
    expect(at.page.locator(".log")).to_contain_text("Ayşe draws “")
    expect(at.page.locator(".log")).to_contain_text("Ben draws a bonus card.")
    at.choose("move 3")
    at.confirm()
    at.page.get_by_role("button", name="I am Ben").click()
    expect(at.page.locator(".log")).to_contain_text("Ben draws “")
    expect(at.page.locator(".log")).to_contain_text("Ayşe draws a bonus card.")


def test_whoever_a_bot_plays_for_takes_the_seat_back_while_another_is_away(sit, server):
    game, tokens = server.new(person("Ayşe"), person("Ben"), seed=5, draw=False)
    at = sit(game, [tokens[0]])
    expect(at.page.locator(".other")).to_contain_text("away")
    assert server.post(f"/api/games/{game}/seat", {"bot": "random"}, tokens[0]).status_code == 200
    expect(at.page.locator(".ask h1")).to_contain_text("Ben decides")
    at.page.get_by_role("button", name="Take my seat back").click()
    expect(at.page.get_by_role("button", name="Let a bot play for Ben")).to_be_visible()
    assert server.look(game)["people"][0]["bot"] is None


def test_a_friend_joins_by_the_link(sit, server):
    game, tokens = server.new(person("Ayşe"), "free", seed=5, draw=False)
    friend = sit(game)
    friend.page.locator('input[name="name"]').fill("Ben")
    friend.page.get_by_role("button", name="Join").click()
    expect(friend.page.locator(".mine h2")).to_have_text("Ben")
    ayse = sit(game, [tokens[0]])
    expect(ayse.page.locator(".other h3")).to_have_text("Ben")


def test_the_link_is_copied_with_a_click(sit, server):
    game, tokens = server.new(person("Ayşe"), "free", seed=5, draw=False)
    at = sit(game, [tokens[0]], permissions=["clipboard-read", "clipboard-write"])
    at.page.get_by_role("button", name="Copy").click()
    expect(at.page.get_by_role("button", name="Copied")).to_be_visible()
    assert at.page.evaluate("navigator.clipboard.readText()") == f"{server.url}/table.html?table={game}"


def test_where_the_clipboard_is_closed_the_link_is_marked_to_be_copied(sit, server):
    game, tokens = server.new(person("Ayşe"), "free", seed=5, draw=False)
    at = sit(game, [tokens[0]], script="Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    at.page.get_by_role("button", name="Copy").click()
    assert at.page.evaluate("getSelection().toString().trim()") == f"{server.url}/table.html?table={game}"


def test_a_friend_finds_the_table_by_its_code(open_page, server):
    game, tokens = server.new(person("Ayşe"), "free", seed=5, draw=False)
    code = server.look(game, tokens[0])["table"]["code"]
    page = open_page()
    page.goto(server.url)
    page.locator('input[name="code"]').fill(code.lower())
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".room")).to_be_visible()


def test_a_bot_has_a_face_and_a_sentence_and_a_badge_tells_its_level(sit, server):
    """24: bots are characters."""
    game, tokens = server.new(person("Ayşe"), {"kind": "bot", "bot": "easy"}, "free", seed=5, draw=False)
    character = server.look(game)["people"][1]["character"]
    bot = sit(game, [tokens[0]]).page.locator(".chairs li").nth(1)
    expect(bot.locator(".level")).to_have_text("easy")
    expect(bot.locator(f'.level use[href$="#portrait-{character}"]')).to_have_count(1)
    expect(bot.locator(".manner")).to_have_text(say(f"web-character-{character}"))
    expect(bot).not_to_contain_text("web-character")

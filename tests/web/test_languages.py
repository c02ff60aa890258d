"""Issue 25: the pages in every language, changed in the middle of a game, and in one that is made for the tests."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from arasta.play.text.language import DEFAULT, languages
from tests.languages import forget_texts, pseudo_texts
from tests.server.running import running
from tests.web.positions import first_of_each_kind, table_of
from tests.web.sitting import Sitting

MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")
OVERLAPS = (Path(__file__).parent / "overlaps.js").read_text("utf-8")
PSEUDO = "en-XA"
SIZES = {"window": (1366, 768), "phone": (390, 844)}
SETTLED = 200  # milliseconds until a new size is drawn
SMALLEST = 10  # pixels of type, with 25 places on a phone; test_screens measures the others
# All that is read or heard, without what people have written and what a program reads.
WORDS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const it = walker.currentNode.parentElement;
    if (!/SCRIPT|STYLE/.test(it.tagName) && !it.closest(".languages")) found.push(walker.currentNode.data);
  }
  for (const it of document.querySelectorAll("[title],[aria-label],[placeholder]"))
    found.push(...["title", "aria-label", "placeholder"].map((name) => it.getAttribute(name) ?? ""));
  return [document.title, ...found].map((words) => words.trim()).filter(Boolean);
}"""
CHOSEN = """() => [...document.querySelectorAll("[data-pick], [data-key]")]
  .map(it => [it.dataset.pick, it.dataset.key, it.className])"""
ENGLISH = re.compile(r"[A-Za-z]{2,}")
AS_THEY_ARE = re.compile(
    r"\[\w+\]|^[a-z ]+: |Arasta|Ayşe|Ben|Cem|P\d|\bmove \w+|\b(?:help|keep)\b|https?://\S+|table\.html\S*|\b[A-Z]{4,6}\b"
)
WHO = [{"kind": "person", "name": "Ayşe"}, {"kind": "person", "name": "Ben"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server that speaks one language more."""
    folder = tmp_path_factory.mktemp("texts")
    (folder / PSEUDO).mkdir()
    (folder / PSEUDO / "all.ftl").write_text(pseudo_texts(), "utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("ARASTA_TEXTS", str(folder))
        forget_texts()
        with running(tmp_path_factory.mktemp("games")) as found:
            yield found
            found.http.close()
    forget_texts()


def spoken(open_page, server, lang, size="window", **more):
    """A page of somebody who has chosen a language."""
    width, height = SIZES[size]
    page = open_page({"width": width, "height": height}, **more)
    page.context.add_cookies([{"name": "lang", "value": lang, "url": server.url}])
    return page


def table(server, **more):
    game, tokens = server.new(*WHO, seed=5, draw=False, **more)
    return f"{server.url}/table.html?table={game}#{tokens[0]}"


def untranslated(page):
    """The words of a page that are plain English."""
    return "\n".join(sorted({words for words in page.evaluate(WORDS) if ENGLISH.search(AS_THEY_ARE.sub("", words))}))


def test_every_word_of_the_start_page_is_translated(open_page, server):
    """In a language that has no plain letter, whatever has one is no text, or was put together of other texts."""
    page = spoken(open_page, server, PSEUDO)
    page.goto(server.url)
    expect(page.locator(".make")).to_be_visible()
    page.locator("[data-do=more]").click()
    assert untranslated(page) == ""


@pytest.mark.parametrize("settings", [{"expansions": ["mocha", "letters"]}, None], ids=["grand", "dice"])
def test_every_word_of_a_table_is_translated(open_page, server, settings):
    page = spoken(open_page, server, PSEUDO)
    page.goto(table(server, **({"game": "dice"} if settings is None else {"settings": settings})))
    expect(page.locator(".key.go")).to_be_visible()
    expect(page.locator(".log li").first).to_be_visible()
    assert untranslated(page) == ""
    for what in ("menu", "rules", "recap", "people"):
        page.locator(f'.menu [data-do="{what}"]').first.click()
        expect(page.locator(".dialog")).to_be_visible()
        assert untranslated(page) == "", what
        page.keyboard.press("Escape")


def test_the_language_can_be_changed_in_the_middle_of_a_game(open_page, server):
    """Every word is another one, and nothing else has changed; the next page is in it too."""
    page = spoken(open_page, server, DEFAULT)
    page.goto(table(server))
    at = Sitting(page)
    at.open("move 2").click()
    before, shown = set(page.evaluate(WORDS)), page.evaluate(CHOSEN)
    page.locator('.menu [data-do="menu"]').click()
    page.locator(".dialog .languages").select_option(PSEUDO)
    expect(page.locator(f'html[lang="{PSEUDO}"]')).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator(".dialog")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("ţĥé")
    assert untranslated(page) == ""
    assert not {words for words in before & set(page.evaluate(WORDS)) if ENGLISH.search(AS_THEY_ARE.sub("", words))}
    assert page.evaluate(CHOSEN) == shown
    page.goto(server.url)
    expect(page.locator(f'html[lang="{PSEUDO}"] .make')).to_be_visible()


def test_three_people_play_in_three_languages(open_page, server):
    """Each hears of the same choice in their own words."""
    people = [{"kind": "person", "name": name} for name in ("Ayşe", "Ben", "Cem")]
    game, tokens = server.new(*people, seed=5, draw=False)
    told = {"de": "Gewürzlager", "pl": "Składu przypraw", "ru": "Склад специй"}
    pages = {}
    for seat, lang in enumerate(told):
        pages[lang] = spoken(open_page, server, lang)
        pages[lang].goto(f"{server.url}/table.html?table={game}#{tokens[seat]}")
        expect(pages[lang].locator(".tile").first).to_be_visible()
    Sitting(pages["de"]).choose("move 3")
    for lang, words in told.items():
        expect(pages[lang].locator(".log")).to_contain_text(re.compile(words, re.IGNORECASE))


OTHERS = pytest.mark.parametrize("lang", [*(lang for lang in languages() if lang != DEFAULT), PSEUDO])


def without_room(page, what):
    """The words that are cut off or lie over others, at all sizes."""
    found = set()
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(SETTLED)
        seen = page.evaluate(MEASURE, SMALLEST)
        cut = [words for words in seen["found"] if "cut" in words] + ["wider"] * (seen["wider"] > 0)
        found |= {f"{what}, {width}: {words}" for words in [*cut, *page.evaluate(OVERLAPS)]}
    return found


@OTHERS
def test_every_page_has_room_for_every_language(open_page, server, lang):
    page = spoken(open_page, server, lang, wanted="404")  # the page about mail asks for a key that is none
    found = set()
    room, tokens = server.new("Ayşe", "free", "free", draw=False)
    seats = f"{server.url}/table.html?table={room}#{tokens[0]}"
    pages = {
        "": ".make",
        "games.html": ".games",
        "rules.html": ".book",
        "rules.html?game=dice": ".book",
        "mail.html": "h1",
    }
    for address, there in {**{f"{server.url}/{name}": it for name, it in pages.items()}, seats: ".chairs"}.items():
        page.goto("about:blank")
        page.goto(address)
        expect(page.locator(there).first).to_be_visible()
        found |= without_room(page, address.removeprefix(server.url))
        if address == f"{server.url}/":
            page.set_viewport_size(dict(zip(("width", "height"), SIZES["window"], strict=True)))
            page.locator("[data-do=more]").click()
            found |= without_room(page, "all settings")
    page.goto(table(server, settings={"expansions": ["mocha", "letters"]}))
    for what in ("menu", "rules", "recap", "people"):
        page.set_viewport_size(dict(zip(("width", "height"), SIZES["window"], strict=True)))
        page.locator(f'.menu [data-do="{what}"]').first.click()
        expect(page.locator(".dialog")).to_be_visible()
        found |= without_room(page, what)
        page.keyboard.press("Escape")
    assert found == set()


@pytest.fixture(scope="module")
def kinds(server):
    """The address of a table at every kind of decision."""
    games = {
        f"{record} {kind}": table_of(server, game)
        for record in ("istanbul/grand_bazaar_five", "dice/three")
        for kind, game in first_of_each_kind(record).items()
    }
    return {kind: f"{server.url}/table.html?table={game}#{token}" for kind, (game, token) in games.items()}


@OTHERS
def test_every_kind_of_decision_has_room_for_every_language(open_page, server, kinds, lang):
    page = spoken(open_page, server, lang)
    found = set()
    for kind, address in kinds.items():
        page.goto("about:blank")
        page.goto(address)
        expect(page.locator(".ask h1")).to_be_visible()
        found |= without_room(page, kind)
    assert len(kinds) > 35
    assert found == set()


BEYOND = """() => [...document.querySelectorAll(".hall")].filter((hall) => {
  const words = document.createRange();
  words.selectNodeContents(hall.querySelector(".name"));
  return words.getBoundingClientRect().right > hall.getBoundingClientRect().right;
}).map((hall) => hall.textContent.trim())"""


@pytest.mark.parametrize("lang", languages())
def test_the_name_of_a_hall_stays_on_its_tile(open_page, server, lang):
    """Four stand beside each other on a phone; what is beyond one lies under the next, and no rule cuts it off."""
    page = spoken(open_page, server, lang, "phone")
    page.goto(table(server, game="dice"))
    expect(page.locator(".hall .name").first).to_be_visible()
    assert page.evaluate(BEYOND) == []

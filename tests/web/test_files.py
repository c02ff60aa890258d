"""The files of the client: the house rules that hold for them, and what the pages ask for."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from arasta.play.text.catalogue import things
from arasta.server.http.bundles import as_seen_from
from arasta.server.http.static import Pages

STATIC = (Path(__file__).parents[2] / "src/arasta/web/static").resolve()
OWN = [path for path in STATIC.rglob("*") if path.suffix in {".js", ".css", ".html"} and "vendor" not in path.parts]
TEXTS = Path(__file__).parents[2] / "src/arasta/play/texts/en"


def test_nothing_is_inline_and_nothing_comes_from_elsewhere():
    inline = re.compile(r'<style|<script(?![^>]*src)|\sstyle="|\son[a-z]+="|https?://(?!www\.w3\.org)')
    assert [path.name for path in OWN if inline.search(path.read_text("utf-8"))] == []


OUTSIDE = re.compile(
    r"\b(document|window|localStorage|matchMedia|location|navigator|Notification|performance|Date|fetch)\b[.(]"
)
PURE = ("state", "draw", "istanbul", "dice", "modules.js", "games.js", "text.js")  # of js


def test_what_is_drawn_and_how_a_state_changes_depends_on_the_state_alone():
    """What the browser says of itself, keeps or fetches is put into the state first."""
    found = {
        path.relative_to(STATIC).as_posix(): OUTSIDE.findall(path.read_text("utf-8"))
        for path in OWN
        if path.suffix == ".js"
        and path.is_relative_to(STATIC / "js")
        and path.relative_to(STATIC / "js").parts[0] in PURE
    }
    assert len(found) > 50
    assert {name: words for name, words in found.items() if words} == {}


def test_every_text_that_the_client_names_is_written():
    written = set(re.findall(r"^(web-[\w-]+) =", (TEXTS / "web.ftl").read_text("utf-8"), re.MULTILINE))
    named = {key for path in OWN for key in re.findall(r'"(web-[a-z-]+[a-z])"', path.read_text("utf-8"))}
    assert named - written == set()


def pictures():
    """The names of all pictures."""
    return set(re.findall(r'<symbol id="([^"]+)"', (STATIC / "art/sprite.svg").read_text("utf-8")))


def test_every_picture_that_the_client_names_is_in_the_sprite():
    drawn = pictures()
    named = {name for path in OWN for name in re.findall(r'\buse\("([\w-]+)"', path.read_text("utf-8"))}
    assert named - drawn == set()


def test_every_module_that_is_imported_is_there():
    wrong = []
    for path in OWN:
        for name in re.findall(r'from "(\.[^"]+)"', path.read_text("utf-8")):
            if not (path.parent / name).resolve().is_file():
                wrong.append((path.name, name))
    assert wrong == []


SHARED = {
    "css/keys.css",
    "css/table.css",
    "css/board.css",
    "css/own_panel.css",
    "css/players.css",
}  # which the dice game builds on


def test_a_class_by_itself_is_styled_in_one_sheet():
    """All sheets of a page are one: what one says of a class, another would say of somebody else's things too."""
    sheets: dict[str, set[str]] = {}
    for path in styles("table.html"):
        rules = re.findall(r"^(\.[^{}\n]*?) \{", (STATIC / path).read_text("utf-8"), re.MULTILINE)
        for name in (part for rule in rules for part in rule.split(", ") if re.fullmatch(r"\.[\w-]+", part)):
            sheets.setdefault(name, set()).add(path)
    assert {name: found for name, found in sheets.items() if len(found) > 1} == {}
    dice = "".join((STATIC / path).read_text("utf-8") for path in styles("table.html") if "dice" in path)
    again = re.findall(r"^\s+(?:[^{}\n]*[ ,])?\.([\w-]+)(?:,[^{}\n]*)? \{", dice, re.MULTILINE)
    assert [name for name in again if sheets.get(name, SHARED) - SHARED] == []


def test_a_media_query_is_one_of_the_list_and_exists_once_in_a_sheet():
    """A sheet cannot name a kind of screen, so each says it in full: narrow here and wide there would be torn apart."""
    known = set(re.findall(r"^     [a-z ]+: (\(.*\))$", (STATIC / "css/tokens.css").read_text("utf-8"), re.MULTILINE))
    asked = {path: re.findall(r"@media ([^{]*) {", path.read_text("utf-8")) for path in OWN}
    drawn = re.findall(r'matchMedia\("([^"]*)"', "".join(path.read_text("utf-8") for path in OWN))
    assert {name: found for name, found in asked.items() if len(found) > len(set(found))} == {}
    assert {query for found in asked.values() for query in found} | set(drawn) == known


def test_what_is_important_in_a_sheet_says_why():
    """A comment in the rule's lines, or above the rules that begin there."""
    unexplained = []
    for path in (path for path in OWN if path.suffix == ".css"):
        lines = path.read_text("utf-8").splitlines()
        for i, line in enumerate(lines):
            block = [line] + [before for before in lines[max(0, i - 2) : i] if "*/" in before]
            if "!important" in line and not any("*/" in near for near in block):
                unexplained.append((path.name, i + 1))
    assert unexplained == []


def test_pictures_are_made_of_pictures_that_there_are():
    made_of = set(re.findall(r'href="#([^"]+)"', (STATIC / "art/sprite.svg").read_text("utf-8")))
    assert made_of - pictures() == set()


def released(game, verb):
    """The things that a verb of the last release is done to. What is newer goes by its name until it has a picture."""
    names = import_module(f"arasta.{game}.action_ids").ACTION_IDS
    return {name.removeprefix(f"{verb} ") for name in names if name.startswith(f"{verb} ")}


def test_cards_tiles_and_places_have_their_pictures_when_they_are_released():
    told, dice = things("istanbul")["about"], things("dice")["about"]
    verbs = {"place": "move", "card": "card", "guild": "guild", "kiosk": "kiosk"}
    needed = [f"{kind}-{word}" for kind, verb in verbs.items() for word in released("istanbul", verb) & {*told[kind]}]
    assert len(needed) > 100
    needed += list(told["token"]) + [f"mosque-{word}" for word in told["mosque-tile"]]
    needed += [f"tile-{word}" for word in dice["mosque-tile"]]
    needed += [f"bazaar-{word}" for word in released("dice", "reveal") & {*dice["bazaar-card"]}]
    assert {name.replace("_", "-") for name in needed} - pictures() == set()


@pytest.mark.parametrize(
    ("page", "entry"),
    [("table.html", "js/table.js"), ("index.html", "js/start.js"), ("mail.html", "js/mail.js")],
)
def test_a_page_asks_for_one_script_and_one_sheet_that_hold_all_it_needs(page, entry):
    """A browser takes longer to ask for seventy files than to read them."""
    pages = Pages(STATIC)
    files = pages.files
    asked = re.findall(r'(?:src|href)="((?:js|css)/[^"]+)"', pages.pages[page])
    assert sorted(path.split("/")[0] for path in asked) == ["css", "js"]
    sheet, script = (files[path].plain.decode() for path in sorted(asked))
    assert [path for path in needed(STATIC / entry) - {entry} if f"// {path}\n" not in script] == []
    assert script.endswith((STATIC / entry).read_text("utf-8").splitlines()[-1] + "\n")
    assert all(as_seen_from("css", path, (STATIC / path).read_text("utf-8")) in sheet for path in styles(page))
    assert [path for path in re.findall(r"url\(\.\./([^)]+)\)", sheet) if path not in files] == []


def styles(page):
    return re.findall(r'stylesheet" href="([^"]+)"', (STATIC / page).read_text("utf-8"))


def needed(path, seen=frozenset()):
    """A module and all that it imports."""
    name = path.relative_to(STATIC).as_posix()
    if name in seen:
        return seen
    found = seen | {name}
    for other in re.findall(r'from\s*"(\.[^"]+)"', path.read_text("utf-8")):
        found = needed((path.parent / other).resolve(), found)
    return found

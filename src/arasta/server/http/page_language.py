"""Pages in the language of whoever asks: their language, title, texts and fonts are right from the first byte."""

import re
from collections.abc import Mapping
from html import escape

from starlette.datastructures import Headers
from starlette.requests import cookie_parser

from arasta.play.text.language import best_language, languages, own_source, say
from arasta.play.text.tags import asked_for

CHOSEN = "lang"  # the cookie in which a browser keeps what somebody has chosen
TITLES = {
    "games.html": "web-own-games-title",
    "rules.html": "web-rules-title",
}  # of the others the name of the house, which is the same everywhere
WORDS = {  # what a page has to say before, or without, its texts: where that stands in it, and the words
    r'(<meta name="description" content=")[^"]*': "web-page-about",
    r'(<div id="lost"[^>]*>)': "web-lost",
}
LATIN_FONT = re.compile(r'<link rel="preload" href="fonts/([a-z]+)-latin-wght[^>]*>\n')
FONTS = {"latin-ext": re.compile("[\u0100-\u02af\u1e00-\u1eff]"), "cyrillic": re.compile("[\u0400-\u052f]")}


def language_of_page(asked: Mapping[str, str], headers: Headers) -> str:
    """What the address says, what was chosen in this browser, what the browser asks for."""
    chosen = cookie_parser(headers.get("cookie", "")).get(CHOSEN, "")
    return best_language([asked.get("lang", ""), chosen, *asked_for(headers.get("accept-language", ""))])


def in_language(page: str, name: str, lang: str) -> str:
    """A page as it is for a language. In pieces, from any server of files, it is the one for English."""
    told = page.replace('<html lang="en">', f'<html lang="{lang}" data-languages="{" ".join(languages())}">')
    told = told.replace("texts/en/web.ftl", f"texts/{lang}/web.ftl")
    told = LATIN_FONT.sub(lambda font: font[0] + further_fonts(font, lang), told)
    if name in TITLES:
        told = told.replace("<title>Arasta</title>", f"<title>{escape(say(TITLES[name], lang))}</title>")
    for place, key in WORDS.items():
        told = filled(told, place, say(key, lang))
    return told


def filled(page: str, place: str, words: str) -> str:
    """A page with words at a place of it."""
    return re.sub(place, lambda found: found[1] + escape(words), page)


def further_fonts(font: re.Match[str], lang: str) -> str:
    """The parts of a font that a language needs beside the Latin one."""
    written = own_source(lang)
    needed = [part for part, letters in FONTS.items() if len(letters.findall(written)) > len(written) // 100]
    return "".join(font[0].replace("-latin-wght", f"-{part}-wght") for part in needed)

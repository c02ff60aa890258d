"""The files of the client, as the server sends them."""

import asyncio
import gzip

import httpx
import pytest
from starlette.applications import Starlette

from arasta.server.http.static import Pages

TEXT = "const word = 'simit';\n" * 100


@pytest.fixture
def pages(tmp_path):
    (tmp_path / "index.html").write_text("<title>Arasta</title>")
    (tmp_path / "js").mkdir()
    (tmp_path / "js/table.js").write_text(TEXT)
    app = Starlette()
    app.mount("/", Pages(tmp_path))
    return lambda path, **headers: asyncio.run(asked(app, path, headers))


async def asked(app, path, headers):
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
        return await client.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})


def test_the_address_alone_is_the_start_page(pages):
    assert pages("/").text == "<title>Arasta</title>"


def test_a_file_is_sent_packed_to_whoever_can_unpack_it(pages):
    packed = pages("/js/table.js", accept_encoding="gzip")
    assert packed.headers["Content-Type"].startswith("text/javascript")
    assert int(packed.headers["Content-Length"]) == len(gzip.compress(TEXT.encode(), 9, mtime=0)) < len(TEXT)
    assert packed.text == pages("/js/table.js", accept_encoding="identity").text == TEXT


def test_a_file_that_the_browser_has_is_not_sent_again(pages):
    tag = pages("/js/table.js").headers["ETag"]
    again = pages("/js/table.js", if_none_match=tag)
    assert (again.status_code, again.content) == (304, b"")


def test_a_joined_file_is_kept_by_browsers_for_ever_and_all_others_are_asked_for_again(tmp_path):
    (tmp_path / "index.html").write_text('<script type="module" src="table.js"></script>')
    (tmp_path / "table.js").write_text(TEXT)
    pages = Pages(tmp_path)
    assert len(pages.lasting) == 1
    assert pages.files["index.html"].plain.decode() == f'<script type="module" src="{pages.lasting.pop()}"></script>'


@pytest.mark.parametrize(
    ("game", "settings", "which"),
    [
        ("istanbul", {}, "&expansions="),
        ("istanbul", {"expansions": ["mocha", "letters"]}, "&expansions=mocha,letters"),
        ("dice", {}, ""),
    ],
)
def test_the_page_of_a_table_comes_with_what_its_game_needs(server, game, settings, which):
    table, _ = server.new("Ayşe", "free", game=game, settings=settings)
    link = server.get("/table.html", table=table).headers["Link"]
    assert link == f"<api/things/{game}?lang=en{which}>; rel=preload; as=fetch; crossorigin"
    assert server.get("/" + link[1 : link.index(">")]).status_code == 200


def test_the_things_of_a_game_are_told_as_its_expansions_have_them(server):
    """MODE-8: no coffee without Mocha & Baksheesh."""
    about = {
        expansions: server.get("/api/things/istanbul", expansions=expansions).json()["about"]["kiosk"]["23"]
        for expansions in ("letters", "mocha,letters")
    }
    assert "coffee" not in about["letters"]
    assert "coffee" in about["mocha,letters"]
    assert server.get("/api/things/istanbul", expansions="coffee").status_code == 422


def test_the_page_of_no_table_is_sent_all_the_same(server):
    for asked in ({"table": "nothing"}, {}):
        answer = server.get("/table.html", **asked)
        assert (answer.status_code, answer.headers.get("Link")) == (200, None)


@pytest.mark.parametrize("path", ["/nothing.js", "/../secret", "/js", "/js/../../secret"])
def test_nothing_else_is_sent(pages, path):
    assert pages(path).status_code == 404


PAGE = """<!doctype html>
<html lang="en">
<title>Arasta</title>
<meta name="description" content="Istanbul, the board game">
<link rel="preload" href="texts/en/web.ftl" as="fetch" crossorigin>
<link rel="preload" href="fonts/alegreya-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
<div id="lost" class="lost" role="alert" hidden></div>
"""


@pytest.fixture
def spoken_pages(tmp_path, spoken):
    """Pages of a server that speaks a language with a Cyrillic alphabet."""
    folder = tmp_path.parent / f"{tmp_path.name}-pages"
    folder.mkdir()
    for name in ("index.html", "games.html"):
        (folder / name).write_text(PAGE)
    spoken("uk", "web-own-games-title = Ваші ігри\nweb-page-about = Стамбул <гра>\nweb-lost = Зв’язку <немає>")
    app = Starlette()
    app.mount("/", Pages(folder))
    return lambda path, **headers: asyncio.run(asked(app, path, headers))


@pytest.mark.parametrize(
    ("headers", "lang"),
    [
        ({}, "en"),
        ({"accept_language": "uk-UA,uk;q=0.9,en;q=0.5"}, "uk"),
        ({"accept_language": "tlh, *;q=0.5"}, "en"),
        ({"accept_language": "en", "cookie": "lang=uk"}, "uk"),
        ({"accept_language": "uk", "cookie": "lang=../../etc"}, "uk"),
    ],
)
def test_a_page_is_in_the_language_of_whoever_asks_from_its_first_byte(spoken_pages, headers, lang):
    """Issue 25: what was chosen goes before what the browser says."""
    answer = spoken_pages("/", **headers)
    assert f'<html lang="{lang}" data-languages="' in answer.text
    assert f"texts/{lang}/web.ftl" in answer.text
    assert {"Accept-Language", "Cookie"} <= set(answer.headers["Vary"].split(", "))


def test_the_title_the_description_and_the_fonts_of_a_page_are_those_of_its_language(spoken_pages):
    page = spoken_pages("/games.html?lang=uk").text
    assert "<title>Ваші ігри</title>" in page
    assert 'content="Стамбул &lt;гра&gt;"' in page
    assert "fonts/alegreya-latin-wght-normal.woff2" in page
    assert "fonts/alegreya-cyrillic-wght-normal.woff2" in page
    assert "cyrillic" not in spoken_pages("/games.html").text


def test_that_the_connection_is_lost_stands_in_the_page_itself_for_its_texts_may_be_lost_too(spoken_pages):
    """Issue 23: one's own loss of connection is told, whatever has come of the page before."""
    assert (
        '<div id="lost" class="lost" role="alert" hidden>Зв’язку &lt;немає&gt;</div>' in spoken_pages("/?lang=uk").text
    )


def test_a_page_in_another_language_is_another_page_to_a_browser_that_has_it(spoken_pages):
    tag = spoken_pages("/").headers["ETag"]
    assert spoken_pages("/", if_none_match=tag).status_code == 304
    assert spoken_pages("/", if_none_match=tag, accept_language="uk").status_code == 200


def test_whoever_asks_for_a_page_gets_it_with_its_joined_files(tmp_path):
    """In any language: in pieces it would be a hundred requests."""
    (tmp_path / "index.html").write_text('<html lang="en"><script type="module" src="table.js"></script>')
    (tmp_path / "table.js").write_text(TEXT)
    app = Starlette()
    joined = Pages(tmp_path)
    app.mount("/", joined)
    (name,) = joined.lasting
    for lang in ("en", "de"):
        assert f'src="{name}"' in asyncio.run(asked(app, "/", {"accept_language": lang})).text

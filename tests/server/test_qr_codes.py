"""A link as a QR code: a drawing that a page may show, of whatever is asked for and no more than that."""

import re
from xml.etree import ElementTree

import pytest

from arasta.server.protocol.requests import LONGEST_QR

SVG = "{http://www.w3.org/2000/svg}"


def test_a_link_is_drawn_without_script_or_style(server):
    answer = server.post("/api/qr", {"text": f"{server.url}/table.html?table=kq3xT0m1vB5fWz9a#move={'x' * 32}"})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    drawn = ElementTree.fromstring(answer.content)
    assert drawn.tag == f"{SVG}svg"
    assert {part.tag for part in drawn.iter()} == {f"{SVG}svg", f"{SVG}path"}
    assert not [part for part in drawn.iter() if "style" in part.attrib]
    assert re.fullmatch(r"0 0 (\d+) \1", drawn.attrib["viewBox"])


def test_two_texts_have_two_drawings_and_one_text_has_one(server):
    first, again, other = (server.post("/api/qr", {"text": text}).content for text in ("Ayşe", "Ayşe", "Ben"))
    assert first == again != other


@pytest.mark.parametrize("text", ["", "x" * (LONGEST_QR + 1)])
def test_what_is_too_short_or_too_long_is_not_drawn(server, text):
    answer = server.post("/api/qr", {"text": text})
    assert (answer.status_code, answer.json()["why"]) == (400, "malformed")


def test_the_longest_text_is_drawn(server):
    assert server.post("/api/qr", {"text": "ş" * LONGEST_QR}).status_code == 200

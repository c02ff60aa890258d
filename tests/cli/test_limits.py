"""Whatever is given to the command, and however long it is: a sentence, soon."""

import os
from pathlib import Path

import pytest

import arasta as library
from arasta.cli.record_file import MOST_BYTES

RECORD = library.new(players=2, seed=1).record()
LONG = 3000


def test_a_file_far_too_large_is_refused_unread(arasta, tmp_path):
    large = tmp_path / "large.txt"
    with large.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    for path in (large, Path(os.devnull).with_name("zero")):  # the second has no end
        for command in (("replay", path), ("play", "--terminal", "--load", path)):
            assert arasta(*command).is_refused(str(path), f"more than {MOST_BYTES:,} bytes")


def test_standard_input_far_too_large_is_refused(arasta):
    assert arasta("replay", "-", typed="#" * (MOST_BYTES + 1)).is_refused("-", "more than")


@pytest.mark.parametrize(
    "content",
    [
        b"\xef\xbb\xbf" + RECORD.encode(),
        RECORD.replace("\n", "\r\n").encode(),
        b"\xef\xbb\xbf" + RECORD.replace("\n", "\r\n").encode(),
        f"\n\n{RECORD}\n\n".encode(),
    ],
    ids=["BOM", "CRLF", "both", "empty lines"],
)
def test_what_editors_do_to_a_text_is_no_error(content, arasta, tmp_path):
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    arasta("replay", path)
    assert (arasta.code, arasta.err) == (0, "")
    arasta("replay", "-", typed=content)
    assert (arasta.code, arasta.err) == (0, "")


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"", "a record starts with"),
        (b"\x00" * 100, "a record starts with"),
        (b"\x7fELF\x02\x01\xff\xff", "not a text in UTF-8"),
        (RECORD.encode("utf-16"), "not a text in UTF-8"),
    ],
    ids=["empty", "zeros", "binary", "UTF-16"],
)
def test_what_is_no_record_is_refused_in_a_sentence(content, word, arasta, tmp_path):
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    assert arasta("replay", path).is_refused(str(path), word)
    assert arasta("replay", "-", typed=content).is_refused("-", word)


@pytest.mark.parametrize("typed", ["x", "9", "? ", "move "])
def test_a_very_long_line_at_the_table_gets_a_short_sentence(typed, arasta):
    arasta("play", "--terminal", "--seed", 5, typed=f"{typed * LONG}\nq\n")
    assert (arasta.code, arasta.err) == (0, "")
    answer = " ".join(arasta.out.partition("[a–m, ?]: ")[2].splitlines()[1:4]).partition(".")[0]
    assert "There is no action" in answer or "is no choice here" in answer
    assert len(answer) < 120


def test_very_many_turns_of_the_log_are_no_error(arasta):
    arasta("play", "--terminal", "--seed", 5, typed=f"l {'9' * 5000}\nq\n")
    assert (arasta.code, arasta.err) == (0, "")


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "--games", "9" * 5000),
        ("play", "--terminal", "--seats", "9" * 5000),
        ("simulate", "--seed", "x" * LONG),
    ],
)
def test_a_very_long_argument_is_quoted_shortened(arguments, arasta):
    assert arasta(*arguments).is_refused(arguments[-2], "...")
    assert len(arasta.err) < 250

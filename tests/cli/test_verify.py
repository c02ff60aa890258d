"""`arasta verify`: what it finds in sound records and in every kind of damaged one; and the page that explains it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import arasta as library
from tests.play.fair_games import KEY, fair

PAGE = (Path(__file__).parents[2] / "docs/fair-dice.md").read_text("utf-8")


@pytest.fixture(scope="module")
def record():
    """A whole game."""
    return fair(100_000).record()


@pytest.fixture
def check(arasta):
    """The finding about a record that is typed in."""

    def run(text, *more):
        arasta("verify", "-", *more, typed=text)
        assert arasta.err == ""
        return arasta.code, arasta.out

    return run


def changed(text, old, new):
    """The text with the first of something changed; it must be there."""
    assert old in text
    return text.replace(old, new, 1)


def test_a_sound_record_is_verified(record, check):
    code, said = check(record)
    outcomes = len(re.findall(r"[:;] (?:demand|draw|roll) ", record))
    assert code == 0
    assert f"each of the {outcomes:,} rolls and draws" in said
    assert "9536a0d55b39768fe5a955b2361265a1557e4f25e1009fc1da87957829ff780a" in said
    assert "word of seat 1: sesame\n  word of seat 3: open\n" in said


def test_the_commitment_that_was_noted_must_be_the_records(record, check):
    commitment = library.FairDice("kx7p", KEY).commitment
    assert check(record, "--commitment", commitment.upper())[0] == 0
    code, said = check(record, "--commitment", "0" * 64)
    assert code == 1
    assert f"the record has another commitment, {commitment}" in said


def test_without_words_it_says_what_that_means(check):
    code, said = check(fair(100_000, words=(), game="dice").record())
    assert code == 0
    assert "No seat gave a word" in said


def test_a_game_given_up_is_verified_as_far_as_it_went(check):
    game = fair(30)
    game.reveal()
    code, said = check(game.record())
    assert code == 0
    assert "ends before the game does" in said


@pytest.mark.parametrize(
    ("game", "finding"),
    [
        (lambda: library.new(seed=1), "nobody committed to a key"),
        (lambda: library.new(chance="manual"), "entered by hand"),
        (lambda: fair(20), "not the key yet"),
    ],
)
def test_what_cannot_be_verified_says_why(game, finding, check):
    code, said = check(game().record())
    assert code == 1
    assert finding in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("pattern", "new", "finding"),
    [
        (r"commitment: .*\n", "", "nobody committed to a key"),
        (r"key: .*\n", "", "not the key yet"),
        (r"key: 00", "key: 01", "do not give its commitment"),
        (r"key: .*", "key: ", "not the key yet"),
        (r"id: kx7p", "id: kx7q", "do not give its commitment"),
        (r"commitment: 9", "commitment: 8", "do not give its commitment"),
        (r"sesame", "Sesame", "outcome 1 of chance should be"),
        (r"word 3: open\n", "", "of chance should be"),
        (r"word 1: sesame", "word 1: sesame\nword 2: x", "of chance should be"),
        (r"roll 1 3", "roll 3 1", "line 14, outcome 3 of chance should be “roll 1 3”, but the record has “roll 3 1”"),
        (r"draw family_home", "draw stay", "outcome 6 of chance should be “draw family_home”"),
        (r"roll 1 3; ", "", "outcome 3 of chance should be “roll 1 3”, but the record has “roll 5 4”"),
        (r"draw one_good\n", "draw one_good; draw one_good\n", "line 14, the record has “draw one_good” as outcome 8"),
        (r"\n1.1: ", "\n1.1: roll 6 6; ", "line 15, the record has “roll 6 6” as outcome 8"),
        (r"(?s)\nsetup: .*", "", "there is no roll or draw in the record"),
        (r"; draw one_good\n", "\n", "outcome 7 of chance should be “draw one_good”"),
    ],
)
def test_damage_is_found(pattern, new, finding, record, check):
    damaged = re.sub(pattern, new, record, count=1)
    assert damaged != record
    code, said = check(damaged)
    assert code == 1
    assert finding in said


def test_the_first_of_several_differences_is_told(record, check):
    rolls = [match for match in re.finditer(r"roll (\d) (\d)", record) if match[1] != match[2]]
    damaged = record
    for roll in (rolls[-1], rolls[5]):
        damaged = damaged[: roll.start()] + f"roll {roll[2]} {roll[1]}" + damaged[roll.end() :]
    line = record[: rolls[5].start()].count("\n") + 1
    assert f"line {line:,}, outcome" in check(damaged)[1]


def test_every_single_outcome_is_held(check):
    """Whichever outcome of a game is exchanged for another one of its kind, that one is found."""
    game = fair(100_000, game="dice", players=2)
    record = game.record()
    rolls = list(re.finditer(r"roll \w+", record))
    for roll in rolls[:: len(rolls) // 20]:
        other = "roll coin" if roll[0] != "roll coin" else "roll card"
        code, said = check(record[: roll.start()] + other + record[roll.end() :])
        assert code == 1
        assert f"should be “{roll[0]}”, but the record has “{other}”" in said


def test_a_record_that_cannot_be_replayed_is_refused_with_its_line(record, tmp_path, arasta):
    path = tmp_path / "game.txt"
    path.write_text(re.sub(r"\n1.1: move \d+", "\n1.1: fly 9", record), "utf-8")
    assert arasta("verify", path).is_refused(f"{path}, line 15:", "fly 9")
    path.write_text("Dear diary", "utf-8")
    assert arasta("verify", path).is_refused("line 1", "arasta record 1")
    path.write_text(changed(record, "word 3", "word 4"), "utf-8")
    assert arasta("verify", path).is_refused("line 10", "word 4")


def own_check(text, tmp_path):
    """The page's own program about a record: its exit code, and what it complains about."""
    program, path = tmp_path / "check.py", tmp_path / "game.txt"
    program.write_text(re.search(r"```python\n(import hashlib.*?)```", PAGE, re.DOTALL)[1], "utf-8")
    path.write_text(text, "utf-8")
    done = subprocess.run([sys.executable, "-I", program, path], capture_output=True, text=True, encoding="utf-8")
    return done.returncode, done.stderr


def test_the_page_lets_a_stranger_check_a_game_in_fifteen_lines(record, tmp_path):
    """Ours is not imported: the program runs in isolation, with the standard library alone."""
    program = re.search(r"```python\n(import hashlib.*?)```", PAGE, re.DOTALL)[1]
    assert sum(bool(line) for line in program.splitlines()) <= 15
    assert "arasta" not in program
    assert own_check(record, tmp_path) == (0, "")


def test_the_strangers_check_finds_what_is_wrong(record, tmp_path):
    for old, new, found in [
        ("roll 1 3", "roll 3 1", "outcome 2: roll 3 1"),
        ("key: 00", "key: 01", "another key"),
        ("sesame", "Sesame", "outcome"),
    ]:
        code, complaint = own_check(changed(record, old, new), tmp_path)
        assert code == 1
        assert found in complaint


def test_the_strangers_check_works_for_both_expansions_too(tmp_path):
    game = fair(600, expansions=["mocha", "letters"])
    game.reveal()
    assert own_check(game.record(), tmp_path) == (0, "")


def test_the_pages_example_is_true():
    """The header, and every row of the table of numbers."""
    game = fair()
    rows = re.findall(r"\| (\d+) \| (\d+) \| (\d+) \| \d+ \| `(.+)` \|", PAGE)
    assert len(rows) == game.history.fallen
    for (k, total, number, name), made in zip(rows, game.history, strict=True):
        s = game.rules.open(game.states_at(int(k)))
        assert sum(game.rules.weight(s, action) for action in game.rules.legal(s)) == int(total)
        assert game.dice.below(int(total), int(k)) == int(number)
        assert game.rules.actions[made.action].name == name
    game.reveal()
    header = game.record().split("\nversion")[0]
    assert header in "\n".join(line.strip() for line in PAGE.splitlines())

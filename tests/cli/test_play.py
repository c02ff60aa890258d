"""The table in the terminal, played with scripted input."""

import random
import re
import signal
import subprocess
import sys

import pytest

import arasta as library
from tests.arena.with_strangers import strangers
from tests.cli.command import PATIENCE, hear_signals, process, read_until

__all__ = ["strangers"]

START = ("play", "--terminal", "--seed", "5")


def lines(*typed):
    """What a player types, a line each."""
    return "".join(f"{line}\n" for line in typed)


def eager(seed):
    """A player who acts wherever possible and else tries any letter; most of what is typed is not open just then."""
    letters = random.Random(seed)
    return [word for _ in range(5000) for word in ("act", "pick up", "leave", "pay", letters.choice("acdefghijkmn"))]


def test_a_whole_game_from_a_pipe(tmp_path):
    path = tmp_path / "game.txt"
    done = process("play", "--terminal", "--seed", 5, "--record", path, typed=lines(*eager(5)))
    assert (done.returncode, done.stderr) == (0, "")
    game = library.load(path.read_text("utf-8"))
    assert game.over
    assert done.stdout.endswith(f"{game.result.text()}\nThe record is in {path}.\n")


def test_always_the_first_choice(arasta):
    """Against bots that do not win before the last line is typed."""
    start = (*START, "--bots", "random")
    arasta(*start, "--layout", "random", "--variants", "caravan_leader", typed=lines("a") * 100)
    assert (arasta.code, arasta.err) == (0, "")
    assert arasta.out.count("Your choice") == 101


@pytest.mark.parametrize("expansions", ["mocha", "letters", "mocha,letters"])
def test_expansions_are_played(expansions, arasta, tmp_path):
    """MODE-8: without Mocha & Baksheesh nothing speaks of coffee."""
    path = tmp_path / "game.txt"
    arasta(*START, "--players", 3, "--expansions", expansions, "--record", path, typed=lines(*eager(3)[:300]))
    assert (arasta.code, arasta.err) == (0, "")
    assert library.load(path.read_text("utf-8")).settings.expansions == tuple(expansions.split(","))
    first, _, _ = arasta.out.partition("Your choice")
    assert ("coffee" in first, "no companion" in first) == ("mocha" in expansions, "letters" in expansions)
    assert ("coffee" in arasta.out.lower()) == ("mocha" in expansions)


def opponents(told):
    """The bots of a game in the terminal, as they are introduced, by name."""
    (line,) = re.findall(r"The others are (.*)\.", told)
    return dict(re.findall(r"(\w+) \((\w+)\)", line))


def test_bots_have_names_of_their_own_and_are_introduced_with_their_level(arasta):
    start = (*START, "--players", 4, "--bots", "easy,random")
    arasta(*start, typed="")
    first = opponents(arasta.out)
    assert list(first.values()) == ["easy", "random", "random"]
    assert all(f"{name} takes a bonus card" in " ".join(arasta.out.split()) for name in first)
    arasta(*start, "--new", typed="")
    assert opponents(arasta.out) == first, "the seed says who they are"


def test_a_bot_that_is_named_keeps_the_name_and_nobody_else_gets_it(arasta):
    arasta(*START, "--players", 3, "--bots", "random", typed="")
    taken = next(iter(opponents(arasta.out)))
    arasta(*START, "--new", "--players", 3, "--bots", "random", "--names", f"Ayşe,{taken}", typed="")
    (named, other) = opponents(arasta.out)
    assert named == taken != other
    assert "You are Ayşe." in arasta.out


def test_letters_are_played_with_the_new_cards_alone(arasta, tmp_path):
    """MODE-3"""
    path = tmp_path / "game.txt"
    arasta(*START, "--expansions", "letters", "--letters-deck", "new", "--record", path, typed="")
    assert "\nletters_deck: new\n" in path.read_text("utf-8")


def test_the_question_stands_below_the_board_with_lettered_choices_and_previews(arasta):
    arasta(*START, typed="")
    assert "▸ A Seat 1 (you)" in arasta.out
    assert "\nSeat 1: Where will your merchant go from the Fountain?\n" in arasta.out
    assert re.search(r"^ +c  Go to the Fabric Warehouse +move 2 +→ then leave, act: \+2 fabric$", arasta.out, re.M)
    assert "\x1b" not in arasta.out  # no colour but on a terminal


@pytest.mark.parametrize("typed", ["f", "F", "5", "move 5", "MOVE  5", "Go to the Post"])
def test_a_choice_is_typed_as_letter_number_of_its_place_name_or_beginning(typed, arasta):
    arasta(*START, typed=lines(typed))
    assert "Seat 1 goes to the Post Office." in arasta.out


def test_a_beginning_that_fits_one_name_only_is_enough(arasta):
    arasta(*START, typed=lines("move 5", "le"))
    assert "Seat 1 leaves an assistant." in arasta.out


def test_a_beginning_that_fits_several_is_asked_again(arasta):
    arasta(*START, typed=lines("move"))
    assert "“move” could be move 1, move 2" in arasta.out
    assert "goes to" not in arasta.out.partition("“move” could be")[2]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "“0” is no choice here."),
        ("16", "The Gemstone Dealer is 3 steps away"),
        ("99999999999999999999", "“99999999999999999999” is no choice here."),
        ("v", "There is no choice “v”; there are a c d e f g h i j k m."),
        ("x" * 3000, f"There is no action “{'x' * 60}…”."),
        ("7" * 100, f"“{'7' * 60}…” is no choice here."),
        ("m" * 3000, "There is no action “mmm"),
        ("move 16", "3 steps away"),
        ("move 7", "at the Fountain already"),
        ("card five_lira", "You do not hold that card."),
        ("pay", "is not what is asked now"),
        ("moev 5", "Did you mean 'move 5'?"),
        ("²", "There is no action"),
        ("{ $x }", "There is no action"),
        ("", "Your choice"),
    ],
)
def test_what_is_no_choice_is_explained_and_loses_nothing(typed, answer, arasta, tmp_path):
    path = tmp_path / "game.txt"
    arasta(*START, "--record", path, typed=lines(typed, "q"))
    assert arasta.code == 0
    assert answer in arasta.out
    assert library.load(path.read_text("utf-8")).turn == "1.1"


def test_a_question_mark_and_an_action_says_why_not_or_what_it_would_bring(arasta):
    arasta(*START, typed=lines("? move 16", "?move 2", "? fly", "q"))
    assert "The Gemstone Dealer is 3 steps away" in arasta.out
    out = " ".join(arasta.out.split())
    assert "“move 2” is open to you. Go to the Fabric Warehouse. Fill your fabric to capacity" in out
    assert "one more good. → then leave, act: +2 fabric" in out
    assert "There is no action “fly”." in arasta.out


def test_help_lists_what_can_be_typed(arasta):
    arasta(*START, typed=lines("?", "r", "r mosque", "q"))
    assert "take back your last choice" in arasta.out
    assert "Mosque tiles\n=====" in arasta.out


def test_board_and_log_are_shown_on_request(arasta):
    arasta(*START, typed=lines("move 5", "b", "l", "l 1", "q"))
    assert arasta.out.count("┌──") == 2
    assert arasta.out.count("Seat 1 goes to the Post Office.") == 3
    assert arasta.out.count("setup  ") == 2


def test_undo_takes_the_last_choice_back(arasta, tmp_path):
    path = tmp_path / "game.txt"
    arasta(*START, "--record", path, typed=lines("move 5", "leave", "u", "u", "q"))
    assert arasta.out.count("Taken back.") == 2
    assert arasta.out.count("Seat 1: Where will your merchant go from the Fountain?") == 2
    assert library.load(path.read_text("utf-8"), chance="manual").record().splitlines()[-1].startswith("setup: ")


def test_what_cannot_be_taken_back_says_so(arasta):
    arasta(*START, typed=lines("u", "move 9", "leave", "act", "call 3", "u", "q"))
    assert arasta.out.count("cannot be taken back") == 2
    assert "Taken back." not in arasta.out


def test_an_only_choice_is_taken_with_a_note_unless_all_is_asked(arasta):
    script = lines("move 5", "leave", "act")
    arasta(*START, typed=script)
    assert "The only choice: " in arasta.out
    assert "Round 2" in arasta.out
    arasta(*START, "--ask-all", typed=script)
    assert "The only choice: " not in arasta.out
    assert "Enter for “done” [?]:" in arasta.out
    assert "Round 2" not in arasta.out


def test_leaving_keeps_the_record_and_says_how_to_go_on(arasta, tmp_path):
    path = tmp_path / "game.txt"
    arasta(*START, "--record", path, typed=lines("move 5", "q"))
    assert f"arasta play --terminal --load {path}" in arasta.out
    arasta("play", "--terminal", "--load", path, typed=lines("leave", "q"))
    assert "Seat 1 goes to the Post Office." in arasta.out
    assert "Seat 1 leaves an assistant." in arasta.out
    assert path.read_text("utf-8").rstrip().endswith("1.1: move 5; leave")


def test_the_game_so_far_can_be_kept_while_playing(arasta, tmp_path):
    path, other = tmp_path / "game.txt", tmp_path / "no-such-folder" / "game.txt"
    arasta(*START, typed=lines("move 5", f"s {path}", f"s {path}", f"s {other}", "s", "q"))
    assert library.load(path.read_text("utf-8")).legal
    out = " ".join(arasta.out.split())
    assert f"The record is in {path}." in out
    assert f"{path} exists already" in out
    assert f"{other} cannot be written" in out
    assert "Name a new file" in arasta.out


def test_a_record_never_overwrites_a_file(arasta, tmp_path):
    path = tmp_path / "game.txt"
    path.write_text("precious", "utf-8")
    assert arasta(*START, "--record", path).is_refused(f"{path} exists already", "load that game")
    assert path.read_text("utf-8") == "precious"


def test_a_kept_game_that_is_corrupt_is_refused_and_left_as_it_is(arasta, tmp_path):
    path = tmp_path / "game.txt"
    path.write_text("precious", "utf-8")
    assert arasta("play", "--terminal", "--load", path).is_refused(f"{path}, line 1")
    assert path.read_text("utf-8") == "precious"


def test_the_end_of_the_input_leaves_quietly(arasta):
    arasta(*START, typed="")
    assert (arasta.code, arasta.err) == (0, "")
    assert "\nYou left the table.\n" in arasta.out


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_ctrl_c_and_a_closed_window_keep_the_record(number, tmp_path):
    path = tmp_path / "game.txt"
    command = [sys.executable, "-u", "-m", "arasta.cli.main", *START, "--record", str(path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes, preexec_fn=hear_signals) as running:
        try:
            read_until(b"Your choice", running.stdout.fileno())
            running.send_signal(number)
            out, err = running.communicate(timeout=PATIENCE)
        except BaseException:
            running.kill()
            raise
    assert (running.returncode, err) == (0, b"")
    assert b"You left the table." in out
    assert library.load(path.read_text("utf-8")).turn == "1.1"


def test_a_bot_that_answers_nonsense_is_told_by_name_and_the_game_is_kept(strangers, tmp_path, arasta):
    path = tmp_path / "game.txt"
    arasta(*START, "--seats", "2", "--bots", "random,lunar", "--record", path, typed=lines("a") * 300)
    assert arasta.code == 2
    assert re.fullmatch(
        r"arasta: The bot “lunar” cannot go on: it chose “fly to the moon”, where legal are \w.*\.\n", arasta.err
    )
    assert library.load(path.read_text("utf-8")).to_act is not None


@pytest.mark.parametrize(
    ("bot", "limit", "told"),
    [
        ("sleeping", ("--seconds", 1), "it took longer than 1 s for a decision; --seconds gives bots more time"),
        ("hungry", ("--memory", 60), "it took more than 60 MB of memory; --memory gives bots more"),
    ],
)
def test_a_bot_of_another_package_has_so_much_time_and_memory_in_the_terminal(
    bot, limit, told, strangers, tmp_path, arasta
):
    """Issue 27"""
    path = tmp_path / "game.txt"
    arasta(*START, "--seats", "2", "--bots", bot, *limit, "--record", path, typed=lines("a") * 300)
    assert (arasta.code, arasta.err) == (2, f"arasta: The bot “{bot}” cannot go on: {told}.\n")
    assert library.load(path.read_text("utf-8")).to_act is not None


def test_people_who_share_the_screen_hand_it_over(arasta):
    arasta(*START, "--players", 2, "--seats", "1,2", typed=lines("", "move 5", "decline", "decline", "", "q"))
    assert "You are Seat 1 and Seat 2." in arasta.out
    first, _, second = arasta.out.partition("Seat 2, it is your turn.")
    assert "Seat 1, it is your turn." in first
    assert "Seat 1 (you)" in first
    assert "Seat 2 (you)" not in first
    assert "Seat 2 (you)" in second


def test_the_same_seed_and_choices_play_the_same_game(arasta):
    arasta(*START, typed=lines("a") * 30)
    first = arasta.out
    arasta(*START, typed=lines("a") * 30)
    assert arasta.out.partition("You left the table.")[0] == first.partition("You left the table.")[0]


def test_other_seats_cards_are_never_shown(arasta):
    arasta(*START, typed=lines("a") * 60)
    assert not re.search(r"Seat [234] draws “", " ".join(arasta.out.split()))

"""A real table entered by hand: nothing is rolled or drawn here."""

import arasta as library

START = ("play", "--terminal", "--chance", "manual", "--players", "2", "--names", "Ayşe,Ben")
SETUP = ("L1", "S4", "roll 3 4", "6 6", "five", "draw one_good")


def lines(*typed):
    """What is typed, a line each."""
    return "".join(f"{line}\n" for line in typed)


def recorded(arasta, tmp_path, *typed, start=START):
    """The game after what was typed."""
    path = tmp_path / "game.txt"
    arasta(*start, "--record", path, typed=lines(*typed))
    assert (arasta.code, arasta.err) == (0, "")
    return path.read_text("utf-8")


def test_rolls_and_draws_are_asked_and_typed(arasta, tmp_path):
    record = recorded(arasta, tmp_path, *SETUP)
    assert "setup: demand L1; demand S4; roll 3 4; roll 6 6; draw five_lira; draw one_good\n" in record
    assert "chance: manual" in record
    assert "seat 1: Ayşe" in record


def test_everybody_at_the_table_is_asked_without_hand_over(arasta, tmp_path):
    recorded(arasta, tmp_path, *SETUP, "move 5", "decline", "move 5")
    assert "it is your turn" not in arasta.out
    assert "Ayşe goes to the Post Office." in arasta.out
    assert "Ben goes to the Post Office." in arasta.out


def test_many_outcomes_are_explained_by_examples_and_listed_on_request(arasta, tmp_path):
    recorded(arasta, tmp_path, "L1", "S4")
    assert "There are 36 possibilities. Type one, such as “roll 1 1” or “roll 6 6”" in " ".join(arasta.out.split())
    assert "Roll 2 3" not in arasta.out
    recorded(arasta, tmp_path / "..", "L1", "S4", "")
    assert "Roll 2 3" in arasta.out


def test_typed_chance_can_be_taken_back(arasta, tmp_path):
    assert "setup: demand L1; demand S4; roll 1 2\n" in recorded(
        arasta, tmp_path, "L1", "S4", "roll 3 4", "roll 5 5", "u", "u", "roll 1 2"
    )


def test_a_forced_answer_is_taken_by_enter_or_typed(arasta, tmp_path):
    start = (*SETUP[:4], "dealer", "dealer", "move 5", "leave", "act")
    entered = recorded(arasta, tmp_path, *start, "")
    assert "Enter for “done” [?]:" in arasta.out
    (tmp_path / "game.txt").unlink()
    assert recorded(arasta, tmp_path, *start, "done") == entered
    assert "1.1: move 5; leave; act; done\n" in entered


def test_what_is_told_hides_nothing_from_whoever_enters_it(arasta, tmp_path):
    recorded(arasta, tmp_path, *SETUP, "l")
    assert "Ben draws “One good”." in arasta.out


def test_bots_may_sit_at_a_table_with_real_dice(arasta, tmp_path):
    record = recorded(arasta, tmp_path, *SETUP, "move 5", "decline", start=(*START, "--seats", "1"))
    assert "\n1.2: " in record
    assert "# people: 1\n" in record


def test_nothing_is_a_warning_where_it_happened_at_the_table(arasta, tmp_path):
    recorded(arasta, tmp_path, *SETUP, "move 5", "decline")
    assert "without an action" not in arasta.out


def test_the_dice_game_is_entered_by_hand(arasta, tmp_path):
    tiles = library.new("dice", players=2, seed=1).view()["market"]
    faces = ("red", "red", "yellow", "coin", "card")
    start = ("play", "--terminal", "--chance", "manual", "--game", "dice", "--players", "2")
    record = recorded(arasta, tmp_path, *tiles, *faces, "keep", start=start)
    assert "roll red; roll red; roll yellow; roll coin; roll card; keep\n" in record


def test_a_game_by_hand_goes_on_by_hand(arasta, tmp_path):
    path = tmp_path / "game.txt"
    recorded(arasta, tmp_path, *SETUP)
    arasta("play", "--terminal", "--load", path, typed=lines("move 5", "decline", "9"))
    assert "\n1.1: move 5; decline\n1.2: move 9\n" in path.read_text("utf-8")


def test_a_card_that_nobody_has_seen_and_the_sum_of_a_roll_are_enough(arasta, tmp_path):
    record = recorded(arasta, tmp_path, "L1", "S4", "7", "roll 8", "draw ?", "draw ?")
    assert "The sum is enough: “roll 7”." in arasta.out
    assert "Nobody here has seen it? Type “draw ?”." in arasta.out
    assert record.count("draw ?") == 2

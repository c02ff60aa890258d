"""The end of a turn, undo, and who sits where, without any storage."""

import asyncio
import random
from dataclasses import FrozenInstanceError, replace
from types import SimpleNamespace

import pytest

import arasta
from arasta.bots.registry import USUAL_LEVEL
from arasta.play.errors import CannotUndo, IllegalAction
from arasta.play.game.game import Game
from arasta.play.text.names import ByColour, seat_name
from arasta.server.errors import Refused
from arasta.server.live.payloads import clock_part, seat_part, table_part
from arasta.server.tables.clock import PER_GAME, Clock, Times
from arasta.server.tables.restore import is_due
from arasta.server.tables.seats import LETTERS, Chair, new_code, told_apart
from arasta.server.tables.start import begun_if_full
from arasta.server.tables.table import CHOICE, END, OPEN, OVER, PLAYING, Agreed, Table, Waits
from arasta.server.tables.timekeeper import Timekeeper

AGREED = Agreed("table", "CODE", "istanbul", {"players": "2"}, False, 0.0, 7, 0.0)
AYSE, BEN = Chair(0, "Ayşe", "hash"), Chair(1, "Ben", "hash")


def table_of(*chairs, **agreed):
    return begun_if_full(Table(replace(AGREED, **agreed), chairs))


def handed_over(table):
    """After a move without an assistant, which ends the first turn."""
    return table.played("move 3", 0).played("decline", 0)


def test_a_table_begins_when_everybody_sits():
    waiting = table_of(AYSE, Chair(1))
    assert (waiting.status, waiting.waits, waiting.n) == (OPEN, None, 0)
    assert (table_of(AYSE, BEN).status, table_of(AYSE, BEN).waits) == (PLAYING, Waits(0, CHOICE))


def test_until_a_person_ends_the_turn_the_next_one_is_not_asked():
    table = handed_over(table_of(AYSE, BEN))
    assert table.the_game.to_act == 1
    assert table.waits == Waits(0, END)
    assert table.ended().waits == Waits(1, CHOICE)


def test_until_a_person_ends_the_turn_it_can_be_taken_back():
    table = handed_over(table_of(AYSE, BEN))
    first = table.undo_to(0)
    assert table.undone(first, 0).the_game.state_bytes() == table_of(AYSE, BEN).the_game.state_bytes()
    assert table.undo_to(1) is None
    with pytest.raises(CannotUndo):
        table.undone(first, 1)


def test_a_turn_that_was_ended_is_final():
    table = handed_over(table_of(AYSE, BEN))
    first = table.undo_to(0)
    assert table.ended().undo_to(0) is None
    with pytest.raises(CannotUndo) as refused:
        table.ended().undone(first, 0)
    assert refused.value.key == "undo-final"


def test_who_switched_it_off_hands_over_at_once_and_for_good():
    table = handed_over(table_of(replace(AYSE, confirm=False), BEN))
    assert table.waits == Waits(1, CHOICE)
    assert table.undo_to(0) is None


def test_who_says_that_the_turn_is_done_has_ended_it():
    """Ayşe has a card in hand, so she is asked once more after her action."""
    table = table_of(AYSE, BEN, seed=8).played(["move 5", "leave", "act"], 0)
    assert table.the_game.decision == "after_action"
    assert [option["name"] for option in table.the_game.options(0) if option["ends"]] == ["done"]
    assert table.undo_to(0) is not None
    done = table.played("done", 0)
    assert (done.waits, done.undo_to(0), done.final) == (Waits(1, CHOICE), None, done.step)


def test_who_gives_an_action_away_must_still_say_that_the_turn_ends():
    table = table_of(AYSE, BEN).played("move 3", 0)
    assert not any(option["ends"] for option in table.the_game.options(0))
    assert table.played("decline", 0).waits == Waits(0, END)


def test_what_is_confirmed_within_a_turn_is_not_called_its_end():
    """Ayşe's bid hands over, but her turn goes on after the auction."""
    table = table_of(AYSE, BEN, settings={"players": "2", "expansions": "letters"})
    table.the_game._state.merchant[0] = 12
    bid = table.played(["move 23", "leave", "act"], 0).played("take red", 0).played("bid 1", 0)
    told, ended = (table_part(it, "en", 0.0) for it in (bid, handed_over(table_of(AYSE, BEN))))
    assert told["waits"] == {"seat": 0, "for": "end", "ends_turn": False}
    assert told["question"] == "Ayşe: Confirm what you chose, or take it back."
    assert ended["waits"] == {"seat": 0, "for": "end", "ends_turn": True}
    assert ended["question"] == "Ayşe: End your turn, or take back what you chose."


def test_within_a_turn_everybody_can_go_back():
    table = table_of(replace(AYSE, confirm=False), BEN).played("move 3", 0)
    assert table.undone(table.undo_to(0), 0).step == table.step - 1


def test_a_bot_needs_not_say_that_it_ends_a_turn():
    assert handed_over(table_of(Chair(0, "random", bot="random"), BEN)).waits == Waits(1, CHOICE)


def test_a_turn_waiting_to_be_ended_is_final_when_a_bot_takes_the_seat():
    table = handed_over(table_of(AYSE, BEN))
    left = table.seated(replace(AYSE, bot="random"))
    assert left.waits == Waits(1, CHOICE)
    back = left.seated(AYSE)
    assert back.waits == Waits(1, CHOICE)
    assert back.undo_to(0) is None


def test_what_is_illegal_changes_nothing():
    table = table_of(AYSE, BEN)
    before = table.the_game.state_bytes()
    with pytest.raises(IllegalAction):
        table.played("sell red", 0)
    assert (table.the_game.state_bytes(), table.n) == (before, 1)


def test_an_entry_made_again_leads_to_the_same_table():
    table = table_of(AYSE, BEN, seed=11)
    for _ in range(60):
        if table.waits.what == END:
            table = table.ended()
        new = table.played(table.the_game.legal[-1].name, table.waits.seat)
        again = table.replayed(new.steps_since(table.step))
        assert again.the_game.state_bytes() == new.the_game.state_bytes()
        assert (again.final, again.waits, again.undo_to(0)) == (new.final, new.waits, new.undo_to(0))
        table = new


def test_a_game_that_is_over_is_final_at_once():
    table, chooser = table_of(AYSE, BEN, kind="dice", seed=3), random.Random(3)
    while table.status != OVER:
        table = table.ended() if table.waits.what == END else table
        table = table.played(chooser.choice(table.the_game.legal).name, table.waits.seat)
    assert (table.waits, table.undo_to(0), table.undo_to(1), table.final) == (None, None, None, table.step)


def test_players_of_one_name_are_told_apart():
    assert told_apart(["Ayşe", "", "Ayşe", "", "Ayşe"]) == ["Ayşe", "", "Ayşe 2", "", "Ayşe 3"]
    assert max(map(len, told_apart(["x" * 40] * 5))) <= 40


@pytest.mark.parametrize(("agreed", "word"), [(AGREED, "code"), (Clock(PER_GAME, 60), "seconds"), (AYSE, "name")])
def test_what_was_agreed_cannot_be_changed(agreed, word):
    with pytest.raises(FrozenInstanceError):
        setattr(agreed, word, "")


def test_a_code_that_is_read_aloud_has_seven_letters_none_like_another():
    assert (len(new_code()), set(new_code()) <= set(LETTERS)) == (7, True)
    assert not set("ILO01U") & set(LETTERS)


def test_a_seat_is_sent_what_has_happened_since_a_step_or_nothing_if_that_is_far_back():
    table = handed_over(table_of(AYSE, BEN))
    part = seat_part(table, 0, table.step - 2, "en")
    assert [event["action"] for event in part["events"]] == ["move 3", "decline"]
    assert len(part["log"]) == len(part["events"])
    part = seat_part(table, 0, 0, "en")
    assert (len(part["events"]), part["log"][-2]) == (table.step, seat_part(table, 0, table.step - 2, "en")["log"][0])
    part = seat_part(table, 0, None, "en")
    assert (part["since"], part["events"], part["log"]) == (None, None, None)


def test_only_the_clock_of_the_seat_that_is_waited_for_runs_and_it_is_told_in_tenths():
    table = replace(table_of(AYSE, BEN, clock=Clock(PER_GAME, 60.0)), times=Times((60.0, 50.0), 100.0))
    assert clock_part(table, 101.23)["left"] == [58.8, 50.0]
    assert clock_part(table, 170.0)["left"] == [0.0, 50.0]


def test_whoever_only_watches_takes_nothing_back():
    table = table_of(AYSE, BEN).played("move 3", 0)
    assert (table.undo_to(None), table.undo_to(0) is None) == (None, False)


def test_whose_time_is_up_is_told_by_the_clock_if_there_is_one():
    table = replace(table_of(AYSE, BEN, clock=Clock(PER_GAME, 60.0)), times=Times((0.0, 50.0), 100.0))
    assert [table.is_out_of_time(seat) for seat in (0, 1)] == [True, False]
    assert not table_of(AYSE, BEN).is_out_of_time(0)


@pytest.mark.parametrize("chance", ["fair", "auto"])
def test_of_a_game_that_was_given_up_the_key_of_fair_dice_is_shown_and_nothing_is_taken_back(chance):
    table = table_of(AYSE, BEN)
    game = arasta.new("istanbul", players=2, chance=chance)
    game.play("move 3")
    stopped = replace(table, game=game).given_up()
    assert (stopped.stopped, stopped.final, stopped.undo_to(0)) == (True, stopped.step, None)
    shown = [it.dice is not None and it.dice.revealed for it in (game, stopped.the_game)]
    assert shown == [False, chance == "fair"]


def test_in_the_next_game_who_stays_plays_and_for_who_has_gone_a_bot_does():
    """The word for the dice is a new one: everybody has seen the last."""
    stays = Chair(0, "Ayşe", "hash", bot="hard", word="simit", wants="again")
    gone = Chair(1, "Ben", "hash", left=True, word="ayran")
    helped = replace(gone, bot="hard")
    bot = Chair(2, "Cem", bot="easy")
    assert stays.for_next_game() == Chair(0, "Ayşe", "hash")
    assert gone.for_next_game() == Chair(1, "Ben", "hash", left=True, bot=USUAL_LEVEL)
    assert helped.for_next_game().bot == "hard"
    assert bot.for_next_game() == bot


def test_each_reader_calls_whoever_gives_no_name_by_the_colour_of_the_seat_but_not_at_a_real_table():
    """Issue 25: nothing is stored of it, so it can be told in any language, and is told so of a game kept meanwhile."""
    table = begun_if_full(table_of(Chair(0, token_hash="hash"), BEN))
    kept = Game.restore(table.the_game.snapshot())
    for game in (table.the_game, kept, kept.copy()):
        assert game.question("en").startswith("Saffron: ")
        assert game.question("ru").startswith("Шафран: ")
        assert "seat 1:" not in game.record()
    real = replace(table_of(Chair(0, token_hash="hash"), BEN), agreed=replace(table.agreed, by_hand=True))
    assert [seat_name(seat, "de", real.names) for seat in (0, 1)] == ["Platz 1", "Ben"]


def test_nobody_is_called_by_a_colour_that_is_the_name_of_somebody_else():
    names = ByColour(["", "Śliwka", "Saffron"])
    assert [seat_name(0, lang, names) for lang in ("en", "de")] == ["Seat 1", "Safran"]
    assert names != ("", "Śliwka", "Saffron")


def test_without_a_bot_no_time_is_up():
    """The table waits, and shows it."""
    table = replace(table_of(AYSE, BEN, clock=Clock(PER_GAME, 60.0)), times=Times((60.0, 50.0), 100.0))
    assert table.time_up is None
    table = replace(table, agreed=replace(table.agreed, clock=Clock(PER_GAME, 60.0, "random")))
    assert table.time_up == 160.0


def test_a_bot_sits_down_when_the_time_is_up_and_not_before():
    clock = Clock(PER_GAME, 60.0, "random")
    table = replace(table_of(AYSE, BEN, clock=clock), times=Times((60.0, 50.0), 100.0))
    early, due = (Timekeeper(SimpleNamespace(now=lambda at=at: at)) for at in (159.9, 160.0))
    with pytest.raises(Refused):
        early.hand_over(table)
    assert due.hand_over(table).table.chairs[0].bot == "random"
    with pytest.raises(Refused):
        due.hand_over(replace(table, times=None))


@pytest.mark.parametrize(("why", "is_left_alone"), [("stale", False), ("no_such", True)])
def test_a_clock_is_looked_at_again_at_once_unless_its_table_cannot_be_opened(why, is_left_alone):
    """Somebody may have chosen in the last moment: their next clock runs as any other."""

    async def found(now, broken):
        return ["g"]

    async def opened(game):
        return table_of(AYSE, BEN)

    async def refused(game, caller, change):
        raise Refused(why)

    store = SimpleNamespace(out_of_time=found)
    keeper = Timekeeper(SimpleNamespace(now=lambda: 100.0, store=store, table=opened, enter=refused))
    asyncio.run(keeper.look())
    assert ("g" in keeper.broken) is is_left_alone


def test_a_snapshot_is_kept_at_the_beginning_every_fifty_entries_and_once_at_the_end():
    def kept(n, status, before=PLAYING, kind="choice"):
        return is_due(SimpleNamespace(status=before), SimpleNamespace(n=n, status=status), kind)

    assert kept(3, PLAYING, kind="begin")
    assert [n for n in range(1, 120) if kept(n, PLAYING)] == [50, 100]
    assert (kept(7, OVER), kept(8, OVER, before=OVER)) == (True, False)

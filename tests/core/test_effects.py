"""Declaring effects: whatever does not fit together is an error when the game is put together."""

from types import SimpleNamespace

import pytest

from arasta.core.action import Action, Actions, Names, numbers, words
from arasta.core.compiling import rule
from arasta.core.effects import Addition, Chance, Decision, Effects, Happening, Starts
from arasta.core.options import WORD
from arasta.core.packing import Members, Packing
from arasta.core.questions import answers, question
from arasta.core.words import Words, joined_words

WORDS = {"GAIN": 1, "ASK": 100, "ROLL": 200}


@rule
def gain(s, p, n):
    """Some gain."""
    s.gained += n


@rule
def no_options(s):
    """Nothing to choose."""
    return 0


@rule
def choose(s, p, option):
    """A choice."""
    s.chosen = option


def file(**entries):
    """A file of rules."""
    return SimpleNamespace(**entries)


def declared(**more):
    """The effects of a small game."""
    return {
        1: Happening(gain),
        100: Decision(no_options, choose, words(done=0)),
        200: Chance(1, choose, words(roll=0)),
    } | {int(number): effect for number, effect in more.items()}


def test_a_game_is_put_together_from_its_files():
    effects = Effects(WORDS, [file(EFFECTS=declared())], 1)
    s = SimpleNamespace(gained=0, chosen=None)
    effects.perform(s, 1, 0, 5)
    effects.choose(s, 100, 0, 0, 3)
    assert (s.gained, s.chosen) == (5, 3)
    assert effects.options[0](s, 200, 0, 0) == 1


def test_a_word_without_a_rule_is_an_error():
    with pytest.raises(ValueError, match="gain must be declared as a Happening"):
        Effects(WORDS, [file(EFFECTS={100: declared()[100], 200: declared()[200]})], 1)


def test_an_effect_of_the_wrong_kind_is_an_error():
    with pytest.raises(ValueError, match="roll must be declared as a Chance"):
        Effects(WORDS, [file(EFFECTS=declared() | {200: declared()[100]})], 1)


@pytest.mark.parametrize(("number", "like"), [(1, 1), (99, 1), (100, 100), (199, 100), (200, 200)])
def test_the_kind_of_an_effect_follows_from_its_number(number, like):
    """Below 100 they happen, from there a player decides, from 200 chance does."""
    for sample, effect in declared().items():
        if sample == like:
            assert Effects({"SOME": number}, [file(EFFECTS={number: effect})], 1)
            continue
        with pytest.raises(ValueError, match="some must be declared as a"):
            Effects({"SOME": number}, [file(EFFECTS={number: effect})], 1)


def test_an_effect_declared_twice_is_an_error():
    with pytest.raises(ValueError, match="gain is declared twice"):
        Effects(WORDS, [file(EFFECTS=declared()), file(EFFECTS={1: Happening(gain)})], 1)


def test_an_added_option_with_a_number_that_is_taken_is_an_error():
    more = file(ADDITIONS={100: Addition(no_options, choose, words(stop=0))})
    with pytest.raises(ValueError, match="Option 0 of ask is 'done', not 'stop' too"):
        Effects(WORDS, [file(EFFECTS=declared()), more], 1)


def test_an_option_added_under_a_name_that_is_there_already_is_an_error_too():
    more = file(ADDITIONS={100: Addition(no_options, choose, words(done=0))})
    with pytest.raises(ValueError, match="Option 0 of ask"):
        Effects(WORDS, [file(EFFECTS=declared()), more], 1)


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ([{"EFFECTS": {7: Happening(gain)}}], r"no word: \[7\]"),
        ([{"ADDITIONS": {101: Addition(no_options, choose, words(stop=1))}}], "Nothing can be added to 101"),
        ([{"ADDITIONS": {100: Addition(no_options, choose)}}], "but no options"),
        ([{"ADDITIONS": {100: Addition(no_options, starts=Starts(frozenset({3}), gain))}}], "have no names"),
    ],
)
def test_what_does_not_fit_is_an_error(files, message):
    with pytest.raises(ValueError, match=message):
        Effects(WORDS, [file(EFFECTS=declared()), *(file(**entries) for entries in files)], 1)


def test_an_option_that_has_no_name_is_an_error():
    actions = Actions({100: {0: Action("done")}}, ["done"], 63)
    with pytest.raises(LookupError, match="Option 5"):
        actions.at(100, 5)


def test_an_option_beyond_the_words_of_options_is_an_error():
    more = file(ADDITIONS={100: Addition(no_options, choose, words(stop=WORD))})
    with pytest.raises(ValueError, match=f"Option {WORD} of ask is beyond"):
        Effects(WORDS, [file(EFFECTS=declared()), more], 1)
    assert Effects(WORDS, [file(EFFECTS=declared()), more], 2).names[100].keys() == {0, WORD}


def test_an_addition_decides_about_its_own_options_only():
    @rule
    def stop(s, p, option):
        s.chosen = "stop"

    more = file(ADDITIONS={100: Addition(no_options, stop, words(stop=1))})
    effects = Effects(WORDS, [file(EFFECTS=declared()), more], 1)
    s = SimpleNamespace()
    effects.choose(s, 100, 0, 0, 0)
    assert s.chosen == 0
    effects.choose(s, 100, 0, 0, 1)
    assert s.chosen == "stop"


def test_a_rule_with_parameters_that_nobody_gives_is_an_error():
    @rule
    def odd(s, p, argument, option, more):
        return 0

    with pytest.raises(TypeError, match="odd takes 5 parameters"):
        Effects(WORDS, [file(EFFECTS=declared() | {1: Happening(odd)})], 1)


def test_options_that_start_programs_are_sets_by_word():
    @rule
    def program(s, p, argument, option, before):
        return 7 if before == -1 else -1

    asked = Decision(no_options, choose, words(stop=0, go=WORD + 2), starts=Starts(frozenset({WORD + 2}), program))
    effects = Effects(WORDS, [file(EFFECTS=declared() | {100: asked})], 2)
    assert effects.starting_options()[100].tolist() == [0, 4]
    assert [effects.program(None, 100, 0, 0, WORD + 2, before) for before in (-1, 7)] == [7, -1]


def test_names_that_overlap_are_an_error():
    with pytest.raises(ValueError, match="Option 1 cannot be both 'stop' and 'bid 1'"):
        words(stop=1) | numbers("bid", range(1, 3))
    assert (Names() | words(stop=1)).keys() == {1}
    with pytest.raises(ValueError, match="Option 1 cannot be both"):
        words(stop=1, go=1)


def test_a_new_action_has_an_id_after_all_frozen_ones():
    actions = Actions({100: {0: Action("move", "place", "9", 9), 1: Action("done")}}, ["gone", "done"], 63)
    assert actions.ids == {"gone": 0, "done": 1, "move 9": 2}
    assert actions.new == ("move 9",)
    assert actions.at(100, 0).target == "9"


def test_an_option_without_a_name_stands_for_no_action():
    actions = Actions({100: {0: Action("done")}}, ["gone", "done"], 63)
    assert actions.by_option[100].tolist() == [1, *[-1] * 62]
    assert actions.at(100, 0).value == 0


def test_no_action_is_frozen_twice():
    with pytest.raises(ValueError, match="twice"):
        Actions({100: {0: Action("done")}}, ["done", "move 9", "done"], 63)


def test_a_frozen_id_that_no_decision_has_any_more_keeps_its_place():
    actions = Actions({100: {0: Action("done")}}, ["gone", "done"], 63)
    assert (actions.ids["done"], actions.at(100, 0).name, actions.actions[0].name) == (1, "done", "gone")


def test_a_module_goes_on_with_the_words_of_another():
    class Base(Words):
        ONE = 1

    class More(Base):
        TWO = 2

    assert More.all() == {"ONE": 1, "TWO": 2}
    with pytest.raises(ValueError, match=r"Wrong.UNO = 1 is taken by ONE"):
        type("Wrong", (Base,), {"UNO": 1})
    with pytest.raises(ValueError, match="ONE = 5"):
        type("Wrong", (Base,), {"ONE": 5})


def test_two_modules_that_add_the_same_number_are_an_error():
    one, other = (type("Place", (Words,), {word: 17}) for word in ("PLANT", "BATH"))
    with pytest.raises(ValueError, match=r"Place.BATH = 17 is added twice"):
        joined_words("Place", [one, other])


@pytest.mark.parametrize(("how", "found"), [("any", True), ("sum", 6), ("last", 5), ("chain", 11)])
def test_the_answers_to_a_question_are_joined(how, found):
    values = {"any": (False, True), "sum": (1, 5), "last": (1, 5), "chain": (1, 5)}[how]

    @question(how)
    def asked(s, n):
        """How many?"""
        return n + values[0] if how == "chain" else values[0]

    @answers(asked)
    def answered(s, n):
        return n + values[1] if how == "chain" else values[1]

    assert asked(None, 5) == found


def test_everybody_asked_to_act_does():
    done = []

    @question("all")
    def asked(s):
        """Act."""
        done.append("own")

    answers(asked)(lambda s: done.append("other"))
    asked(None)
    assert done == ["own", "other"]


def test_an_answer_to_another_question_is_an_error():
    @question("any")
    def asked(s, p):
        """Is it so?"""
        return False

    with pytest.raises(TypeError, match="must take what asked takes"):
        answers(asked)(lambda s: True)


def test_answers_that_cannot_be_joined_and_numbers_that_cannot_be_packed_are_errors():
    with pytest.raises(ValueError, match="not by 'lst'"):
        question("lst")(lambda s: 0)
    with pytest.raises(ValueError, match="Two or three numbers"):
        Packing("alone")


def test_packed_numbers_are_read_by_their_words():
    packing = Packing("second", used=32, discount=8)
    packed = packing.pack(1, 25, 6)
    assert packing.named(packed) == {"second": 1, "used": 25, "discount": 6}
    assert [read(packed) for read in packing.number.values()] == [1, 25, 6]
    either = Packing("one", other=128, each=Packing("number", resource=8))
    assert either.named(either.pack(10, 21)) == {
        "one": {"number": 1, "resource": 2},
        "other": {"number": 2, "resource": 5},
    }
    assert Members("permitted", ["red", "green"]).named(2) == {"permitted": ["green"]}


def test_a_condition_without_a_reason_is_an_error():
    with pytest.raises(ValueError, match="gain must say why"):
        Effects(WORDS, [file(EFFECTS=declared() | {1: Happening(gain, needs=no_options)})], 1)
    effects = Effects(WORDS, [file(EFFECTS=declared() | {1: Happening(gain, needs=no_options, why="lira")})], 1)
    assert effects.declared[1].reason(None, 0, 0) == ("lira", {})


@pytest.mark.parametrize(
    ("number", "effect", "message"),
    [
        (100, Decision(no_options, choose, words(done=0), many=frozenset({1})), "Many things of ask"),
        (200, Chance(1, choose, words(roll=0), many=frozenset({0})), "Many things of roll"),
        (
            100,
            Decision(no_options, choose, words(go=0), many=frozenset({0}), starts=Starts(frozenset({0}), no_options)),
            "A thing of ask cannot start a program",
        ),
        (100, Decision(no_options, choose, words(done=0), forced=no_options), "Nothing of ask is forced"),
        (100, Decision(no_options, choose, words(go=0), many=frozenset({0}), closed_by=0), "What closes a set of ask"),
        (100, Decision(no_options, choose, words(go=0), many=frozenset({0}), closed_by=1), "What closes a set of ask"),
    ],
)
def test_what_cannot_be_a_thing_of_a_set_is_an_error(number, effect, message):
    with pytest.raises(ValueError, match=message):
        Effects(WORDS, [file(EFFECTS=declared() | {number: effect})], 1)


def test_a_function_that_is_no_rule_is_an_error():
    def forgotten(s, p):
        return 0

    with pytest.raises(TypeError, match="forgotten is no rule yet"):
        Effects(WORDS, [file(EFFECTS=declared() | {1: Happening(forgotten)})], 1)

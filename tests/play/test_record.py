"""The record: a game as a readable text that replays to the same game, and says where it is damaged."""

import random
from importlib.metadata import version

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import arasta
from arasta.core.setting_kinds import FIRST_EDITION
from tests.play.games import EXPLICIT, MIX_NAMES, MIXES, at_random, at_the_end, by_hand, play

MIX = pytest.mark.parametrize("mix", MIXES, ids=MIX_NAMES)


@MIX
def test_a_record_replays_to_the_same_game(mix):
    game = at_random(150, seed=11, **mix)
    loaded = arasta.load(game.record())
    assert loaded.record() == game.record()
    assert loaded.state_bytes() == game.state_bytes()
    assert loaded.settings == game.settings


@MIX
def test_a_loaded_game_goes_on_as_the_first_one_would_have(mix):
    """Chance depends on the seed and on how often it has fallen; the record says both."""
    game = at_random(60, seed=3, **mix)
    games = [game, arasta.load(game.record())]
    for _ in range(40):
        for each in games:
            each.play(each.legal[0])
    assert games[0].record() == games[1].record()


def edition_line(edition):
    """What a record says of the edition of the cards: nothing of the first."""
    return [f"edition: {edition}"] if edition > FIRST_EDITION else []


def test_the_header_says_what_is_played():
    game = arasta.new(players=3, layout="long", variants=["caravan_leader", "neutral_assistants"], seed=1)
    assert game.record().split("\n\n")[0].splitlines() == [
        "arasta record 1",
        "game: istanbul",
        "players: 3",
        "layout: long",
        "variants: neutral_assistants caravan_leader",
        *edition_line(game.settings.edition),
        "chance: auto",
        "seed: 1",
        "stream: threefry",
        f"version: {version('arasta')}",
    ]


def test_expansions_and_their_deck_stand_in_the_header():
    """MODE-1, MODE-3"""
    game = arasta.new(expansions=["letters"], letters_deck="new", seed=1)
    header = game.record().split("\n\n")[0]
    assert "\nexpansions: letters\nlayout: first\nletters_deck: new\n" in header
    both = arasta.new(expansions=["letters", "mocha"], seed=1).record()
    assert "\nexpansions: mocha letters\nlayout: random\n" in both


def test_an_extra_turn_is_a_line_of_its_own_with_the_same_label():
    """LETTER-9, WORD-10"""
    game = by_hand(expansions=["letters"])
    game._state.delivered[0, 9] = 2
    play(game, "move 21", "decline", "double turn", "done", "move 4", "decline")
    labels = [line.split(":")[0] for line in game.record().splitlines()[-2:]]
    assert labels == ["1.1", "1.1"]


def test_an_explicit_layout_stands_in_the_header():
    assert f"\nlayout: {' '.join(map(str, EXPLICIT))}\n" in arasta.new(layout=EXPLICIT, seed=1).record()


def test_a_turn_is_a_line_with_choices_and_chance_by_name():
    game = play(by_hand(), "move 9", "leave", "act", "call 8", "roll 3 5", "done", "move 3")
    assert game.record().split("\n\n")[1].splitlines() == [
        "setup: demand L1; demand S1; roll 1 1; roll 1 1; draw five_lira; draw stay",
        "1.1: move 9; leave; act; call 8; roll 3 5; done",
        "1.2: move 3",
    ]


def test_the_end_and_the_result_have_lines_of_their_own():
    record = play(at_the_end(), "card five_lira", "done").record()
    assert record.splitlines()[-2:] == ["end: card five_lira; done", "result: 1 2"]


def test_a_game_by_hand_has_no_seed_and_never_rolls_by_itself():
    record = by_hand().record()
    assert "\nchance: manual\n" in record
    assert "seed" not in record
    loaded = play(arasta.load(record), "move 9", "leave", "act", "call 8")
    assert (loaded.chance, loaded.to_act) == ("manual", arasta.CHANCE)


def test_another_seed_or_way_of_chance_can_be_given():
    record = arasta.new(seed=1).record()
    assert arasta.load(record, seed=2).seed == 2
    assert arasta.load(record, chance="manual").chance == "manual"


@pytest.mark.parametrize(
    ("line", "damaged", "problem"),
    [
        ("seed: 1", "seed: one", "'one' is no seed"),
        ("seed: 1", "seed: 99999999999999999999", "is no seed"),
        ("chance: auto", "chance: luck", "chance is 'luck', but must be auto, manual or fair"),
        ("stream: threefry", "stream: mersenne", "the stream 'mersenne', which this version does not know"),
    ],
)
def test_a_record_whose_chance_cannot_go_on_says_so(line, damaged, problem):
    record = arasta.new(seed=1).record()
    with pytest.raises(arasta.RecordError) as raised:
        arasta.load(record.replace(line, damaged))
    assert problem in str(raised.value)
    assert raised.value.line == record.splitlines().index(line) + 1


def test_names_stand_in_the_record_and_in_the_log():
    game = arasta.new(players=3, seed=1, names=["Ayşe", "", "  Cem   K. "])
    record = game.record()
    assert "\nseat 1: Ayşe\nseat 3: Cem K.\n" in record
    assert arasta.load(record).names == game.names == ("Ayşe", "", "Cem K.")
    assert any(line.startswith("Ayşe draws") for line in game.log(0))
    assert any(line.startswith("Seat 2 draws") for line in game.log(0))
    assert "Cem K." in game.result.text()


@pytest.mark.parametrize("names", ["Ayşe", ["a"] * 5, [1, 2], ["x" * 41], ["a\x00b"], 7])
def test_names_are_short_lines_of_text_and_no_more_than_seats(names):
    with pytest.raises(arasta.SettingError, match="name"):
        arasta.new(players=4, names=names)


def test_remarks_and_empty_lines_are_left_out():
    record = by_hand().record()
    remarked = "# a game\n\n" + record.replace("setup:", "# dealt\n\n  setup:") + "\n# to be continued\n"
    assert arasta.load(remarked).record() == record


def test_line_ends_of_other_systems_are_read():
    record = by_hand().record()
    assert arasta.load(record.replace("\n", "\r\n"), chance="manual").record() == record


def test_settings_left_out_are_as_in_a_new_game():
    record = arasta.new(seed=1).record()
    assert arasta.load(record.replace("players: 4\n", "").replace("layout: short\n", "")).record() == record


def test_a_record_can_be_of_another_version():
    record = by_hand().record()
    assert arasta.load(record.replace(f"version: {version('arasta')}", "version: 99"), chance="manual")


def test_a_turn_may_be_cut_short():
    """Whatever the game had come to, it can go on from there."""
    lines = play(by_hand(), "move 9", "leave", "act", "call 8", "roll 3 5", "done").record().splitlines()
    cut = [*lines[:-1], "1.1: move 9; leave"]
    assert arasta.load("\n".join(cut), chance="manual").decision == "action"


FINISHED = """arasta record 1
game: istanbul
players: 2
layout: short

setup: demand L1; demand S1; roll 1 1; roll 1 1; draw five_lira; draw stay
1.1: move 9; leave; act; call 8; roll 3 5; done
1.2: move 3; decline
2.1: move 11; leave; skip
"""


DICE = """arasta record 1
game: dice
players: 2

setup: lay out die; lay out lira_red; lay out lira_blue; lay out card_red; lay out card_blue; lay out action_red
1.1: roll red; roll red; roll green; roll coin; roll card; keep; token red; stop
1.2: roll red; roll red; roll green; roll coin; roll card; keep
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("arasta record 1", "arasta record 2", 1, "a record starts with 'arasta record 1'"),
        ("game: istanbul", "game: go", 2, "there is no game 'go'; there are istanbul, dice"),
        ("game: istanbul\n", "", 1, "there is no game ''"),
        ("players: 2", "players: 7", 3, "players is 7, but must be a whole number from 2 to 5"),
        ("players: 2", "players: two", 3, "players is 'two', but must be a whole number from 2 to"),
        ("players: 2", "players: ²", 3, "players is '²', but must be a whole number"),
        ("players: 2", f"players: {'9' * 5000}", 3, "but must be a whole number"),
        ("layout: short", "layout: wide", 4, "layout is 'wide', but must be one of short, long"),
        ("layout: short", "layout: 1 2 3", 4, "An explicit layout lists each of the places"),
        ("layout: short", f"layout: {' '.join(map(str, EXPLICIT))} x", 4, "or a list of the places row by row"),
        ("layout: short", "layout: short\nvariants: fast", 5, "variants is ['fast'], but must be any of"),
        ("layout: short", "layout: short\ncolour: red", 5, "There is no setting 'colour'"),
        ("players: 2\nlayout: short", "layout: first\nplayers: 2", 3, "layout first needs expansions to be mocha or"),
        ("layout: short", "layout: short\nplayers: 2", 5, "'players' stands in the header twice"),
        ("layout: short", "layout short", 4, "'layout short' is neither a word of the header nor a turn"),
        ("call 8", "call 13", 7, "'call 13' is not legal here. There is no action “call 13”"),
        ("leave; act", "leave; ; act", 7, "'' is not legal here"),
        ("move 3", "move 16", 8, "'move 16' is not legal here. The Gemstone Dealer is 3 steps away"),
        ("roll 3 5", "roll 3 5; roll 3 5", 7, "'roll 3 5' is not legal here"),
        ("1.2:", "1.3:", 8, "the line is labelled '1.3', but the turn is '1.2'"),
        ("1.2:", "2.1:", 8, "the line is labelled '2.1', but the turn is '1.2'"),
        ("decline\n", "decline; move 4\n", 8, "the line is labelled '1.2', but the turn is '2.1'"),
        ("2.1: move 11; leave; skip", "result: 1 2", 9, "there is a result, but the game is not over"),
        ("2.1:", "2.1", 9, "is neither a word of the header nor a turn"),
    ],
)
def test_a_damaged_record_names_the_line_and_the_damage(old, new, line, problem):
    refuses(FINISHED, old, new, line, problem)


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("players: 2", "players: 5", 3, "players is 5, but must be a whole number from 2 to 4"),
        ("players: 2", "players: two", 3, "players is 'two', but must be a whole number from 2 to"),
        ("players: 2", "players: 2\nlayout: short", 4, "There is no setting 'layout'"),
        ("roll coin", "roll 5", 6, "'roll 5' is not legal here. There is no action “roll 5”"),
        ("token red", "token blue", 6, "That takes 2 blue goods; with brown tokens you have 0"),
        ("token red", "ruby lira", 6, "That takes 12 lira; you have 0"),
        ("stop", "keep", 6, "“keep” is not what is asked now. Seat 1: Which action will you take (1 left)?"),
        ("1.2:", "2.1:", 7, "the line is labelled '2.1', but the turn is '1.2'"),
    ],
)
def test_a_damaged_record_of_the_dice_game_is_told_in_its_words(old, new, line, problem):
    refuses(DICE, old, new, line, problem)


def refuses(record, old, new, line, problem):
    """The record is sound, but not with this change."""
    assert old in record
    arasta.load(record)
    with pytest.raises(arasta.RecordError) as raised:
        arasta.load(record.replace(old, new, 1))
    assert raised.value.line == line
    assert str(raised.value).startswith(f"line {line}: ")
    assert problem in str(raised.value)


def test_remarks_count_as_lines():
    with pytest.raises(arasta.RecordError) as raised:
        arasta.load("# one\n\n" + FINISHED.replace("move 3", "move 16"))
    assert raised.value.line == 10


@pytest.mark.parametrize("text", ["", "\n\n", "# only a remark", "hello"])
def test_what_is_no_record_at_all_is_refused(text):
    with pytest.raises(arasta.RecordError, match="a record starts with"):
        arasta.load(text)


def test_a_bad_word_for_chance_is_refused():
    with pytest.raises(arasta.SettingError, match="must be auto, manual or fair"):
        arasta.load(FINISHED, chance="lucky")


@pytest.fixture(scope="module", params=arasta.GAMES)
def whole(request):
    """The record of a whole random game, as lines."""
    return at_random(100_000, seed=8, game=request.param, players=2).record().splitlines()


@pytest.mark.parametrize(
    ("kept", "added", "problem"),
    [
        (-1, "result: 3 4", "the result is '3 4', but the game ended"),
        (None, "result: 1 2", "the record goes on after the result"),
        (None, "end: done", "the record goes on after the result"),
        (-1, "end: done", "the game is over, but the record goes on"),
    ],
)
def test_a_record_that_does_not_end_as_the_game_did_is_refused(whole, kept, added, problem):
    changed = [*whole[:kept], added]
    with pytest.raises(arasta.RecordError, match=problem) as raised:
        arasta.load("\n".join(changed))
    assert raised.value.line == len(changed)


def test_a_whole_game_replays_to_its_result(whole):
    game = arasta.load("\n".join(whole))
    assert game.over
    assert game.record().splitlines() == whole


SOUND = (
    at_random(80, seed=2, players=3, variants=["caravan_leader"]).record(),
    at_random(40, seed=2, game="dice", players=3).record(),
)


def mutated(record, chooser):
    """A record with a few things deleted, doubled, swapped or overwritten."""
    text = record
    for _ in range(chooser.randint(1, 3)):
        unit = chooser.choice(["\n", "; ", " ", ""])
        parts = text.split(unit) if unit else list(text) or [" "]
        i, j = chooser.randrange(len(parts)), chooser.randrange(len(parts))
        match chooser.randrange(5):
            case 0:
                del parts[i]
            case 1:
                parts.insert(i, parts[j])
            case 2:
                parts[i], parts[j] = parts[j], parts[i]
            case 3:
                parts[i] = chooser.choice(["", "9", ":", ";", "#", "result", "²", "\x00", "-1", "end", "ß"])
            case 4:
                parts = parts[:i]
        text = unit.join(parts)
    return text


@settings(deadline=None, max_examples=150, derandomize=True)
@given(st.sampled_from(SOUND), st.integers(0, 2**32))
def test_a_mutated_record_loads_or_is_refused_as_such(record, seed):
    """Whatever loads is a sound game: its own record replays to the same state."""
    game = loads_or_is_refused(mutated(record, random.Random(seed)))
    if game is not None:
        assert arasta.load(game.record(), chance="manual").state_bytes() == game.state_bytes()


@settings(deadline=None, max_examples=100, derandomize=True)
@given(st.sampled_from(SOUND), st.text(max_size=60), st.floats(0, 1))
def test_any_text_in_the_middle_of_a_record_loads_or_is_refused_as_such(record, text, where):
    position = int(where * len(record))
    loads_or_is_refused(record[:position] + text + record[position:])


def loads_or_is_refused(text):
    """The game of a record, or None if it was refused at one of its lines; any other error goes through."""
    try:
        return arasta.load(text, chance="manual")
    except arasta.RecordError as refused:
        line = refused.line
    assert 1 <= line <= max(1, len(text.splitlines()))
    return None


@pytest.mark.parametrize("nonsense", [None, 5, b"arasta record 1", ["arasta record 1"]])
def test_what_is_no_text_is_no_record(nonsense):
    with pytest.raises(arasta.RecordError, match="a record starts with"):
        arasta.load(nonsense)


def test_a_record_and_its_lines_have_a_limit():
    record = by_hand().record()
    with pytest.raises(arasta.RecordError, match="line 2: a line has at most 10,000 characters"):
        arasta.load(record.replace("game: istanbul", "game: " + "x" * 20_000))
    with pytest.raises(arasta.RecordError, match="at most 4,000,000 characters"):
        arasta.load(record + "# x\n" * 1_000_001)

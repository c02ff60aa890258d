"""Several things at once, in any order: the whole set is played, previewed, described, or refused as a whole."""

import random
from itertools import permutations

import pytest

import arasta
from tests.play.games import MIX_NAMES, MIXES, asked_anew, at_random, by_hand, play

MIX = pytest.mark.parametrize("mix", MIXES, ids=MIX_NAMES)


def at_market(**settings):
    """The first player is about to sell at the Large Market, whose tile L1 asks for several goods."""
    game = by_hand(layout="order", **settings)
    game._state.merchant[0] = 11
    for good in range(4):
        game._state.goods[0, good] = 2
    return play(asked_anew(game), "move 10", "leave", "act")


def at_fountain():
    """The first player's assistants are on 9, 11 and 15, and the merchant comes home."""
    game = by_hand()
    game._state.assistants_on[0] = 1 << 9 | 1 << 11 | 1 << 15
    game._state.stack[0], game._state.merchant[0] = 1, 9
    return play(asked_anew(game), "move 7", "act")


def test_a_set_is_a_verb_and_its_targets_in_any_order():
    """P07-1"""
    ends = set()
    for order in permutations(("9", "15", "11")):
        game = at_fountain()
        game.play(f"return {' '.join(order)}")
        ends.add(game.state_bytes())
        assert game.view()["players"][0]["assistants"] == []
    assert len(ends) == 1


def test_a_set_may_be_a_list_or_names_with_semicolons():
    games = [at_fountain() for _ in range(3)]
    games[0].play("return 15 9")
    games[1].play(["return 15", "return 9"])
    games[2].play("return 9; return 15")
    assert len({game.state_bytes() for game in games}) == 1
    assert games[0].view()["players"][0]["assistants"] == [11]
    assert games[0].decision != "return_assistants"  # the set is closed: one stays out


def test_a_sale_is_paid_for_all_of_it():
    """P10-2"""
    game = at_market()
    things = {thing["action"]: thing["most"] for thing in game.sets["things"]}
    before, goods = game.view()["players"][0]["lira"], [name for name, most in things.items() for _ in range(most)]
    game.play(goods[:3][::-1])
    prices = game.view()["places"][9]["prices"]
    assert game.view()["players"][0]["lira"] == before + prices[2]


def test_one_thing_alone_leaves_the_rest_open():
    game = at_fountain()
    game.play("return 15")
    assert game.decision == "return_assistants"
    assert {choice.name for choice in game.legal} == {"return 9", "return 11", "done"}


def test_the_steps_of_a_set_are_steps_of_the_game_and_can_be_taken_back():
    game = at_fountain()
    before, step = game.state_bytes(), game.step
    game.play("return 9 15")
    assert [event["action"] for event in game.events(step)] == ["return 9", "return 15", "done"]
    game.undo_to(step)
    assert game.state_bytes() == before


def test_a_set_is_refused_as_a_whole():
    game = at_fountain()
    before, record = game.state_bytes(), game.record()
    for given, problem in (
        ("return 9 12", "You have no assistant at the Police Station."),
        ("return 9 9", "You have no assistant at the Tea House."),
        (["return 9", "move 3"], "“move 3” is not what is asked now"),
        (["return 9", "retrun 11"], "There is no action “retrun 11”. Did you mean 'return 11'?"),
        ([], "Nothing was chosen."),
        (["return 9"] * 101, "At most 100 things"),
    ):
        with pytest.raises(arasta.IllegalAction) as raised:
            game.play(given)
        assert str(raised.value).startswith(problem)
        assert game.why_not(given) == str(raised.value)
    assert (game.state_bytes(), game.record()) == (before, record)


def test_the_whole_set_has_one_preview():
    game = at_fountain()
    preview = game.preview("return 9 15")
    assert preview.changes == {"stack": 2, "assistants": -2}
    assert preview.path[:3] == ("return 9", "return 15", "done")


def test_what_may_be_chosen_is_described():
    assert by_hand().sets is None
    assert at_fountain().sets == {
        "decision": "return_assistants",
        "things": [{"action": f"return {place}", "most": 1} for place in (9, 11, 15)],
        "closes": "done",
    }
    sale = at_market().sets
    assert sale["closes"] is None  # P10-1: at least one good is sold
    assert sum(thing["most"] for thing in sale["things"]) >= 3


def test_decisions_in_a_row_may_be_given_together():
    game, other = by_hand(), by_hand()
    game.play("move 9; leave; act; call 8")
    assert game.record() == play(other, "move 9", "leave", "act", "call 8").record()
    with pytest.raises(arasta.IllegalAction, match="“roll 3 4” is not yours to decide"):
        by_hand().play("move 9; leave; act; call 8; roll 3 4; move 3")


@MIX
def test_every_set_met_in_play_can_be_chosen_together_in_any_order(mix):
    chooser, met = random.Random(3), 0
    for seed in range(8):
        game = at_random(0, seed=seed, **mix)
        for _ in range(150):
            if game.over:
                break
            if game.sets:
                things = some_things(game, chooser)
                met += len(things) > 1
                chosen_alone, chosen_together = one_by_one(game, things), game.copy()
                chooser.shuffle(things)
                chosen_together.chance = "manual"
                chosen_together.play(things if len(things) > 1 else [*things, *closing(game, things)])
                assert chosen_together.state_bytes() == chosen_alone.state_bytes()
            game.play(chooser.choice(game.legal))
    assert met


def some_things(game, chooser):
    """Things of a set, chosen at random until it ends, by itself or by chance."""
    other, asked, chosen = game.copy(), (game.decision, game.to_act), []
    other.chance, other.ask_forced = "manual", True
    while (other.decision, other.to_act) == asked:
        things = other.rules.many(other._state)
        if not things or (chosen and other.rules.closing(other._state) and chooser.random() < 0.3):
            break
        chosen.append(other.rules.actions[chooser.choice(things)].name)
        other.play(chosen[-1])
    return chosen


def one_by_one(game, things):
    """The game after these things, and after the end of the set; what was forced has been taken already."""
    other, asked = game.copy(), (game.decision, game.to_act)
    other.chance = "manual"
    for thing in things:
        if (other.decision, other.to_act) == asked:
            other.play(thing)
    return play(other, *closing(other, things, asked))


def closing(game, things, asked=None):
    """What is left to say: the end of the set, if it has not ended by itself."""
    if asked is None:
        game = game.copy()
        asked, game.chance = (game.decision, game.to_act), "manual"
        play(game, *things)
    end = game.rules.closing(game._state) if (game.decision, game.to_act) == asked else None
    return [] if end is None else [game.rules.actions[end].name]

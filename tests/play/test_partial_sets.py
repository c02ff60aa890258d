"""The running total of a set that is being put together."""

import pytest

import arasta
from arasta.play.game.partial_sets import so_far
from tests.play.games import asked_anew, by_hand, dice_by_hand, play
from tests.play.test_sets import at_fountain, at_market


def swapping():
    """The first player has two fabrics and the card that swaps goods."""
    game = by_hand(cards=("swap_3",), expansions=("mocha",))
    game._state.goods[0, 0] = 2
    return play(asked_anew(game), "card swap_3")


def test_things_are_reckoned_together_and_what_may_be_added_is_told():
    game = at_fountain()
    told = so_far(game, ["return 9"], game.to_act)
    assert told.changes == {"stack": 1, "assistants": -1}
    assert told.more == {
        "decision": "return_assistants",
        "things": [{"action": "return 11", "most": 1}, {"action": "return 15", "most": 1}],
        "closes": "done",
    }


def test_a_whole_set_is_told_as_its_preview_tells_it():
    game = at_market()
    things = [thing["action"] for thing in game.sets["things"]][:2]
    told, preview = so_far(game, things), game.preview(things)
    assert (told.changes, told.open, told.then) == (preview.changes, preview.open, preview.then)


def test_one_thing_alone_is_reckoned_as_if_the_set_were_closed_with_it():
    """A single good is sold for the first price, which `preview` of the one step cannot know yet."""
    game = at_market()
    thing = game.sets["things"][0]["action"]
    assert "lira" not in game.preview(thing).changes
    assert so_far(game, [thing]).changes["lira"] > 0


def test_a_payment_is_completed_in_the_obvious_way():
    """DPAY-6"""
    game = dice_by_hand("red", "green", "blue", "coin", "coin")
    game.play("crystal")
    told = so_far(game, ["die blue"])
    assert (told.changes, told.more["closes"]) == ({"crystals": 1, "dice.red": -1, "dice.blue": -1}, "pay")
    assert [thing["action"] for thing in told.more["things"]] == ["die red", "die green"]
    whole = so_far(game, ["die green", "die blue"])
    assert (whole.changes, whole.more) == ({"crystals": 1, "dice.green": -1, "dice.blue": -1}, None)


def test_a_set_that_lacks_something_says_so_and_what_it_has_so_far():
    """BONUS-14: as many things are taken as were given."""
    game = swapping()
    game.play("give red")  # the other was the only one that could be given first
    told = so_far(game, ["take green"])
    assert (told.changes, told.then, told.more["closes"]) == ({"goods.green": 1}, "more", None)
    assert so_far(game, ["take green", "take blue"]).then == "choice"


def test_what_does_not_go_together_is_refused_and_nothing_changes():
    game = at_fountain()
    before = game.state_bytes()
    with pytest.raises(arasta.IllegalAction):
        so_far(game, ["return 9", "return 9"])
    assert game.state_bytes() == before

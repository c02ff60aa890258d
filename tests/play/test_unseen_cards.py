"""A real table entered by hand: cards that nobody here has seen, rolls by their sum, forced answers."""

import random

import pytest

import arasta
from tests.play.games import asked_anew, by_hand, play


def drawn_unseen(**settings):
    """The first player has drawn a card at the Caravansary that nobody here has seen."""
    return play(by_hand(**settings), "move 6", "leave", "act", "draw ?")


def test_a_card_that_nobody_has_seen_is_recorded_as_such():
    game = drawn_unseen()
    assert game.record().splitlines()[-1].endswith("act; draw ?")
    assert arasta.load(game.record()).record() == game.record()
    assert game.log(0)[-1] == game.log()[-1] == "Seat 1 draws a bonus card."
    assert game.view()["players"][0]["cards"] == 2
    assert game.view(0)["hand"] == ["five_lira"]
    assert game.views() == [game.view(0), game.view(1)]


def next_turn(game):
    """The turn is ended, and the other player's too."""
    return play(game, "done", "move 3", "decline")


def test_the_card_is_known_once_it_is_played():
    game = next_turn(play(drawn_unseen(), "draw one_good", "discard five_lira"))
    assert "act; draw ?; draw one_good" in game.record()
    before = game.view()["players"][0]["lira"]
    play(game, "card five_lira")
    assert game.view()["players"][0]["lira"] == before + 5
    assert "act; draw five_lira; draw one_good" in game.record()
    assert game.view(0)["hand"] == ["one_good"]
    assert arasta.load(game.record()).record() == game.record()


def test_the_card_that_stands_in_is_known_too_once_it_is_played():
    game = play(by_hand(cards=["?"]))
    assert [game.view(seat)["hand"] for seat in (0, 1)] == [[], []]
    stands_in = next(choice.name for choice in game.legal if choice.verb == "card")
    play(game, stands_in)
    assert [game.view(seat)["players"][seat]["cards"] for seat in (0, 1)] == [0, 1]
    assert [game.view(seat)["hand"] for seat in (0, 1)] == [[], []]
    assert len(game.unseen) == 1


def test_only_one_card_can_be_the_unseen_one():
    game = next_turn(play(drawn_unseen(), "draw one_good", "discard five_lira"))
    play(game, "card five_lira")
    assert game.why_not("card five_lira") == "You do not hold that card."


def test_asking_about_an_unseen_card_changes_nothing():
    game = next_turn(play(drawn_unseen(), "draw one_good", "discard five_lira"))
    before = game.state_bytes(), game.record()
    assert game.why_not("card five_lira") is None
    assert game.preview("card five_lira").changes == {"lira": 5, "cards": -1}
    assert (game.state_bytes(), game.record()) == before


def test_a_card_that_stands_in_gives_way_to_whoever_draws_it():
    """Of a deck of two cards the one that stood in is drawn by somebody who shows it: so it was the other."""
    game = play(by_hand(), "move 6", "leave", "act")
    deck = [game.rules.actions[game.rules.ids[f"draw {slug}"]].value for slug in ("one_good", "return_assistant")]
    for kind in range(len(game._state.deck)):
        game._state.deck[kind] = int(kind in deck)
    game._state.deck_size = 2
    play(asked_anew(game), "draw ?")
    stood_in = game.rules.actions[game.history[-1].action].name
    play(game, stood_in)
    other = game.rules.actions[game.history[-2].action].name
    assert {stood_in, other} == {"draw one_good", "draw return_assistant"}
    assert game.record().splitlines()[-1].endswith(f"act; draw ?; {stood_in}")


def test_what_is_unseen_survives_copies_and_snapshots_and_undo():
    game = drawn_unseen()
    for other in (game.copy(), arasta.Game.restore(game.snapshot())):
        assert other.record() == game.record()
        other.undo()
        assert (other.unseen, other.decision) == (set(), "card_drawn")


def test_only_hidden_draws_by_hand_can_be_unseen():
    with pytest.raises(arasta.IllegalAction, match="for a card that is drawn by hand and hidden"):
        arasta.new(chance="manual").play("demand ?")
    with pytest.raises(arasta.IllegalAction, match="There is no action"):
        by_hand().play("move ?")


def test_a_guild_card_can_be_unseen():
    game = by_hand(expansions=["mocha"])
    game._state.merchant[0] = 7
    play(game, "move 18", "leave", "act", "draw guild ?")
    assert game.view(0)["guild_hand"] == []
    assert game.view()["players"][0]["guild_cards"] == 1


def test_a_tokens_roll_may_be_given_as_its_sum():
    game = arasta.new(players=2, chance="manual")
    play(game, "demand L1", "demand S1", "roll 7", "roll 12")
    tokens = {token: place["number"] for place in game.view()["places"] for token in place["tokens"]}
    assert tokens == {"governor": 7, "smuggler": 12}


@pytest.mark.parametrize("total", range(2, 13))
def test_every_sum_can_be_given(total):
    """Also those of up to 6, which are names of other rolls, of one die."""
    game = play(arasta.new(players=2, chance="manual"), "demand L1", "demand S1", f"roll {total}")
    assert sum(game.view()["dice"]) == total


def test_what_is_asked_instead_is_told_with_names():
    game = play(arasta.new(players=2, chance="manual", names=["Ayşe"]), "demand L1", "demand S1", "roll 7", "roll 2")
    assert game.why_not("done") == "“done” is not what is asked now. Which bonus card does Ayşe draw?"
    play(game, "draw stay", "draw stay")
    assert game.why_not("move 9", seat=1) == "Ayşe is to decide now."


def test_where_both_dice_matter_the_sum_is_not_enough():
    """P08-1, ROLL-3: with the red tile a die may be turned."""
    game = by_hand(layout="long")
    game._state.mosque_tiles[0] = 1
    play(game, "move 8", "leave", "act")
    assert game.why_not("roll 7") == "Both dice matter here; give them as in “roll 1 6”."
    assert "There is no action" in game.why_not("roll 13")


def test_a_forced_answer_is_asked_and_checked_where_all_is_asked():
    """P10-1: one good to sell and nothing else to do with it."""
    plain, asking = (arasta.new(players=2, chance="manual", ask_forced=asks) for asks in (False, True))
    for game in (plain, asking):
        play(game, "demand L1", "demand S1", "roll 1 1", "roll 1 1", "draw stay", "draw stay")
        game._state.goods[0, 1], game._state.cards[0] = 1, 0
        for card in range(len(game._state.deck)):
            game._state.hand[0, card] = 0
        play(asked_anew(game), "move 11", "leave", "act")
    assert plain.decision == "demand_drawn"
    assert ([choice.name for choice in asking.legal], asking.decision) == (["sell green"], "sell")
    with pytest.raises(arasta.IllegalAction):
        asking.play("demand S2")
    play(asking, "sell green")
    assert asking.state_bytes() == plain.state_bytes()
    assert "\nforced: asked\n" in asking.record()


def test_a_record_with_forced_answers_is_read_with_them():
    game = arasta.new(players=2, seed=5, ask_forced=True)
    chooser = random.Random(2)
    for _ in range(150):
        game.play(chooser.choice(game.legal))
    loaded = arasta.load(game.record())
    assert (loaded.record(), loaded.state_bytes()) == (game.record(), game.state_bytes())

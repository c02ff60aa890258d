"""What fell, and what could have fallen."""

import random

import arasta
from arasta.play.records.chance_log import outcomes_of
from arasta.play.records.fair_dice import named_by
from tests.play.games import by_hand, play


def test_every_outcome_of_fair_dice_follows_from_the_key_and_what_could_fall():
    """As a client would check them that knows no rules."""
    dice = arasta.FairDice.new("kx7p").with_words(["simit", ""], 2)
    game, chooser = arasta.new("dice", players=2, chance="fair", dice=dice), random.Random(3)
    while not game.over:
        game.play(chooser.choice(game.legal))
    told = outcomes_of(game)
    for k, fell in enumerate(told["outcomes"]):
        weights = told["weights"][fell["of"]]
        assert named_by(weights, dice.below(sum(weights.values()), k)) == fell["name"]
    assert len(told["outcomes"]) == game.history.fallen > 100


def test_weights_that_are_the_same_are_told_once():
    told = outcomes_of(play(by_hand(), "move 9", "leave", "act", "call 8", "roll 3 4"))
    rolls = [fell for fell in told["outcomes"] if fell["name"].startswith("roll")]
    assert len({fell["of"] for fell in rolls}) == 1
    assert sum(told["weights"][rolls[0]["of"]].values()) == 36


def test_a_card_that_nobody_has_seen_is_not_told():
    seen, unseen = by_hand(cards=("five_lira",)), by_hand(cards=("?",))
    names = [{fell["name"] for fell in outcomes_of(game)["outcomes"]} for game in (seen, unseen)]
    assert "draw five_lira" in names[0]
    assert not any(name.startswith("draw") for name in names[1])

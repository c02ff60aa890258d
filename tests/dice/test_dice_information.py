"""Everything is public, and what chance decides."""

from collections import Counter
from itertools import permutations

import pytest

from arasta.core.agenda import top_effect
from arasta.core.machine import CHANCE, is_over
from arasta.core.options import options_in
from arasta.core.protocol import SPECTATOR
from arasta.core.stream import random_word
from arasta.dice.actions import ACTIONS
from arasta.dice.engine import chance_weight, random_option, run
from arasta.dice.game import DiceGame
from arasta.dice.observe import OBSERVATION, imagine, observe
from arasta.dice.state import STATE
from tests.dice.dice_table import CARD, DECK, TILE, DiceTable

GAME = DiceGame()
COPIES = {"a1a": 2, "a1b": 2, "a4": 4}  # of all other cards there is one


def decisions(players, key, limit=1500):
    """A table at each decision of a random game."""
    table = DiceTable(players, at="setup")
    for i in range(limit):
        if is_over(table.s):
            return
        yield table
        run(table.s, random_option(table.s, random_word(key, i)))


def weights(table):
    """How likely each outcome of chance is, in relation to the others."""
    effect = top_effect(table.ready().s)
    options = options_in(table.s)
    return {ACTIONS.actions[ACTIONS.by_option[effect, i]].name: chance_weight(table.s, i) for i in options}


def busy_table():
    """A table with something of everything: the second seat is to choose between benefit and fallback."""
    table = DiceTable(3, seat=1).own(0, red=2, brown=3, crystal=4, lira=17).own(1, blue=1, lira=9)
    table.tiles(0, "lira_blue", "die").tiles(2, "card_blue", fresh=True).rubies(2, green=2, carpet=1)
    return table.deck("b4e", "a1a").dice("card", "card", "red").play("cards 1", "reveal b4e")


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_holdings_tiles_dice_and_cards_are_public(seat):
    """DINFO-1"""
    seen = GAME.view(busy_table().states, seat)
    first, _, last = seen["players"]
    assert first["tokens"] == {"red": 2, "yellow": 0, "green": 0, "blue": 0, "brown": 3}
    assert (first["crystals"], first["lira"], first["tiles"], first["fresh"]) == (4, 17, ["lira_blue", "die"], [])
    assert (last["rubies"], last["tiles"], last["fresh"]) == (3, ["card_blue"], ["card_blue"])
    assert seen["dice"] == {"red": 1, "yellow": 0, "green": 0, "blue": 0, "coin": 0, "card": 1}
    assert seen["market"] == ["lira_red", "crystal_red", "card_red", "action_red", "merchant_red", "die"]
    assert seen["revealed"] == ["b4e"]
    assert {card: n for card, n in seen["deck"].items() if n} == {"a1a": 1}
    assert (seen["discard"]["a1a"], seen["discard"]["a4"], sum(seen["discard"].values())) == (1, 4, DECK - 2)
    assert (seen["areas"]["green"]["price"], seen["areas"]["carpet"]["price"]) == (6, 1)
    assert seen["mosque"] == {"tiles": 5, "rubies": 3}
    assert (seen["to_act"], seen["turn_of"], seen["decision"]["kind"]) == (1, 1, "benefit")


def test_only_the_seat_to_act_is_told_its_options():
    """DINFO-1"""
    table = busy_table()
    assert GAME.view(table.states, 1)["legal"] == ["one lira", "benefit"]
    for seat in (0, 2, None):
        assert GAME.view(table.states, seat)["legal"] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_seats_see_the_same_table(players):
    """DINFO-1, DINFO-3: apart from who looks and what they may choose."""
    for table in decisions(players, key=11):
        seen = [observe(table.states, 0, seat) for seat in (SPECTATOR, *range(players))]
        views = [GAME.view(table.states, seat) for seat in (None, *range(players))]
        for one in seen:
            one["seat"] = one["options"] = 0
            assert one.tobytes() == seen[0].tobytes()
        for one in views:
            one["seat"], one["legal"] = None, []
            assert one == views[0]


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_of_the_state_is_hidden(players):
    """DINFO-1, DINFO-3: the options of others follow from what all see."""
    assert set(OBSERVATION.names) == {*STATE.names, "seat", "to_act"}
    for table in decisions(players, key=12, limit=400):
        seen = observe(table.states, 0, SPECTATOR)
        for name in set(STATE.names) - {"options"}:
            assert (seen[name] == table.states[name]).all(), name


@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagining_the_unseen_changes_nothing(players):
    """DINFO-3"""
    for i, table in enumerate(decisions(players, key=13)):
        before = table.states.tobytes()
        for seat in range(players):
            imagine(table.s, seat, i)
        assert table.states.tobytes() == before


@pytest.mark.parametrize("players", [2, 3])
def test_deck_and_stack_are_the_cards_and_tiles_not_seen_elsewhere(players):
    """DINFO-2: as counts, in no order."""
    assert STATE["deck"].shape == (len(CARD),)
    assert STATE["stack"].shape == (len(TILE),)
    for table in decisions(players, key=14):
        s = table.s
        for slug, card in CARD.items():
            assert s.deck[card] == COPIES.get(slug, 1) - s.discard[card] - s.revealed[card]
        for slug, tile in TILE.items():
            owned = sum(s.tiles[p, tile] for p in range(players))
            assert s.stack[tile] == (4 if slug == "die" else 1) - s.market[tile] - owned


def test_a_card_is_as_likely_as_the_deck_has_copies_of_it():
    """DINFO-2, DINFO-4: without replacement."""
    table = DiceTable(3).deck("a1a", "a1a", "a4", "a4", "a4", "b2a").dice("card", "card").play("cards 2")
    assert weights(table) == {"reveal a1a": 2, "reveal a4": 3, "reveal b2a": 1}
    assert weights(table.play("reveal a4")) == {"reveal a1a": 2, "reveal a4": 2, "reveal b2a": 1}


def test_a_tile_is_as_likely_as_the_stack_has_copies_of_it():
    """DINFO-2, DINFO-4"""
    table = DiceTable(3, at="setup")
    assert weights(table) == {f"lay out {tile}": 4 if tile == "die" else 1 for tile in TILE}
    left = weights(table.play("lay out die", "lay out card_red"))
    assert left == {f"lay out {tile}": 3 if tile == "die" else 1 for tile in TILE if tile != "card_red"}


def test_every_face_of_a_die_is_equally_likely():
    """DINFO-4, DOBJ-3"""
    table = DiceTable(3, at="roll")
    faces = {f"roll {face}": 1 for face in ("red", "yellow", "green", "blue", "coin", "card")}
    assert weights(table) == faces
    table.roll("red", "red", "coin", "coin", "coin").play("reroll", "again red", "throw")
    assert weights(table) == faces


def test_random_play_draws_by_the_weights():
    """DINFO-2, DINFO-4"""
    table = DiceTable(3).deck("a1a", "a4", "a4", "a4").dice("card").play("cards 1")
    drawn = Counter(random_option(table.s, random_word(15, i)) for i in range(4000))
    assert drawn.keys() == {CARD["a1a"], CARD["a4"]}
    assert 2900 < drawn[CARD["a4"]] < 3100
    table = DiceTable(3, at="setup").ready()
    drawn = Counter(random_option(table.s, random_word(16, i)) for i in range(6000))
    assert (len(drawn), 900 < drawn[TILE["die"]] < 1100) == (21, True)
    table = DiceTable(3, at="roll").ready()
    drawn = Counter(random_option(table.s, random_word(17, i)) for i in range(6000))
    assert (len(drawn), min(drawn.values()) > 900) == (6, True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_die_card_or_tile_comes_but_by_chance(players):
    """DINFO-4: six tiles at set-up; then one event for every die rolled, card revealed and tile laid out."""
    events, before, decision = Counter(), None, ""
    for table in decisions(players, key=18):
        if before is not None:
            drawn = (before["deck"] - table.states["deck"]).clip(0).sum()
            laid_out = (before["stack"] - table.states["stack"]).clip(0).sum()
            rolled = (table.states["dice"] - before["dice"]).clip(0).sum()
            # Not always one: the last card of a deck may be followed by a reshuffle, the last die by the next turn.
            assert drawn <= (decision == "card_drawn")
            assert laid_out <= (decision == "tile_drawn")
            assert rolled <= (decision == "die_rolled")
        before, decision = table.states.copy(), table.decision
        if table.to_act == CHANCE:
            events[decision, table.s.turns == 0] += 1
    assert events["tile_drawn", True] == 6
    assert events.keys() == {("tile_drawn", True)} | {(e, False) for e in ("die_rolled", "card_drawn", "tile_drawn")}


def test_a_reshuffle_is_no_event_by_itself():
    """DINFO-4, DCARD-2: the discard counts are added to the deck."""
    table = DiceTable(3).deck("a2_red").dice("card", "card").play("cards 2", "reveal a2_red")
    assert table.decision == "card_drawn"
    assert weights(table) == {f"reveal {card}": COPIES.get(card, 1) for card in CARD if card != "a2_red"}


def test_a_roll_matters_only_as_six_counts():
    """DINFO-5"""
    rolls = set(permutations(["red", "red", "blue", "coin", "card"]))
    assert len({DiceTable(3, at="roll").roll(*roll).states.tobytes() for roll in rolls}) == 1


def test_revealed_cards_matter_only_as_a_multiset():
    """DINFO-5"""
    tables = set()
    for cards in permutations(["a1a", "a4", "b2a"]):
        table = DiceTable(3).deck("a1a", "a4", "b2a").dice("card", "card", "card").play("cards 3")
        tables.add(table.play(*(f"reveal {card}" for card in cards)).states.tobytes())
    assert len(tables) == 1

"""What holds in every state of every dice game: checked at each decision of random games."""

import pytest

from arasta.core.action import NO_ACTION
from arasta.core.agenda import top_effect
from arasta.core.bits import count
from arasta.core.machine import CHANCE, NOBODY, is_over
from arasta.core.options import options_in
from arasta.core.stream import random_word
from arasta.dice.actions import ACTIONS
from arasta.dice.engine import random_option, run
from arasta.dice.state import AGENDA_DEPTH, STATE
from arasta.dice.words import Effect
from tests.dice.dice_table import DECK, TILE, DiceTable

RESOURCES = [8, 8, 8, 8, 10, 12, 87]
SPOTS = {2: [3, 3, 3, 3, 5, 6], 3: [3, 3, 3, 3, 5, 6], 4: [4, 4, 4, 4, 5, 6]}
RUBIES = {2: 23, 3: 26, 4: 31}
THRESHOLD = {2: 5, 3: 5, 4: 4}
ACTION_TILES = [TILE[f"action_{colour}"] for colour in ("red", "yellow", "green", "blue")]
KEYS = range(2)

every_game = pytest.mark.parametrize(("players", "key"), [(n, key) for n in (2, 3, 4) for key in KEYS])


def decisions(players, key, limit=5000):
    """The table at each decision of a random game, and at its end."""
    table = DiceTable(players, at="setup")
    for i in range(limit):
        yield table
        if is_over(table.s):
            return
        run(table.s, random_option(table.s, random_word(100 + key, i)))


def effects_to_come(table):
    """What stands on the agenda."""
    return [table.s.agenda[i, 0] for i in range(table.s.agenda_height)]


@every_game
def test_no_resource_is_lost_or_made(players, key):
    """DINV-1: 8 tokens of each colour, 10 brown ones, 12 crystals, 87 lira."""
    for table in decisions(players, key):
        owned, supply = table.states["owned"][0], table.states["supply"][0]
        assert (owned.sum(axis=0) + supply).tolist() == RESOURCES
        assert not owned[players:].any()


@every_game
def test_no_card_tile_or_ruby_is_lost_or_made(players, key):
    """DINV-2: all cards, 24 tiles, and the rubies of the set-up."""
    for table in decisions(players, key):
        state = table.states[0]
        assert state["deck"].sum() + state["discard"].sum() + state["revealed"].sum() == DECK
        assert state["stack"].sum() + state["market"].sum() + state["tiles"].sum() == 24
        on_areas = [n - empty for n, empty in zip(SPOTS[players], state["empty_spots"].tolist(), strict=True)]
        assert min(on_areas) >= 0
        assert sum(on_areas) + state["mosque_rubies"] + state["rubies"].sum() == RUBIES[players]


@every_game
def test_dice_and_actions_keep_their_bounds(players, key):
    """DINV-3: four spare dice; a roll has one die more for each working DIE tile."""
    for table in decisions(players, key):
        s = table.s
        assert sum(s.tiles[p, TILE["die"]] for p in range(players)) <= 4
        assert sum(s.dice) <= 9
        assert s.actions <= 6
        if not is_over(s) and table.decision == "reroll":
            p = s.turn_of
            assert sum(s.dice) == 5 + s.tiles[p, TILE["die"]] - s.fresh[p, TILE["die"]]
        if not is_over(s) and table.decision == "action":
            working = sum(s.tiles[s.turn_of, tile] - s.fresh[s.turn_of, tile] for tile in ACTION_TILES)
            assert s.actions < 2 + working


def test_a_roll_has_at_most_nine_dice_and_a_turn_at_most_six_actions():
    """DINV-3"""
    market = ["lira_red", "lira_green", "card_red", "card_green", "crystal_red", "crystal_green"]
    table = DiceTable(2, at="income", market=market)
    table.tiles(0, *["die"] * 4, "action_red", "action_yellow", "action_green", "action_blue")
    assert table.roll(*["card"] * 9).play("keep").dice_left() == {"card": 9}
    for i in range(6):
        assert (table.s.turn_of, table.s.actions) == (0, i)
        table.deck("b2a").play("cards 1", "reveal b2a")
    assert table.s.turn_of == 1


@every_game
def test_nothing_is_negative(players, key):
    """DINV-4: but for the marks of chance and of nobody."""
    for table in decisions(players, key):
        for name in set(STATE.names) - {"agenda", "turn_of"}:
            assert (table.states[name] >= 0).all(), name
        assert table.s.turn_of >= 0 or (table.s.turn_of == NOBODY and table.s.turns == 0)
        assert (table.states["fresh"] <= table.states["tiles"]).all()


@every_game
def test_the_market_holds_six_tiles_unless_the_stack_is_empty_or_a_refill_is_due(players, key):
    """DINV-4, DTILE-5"""
    for table in decisions(players, key):
        due = {Effect.REFILL, Effect.TILE_DRAWN} & set(effects_to_come(table))
        if sum(table.s.stack) > 0 and not due:
            assert sum(table.s.market) == 6
        assert sum(table.s.market) <= 6


@every_game
def test_the_ruby_of_the_mosque_goes_to_whoever_has_ever_owned_so_many_tiles(players, key):
    """DINV-5, DRUBY-6, DRUBY-8"""
    most = [0] * players
    for table in decisions(players, key):
        for p in range(players):
            most[p] = max(most[p], int(table.states["tiles"][0, p].sum()))
            assert table.s.mosque_ruby[p] == (most[p] >= THRESHOLD[players])
        assert table.s.mosque_rubies == players - sum(table.s.mosque_ruby)


@every_game
def test_at_the_end_all_seats_have_had_equally_many_turns(players, key):
    """DINV-6, DEND-1, DEND-2, DTURN-1: and somebody has reached the goal."""
    turns, seen = [0] * players, 0
    for table in decisions(players, key):
        if table.s.turns > seen:
            seen += 1
            turns[table.s.turn_of] += 1
            assert (table.s.turns, table.s.turn_of) == (seen, (seen - 1) % players)
            assert table.s.round == (seen - 1) // players + 1
    assert is_over(table.s)
    assert set(turns) == {table.s.round}


@every_game
def test_every_decision_has_two_to_63_options_with_names(players, key):
    """DACT-4, DTURN-9: a player with one option is not asked; every option has a name of its own."""
    for table in decisions(players, key):
        s = table.s
        if is_over(s):
            assert (s.options[0], table.to_act) == (0, NOBODY)
            break
        names = [ACTIONS.by_option[top_effect(s), option] for option in options_in(s)]
        assert 0 < s.options[0] < 1 << 63
        assert (1 if table.to_act == CHANCE else 2) <= count(s.options[0]) == len(set(names))
        assert NO_ACTION not in names
        assert s.agenda_height < AGENDA_DEPTH


@every_game
def test_only_other_seats_decide_outside_the_turn_and_only_about_a_card(players, key):
    """DCARD-4, DCARD-5, DOBJ-9"""
    about_a_card = {"offer", "take_either", "give_token"}
    for table in decisions(players, key):
        if table.to_act in (CHANCE, NOBODY):
            continue
        if table.to_act != table.s.turn_of:
            assert table.decision in about_a_card
            assert len(table.revealed()) > 0
        else:
            assert table.decision not in ("offer", "take_either")

"""The things of the dice game, and what lies where before the first turn."""

import inspect
from random import Random

import pytest

from arasta.core.agenda import top_effect
from arasta.core.machine import CHANCE, NOBODY
from arasta.core.setting_kinds import SettingError
from arasta.dice.actions import ACTIONS
from arasta.dice.effects import EFFECTS
from arasta.dice.engine import chance_weight
from arasta.dice.option_names import AREA_WORDS
from arasta.dice.settings import SCHEMA
from arasta.dice.setup import set_up
from arasta.dice.words import Area, Effect, Face, Resource
from tests.dice.dice_table import CARD, DECK, MARKET, TILE, DiceTable

PLAYERS = [2, 3, 4]
COLOURS = ["red", "yellow", "green", "blue"]
TRACKS_2_3 = [[4, 5, 6]] * 4 + [[0, 1, 2, 3, 4], [10, 12, 14, 16, 18, 20]]
TRACKS_4 = [[4, 5, 6, 7]] * 4 + [[0, 1, 2, 3, 4], [10, 12, 14, 16, 18, 20]]


def prices(table, area):
    """What the rubies of an area cost, one after the other."""
    found = []
    while table.price(area) is not None:
        found.append(table.price(area))
        table.rubies(0, **{area: 1})
    return found


def weights(table):
    """How likely each outcome of the chance at hand is, by name."""
    table.ready()
    effect = top_effect(table.s)
    return {name: chance_weight(table.s, ACTIONS.option_of(effect, ACTIONS.ids[name])) for name in table.legal}


@pytest.mark.parametrize("players", PLAYERS)
def test_seat_0_begins_and_the_seats_follow_clockwise(players):
    """DOBJ-1, DSETUP-8: nothing but the market is left to chance before the first player's roll."""
    table = DiceTable(players, at="setup")
    assert table.s.turn_of == NOBODY
    assert list(inspect.signature(set_up).parameters) == ["s", "players", "cards"]  # nobody asks who sits where
    table.play(*(f"lay out {tile}" for tile in MARKET))
    seats = []
    for _ in range(players + 1):
        assert table.decision == "die_rolled"
        seats.append(table.s.turn_of)
        table.idle()
    assert seats == [*range(players), 0]


def test_only_the_active_player_is_asked_for_actions():
    """DOBJ-1"""
    table = DiceTable(3, seat=1).dice("coin", "card")
    assert (table.to_act, table.s.turn_of, table.decision) == (1, 1, "action")


def test_the_colours_are_red_yellow_green_and_blue_in_this_order():
    """DOBJ-2"""
    for words in (Resource, Face, Area):
        assert [word.name.lower() for word in words][:4] == COLOURS
    assert list(AREA_WORDS)[:4] == COLOURS


def test_a_die_has_six_faces_each_as_likely_as_the_others():
    """DOBJ-3: and so has every one of the nine dice."""
    table = DiceTable(at="roll").tiles(0, "die", "die", "die").market().tiles(0, "die")
    for _ in range(9):
        assert weights(table) == {f"roll {face}": 1 for face in [*COLOURS, "coin", "card"]}
        table.roll("card")
    assert table.dice_left() == {"card": 9}


def test_tokens_are_of_four_colours_or_brown():
    """DOBJ-4: what is coloured is never brown."""
    table = DiceTable().dice(*COLOURS).play("two tokens")
    assert {word for name in table.legal for word in name.split()[1:]} == set(COLOURS)
    assert set(EFFECTS.names[Effect.GIVE_TOKEN]) == {*range(4), Resource.BROWN}


@pytest.mark.parametrize("players", PLAYERS)
def test_what_nobody_owns_lies_in_the_supply(players):
    """DOBJ-5, DSETUP-5: seven kinds of resource, and how many there are."""
    table = DiceTable(players, at="setup")
    assert [resource.name.lower() for resource in Resource] == [*COLOURS, "brown", "crystal", "lira"]
    in_all = {resource.name.lower(): sum(table.all_own(resource.name)) for resource in Resource}
    assert in_all == {"red": 8, "yellow": 8, "green": 8, "blue": 8, "brown": 10, "crystal": 12, "lira": 87}


def test_lira_are_counted_by_value_and_change_is_always_possible():
    """DOBJ-6: no coins are needed, neither to give back one lira of many nor to take the very last one."""
    table = DiceTable(2).own(0, lira=86).own(1, lira=0).dice("coin").rubies(1, lira=1)
    assert table.all_own("lira") == [86, 0, 1]
    table.play("lira")  # two are taken, one is there: the only holder gives one back
    assert table.all_own("lira") == [87, 0, 0]
    table.play("ruby lira")
    assert table.all_own("lira") == [87 - 14, 0, 14]


@pytest.mark.parametrize("seed", range(4))
def test_a_ruby_stays_with_its_owner(seed):
    """DOBJ-7: whatever is chosen, nobody's rubies ever become fewer."""
    random, table = Random(seed), DiceTable(2 + seed % 3, at="setup")
    for _ in range(600):
        before = list(table.s.rubies)
        names = table.legal - {"stop"} or table.legal
        if not names:
            break
        table.play(random.choice(sorted(names)))
        assert all(now >= then for now, then in zip(table.s.rubies, before, strict=True))
    assert sum(table.s.rubies) > 0


def test_nobody_is_limited_in_what_they_may_keep():
    """DOBJ-8: tokens, crystals, lira, tiles and rubies, as many as there are."""
    table = DiceTable(2).own(1, crystal=0, lira=0).own(0, red=7, brown=9, crystal=11, lira=81)
    table.rubies(0, red=2, yellow=2).dice("red", "red", "coin", "coin", "coin", "yellow", "green")
    table.tiles(0, *(f"{kind}_{colour}" for kind in ("lira", "action", "crystal") for colour in COLOURS[1:]))
    table.s.mosque_ruby[0] = 1
    table.s.mosque_rubies -= 1
    table.s.rubies[0] += 1
    table.play("token red", "pay", "lira", "crystal", "pay")
    assert table.holding(0) == {"red": 8, "brown": 9, "crystal": 12, "lira": 87}
    table.play("tile lira_red", "pay", "lay out card_blue", "ruby lira")
    assert (len(table.tiles_of(0)), table.s.rubies[0]) == (10, 6)


def test_players_have_no_way_to_give_or_sell_anything_to_each_other():
    """DOBJ-9: no choice names another player, and none but these can be made."""
    verbs = {action.verb for effect, options in EFFECTS.names.items() if effect < 200 for action in options.values()}
    assert verbs == {
        "keep", "reroll", "again", "throw",
        "stop", "crystal", "brown", "two tokens", "lira", "token", "cards", "tile", "ruby",
        "pay", "die", "gain",
        "use", "one lira", "benefit", "decline", "exchange", "take", "give", "give up", "take tile",
    }  # fmt: skip
    assert not {action.kind for action in ACTIONS.actions} & {"seat", "player"}


@pytest.mark.parametrize(("players", "tracks"), [(3, TRACKS_2_3), (4, TRACKS_4)])
def test_every_number_of_players_has_its_side_of_the_board(players, tracks):
    """DSETUP-1, DSETUP-2: three players use the 2/3 side in full, four the 4 side."""
    assert [prices(DiceTable(players), area) for area in AREA_WORDS] == tracks


def test_with_two_players_the_first_spot_of_each_carpet_stays_empty():
    """DSETUP-1, DSETUP-2, DCASE-15: the right carpet asks 12 lira, the left one of each and one of any."""
    tracks = [*TRACKS_2_3[:4], TRACKS_2_3[4][1:], TRACKS_2_3[5][1:]]
    assert [prices(DiceTable(2), area) for area in AREA_WORDS] == tracks
    table = DiceTable(2).own(0, lira=11).dice("red", "yellow", "green", "blue", "card")
    assert not {"ruby lira", "ruby carpet"} & table.menu
    assert {"ruby lira", "ruby carpet"} <= table.own(0, lira=12, green=1).menu
    table.play("ruby lira", "ruby carpet")
    assert table.holding(0) == {"crystal": 1}


@pytest.mark.parametrize(("players", "rubies", "mosque"), [(2, 23, 2), (3, 26, 3), (4, 31, 4)])
def test_rubies_that_are_not_placed_are_out_of_the_game(players, rubies, mosque):
    """DSETUP-2: every ruby spot of the side has one, and nobody has any (DSETUP-9)."""
    table = DiceTable(players)
    assert table.s.mosque_rubies == mosque
    assert sum(len(prices(DiceTable(players), area)) for area in AREA_WORDS) + mosque == rubies
    assert list(table.s.rubies) == [0, 0, 0, 0]


@pytest.mark.parametrize("players", PLAYERS)
def test_six_of_24_tiles_are_turned_face_up(players):
    """DSETUP-3: any tile as likely as any other; 18 stay in the stack."""
    table = DiceTable(players, at="setup")
    tiles = {f"lay out {tile}": 4 if tile == "die" else 1 for tile in TILE}
    assert weights(table) == tiles
    assert (sum(table.s.market), sum(tiles.values())) == (0, 24)
    table.play("lay out die", "lay out die", "lay out card_blue")
    assert weights(table) == {
        name: n for name, n in (tiles | {"lay out die": 2}).items() if name != "lay out card_blue"
    }
    table.play("lay out die", "lay out die", "lay out action_red")
    assert table.open_tiles() == ["card_blue", "action_red", "die", "die", "die", "die"]
    assert (sum(table.s.stack), table.s.stack[TILE["die"]]) == (18, 0)
    assert (table.to_act, table.decision) == (CHANCE, "die_rolled")


@pytest.mark.parametrize("players", PLAYERS)
def test_all_cards_are_in_the_deck_and_the_discard_pile_is_empty(players):
    """DSETUP-4"""
    table = DiceTable(players, at="setup")
    assert len(table.deck_left()) == DECK
    assert set(table.deck_left()) == set(CARD)
    assert (table.discarded(), table.revealed()) == ([], [])


@pytest.mark.parametrize(("players", "crystals", "lira"), [(2, 10, 86), (3, 9, 84), (4, 8, 81)])
def test_what_the_players_start_with(players, crystals, lira):
    """DSETUP-6, DSETUP-7, DSETUP-9: a crystal, one lira more than the seat before, and nothing else."""
    table = DiceTable(players, at="setup")
    for p in range(players):
        assert table.holding(p) == ({"crystal": 1, "lira": p} if p else {"crystal": 1})
        assert table.tiles_of(p) == []
    assert table.s.supply[Resource.CRYSTAL] == crystals
    assert table.s.supply[Resource.LIRA] == lira
    assert all(table.s.supply[token] == (10 if token == Resource.BROWN else 8) for token in range(5))


def test_seat_0_takes_the_five_common_dice():
    """DSETUP-7"""
    table = DiceTable(at="roll").roll(*["card"] * 5)
    assert (table.to_act, table.dice_left()) == (0, {"card": 5})


@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_cannot_play(players):
    """DSETUP-1: both sides of the board together serve two to four."""
    with pytest.raises(SettingError):
        SCHEMA.settings(players=players)
    assert [SCHEMA.settings(players=number).setup[0] for number in PLAYERS] == [2, 3, 4]

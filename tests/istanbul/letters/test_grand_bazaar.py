"""Grand Bazaar: where the two expansions meet; and the random layouts of both grids."""

from fractions import Fraction

import pytest

from arasta.istanbul.engine import run
from tests.istanbul.base.test_random_layout import outcomes, placements
from tests.istanbul.letters.post import (
    BOTH,
    COFFEE_TRADER,
    COURIER,
    ENCOUNTER_TILE,
    GOVERNOR,
    LETTERS,
    MOVEMENT_TILE,
    SMUGGLER,
    deal_guild_card,
    delivered,
    grand_bazaar,
    hold,
    undelivered,
)
from tests.table import Table


def cells(columns, rows):
    """Cells by name: letters for columns, digits for rows."""
    return {column + row for column in columns for row in rows}


@pytest.mark.parametrize(("expansions", "ways", "fountain"), [(LETTERS, 1056, cells("bcd", "23")), (BOTH, 312, {"c3"})])
def test_every_placement_of_fountain_black_market_and_tea_house_is_equally_likely(expansions, ways, fountain):
    """VAR-RL-1, VAR-RL-2, VAR-GB-1"""
    laid = list(placements(Table(expansions=expansions, layout="random", dealt=False)))
    assert len(laid) == len({cells for cells, _ in laid}) == ways
    assert {probability for _, probability in laid} == {Fraction(1, ways)}
    assert {seven for (seven, _, _), _ in laid} == fountain
    for (_, eight, nine), _ in laid:
        columns, rows = abs(ord(eight[0]) - ord(nine[0])), abs(int(eight[1]) - int(nine[1]))
        assert columns > 0
        assert rows > 0
        assert columns + rows >= 3


@pytest.mark.parametrize(("expansions", "left", "places"), [(LETTERS, 17, [*range(1, 17), *range(21, 25)]),
                                                            (BOTH, 22, [*range(1, 26)])])  # fmt: skip
def test_the_other_places_of_the_mode_are_laid_on_any_free_cell_alike(expansions, left, places):
    """VAR-RL-1, VAR-RL-2, MODE-1"""
    table = Table(expansions=expansions, layout="random", dealt=False).play("lay c3", "lay a4", "lay d1")
    for free in range(left, 0, -1):
        found = outcomes(table)
        assert {probability for _, probability in found} == {Fraction(1, free)}
        run(table.s, found[-1][0])
    assert [place for place in range(1, 26) if table.s.cell[place] >= 0] == places
    assert len({table.s.cell[place] for place in places}) == len(places)


def test_an_explicit_grand_bazaar_need_not_have_the_fountain_in_the_centre():
    """LAYOUT-3"""
    assert grand_bazaar().s.cell[7] == 6


def test_all_four_tokens_are_met_on_one_place():
    """VAR-GB-1, MEET-2"""
    table = grand_bazaar()
    for token in (GOVERNOR, SMUGGLER, COFFEE_TRADER, COURIER):
        table.s.token[token] = 2
    table.ready().play("move 2", "leave", "skip")
    assert table.legal == {"meet governor", "meet smuggler", "meet coffee_trader", "meet courier", "done"}


def test_the_encounter_tile_serves_with_the_courier_too():
    """VAR-GB-1, TAV-4, MEET-12: nothing is paid, a letter may stay."""
    table = grand_bazaar()
    table.s.tavern_tiles[0], table.s.token[COURIER], table.s.lira[0] = ENCOUNTER_TILE, 2, 0
    table.ready().play("move 2", "leave", "skip", "meet courier", "draw letter 9", "roll 6 6")
    assert (undelivered(table, 0), table.s.token[COURIER]) == ([9], 12)


def test_without_the_encounter_tile_the_courier_is_paid():
    """MEET-8, VAR-GB-1"""
    table = grand_bazaar()
    table.s.token[COURIER] = 2
    table.ready().play("move 2", "leave", "skip", "meet courier", "draw letter 9")
    assert table.legal == {"pay", "letter 9"}


def test_the_catacombs_lie_only_in_grand_bazaar():
    """VAR-GB-1, MODE-1"""
    assert grand_bazaar().s.cell[25] >= 0
    for expansions in ((), ("mocha",), LETTERS):
        assert Table(expansions=expansions).s.cell[25] < 0


def test_no_letter_names_a_place_of_mocha_or_the_catacombs():
    """DECK-7, VAR-GB-1"""
    table = grand_bazaar()
    assert [table.s.letter_supply[place] for place in (17, 18, 19, 20, 25)] == [0] * 5
    assert table.s.letter_supply_size == 36


def test_a_guild_card_that_brings_the_stack_to_the_fountain_delivers_a_letter():
    """LETTER-3, GUILD-07: and does not recall the companion."""
    table = grand_bazaar()
    table.s.merchant[0], table.s.companion[0] = 20, 19
    deal_guild_card(hold(table, 0, 7), 0, 7).play("guild card", "guild 7")
    assert (delivered(table, 0), table.s.merchant[0], table.s.companion[0]) == ([7], 7, 19)


def test_a_guild_card_that_sends_the_family_member_home_delivers_a_letter():
    """LETTER-3, GUILD-12, FAM-3"""
    table = grand_bazaar()
    table.s.family[0] = 9
    deal_guild_card(hold(table, 0, 12), 0, 12).play("guild card", "guild 12", "use 2")
    assert (delivered(table, 0), table.s.family[0]) == ([12], 12)


def test_corner_and_movement_tile_deliver_letters():
    """LETTER-3, BONUS-17, MOVE-6"""
    table = hold(grand_bazaar().give(0, "corner"), 0, 1).play("card corner", "move 1")
    assert delivered(table, 0) == [1]
    table = grand_bazaar()
    table.s.tavern_tiles[0] = MOVEMENT_TILE
    assert delivered(hold(table, 0, 22).play("move 22"), 0) == [22]


def test_a_guild_card_acts_at_places_of_letters_and_seals():
    """GUILD-12, TABLE-2: no companion or merchant is there."""
    table = deal_guild_card(grand_bazaar(), 0, 12).play(
        "guild card", "guild 12", "use 21", "draw letter 9", "draw letter 13"
    )
    assert (undelivered(table, 0), table.s.turn_of) == ([9, 13], 1)


def test_a_guild_turn_recalls_the_companion_through_the_action_of_the_fountain():
    """GUILD-12, P07-2, TABLE-2"""
    table = deal_guild_card(grand_bazaar(), 0, 12).play("guild card", "guild 12", "use 7", "recall companion")
    assert table.s.companion[0] == -1


def test_the_barrier_reaches_a_place_of_letters_and_seals():
    """P19-3, TABLE-2: between 19 and 24, in the middle of the lower right."""
    table = hold(grand_bazaar(), 0, delivered=(1, 2, 3))
    table.s.coffee[0] = 2
    table.go(19).play("act", "set barrier", "barrier d4 d5", "use 24", "ruby 20")
    assert (table.s.rubies[0], table.s.societies, delivered(table, 0)) == (1, 1, [])
    assert list(table.s.barrier) == [19, 24]


def test_society_again_follows_the_society_used_through_the_barrier():
    """CARD-7, BONUS-30, ACT-7"""
    table = hold(grand_bazaar().give(0, "society_again"), 0, delivered=(1, 2, 3, 4, 5, 6))
    table.s.coffee[0] = 2
    table.go(19).play("act", "set barrier", "barrier d4 d5", "use 24", "ruby 20", "card society_again", "ruby 20")
    assert (table.s.rubies[0], table.s.rubies_on[20]) == (2, 3)

"""Every bazaar card by itself: what it gives to whom, as table 15.6 says."""

import pytest

from tests.dice.dice_table import DiceTable

COLOURS = ["red", "yellow", "green", "blue"]
ANY_PAIR = {f"gain {one} {other}" for i, one in enumerate(COLOURS) for other in COLOURS[i:]}
AREAS = {"ruby red", "ruby yellow", "ruby green", "ruby blue", "ruby carpet", "ruby lira"}
OPEN = {"lira_red", "crystal_red", "card_red", "action_red", "merchant_red", "die"}


def using(card, dice=1, tiles=(), left=("coin",), players=3, rivals=None, **owned):
    """The first player has revealed the card by this number of dice; nobody owns anything else than this."""
    table = DiceTable(players).tiles(0, *tiles).deck(card, *["a4"] * (dice - 1)).dice(*["card"] * dice, *left)
    for p in range(players):
        table.own(p, **{"crystal": 0, "lira": 0} | (owned if p == 0 else rivals or {}))
    table.play(f"cards {dice}", f"reveal {card}", *["reveal a4"] * (dice - 1))
    return table.play(f"use {card}") if dice > 1 else table


def is_done(table):
    """Whether the card has done all it does, and the first player chooses the next action."""
    return (table.to_act, table.decision, table.revealed()) == (0, "action", [])


def assert_benefit(table, choice, gained):
    """The benefit is offered beside one lira; with the tokens chosen, if any are, it leaves the player with this."""
    assert table.legal == {"benefit", "one lira"}
    table.play("benefit")
    if choice:
        assert table.legal == ANY_PAIR
        table.play(choice)
    assert (table.holding(0), is_done(table)) == (gained, True)


def test_a1a_gives_four_lira_and_others_three_for_a_crystal():
    """DCARD-A1a"""
    table = using("a1a", rivals={"crystal": 1})
    assert (table.holding(0), table.to_act, table.legal) == ({"lira": 4}, 1, {"decline", "exchange"})
    table.play("exchange")
    assert (table.holding(1), table.to_act) == ({"lira": 3}, 2)
    table.play("decline")
    assert (table.holding(2), is_done(table)) == ({"crystal": 1}, True)
    assert is_done(using("a1a", rivals={"red": 1, "brown": 1, "lira": 9})), "only a crystal will do"


@pytest.mark.parametrize("token", [*COLOURS, "brown"])
def test_a1b_gives_four_lira_and_others_four_for_a_token(token):
    """DCARD-A1b: coloured or brown."""
    table = using("a1b", players=2, rivals={token: 1})
    assert (table.holding(0), table.legal) == ({"lira": 4}, {"decline", "exchange"})
    assert table.play("exchange").holding(1) == {"lira": 4}
    assert is_done(table)


def test_a1b_asks_which_token_is_given():
    """DCARD-A1b, DCARD-12"""
    table = using("a1b", players=2, rivals={"red": 2, "blue": 1, "brown": 1, "crystal": 3}).play("exchange")
    assert table.legal == {"give red", "give blue", "give brown"}
    assert table.play("give blue").holding(1) == {"red": 2, "brown": 1, "crystal": 3, "lira": 4}
    assert is_done(table)
    assert is_done(using("a1b", rivals={"crystal": 1, "lira": 9})), "who has no token is not asked"


@pytest.mark.parametrize("colour", COLOURS)
def test_a2_gives_a_brown_token_and_others_one_of_the_colour_shown(colour):
    """DCARD-A2"""
    table = using(f"a2_{colour}")
    assert [table.holding(p) for p in range(3)] == [{"brown": 1}, {colour: 1}, {colour: 1}]
    assert is_done(table)


@pytest.mark.parametrize("colour", COLOURS)
def test_a3_gives_a_token_of_the_colour_shown_and_others_one_for_two_lira(colour):
    """DCARD-A3"""
    table = using(f"a3_{colour}", rivals={"lira": 2})
    assert (table.holding(0), table.to_act, table.legal) == ({colour: 1}, 1, {"decline", "exchange"})
    table.play("exchange")
    assert (table.holding(1), table.to_act) == ({colour: 1}, 2)
    table.play("decline")
    assert (table.holding(2), is_done(table)) == ({"lira": 2}, True)
    assert is_done(using(f"a3_{colour}", rivals={"lira": 1}))


def test_a4_gives_a_crystal_and_three_lira_and_others_one_of_both():
    """DCARD-A4"""
    table = using("a4")
    assert table.holding(0) == {"crystal": 1, "lira": 3}
    table.play("take crystal", "take lira")
    assert (table.holding(1), table.holding(2), is_done(table)) == ({"crystal": 1}, {"lira": 3}, True)


RUBY_CARDS = [
    ("b1a", {"brown": 2, "lira": 4}, [{"brown": 1, "lira": 9}, {"brown": 3, "lira": 3}, {"red": 8, "lira": 9}]),
    ("b1b", {"crystal": 3, "lira": 4}, [{"crystal": 2, "lira": 9}, {"crystal": 4, "lira": 3}]),
    ("b1c", {"lira": 12}, [{"lira": 11, "brown": 9}]),
]


@pytest.mark.parametrize(("card", "price"), [row[:2] for row in RUBY_CARDS])
def test_b1_gives_the_next_ruby_of_any_area_for_its_price(card, price):
    """DCARD-B1a, DCARD-B1b, DCARD-B1c, DCARD-14: never one of the mosque; the area's own price is not paid."""
    table = using(card, **price, green=1)
    assert table.legal == {"benefit", "one lira"}
    assert table.play("benefit").legal == AREAS
    assert (table.price("blue"), table.s.rubies[0]) == (4, 0)
    table.play("ruby blue")
    assert (table.price("blue"), table.s.rubies[0], table.s.mosque_rubies) == (5, 1, 3)
    assert (table.holding(0), is_done(table)) == ({"green": 1}, True)


def test_b1_takes_no_ruby_from_an_empty_area():
    """DCARD-14, DRUBY-9"""
    table = DiceTable(3).rubies(1, red=3).rubies(2, lira=6).deck("b1c").own(0, lira=13).dice("card")
    table.play("cards 1", "reveal b1c", "benefit")
    assert table.legal == AREAS - {"ruby red", "ruby lira"}
    table.play("ruby carpet")
    assert (table.price("carpet"), table.holding(0)["lira"]) == (1, 1)


def test_b1_is_impossible_when_no_area_has_a_ruby():
    """DCARD-11: the mosque does not count."""
    table = DiceTable(3).rubies(1, red=3, yellow=3, green=3, blue=3, carpet=5, lira=6).own(0, lira=12)
    table.deck("b1c").dice("card", "coin").play("cards 1", "reveal b1c")
    assert (table.holding(0)["lira"], is_done(table)) == (13, True)


def test_b1c_takes_a_ruby_of_the_right_carpet_for_less():
    """DCASE-14, DCARD-14"""
    table = DiceTable(3).rubies(1, lira=3).own(0, lira=12).deck("b1c").dice("card", "coin")
    assert table.price("lira") == 16
    table.play("cards 1", "reveal b1c", "benefit", "ruby lira")
    assert (table.holding(0), table.price("lira"), table.s.rubies[0]) == ({"crystal": 1}, 18, 1)


@pytest.mark.parametrize("dice", [2, 3])
@pytest.mark.parametrize(
    ("card", "choice", "gained"),
    [
        ("b2a", None, {"lira": 7}),
        ("b2b", None, {"crystal": 3}),
        ("b2c", None, {"brown": 2}),
        ("b2d", "gain green blue", {"green": 1, "blue": 1}),
    ],
)
def test_b2_gives_its_benefit_to_two_or_more_card_dice(card, choice, gained, dice):
    """DCARD-B2a, DCARD-B2b, DCARD-B2c, DCARD-B2d, DCARD-13"""
    table = using(card, dice=dice)
    assert_benefit(table, choice, gained)
    table = using(card)
    assert (table.holding(0), is_done(table)) == ({"lira": 1}, True), "one die gives one lira"


def test_a_card_tile_uses_no_card_dice():
    """DEX-4, DCARD-13: one lira, without being asked."""
    table = DiceTable(3, at="income").tiles(0, "card_blue").deck("b2a").play("reveal b2a")
    assert (table.holding(0), table.decision) == ({"crystal": 1, "lira": 1}, "die_rolled")
    assert "b2a" in table.discarded()
    assert using("b2a", dice=2).legal == {"benefit", "one lira"}
    assert using("b2a").holding(0) == {"lira": 1}


def test_the_card_dice_of_an_earlier_turn_do_not_count():
    """DCARD-13: nor do those of the player before."""
    table = DiceTable(2).tiles(1, "card_blue").own(1, lira=0).deck("b3a", "b3b", "b2a").dice("card", "card")
    table.play("cards 2", "reveal b3a", "reveal b3b", "use b3a").play("reveal b2a")
    assert (table.s.turn_of, table.holding(1)) == (1, {"crystal": 1, "lira": 1})


def test_only_the_dice_of_this_action_count():
    """DCASE-5, DACT-10a, DCARD-13"""
    table = DiceTable(3).own(0, crystal=0).deck("b2a", "b2b", "b3b", "b4a").dice(*["card"] * 4)
    table.play("cards 1", "reveal b2a")
    assert (table.holding(0), table.dice_left()) == ({"lira": 1}, {"card": 3})
    table.play("cards 3", "reveal b2b", "reveal b3b", "reveal b4a", "use b2b", "benefit")
    assert table.holding(0) == {"crystal": 3, "lira": 1}
    table = DiceTable(3).own(0, crystal=0).deck("b3a", "b3b", "b3c", "b2a").dice(*["card"] * 4)
    table.play("cards 3", "reveal b3a", "reveal b3b", "reveal b3c", "use b3a", "cards 1", "reveal b2a")
    assert table.holding(0) == {"lira": 2}, "the three dice were used before"


@pytest.mark.parametrize(
    ("card", "brown", "choice", "gained"),
    [
        ("b3a", 1, None, {"brown": 1, "lira": 5}),
        ("b3b", 2, None, {"brown": 3, "lira": 3}),
        ("b3c", 3, "gain red yellow", {"brown": 3, "red": 1, "yellow": 1, "lira": 3}),
    ],
)
def test_b3_gives_its_benefit_to_the_owner_of_brown_tokens(card, brown, choice, gained):
    """DCARD-B3a, DCARD-B3b, DCARD-B3c, DCARD-7"""
    table = using(card, brown=brown)
    assert_benefit(table, choice, gained)
    short = using(card, brown=brown - 1, red=5)
    assert (short.holding(0)["lira"], is_done(short)) == (1, True), "coloured tokens are not brown"

"""Actions in general, and those with coin and card dice. What goods buy is in test_dice_trades."""

from random import Random

import pytest

from arasta.core.machine import CHANCE
from tests.dice.dice_table import TILE, DiceTable

WORDS = ["red", "yellow", "green", "blue"]
FACES = [*WORDS, "coin", "card"]
SPOTS = {players: dict.fromkeys(WORDS, 4 if players == 4 else 3) | {"carpet": 5, "lira": 6} for players in (2, 3, 4)}
QUIET_MARKET = ("lira_blue", "crystal_blue", "card_blue", "action_blue", "merchant_blue", "die")


def expected_menu(players, dice, own, market, empty):
    """What may be chosen with these dice and holdings, from the text of the clauses alone."""
    brown = own["brown"]
    goods = [dice.count(word) + own[word] for word in WORDS]
    different = sum(n > 0 for n in goods) + brown
    menu = {"stop"} | {f"cards {m}" for m in range(1, dice.count("card") + 1)}
    menu |= {"lira"} if "coin" in dice else set()
    menu |= {name for name, k in (("crystal", 2), ("brown", 3), ("two tokens", 4)) if different >= k}
    for word, n in zip(WORDS, goods, strict=True):
        menu |= {f"token {word}"} if n + brown >= 2 else set()
        menu |= {f"ruby {word}"} if empty[word] < SPOTS[players][word] and n + brown >= 4 + empty[word] else set()
        menu |= {f"tile {tile}" for tile in market if tile.endswith(word) and n + brown >= 3}
    menu |= {"tile die"} if "die" in market and different >= 4 else set()
    menu |= {"ruby lira"} if empty["lira"] < 6 and own["lira"] >= 10 + 2 * empty["lira"] else set()
    enough = different >= 4 and sum(goods) + brown >= 4 + empty["carpet"]
    return menu | ({"ruby carpet"} if empty["carpet"] < 5 and enough else set())


def random_position(random):
    """A menu with random dice, holdings, market and rubies, and what is expected on it."""
    players = random.choice([2, 3, 4])
    p, rival = random.sample(range(players), 2)
    dice = random.choices(FACES, k=random.randint(0, 9))
    own = {word: random.choice([0, 0, 0, 1, 2, 3]) for word in WORDS}
    own |= {"brown": random.choice([0, 0, 0, 1, 2, 4]), "crystal": random.randint(0, 3), "lira": random.randint(0, 22)}
    first = {"carpet": 1, "lira": 1} if players == 2 else {}  # spots left empty at set-up
    empty = {area: random.randint(first.get(area, 0), spots) for area, spots in SPOTS[players].items()}
    market = random.sample(sorted(TILE), random.randint(0, 6))
    table = DiceTable(players, seat=p).dice(*dice).market(*market).own(p, **own).own(rival, red=3, brown=4, lira=30)
    table.rubies(rival, **{area: n - first.get(area, 0) for area, n in empty.items()})
    return table, expected_menu(players, dice, own, market, empty)


@pytest.mark.parametrize("seed", range(10))
def test_an_action_is_offered_exactly_if_its_price_can_be_paid_and_what_it_takes_exists(seed):
    """DACT-4: random positions against the list of actions, DACT-5 to DACT-14."""
    random = Random(seed)
    for _ in range(30):
        table, expected = random_position(random)
        assert table.menu == expected


def everything(table, p):
    """All that lies before a seat."""
    return table.holding(p), table.tiles_of(p), table.tiles_of(p, fresh=True), table.s.rubies[p]


@pytest.mark.parametrize("p", range(3))
@pytest.mark.parametrize(
    ("choices", "dice", "gained", "tiles", "rubies"),
    [
        (["token red"], ["red"] * 2, {"red": 1}, [], 0),
        (["crystal"], ["red", "blue"], {"crystal": 1}, [], 0),
        (["brown"], ["red", "blue", "green"], {"brown": 1}, [], 0),
        (["two tokens", "gain red blue"], WORDS, {"red": 1, "blue": 1}, [], 0),
        (["lira"], ["coin"] * 3, {"lira": 6, "yellow": 1}, [], 0),
        (["cards 2", "reveal b2a", "reveal b2b", "use b2b", "benefit"], ["card"] * 2, {"crystal": 3}, [], 0),
        (["tile lira_red", "lay out lira_blue"], ["red"] * 3, {}, ["lira_red"], 0),
        (["tile die", "lay out lira_blue"], WORDS, {}, ["die"], 0),
        (["ruby blue"], ["blue"] * 4, {}, [], 1),
        (["ruby carpet"], WORDS, {}, [], 1),
        (["ruby lira"], ["coin"], {"lira": -10}, [], 1),
    ],
)
def test_whoever_acts_pays_and_gains_and_nobody_else_does(p, choices, dice, gained, tiles, rubies):
    """DACT-4, DACT-3: any seat, every action; the merchant tile of the seat works, those of others do not."""
    table = DiceTable(seat=p).tiles(p, "merchant_yellow").tiles((p + 1) % 3, "merchant_green").dice(*dice, "card")
    for q in range(3):
        table.own(q, crystal=2, lira=12)
    others = [everything(table, q) for q in range(3) if q != p]
    table.play(*choices)
    assert [everything(table, q) for q in range(3) if q != p] == others
    held = {"crystal": 2, "lira": 12}
    held |= {word: held.get(word, 0) + n for word, n in gained.items()}
    assert table.holding(p) == held
    assert sorted(table.tiles_of(p)) == sorted(["merchant_yellow", *tiles])
    assert (table.tiles_of(p, fresh=True), table.s.rubies[p]) == (tiles, rubies)
    assert (table.to_act, table.decision, table.s.actions) == (p, "action", 1)
    assert table.dice_left() == {"card": 1} | ({"coin": 1} if choices == ["ruby lira"] else {})


def test_an_action_is_finished_with_everything_it_sets_off_for_others_before_the_next():
    """DACT-1: the others' part of a card comes before the menu."""
    table = DiceTable().own(2, lira=2).own(1, lira=2).dice("card", "card", "coin").play("cards 1", "reveal a3_red")
    assert (table.to_act, table.decision, table.s.turn_of) == (1, "offer", 0)
    table.play("exchange")
    assert (table.to_act, table.decision) == (2, "offer")
    table.play("decline")
    assert (table.to_act, table.decision, table.discarded()) == (0, "action", ["a3_red"])


def test_an_action_is_finished_with_the_refill_of_the_market_before_the_next():
    """DACT-1"""
    table = DiceTable().dice(*["red"] * 3, "coin").play("tile lira_red")
    assert (table.to_act, table.decision) == (CHANCE, "tile_drawn")
    table.play("lay out lira_blue")
    assert (table.to_act, table.decision, len(table.open_tiles())) == (0, "action", 6)


@pytest.mark.parametrize(
    ("action", "dice", "gained"),
    [
        ("token red", ["red"] * 4, {"red": 2}),
        ("crystal", ["red", "yellow"] * 2, {"crystal": 3}),
        ("brown", ["red", "yellow", "green"] * 2, {"brown": 2}),
    ],
)
def test_the_same_action_may_be_taken_several_times_in_a_turn(action, dice, gained):
    """DACT-2"""
    table = DiceTable().dice(*dice, "coin")
    for _ in range(2):
        table.play(action)
        if "pay" in table.legal:  # the token just gained could pay too
            table.play("pay")
    assert table.holding(0) == {"crystal": 1} | gained
    assert table.s.turn_of == 1


def test_two_cards_actions_in_one_turn():
    """DACT-2, DACT-10a, DCASE-5: four card dice are two actions, and a B2 card pays in the second only."""
    table = DiceTable().dice(*["card"] * 4, "coin").play("cards 1", "reveal b2a")
    assert (table.holding(0)["lira"], table.dice_left()) == (1, {"card": 3, "coin": 1})
    table.play("cards 3", "reveal b2b", "reveal a1a", "reveal a1a", "use b2b")
    assert table.legal == {"benefit", "one lira"}
    table.play("benefit")
    assert table.holding(0) == {"crystal": 4, "lira": 1}
    assert table.s.turn_of == 1


def test_card_dice_of_an_earlier_action_do_not_count():
    """DACT-10a, DCASE-5: the other way round the B2 card of the second action brings one lira."""
    table = DiceTable().dice(*["card"] * 4).play("cards 3", "reveal b2b", "reveal a1a", "reveal b2a", "use b2a")
    table.play("one lira", "cards 1", "reveal b2c")
    assert (table.s.turn_of, table.holding(0)) == (1, {"crystal": 1, "lira": 2})


def test_the_price_is_given_and_the_gain_is_taken():
    """DACT-3: two different goods for a crystal, never the other way round."""
    table = DiceTable().own(0, crystal=5).dice("coin")
    assert table.menu == {"stop", "lira"}
    table.own(0, red=1, blue=1).play("crystal")
    assert table.holding(0) == {"crystal": 6}


def test_equal_letters_are_equal_goods_and_different_letters_different_goods():
    """DACT-3: two of a colour are no two different goods, and two different goods are not two of a colour."""
    assert DiceTable().dice("red", "red").menu & {"token red", "crystal"} == {"token red"}
    assert DiceTable().dice("red", "blue").menu & {"token red", "token blue", "crystal"} == {"crystal"}


def test_a_striped_symbol_is_a_good_of_any_colour():
    """DACT-3: what the left carpet asks beyond one of each may be all alike or all different."""
    for more in (["red", "red"], ["yellow", "blue"]):
        table = DiceTable().rubies(1, carpet=2).dice(*WORDS, *more, "coin")
        assert table.play("ruby carpet").dice_left() == {"coin": 1}
    assert "ruby carpet" not in DiceTable().rubies(1, carpet=2).dice(*WORDS, "red").menu


def test_a_poor_trade_is_legal():
    """DACT-4: two red tokens for one."""
    table = DiceTable().own(0, red=2).play("token red")
    assert table.holding(0) == {"red": 1, "crystal": 1}


def test_all_coin_dice_bring_two_lira_each_in_one_action():
    """DACT-9, DACT-9a: none can be kept back, so the action is not offered again."""
    for coins in range(1, 9):
        table = DiceTable().dice(*["coin"] * coins, "card").play("lira")
        assert (table.holding(0)["lira"], table.dice_left()) == (2 * coins, {"card": 1})
        assert table.legal - {"ruby lira"} == {"stop", "cards 1"}


def test_lira_then_the_working_merchants_pay():
    """DACT-9, DCASE-4: three coin dice, MERCHANT red and blue; a fresh one gives nothing."""
    table = DiceTable().market(*QUIET_MARKET[:4]).tiles(0, "merchant_red", "merchant_blue")
    table.tiles(0, "merchant_green", fresh=True).tiles(1, "merchant_yellow").dice(*["coin"] * 3, "card")
    table.play("lira", "lay out die", "lay out die")
    assert table.holding(0) == {"red": 1, "blue": 1, "crystal": 1, "lira": 6}
    assert table.legal == {"stop", "crystal", "cards 1"}


@pytest.mark.parametrize("dice", [["red", "red"], ["card", "card"], []])
def test_without_a_coin_die_lira_is_not_offered(dice):
    """DACT-9b, DCASE-4: not even for the sake of MERCHANT tiles."""
    table = DiceTable(market=QUIET_MARKET).tiles(0, "merchant_red").own(0, lira=5, brown=5, crystal=5).dice(*dice)
    assert "lira" not in table.menu


@pytest.mark.parametrize("dice", range(1, 10))
def test_any_number_of_card_dice_reveals_as_many_cards(dice):
    """DACT-10: at least one, at most all; the rest stays."""
    table = DiceTable().dice(*["card"] * dice)
    assert table.menu == {"stop"} | {f"cards {m}" for m in range(1, dice + 1)}
    for m in range(1, dice + 1):
        table = DiceTable().dice(*["card"] * dice).play(f"cards {m}")
        for _ in range(m):
            assert (table.to_act, table.decision) == (CHANCE, "card_drawn")
            table.play(min(table.legal))
        assert table.dice_left() == ({"card": dice - m} if dice > m else {})
        assert len(table.revealed()) + len(table.discarded()) == m


def test_the_number_of_cards_is_fixed_before_the_first_is_seen():
    """DACT-10a: nobody is asked between the cards, and then one of them must be picked."""
    table = DiceTable().dice(*["card"] * 5).play("cards 2", "reveal a1a")
    assert table.to_act == CHANCE
    table.play("reveal b4a")
    assert (table.to_act, table.legal) == (0, {"use a1a", "use b4a"})
    assert table.dice_left() == {"card": 3}

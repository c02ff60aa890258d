"""The table of the dice game as text."""

import re

import pytest

import arasta
from arasta.play.dice.board import draw
from tests.dice.dice_table import DECK
from tests.play.games import at_random, dice_by_hand, own, play, tiles

ROLL = ("red", "red", "green", "coin", "card")


def box(text, name):
    """The lines of an area or a tile, by its name."""
    lines = text.splitlines()
    for i, line in enumerate(lines):
        cells = line.split("│")[1:-1]
        for j, cell in enumerate(cells):
            if name in cell.split():
                return [lines[i + k].split("│")[1 + j].strip() for k in range(3)]
    raise LookupError(name)


def row(text, name):
    """The words of a player's line."""
    (line,) = [line for line in text.splitlines() if line.strip("▸ ").startswith(name)]
    return line.strip("▸ ").removeprefix(name).split()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_fits_into_100_columns_for_every_seat_at_any_time(players):
    for decisions in (0, 40, 150, 2000):
        game = at_random(decisions, game="dice", players=players)
        for seat in (None, *range(players)):
            text = game.draw(seat)
            assert max(map(len, text.splitlines())) <= 100
            assert "…" not in text


def test_it_is_drawn_during_set_up_and_after_the_end():
    drawn = str(arasta.new("dice", chance="manual"))
    assert drawn.startswith(f"Set-up · first to 5 rubies · deck {DECK} · discards 0")
    over = at_random(10_000, game="dice", players=2)
    assert str(over).startswith("The game is over · first to 6 rubies")


def test_the_head_tells_round_goal_deck_and_discards():
    """DEND-1, DCARD-4"""
    game = dice_by_hand(*ROLL)
    assert str(game).startswith(f"Round 1 · first to 6 rubies · deck {DECK} · discards 0")
    play(game, "cards 1", "reveal b2a")
    assert str(game).startswith(f"Round 1 · first to 6 rubies · deck {DECK - 1} · discards 1")
    view = game.view()
    assert draw(view | {"last_round": True}).startswith("Last round 1 ·")


def test_an_area_shows_its_prices_and_its_rubies():
    """DRUBY-2"""
    text = str(dice_by_hand(*ROLL))
    assert box(text, "Green") == ["Green    ◆3", "4 5 6", "◆ ◆ ◆"]
    assert box(text, "Goods") == ["Goods Carpet  ◆5", "RYGB+ 0 1 2 3 4", "◆ ◆ ◆ ◆ ◆"]
    assert box(text, "Coin") == ["Coin Carpet     ◆6", "10 12 14 16 18 20", "◆  ◆  ◆  ◆  ◆  ◆"]


def test_a_ruby_that_is_gone_leaves_an_empty_spot():
    """DRUBY-2, DCASE-15"""
    game = own(dice_by_hand(*ROLL), 0, red=2)
    assert box(str(play(game, "ruby red")), "Red") == ["Red      ◆2", "4 5 6", "· ◆ ◆"]
    text = str(dice_by_hand(players=2))
    assert box(text, "Goods") == ["Goods Carpet  ◆4", "RYGB+ 0 1 2 3 4", "· ◆ ◆ ◆ ◆"]
    view = dice_by_hand().view()
    view["areas"]["blue"] |= {"empty": 3, "price": None}
    assert box(draw(view), "Blue") == ["Blue", "4 5 6", "· · ·"]


def test_a_tile_of_the_market_shows_what_it_costs_and_does():
    """DTILE-4, DTILE-7"""
    text = str(dice_by_hand(*ROLL))
    assert box(text, "Lira") == ["Lira      RRR", "3 lira a turn", ""]
    assert box(text, "Crystal") == ["Crystal   RRR", "1 crystal", "a turn"]
    assert box(text, "Card") == ["Card      RRR", "a bazaar card", "a turn"]
    assert box(text, "Action") == ["Action    RRR", "one more", "action"]
    assert box(text, "Merchant") == ["Merchant  RRR", "a red token", "with coin dice"]
    assert box(text, "Die") == ["Die      RYGB", "one more die", ""]
    assert "Mosque ◆◆◆ for 5 tiles · 18 in the stack" in text


def test_a_short_market_has_empty_boxes():
    """DTILE-5"""
    view = dice_by_hand().view()
    view["market"] = []
    text = draw(view)
    assert "Lira" not in text
    assert {len(line) for line in text.splitlines() if line.startswith("│")} == {97}


def test_dice_are_drawn_by_their_faces():
    """DOBJ-3"""
    assert "Dice [R] [R] [G] [coin] [card]   actions taken 0 of 2" in str(dice_by_hand(*ROLL))
    assert "Dice not rolled" in str(dice_by_hand())


def test_dice_chosen_to_be_rolled_again_are_shown():
    """DTURN-6"""
    game = play(dice_by_hand(), *(f"roll {face}" for face in ROLL), "reroll", "again red", "again red")
    assert "again: [R] [R]" in str(game)


def test_a_payment_shows_the_price_and_what_is_chosen():
    """DPAY-7"""
    game = own(dice_by_hand(*ROLL), 0, red=1, yellow=1, brown=1)
    play(game, "brown")
    assert "To pay: 3 different goods. Chosen so far: nothing" in str(game)
    play(game, "give yellow")
    assert "Chosen so far: tokens Y" in str(game)
    view = game.view()
    view["payment"]["dice"]["red"] = 1
    view["payment"]["tokens"]["brown"] = 2
    assert "Chosen so far: dice R, tokens Y, 2 brown" in draw(view)


def test_a_player_shows_rubies_lira_crystals_tokens_and_tiles():
    """DINFO-1"""
    game = own(tiles(dice_by_hand(*ROLL), 1, "lira_green", "lira_blue", "die"), 1, lira=12, blue=3, brown=2)
    assert row(str(game), "Seat 2") == ["······", "12", "1", "0", "0", "0", "3", "2", "lira", "GB", "die", "■"]
    game._state.rubies[1] = 2
    assert row(str(game), "Seat 2")[0] == "◆◆····"
    assert row(str(game), "Seat 3") == ["······", "2", "1", "0", "0", "0", "0", "0", "–"]
    assert "Seat 2 (you)" in game.draw(1)


def test_a_player_with_more_rubies_than_the_goal_shows_them_all():
    """DEND-1"""
    game = dice_by_hand(*ROLL)
    game._state.rubies[0] = 8
    lines = [line for line in str(game).splitlines() if "Seat" in line]
    assert "◆" * 8 in lines[0]
    assert len({line.index("–") for line in lines}) == 1


def test_a_fresh_tile_is_marked():
    """DTILE-1"""
    game = own(tiles(dice_by_hand(*ROLL), 0, "action_blue"), 0, red=1)
    play(game, "tile action_red", "lay out die")
    text = str(game)
    assert "action R*B" in text
    assert "* works from the next turn on" in text
    assert "*" not in str(dice_by_hand(*ROLL))


def test_many_tiles_take_several_lines():
    view = dice_by_hand().view()
    view["players"][0]["tiles"] = sorted(view["stack"])
    text = draw(view)
    assert max(map(len, text.splitlines())) <= 100
    assert "merchant" in text.partition("Seat 1")[2]


def test_the_supply_stands_below_the_players():
    """DSETUP-5 to DSETUP-7"""
    assert row(str(dice_by_hand()), "Supply") == ["84", "9", "8", "8", "8", "8", "10"]


def test_revealed_cards_are_told():
    """DCARD-1"""
    game = play(dice_by_hand("card", "card", "red", "red", "red"), "cards 2", "reveal a4", "reveal b1c")
    text = re.sub(r"\s+", " ", str(game))
    assert "Revealed: Gain 1 crystal and 3 lira. Each other player gains 1 crystal or 3 lira." in text
    assert "Revealed: Give 12 lira for the next ruby of an area of your choice. Or take 1 lira." in text


def test_what_is_open_is_marked_for_the_seat_to_act_only():
    game = own(dice_by_hand("red", "red", "red", "red", "coin"), 0, lira=10)
    text = game.draw(0)
    for name in ("Red", "Coin", "Lira", "Crystal", "Card", "Action", "Merchant"):
        assert any(f"▸{name}" in line for line in text.splitlines()), name
    assert "▸Green" not in text
    assert "▸ open" in text
    assert game.draw(1).count("▸") == 1


def test_colour_changes_nothing_but_the_colour():
    game = at_random(150, game="dice")
    coloured = game.draw(0, colour=True)
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == game.draw(0)
    assert "\x1b" in coloured

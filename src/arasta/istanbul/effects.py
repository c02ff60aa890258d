"""Every effect, decision and kind of chance that can stand on the agenda, by one word each."""

from enum import IntEnum


class Effect(IntEnum):
    """What can stand on the agenda.

    Below 100 an effect happens by itself. From 100 a player decides, up to 119 in an open window (WIN-1). From 200
    chance decides.
    """

    # Effects that happen by themselves.
    START_TURN = 1
    END_STEP = 2
    BEGIN_ACTION = 3  # argument: the place
    GAIN_LIRA = 4  # argument: how many
    PAY_LIRA = 5  # argument: how many
    GAIN_EXTENSION = 6
    FILL_ROW = 7  # argument: the good
    USE_POST_OFFICE = 8
    DRAW_CARD = 9
    DISCARD_UNLESS_LEADER = 10
    PAY_BLACK_MARKET = 11
    PAY_TEA_HOUSE = 12  # argument: the number called
    PAY_PALACE = 13
    PAY_DEALER = 14
    TAKE_RUBY = 15  # argument: the place
    FAMILY_HOME = 16
    STAY = 17
    MOVE_TOKEN = 18  # argument: the token
    MOVE_NEUTRAL = 19  # argument: the neutral merchant, 0 to 2
    REVEAL_DEMAND = 20  # argument: the market, 0 or 1
    NEXT_TURN = 21
    REPEAT_ACTION = 25
    GAIN_GOOD = 22  # argument: the good
    PAY_GOOD = 23  # argument: the good
    DRAW_CARDS = 24  # argument: how many, and no fewer
    # Mocha & Baksheesh
    GAIN_COFFEE = 40  # argument: how many
    PAY_COFFEE = 41  # argument: how many
    DRAW_GUILD_CARD = 42  # as part of a gain: forfeited if there is none
    DRAW_GUILD_CARDS = 43  # argument: how many, and no fewer
    LAY_DOWN_GUILD_CARD = 44
    STACK_TO_FOUNTAIN = 45
    EXTRA_TURN = 46
    PAY_GUILD_BLACK_MARKET = 47
    FAMILY_HOME_QUIETLY = 48
    COFFEE_PER_RUBY = 49
    PAY_COFFEE_HOUSE = 50  # argument: what the price is divided by
    REWARD_DICE = 51  # argument: the table of rewards
    PAY_BAKSHEESH = 52
    TURN_BAKSHEESH = 53
    # Letters & Seals
    DRAW_LETTERS = 60  # argument: how many; forfeited if there are none
    DRAW_LETTER = 61  # one, and no fewer
    OPEN_KIOSK = 62
    CLOSE_KIOSK = 63
    OPEN_AUCTION = 64
    CLOSE_AUCTION = 65
    SOCIETY_LIRA = 66
    COMPANION_TO_SUPPLY = 67
    DIE_LIRA = 68

    # The open windows: the decision points D0 to D7 of a turn, and the cards after the end.
    MOVE = 100
    ASSISTANT = 101
    PAY_MERCHANTS = 102
    ACTION = 103
    AFTER_ACTION = 104
    ENCOUNTERS = 105
    END_TURN = 106
    LAST_CARDS = 107

    # Decisions inside a move, an action, a card or an encounter.
    WALK = 120  # argument: nearest and farthest distance as two digits
    TAKE_GOOD = 121  # argument: the set of permitted goods
    GIVE_GOODS = 122  # argument: how many, and the first colour still allowed (see cart.py)
    BUY_GOOD = 123  # argument: the price
    TAKE_CARD = 124
    DISCARD_CARD = 125
    RETURN_ASSISTANTS = 126  # argument: the lowest place still allowed
    RETURN_ASSISTANT = 127  # argument: 1 if not from the merchant's place
    CALL_NUMBER = 128
    CHANGE_DICE = 129
    SELL = 130  # argument: the market (see places/market.py)
    SEND_FAMILY = 131
    ACT_THERE = 132  # argument: the place
    MOSQUE_TILE = 133  # argument: the mosque
    REWARD = 134
    PAY_LIRA_OR_CARD = 135  # argument: how many lira
    PAY_LIRA_OR_GOOD = 136  # argument: how many lira
    PAY_FIXED_OR_GOOD = 137  # argument: how many lira; must be payable beforehand
    TAKE_ITEM = 138
    PAY_ITEM = 139
    CHOOSE_RUBY = 140
    # Mocha & Baksheesh
    PLAY_GUILD_CARD = 150
    ROAST = 151  # argument: the first exchange still allowed
    DISCARD_GUILD_CARD = 152
    TAVERN = 153  # argument: see mocha/tavern.py
    PLACE_BARRIER = 154
    ACT_BESIDE = 155
    SWAP_GIVE = 156  # argument: how many were given
    SWAP_TAKE = 157  # argument: how many are still to be taken
    TO_CORNER = 158
    TAKE_TWO = 159
    ACT_ANYWHERE = 160
    GUILD_TILE = 161  # argument: the mosque
    # Letters & Seals
    COMPANION_WALK = 170  # argument: the distance
    RECALL_COMPANION = 171
    FAMILY_WALK = 172
    TO_MERCHANT = 173
    TO_ANYWHERE = 174
    RELOCATE = 175
    PAY_SEALS = 176  # argument: see letters/seals.py
    GIVE_LETTER = 177
    PAY_LIRA_OR_LETTER = 178  # argument: how many lira
    CHOOSE_KIOSK_TILE = 179
    USE_KIOSK_TILE = 180  # argument: the tile
    BID = 181  # argument: 1 for the closing bid
    BID_MORE = 182
    SERVE_TOKEN = 183

    # Chance.
    ROLL_DICE = 200
    CARD_DRAWN = 201
    DEMAND_DRAWN = 202  # argument: the market
    PLACE_LAID = 203  # argument: the place
    GUILD_CARD_DRAWN = 204
    LETTER_DRAWN = 205
    KIOSK_TILE_DRAWN = 206
    ROLL_DIE = 207


FIRST_WINDOW = 100
FIRST_INNER = 120  # the windows are below

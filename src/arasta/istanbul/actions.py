"""The action table: every choice a player or chance can make, under one stable, readable name.

Options are numbered within their decision (0 to 62); this table gives each decision's options their names. The same
name is the same action wherever it occurs, so `card five_lira` has one id in every window. Ids follow the order of
this page: new actions go to the end of `VOCABULARY`, or records and trained agents would change their meaning.
"""

from arasta.core.action import Action, ActionTable, numbers, words
from arasta.istanbul import kinds_of_turn
from arasta.istanbul.board import PITCH
from arasta.istanbul.components.markets import DEMAND_TILES
from arasta.istanbul.components.programs import CARD_TABLE, TOKEN_TABLE
from arasta.istanbul.effects import Effect
from arasta.istanbul.encounters import FIRST_FAMILY, FIRST_TOKEN
from arasta.istanbul.letters.auction import HIGHEST_BID, MORE, PASS
from arasta.istanbul.letters.components import KIOSK_TABLE
from arasta.istanbul.letters.post import DELIVERED
from arasta.istanbul.letters.seals import DOUBLE_TURN
from arasta.istanbul.mocha import roasting
from arasta.istanbul.mocha.fields import GUILD_CARDS
from arasta.istanbul.mocha.items import COFFEE
from arasta.istanbul.mocha.roll_cards import FIRST_COPIED_SIX, FIRST_SIX
from arasta.istanbul.mocha.tavern import edge
from arasta.istanbul.names import PLACES, SEATS, Card, Good
from arasta.istanbul.places import market
from arasta.istanbul.windows import FIRST_CARD, YELLOW_TILE


def places(verb: str, first: int = 0) -> dict[int, Action]:
    """Options that name a place."""
    return {first + place: Action(verb, "place", str(place), place) for place in range(1, PLACES)}


def goods(verb: str, first: int = 0) -> dict[int, Action]:
    """Options that name a good."""
    return {first + good: Action(verb, "good", good.name.lower(), good) for good in Good}


def items(verb: str) -> dict[int, Action]:
    """Options that name a good or coffee."""
    return goods(verb) | {COFFEE: Action(verb, "good", "coffee", COFFEE)}


def cards(verb: str, first: int = 0) -> dict[int, Action]:
    """Options that name a kind of bonus card."""
    return {first + row.card: Action(verb, "card", row.slug, row.card) for row in CARD_TABLE}


def tokens(verb: str, first: int = 0) -> dict[int, Action]:
    """Options that name a token."""
    return {first + row.token: Action(verb, "token", row.slug, row.token) for row in TOKEN_TABLE}


def letter_options(first: int = 0) -> dict[int, Action]:
    """Options that name an own letter: a delivered one, or an undelivered one by its place."""
    return {first + DELIVERED: Action("letter", "letter", "delivered", 0)} | places("letter", first)


def cell_name(cell: int) -> str:
    """A cell as on a chessboard, rows counted from the top: a1 is the upper left one."""
    return f"{'abcde'[cell % PITCH]}{cell // PITCH + 1}"


def streets() -> dict[int, Action]:
    """Options that name a street between two cells."""
    found = {}
    for cell in range(PITCH * PITCH):
        if cell % PITCH < PITCH - 1:
            found[edge(cell, cell + 1)] = f"{cell_name(cell)} {cell_name(cell + 1)}"
        if cell < PITCH * (PITCH - 1):
            found[edge(cell, cell + PITCH)] = f"{cell_name(cell)} {cell_name(cell + PITCH)}"
    return {option: Action("barrier", "street", name, option) for option, name in found.items()}


meetings = tokens("meet", FIRST_TOKEN) | {
    FIRST_FAMILY + seat: Action("meet", "family", f"family {seat + 1}", seat) for seat in range(SEATS)
}
rolls = {6 * a + b: Action("roll", "dice", f"{a + 1} {b + 1}", 10 * a + b + 11) for a in range(6) for b in range(6)}
demand_tiles = {i: Action("demand", "demand", tile.slug, i) for i, tile in enumerate(DEMAND_TILES)}
cells = {cell: Action("lay", "cell", cell_name(cell), cell) for cell in range(PITCH * PITCH)}
guild_cards = range(1, GUILD_CARDS + 1)
kiosk_tiles = range(1, len(KIOSK_TABLE) + 1)
any_goods = {
    market.PLAY_ANY_GOODS: cards("card")[Card.SMALL_MARKET_ANY],
    market.COPY_ANY_GOODS: cards("card")[Card.TOP_DISCARD],
}
sixes = numbers("six", range(1, 7), first=FIRST_SIX - 1) | numbers("copy six", range(1, 7), first=FIRST_COPIED_SIX - 1)

WINDOW = cards("card", FIRST_CARD) | {YELLOW_TILE: Action("tile", "good", "yellow", Good.YELLOW)}
TURN_KINDS = {
    kinds_of_turn.COMPANION: Action("companion"),
    kinds_of_turn.PLACE_COMPANION: Action("place companion"),
    kinds_of_turn.GUILD: Action("guild card"),
}

VOCABULARY: dict[Effect, dict[int, Action]] = {
    Effect.MOVE: places("move") | WINDOW | TURN_KINDS,
    Effect.ASSISTANT: words(decline=0, pick_up=1, pick_up_neutral=2, leave=3) | WINDOW,
    Effect.PAY_MERCHANTS: words(decline=0, pay=1) | WINDOW,
    Effect.ACTION: words(skip=0, act=1) | WINDOW,
    Effect.AFTER_ACTION: words(done=0) | WINDOW,
    Effect.ENCOUNTERS: words(done=0) | meetings | WINDOW,
    Effect.END_TURN: words(done=0, double_turn=DOUBLE_TURN) | WINDOW,
    Effect.LAST_CARDS: words(done=0) | WINDOW,
    Effect.WALK: places("move"),
    Effect.TAKE_GOOD: goods("take"),
    Effect.GIVE_GOODS: goods("give"),
    Effect.BUY_GOOD: goods("take") | words(decline=4),
    Effect.TAKE_CARD: words(from_deck=0, from_discard=1),
    Effect.DISCARD_CARD: cards("discard"),
    Effect.RETURN_ASSISTANTS: words(done=0) | places("return"),
    Effect.RETURN_ASSISTANT: places("return"),
    Effect.CALL_NUMBER: numbers("call", range(3, 13)),
    Effect.CHANGE_DICE: words(keep=0, reroll=7) | numbers("turn", range(1, 7)) | sixes,
    Effect.SELL: words(done=0) | goods("sell", 1) | any_goods,
    Effect.SEND_FAMILY: places("send"),
    Effect.ACT_THERE: words(skip=0, act=1),
    Effect.MOSQUE_TILE: goods("tile"),
    Effect.REWARD: words(reward_card=0, reward_lira=1),
    Effect.PAY_LIRA_OR_CARD: words(pay=0) | cards("discard", 1),
    Effect.PAY_LIRA_OR_GOOD: words(pay=0) | goods("give", 1),
    Effect.PAY_FIXED_OR_GOOD: words(pay=0) | goods("give", 1),
    Effect.TAKE_ITEM: items("take"),
    Effect.PAY_ITEM: items("give"),
    Effect.CHOOSE_RUBY: places("ruby"),
    Effect.ROLL_DICE: rolls,
    Effect.CARD_DRAWN: cards("draw"),
    Effect.DEMAND_DRAWN: demand_tiles,
    Effect.PLACE_LAID: cells,
    # Mocha & Baksheesh
    Effect.PLAY_GUILD_CARD: numbers("guild", guild_cards, "guild"),
    Effect.ROAST: words(done=0, pay=1)
    | goods("give", roasting.FIRST_GOOD)
    | cards("discard", roasting.FIRST_CARD)
    | numbers("discard guild", guild_cards, "guild", roasting.FIRST_GUILD_CARD),
    Effect.DISCARD_GUILD_CARD: numbers("discard guild", guild_cards, "guild"),
    Effect.TAVERN: words(done=0, movement_tile=1, encounter_tile=2, set_barrier=3, baksheesh=4),
    Effect.PLACE_BARRIER: streets(),
    Effect.ACT_BESIDE: words(skip=0) | places("use"),
    Effect.SWAP_GIVE: items("give") | words(done=5),
    Effect.SWAP_TAKE: items("take"),
    Effect.TO_CORNER: places("move"),
    Effect.TAKE_TWO: goods("take"),
    Effect.ACT_ANYWHERE: places("use"),
    Effect.GUILD_TILE: goods("tile"),
    Effect.GUILD_CARD_DRAWN: numbers("draw guild", guild_cards, "guild"),
    # Letters & Seals
    Effect.COMPANION_WALK: places("step"),
    Effect.RECALL_COMPANION: words(leave_companion=0, recall_companion=1),
    Effect.FAMILY_WALK: places("step"),
    Effect.TO_MERCHANT: {seat: Action("join", "seat", str(seat + 1), seat) for seat in range(SEATS)},
    Effect.TO_ANYWHERE: places("move"),
    Effect.RELOCATE: places("move"),
    Effect.PAY_SEALS: letter_options(),
    Effect.GIVE_LETTER: letter_options(),
    Effect.PAY_LIRA_OR_LETTER: words(pay=0) | letter_options(1),
    Effect.CHOOSE_KIOSK_TILE: numbers("kiosk", kiosk_tiles, "kiosk"),
    Effect.USE_KIOSK_TILE: words(decline=0, use=1, use_back=2),
    Effect.BID: {PASS: Action("pass"), MORE: Action("bid more")} | numbers("bid", range(1, HIGHEST_BID + 1)),
    Effect.BID_MORE: numbers("bid", range(HIGHEST_BID + 1, HIGHEST_BID + 63), first=-HIGHEST_BID),
    Effect.SERVE_TOKEN: tokens("serve"),
    Effect.LETTER_DRAWN: places("draw letter"),
    Effect.KIOSK_TILE_DRAWN: numbers("reveal", kiosk_tiles, "kiosk"),
    Effect.ROLL_DIE: numbers("roll", range(1, 7)),
}

TABLE = ActionTable(VOCABULARY)
ACTIONS, ACTION_ID, ACTION_OF, option_of = TABLE.actions, TABLE.ids, TABLE.by_option, TABLE.option_of
